"""Connections to PostgreSQL, lent to one after the other."""

import asyncio
from itertools import count
from typing import Any

import asyncpg

#: What says that a connection, or the server, is gone.
LOST = (
    *(asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError),
    *(asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.CannotConnectNowError),
    *(asyncpg.IdleInTransactionSessionTimeoutError, asyncpg.IdleSessionTimeoutError),
)
#: Seconds after which the server takes back what somebody holds who has fallen silent in the middle of it.
SILENCE = 8
#: Who we are. Statements are short: compiling them, or planning them anew, takes longer than they do.
SETTINGS = {
    "application_name": "schout",
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",
    "standard_conforming_strings": "on",
    "idle_in_transaction_session_timeout": f"{SILENCE}s",
}


class Line(asyncpg.Connection):  # type: ignore[misc] # it has no types
    """A connection that calls by a name what it was told before."""

    def __init__(self, *args: Any) -> None:
        """Know nothing yet."""
        super().__init__(*args)
        self._named: dict[str, tuple[str, Any]] = {}
        self._numbers = count()

    async def name_of(self, sql: str) -> str:
        """The name under which the server knows a statement, from the first time on."""
        if sql not in self._named:
            # Whoever is broken off may have named it all the same: no name is given twice.
            name = f"named_{next(self._numbers)}"
            # It is known as long as what was prepared is kept.
            self._named[sql] = name, await self.prepare(sql, name=name)
        return self._named[sql][0]


async def connected(address: str) -> Line:
    """A connection of one's own."""
    made: Line = await asyncpg.connect(address, server_settings=SETTINGS, connection_class=Line)
    return made


class Pool:
    """Connections that are lent to one after the other, as they are: nobody leaves anything behind in them.

    That of asyncpg makes a task and a stand-in whenever it lends one: that costs as much as a question.
    """

    def __init__(self, address: str, most: int) -> None:
        """Lend so many at most; the first is made when somebody wants it."""
        self._address, self._most = address, most
        self._free: list[Line] = []
        self._room = asyncio.Semaphore(most)

    async def acquire(self) -> Line:
        """A connection, when there is one."""
        await self._room.acquire()
        try:
            while self._free:
                if not (db := self._free.pop()).is_closed():
                    return db
            return await connected(self._address)
        except BaseException:
            self._room.release()
            raise

    def release(self, db: Line) -> None:
        """Take one back; what is still in the middle of something is not lent again."""
        if db.is_closed() or db.is_in_transaction():
            db.terminate()
        else:
            self._free.append(db)
        self._room.release()

    async def close(self) -> None:
        """Wait for those that are lent, and hang up."""
        for _ in range(self._most):
            await self._room.acquire()
        for db in self._free:
            await db.close()
