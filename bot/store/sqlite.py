"""SQLite: one file, which needs nothing else and is enough for thousands of servers."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

from bot.config import UnusableFileError
from bot.store.database import MIGRATIONS, ForbiddenError, Statement, Store, check_format, script_of
from bot.store.rows import S
from bot.store.sealing import MARK, SEALED, Seal

log = logging.getLogger(__name__)
#: What is stored is on the disk before anybody is told of it.
LASTING = "PRAGMA synchronous = FULL"
#: So many answers are kept at most while the file does not change.
MOST_FOUND = 1000
#: So many rows are many: with every row that is read on the loop, it may wait for whoever computes beside it.
FEW = 40


class Gathered:
    """What is to be carried out in one transaction, and whether it must last whatever happens."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.statements: Sequence[Statement] = ()
        self.lasting = True


class Writer(sqlite3.Connection):
    """A connection that carries out what was gathered when it commits.

    Every visit to the connection's thread and back takes a while, so a move makes one and not a dozen.
    """

    def __init__(self, gathered: Gathered, *args: Any, **options: Any) -> None:
        """Take from `gathered` whatever is there at a commit."""
        super().__init__(*args, **options)
        self._gathered = gathered

    def commit(self) -> None:
        """Store the transaction that is open, or the gathered one."""
        statements, self._gathered.statements = self._gathered.statements, ()
        if not statements:
            super().commit()
        elif self._gathered.lasting:
            self._carry_out(statements)
        else:
            self.execute("PRAGMA synchronous = NORMAL")
            try:
                self._carry_out(statements)
            finally:
                self.execute(LASTING)

    def _carry_out(self, statements: Sequence[Statement]) -> None:
        try:
            self.execute("BEGIN IMMEDIATE")
            for sql, rows in statements:
                self.executemany(sql, rows)
            super().commit()
        except BaseException:
            self.rollback()
            raise


@contextmanager
def _minding() -> Iterator[None]:
    """What the schema does not allow is told in the words of any database."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise ForbiddenError(str(error)) from error


class Open:
    """The transaction that is open on a connection."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        """Speak to this one."""
        self._db = db

    async def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> None:
        """Carry out a statement."""
        with _minding():
            await self._db.execute(sql, parameters)

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement for each of several rows."""
        with _minding():
            await self._db.executemany(sql, parameters)

    async def fetch(self, sql: str, parameters: Sequence[Any] = (), /) -> list[sqlite3.Row]:
        """Carry out a statement, and return all that it gives."""
        with _minding():
            return list(await self._db.execute_fetchall(sql, parameters))


class SqliteStore(Store):
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
        gathered: Gathered,
    ) -> None:
        """Use `at`."""
        self.db = db
        self.reader = reader
        self._near = near
        self.path = path
        self._gathered = gathered
        self._writing = asyncio.Lock()
        #: What was found by its key in a version of the file.
        self._found: dict[tuple[object, ...], list[Any]] = {}
        self._version = 0
        #: Whether that is known to be the present version, and what is being read is read from it.
        self._looked = False

    @classmethod
    async def at(cls, path: Path, seal: Seal) -> "SqliteStore":
        """Open the file, making, migrating or sealing it where needed."""
        gathered = Gathered()
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
            self._look_again()
            self._near.close()
            await self.reader.close()
            await self.db.close()

    def holding(self, game_id: int, seconds: float | None = None) -> AbstractAsyncContextManager[None]:
        """There is no other process."""
        return nullcontext()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Open]:
        """One transaction: all of it is stored, or nothing.

        Beginning is inside the `try`, too: whoever is cancelled there leaves no transaction open.
        """
        async with self._writing:
            try:
                await self.db.execute("BEGIN IMMEDIATE")
                yield Open(self.db)
                await self.db.commit()
            except BaseException:
                await self.db.rollback()
                raise

    async def carry_out(
        self, statements: Sequence[Statement], *, lasting: bool = True, last: bool = False
    ) -> None:
        """Make changes in one transaction, with one visit to the connection's thread."""
        async with self._writing:
            self._gathered.statements, self._gathered.lasting = statements, lasting
            try:
                with _minding():
                    await self.db.commit()
            except BaseException:
                await self.db.rollback()
                raise

    async def fetch(self, sql: str, args: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """All rows of a query, fetched in one go.

        A cursor that is left open in between would hold the whole connection to the state in which it began:
        whoever reads meanwhile would miss what was stored since.
        """
        return list(await self.reader.execute_fetchall(sql, args))

    async def few(self, sql: str, args: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """The few rows of one game, or of one person, read at once; if they are many, not on the loop."""
        cursor = self._near.execute(sql, args)
        rows = cursor.fetchmany(FEW)
        if len(rows) < FEW:
            return rows
        cursor.close()
        return await self.fetch(sql, args)

    async def found(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """The few rows of one game, or of one person, as structs, which are not to be changed."""
        if not self._looked:
            self._look()
        name = (kind, sql, *args)
        # What is read while others store something is none of what is found later.
        known = self._found
        if name not in known:
            known[name] = await super().found(kind, sql, args)
        return known[name][:]

    def _look(self) -> None:
        """Forget what was found before anybody has stored something.

        That is looked at once for all that is read in one go, and all of it is read from one state of the
        file: whoever has stored something goes on later. To take and leave the file would take as long again.
        """
        self._near.execute("BEGIN")
        [version] = self._near.execute("PRAGMA data_version").fetchone()
        if version != self._version or len(self._found) >= MOST_FOUND:
            self._version, self._found = version, {}
        self._looked = True
        asyncio.get_running_loop().call_soon(self._look_again)

    def _look_again(self) -> None:
        if self._looked:
            self._looked = False
            self._near.execute("COMMIT")

    async def sizes(self) -> dict[str, int]:
        """The bytes of the file, and of the log that belongs to it."""
        files = {"database": self.path, "log": Path(f"{self.path}-wal")}
        return {name: path.stat().st_size if path.exists() else 0 for name, path in files.items()}

    async def commands_told(self) -> int:
        """The digest of the commands that Discord was told last; SQLite keeps a number for its user."""
        return await self.number("PRAGMA application_id")

    async def note_commands(self, digest: int) -> None:
        """Note which commands Discord was told."""
        async with self.change() as db:
            await db.execute(f"PRAGMA application_id = {digest}", ())


async def _set_up(db: aiosqlite.Connection, seal: Seal) -> None:
    db.row_factory = aiosqlite.Row
    await db.create_function("sealed", 1, seal.sealed)
    await db.create_function("opened", 1, seal.opened, deterministic=True)
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "foreign_keys = ON"):
        await db.execute(f"PRAGMA {pragma}")
    await db.execute(LASTING)


async def _migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Bring the file up to the present format, each step of it whole or not at all."""
    version = await _number(db, "PRAGMA user_version")
    check_format(str(path), version)
    for number, name in enumerate(MIGRATIONS[version:], version + 1):
        await db.executescript(
            f"BEGIN IMMEDIATE;\n{script_of(name)}\nPRAGMA user_version = {number};\nCOMMIT;"
        )


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
