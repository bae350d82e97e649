"""Running the bot until it is told to stop: on Discord, or, without a token, on a playground of its own."""

import asyncio
import errno
import logging
import signal
import sys
import webbrowser
from contextlib import AbstractAsyncContextManager, nullcontext, suppress

import msgspec

from bot.config import Config, WrongSettingError
from bot.edge.arrival import point_at
from bot.edge.client import Schout, ShardedSchout
from bot.heap import collect_rarely
from bot.hosting.keeping import keep_backups, open_store
from bot.messages.pictures import ready
from bot.store.backups import all_alone
from bot.store.database import Store
from bot.workers import Beside

log = logging.getLogger("bot")


async def serve(config: Config) -> None:
    """Run the bot, where there is a token, or the bot on a playground, until told to stop."""
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    async with all_alone(config.where, but_for_bots=True):
        # Whoever draws comes to work while the file is looked at.
        drawing = Beside()
        drawing.come(ready)
        try:
            store = await open_store(config)
            try:
                if config.token:
                    await run(config, config.token, store, stopping, drawing)
                else:
                    await play_here(config, store, stopping, drawing)
            finally:
                await store.close()
        finally:
            drawing.close()


async def run(config: Config, token: str, store: Store, stopping: asyncio.Event, drawing: Beside) -> None:
    """Connect and serve until told to stop."""
    if config.base:
        point_at(config.base)
    client = client_for(config, store, drawing)
    # Whoever looks through all of it holds up the loop.
    collect_rarely()
    running = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stopping.wait())
    keeping = asyncio.create_task(keep_backups(config, client.sessions.share))
    try:
        async with _watched(config, client):
            await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        keeping.cancel()
        await client.close()
        running.cancel()
        [end] = await asyncio.gather(running, return_exceptions=True)
    # Whoever is told to stop while still connecting, or between two tries, has no trouble.
    if isinstance(end, BaseException) and not stopping.is_set():
        raise end
    log.info("stopped")


def client_for(config: Config, store: Store, drawing: Beside) -> Schout:
    """The bot: alone on a file, or one of as many as like on a database."""
    if config.address is None:
        return (ShardedSchout if config.shards else Schout)(config, store, drawing=drawing)
    # Loaded only where it is used, like all that knows PostgreSQL.
    from bot.edge.sharing import SharingSchout
    from bot.play.sharing import Share
    from bot.store.leases import Leases

    return SharingSchout(config, store, Share(Leases(config.address), store), drawing=drawing)


def _watched(config: Config, client: Schout) -> AbstractAsyncContextManager[None]:
    """Let others ask how the bot is, where that is wanted: what answers them takes a twentieth of a start."""
    if config.health_port is None:
        return nullcontext()
    from bot.hosting.health import watched

    return watched(config, client)


async def play_here(config: Config, store: Store, stopping: asyncio.Event, drawing: Beside) -> None:
    """Start a playground in this process, and the bot on it."""
    from bot.playground.server import start
    from bot.playground.welcome import open_first_game

    try:
        playground = await start(port=config.port, file=config.playground)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise WrongSettingError(
            f"PORT: {config.port} is taken, perhaps by another playground; choose another, or 0 for any"
        ) from error
    print(f"\n  Play here: {playground.base}/\n", flush=True)
    print(
        "  For Discord itself, put a token into DISCORD_TOKEN; the README tells how to get one.\n", flush=True
    )
    if config.browser and sys.stdout.isatty():
        await asyncio.to_thread(webbrowser.open, f"{playground.base}/")
    home = int(playground.world.main_guild_id)
    here = msgspec.structs.replace(config, base=playground.base, admin_server=home)
    try:
        await open_first_game(store, playground)
        await run(here, playground.token, store, stopping, drawing)
    finally:
        await playground.stop()
