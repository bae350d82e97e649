"""Copies of the file: made while it is in use, checked by opening them, and taken back when it is damaged."""

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.config import Config, UnusableFileError
from bot.store.soundness import check_structure, format_of

#: How a copy is named: the file, when it was made, and of which format it is if it was made to be migrated.
NAMED = "{stem}-{made:%Y%m%d-%H%M%S}{mark}.sqlite"
COPY = r"{stem}-\d{{8}}-\d{{6}}(-\d+)?(?P<mark>-format-\d+)?\.sqlite"


def make_backup(source: Path, folder: Path, keep: int, *, before_migration: bool = False) -> Path:
    """Copy the file as it is at one moment, check the copy, and keep no more of its kind than are wanted.

    It has a connection of its own, so that nobody who plays waits for it. Until it is whole it has another
    name.
    """
    mark = f"-format-{format_of(source)}" if before_migration else ""
    try:
        part = _next(source, folder, mark)
        with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(part)) as copy:
            db.backup(copy)
            # A copy is read where it lies: it needs no log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
        return _kept(source, part, keep)
    except sqlite3.Error as error:
        raise UnusableFileError(f"{source} could not be copied into {folder}: {error}") from error


async def back_up(config: Config) -> Path:
    """Copy all that is kept, wherever that is, into a file among the backups."""
    source, folder, keep = config.database, config.backup_folder, config.backup_keep
    if config.address is None:
        return await asyncio.to_thread(make_backup, source, folder, keep)
    from bot.store.moving import into_sqlite

    part = _next(source, folder)
    await into_sqlite(config.address, part)
    return await asyncio.to_thread(_kept, source, part, keep)


def _next(source: Path, folder: Path, mark: str = "") -> Path:
    """Where the next copy is made, as long as it is not whole."""
    folder.mkdir(parents=True, exist_ok=True)
    target = _free(folder / NAMED.format(stem=source.stem, made=datetime.now(UTC), mark=mark))
    return target.with_suffix(".part")


def _kept(source: Path, part: Path, keep: int) -> Path:
    """Keep a copy that was made, if it is whole, and no more of its kind than are wanted."""
    check_structure(part)
    target = part.with_suffix(".sqlite")
    os.replace(part, target)
    alike = [
        path for path in backups_of(source, part.parent) if marked(source, path) == marked(source, target)
    ]
    for old in alike[keep:]:
        old.unlink()
    return target


def _free(path: Path) -> Path:
    """A name that nobody has, for what is made within one second."""
    others = (path.with_stem(f"{path.stem}-{number}") for number in range(2, 1000))
    return path if not path.exists() else next(other for other in others if not other.exists())


def backups_of(source: Path, folder: Path) -> list[Path]:
    """All copies of a file, the newest first."""
    copies = re.compile(COPY.format(stem=re.escape(source.stem)))
    found = [path for path in folder.glob("*.sqlite") if copies.fullmatch(path.name)]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def marked(source: Path, path: Path) -> bool:
    """Whether a copy was made before a migration."""
    found = re.fullmatch(COPY.format(stem=re.escape(source.stem)), path.name)
    return bool(found and found["mark"])


def put_back(backup: Path, target: Path) -> Path | None:
    """Put a copy in the place of the file; returns where what was there lies now, if anything was."""
    fresh = target.with_name(f"{target.name}-restored")
    with closing(sqlite3.connect(backup)) as db, closing(sqlite3.connect(fresh)) as copy:
        db.backup(copy)
    aside = None
    if target.exists():
        aside = _free(target.with_name(f"{target.stem}-aside-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite"))
        for beside in ("-wal", "-shm"):
            log = Path(f"{target}{beside}")
            if log.exists():
                os.replace(log, f"{aside}{beside}")
        os.replace(target, aside)
    os.replace(fresh, target)
    return aside


@asynccontextmanager
async def all_alone(where: Path | str, *, but_for_bots: bool = False) -> AsyncIterator[None]:
    """Hold a file or a database for one process; a database for as many bots as like, where we are one."""
    if isinstance(where, Path):
        with alone(where):
            yield
        return
    from bot.store.postgres import used_at

    async with used_at(where, alone=not but_for_bots):
        yield


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a file for one process, so that no two bots speak for the same games.

    SQLite locks on every system, and lets go when its process ends, however it ends: so a file of its own,
    empty, beside the one that is meant, is locked with it.
    """
    lock = sqlite3.connect(f"{path}-lock", isolation_level=None, timeout=1)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise UnusableFileError(f"{path} is in use: a bot is running on it") from error
    try:
        yield
    finally:
        lock.close()
