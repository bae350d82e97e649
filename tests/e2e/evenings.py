"""Whole games by luck, with everybody's phone on the table: what rang, and for which question."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.store.games import drop_shares, update_game
from bot.store.people import change_settings, person_of
from bot.store.rows import GameRow
from bot.tables.leave import resting
from bot.tables.seated import Seated
from tests.driver import Player, Room
from tests.e2e.conftest import Stage
from tests.phones import Note, Phone
from tests.playing import any_picks

HOUR = 3600


@dataclass(frozen=True)
class Rung:
    """A notification, the turn and the people who were asked when it came, and whether it woke its owner."""

    owner: Player
    note: Note
    turn: int
    asked: frozenset[str]
    asleep: bool = False


@dataclass
class Evening:
    """A table at which people play by luck."""

    stage: Stage
    people: list[Player]
    room: Room
    number: int
    luck: Random
    #: Seconds that somebody thinks before an answer.
    pause: float = 120
    rung: list[Rung] = field(default_factory=list)
    #: By person, the turns in which they were asked; but not those who knew, having just answered themselves.
    asked: dict[str, set[int]] = field(default_factory=dict)
    known: set[tuple[str, int]] = field(default_factory=set)

    async def row(self) -> GameRow:
        return (await self.stage.bot.sessions.seated(self.number)).row

    def of(self, person: Player, *, private: bool | None = None) -> list[Rung]:
        """What rang for somebody."""
        own = [each for each in self.rung if each.owner is person]
        return [each for each in own if private is None or each.note.private is private]

    async def said(self) -> None:
        """Wait until all is said, look at the clocks, and note whose phone rang for what."""
        await self._idle()
        await self.stage.bot.clocks.look()
        await self._idle()
        seated = await self.stage.bot.sessions.seated(self.number)
        asked = [seated.seats[seat].user_id for seat in seated.row.asked]
        ids = frozenset(str(user) for user in asked if user and seated.row.stage == "playing")
        for person in self.people:
            asleep = await self._asleep(int(person.id))
            for note in Phone(person).notes[len(self.of(person)) :]:
                self.rung.append(Rung(person, note, seated.row.turn, ids, asleep))
            if person.id in ids and (person.id, seated.row.turn) not in self.known:
                self.asked.setdefault(person.id, set()).add(seated.row.turn)

    async def _idle(self) -> None:
        await self.stage.bot.outbox.idle()
        await self.stage.town.until(lambda: not self.stage.bot.outbox.saying)

    async def _asleep(self, user_id: int) -> bool:
        return resting(await person_of(self.stage.store, user_id), self.stage.bot.sessions.now)

    async def answer(self) -> None:
        """Somebody who is asked and awake answers something, or else an hour passes."""
        seated: Seated = await self.stage.bot.sessions.seated(self.number)
        table = seated.table()
        users = {seat: seated.seats[seat].user_id or 0 for seat in sorted(table.asks)}
        before = [seat for seat, user in users.items() if not await self._asleep(user)]
        self.stage.watch.offset += self.pause
        awake = [seat for seat, user in users.items() if not await self._asleep(user)]
        if set(awake) - set(before):
            # Whoever wakes up looks at the phone first.
            await self.said()
        if not awake:
            self.stage.watch.offset += HOUR
            await self.said()
            return
        seat = self.luck.choice(awake)
        picks, user = any_picks(table.asks[seat], self.luck), users[seat]
        await self.stage.bot.sessions.answer(self.number, user, seat, picks, table.mark(seat))
        row = await self.row()
        if seat in row.asked:
            self.known.add((str(user), row.turn))
        await self.said()

    async def play(self) -> GameRow:
        """Play to the end."""
        while (row := await self.row()).stage == "playing":
            await self.answer()
        return row


async def sit_down(
    stage: Stage, people: Sequence[Player], settings: Sequence[dict[str, Any]] = (), game: str = "ride"
) -> Evening:
    """People at a table, each with settings of their own; nobody has done anything for a while.

    What they look at is not drawn: it is not about that.
    """

    async def nothing(*_: object) -> list[Any]:
        return []

    stage.bot.outbox.pictures.draw = nothing  # type: ignore[method-assign,assignment]
    for person, own in zip(people, settings, strict=False):
        await change_settings(stage.store, int(person.id), "en-GB", own)
    room = stage.town.room("dam")
    await people[0].slash("game new", channel=room, game=game, seats=len(people))
    await stage.quiet()
    for person in people[1:-1]:
        await person.press("Join", channel=room)
        await stage.quiet()
    stage.watch.offset += 300
    async with stage.store.change() as db:
        # Nothing here depends on luck that is not the same every time.
        await update_game(db, 1, seed=b"evening".hex())
        await drop_shares(db, 1)
    await stage.bot.lobby.join(1, int(people[-1].id), people[-1].name)
    made = Evening(stage, list(people), room, 1, Random("evening"))
    await made.said()
    return made
