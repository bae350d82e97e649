"""What a move costs the processor: all that the bot and its workers do for it, until all of it is said.

Three people sit at each table, and each of them gets what is theirs. The measure is the straightforward
drawing of one board in the same run, as large as boards were at first: so it says the same on any machine.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import median
from time import process_time

from bot.gallery import ride as gallery
from bot.gallery.__main__ import NAMES
from bot.words.texts import Speaker
from render.canvas import Ground, Straight
from render.ride import draw_frame
from tests.bench.bot import PATIENCE, Hall, Table, running, worked
from tests.bench.stored import RunningGame, ask_for, write
from tests.driver import Town, playground

TABLES, SEATS = 40, 3
#: Moves at each table before anything counts, and those that count.
WARMING, COUNTED = 2, 10
STRAIGHT = 15
#: So many seconds of the processor in a second are none.
REST = 0.03
#: Of a board as version 0.1 drew it.
PIXELS = 1600 * 1200


def figures() -> Iterator[tuple[str, float]]:
    """What a move costs, in milliseconds and in boards."""
    with tempfile.TemporaryDirectory() as folder:
        move = asyncio.run(_move(Path(folder) / "schout.sqlite"))
    yield "bot.move_cpu_ms", move * 1000
    yield "bot.move_cpu_ratio", move / _straight()


async def _move(database: Path) -> float:
    """Seconds of the processor for a move with all that is said of it."""
    async with playground(record=False) as town:
        games = [_stored(town, number) for number in range(1, TABLES + 1)]
        await write(database, games)
        await ask_for(database, games, private=True)
        hall = Hall(town, games)
        reader = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        try:
            async with running(town, database) as bot:
                await town.until(hall.complete, 120, lambda: "the bot did not show all games")
                await _played(hall, reader, WARMING)
                await _rested(bot.pid)
                before = worked(bot.pid)
                made = await _played(hall, reader, COUNTED)
                return (worked(bot.pid) - before) / made
        finally:
            reader.close()


def _stored(town: Town, number: int) -> RunningGame:
    """A game somewhere in its middle, with a channel and people of its own."""
    players = tuple(int(town.newcomer(f"Player {number} {seat}").id) for seat in range(SEATS))
    room = town.new_room(f"table-{number}")
    guild = int(town.world.main_guild_id)
    return RunningGame(number, guild, int(room.id), players, number % 14 / 20 + 0.1, "ride")


async def _played(hall: Hall, reader: sqlite3.Connection, rounds: int) -> int:
    """Make moves one after the other, each when all of the one before is said; returns how many."""
    boards: list[float] = []
    for _ in range(rounds):
        for table in hall.playing:
            await hall.move(table, [], boards)
            await _said(reader, table)
    return len(boards)


async def _said(reader: sqlite3.Connection, table: Table) -> None:
    async with asyncio.timeout(PATIENCE):
        wished = "SELECT count(*) FROM outbox WHERE game_id = ?"
        while reader.execute(wished, (table.stored.id,)).fetchone()[0]:
            await asyncio.sleep(0.005)


async def _rested(pid: int) -> None:
    """Wait until all is done that a start leaves for later: it is no part of a move."""
    before, now = -1.0, worked(pid)
    while now - before > REST:
        await asyncio.sleep(1)
        before, now = now, worked(pid)


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
