"""People who play on, whatever happens: they press what they see, sometimes twice, late or at once."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.playground.world import deeds
from bot.playground.world.interactions import COMPONENT, Interaction
from bot.playground.world.state import LOADING, Message, Payload
from rules.core.asking import THEN
from tests.driver import Player, Room, Town
from tests.driver.shown import Shown
from tests.e2e.fleet import Fleet
from tests.e2e.process import Process
from tests.fuzz.judge import is_refusal
from tests.storm.ledger import Ledger, Move

ANSWERS = re.compile(r"(?:pick|sel|some|part):(\d+):(\d+):([^:]+):(.+)", re.DOTALL)
#: Seconds in which the bot has acknowledged a press, or never will; Discord waits three.
PATIENCE = 4.0
#: Seconds for which people look at what they have pressed, and wait for what comes of it.
ATTENTION = 1.5
#: Moves that are often possible, as people type them.
TYPED: dict[str, tuple[str, dict[str, str]]] = {
    "ride": ("ride draw", {"card": "draw:deck"}),
    "feld": ("feld pass", {}),
}
#: As many panels of one's own as people leave lying about.
PANELS = 3


@dataclass
class Table:
    """A room and the people who play there, one game after the other."""

    room: Room
    game: str
    people: list[Player]
    terms: dict[str, Any]
    #: Whether people take back answers here: then a move that was promised may be gone for a good reason.
    undoing: bool = False
    #: Whether people type their moves: those carry no mark, and are not in the ledger.
    typing: bool = False


@dataclass(frozen=True)
class Seen:
    """A game as anybody at it could know it."""

    number: int
    stage: str
    answers: int
    asked: tuple[int, ...]
    seats: dict[int, int]


@dataclass
class Crowd:
    """Everybody who plays."""

    town: Town
    bot: Process | Fleet
    luck: Random
    ledger: Ledger
    tables: list[Table] = field(default_factory=list)
    #: How many times as long as usually they take before they do something again.
    leisure: float = 1.0
    #: Cleared while everybody lets the bot be.
    playing: asyncio.Event = field(default_factory=asyncio.Event)
    busy: int = 0
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def start(self) -> None:
        """Let everybody begin."""
        self.playing.set()
        for table in self.tables:
            self.tasks += [asyncio.create_task(self._life(table, person)) for person in table.people]

    def check(self) -> None:
        """See that nobody has gone away: then their games would not go on, whatever the bot does."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def pause(self) -> None:
        """Let everybody finish what they are doing, and then let the bot be."""
        self.check()
        self.playing.clear()
        while self.busy:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        # One that is told to stop just when its waiting is over does not hear it, and is told again.
        while left := [task for task in self.tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1)

    def seen(self, table: Table) -> Seen | None:
        """The latest game of a room."""
        rows = self.bot.rows(
            "SELECT id, stage, answers, asked FROM games WHERE channel_id = ? ORDER BY id DESC LIMIT 1",
            int(table.room.id),
        )
        if not rows:
            return None
        [row] = rows
        seats = self.bot.rows("SELECT user_id, seat FROM seats WHERE game_id = ?", row[0])
        asked = tuple(int(seat) for seat in re.findall(r"\d+", row[3]))
        return Seen(row[0], row[1], row[2], asked, {user: seat for user, seat in seats if user})

    def before(self, table: Table) -> str:
        """How the game of a room stands, and what each of its people could press."""
        seen = self.seen(table)
        assert seen is not None
        offered = {
            person.name: [part["custom_id"] for part in _questions(panel, seen.number)][:5]
            for person in table.people
            if (panel := self._panel(self.town.world.dm(person.person).id, person, seen.number))
        }
        return f"{seen} {offered} {table}"

    # What somebody does

    async def _life(self, table: Table, person: Player) -> None:
        luck = Random(f"{self.luck.random()}")
        while True:
            await self.playing.wait()
            self.busy += 1
            try:
                await self._step(table, person, luck)
            finally:
                self.busy -= 1
            await asyncio.sleep(luck.uniform(0.02, 0.25) * self.leisure)

    async def _step(self, table: Table, person: Player, luck: Random) -> None:
        seen, host = self.seen(table), table.people[0]
        if seen is None or seen.stage in ("over", "ended"):
            if person is host:
                await self.type(person, table.room, "game new", game=table.game, **table.terms)
        elif seen.stage == "open":
            if int(person.id) not in seen.seats:
                await self._press_public(person, table, f"do:{seen.number}:join")
        elif seen.seats.get(int(person.id)) in seen.asked:
            await self._move(table, person, seen, luck)
        elif luck.random() < 0.1:
            await self._look_around(table, person, seen, luck)

    async def _move(self, table: Table, person: Player, seen: Seen, luck: Random) -> None:
        dice = luck.random()
        if table.typing and dice < 0.5:
            await self._type_a_move(table, person)
            return
        if table.undoing and dice < 0.1:
            await self._press_public(person, table, f"do:{seen.number}:undo")
            return
        if dice < 0.25:
            await self._press_public(person, table, f"do:{seen.number}:turn")
            message = self._panel(table.room.id, person, seen.number)
        else:
            message = self._panel(self.town.world.dm(person.person).id, person, seen.number)
        if message is None:
            return
        custom_id, values = _choice(message, seen.number, luck)
        times = 2 if dice > 0.92 else 1
        presses = [self._press(person, message, custom_id, values) for _ in range(times)]
        await asyncio.gather(*presses)
        if dice > 0.97:
            await self._press(person, message, custom_id, values)
        before = message.payload
        with suppress(AssertionError):
            await self.town.until(lambda: message.payload is not before, ATTENTION)

    async def _look_around(self, table: Table, person: Player, seen: Seen, luck: Random) -> None:
        dice = luck.random()
        if dice < 0.3:
            await self._press_public(person, table, f"do:{seen.number}:watch")
        elif dice < 0.5:
            await self._press_public(person, table, f"do:{seen.number}:turn")
        elif dice < 0.7:
            await self.type(person, table.room, "my hand")
        else:
            key = (seen.number, int(person.id))
            number = self.ledger.notes.get(key, 0) + 1
            made = await self.type(person, table.room, "my notes", text=f"note {number:06}")
            if made is not None and made.original is not None and _written(made.original):
                self.ledger.notes[key] = number

    # How it is done

    def _panel(self, channel_id: str, person: Player, number: int) -> Message | None:
        """The latest message for somebody alone that asks what a game asks."""
        held = list(self.town.world.messages[channel_id].values())
        private = [message for message in held if message.reader in (None, person.id)]
        own = [message for message in private if _questions(message, number)]
        for old in [message for message in private if message.reader == person.id][:-PANELS]:
            self.town.world.delete(old)
        return own[-1] if own else None

    async def _press(
        self, person: Player, message: Message, custom_id: str, values: list[str] | None
    ) -> None:
        """Press what answers a question, even if it is not there any more."""
        data: Payload = {"component_type": 2, "custom_id": custom_id, "id": 1}
        if values is not None:
            data |= {"component_type": 3, "values": values}
        world, desk = self.town.world, self.town.playground.desk
        channel = world.channels[message.channel_id]
        made = desk.start(COMPONENT, person.person, channel, data, source=message)
        found = ANSWERS.fullmatch(custom_id)
        assert found is not None
        picks = tuple(values) if values is not None else (found[4],)
        if custom_id.startswith("part:"):
            # It only shows what is chosen so far.
            return
        self.ledger.note(Move(int(found[1]), int(found[2]), found[3], picks), made)
        await self._answered(made)

    async def _press_public(self, person: Player, table: Table, custom_id: str) -> None:
        world, desk = self.town.world, self.town.playground.desk
        for message in reversed(world.messages[table.room.id].values()):
            if message.reader is None and Shown(message.payload).component(custom_id):
                start = deeds.component
                await self._try(
                    lambda: start(desk, person.person, table.room.channel, message.id, custom_id)  # noqa: B023
                )
                return

    async def type(self, person: Player, room: Room, line: str, **options: Any) -> Interaction | None:
        """Type a command, and wait for its answer."""
        return await self.ask(person, room, line, options, PATIENCE)

    async def ask(
        self, person: Player, room: Room, line: str, options: dict[str, Any], patience: float
    ) -> Interaction | None:
        """The same, waiting for so many seconds at most."""
        desk = self.town.playground.desk
        command, nested = person._command(line, room.channel, options)
        return await self._try(
            lambda: deeds.slash(desk, person.person, room.channel, command, nested), patience
        )

    async def _type_a_move(self, table: Table, person: Player) -> None:
        line, given = TYPED[table.game]
        await self.type(person, table.room, line, **given)

    async def _try(self, start: Callable[[], Interaction], patience: float = PATIENCE) -> Interaction | None:
        try:
            made = start()
        except deeds.ImpossibleError:
            return None
        await self._answered(made, patience)
        return made

    async def _answered(self, made: Interaction, patience: float = PATIENCE) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(made.finished.wait(), patience)


def _written(message: Message) -> bool:
    """Whether a message tells that a note was taken."""
    return not message.flags & LOADING and not is_refusal(message.payload)


def _questions(message: Message, number: int) -> list[Payload]:
    """The buttons and selects on a message that answer the question of a game."""
    parts = [part for part in Shown(message.payload).components if not part.get("disabled")]
    return [
        part
        for part in parts
        if (found := ANSWERS.fullmatch(part.get("custom_id") or "")) and int(found[1]) == number
        if THEN not in part["custom_id"] and ("options" not in part or _offered(part))
    ]


def _offered(part: Payload) -> list[str]:
    """What can be chosen of a select, but for several answers at once: the log does not tell those apart."""
    values = [option["value"] for option in part["options"]]
    return [value for value in values if not value.startswith("page:") and THEN not in value]


def _choice(message: Message, number: int, luck: Random) -> tuple[str, list[str] | None]:
    """Something to press, by luck."""
    part = luck.choice(_questions(message, number))
    if "options" not in part:
        return part["custom_id"], None
    some = luck.randint(part.get("min_values", 1), part.get("max_values", 1))
    return part["custom_id"], luck.sample(_offered(part), some)
