"""Keeping what is kept: a look at the file before it is used, copies every so often, and the way back."""

import asyncio
import logging
import time
from pathlib import Path

from bot.config import Config, UnusableFileError, WrongSettingError
from bot.hosting.soundness import check_file
from bot.play.shards import Alone
from bot.store.backups import all_alone, back_up, backups_of, make_backup, put_back
from bot.store.database import MIGRATIONS, Store
from bot.store.opening import opened
from bot.store.sealing import Seal
from bot.store.soundness import DamagedFileError, format_of

log = logging.getLogger(__name__)

HOUR = 3600
#: How often somebody looks whether a backup is due, in seconds; and when the first of all is due.
GLANCE, FIRST = 60, HOUR


async def open_store(config: Config) -> Store:
    """Open the file, after a look at it; a damaged one is refused with the command that helps.

    Before it is brought to another format it is copied; what it then holds is looked at once more.
    """
    if config.address is not None:
        return await open_there(config.address, Seal(config.seal_key))
    path = config.database
    try:
        await asyncio.to_thread(check_file, path, Seal(config.seal_key))
        older = path.exists() and path.stat().st_size and 0 < format_of(path) < len(MIGRATIONS)
        if older:
            kept = make_backup(path, config.backup_folder, config.backup_keep, before_migration=True)
            log.info("backed up before its format changes", extra={"file": str(kept)})
        store = await opened(path, Seal(config.seal_key))
        if older:
            try:
                await asyncio.to_thread(check_file, path, Seal(config.seal_key))
            except BaseException:
                await store.close()
                raise
    except DamagedFileError as error:
        raise DamagedFileError(f"{error}\n{await asyncio.to_thread(remedy, config)}") from error
    return store


async def open_there(address: str, seal: Seal) -> Store:
    """Open a database, which looks after its own files."""
    try:
        return await opened(address, seal)
    except ModuleNotFoundError as error:
        raise WrongSettingError(
            f"DATABASE: PostgreSQL needs {error.name}: pip install 'schout[postgres]'"
        ) from error


def remedy(config: Config) -> str:
    """What helps where the file is damaged."""
    found = newest_sound(config)
    if found is None:
        return (
            f"There is no backup in {config.backup_folder} to go back to; move the file away to begin anew."
        )
    hours = round((time.time() - found.stat().st_mtime) / HOUR)
    return f"`schout restore` goes back to {found.name}, made {hours} hours ago, and keeps this one aside."


def newest_sound(config: Config) -> Path | None:
    """The newest backup that can be opened and read, if there is one."""
    for path in backups_of(config.database, config.backup_folder):
        try:
            check_file(path, Seal(config.seal_key))
            if not format_of(path):
                raise DamagedFileError(f"{path} is empty")
        except UnusableFileError as error:
            log.warning("passed over: %s", error)
        else:
            return path
    return None


async def keep_backups(config: Config, share: Alone) -> None:
    """Copy the file every so often; one that cannot be made is told of, and tried again.

    Of several processes one sees to it.
    """
    if not config.backup_every:
        return
    begun, every, folder = time.time(), config.backup_every * HOUR, config.backup_folder
    while True:
        await asyncio.sleep(GLANCE)
        made = backups_of(config.database, folder)
        due = made[0].stat().st_mtime + every if made else begun + min(every, FIRST)
        if time.time() < due or not share.first:
            continue
        try:
            kept = await back_up(config)
            log.info("backed up", extra={"file": str(kept), "size": kept.stat().st_size})
        except (OSError, UnusableFileError) as error:
            log.error("no backup: %s", error)


async def restore(config: Config, chosen: Path | None) -> tuple[Path, Path | None]:
    """Take back a backup, or the newest sound one; returns which, and where what was before it lies now."""
    async with all_alone(config.where):
        if chosen is not None:
            if not chosen.is_file():
                raise UnusableFileError(f"{chosen} is not there")
            check_file(chosen, Seal(config.seal_key))
        found = chosen or newest_sound(config)
        if found is None:
            raise UnusableFileError(
                f"There is no sound backup of {config.database} in {config.backup_folder}."
            )
        if config.address is None:
            return found, put_back(found, config.database)
        from bot.store.moving import into_postgres

        aside = await back_up(config)
        await into_postgres(found, config.address, instead=True)
        return found, aside
