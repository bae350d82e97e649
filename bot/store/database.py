"""The SQLite file: games, moves, messages and the outbox. Every change is one transaction."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import aiosqlite

from bot.config import UnusableFileError
from bot.store.rows import S, as_struct, as_values
from bot.store.sealing import MARK, SEALED, Seal, place

MIGRATIONS = tuple(f"{number:03}.sql" for number in range(1, 22))

log = logging.getLogger(__name__)
#: So many answers are kept at most while the file does not change.
MOST_FOUND = 1000
#: Leaves all as it is.
UNSEALED = Seal()


class NewerFileError(UnusableFileError):
    """The file was written by a later Schout than this one."""


Statement: TypeAlias = tuple[str, Sequence[Sequence[Any]]]


class Changing(Protocol):
    """What changes are made with: a connection, or a batch that is carried out at once."""

    def execute(self, sql: str, parameters: Iterable[Any], /) -> Awaitable[Any]:
        """Carry out a statement."""

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> Awaitable[Any]:
        """Carry out a statement for each of several rows."""


class Batch:
    """Changes that need nothing back, gathered."""

    def __init__(self) -> None:
        """Start with none."""
        self.statements: list[Statement] = []

    async def execute(self, sql: str, parameters: Iterable[Any], /) -> None:
        """Add a statement."""
        self.statements.append((sql, [tuple(parameters)]))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> None:
        """Add a statement for each of several rows."""
        self.statements.append((sql, [tuple(row) for row in parameters]))


class Writer(sqlite3.Connection):
    """A connection that carries out what was gathered when it commits.

    Every visit to the connection's thread and back takes a while, so a move makes one and not a dozen.
    """

    def __init__(self, gathered: list[Statement], *args: Any, **options: Any) -> None:
        """Take from `gathered` whatever is there at a commit."""
        super().__init__(*args, **options)
        self._gathered = gathered

    def commit(self) -> None:
        """Store the transaction that is open, or the gathered one."""
        statements = self._gathered[:]
        self._gathered.clear()
        if statements:
            self.execute("BEGIN IMMEDIATE")
        for sql, rows in statements:
            self.executemany(sql, rows)
        super().commit()


class Store:
    """One file, read and written side by side. Writes go through `change`, one after the other.

    Reading has connections of its own, so that nobody reads what is not stored for good. What is found by its
    key is read at once: that takes a fifth of what a visit to the thread of the other one takes, and nobody
    who reads waits for whoever writes. Until anybody has stored something, it is read only once: all that a
    move leads to looks at the same few rows.
    """

    def __init__(
        self,
        db: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        near: sqlite3.Connection,
        path: Path,
        gathered: list[Statement],
    ) -> None:
        """Use `open`."""
        self.db = db
        self.reader = reader
        self._near = near
        self.path = path
        self._gathered = gathered
        self._writing = asyncio.Lock()
        #: What was found by its key in a version of the file.
        self._found: dict[tuple[object, ...], list[Any]] = {}
        self._version = 0

    @classmethod
    async def open(cls, path: Path, seal: Seal = UNSEALED) -> "Store":
        """Open the file, making or migrating it where needed; a newer one is refused.

        With a seal, what was stored without one is sealed now.
        """
        gathered: list[Statement] = []
        try:
            db = await aiosqlite.connect(path, factory=partial(Writer, gathered))
        except aiosqlite.Error as error:
            raise UnusableFileError(f"{path} cannot be opened: {error}") from error
        try:
            await _set_up(db, seal)
            await _migrate(db, path)
            if seal:
                await _seal(db)
            reader = await aiosqlite.connect(path)
        except aiosqlite.Error as error:
            await db.close()
            raise UnusableFileError(f"{path} cannot be used as a database: {error}") from error
        except BaseException:
            await db.close()
            raise
        await _set_up(reader, seal)
        await reader.execute("PRAGMA query_only = ON")
        near = sqlite3.connect(path)
        near.row_factory = sqlite3.Row
        near.create_function("opened", 1, seal.opened, deterministic=True)
        near.execute("PRAGMA query_only = ON")
        return cls(db, reader, near, path, gathered)

    async def close(self) -> None:
        """Let the last change finish, write out what the log holds, and close."""
        async with self._writing:
            self._near.close()
            await self.reader.close()
            await self.db.close()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction: all of it is stored, or nothing.

        Beginning is inside the `try`, too: whoever is cancelled there leaves no transaction open.
        """
        async with self._writing:
            try:
                await self.db.execute("BEGIN IMMEDIATE")
                yield self.db
                await self.db.commit()
            except BaseException:
                await self.db.rollback()
                raise

    @asynccontextmanager
    async def change_at_once(self) -> AsyncIterator[Batch]:
        """One transaction of changes that need nothing back, carried out when all are told."""
        batch = Batch()
        yield batch
        async with self._writing:
            self._gathered[:] = batch.statements
            try:
                await self.db.commit()
            except BaseException:
                await self.db.rollback()
                raise

    async def fetch(self, sql: str, args: Sequence[Any] = ()) -> list[aiosqlite.Row]:
        """All rows of a query, fetched in one go.

        A cursor that is left open in between would hold the whole connection to the state in which it began:
        whoever reads meanwhile would miss what was stored since.
        """
        return list(await self.reader.execute_fetchall(sql, args))

    async def rows(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """All rows of a query as structs."""
        return [as_struct(row, kind) for row in await self.fetch(sql, args)]

    async def number(self, sql: str, args: Sequence[Any] = ()) -> int:
        """The one number that a query gives; nothing is 0."""
        rows = await self.fetch(sql, args)
        return int(rows[0][0] or 0) if rows else 0

    async def few(self, sql: str, args: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """The few rows of one game, or of one person, read at once."""
        return self._near.execute(sql, args).fetchall()

    async def found(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """The few rows of one game, or of one person, as structs, which are not to be changed."""
        [version] = self._near.execute("PRAGMA data_version").fetchone()
        if version != self._version or len(self._found) >= MOST_FOUND:
            self._version, self._found = version, {}
        name = (kind, sql, *args)
        if name not in self._found:
            self._found[name] = [as_struct(row, kind) for row in await self.few(sql, args)]
        return self._found[name][:]

    async def row(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> S | None:
        """The first of few rows as a struct."""
        return next(iter(await self.found(kind, sql, args)), None)

    async def commands_told(self) -> int:
        """The digest of the commands that Discord was told last; SQLite keeps a number for its user."""
        return await self.number("PRAGMA application_id")

    async def note_commands(self, digest: int) -> None:
        """Note which commands Discord was told."""
        async with self.change() as db:
            await db.execute(f"PRAGMA application_id = {digest}")


async def _set_up(db: aiosqlite.Connection, seal: Seal) -> None:
    db.row_factory = aiosqlite.Row
    await db.create_function("sealed", 1, seal.sealed)
    await db.create_function("opened", 1, seal.opened, deterministic=True)
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "foreign_keys = ON", "synchronous = FULL"):
        await db.execute(f"PRAGMA {pragma}")


async def _migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Bring the file up to the present format, each step of it whole or not at all."""
    version = await _number(db, "PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise NewerFileError(
            f"{path} has format {version}, this Schout knows up to {len(MIGRATIONS)}: use a newer Schout"
        )
    for number, name in enumerate(MIGRATIONS[version:], version + 1):
        await db.executescript(
            f"BEGIN IMMEDIATE;\n{script_of(name)}\nPRAGMA user_version = {number};\nCOMMIT;"
        )


def script_of(name: str) -> str:
    """What a migration does."""
    return resources.files(__package__).joinpath("schema", name).read_text("utf-8")


async def _seal(db: aiosqlite.Connection) -> None:
    """Seal what is not sealed yet, and leave nothing of it in the file."""
    changed = 0
    await db.execute("BEGIN IMMEDIATE")
    for table, names in SEALED.items():
        for name in names:
            plain = f"{name} IS NOT NULL AND substr(CAST({name} AS BLOB), 1, {len(MARK)}) != ?"
            done = await db.execute(f"UPDATE {table} SET {name} = sealed({name}) WHERE {plain}", (MARK,))
            changed += done.rowcount
    await db.commit()
    if changed:
        await db.execute("VACUUM")
        await db.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        log.warning("all that was stored is sealed now; copies made before are not, and should be deleted")


async def _number(db: aiosqlite.Connection, sql: str, args: Sequence[Any] = ()) -> int:
    for row in await db.execute_fetchall(sql, args):
        return int(row[0] or 0)
    return 0


async def insert(db: aiosqlite.Connection, table: str, **columns: Any) -> int:
    """Add a row, and return its number."""
    values = as_values(columns)
    places = ", ".join(map(place, columns))
    cursor = await db.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", values)
    return cursor.lastrowid or 0
