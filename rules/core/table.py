"""The table: the one place where a game changes.

A generator can be neither saved nor copied. So a game's state is complete wherever its flow yields REST,
and a game is kept as the state at such a rest (the checkpoint) and the few answers since. The checkpoint
moves on only past answers that nobody may take back any more.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from rules.core.asking import Answer, Ask, Asks, Flow, Illegal, Picks, whole, wording
from rules.core.chance import Chance, commitment
from rules.core.events import Event
from rules.core.index import Entry
from rules.core.verbs import Spots, Verbs
from rules.core.versions import check_version
from rules.core.worth import Impossible, Worths


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


class Game(Protocol):
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

    def follow(self, view: Any, question: Ask, begun: Picks) -> Picks:
        """What goes without saying after an answer: the obvious payment, say; nothing where a person decides.

        `begun` is the answer that led to the question, with others like this one in between.
        """

    def impossible(self, view: Any, question: Ask) -> Impossible:
        """What a seat might want to do and cannot: by the id that it would have, its name, and why not."""

    def index(self) -> tuple[Entry, ...]:
        """All that can be looked up."""

    def points(self, g: Any) -> list[int]:
        """Every seat's points as they stand."""

    def sources(self, g: Any) -> list[dict[str, int]]:
        """Where every seat's points come from, in the order of counting; nothing before the end.

        All of a seat's together are its points.
        """

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

    def __init__(self, game: Game, seats: int, settings: Mapping[str, str], g: Any, before: int = 0) -> None:
        """Sit down at a state that is at rest; `new` and `load` are the usual ways to get one."""
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        #: The version of the rules with which this game began.
        self.version: int = g.version
        self.before = before
        self.log: list[Answer] = []
        self.checkpoint = msgspec.json.encode(g)
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
        table = cls(game, saved.seats, saved.settings, g, saved.before)
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
    def answers(self) -> int:
        """How many answers were given in this game."""
        return self.before + len(self.log)

    @property
    def commitment(self) -> str:
        """The hash of the seed, which everybody may know from the start."""
        return commitment(self.g.chance.seed)

    def view(self, seat: int | None) -> Any:
        """What a seat may see of the game."""
        return self.game.view(self.g, seat)

    def answer(self, seat: int, picks: Sequence[str], mark: str | None = None) -> list[Event]:
        """Answer the open question of a seat, and return what happened."""
        question = self.asks.get(whole(seat))
        if question is None:
            raise Illegal("illegal-over" if self.over else "illegal-not-asked", seat=seat)
        if mark is not None and mark != self.mark(seat):
            raise Illegal("illegal-stale")
        answer = (seat, question.check(picks))
        if self._rest is not None and self.log[-1][0] != seat:
            self._settle()
        self.log.append(answer)
        self._luck.append(self.g.chance.uses)
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
        return bool(self.log) and self.log[-1][0] == seat and self._luck[-1] == self.g.chance.uses

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
        self._luck: list[int] = []
        self._rest: tuple[int, bytes] | None = None
        self._flow = self.game.play(g)
        self.log = []
        #: What happened before the first answer, where a game was dealt just now.
        self.opening = self._advance(None)

    def _replay(self, log: list[Answer]) -> None:
        self._sit(msgspec.json.decode(self.checkpoint, type=self.game.State))
        for seat, picks in log:
            self.answer(seat, picks)

    def _advance(self, answer: Answer | None) -> list[Event]:
        g = self.g
        events: list[Event] = []
        try:
            asks = next(self._flow) if answer is None else self._flow.send(answer)
            while not asks:
                events += g.news
                g.news = []
                self._rest = (len(self.log), msgspec.json.encode(g))
                asks = next(self._flow)
        except StopIteration:
            asks = {}
            self.over = True
        was, self.asks = self.asks, asks
        opened, now = self._opened, self.before + len(self.log)
        self._opened = {seat: opened[seat] if was.get(seat) is ask else now for seat, ask in asks.items()}
        events += g.news
        g.news = []
        if self._rest is not None and (not self.log or self._luck[-1] != g.chance.uses):
            self._settle()
        return events

    def _settle(self) -> None:
        """Move the checkpoint on to the last rest: no answer before it can be taken back any more."""
        assert self._rest is not None
        at, self.checkpoint = self._rest
        self._rest = None
        self.before += at
        self.log = self.log[at:]
        self._luck = self._luck[at:]
