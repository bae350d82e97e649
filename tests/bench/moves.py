"""What a move costs the processor: all that the bot and its workers do for it, until all of it is said.

Three people sit at each table, and each of them gets what is theirs. The measure is the straightforward
drawing of one board in the same run, as large as boards were at first: so it says the same on any machine.
On PostgreSQL it is measured beside SQLite, round by round, with all that the server works for it.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import median
from time import process_time

from bot.gallery import ride as gallery
from bot.gallery.__main__ import NAMES
from bot.loop import run
from bot.store.database import Store, Where
from bot.store.opening import opened
from bot.store.wishes import wishes_of
from bot.words.texts import Speaker
from render.canvas import Ground, Straight
from render.ride import draw_frame
from tests.bench.bot import PATIENCE, Hall, Table, p95, running, worked
from tests.bench.stored import RunningGame, ask_for, write
from tests.driver import Town, playground
from tests.postgres import LEFT_OUT, emptied, programs, serving

TABLES, SEATS = 40, 3
#: Moves at each table before anything counts, and those that count.
WARMING, COUNTED = 2, 10
STRAIGHT = 15
#: So many seconds of the processor in a second are none.
REST = 0.03
#: Of a board as version 0.1 drew it.
PIXELS = 1600 * 1200


def figures() -> Iterator[tuple[str, float]]:
    """What a move costs, in milliseconds and in boards; and how much more that is on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        [alone] = run(_moves(Path(folder), [Path(folder) / "schout.sqlite"]))
    yield "bot.move_cpu_ms", alone.cost * 1000
    yield "bot.move_cpu_ratio", alone.cost / _straight()
    if programs() is None:
        print(f"bot.pg_move_ratio left out: {LEFT_OUT}", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        here, there = run(_moves(Path(folder), [Path(folder) / "schout.sqlite", emptied()]))
    yield "bot.pg_move_cpu_ms", there.cost * 1000
    yield "bot.pg_move_p95_ms", p95(there.boards)
    yield "bot.pg_move_cpu_ratio", there.cost / here.cost
    yield "bot.pg_move_p95_ratio", p95(there.boards) / p95(here.boards)
    yield "bot.pg_move_ratio", max(there.cost / here.cost, p95(there.boards) / p95(here.boards))


@dataclass
class Measured:
    """People who play on a bot of their own, and what their moves have cost."""

    hall: Hall
    store: Store
    works: Callable[[], float]
    #: Seconds until the board hung, and those of the processor in all.
    boards: list[float] = field(default_factory=list)
    spent: float = 0

    @property
    def cost(self) -> float:
        """Seconds of the processor for a move with all that is said of it."""
        return self.spent / len(self.boards)

    async def play(self, rounds: int) -> None:
        """Make moves one after the other, each when all of the one before is said."""
        before = self.works()
        for _ in range(rounds):
            for table in self.hall.playing:
                await self.hall.move(table, [], self.boards)
                await self._said(table)
        self.spent += self.works() - before

    async def _said(self, table: Table) -> None:
        async with asyncio.timeout(PATIENCE):
            while await wishes_of(self.store, table.stored.id):
                await asyncio.sleep(0.02)


async def _moves(folder: Path, kept: Sequence[Where]) -> list[Measured]:
    """Play on one bot, or on several by turns, each with what it keeps somewhere else."""
    async with AsyncExitStack() as stack:
        halls = [await stack.enter_async_context(_hall(folder, where)) for where in kept]
        for one in halls:
            await one.play(WARMING)
            await _rested(one.works)
            one.boards, one.spent = [], 0
        for _ in range(COUNTED):
            for one in halls:
                await one.play(1)
        return halls


@asynccontextmanager
async def _hall(folder: Path, where: Where) -> AsyncIterator[Measured]:
    """A bot with tables at which people sit."""
    async with playground(record=False) as town:
        games = [_stored(town, number) for number in range(1, TABLES + 1)]
        await write(where, games)
        await ask_for(where, games, private=True)
        hall, store = Hall(town, games), await opened(where)
        try:
            async with running(town, where, folder / f"{len(str(where))}.log") as bot:
                await town.until(hall.complete, 120, lambda: "the bot did not show all games")
                works = [bot.pid] if isinstance(where, Path) else [bot.pid, serving()]
                yield Measured(hall, store, lambda: sum(map(worked, works)))
        finally:
            await store.close()


def _stored(town: Town, number: int) -> RunningGame:
    """A game somewhere in its middle, with a channel and people of its own."""
    players = tuple(int(town.newcomer(f"Player {number} {seat}").id) for seat in range(SEATS))
    room = town.new_room(f"table-{number}")
    guild = int(town.world.main_guild_id)
    return RunningGame(number, guild, int(room.id), players, number % 14 / 20 + 0.1, "ride")


async def _rested(works: Callable[[], float]) -> None:
    """Wait until all is done that a start leaves for later: it is no part of a move."""
    before, now = -1.0, works()
    while now - before > REST:
        await asyncio.sleep(1)
        before, now = now, works()


def _straight() -> float:
    """Seconds of the processor for the straightforward drawing of one board."""
    view, say = gallery.at(SEATS, "bench", 40).view(None), Speaker("en")
    times = []
    for _ in range(STRAIGHT):
        start = process_time()
        draw_frame(_large, view, NAMES, say, changed=(), below=0).png()
        times.append(process_time() - start)
    return median(times)


def _large(ground: Ground) -> Straight:
    wide, high = ground.size
    return Straight(ground, sqrt(PIXELS / (wide * high)))
