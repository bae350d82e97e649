"""`schout check`: whether all is as it should be, a sentence for each thing that is looked at."""

import asyncio
import os
import shutil
import socket
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from bot.config import (
    Config,
    UnusableFileError,
    WrongSettingError,
    read_config,
    unknown_settings,
    without_password,
)
from bot.edge.arrival import TurnedAwayError
from bot.edge.visit import UnreachableError, Visit, visit
from bot.hosting.keeping import HOUR, newest_sound, open_there, remedy
from bot.hosting.soundness import check_file
from bot.store.backups import backups_of
from bot.store.database import MIGRATIONS
from bot.store.finished import counts
from bot.store.sealing import Seal
from bot.store.soundness import DamagedFileError, format_of

#: Bytes that should be free where the database lies.
ROOM = 200 * 1024**2


class Finding(Struct, frozen=True):
    """What was looked at, whether it is well, and what there is to say of it."""

    what: str
    well: bool
    told: str

    def __str__(self) -> str:
        """A line for whoever runs the bot."""
        return f"{'ok   ' if self.well else 'WRONG'} {self.what}: {self.told}"


def check() -> tuple[list[Finding], int]:
    """Look at everything, also where something is wrong; returns what is found, and the code of the worst."""
    config = read_config()
    found = [*settings(config), *files(config), *backups(config)]
    code = 0 if all(each.well for each in found) else 3
    if config.token is None:
        return [*found, *playground(config)], code
    try:
        seen = asyncio.run(visit(config.token, config.base))
    except TurnedAwayError as error:
        return [*found, Finding("token", False, str(error))], code or 4
    except UnreachableError as error:
        return [*found, Finding("network", False, str(error))], code or 5
    there = [*discord(config, seen)]
    return [*found, *there], code or (0 if all(each.well for each in there) else 1)


def settings(config: Config) -> Iterator[Finding]:
    """What stands in the environment and in `.env`, as far as it can be wrong without being refused."""
    unknown = unknown_settings(Path(".env"))
    yield Finding(
        "settings", True, "all can be used" if not unknown else f"unknown in .env: {', '.join(unknown)}"
    )
    env = Path(".env")
    if os.name == "posix" and env.is_file() and env.stat().st_mode & 0o077:
        yield Finding(
            "settings", True, ".env can be read by others on this machine; `chmod 600 .env` ends that"
        )


def files(config: Config) -> Iterator[Finding]:
    """The database: there, whole, of a format that we know, in a folder in which we may write."""
    if config.address is not None:
        yield asyncio.run(_there(config))
        return
    path, folder = config.database, config.database.parent
    try:
        check_file(path, Seal(config.seal_key))
        there = path.exists() and path.stat().st_size > 0
        known = not there or format_of(path) <= len(MIGRATIONS)
        told = f"{path} is whole" if there else f"{path} is not there yet, and will be made"
        yield Finding("database", known, told if known else f"{path} was written by a newer Schout")
    except DamagedFileError as error:
        yield Finding("database", False, f"{error} {remedy(config)}")
    except UnusableFileError as error:
        yield Finding("database", False, str(error))
    writable = os.access(folder, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))
    yield Finding("permissions", writable, f"{folder.resolve()} can{'' if writable else 'not'} be written")
    free = shutil.disk_usage(folder).free
    yield Finding("disk", free >= ROOM, f"{free // 1024**2} MB are free")


async def _there(config: Config) -> Finding:
    """The database, where PostgreSQL has it: it can be reached, and is of a format that we know."""
    assert config.address is not None
    told = without_password(config.address)
    try:
        store = await open_there(config.address, Seal(config.seal_key))
        counted = await counts(store)
        await store.close()
    except (UnusableFileError, WrongSettingError) as error:
        return Finding("database", False, str(error))
    return Finding("database", True, f"{told} answers, with {counted['games']} games")


def backups(config: Config) -> Iterator[Finding]:
    """The newest backup that is sound, if there should be one."""
    made = backups_of(config.database, config.backup_folder)
    sound = newest_sound(config) if made else None
    if sound is not None:
        hours = (time.time() - sound.stat().st_mtime) / HOUR
        yield Finding("backups", True, f"{len(made)}, the newest sound one made {round(hours)} hours ago")
    else:
        yield Finding("backups", not made, f"none in {config.backup_folder} is sound" if made else "none yet")


def playground(config: Config) -> Iterator[Finding]:
    """Without a token there is a playground, for which a port is needed."""
    yield Finding("token", True, "none: `schout run` starts the playground")
    with socket.socket() as trying:
        taken = config.port and trying.connect_ex(("127.0.0.1", config.port)) == 0
    told = f"{config.port} is taken, perhaps by a playground that runs" if taken else f"{config.port} is free"
    yield Finding("port", not taken, told)


def discord(config: Config, seen: Visit) -> Iterator[Finding]:
    """Who we are on Discord, where, and what we may do there."""
    yield Finding("token", True, f"Discord knows us as {seen.name}")
    for server in seen.servers:
        told = f"lacks {', '.join(server.lacking)}; `schout invite` gives the address that grants it"
        well = not server.lacking
        yield Finding("server", well, f"{server.name}: {'all that is needed' if well else told}")
    if not seen.servers:
        yield Finding("server", True, "on none yet; `schout invite` gives the address to invite the bot")
    if config.admin_server is not None and config.admin_server not in {each.id for each in seen.servers}:
        yield Finding("server", False, f"ADMIN_SERVER: the bot is not on {config.admin_server}")
