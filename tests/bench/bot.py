"""How fast the bot is while 200 games are played on it, and what a thousand stored games cost.

The bot runs in a process of its own, as it would for anybody; the playground and the people are here. They
press real buttons: half of the games are played from DMs, half from the panel that "Your move" opens.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bot.loop import run
from bot.playground.world import deeds
from bot.playground.world.interactions import Interaction
from bot.playground.world.state import Message, Payload
from bot.playground.world.whole import News
from bot.store.database import Where
from tests.bench.stored import RunningGame, ask_for, write
from tests.driver import Shown, Town, playground

STORED, PLAYED = 1000, 200
MOVES_A_SECOND, SECONDS = 20, 30
#: The same in a rush: a machine of two cores has to hold 60, with the playground and all people on it.
RUSH, RUSH_SECONDS = 63, 20
#: Moves before anything counts, and games that are looked at for growth.
WARMING, GROWING = 100, 30
#: The part of the moves that must be made for the figures to mean anything.
LEAST = 0.9
#: Seconds after which the bot is given up.
PATIENCE = 60


def figures() -> Iterator[tuple[str, float]]:
    """All figures of the bot."""
    with two_cores(), tempfile.TemporaryDirectory() as folder:
        yield from run(measured(Path(folder))).items()


async def measured(folder: Path) -> dict[str, float]:
    """Start the bot twice: with a thousand games of which one wants its board, then to play on 200."""
    database = folder / "schout.sqlite"
    results: dict[str, float] = {}
    async with playground(record=False) as town:
        games = [stored(town, number) for number in range(1, STORED + 1)]
        first = games[0]
        await write(database, games)
        await ask_for(database, [first], private=False)
        hall = Hall(town, games)
        start = time.perf_counter()
        async with running(town, database) as bot:
            await hall.shown(first)
            results["bot.thousand_games_start_s"] = time.perf_counter() - start
            results["bot.thousand_games_mb"] = megabytes(bot.pid)
        await ask_for(database, games[:PLAYED], private=True)
        async with running(town, database) as bot:
            await town.until(hall.complete, 120, lambda: "the bot did not show all games")
            await hall.play(WARMING, MOVES_A_SECOND)
            acks, boards = await hall.play(MOVES_A_SECOND * SECONDS, MOVES_A_SECOND)
            results["bot.ack_p95_ms"] = p95(acks)
            results["bot.board_p95_ms"] = p95(boards)
            results["bot.moves_a_second"] = len(boards) / SECONDS
            results["bot.playing_mb"] = megabytes(bot.pid)
            results["bot.move_growth"] = await hall.growth()
            start, cost, ours = time.perf_counter(), worked(bot.pid), time.process_time()
            # Where not all of them can be made, the figures say so.
            _, boards = await hall.play(RUSH * RUSH_SECONDS, RUSH, least=0)
            results["bot.rush_moves_a_second"] = len(boards) / (time.perf_counter() - start)
            results["bot.rush_board_p95_ms"] = p95(boards)
            # All of them share two cores: a move may cost the bot and us together a thirtieth of a second.
            results["bot.rush_cpu_ms"] = (worked(bot.pid) - cost) / len(boards) * 1000
            results["bot.rush_playground_cpu_ms"] = (time.process_time() - ours) / len(boards) * 1000
    return results


def stored(town: Town, number: int) -> RunningGame:
    """A game with a channel and two people of its own, most of them somewhere in the middle."""
    guild = int(town.world.main_guild_id)
    if number > PLAYED:
        return RunningGame(number, guild, int(town.world.ids.next()), (1, 2), number % 17 / 20, "ride")
    people = [town.newcomer(f"Player {number} {seat}") for seat in "ab"]
    parts = (0.06, 0.85) if number <= 2 * GROWING else [part / 20 for part in range(1, 17)]
    room = town.new_room(f"table-{number}")
    players = tuple(int(one.id) for one in people)
    return RunningGame(number, guild, int(room.id), players, parts[number % len(parts)], "ride")


@asynccontextmanager
async def running(
    town: Town, database: Where, logged: Path | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process of its own; what it logged as an error ends the measuring."""
    environment = os.environ | {
        "DISCORD_BASE": town.base,
        "DISCORD_TOKEN": town.token,
        "DATABASE": str(database),
        "LOG_LEVEL": "error",
    }
    logged = logged or Path(database).with_suffix(".log")
    with logged.open("wb") as log:
        bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment, stderr=log)
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.terminate()
        await bot.wait()
    if trouble := logged.read_text("utf-8").strip():
        raise RuntimeError(f"the bot was in trouble while it was measured:\n{trouble[:2000]}")


@contextmanager
def two_cores() -> Iterator[None]:
    """Keep this process and those that it starts to two cores, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:2])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def p95(times: list[float]) -> float:
    """The time in milliseconds that all but a twentieth stay below."""
    return quantiles(times, n=20)[-1] * 1000


def megabytes(pid: int) -> float:
    """The memory of a process and of those it has started, all of it: interpreter, libraries, pictures.

    What they share is counted once.
    """
    rollup = Path(f"/proc/{pid}/smaps_rollup")
    if not rollup.exists():
        raise RuntimeError("the memory of a process is only measured where there is /proc")
    [line] = [line for line in rollup.read_text("utf-8").splitlines() if line.startswith("Pss:")]
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [child for thread in threads for child in (thread / "children").read_text("utf-8").split()]
    return int(line.split()[1]) / 1024 + sum(megabytes(int(child)) for child in children)


def worked(pid: int) -> float:
    """The seconds of the processor that a process and those it has started have used."""
    status = Path(f"/proc/{pid}/stat")
    if not status.exists():
        raise RuntimeError("what a process has worked is only measured where there is /proc")
    user, system = status.read_text("utf-8").rpartition(")")[2].split()[11:13]
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [child for thread in threads for child in (thread / "children").read_text("utf-8").split()]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + sum(
        worked(int(child)) for child in children
    )


@dataclass
class Table:
    """A game that is being played, and what its people have before them."""

    stored: RunningGame
    busy: bool = False
    #: Set when the picture in the channel is a new one, and when all that follows it is shown too.
    board: asyncio.Event = field(default_factory=asyncio.Event)
    followed: asyncio.Event = field(default_factory=asyncio.Event)
    mover: str = ""
    #: Of each player, the panel that "Your move" opened.
    panels: dict[str, asyncio.Future[Message]] = field(default_factory=dict)

    @property
    def from_channel(self) -> bool:
        return self.stored.id % 2 == 0


class Hall:
    """Everybody who plays: clicks, and waits for the board."""

    def __init__(self, town: Town, games: list[RunningGame]) -> None:
        self.town, self.world, self.luck = town, town.world, Random("hall")
        self.tables = {str(game.channel_id): Table(game) for game in games}
        self.playing = [self.tables[str(game.channel_id)] for game in games[:PLAYED]]
        self.sitting = {str(user_id): table for table in self.playing for user_id in table.stored.players}
        self.world.listeners.append(self.hear)

    def hear(self, news: News) -> None:
        """Notice a new picture in a channel, and a panel that opened for somebody."""
        if news.channel is None or not news.name.startswith("MESSAGE_"):
            return
        if news.channel.recipient_id in self.sitting:
            table = self.sitting[news.channel.recipient_id]
            if table.mover == news.channel.recipient_id:
                table.followed.set()
            return
        seen = self.tables.get(news.channel.id)
        message = self.world.message(news.channel.id, news.data["id"])
        if seen is None or message is None or not message.files:
            return
        if message.reader is None:
            seen.board.set()
        elif message.reader in seen.panels and not seen.panels[message.reader].done():
            seen.panels[message.reader].set_result(message)

    async def shown(self, game: RunningGame) -> None:
        """Wait until the board of a game hangs in its channel."""
        await asyncio.wait_for(self.tables[str(game.channel_id)].board.wait(), 120)

    def complete(self) -> bool:
        """Whether every player has the question or the wait in a DM."""
        people = [str(user_id) for table in self.playing for user_id in table.stored.players]
        return all(user_id in self.world.dms and self.dm(user_id) for user_id in people)

    def dm(self, user_id: str) -> list[Message]:
        """The messages of somebody's DM."""
        return list(self.world.messages[self.world.dms[user_id]].values())

    # Playing

    async def play(self, moves: int, pace: float, least: float = LEAST) -> tuple[list[float], list[float]]:
        """Make so many moves, so many a second, at any moments; the times to acknowledge and to the board."""
        acks: list[float] = []
        boards: list[float] = []
        loop, begun = asyncio.get_running_loop(), asyncio.get_running_loop().time()
        async with asyncio.TaskGroup() as group:
            for at in sorted([self.luck.uniform(0, moves / pace) for _ in range(moves)]):
                await asyncio.sleep(begun + at - loop.time())
                tables = self._by_luck()
                ready = next((table for table in tables if not table.busy and self.asked(table)), None)
                if ready is not None:
                    group.create_task(self.move(ready, acks, boards))
        if len(boards) < moves * least:
            raise RuntimeError(f"only {len(boards)} of {moves} moves could be made in time")
        return acks, boards

    def _by_luck(self) -> Iterator[Table]:
        """All tables that are played, each once, in the order that luck gives them."""
        left = list(self.playing)
        while left:
            yield left.pop(self.luck.randrange(len(left)))

    async def growth(self) -> float:
        """The time of a late move over that of an early one, from games that take turns."""
        times: dict[bool, list[float]] = {True: [], False: []}
        for _ in range(10):
            for table in self.playing[: 2 * GROWING]:
                await self.move(table, [], times[table.stored.part > 0.5])
                await asyncio.sleep(0.02)
        return median(times[True]) / median(times[False])

    async def move(self, table: Table, acks: list[float], boards: list[float]) -> None:
        """Let whoever is asked answer by luck, and wait for the new board."""
        table.busy = True
        asked = self.asked(table)
        if asked is not None:
            user_id, panel = asked
            if table.from_channel:
                panel = await self.open(table, user_id, acks)
            custom_id, values = self.choice(panel)
            table.board.clear()
            table.followed.clear()
            table.mover = user_id
            start = time.perf_counter()
            await self.click(user_id, panel, custom_id, values, acks)
            await asyncio.wait_for(table.board.wait(), PATIENCE)
            boards.append(time.perf_counter() - start)
            # The mover's own panel comes last of all: only then is everything ready for the next move.
            await asyncio.wait_for(table.followed.wait(), PATIENCE)
        table.busy = False

    def asked(self, table: Table) -> tuple[str, Message] | None:
        """Who is to answer, and the DM that asks them."""
        for user_id in map(str, table.stored.players):
            for message in self.dm(user_id):
                if self.questions(message):
                    return user_id, message
        return None

    async def open(self, table: Table, user_id: str, acks: list[float]) -> Message:
        """Press "Your move" under the board, and wait for the panel."""
        public = [m for m in self.world.messages[str(table.stored.channel_id)].values() if m.reader is None]
        button = f"do:{table.stored.id}:turn"
        [hung] = [m for m in public if Shown(m.payload).component(button)][-1:]
        table.panels[user_id] = asyncio.get_running_loop().create_future()
        await self.click(user_id, hung, button, None, acks)
        return await asyncio.wait_for(table.panels[user_id], PATIENCE)

    @staticmethod
    def questions(message: Message) -> list[Payload]:
        """The buttons and selects that answer a question."""
        usable = [c for c in Shown(message.payload).components if not c.get("disabled")]
        return [c for c in usable if str(c.get("custom_id")).startswith(("pick:", "sel:", "some:"))]

    def choice(self, message: Message) -> tuple[str, list[str] | None]:
        """Something to press, by luck."""
        component = self.luck.choice(self.questions(message))
        if "options" not in component:
            return component["custom_id"], None
        number = self.luck.randint(component.get("min_values", 1), component.get("max_values", 1))
        offered = [o["value"] for o in component["options"] if not o["value"].startswith("page:")]
        return component["custom_id"], self.luck.sample(offered, number)

    async def click(
        self, user_id: str, message: Message, custom_id: str, values: list[str] | None, acks: list[float]
    ) -> None:
        """Press, and wait for the acknowledgement."""
        acknowledged = asyncio.Event()
        start = time.perf_counter()

        def watch(_: Interaction, state: str, __: Payload) -> None:
            if state != "sent" and not acknowledged.is_set():
                acks.append(time.perf_counter() - start)
                acknowledged.set()

        person, channel = self.world.people[user_id], self.world.channels[message.channel_id]
        desk = self.town.playground.desk
        deeds.component(desk, person, channel, message.id, custom_id, values, watch=watch)
        await asyncio.wait_for(acknowledged.wait(), PATIENCE)
