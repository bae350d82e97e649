"""Let ten tables play for some minutes as if it were a day, and read the gauges all the while."""

import asyncio
import os
import socket
import sys
import time
from functools import partial
from pathlib import Path
from random import Random

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.config import Config
from bot.edge.client import Schout
from bot.store.database import Store
from bot.workers import Beside
from tests.driver import playground
from tests.e2e.process import Process, context
from tests.storm.ledger import Ledger
from tests.storm.people import Crowd
from tests.storm.run import gather

DAY = 24 * 3600
#: How often the gauges are read in a day.
READINGS = 240


def hastily(speed: float, config: Config, store: Store, drawing: Beside) -> Schout:
    """The bot with a clock that goes faster, and house players who do not pause."""
    begun = time.time()
    client = Schout(config, store, clock=lambda: begun + (time.time() - begun) * speed, drawing=drawing)
    client.houses.pause = 0
    return client


def serve(folder: str, environment: dict[str, str], speed: float) -> None:
    """What the bot's process does."""
    from bot.hosting import serving
    from bot.hosting.command import main

    setattr(serving, "Schout", partial(hastily, speed))  # noqa: B010 - the name is imported there
    os.chdir(folder)
    os.environ.update(environment)
    sys.argv = ["bot"]
    with Path("bot.log").open("a", buffering=1, encoding="utf-8") as log:
        sys.stderr = log
        sys.exit(main())


class Hasty(Process):
    """The bot as a process of its own, in a hurry."""

    port = 0
    speed = 1.0

    async def launch(self) -> None:
        told = {"DISCORD_BASE": self.town.base, "DISCORD_TOKEN": self.town.token}
        told |= {"DATABASE": str(self.database), "HEALTH_PORT": str(self.port)}
        self.process = context.Process(target=serve, args=(str(self.folder), told, self.speed))
        await asyncio.to_thread(self.process.start)


async def read(port: int) -> dict[str, float]:
    """What all gauges say now; a histogram by how many there were."""
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as response:
        told = await response.text()
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(told):
        for sample in family.samples:
            if not sample.name.endswith(("_bucket", "_created", "_sum")):
                labels = [sample.labels[key] for key in ("process", "file", "stage") if key in sample.labels]
                name = " ".join([sample.name, *labels])
                found[name] = found.get(name, 0) + sample.value
    return found


async def day(seconds: float, folder: Path, tables: int) -> list[dict[str, float]]:
    """The readings of a day that lasts so many seconds, each with the hour at which it was made."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    readings = []
    async with playground() as town:
        bot = Hasty(town, folder)
        bot.port, bot.speed = port, DAY / seconds
        crowd = Crowd(town, bot, Random("a day"), Ledger())
        gather(town, crowd, tables)
        await bot.start()
        crowd.start()
        begun = time.monotonic()
        try:
            while (passed := time.monotonic() - begun) < seconds:
                crowd.check()
                readings.append({"hour": 24 * passed / seconds, **await read(port)})
                await asyncio.sleep(seconds / READINGS)
        finally:
            await crowd.stop()
            bot.kill()
            assert bot.process is not None
            await asyncio.to_thread(bot.process.join, 30)
        assert "Traceback" not in bot.log, bot.log[-3000:]
    return readings
