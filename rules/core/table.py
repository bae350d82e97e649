"""The table: the one place where a game changes.

A generator can be neither saved nor copied. So a game's state is complete wherever its flow yields REST,
and a game is kept as the state at such a rest (the checkpoint) and the few answers since. The checkpoint
moves on only past answers that nobody may take back any more. Where nobody reads it, it is written down only
now and then, and made again from there by whoever reads it after all.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from rules.core.asking import Answer, Ask, Asks, Flow, Illegal, Text, whole, wording
from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.foretelling import Foretells
from rules.core.index import Entry
from rules.core.sources import Earning
from rules.core.together import Together
from rules.core.verbs import Spots, Verbs
from rules.core.versions import check_version
from rules.core.worth import Amounts, Impossible, Worths

#: Of so many checkpoints that nobody reads one is written down.
SELDOM = 8


class Setting(Struct, frozen=True):
    """Something to be agreed before a game; without choices it is a free text that the game checks itself."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    #: The version of the rules that brought it.
    since: int = 1


class View(Protocol):
    """What every view tells, whatever it is a view of."""

    @property
    def game(self) -> str:
        """The game."""

    @property
    def version(self) -> int:
        """The version of the rules with which it began."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None is a spectator's."""


class Game(Foretells, Together, Protocol):
    """What a game's module offers: plain functions over one state."""

    NAME: str
    VERSION: int
    SEATS: range
    SETTINGS: tuple[Setting, ...]
    VERBS: Verbs
    SPOTS: Spots
    State: type[Any]

    def deal(self, seats: int, settings: Mapping[str, str], chance: Chance, version: int) -> Any:
        """Lay out a new game, which keeps to this version of the rules."""

    def play(self, g: Any) -> Flow[None]:
        """Play on from wherever the state stands."""

    def view(self, g: Any, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""

    def explain(self, view: Any, question: Ask) -> Worths:
        """What each option of a seat's open question costs, brings and is for, from its view alone."""

    def impossible(self, view: Any, question: Ask) -> Impossible:
        """What a seat might want to do and cannot: by the id that it would have, its name, and why not."""

    def have(self, view: Any) -> Amounts:
        """What the reader of a view has, in short: points first."""

    def moments(self, view: Any, question: Ask | None, events: Sequence[Event]) -> tuple[Text, ...]:
        """What is special for a seat just now, after events that are news to it, with its open question.

        From a spectator's view it is what is exciting for whoever looks on.
        """

    def index(self) -> tuple[Entry, ...]:
        """All that can be looked up."""

    def points(self, g: Any) -> list[int]:
        """Every seat's points as they stand."""

    def earned(self, event: Event) -> Earning | None:
        """From which source an event brings its seat points at once, and how many."""

    def sources(self, g: Any, events: Iterable[Event]) -> list[dict[str, int]]:
        """Where every seat's points come from as they stand, in the order of counting.

        `events` is all that happened. Everybody has the same sources, which together are the points.
        """

    def round_of(self, g: Any, turns: int) -> int:
        """The round that is played after so many turns."""

    def winners(self, g: Any) -> list[int]:
        """The seats that won a game that is over."""


class SavedGame(Struct, frozen=True):
    """A game as it is kept: the checkpoint, how many answers came before it, and the answers since.

    The version is that of the rules with which it began.
    """

    game: str
    version: int
    seats: int
    settings: dict[str, str]
    before: int
    state: msgspec.Raw
    log: list[Answer]


def full_settings(
    game: Game, seats: int, given: Mapping[str, str], version: int | None = None
) -> dict[str, str]:
    """All settings of a game with the defaults filled in, or Illegal; of the newest rules or a version."""
    known = [setting for setting in game.SETTINGS if setting.since <= (version or game.VERSION)]
    if whole(seats) not in game.SEATS:
        raise Illegal("illegal-seats", seats=seats, least=game.SEATS[0], most=game.SEATS[-1])
    settings = {setting.name: setting.default for setting in known}
    if not isinstance(given, Mapping):
        raise Illegal("illegal-shape")
    for name, value in given.items():
        if wording(name) not in settings:
            raise Illegal("illegal-setting", setting=name[:100])
        settings[name] = wording(value)
    for setting in known:
        if setting.choices and settings[setting.name] not in setting.choices:
            raise Illegal("illegal-setting-value", setting=setting.name, value=settings[setting.name][:100])
    return settings


class Table:
    """A game being played. `answer` is the only way it changes; `undo` the only way back."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Mapping[str, str],
        g: Any,
        before: int = 0,
        written: bytes | None = None,
    ) -> None:
        """Sit down at a state that is at rest, written down already or not; usually by `new` or `load`."""
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        #: The version of the rules with which this game began.
        self.version: int = g.version
        #: How many answers came before the newest checkpoint.
        self.before = before
        #: The last checkpoint that was written down.
        self._written = msgspec.json.encode(g) if written is None else written
        self._sit(g)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        settings: Mapping[str, str],
        seed: str | Chance,
        version: int | None = None,
    ) -> "Table":
        """Deal a new game by the newest rules, or one again by those with which it began."""
        version = game.VERSION if version is None else version
        check_version(game, version)
        settings = full_settings(game, seats, settings, version)
        chance = seed if isinstance(seed, Chance) else Chance(wording(seed))
        return cls(game, seats, settings, game.deal(seats, settings, chance, version))

    @classmethod
    def load(cls, game: Game, data: bytes) -> "Table":
        """Take up a saved game where it was left."""
        saved = msgspec.json.decode(data, type=SavedGame)
        if saved.game != game.NAME:
            raise Illegal("illegal-saved-game", game=saved.game, expected=game.NAME)
        check_version(game, saved.version)
        g = msgspec.json.decode(saved.state, type=game.State)
        table = cls(game, saved.seats, saved.settings, g, saved.before, bytes(saved.state))
        for seat, picks in saved.log:
            table.answer(seat, picks)
        return table

    def save(self) -> bytes:
        """The game as bytes, in a time that does not grow with its length."""
        saved = SavedGame(
            self.game.NAME,
            self.version,
            self.seats,
            self.settings,
            self.before,
            msgspec.Raw(self.checkpoint),
            self.log,
        )
        return msgspec.json.encode(saved)

    @property
    def checkpoint(self) -> bytes:
        """The state at the last rest before which nothing can be taken back."""
        if self._first < self.before:
            self._write_down()
        self._due = 0
        return self._written

    @property
    def answers(self) -> int:
        """How many answers were given in this game."""
        return self._first + len(self._answers)

    @property
    def log(self) -> list[Answer]:
        """The answers since the checkpoint."""
        return self._answers[self.before - self._first :]

    def view(self, seat: int | None) -> Any:
        """What a seat may see of the game."""
        return self.game.view(self.g, seat)

    def answer(self, seat: int, picks: Sequence[str], mark: str | None = None) -> list[Event]:
        """Answer the open question of a seat, and return what happened."""
        question = self.asks.get(seat) if type(seat) is int else None
        if question is None:
            raise Illegal("illegal-over" if self.over else "illegal-not-asked", seat=whole(seat))
        if mark is not None and mark != self.mark(seat):
            raise Illegal("illegal-stale")
        answer = (seat, question.check(picks))
        if self._rest is not None and self._answers[-1][0] != seat:
            self._settle()
        self._answers.append(answer)
        self._luck = self.g.chance.uses
        try:
            return self._advance(answer)
        except Exception:
            self._replay(self.log[:-1])
            raise

    def mark(self, seat: int) -> str:
        """Six hex digits that name this very question: a stale or double click is known for what it is."""
        question = self.asks[seat]
        options = [option.id for option in question.offered]
        named = (self.g.chance.seed, self._opened[seat], seat, str(question.text), options)
        return sha256(repr(named).encode()).hexdigest()[:6]

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer is this seat's own and has neither used luck nor shown anybody anything."""
        log = self.log
        return bool(log) and log[-1][0] == seat and self._luck == self.g.chance.uses

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat."""
        if not self.can_undo(seat):
            raise Illegal("illegal-undo", seat=seat)
        self._replay(self.log[:-1])

    def _sit(self, g: Any) -> None:
        self.g = g
        self.asks: Asks = {}
        self.over = False
        self._opened: dict[int, int] = {}
        #: How often luck had been used before the last answer.
        self._luck = 0
        #: The answers since the checkpoint that was written down, and how many came before it.
        self._answers: list[Answer] = []
        self._first = self.before
        #: The last rest, if it is no checkpoint yet: after how many answers, and what was written down there.
        self._rest: tuple[int, bytes | None] | None = None
        #: After so many rests more one is written down.
        self._due = 0
        self._flow = self.game.play(g)
        #: What happened before the first answer, where a game was dealt just now.
        self.opening = self._advance(None)
        self._due = 0

    def _replay(self, log: list[Answer]) -> None:
        self._sit(msgspec.json.decode(self.checkpoint, type=self.game.State))
        for seat, picks in log:
            self.answer(seat, picks)

    def _advance(self, answer: Answer | None) -> list[Event]:
        g, flow, was, given = self.g, self._flow, self.asks, self._first + len(self._answers)
        try:
            asks = next(flow) if answer is None else flow.send(answer)
            while not asks:
                self._rest = (given, None if self._due > 0 else _written_down(g))
                self._due -= 1
                was = {}
                asks = next(flow)
        except StopIteration:
            asks = {}
            self.over = True
        self.asks = asks
        for seat, ask in asks.items():
            if seat not in was or (answer is not None and seat == answer[0]) or not _same(was[seat], ask):
                self._opened[seat] = given
        if self._rest is not None and (given == self.before or self._luck != g.chance.uses):
            self._settle()
        events: list[Event] = g.news
        g.news = []
        return events

    def _settle(self) -> None:
        """Move the checkpoint on to the last rest: no answer before it can be taken back any more."""
        assert self._rest is not None
        self.before, written = self._rest
        self._rest = None
        if written is not None:
            self._due = SELDOM
            self._begin_at(written)

    def _write_down(self) -> None:
        """Play once more from the checkpoint that was written down to the newest one."""
        g = msgspec.json.decode(self._written, type=self.game.State)
        flow = self.game.play(g)
        asks: Asks | None = next(flow)
        for answer in self._answers[: self.before - self._first]:
            while not asks:
                asks = next(flow)
            asks = flow.send(answer)
        while asks is not None and not asks:
            written = _written_down(g)
            asks = next(flow, None)
        self._begin_at(written)

    def _begin_at(self, written: bytes) -> None:
        """Forget what led to the newest checkpoint, which is written down."""
        self._written = written
        del self._answers[: self.before - self._first]
        self._first = self.before


def _written_down(g: Any) -> bytes:
    """A state at a rest as it is kept: without what has happened, which is told elsewhere."""
    news, g.news = g.news, []
    written = msgspec.json.encode(g)
    g.news = news
    return written


def _same(was: Ask, now: Ask) -> bool:
    """Whether somebody who has not answered is still asked the same, be it that it has become final since."""
    if was is now:
        return True
    ids, now_ids = [option.id for option in was.offered], [option.id for option in now.offered]
    return was.text == now.text and ids == now_ids
