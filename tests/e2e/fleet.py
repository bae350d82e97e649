"""Several bots, each a process of its own, on one database, and people on servers of several shards."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any

import asyncpg

from bot.playground.world.state import Guild
from bot.store.dialect import put
from bot.store.moving import into_sqlite
from bot.store.pool import LOST
from tests.driver import Town
from tests.e2e.process import Process

#: Seconds in which all shards are connected.
COVERED = 120
#: Leases that are soon over, for tests that wait for that.
QUICK = {
    "bot.store.leases.LEASE": 3.0,
    "bot.play.sharing.LEASE": 3.0,
    "bot.play.sharing.MARGIN": 1.0,
    "bot.play.sharing.EVERY": 0.5,
}


class Reader:
    """Reads what is stored there for those who cannot wait, in a thread of its own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._db: Any = None
        self._known: dict[tuple[str, tuple[object, ...]], list[tuple[Any, ...]]] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        return asyncio.run_coroutine_threadsafe(self._rows(sql, args), self._loop).result()

    async def _rows(self, sql: str, args: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """What is there; where the server is gone, what was there."""
        with suppress(*LOST, asyncpg.PostgresError):
            if self._db is None or self._db.is_closed():
                self._db = await asyncpg.connect(self._address)
            self._known[sql, args] = [tuple(row) for row in await self._db.fetch(put(sql).sql, *args)]
        return self._known.get((sql, args), [])

    def close(self) -> None:
        async def hang_up() -> None:
            if self._db is not None:
                self._db.terminate()

        asyncio.run_coroutine_threadsafe(hang_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@dataclass
class Fleet:
    """All bots of a town."""

    town: Town
    folder: Path
    address: str
    quick: dict[str, float] = field(default_factory=dict)
    own_luck: bool = False
    members: list[Process] = field(default_factory=list)
    #: It has no number of its own.
    pid: None = None

    def __post_init__(self) -> None:
        self.reader = Reader(self.address)

    def add(self) -> Process:
        """One more, which does not run yet."""
        folder = self.folder / f"bot-{len(self.members)}"
        folder.mkdir()
        self.members.append(
            Process(self.town, folder, address=self.address, quick=self.quick, own_luck=self.own_luck)
        )
        return self.members[-1]

    async def start(self, size: int) -> None:
        """Start so many, and wait until all shards are connected, and everybody has their share."""
        for _ in range(size):
            await self.add().launch()
        await self.town.until(lambda: self.even, COVERED, lambda: f"{self.holders}\n{self.log}")
        await self.covered()

    @property
    def holders(self) -> dict[int, int | None]:
        """Who holds each shard."""
        if not self.number("SELECT count(*) FROM pg_tables WHERE tablename = 'shards'"):
            return {}
        return dict(self.rows("SELECT id, holder FROM shards ORDER BY id"))

    @property
    def even(self) -> bool:
        """Whether everybody who runs holds as many shards as all others, one more or less."""
        held = list(self.holders.values())
        if not held or None in held:
            return False
        counts = [held.count(holder) for holder in set(held)]
        running = [member for member in self.members if member.process and member.process.is_alive()]
        return len(counts) == min(len(held), len(running)) and max(counts) - min(counts) <= 1

    async def covered(self) -> None:
        """Wait until every shard is connected by whoever holds it."""
        shards = set(range(self.town.world.settings.shards))
        await self.town.until(lambda: self.connected == shards, COVERED, lambda: self.log)

    @property
    def connected(self) -> set[int]:
        """Which shards are connected."""
        sessions = self.town.playground.gateway.sessions.values()
        return {session.shard for session in sessions if session.socket is not None}

    # What the storm asks of a bot

    def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """What is stored."""
        return self.reader.rows(sql, *args)

    def number(self, sql: str, *args: object) -> int:
        return int(self.rows(sql, *args)[0][0])

    async def snapshot(self) -> Path:
        """A copy of all that is stored as it is at one moment."""
        copy = self.folder / "schout.look"
        copy.unlink(missing_ok=True)
        await into_sqlite(self.address, copy)
        return copy

    @property
    def log(self) -> str:
        return "".join(member.log for member in self.members if (member.folder / "bot.log").exists())

    @staticmethod
    async def kill(member: Process) -> None:
        """Kill one, and see it dead."""
        assert member.process is not None
        member.kill()
        await asyncio.to_thread(member.process.join, 30)
        ended = member.process.exitcode
        assert ended == -signal.SIGKILL, f"it ended by itself: {ended}\n{member.log[-5000:]}"

    async def stop(self) -> None:
        """Kill whoever runs."""
        for member in self.members:
            if member.process is not None and member.process.is_alive():
                await self.kill(member)
        self.reader.close()


@asynccontextmanager
async def fleet(
    town: Town, folder: Path, address: str, quick: dict[str, float] | None = None, *, own_luck: bool = False
) -> AsyncIterator[Fleet]:
    """A fleet without bots, of which none is left behind."""
    made = Fleet(town, folder, address, quick or {}, own_luck)
    try:
        yield made
    finally:
        await made.stop()


def guilds(town: Town, shards: int) -> list[Guild]:
    """A server of each shard, the town's own among them, in the order of the shards."""
    found = {(int(guild.id) >> 22) % shards: guild for guild in town.world.guilds.values()}
    people = [player.person for player in town.people("Anna", "Bram")]
    began = time()
    for moment in range(shards):
        # The moment of its making decides on a guild's shard.
        town.world.ids.clock = lambda moment=moment: began + moment / 1000  # type: ignore[misc] # as called
        shard = ((int(town.world.ids.next()) >> 22) + 1) % shards
        town.world.ids.clock = lambda moment=moment: began + (moment + 1) / 1000  # type: ignore[misc] # so
        if shard not in found:
            found[shard] = town.world.add_guild(f"Town {shard}", people)
    town.world.ids.clock = time
    return [found[shard] for shard in range(shards)]
