"""From a file of SQLite's into PostgreSQL and back: every row, as it is stored, and compared afterwards.

What is sealed stays sealed: no key is needed for it. What is read belongs to one moment, so that a copy can
also be made while people play.
"""

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg
import msgspec
from msgspec import Struct

from bot.config import UnusableFileError, without_password
from bot.store.dialect import TEXTS
from bot.store.opening import opened
from bot.store.sealing import MARK, SEALED

#: Every table, each after those of which its rows are, with the columns that tell its rows apart.
KEYS = {
    "games": ("id",),
    "people": ("user_id",),
    "servers": ("guild_id",),
    "seats": ("game_id", "seat"),
    "moves": ("game_id", "number"),
    "events": ("game_id", "number", "part"),
    "messages": ("game_id", "slot"),
    "outbox": ("game_id", "slot"),
    "votes": ("game_id", "subject", "user_id"),
    "watchers": ("game_id", "user_id"),
    "notes": ("game_id", "user_id"),
    "insiders": ("game_id", "seat", "user_id"),
    "handovers": ("game_id", "number"),
    "undo_votes": ("game_id", "number"),
    "shares": ("game_id", "user_id"),
    "tidings": ("user_id", "game_id", "about"),
    "plans": ("game_id", "seat"),
    "consents": ("game_id", "user_id"),
    "chances": ("game_id", "answers"),
    "tales": ("game_id",),
    "predictions": ("game_id", "user_id", "about"),
}
#: Rows that are held at once.
PORTION = 2000
#: Numbers sort alike everywhere; texts do not, unless they are told to sort by their bytes.
SORTED_TEXTS = frozenset({"slot", "subject", "about"})

#: Values as SQLite keeps them.
Values: TypeAlias = tuple[Any, ...]


#: Whether a table has a row.
_ANY = "SELECT EXISTS (SELECT 1 FROM {})"


class Column(Struct, frozen=True):
    """A column as PostgreSQL knows it."""

    name: str
    kind: str

    def there(self, value: Any) -> Any:
        """What SQLite keeps, for PostgreSQL."""
        if value is None:
            return None
        if self.kind == "boolean":
            return bool(value)
        if self.kind == "bytea":
            return value.encode() if isinstance(value, str) else value
        return float(value) if self.kind == "double precision" else value

    def here(self, value: Any, *, text: bool) -> Any:
        """What PostgreSQL keeps, for SQLite, which keeps `text` as it is where it is not sealed."""
        if self.kind == "boolean" and value is not None:
            return int(value)
        return value.decode() if text and isinstance(value, bytes) and not value.startswith(MARK) else value


class Copied(Struct, frozen=True):
    """How many rows of each table there are, and a digest of all of them."""

    rows: dict[str, int]
    digest: str


class Tally:
    """Counts rows and digests them, in the order in which they come."""

    def __init__(self) -> None:
        """Begin."""
        self.rows: dict[str, int] = {}
        self._digest = sha256()

    def add(self, table: str, rows: Sequence[Values]) -> None:
        """Count rows of a table."""
        self.rows[table] = self.rows.get(table, 0) + len(rows)
        for row in rows:
            self._digest.update(msgspec.msgpack.encode((table, row)))

    @property
    def told(self) -> Copied:
        """All that was counted."""
        return Copied(self.rows, self._digest.hexdigest())


async def into_postgres(path: Path, address: str, *, instead: bool = False) -> Copied:
    """Copy a file of any format into a database in which nothing is yet, or instead of all that is there."""
    with tempfile.TemporaryDirectory() as folder:
        # The file itself stays as it is: another is brought to the present format.
        newest = Path(folder) / path.name
        with closing(sqlite3.connect(path)) as db, closing(sqlite3.connect(newest)) as copy:
            db.backup(copy)
        await (await opened(newest)).close()
        await (await opened(address)).close()
        async with _moment(address, writing=True) as there:
            if instead:
                await there.execute(f"TRUNCATE {', '.join(KEYS)} RESTART IDENTITY")
            elif taken := [table for table in KEYS if await there.fetchval(_ANY.format(table))]:
                raise UnusableFileError(f"{without_password(address)} is not empty: there are {taken[0]}")
            before, after = Tally(), Tally()
            with closing(sqlite3.connect(newest)) as db:
                for table in KEYS:
                    columns = await _columns(there, table)
                    for rows in _read_here(db, table, columns):
                        before.add(table, rows)
                        await _write_there(there, table, columns, rows)
                    async for rows in _read_there(there, table, columns):
                        after.add(table, rows)
                [digest] = db.execute("PRAGMA application_id").fetchone()
            await there.execute("UPDATE format SET commands = $1", digest)
            await there.execute(
                "SELECT setval(pg_get_serial_sequence('games', 'id'), max(id)) FROM games HAVING max(id) > 0"
            )
            return _same(before.told, after.told)


async def into_sqlite(address: str, path: Path) -> Copied:
    """Copy a database into a file that is not there yet, as the database is at one moment."""
    if path.exists():
        raise UnusableFileError(f"{path} is there already")
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        await (await opened(part)).close()
        async with _moment(address, writing=False) as there:
            before, after = Tally(), Tally()
            with closing(sqlite3.connect(part)) as db:
                for table in KEYS:
                    columns = await _columns(there, table)
                    places = ", ".join("?" * len(columns))
                    async for rows in _read_there(there, table, columns):
                        before.add(table, rows)
                        db.executemany(f"INSERT INTO {table} VALUES ({places})", rows)
                    for rows in _read_here(db, table, columns):
                        after.add(table, rows)
                db.commit()
                db.execute(f"PRAGMA application_id = {await there.fetchval('SELECT commands FROM format')}")
                # It is read where it lies: it needs no log beside it.
                db.execute("PRAGMA journal_mode = DELETE")
        copied = _same(before.told, after.told)
        os.replace(part, path)
    finally:
        for beside in ("", "-wal", "-shm"):
            Path(f"{part}{beside}").unlink(missing_ok=True)
    return copied


def _same(before: Copied, after: Copied) -> Copied:
    if before != after:
        wrong = next(
            (table for table in KEYS if before.rows.get(table) != after.rows.get(table)), "some table"
        )
        raise UnusableFileError(f"the copy is not what it was made of: {wrong}")
    return after


@asynccontextmanager
async def _moment(address: str, *, writing: bool) -> AsyncIterator[Any]:
    """A connection that sees a database as it is at one moment; what is written is stored, or nothing is."""
    db = await asyncpg.connect(address)
    try:
        async with db.transaction(isolation="repeatable_read", readonly=not writing):
            yield db
    finally:
        await db.close()


async def _columns(there: Any, table: str) -> list[Column]:
    rows = await there.fetch(
        "SELECT column_name AS name, data_type AS kind FROM information_schema.columns "
        "WHERE table_schema = current_schema AND table_name = $1 ORDER BY ordinal_position",
        table,
    )
    return [Column(row["name"], row["kind"]) for row in rows]


def _read_here(db: sqlite3.Connection, table: str, columns: Sequence[Column]) -> Iterator[list[Values]]:
    names = ", ".join(column.name for column in columns)
    cursor = db.execute(f"SELECT {names} FROM {table} ORDER BY {', '.join(KEYS[table])}")
    while rows := cursor.fetchmany(PORTION):
        yield rows


async def _read_there(there: Any, table: str, columns: Sequence[Column]) -> AsyncIterator[list[Values]]:
    names = ", ".join(column.name for column in columns)
    order = ", ".join(f'{key} COLLATE "C"' if key in SORTED_TEXTS else key for key in KEYS[table])
    texts = TEXTS.intersection(SEALED.get(table, ()))
    cursor = await there.cursor(f"SELECT {names} FROM {table} ORDER BY {order}")
    while rows := await cursor.fetch(PORTION):
        yield [
            tuple(
                column.here(value, text=column.name in texts)
                for column, value in zip(columns, row, strict=True)
            )
            for row in rows
        ]


async def _write_there(there: Any, table: str, columns: Sequence[Column], rows: Sequence[Values]) -> None:
    records = [tuple(column.there(value) for column, value in zip(columns, row, strict=True)) for row in rows]
    await there.copy_records_to_table(table, records=records, columns=[column.name for column in columns])
