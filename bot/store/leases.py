"""Leases: several processes on one database share Discord's shards, and tell each other what is to be done.

A process has a row that says until when it is there, by the clock of the server, and renews it every so
often. Whose time is over is struck off by whoever comes next, and with the row go the shards.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, TypeAlias

import asyncpg
from msgspec import Struct

from bot.store.database import script_of
from bot.store.pool import LOST, SETTINGS

#: Seconds for which a process is there after it has said so.
LEASE = 6.0
#: Seconds within which the server has to answer.
PATIENCE = 2.0
#: Seconds between two shards that identify one after the other: Discord wants five.
APART = 5.5
#: Whoever comes so many seconds after their turn would come too close to the next.
LATE = 0.4
#: The number under which those who share shards out wait for each other.
SHARING = 0x5C_400A
#: The numbers of what is done by one at a time.
ONCE = {"commands": 0x5C_400B, "symbols": 0x5C_400C}
#: Where they tell each other things.
CHANNEL = "schout"

#: Whoever falls silent while sharing out keeps all others waiting: not for long.
ALERT = SETTINGS | {"idle_in_transaction_session_timeout": "1s"}
#: What says that the database cannot be asked now.
UNREACHED = (*LOST, asyncpg.PostgresError, TimeoutError)

#: Hears what others tell: what it is about, and its number.
Hear: TypeAlias = Callable[[str, int], None]


class StruckOffError(Exception):
    """Others have taken us for gone, and may have our shards."""


class Talk(Struct, frozen=True):
    """A conversation with Discord at a shard, where it is gone on with, and how much of it was heard."""

    id: str
    gateway: str
    heard: int


class Standing(Struct, frozen=True):
    """How things are after a renewal: what we hold, what of it others should have, how many there are."""

    held: frozenset[int]
    surplus: frozenset[int]
    alive: int
    #: What was being talked at shards that we have taken just now.
    talks: dict[int, Talk] = {}


#: Notes what is being talked at shards that one holds.
NOTED = (
    "UPDATE shards SET talk = now.talk, gateway = now.gateway, heard = now.heard "
    "FROM unnest($2::int[], $3::text[], $4::text[], $5::bigint[]) AS now (id, talk, gateway, heard) "
    "WHERE shards.id = now.id AND shards.holder = $1"
)


def shared_out(holders: Mapping[int, int | None], alive: Collection[int]) -> dict[int, int]:
    """Who should hold each shard: as many everybody, one more or less, and as few as possible change hands.

    >>> shared_out({0: 1, 1: 1, 2: 1, 3: 1}, [1, 2])
    {0: 1, 1: 1, 2: 2, 3: 2}
    >>> shared_out({0: 1, 1: 2, 2: None, 3: 2}, [1, 2])
    {0: 1, 1: 2, 2: 1, 3: 2}
    """
    least, more = divmod(len(holders), len(alive))
    counts = {each: sum(holder == each for holder in holders.values()) for each in sorted(alive)}
    # Whoever has most keeps one more.
    rich = sorted(counts, key=lambda each: -counts[each])[:more]
    room = {each: least + (each in rich) for each in counts}
    wanted, free = {}, []
    for shard, holder in sorted(holders.items()):
        if holder is not None and room.get(holder, 0):
            room[holder] -= 1
            wanted[shard] = holder
        else:
            free.append(shard)
    places = [each for each, places in room.items() for _ in range(places)]
    return dict(sorted({**wanted, **dict(zip(free, places, strict=True))}.items()))


class Leases:
    """One process among those on a database, by a connection of its own."""

    def __init__(self, address: str) -> None:
        """Be nobody yet."""
        self._address = address
        self._db: Any = None
        #: The number of whoever serves us: what they tell, we have told.
        self._serving = 0
        self._me = 0
        self._hear: Hear = lambda about, number: None
        self._talking = asyncio.Lock()
        self._noted: dict[int, Talk] = {}

    def listen(self, hear: Hear) -> None:
        """Hear what others tell from now on; what they tell while we are cut off is lost."""
        self._hear = hear

    async def join(self, shards: int) -> int:
        """Come to the others; returns how many shards there are: as many as they have, or else these."""
        # On its own: where `wal_level` is minimal, numbers given in the transaction that made their sequence
        # would be given again after a crash of the server.
        async with self._sharing() as db:
            await db.execute(script_of("leases.sql"))
        async with self._sharing() as db:
            await db.execute("DELETE FROM processes WHERE until < clock_timestamp()")
            if not await db.fetchval("SELECT count(*) FROM processes"):
                await db.execute("DELETE FROM shards")
                await db.execute("INSERT INTO shards SELECT generate_series(0, $1::int - 1)", shards)
            self._noted = {}
            self._me = await db.fetchval(
                "INSERT INTO processes (until) VALUES (clock_timestamp() + $1 * interval '1 s') RETURNING id",
                LEASE,
            )
            return int(await db.fetchval("SELECT count(*) FROM shards"))

    async def renew(self, talks: Mapping[int, Talk]) -> Standing:
        """Say that we are there, strike off who is not, and take of the free shards what should be ours.

        `talks` is what is being talked at our shards, for whoever takes over.
        """
        async with self._sharing() as db:
            renewed = await db.fetchval(
                "UPDATE processes SET until = clock_timestamp() + $2 * interval '1 s' WHERE id = $1 "
                "RETURNING id",
                self._me,
                LEASE,
            )
            if renewed is None:
                raise StruckOffError
            await self._note(db, talks)
            await db.execute("DELETE FROM processes WHERE until < clock_timestamp()")
            alive = [row["id"] for row in await db.fetch("SELECT id FROM processes")]
            rows = {row["id"]: row for row in await db.fetch("SELECT * FROM shards")}
            holders = {shard: row["holder"] for shard, row in rows.items()}
            wanted = shared_out(holders, alive)
            mine = {shard for shard, holder in wanted.items() if holder == self._me}
            free = [shard for shard in mine if holders[shard] is None]
            await db.execute("UPDATE shards SET holder = $1 WHERE id = ANY($2::int[])", self._me, free)
            held = {shard for shard, holder in holders.items() if holder == self._me}
            left = {
                shard: Talk(row["talk"], row["gateway"], row["heard"])
                for shard in free
                if (row := rows[shard])["talk"] is not None
            }
            return Standing(frozenset(held.union(free)), frozenset(held - mine), len(alive), left)

    async def _note(self, db: Any, talks: Mapping[int, Talk]) -> None:
        """Note how far it has come what is being talked at our shards."""
        if new := {shard: talk for shard, talk in talks.items() if self._noted.get(shard) != talk}:
            columns = zip(*((talk.id, talk.gateway, talk.heard) for talk in new.values()), strict=True)
            await db.execute(NOTED, self._me, list(new), *map(list, columns))
            self._noted |= new

    async def give_up(self, shards: Collection[int], talks: Mapping[int, Talk]) -> None:
        """Let others have shards for which we do not speak any more."""
        async with self._speaking() as db, db.transaction():
            await self._note(db, talks)
            await db.execute(
                "UPDATE shards SET holder = NULL WHERE holder = $1 AND id = ANY($2::int[])",
                self._me,
                list(shards),
            )
        await self.tell([("shards", 0)])

    async def leave(self, talks: Mapping[int, Talk]) -> None:
        """Be there no longer; others have our shards at once."""
        async with self._speaking() as db, db.transaction():
            await self._note(db, talks)
            await db.execute("DELETE FROM processes WHERE id = $1", self._me)
        await self.tell([("shards", 0)])
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        db, self._db = self._db, None
        if db is not None:
            await db.close()

    async def tell(self, words: Iterable[tuple[str, int]]) -> None:
        """Tell all others something, such as that a game has changed."""
        async with self._speaking() as db:
            await db.execute(
                "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word",
                CHANNEL,
                [f"{about} {number}" for about, number in words],
            )

    async def await_turn(self, bucket: int) -> None:
        """Wait for a turn to identify; whoever was held up, such as by a busy machine, takes another."""
        late = LATE
        while late >= LATE:
            asked = monotonic()
            wait = await self.turn(bucket)
            await asyncio.sleep(wait)
            late = monotonic() - asked - wait

    async def turn(self, bucket: int) -> float:
        """Take the next turn among shards that identify one after the other: in how many seconds."""
        async with self._speaking() as db:
            seconds = await db.fetchval(
                "INSERT INTO identifying VALUES ($1, clock_timestamp()) ON CONFLICT (bucket) DO UPDATE "
                "SET at = greatest(identifying.at + $2 * interval '1 s', clock_timestamp()) "
                "RETURNING extract(epoch FROM at - clock_timestamp())::double precision",
                bucket,
                APART,
            )
            return max(0.0, float(seconds))

    @asynccontextmanager
    async def once(self, what: str) -> AsyncIterator[None]:
        """Do something while nobody else does it."""
        try:
            db = await asyncpg.connect(self._address)
        except UNREACHED as error:
            raise ConnectionError(f"the database cannot be reached: {error}") from error
        try:
            await db.execute(f"SELECT pg_advisory_lock({ONCE[what]})")
            yield
        finally:
            await db.close()

    @asynccontextmanager
    async def _sharing(self) -> AsyncIterator[Any]:
        """Alone at the table of shards, all of it or nothing."""
        async with self._speaking() as db, db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({SHARING})")
            yield db

    @asynccontextmanager
    async def _speaking(self) -> AsyncIterator[Any]:
        """One after the other, by our connection; where that has failed, the next has a new one."""
        async with self._talking, asyncio.timeout(2 * PATIENCE):
            try:
                if self._db is None:
                    self._db = await asyncpg.connect(
                        self._address, server_settings=ALERT, command_timeout=PATIENCE, timeout=PATIENCE
                    )
                    self._serving = self._db.get_server_pid()
                    await self._db.add_listener(CHANNEL, self._heard)
                    # What was told while we did not listen is looked for.
                    self._hear("anything", 0)
                yield self._db
            except StruckOffError:
                raise
            except BaseException:
                # What was noted last may not be stored.
                self._noted = {}
                if self._db is not None:
                    self._db.terminate()
                    self._db = None
                raise

    def _heard(self, db: Any, process: int, channel: str, word: str) -> None:
        about, _, number = word.partition(" ")
        # What comes when the connection is gone is still heard.
        if process != self._serving:
            self._hear(about, int(number))
