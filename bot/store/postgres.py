"""PostgreSQL: for whoever outgrows one file, or wants several processes to play together."""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import asyncpg

from bot.config import UnusableFileError, without_password
from bot.store.database import (
    MIGRATIONS,
    BusyError,
    ForbiddenError,
    Statement,
    Store,
    check_format,
    script_of,
)
from bot.store.dialect import TEXTS, put, table_script
from bot.store.pool import LOST, SETTINGS, SILENCE, Pool
from bot.store.rows import Row
from bot.store.sealing import MARK, NAMES, SEALED, Seal

T = TypeVar("T")
log = logging.getLogger(__name__)

#: The migrations that one script makes here at once: no database of PostgreSQL's is older.
AT_ONCE = 21
WHOLE = "postgresql.sql"
#: Connections for those who change something and for those who read: whoever changes may read meanwhile.
WRITERS, READERS = 8, 4
#: Seconds for which a server may be gone, or others in the way, before somebody is told so.
PATIENCE = 10
#: The longest first pause, in seconds, of a batch that stood in another's way: they do not meet there again.
ASIDE = 0.02
#: The number under which those who migrate wait for each other.
MIGRATING = 0x5C_4007
#: The number under which bots use a database together, or one process does alone.
ALONE = 0x5C_4008
#: The number under which, together with that of a game, one process at a time holds it.
HOLDING = 0x5C_4009 << 40


class Opened:
    """A row in which what was sealed is opened."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: dict[str, int], values: Sequence[Any]) -> None:
        """Give names to values."""
        self._places = places
        self._values = values

    def keys(self) -> Iterable[str]:
        """The names of the columns."""
        return self._places

    def __getitem__(self, key: str | int) -> Any:
        """A value by its name or its place."""
        return self._values[key if isinstance(key, int) else self._places[key]]

    def __iter__(self) -> Iterator[Any]:
        """All values."""
        return iter(self._values)


class Speaker:
    """Puts statements to a connection, or to a pool of them."""

    def __init__(self, db: Any, seal: Seal) -> None:
        """Speak to this one."""
        self._db = db
        self._seal = seal

    async def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> None:
        """Carry out a statement."""
        said = put(sql)
        with _minding():
            await self._db.execute(said.sql, *self._sealed(parameters, said.sealed))

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement for each of several rows."""
        said = put(sql)
        with _minding():
            await self._db.executemany(said.sql, [self._sealed(row, said.sealed) for row in parameters])

    async def fetch(self, sql: str, parameters: Sequence[Any] = (), /) -> Sequence[Row]:
        """Carry out a statement, and return all that it gives."""
        said = put(sql)
        with _minding():
            rows = await self._db.fetch(said.sql, *self._sealed(parameters, said.sealed))
        return self._opened(rows) if said.opened and rows else rows

    def _sealed(self, parameters: Sequence[Any], places: tuple[int, ...]) -> Sequence[Any]:
        if not places:
            return parameters
        values = list(parameters)
        for place in places:
            value = self._seal.sealed(values[place])
            values[place] = value.encode() if isinstance(value, str) else value
        return values

    def _opened(self, rows: Sequence[Any]) -> Sequence[Row]:
        places = {name: place for place, name in enumerate(rows[0].keys())}
        hidden = [(place, name in TEXTS) for name, place in places.items() if name in NAMES]
        opened = []
        for row in rows:
            values = list(row)
            for place, text in hidden:
                value = self._seal.opened(values[place])
                values[place] = value.decode() if text and isinstance(value, bytes) else value
            opened.append(Opened(places, values))
        return opened


async def _begun(db: Any) -> Any:
    """A transaction that has begun."""
    transaction = db.transaction()
    await transaction.start()
    return transaction


@contextmanager
def _minding() -> Iterator[None]:
    """What the schema does not allow is told in the words of any database."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise ForbiddenError(str(error)) from error


class PostgresStore(Store):
    """A database of PostgreSQL's. Those who change different games do not wait for each other."""

    def __init__(self, writers: Pool, readers: Pool, seal: Seal) -> None:
        """Use `at`."""
        self._writers = writers
        self._readers = readers
        self._seal = seal
        #: The connections by which tasks hold a game, and change it.
        self._held: dict[asyncio.Task[Any] | None, Any] = {}

    @classmethod
    async def at(cls, address: str, seal: Seal) -> "PostgresStore":
        """Connect to the database, and fill, migrate or seal it where needed."""
        async with _trying(address):
            db = await asyncpg.connect(address, server_settings=SETTINGS)
            try:
                await _migrate(db, without_password(address))
                if seal:
                    await _seal(db, seal)
            finally:
                await db.close()
        return cls(Pool(address, WRITERS), Pool(address, READERS), seal)

    async def close(self) -> None:
        """Let the last changes finish, and hang up."""
        await self._writers.close()
        await self._readers.close()

    @asynccontextmanager
    async def holding(self, game_id: int, seconds: float | None = None) -> AsyncIterator[None]:
        """Keep other processes from changing a game; whatever is changed meanwhile goes by one connection.

        Whoever loses that has lost the game, and can change nothing any more. So has whoever falls silent
        while others wait: the server hangs up.
        """
        key, wait = HOLDING + game_id, 0 if seconds is None else round(1000 * seconds)
        take = f"SET idle_session_timeout = '{SILENCE}s'; SET lock_timeout = {wait}; "
        try:
            db, _ = await self._insisting(
                self._writers, lambda db: db.execute(f"{take} SELECT pg_advisory_lock({key})")
            )
        except asyncpg.LockNotAvailableError as error:
            raise BusyError from error
        task = asyncio.current_task()
        before, self._held[task] = self._held.get(task), db
        try:
            yield
        finally:
            self._held[task] = before
            if before is None:
                del self._held[task]
            await self._let_go(db, key)

    async def _let_go(self, db: Any, key: int) -> None:
        """Let others have a game, whatever has become of our connection."""
        left = False
        try:
            if not db.is_closed():
                await db.execute(
                    f"SELECT pg_advisory_unlock({key}); SET idle_session_timeout = 0; SET lock_timeout = 0"
                )
                left = True
        except LOST as error:
            log.warning("a game was taken from us", extra={"game": key - HOLDING, "why": str(error)})
        finally:
            if not left:
                db.terminate()
            self._writers.release(db)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Speaker]:
        """One transaction: all of it is stored, or nothing."""
        held, number = self._held.get(asyncio.current_task()), None
        db, transaction = (held, await _begun(held)) if held else await self._insisting(self._writers, _begun)
        try:
            try:
                if held:
                    number = await db.fetchval("SELECT pg_current_xact_id()::text")
                yield Speaker(db, self._seal)
            except BaseException:
                if not db.is_closed():
                    await transaction.rollback()
                raise
            try:
                with _minding():
                    await transaction.commit()
            except LOST:
                if number is None or not await self._was_stored(number):
                    raise
        finally:
            if not held:
                self._writers.release(db)

    async def _was_stored(self, number: str) -> bool:
        """Whether a transaction was stored whose end nobody has told us: the server knows, or soon will."""
        until, pause = time.monotonic() + PATIENCE, 0.01
        asking = "SELECT pg_xact_status(CAST(? AS text)::xid8)"
        while (state := (await self.fetch(asking, (number,)))[0][0]) == "in progress":
            if time.monotonic() > until:
                return False
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)
        return bool(state == "committed")

    async def _insisting(self, pool: Pool, do: Callable[[Any], Awaitable[T]]) -> tuple[Any, T]:
        """Do with a connection what changes nothing; should the server be gone for a moment, once more.

        Returns the connection, too, which is to be released.
        """
        until, pause = time.monotonic() + PATIENCE, 0.01
        while True:
            db, done = None, False
            try:
                db = await pool.acquire()
                found = await do(db)
                done = True
                return db, found
            except LOST as error:
                if db is not None:
                    db.terminate()
                # What was said wrongly is no trouble of the server's.
                if isinstance(error, ValueError) or time.monotonic() > until:
                    raise
                log.warning("the database does not answer", extra={"why": str(error)})
            except asyncpg.PostgresError:
                # What was asked is wrong; the connection is not.
                raise
            except BaseException:
                if db is not None:
                    db.terminate()
                raise
            finally:
                if db is not None and not done:
                    pool.release(db)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)

    async def carry_out(self, statements: Sequence[Statement], *, lasting: bool = True) -> None:
        """Make changes in one transaction; where two stand in each other's way, one of them begins again."""
        until, longest = time.monotonic() + PATIENCE, ASIDE
        while True:
            try:
                async with self.change() as db:
                    for sql, rows in statements:
                        if len(rows) == 1:
                            await db.execute(sql, rows[0])
                        elif rows:
                            await db.executemany(sql, rows)
                return
            except asyncpg.DeadlockDetectedError:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(random.uniform(0, longest))
            longest = min(2 * longest, 0.5)

    async def fetch(self, sql: str, args: Sequence[Any] = ()) -> Sequence[Row]:
        """All rows of a query."""
        db, rows = await self._insisting(self._readers, lambda db: Speaker(db, self._seal).fetch(sql, args))
        self._readers.release(db)
        return rows

    async def few(self, sql: str, args: Sequence[Any] = ()) -> Sequence[Row]:
        """The few rows of one game, or of one person."""
        return await self.fetch(sql, args)

    async def sizes(self) -> dict[str, int]:
        """The bytes of the database."""
        return {"database": await self.number("SELECT pg_database_size(current_database())")}

    async def commands_told(self) -> int:
        """The digest of the commands that Discord was told last."""
        return await self.number("SELECT commands FROM format")

    async def note_commands(self, digest: int) -> None:
        """Note which commands Discord was told."""
        async with self.change() as db:
            await db.execute("UPDATE format SET commands = ?", (digest,))


@asynccontextmanager
async def used_at(address: str, *, alone: bool) -> AsyncIterator[None]:
    """Use a database: as one of many bots, or alone, for what would be in their way.

    The server lets go of it when the connection ends, however it ends.
    """
    async with _trying(address):
        db = await asyncpg.connect(address, server_settings=SETTINGS)
    try:
        if not await db.fetchval(f"SELECT pg_try_advisory_lock{'' if alone else '_shared'}({ALONE})"):
            told = "a bot is running on it" if alone else "it is being restored, or moved"
            raise UnusableFileError(f"{without_password(address)} is in use: {told}")
        yield
    finally:
        await db.close()


@asynccontextmanager
async def _trying(address: str) -> AsyncIterator[None]:
    """What is wrong with a database is told in a sentence, without its password."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        told = without_password(address)
        raise UnusableFileError(f"{told} cannot be used as a database: {error}") from error


async def format_there(db: Any) -> int:
    """The format of a database: how many of our migrations it has seen."""
    if not await db.fetchval("SELECT to_regclass('format') IS NOT NULL"):
        return 0
    return int(await db.fetchval("SELECT version FROM format"))


async def _migrate(db: Any, told: str) -> None:
    """Bring the database up to the present format, each step of it whole or not at all.

    Whoever starts at the same time waits, and finds it done.
    """
    check_format(told, version := await format_there(db))
    while version < len(MIGRATIONS):
        async with db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            if (version := await format_there(db)) < len(MIGRATIONS):
                version = max(version + 1, AT_ONCE)
                script = (
                    script_of(WHOLE)
                    if version == AT_ONCE
                    else table_script(script_of(MIGRATIONS[version - 1]))
                )
                await db.execute(script)
                await db.execute("UPDATE format SET version = $1", version)


async def _seal(db: Any, seal: Seal) -> None:
    """Seal what is not sealed yet, and leave nothing of it in the tables."""
    changed = set()
    async with db.transaction():
        for table, names in SEALED.items():
            for name in names:
                plain = f"{name} IS NOT NULL AND substring({name} FROM 1 FOR {len(MARK)}) != $1"
                for row in await db.fetch(f"SELECT ctid, {name} FROM {table} WHERE {plain}", MARK):
                    value = row[name].decode() if name in TEXTS else row[name]
                    await db.execute(
                        f"UPDATE {table} SET {name} = $1 WHERE ctid = $2", seal.sealed(value), row["ctid"]
                    )
                    changed.add(table)
    for table in changed:
        await db.execute(f"VACUUM FULL {table}")
    if changed:
        log.warning("all that was stored is sealed now; copies made before are not, and should be deleted")
