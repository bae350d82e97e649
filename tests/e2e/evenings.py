"""Whole games by luck, with everybody's phone on the table: what rang, and for which question."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.store.people import change_settings
from bot.store.rows import GameRow
from bot.tables.seated import Seated
from tests.driver import Player, Room
from tests.e2e.conftest import Stage
from tests.phones import Note, Phone
from tests.playing import any_picks


@dataclass(frozen=True)
class Rung:
    """A notification, and the turn and the people who were asked when it came."""

    owner: Player
    note: Note
    turn: int
    asked: frozenset[str]


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
    #: By person, the turns in which they were asked.
    asked: dict[str, set[int]] = field(default_factory=dict)

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
            for note in Phone(person).notes[len(self.of(person)) :]:
                self.rung.append(Rung(person, note, seated.row.turn, ids))
            if person.id in ids:
                self.asked.setdefault(person.id, set()).add(seated.row.turn)

    async def _idle(self) -> None:
        await self.stage.bot.outbox.idle()
        await self.stage.town.until(lambda: not self.stage.bot.outbox.saying)

    async def answer(self) -> None:
        """Somebody who is asked answers something."""
        self.stage.watch.offset += self.pause
        seated: Seated = await self.stage.bot.sessions.seated(self.number)
        table = seated.table()
        seat = self.luck.choice(sorted(table.asks))
        picks, user = any_picks(table.asks[seat], self.luck), seated.seats[seat].user_id
        assert user is not None
        await self.stage.bot.sessions.answer(self.number, user, seat, picks, table.mark(seat))
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
    await stage.bot.lobby.join(1, int(people[-1].id), people[-1].name)
    made = Evening(stage, list(people), room, 1, Random("evening"))
    await made.said()
    return made
