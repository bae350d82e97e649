"""One server fails while people play in two: how long do the other's boards take, and who is still asked?

As a program it runs the bot in a process of its own and lets a server fail for five minutes:

    python -m tests.storm.failing_server [SECONDS]
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from bot.playground.world.state import Guild, Message
from tests.bench.bot import Hall, Table, p95, running
from tests.bench.stored import RunningGame, ask_for, write
from tests.driver import Town, playground

#: Tables in each of the two servers, moves a second in each, and seconds to play before anything fails.
TABLES, MOVES_A_SECOND, CALM = 60, 2.0, 90.0
#: What somebody at a table does; and how people play on for a while.
Move: TypeAlias = Callable[[Table], Coroutine[Any, Any, None]]
Play: TypeAlias = Callable[[Hall, Move], Awaitable[None]]
#: The longest that anything may take before it counts as never.
PATIENCE = 120.0


@dataclass
class Times:
    """Seconds from a press to the board in one server, and to the next question in the one that fails."""

    boards_before: list[float] = field(default_factory=list)
    questions_before: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    questions: list[float] = field(default_factory=list)
    #: From the end of the failing until all that was left unsaid is said.
    recovered: float = 0.0


class Day:
    """Two servers, of which one fails for a while."""

    def __init__(self, town: Town, tables: int) -> None:
        """Seat two people at each table, games in the middle at all of them."""
        self.town = town
        self.failing = town.world.add_guild("Haarlem")
        numbers = range(1, tables + 1)
        self.well = Hall(town, [table(town, number, town.world.main_guild) for number in numbers])
        self.ill = Hall(town, [table(town, tables + number, self.failing) for number in numbers])

    @property
    def games(self) -> list[RunningGame]:
        return [seat.stored for hall in (self.well, self.ill) for seat in hall.playing]

    def complete(self) -> bool:
        """Whether everybody has been sent their game."""
        return self.well.complete() and self.ill.complete()

    async def run(self, calm: Play, failing: Play, **fault: Any) -> Times:
        """Play in both for a while, go on while one fails, and return how long people waited."""
        times = Times()
        await self._play(calm, times.boards_before, times.questions_before)
        with self.town.faults.add(path="/channels/", guild=self.failing, times=None, **fault):
            await self._play(failing, times.boards, times.questions)
        return times

    async def _play(self, play: Play, boards: list[float], questions: list[float]) -> None:
        await asyncio.gather(
            play(self.well, lambda table: self.well.move(table, [], boards)),
            play(self.ill, lambda table: asked_by_dm(self.ill, table, questions)),
        )


def table(town: Town, number: int, guild: Guild) -> RunningGame:
    """A game with a channel and two people of its own."""
    people = [town.newcomer(f"Player {number} {seat}") for seat in "ab"]
    for person in people:
        if guild is not town.world.main_guild:
            town.world.join(person.person, guild)
    room = town.new_room(f"table-{number}", guild)
    players = tuple(int(person.id) for person in people)
    return RunningGame(number, int(guild.id), int(room.id), players, number % 7 / 20 + 0.1, "ride")


async def in_turn(hall: Hall, move: Move, *, moves: int, at_once: int) -> None:
    """Let people move so many times, and so many of them at once, however long each move takes."""
    left, luck = iter(range(moves)), Random("in turn")

    async def some() -> None:
        for _ in left:
            await hall.town.until(lambda: ready(hall, luck) is not None, PATIENCE, lambda: "nobody is asked")
            table = ready(hall, luck)
            assert table is not None
            table.busy = True
            await move(table)

    await asyncio.gather(*(some() for _ in range(at_once)))


def ready(hall: Hall, luck: Random) -> Table | None:
    """A table at which somebody could move, if there is one."""
    shuffled = luck.sample(hall.playing, len(hall.playing))
    return next((seat for seat in shuffled if not seat.busy and hall.asked(seat)), None)


async def busy(hall: Hall, move: Move, *, a_second: float, seconds: float) -> None:
    """Let people move by luck, so many a second, for some seconds."""
    loop, luck = asyncio.get_running_loop(), Random("busy")
    at = loop.time()
    end = at + seconds
    async with asyncio.TaskGroup() as group:
        while (at := at + luck.expovariate(a_second)) < end:
            await asyncio.sleep(at - loop.time())
            if (table := ready(hall, luck)) is not None:
                table.busy = True
                group.create_task(move(table))


async def asked_by_dm(hall: Hall, table: Table, questions: list[float]) -> None:
    """Answer by DM at a table whose server fails, and wait until whoever is asked next has the question."""
    asked = hall.asked(table)
    assert asked is not None
    user_id, panel = asked
    answered = {component["custom_id"] for component in hall.questions(panel)}
    start = time.perf_counter()
    await hall.click(user_id, panel, *hall.choice(panel), [])

    def is_asked() -> bool:
        now: tuple[str, Message] | None = hall.asked(table)
        return now is not None and answered.isdisjoint(c["custom_id"] for c in hall.questions(now[1]))

    await hall.town.until(is_asked, PATIENCE, lambda: f"nobody was asked at table {table.stored.id}")
    questions.append(time.perf_counter() - start)
    table.busy = False


async def five_minutes(seconds: float) -> Times:
    """The bot in a process of its own, many tables, and a server that fails for so long."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "schout.sqlite"
        async with playground(record=False) as town:
            day = Day(town, TABLES)
            await write(database, day.games)
            await ask_for(database, day.games, private=True)
            async with running(town, database):
                await town.until(day.complete, 120, lambda: "the bot did not show all games")
                calm, failing = (
                    partial(busy, a_second=MOVES_A_SECOND, seconds=length) for length in (CALM, seconds)
                )
                times = await day.run(calm, failing, status=500)
                start = time.perf_counter()
                await town.until(lambda: not unsaid(database), 120, lambda: "not all was said again")
                times.recovered = time.perf_counter() - start
                return times


def unsaid(database: Path) -> int:
    """How much is still to be said."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return int(db.execute("SELECT count(*) FROM outbox").fetchone()[0])


def main() -> int:
    """Say the figures, one a line; returns whether anybody waited too long."""
    times = asyncio.run(five_minutes(float(sys.argv[1]) if len(sys.argv) > 1 else 300.0))
    figures = {
        "boards elsewhere, before": times.boards_before,
        "boards elsewhere, meanwhile": times.boards,
        "questions by DM, before": times.questions_before,
        "questions by DM, meanwhile": times.questions,
    }
    for name, taken in figures.items():
        print(f"{name:30} p95 {p95(taken):7.0f} ms, most {max(taken) * 1000:7.0f} ms of {len(taken)}")
    print(f"{'all said again':30} after {times.recovered:.1f} s")
    as_ever = p95(times.boards) < 1.5 * p95(times.boards_before) + 200
    return 0 if as_ever and max(times.questions) < 30 else 1


if __name__ == "__main__":
    sys.exit(main())
