"""Connections to PostgreSQL, lent to one after the other."""

import asyncio
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
    "idle_in_transaction_session_timeout": f"{SILENCE}s",
}


class Pool:
    """Connections that are lent to one after the other, as they are: nobody leaves anything behind in them.

    That of asyncpg makes a task and a stand-in whenever it lends one: that costs as much as a question.
    """

    def __init__(self, address: str, most: int) -> None:
        """Lend so many at most; the first is made when somebody wants it."""
        self._address, self._most = address, most
        self._free: list[Any] = []
        self._room = asyncio.Semaphore(most)

    async def acquire(self) -> Any:
        """A connection, when there is one."""
        await self._room.acquire()
        try:
            while self._free:
                if not (db := self._free.pop()).is_closed():
                    return db
            return await asyncpg.connect(self._address, server_settings=SETTINGS)
        except BaseException:
            self._room.release()
            raise

    def release(self, db: Any) -> None:
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
