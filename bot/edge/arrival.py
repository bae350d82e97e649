"""Coming onto Discord: to which one, logging in, reaching its gateway, telling it the commands.

What passes is tried again, after pauses that grow, and said in a sentence; what does not is an error.
"""

import asyncio
import errno
import logging
import socket
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

import aiohttp
import discord
import yarl

log = logging.getLogger(__name__)

#: Seconds between one try and the next; the last of them again and again.
PAUSES = (1, 2, 5, 15, 30, 60)
#: Seconds that one try may take: discord.py itself tries five times within it.
PATIENCE = 60

AUTHENTICATION_FAILED = 4004


class TurnedAwayError(Exception):
    """Discord does not let the bot in, and will not do so later either."""


def point_at(base: str) -> None:
    """Make discord.py talk to another Discord than the real one."""
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = f"{base}/cdn"


def quieten() -> None:
    """Keep discord.py from complaining where nothing is wrong with us."""
    # Nobody speaks here, so nobody needs to read that voice is not supported.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_plainly)


def _plainly(record: logging.LogRecord) -> bool:
    """A connection that is lost is worth a sentence, not a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and str(record.msg).startswith(("Attempting a reconnect", "Failed to connect")):
        why = hindrance(error) or str(error)
        record.msg, record.args, record.exc_info = "%s: %s", (record.getMessage(), why), None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


async def until_done(trouble: str, attempt: Callable[[], Awaitable[None]]) -> None:
    """Try until it works; `trouble` begins the sentence that says why it did not."""
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await attempt()
        except Exception as error:
            why = hindrance(error)
            if why is None:
                raise
            seconds = max(pause, _wished(error))
            log.warning("%s: %s. Trying again in %g s.", trouble, why, seconds)
            await asyncio.sleep(seconds)
        else:
            return


def hindrance(error: BaseException | None) -> str | None:
    """What keeps us off Discord for a while, in words; nothing if it will not pass."""
    match error:
        case discord.RateLimited() | discord.HTTPException(status=429):
            return "it asks for a pause"
        case discord.HTTPException(status=status) | aiohttp.ClientResponseError(status=status):
            return f"it answers {status}" if status >= 500 else None
        case discord.GatewayNotFound():
            return hindrance(error.__cause__) or "it does not say where its gateway is"
        case TimeoutError():
            return "it does not answer"
        case socket.gaierror() | aiohttp.ClientConnectorDNSError():
            return "its name cannot be looked up"
        case OSError(errno=errno.ECONNREFUSED):
            return "nobody listens there"
        case OSError() | aiohttp.ClientError():
            return str(error) or type(error).__name__
        case _:
            return None


def _wished(error: BaseException) -> float:
    """The seconds that Discord itself asks to wait."""
    match error:
        case discord.RateLimited(retry_after=seconds):
            return seconds
        case discord.HTTPException(status=429, response=response):
            asked = response.headers.get("Retry-After", "")
            return float(asked) if asked.isdecimal() else 0
        case _:
            return 0


async def log_in(http: discord.http.HTTPClient, login: Callable[[], Awaitable[None]]) -> None:
    """Try once to log in; what is left of a try that fails is cleared away."""
    try:
        async with asyncio.timeout(PATIENCE):
            await login()
    except discord.LoginFailure as error:
        raise TurnedAwayError(
            "DISCORD_TOKEN: Discord does not know this token; make a new one and try again."
        ) from error
    except Exception as error:
        await http.close()
        http.connector = discord.utils.MISSING
        if isinstance(error, TypeError | LookupError | ValueError):
            raise ConnectionError("what answers there is not Discord") from error
        if isinstance(error, discord.HTTPException) and hindrance(error) is None:
            raise TurnedAwayError(f"Discord does not let the bot in: {error}") from error
        raise


async def connect(client: discord.Client, connecting: Awaitable[None]) -> None:
    """Stay connected to the gateway until the end."""
    try:
        await connecting
    except AttributeError as error:
        # Where the very first connection fails, discord.py 2.7 stumbles over the one that it wants to resume.
        if client.ws is None and isinstance(error.__context__, Exception):
            raise error.__context__ from None
        raise
    except discord.ConnectionClosed as error:
        if error.code == AUTHENTICATION_FAILED:
            raise TurnedAwayError(
                "DISCORD_TOKEN: Discord does not know this token any more; make a new one and try again."
            ) from error
        raise TurnedAwayError(f"Discord has closed the connection for good: {error}") from error
