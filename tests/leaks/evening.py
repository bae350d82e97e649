"""One evening: games in a real store, people who look on, and a ledger of whose secrets each has seen.

The ledger is kept apart from the bot, and forgets nobody: whoever may still answer for a seat, or could get
one by any road there is, must have seen the secrets of no other seat of that game.
"""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

from bot.messages.onlookers import everything
from bot.messages.panels import Panel, plain_names
from bot.people.privacy import forget
from bot.play.handover_votes import agree, decline, hand_over
from bot.play.lobby import Lobby
from bot.play.onlookers import answer_for_oneself, look
from bot.play.seats import add_house, rematch, sit_down
from bot.play.session import Sessions
from bot.store.database import Store
from bot.store.moves import answers_of
from bot.store.opening import opened
from bot.tables.asker import Asker
from bot.tables.clock import PACES
from bot.tables.handover import Handover, owner_of
from bot.tables.onlookers import Past
from bot.tables.seated import Seated
from bot.words.texts import Speaker, escaped
from render.games import DRAWN_BY
from rules.core.asking import Answer, Illegal, Picks
from rules.core.table import Table
from rules.players.house import answer
from tests.playing import any_picks

#: Everybody in town, by number.
TOWN = range(1, 8)
#: Where the games are.
SERVER, CHANNEL = 4, 5
#: How a seat of the house plays here: quickly.
LEVEL = "novice"
#: In Feld's Amsterdam only the orders of an expansion are secret.
SETTINGS = {"feld": {"orders": "3"}}
#: What people do between two turns, and how often.
DEEDS = {
    "looks": 12,
    "agrees": 8,
    "withdraws": 3,
    "hands over": 4,
    "comes back": 3,
    "takes back": 2,
    "rewinds": 2,
    "restarts": 2,
    "is forgotten": 1,
    "ends and resumes": 1,
    "tries every road": 6,
}


def same(one: Table, other: Table) -> bool:
    """Whether two tables are at the same moment of the same game, however they came there."""
    return (one.g, one.asks, one.answers) == (other.g, other.asks, other.answers)


class LeakError(AssertionError):
    """Somebody who can still answer for a seat has seen another's secrets."""


class Evening:
    """A store, the games that are played in it, and who has seen what."""

    def __init__(self, file: Path, seed: str, game: str, seats: int, late: int) -> None:
        """Begin with nothing seen."""
        self.file, self.seed, self.game, self.seats, self.late = file, seed, game, seats, late
        self.luck = Random(seed)
        self.now = 1_000_000.0
        self.store: Store
        self.lobby: Lobby
        self.number = 0
        #: Of the game that is played: whose secrets somebody has seen, and who agrees that all may be seen.
        self.seen: dict[int, set[int]] = {}
        self.agreed: set[int] = set()
        self.told: Counter[str] = Counter()

    # A frame for it

    async def play(self, games: int = 2) -> Counter[str]:
        """Play a game and its rematches; returns how often what happened."""
        async with self._open():
            for number in range(games):
                await (self._sit_down() if not number else self._rematch())
                await self._one_game()
        return self.told

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        await self._restart(first=True)
        try:
            yield
        finally:
            await self.store.close()

    async def _restart(self, *, first: bool = False) -> None:
        """All that is known after it comes from the file."""
        if not first:
            await self.store.close()
            self.told["restarts"] += 1
        self.store = await opened(self.file)
        self.lobby = Lobby(Sessions(self.store, lambda: self.now))

    async def _seated(self) -> Seated:
        return await self.lobby.sessions.seated(self.number)

    # A game

    async def _sit_down(self) -> None:
        secrets = SimpleNamespace(token_hex=lambda size: f"{self.seed}-1")
        with patch("bot.play.lobby.secrets", secrets):
            row = await self.lobby.new(
                game=self.game, guild_id=SERVER, channel_id=CHANNEL, host=(1, "1"), seats=self.seats,
                language="en", pace="day", settings=SETTINGS.get(self.game, {}), late=self.late,
            )  # fmt: skip
        self.number = row.id
        people = self.luck.randint(2, self.seats)
        for user in range(2, people + 1):
            await self.lobby.join(row.id, user, str(user))
        await self._begin(row.id, range(1, people + 1))

    async def _rematch(self) -> None:
        """Whoever has looked on before plays now like anybody else: it is a new game."""
        old, people = await self._seated(), self.luck.sample(TOWN, 2)
        with patch("bot.play.lobby.secrets", SimpleNamespace(token_hex=lambda size: f"{self.seed}-2")):
            row = await rematch(self.lobby, old, Asker(people[0], str(people[0]), "en", CHANNEL, SERVER))
        self.number = row.id
        there = await self._seated()
        if len(there.seats) < row.seats:
            await self.lobby.join(row.id, people[1], str(people[1]))
        self.told["rematches"] += 1
        await self._begin(row.id, people)

    async def _begin(self, number: int, people: object) -> None:
        self.seen, self.agreed = {}, set()
        while (seated := await self._seated()).row.stage == "open":
            for seat in seated.seats:
                if seat.user_id and self.luck.random() < 0.9 and seat.user_id not in self.agreed:
                    await answer_for_oneself(self.lobby, number, seat.user_id, agrees=True)
                    self.agreed.add(seat.user_id)
            if len(seated.seats) < seated.row.seats:
                await add_house(self.lobby, number, LEVEL)
            else:
                await self.lobby.start(number)

    async def _one_game(self) -> None:
        deeds: dict[str, Callable[[], Awaitable[None]]] = {
            "looks": self._looks,
            "agrees": lambda: self._says(agrees=True),
            "withdraws": lambda: self._says(agrees=False),
            "hands over": self._hands_over,
            "comes back": self._comes_back,
            "takes back": self._takes_back,
            "rewinds": self._rewinds,
            "restarts": self._restart,
            "is forgotten": self._is_forgotten,
            "ends and resumes": self._ends_and_resumes,
            "tries every road": self._tries_every_road,
        }
        while (await self._seated()).row.stage != "over":
            await self._turn()
            [deed] = self.luck.choices(list(DEEDS), list(DEEDS.values()))
            await deeds[deed]()
            self._check(await self._seated())
            if (await self._seated()).row.stage == "ended":
                # Whoever was the last at the table has had their data deleted: the house plays on alone.
                await self.lobby.pause(self.number, False)
        self.told["games"] += 1
        # When it is over everybody may see everything, as they always could.
        shown, past = await look(self.lobby, self.number, self.luck.choice(TOWN))
        assert same(past.table, shown.table())

    async def _turn(self) -> None:
        """Whoever is asked answers all that they are asked, or some of it."""
        seated = await self._seated()
        if seated.row.stage != "playing":
            return
        table, seat = seated.table(), self.luck.choice(seated.row.asked)
        answers: list[Picks] = []
        while seat in table.asks and (not answers or self.luck.random() < 0.95):
            ask, view = table.asks[seat], table.view(seat)
            by_luck = self.luck.random() < 0.3
            mind = f"{self.seed} {self.luck.random()}"
            picks = any_picks(ask, self.luck) if by_luck else answer(view, ask, LEVEL, mind, 0.1)
            table.answer(seat, picks)
            answers.append(picks)
        sessions, who = self.lobby.sessions, seated.seats[seat].user_id
        if who is None:
            await sessions.answer_for(seated, seat, answers)
        for picks in answers if who else ():
            await sessions.answer(self.number, who or 0, seat, picks)
        self.told["answers"] += len(answers)

    # What people do

    async def _says(self, *, agrees: bool) -> None:
        user = self.luck.choice(TOWN)
        with contextlib.suppress(Illegal):
            await answer_for_oneself(self.lobby, self.number, user, agrees=agrees)
            (self.agreed.add if agrees else self.agreed.discard)(user)

    async def _hands_over(self) -> None:
        """A seat goes to somebody or to the house, by the word of its owner, the host's, or a vote."""
        seated = await self._seated()
        seat, asker = self.luck.randrange(self.seats), self.luck.choice(TOWN)
        if self.luck.random() < 0.5:
            asker = owner_of(seated.seats[seat]) or asker
        if self.luck.random() < 0.2:
            self.now += 2 * PACES["day"]
        to = self.luck.choice([None, *TOWN])
        wanted = Handover(seat, asker, asker == 1, to, str(to) if to else "", None if to else LEVEL)
        with contextlib.suppress(Illegal):
            count = await hand_over(self.lobby, self.number, wanted)
            number = (await self._seated()).seats[seat].handover
            for voter in TOWN:
                if not count.done and number is not None:
                    with contextlib.suppress(Illegal):
                        count = await agree(self.lobby, self.number, number, voter)
            if not count.done and number is not None:
                await decline(self.lobby, self.number, number, self.luck.choice(TOWN))
            self.told["handovers"] += count.done

    async def _comes_back(self) -> None:
        user = self.luck.choice(TOWN)
        with contextlib.suppress(Illegal):
            await sit_down(self.lobby, self.number, user, str(user))
            self.told["came back"] += 1

    async def _takes_back(self) -> None:
        with contextlib.suppress(Illegal):
            await self.lobby.sessions.undo(self.number, self.luck.choice(TOWN))
            self.told["taken back"] += 1

    async def _rewinds(self) -> None:
        row = (await self._seated()).row
        with contextlib.suppress(Illegal):
            target = max(1, row.answers - self.luck.randrange(30))
            await self.lobby.sessions.rewind(self.number, target, row.answers)
            self.told["rewinds"] += 1

    async def _is_forgotten(self) -> None:
        """Somebody has their data deleted; the ledger remembers what they have seen."""
        user, seated = self.luck.choice(TOWN), await self._seated()
        if {owner for seat in seated.seats if (owner := owner_of(seat))} <= {user}:
            return
        await forget(self.lobby, user)
        self.agreed.discard(user)
        self.told["forgotten"] += 1

    async def _ends_and_resumes(self) -> None:
        with contextlib.suppress(Illegal):
            await self.lobby.end(self.number, "ended")
            await self._looks()
            await self.lobby.pause(self.number, False)
            self.told["resumed"] += 1

    # Looking on

    async def _looks(self) -> None:
        """Somebody wants to see everything; whether they may is worked out anew here."""
        user, seated = self.luck.choice(TOWN), await self._seated()
        if seated.row.stage == "over":
            return
        owners = {owner for seat in seated.seats if (owner := owner_of(seat))}
        may = bool(owners) and user not in owners and owners <= self.agreed
        try:
            shown, past = await look(self.lobby, self.number, user)
        except Illegal as illegal:
            early = illegal.text.key == "refused-too-early"
            if may and not early:
                raise AssertionError(f"{user} may look, and is told {illegal.text}") from illegal
            self.told["too early" if early else "looks refused"] += 1
            return
        if not may:
            raise LeakError(f"{user} was shown everything of a game of {owners}, {self.agreed} agreed")
        self.seen.setdefault(user, set()).update(range(self.seats))
        self.told["looks"] += 1
        self._check_late(shown, past, await answers_of(self.store, self.number))
        self._check_shown(shown, past)

    def _check_late(self, seated: Seated, past: Past, log: list[Answer]) -> None:
        """What is shown was so, and everybody has had their turns since; nothing taken back is in it."""
        then, since = log[: past.table.answers], log[past.table.answers :]
        table = Table.new(seated.game, self.seats, seated.row.settings, seated.row.luck)
        for seat, picks in then:
            table.answer(seat, picks)
        assert same(table, past.table)
        for seat in range(self.seats):
            answered = sum(who == seat for who, _ in since)
            if answered < self.late:
                raise LeakError(f"seat {seat} has answered {answered} times since, not {self.late}")

    def _check_shown(self, seated: Seated, past: Past) -> None:
        """Each panel tells what each seat knew then, and nothing that anybody has learnt since."""
        say, now = Speaker("en"), seated.table()
        then = {line for seat in range(self.seats) for line in self._lines(seated, past.table, seat)}
        learnt = {line for seat in range(self.seats) for line in self._lines(seated, now, seat)} - then
        for seat in (None, *range(self.seats)):
            panel = everything(seated, past, say, "phone", seat)
            text = "\n".join(panel.blocks)
            told = then if seat is None else self._lines(seated, past.table, seat)
            assert all(line in text for line in told), (told, text)
            if any(line in text.split("• ") for line in learnt):
                raise LeakError(f"what is not late is told: {learnt} in {text}")
            self._check_pictures(panel, past)
        self.told["secrets told"] += len(then)
        self.told["secrets that still hold"] += len(
            then & {line for seat in range(self.seats) for line in self._lines(seated, now, seat)}
        )

    @staticmethod
    def _lines(seated: Seated, table: Table, seat: int) -> set[str]:
        artist = DRAWN_BY[seated.row.game]
        lines = artist.secrets(table.view(seat), plain_names(seated), Speaker("en").plainly())
        return {escaped(line) for line in lines}

    def _check_pictures(self, panel: Panel, past: Past) -> None:
        views = [past.table.view(seat) for seat in (None, *range(self.seats))]
        assert all(getattr(shot, "view", None) in views for shot in panel.shots)

    # Who can still answer

    def _check(self, seated: Seated) -> None:
        """Whoever has a seat, or has one kept, has seen no other; each sees theirs from now on."""
        if seated.row.stage == "over":
            return
        for seat in seated.seats:
            owner = owner_of(seat)
            if owner is not None:
                seen = self.seen.setdefault(owner, set())
                seen.add(seat.seat)
                if seen != {seat.seat}:
                    raise LeakError(f"{owner} has seat {seat.seat}, and has seen {seen}")

    async def _tries_every_road(self) -> None:
        """Somebody who has seen everything wants a seat, and everybody helps them."""
        seated = await self._seated()
        everything = [user for user, seen in self.seen.items() if len(seen) == self.seats]
        if seated.row.stage != "playing" or not everything:
            return
        user = self.luck.choice(everything)
        roads: list[Callable[[], Awaitable[object]]] = [
            partial(sit_down, self.lobby, self.number, user, str(user)),
            partial(self.lobby.sessions.answer, self.number, user, None, []),
        ]
        for seat in seated.seats:
            for asker in {owner_of(seat) or 1, 1, user, *(s.user_id for s in seated.seats if s.user_id)}:
                wanted = Handover(seat.seat, asker, True, user, str(user))
                roads.append(partial(hand_over, self.lobby, self.number, wanted))
        for road in roads:
            try:
                await road()
            except Illegal:
                self.told["roads refused"] += 1
            else:
                raise LeakError(f"{user} has seen everything and got a seat, or a vote on one")
