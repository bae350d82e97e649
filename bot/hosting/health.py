"""Health: a port on loopback that says whether the bot is well, and what it has counted.

`/healthz` answers 200 or 503 with a line for each part, `/metrics` what Prometheus reads.
"""

import asyncio
import errno
import math
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import gauges
from bot.config import Config, WrongSettingError
from bot.edge.client import Schout
from bot.messages.slots import FollowSlot, decoded
from bot.outbox.setbacks import road_of
from bot.store.finished import counts
from bot.store.wishes import waiting_since
from bot.workers import Beside

#: Seconds after which what is to be said should have been said, if no trouble is known of its road.
STUCK = 600
#: Seconds within which the database has to take a change.
PATIENCE = 5


class Health:
    """Looks at a bot that runs."""

    def __init__(self, client: Schout) -> None:
        """Look at this one."""
        self.client = client
        self.store = client.store
        self.workers: dict[str, Beside] = {
            "drawing": client.outbox.pictures.beside,
            "thinking": client.houses.beside,
        }

    async def parts(self) -> dict[str, str]:
        """What is wrong with each part, in words; nothing where it is well."""
        lost = [name for name, beside in self.workers.items() if not beside.alive]
        return {
            "gateway": "" if self._connected else "Discord's gateway is not connected",
            "database": await self._database(),
            "outbox": await self._outbox(),
            "workers": f"gone: {', '.join(lost)}" if lost else "",
        }

    @property
    def _connected(self) -> bool:
        """Whether we hear what happens on Discord; whoever holds no shard has nothing to hear."""
        return self.client.connection.alive or self.client.sessions.share.idle

    async def _database(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE), self.store.change():
                return ""
        except TimeoutError:
            return f"takes no change within {PATIENCE} s"
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to whoever asks
            return f"takes no change: {error}"

    async def _outbox(self) -> str:
        """What waits on a road that has failed is known of, and is no reason to worry here.

        Nor is what those wait for who only follow games: there may be many of them.
        """
        waiting = await waiting_since(self.store)
        ours = set(await self.client.sessions.share.ours({game_id for game_id, _, _ in waiting}))
        late = [
            slot
            for game_id, slot, at in waiting
            if 0 < at < time.time() - STUCK
            and game_id in ours
            and not isinstance(decoded(slot), FollowSlot)
            and road_of(game_id, decoded(slot)) not in self.client.outbox.setbacks
        ]
        return f"{len(late)} messages have waited for more than {STUCK // 60} minutes" if late else ""

    async def measure(self) -> None:
        """Look at all that is not counted while it happens."""
        waiting = await waiting_since(self.store)
        known = [at for _, _, at in waiting if at]
        gauges.OUTBOX.set(len(waiting))
        gauges.OUTBOX_AGE.set(max(0.0, time.time() - min(known)) if known else 0)
        counted = await counts(self.store)
        for stage in ("playing", "games"):
            gauges.GAMES.labels("all" if stage == "games" else stage).set(counted[stage])
        if not math.isinf(self.client.latency) and not math.isnan(self.client.latency):
            gauges.LATENCY.set(self.client.latency)
        for name, size in (await self.store.sizes()).items():
            gauges.FILES.labels(name).set(size)
        gauges.MEMORY.labels("bot").set(resident(os.getpid()))
        for name, beside in self.workers.items():
            gauges.MEMORY.labels(name).set(sum(map(resident, beside.processes)))
        gauges.DESCRIPTORS.set(descriptors())
        for part, wrong in (await self.parts()).items():
            gauges.WELL.labels(part).set(not wrong)

    async def healthz(self, _: web.Request) -> web.Response:
        """Whether all is well, a line for each part."""
        parts = await self.parts()
        told = "".join(f"{part}: {wrong or 'well'}\n" for part, wrong in parts.items())
        return web.Response(text=told, status=503 if any(parts.values()) else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """All that is counted."""
        await self.measure()
        return web.Response(
            body=generate_latest(gauges.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )


def resident(process: int) -> int:
    """The memory that a process holds, in bytes, where the system tells it."""
    if sys.platform != "linux":
        return 0
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def descriptors() -> int:
    """How many files and connections this process has open, where the system tells it."""
    return len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0


@asynccontextmanager
async def watched(config: Config, client: Schout) -> AsyncIterator[None]:
    """Let whoever is on this machine ask how the bot is, at the port that is given for that."""
    assert config.health_port is not None
    health = Health(client)
    app = web.Application()
    app.add_routes([web.get("/healthz", health.healthz), web.get("/metrics", health.metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", config.health_port).start()
    except OSError as error:
        await runner.cleanup()
        if error.errno != errno.EADDRINUSE:
            raise
        raise WrongSettingError(f"HEALTH_PORT: {config.health_port} is taken; choose another") from error
    try:
        yield
    finally:
        await runner.cleanup()
