"""The SQLite file: games, moves, messages and the outbox. Every change is one transaction."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import aiosqlite
import msgspec

from bot.config import UnusableFileError
from bot.store.rows import GameRow, Hanging, PersonRow, S, SeatRow, Wish, as_struct, as_values
from rules.core.asking import Answer
from rules.core.events import Event

MIGRATIONS = ("001.sql", "002.sql", "003.sql", "004.sql", "005.sql")


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

    Reading has a connection of its own, so that nobody reads what is not stored for good.
    """

    def __init__(
        self, db: aiosqlite.Connection, reader: aiosqlite.Connection, path: Path, gathered: list[Statement]
    ) -> None:
        """Use `open`."""
        self.db = db
        self.reader = reader
        self.path = path
        self._gathered = gathered
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file, making or migrating it where needed; a newer one is refused."""
        gathered: list[Statement] = []
        try:
            db = await aiosqlite.connect(path, factory=partial(Writer, gathered))
        except aiosqlite.Error as error:
            raise UnusableFileError(f"{path} cannot be opened: {error}") from error
        try:
            await _set_up(db)
            await _migrate(db, path)
            reader = await aiosqlite.connect(path)
        except aiosqlite.Error as error:
            await db.close()
            raise UnusableFileError(f"{path} cannot be used as a database: {error}") from error
        except BaseException:
            await db.close()
            raise
        await _set_up(reader)
        await reader.execute("PRAGMA query_only = ON")
        return cls(db, reader, path, gathered)

    async def close(self) -> None:
        """Let the last change finish, write out what the log holds, and close."""
        async with self._writing:
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

    async def backup(self, target: Path) -> None:
        """Copy the file while it is in use."""
        async with aiosqlite.connect(target) as copy:
            await self.reader.backup(copy)

    async def fetch(self, sql: str, args: Sequence[Any] = ()) -> list[aiosqlite.Row]:
        """All rows of a query, fetched in one go.

        A cursor that is left open in between would hold the whole connection to the state in which it began:
        whoever reads meanwhile would miss what was stored since.
        """
        return list(await self.reader.execute_fetchall(sql, args))

    async def rows(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """All rows of a query as structs."""
        return [as_struct(row, kind) for row in await self.fetch(sql, args)]

    async def row(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> S | None:
        """The first row of a query as a struct."""
        for row in await self.fetch(sql, args):
            return as_struct(row, kind)
        return None

    async def number(self, sql: str, args: Sequence[Any] = ()) -> int:
        """The one number that a query gives; nothing is 0."""
        rows = await self.fetch(sql, args)
        return int(rows[0][0] or 0) if rows else 0

    async def commands_told(self) -> int:
        """The digest of the commands that Discord was told last; SQLite keeps a number for its user."""
        return await self.number("PRAGMA application_id")

    async def note_commands(self, digest: int) -> None:
        """Note which commands Discord was told."""
        async with self.change() as db:
            await db.execute(f"PRAGMA application_id = {digest}")

    # Reading

    async def game(self, game_id: int) -> GameRow | None:
        """A game by its number."""
        return await self.row(GameRow, "SELECT * FROM games WHERE id = ?", (game_id,))

    async def game_in(self, channel_id: int) -> GameRow | None:
        """The game of a channel: the one that is active, or else the latest."""
        return await self.row(
            GameRow,
            "SELECT * FROM games WHERE channel_id = ? "
            "ORDER BY stage IN ('open', 'playing') DESC, id DESC LIMIT 1",
            (channel_id,),
        )

    async def waiting_for(self, user_id: int, game: str | None) -> int:
        """Of somebody's games, or those of one kind, the one that has waited longest, or else any, or 0."""
        return await self.number(
            "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id "
            "WHERE s.user_id = ? AND g.stage = 'playing' AND g.game = coalesce(?, g.game) "
            "ORDER BY EXISTS (SELECT 1 FROM json_each(g.asked) WHERE value = s.seat) DESC, g.since LIMIT 1",
            (user_id, game),
        )

    async def seats(self, game_id: int) -> list[SeatRow]:
        """Who sits at a game, in order."""
        return await self.rows(
            SeatRow,
            "SELECT *, (SELECT number FROM handovers h WHERE h.game_id = seats.game_id "
            "AND h.seat = seats.seat AND h.state = 'open') AS handover "
            "FROM seats WHERE game_id = ? ORDER BY seat",
            (game_id,),
        )

    async def person(self, user_id: int) -> PersonRow:
        """What somebody has set, or the defaults."""
        found = await self.row(PersonRow, "SELECT * FROM people WHERE user_id = ?", (user_id,))
        return found or PersonRow(user_id)

    async def log(self, game_id: int) -> list[Answer]:
        """Every answer of a game."""
        rows = await self.fetch("SELECT seat, picks FROM moves WHERE game_id = ? ORDER BY number", (game_id,))
        return [(row["seat"], tuple(json.loads(row["picks"]))) for row in rows]

    async def last_answer(self, game_id: int, seat: int) -> int:
        """The number of a seat's last answer, or 0."""
        return await self.number(
            "SELECT max(number) FROM moves WHERE game_id = ? AND seat = ?", (game_id, seat)
        )

    async def add_vote(self, game_id: int, subject: str, user_id: int) -> set[int]:
        """Add somebody's vote; returns everybody who has voted for it."""
        async with self.change() as db:
            await db.execute("INSERT OR IGNORE INTO votes VALUES (?, ?, ?)", (game_id, subject, user_id))
            rows = await db.execute_fetchall(
                "SELECT user_id FROM votes WHERE game_id = ? AND subject = ?", (game_id, subject)
            )
        return {row["user_id"] for row in rows}

    async def events(
        self, game_id: int, *, turn: int | None = None, after: int = -1, last: int = 500
    ) -> list[Event]:
        """What happened, oldest first: in one turn, or after an answer; at most the last so many."""
        where, args = ("turn = ?", turn) if turn is not None else ("number > ?", after)
        rows = await self.fetch(
            f"SELECT event FROM events WHERE game_id = ? AND {where} ORDER BY number DESC, part DESC LIMIT ?",
            (game_id, args, last),
        )
        return [msgspec.json.decode(row["event"], type=Event) for row in reversed(rows)]

    async def hanging(self, game_id: int, slot: str) -> Hanging:
        """Where a panel hangs, or nowhere."""
        found = await self.row(
            Hanging,
            "SELECT channel_id, message_id, lost FROM messages WHERE game_id = ? AND slot = ?",
            (game_id, slot),
        )
        return found or Hanging()

    async def watchers(self, game_id: int) -> list[int]:
        """Who wants to be told of the end of a game."""
        rows = await self.fetch("SELECT user_id FROM watchers WHERE game_id = ?", (game_id,))
        return [row["user_id"] for row in rows]

    async def unsaid(self) -> list[tuple[int, str]]:
        """Of which games and in which slots something is still to be said."""
        return [(row["game_id"], row["slot"]) for row in await self.fetch("SELECT game_id, slot FROM outbox")]

    async def wishes(self, game_id: int) -> list[Wish]:
        """What is still to be said about a game."""
        return await self.rows(Wish, "SELECT * FROM outbox WHERE game_id = ?", (game_id,))


async def _set_up(db: aiosqlite.Connection) -> None:
    db.row_factory = aiosqlite.Row
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
        script = resources.files(__package__).joinpath("schema", name).read_text("utf-8")
        await db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


async def _number(db: aiosqlite.Connection, sql: str, args: Sequence[Any] = ()) -> int:
    for row in await db.execute_fetchall(sql, args):
        return int(row[0] or 0)
    return 0


# Changes, each to be made inside `Store.change`


async def wish(db: Changing, game_id: int, slots: Iterable[str], notice: str | None = None) -> None:
    """Ask for panels to be brought up to date; `notice` is the text of one that is said once."""
    await db.executemany(
        "INSERT INTO outbox (game_id, slot, notice) VALUES (?, ?, ?) "
        "ON CONFLICT DO UPDATE SET version = version + 1, tries = 0, notice = excluded.notice",
        [(game_id, slot, notice) for slot in slots],
    )


async def hang(db: Changing, game_id: int, slot: str, where: tuple[int, int]) -> None:
    """Note in which channel and message a panel hangs."""
    await db.execute(
        "INSERT INTO messages (game_id, slot, channel_id, message_id) VALUES (?, ?, ?, ?) "
        "ON CONFLICT DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id",
        (game_id, slot, *where),
    )


async def fulfil(db: Changing, wanted: Wish) -> None:
    """Note that what was wished is said, or given up, unless more is wished by now."""
    await db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND slot = ? AND version = ?",
        (wanted.game_id, wanted.slot, wanted.version),
    )


async def unwish(db: Changing, game_id: int, slots: Iterable[str]) -> None:
    """Ask no more for panels."""
    await db.executemany(
        "DELETE FROM outbox WHERE game_id = ? AND slot = ?", [(game_id, slot) for slot in slots]
    )


async def take_down(db: Changing, game_id: int, slot: str) -> None:
    """Note that a panel does not hang any more where it did; the next one is a new message."""
    await db.execute(
        "INSERT INTO messages (game_id, slot, channel_id, lost) VALUES (?, ?, 0, 1) "
        "ON CONFLICT DO UPDATE SET message_id = NULL, lost = lost + 1",
        (game_id, slot),
    )


async def close_dm(db: Changing, game_id: int, seat: int) -> None:
    """Note that somebody cannot be reached by DM."""
    await db.execute("UPDATE seats SET dm_closed = 1 WHERE game_id = ? AND seat = ?", (game_id, seat))


async def restart_clock(db: Changing, game_id: int, now: int) -> None:
    """Let whoever is asked have all their time from now on, and all their reminders."""
    await update_game(db, game_id, since=now, reminded=0)
    await db.execute("UPDATE seats SET reminded = 0 WHERE game_id = ?", (game_id,))


async def take_down_hanging(db: Changing, game_id: int, slot: str) -> None:
    """The same for a panel that may hang nowhere: then there is nothing to note."""
    await db.execute(
        "UPDATE messages SET message_id = NULL, lost = lost + 1 "
        "WHERE game_id = ? AND slot = ? AND message_id IS NOT NULL",
        (game_id, slot),
    )


async def update_seat(db: Changing, game_id: int, seat: int, **columns: Any) -> None:
    """Set some columns of a seat."""
    names = ", ".join(f"{name} = ?" for name in columns)
    await db.execute(
        f"UPDATE seats SET {names} WHERE game_id = ? AND seat = ?", (*as_values(columns), game_id, seat)
    )


async def hang_elsewhere(db: Changing, game_id: int, slot: str, other: str) -> None:
    """Let the message of one slot be another's from now on; the first one's next is a new message."""
    await db.execute(
        "INSERT OR REPLACE INTO messages (game_id, slot, channel_id, message_id) "
        "SELECT game_id, ?, channel_id, message_id FROM messages WHERE game_id = ? AND slot = ?",
        (other, game_id, slot),
    )
    await take_down(db, game_id, slot)


async def write_events(db: Changing, game_id: int, number: int, turn: int, events: Sequence[Event]) -> None:
    """Add what happened with an answer to the log of the game, after what it holds already."""
    await db.executemany(
        "INSERT INTO events SELECT ?1, ?2, coalesce(max(part) + 1, 0), ?3, ?4 FROM events "
        "WHERE game_id = ?1 AND number = ?2",
        [(game_id, number, turn, msgspec.json.encode(event).decode()) for event in events],
    )


async def insert(db: aiosqlite.Connection, table: str, **columns: Any) -> int:
    """Add a row, and return its number."""
    values = as_values(columns)
    places = ", ".join("?" for _ in columns)
    cursor = await db.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", values)
    return cursor.lastrowid or 0


async def update_game(db: Changing, game_id: int, **columns: Any) -> None:
    """Set some columns of a game."""
    names = ", ".join(f"{name} = ?" for name in columns)
    values = as_values(columns)
    await db.execute(f"UPDATE games SET {names} WHERE id = ?", (*values, game_id))
