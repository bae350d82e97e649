"""How long somebody waits who has installed everything and wants to play: `python -m bot` without a token."""

import asyncio
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import aiohttp

STARTS = 5
PATIENCE = 30.0
#: Settings that would send the bot elsewhere.
OTHERS = ("DISCORD_TOKEN", "DISCORD_BASE", "DATABASE", "PLAYGROUND")
#: The button of a table that waits for players.
JOIN = re.compile(r"do:\d+:join")


def figures() -> Iterator[tuple[str, float]]:
    """All figures of the playground."""
    yield "playground.start_s", median(asyncio.run(started()) for _ in range(STARTS))


async def started() -> float:
    """Seconds until the page answers, the bot is online, and a table waits for somebody to join."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name not in OTHERS}
        environment |= {"PORT": "0", "PYTHONPATH": str(Path.cwd()), "BROWSER_OPENS": "no"}
        start = time.perf_counter()
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            cwd=folder,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                await playable(await address(bot))
            return time.perf_counter() - start
        finally:
            bot.terminate()
            await bot.wait()


async def address(bot: asyncio.subprocess.Process) -> str:
    """The address that is printed."""
    assert bot.stdout is not None
    async for line in bot.stdout:
        found = re.search(rb"http://\S+", line)
        if found:
            return found[0].decode().rstrip("/")
    raise RuntimeError("python -m bot ended without telling an address")


async def playable(base: str) -> None:
    """Come as a visitor: load the page, be Anna, and look until the bot has opened the first table."""
    async with aiohttp.ClientSession(raise_for_status=True) as session:
        async with session.get(f"{base}/") as page:
            assert b"<script" in await page.read()
        async with session.get(f"{base}/app/people") as people:
            anna = next(
                one["id"] for one in await people.json(content_type=None) if one["username"] == "anna"
            )
        online = table = False
        async with session.ws_connect(f"{base}/app/live?user={anna}") as live:
            while not (online and table):
                news = await live.receive_json()
                told = (
                    news["d"]["bot"] if news["t"] == "SNAPSHOT" else news["d"] if news["t"] == "BOT" else {}
                )
                online = told.get("online", online)
                table = table or JOIN.search(str(news)) is not None
