"""PostgreSQL: for whoever outgrows one file, or wants several processes to play together."""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
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
from bot.store.dialect import TEXTS, table_script
from bot.store.lately import Lately
from bot.store.pool import LOST, Line, Pool, connected
from bot.store.rows import Row, S
from bot.store.sealing import MARK, SEALED, Seal
from bot.store.speaker import Speaker, minding

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
#: How it is let go of.
LET_GO = "SELECT pg_advisory_unlock({})"


class Held:
    """A game that a task holds, the connection by which it does, and whether it was let go of already."""

    __slots__ = ("db", "key", "left")

    def __init__(self, db: Line, key: int) -> None:
        """Hold it."""
        self.db = db
        self.key = key
        self.left = False


class PostgresStore(Store):
    """A database of PostgreSQL's. Those who change different games do not wait for each other.

    What is read of one game, or of one person, is read once for all who ask for it at the same moment, until
    something is stored here, or somebody tells of having done so.
    """

    def __init__(self, writers: Pool, readers: Pool, seal: Seal) -> None:
        """Use `at`."""
        self._writers = writers
        self._readers = readers
        self._seal = seal
        self._lately = Lately()
        #: What tasks hold, and change.
        self._held: dict[asyncio.Task[Any] | None, Held] = {}

    @classmethod
    async def at(cls, address: str, seal: Seal) -> "PostgresStore":
        """Connect to the database, and fill, migrate or seal it where needed."""
        async with _trying(address):
            db = await connected(address)
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

    # Holding

    @asynccontextmanager
    async def holding(self, game_id: int, seconds: float | None = None) -> AsyncIterator[None]:
        """Keep other processes from changing a game; whatever is changed meanwhile goes by one connection.

        Whoever loses that has lost the game, and can change nothing any more. So has whoever falls silent
        while others wait: all of it is in transactions, of which the server ends those that stand still.
        """
        key, wait = HOLDING + game_id, 0 if seconds is None else round(1000 * seconds)
        try:
            db, _ = await self._insisting(self._writers, lambda db: _take(db, key, wait))
        except asyncpg.LockNotAvailableError as error:
            raise BusyError from error
        task, held = asyncio.current_task(), Held(db, key)
        before = self._held.get(task)
        self._held[task] = held
        # Whoever had it may have changed it until now.
        self._lately.forget()
        try:
            yield
        finally:
            if before is None:
                del self._held[task]
            else:
                self._held[task] = before
            await self._let_go(held)

    async def _let_go(self, held: Held) -> None:
        """Let others have a game, whatever has become of our connection."""
        db = held.db
        try:
            if not held.left and not db.is_closed():
                await db.execute(f"ROLLBACK; {LET_GO.format(held.key)}")
                held.left = True
        except LOST as error:
            log.warning("a game was taken from us", extra={"game": held.key - HOLDING, "why": str(error)})
        finally:
            if not held.left:
                db.terminate()
            self._writers.release(db)

    # Changing

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Speaker]:
        """One transaction: all of it is stored, or nothing."""
        if held := self._held.get(asyncio.current_task()):
            async with self._changing(held) as speaker:
                yield speaker
            return
        db, _ = await self._insisting(self._writers, lambda db: db.execute("BEGIN"))
        try:
            try:
                yield Speaker(db, self._seal)
                with minding():
                    await db.execute("COMMIT")
            except BaseException:
                if not db.is_closed():
                    await db.execute("ROLLBACK")
                raise
        finally:
            self._lately.forget()
            self._writers.release(db)

    @asynccontextmanager
    async def _changing(self, held: Held, *, last: bool = False) -> AsyncIterator[Speaker]:
        """The same of what is held; if it is the last change, it is let go of with it."""
        db = held.db
        assert not held.left, "the game was let go of with what was said to be its last change"
        try:
            try:
                yield Speaker(db, self._seal)
                number = await db.fetchval("SELECT pg_current_xact_id()::text")
            except BaseException:
                if not db.is_closed():
                    await db.execute("ROLLBACK AND CHAIN")
                raise
            with minding():
                await self._commit(held, number, last=last)
        finally:
            self._lately.forget()

    async def _commit(self, held: Held, number: str, *, last: bool) -> None:
        try:
            await held.db.execute(f"COMMIT; {LET_GO.format(held.key)}" if last else "COMMIT AND CHAIN")
            held.left = last
        except LOST:
            if not await self._was_stored(number):
                raise
        except asyncpg.PostgresError:
            # It was not stored; the game is still held.
            await held.db.execute("BEGIN")
            raise

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

    async def carry_out(
        self, statements: Sequence[Statement], *, lasting: bool = True, last: bool = False
    ) -> None:
        """Make changes in one transaction; where two stand in each other's way, one of them begins again."""
        until, longest = time.monotonic() + PATIENCE, ASIDE
        while True:
            try:
                return await self._carry_out(statements, last=last)
            except asyncpg.DeadlockDetectedError:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(random.uniform(0, longest))
            longest = min(2 * longest, 0.5)

    async def _carry_out(self, statements: Sequence[Statement], *, last: bool) -> None:
        if held := self._held.get(asyncio.current_task()):
            async with self._changing(held, last=last) as speaker:
                with minding():
                    await held.db.execute(await speaker.worded(statements))
            return
        db, words = await self._insisting(
            self._writers, lambda db: Speaker(db, self._seal).worded(statements)
        )
        try:
            with minding():
                await db.execute(words)
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError | ForbiddenError):
                db.terminate()
            raise
        finally:
            self._lately.forget()
            self._writers.release(db)

    async def _insisting(self, pool: Pool, do: Callable[[Line], Awaitable[T]]) -> tuple[Line, T]:
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

    # Reading

    async def fetch(self, sql: str, args: Sequence[Any] = ()) -> Sequence[Row]:
        """All rows of a query."""
        db, rows = await self._insisting(self._readers, lambda db: Speaker(db, self._seal).fetch(sql, args))
        self._readers.release(db)
        return rows

    async def few(self, sql: str, args: Sequence[Any] = ()) -> Sequence[Row]:
        """The few rows of one game, or of one person."""
        return await self._lately.once((sql, *args), lambda: self.fetch(sql, args))

    async def found(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """The few rows of one game, or of one person, as structs, which are not to be changed."""
        found = await self._lately.once((kind, sql, *args), lambda: self.rows(kind, sql, args))
        return found[:]

    def forget_lately(self) -> None:
        """Others have changed something: it is read anew."""
        self._lately.forget()

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


async def _take(db: Line, key: int, wait: int) -> None:
    """Begin a transaction, and hold a game in it, before so many milliseconds have passed."""
    take = f"SELECT pg_advisory_lock({key})"
    if wait:
        take = f"SET LOCAL lock_timeout = {wait}; {take}; SET LOCAL lock_timeout = 0"
    try:
        await db.execute(f"BEGIN; {take}")
    except asyncpg.LockNotAvailableError:
        await db.execute("ROLLBACK")
        raise


@asynccontextmanager
async def used_at(address: str, *, alone: bool) -> AsyncIterator[None]:
    """Use a database: as one of many bots, or alone, for what would be in their way.

    The server lets go of it when the connection ends, however it ends.
    """
    async with _trying(address):
        db = await connected(address)
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
    """The format of a database: how many of our migrations it has seen.

    Looked up in the catalogue itself: `to_regclass` remembers for the rest of a transaction that there was no
    such table, whoever has made one meanwhile.
    """
    there = "SELECT FROM pg_class WHERE relname = 'format' AND pg_table_is_visible(oid)"
    if not await db.fetchval(f"SELECT EXISTS ({there})"):
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
