"""`python -m bot`: the bot on Discord, or, without a token, on a playground of its own."""

import signal

if __name__ == "__main__":
    # Whoever interrupts while all the rest is being imported wants no traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import asyncio
import ctypes
import errno
import gc
import logging
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.config import Config, UnusableFileError, WrongSettingError, read_config
from bot.edge.arrival import TurnedAwayError, point_at
from bot.edge.client import Schout, ShardedSchout
from bot.logs import set_up_logs
from bot.play.printed import read_printed
from bot.store.database import Store

log = logging.getLogger("bot")

#: The C library's number for its setting.
M_ARENA_MAX = -8


def share_heap() -> None:
    """Let all threads share one heap: with one for each, what one has freed is of no use to the others."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(M_ARENA_MAX, 1)


async def serve(config: Config) -> None:
    """Run the bot, where there is a token, or the bot on a playground, until told to stop."""
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    await (run(config, config.token, stopping) if config.token else play_here(config, stopping))


async def run(config: Config, token: str, stopping: asyncio.Event) -> None:
    """Connect and serve until told to stop."""
    if config.base:
        point_at(config.base)
    store = await Store.open(config.database)
    client = (ShardedSchout if config.shards else Schout)(config, store)
    # All that is there now stays: collecting garbage need not look through it again and hold up the loop.
    gc.collect()
    gc.freeze()
    serving = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        await client.close()
        serving.cancel()
        [end] = await asyncio.gather(serving, return_exceptions=True)
        await store.close()
    # Whoever is told to stop while still connecting, or between two tries, has no trouble.
    if isinstance(end, BaseException) and not stopping.is_set():
        raise end
    log.info("stopped")


async def play_here(config: Config, stopping: asyncio.Event) -> None:
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
    await open_first_game(here, playground)
    try:
        await run(here, playground.token, stopping)
    finally:
        await playground.stop()


def main(given: Sequence[str] = ()) -> int:
    """Read the settings, and run; a mistake in them is told in a sentence."""
    words = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    words.add_argument(
        "--printed", metavar="FILE", action="append", default=[], help="a printed.toml of your own"
    )
    try:
        config = msgspec.structs.replace(read_config(), printed=read_printed(words.parse_args(given).printed))
        set_up_logs(config.log_level, (config.token or "",))
        share_heap()
        asyncio.run(serve(config))
    except (WrongSettingError, UnusableFileError, TurnedAwayError) as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"The bot cannot go on: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
