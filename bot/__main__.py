"""`python -m bot`: the bot on Discord, or, without a token, on a playground of its own."""

import asyncio
import logging
import signal
import sys
import webbrowser
from contextlib import suppress

import aiohttp
import discord
import yarl

from bot.client import Schout, ShardedSchout
from bot.config import Config, WrongSettingError, read_config
from bot.logs import set_up_logs
from bot.store import NewerFileError, Store

log = logging.getLogger("bot")


def point_at(base: str) -> None:
    """Make discord.py talk to another Discord than the real one."""
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = f"{base}/cdn"


async def run(config: Config, token: str) -> None:
    """Connect and serve until told to stop."""
    if config.base:
        point_at(config.base)
    store = await Store.open(config.database)
    client = (ShardedSchout if config.shards else Schout)(config, store)
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    serving = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        await client.close()
        await store.close()
    if serving.done():
        serving.result()
    else:
        await asyncio.gather(serving, return_exceptions=True)
    log.info("stopped")
