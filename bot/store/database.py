"""The database: games, moves, messages and the outbox. Every change is one transaction.

All statements are written once, in what SQLite and PostgreSQL have in common; each of them has a file here
that says how it is spoken to.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from bot.config import UnusableFileError
from bot.store.rows import Row, S, as_struct, as_values
from bot.store.sealing import Seal, place

MIGRATIONS = tuple(f"{number:03}.sql" for number in range(1, 23))

#: Leaves all as it is.
UNSEALED = Seal()
#: Where everything is kept: a file of SQLite's, or the address of a PostgreSQL database.
Where: TypeAlias = Path | str


class NewerFileError(UnusableFileError):
    """What is stored was written by a later Schout than this one."""


class ForbiddenError(Exception):
    """The schema does not allow a change: something is there already, or belongs to nothing."""


class BusyError(Exception):
    """Another process changes the same game."""


Statement: TypeAlias = tuple[str, Sequence[Sequence[Any]]]


class Changing(Protocol):
    """What changes are made with: a transaction, or a batch that is carried out at once."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Awaitable[None]:
        """Carry out a statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Awaitable[None]:
        """Carry out a statement for each of several rows."""


class Transaction(Changing, Protocol):
    """What changes are made with that need something back."""

    def fetch(self, sql: str, parameters: Sequence[Any] = (), /) -> Awaitable[Sequence[Row]]:
        """Carry out a statement, and return all that it gives."""


class Batch:
    """Changes that need nothing back, gathered."""

    def __init__(self) -> None:
        """Start with none."""
        self.statements: list[Statement] = []

    async def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> None:
        """Add a statement."""
        self.statements.append((sql, [parameters]))

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Add a statement for each of several rows."""
        self.statements.append((sql, list(parameters)))


class Store(ABC):
    """Everything that is kept. Nobody reads what is not stored for good."""

    @abstractmethod
    async def close(self) -> None:
        """Let the last change finish, and close."""

    @abstractmethod
    def holding(self, game_id: int, seconds: float | None = None) -> AbstractAsyncContextManager[None]:
        """Keep other processes from changing a game, or raise BusyError if they do so for some seconds."""

    @abstractmethod
    def change(self) -> AbstractAsyncContextManager[Transaction]:
        """One transaction: all of it is stored, or nothing."""

    @abstractmethod
    async def carry_out(
        self, statements: Sequence[Statement], *, lasting: bool = True, last: bool = False
    ) -> None:
        """Make changes in one transaction. What need not be `lasting` may be undone by a power failure.

        The `last` change of whoever holds a game lets go of it.
        """

    @asynccontextmanager
    async def change_at_once(self, *, lasting: bool = True, last: bool = False) -> AsyncIterator[Batch]:
        """One transaction of changes that need nothing back, carried out when all are told.

        What need not be `lasting` is not waited for until it is on the disk: only a power failure may undo
        it, never the end of this process. What is stored for good afterwards makes it last. With the `last`
        change a game that is held is let go of.
        """
        batch = Batch()
        yield batch
        await self.carry_out(batch.statements, lasting=lasting, last=last)

    @abstractmethod
    async def fetch(self, sql: str, args: Sequence[Any] = ()) -> Sequence[Row]:
        """All rows of a query."""

    @abstractmethod
    async def few(self, sql: str, args: Sequence[Any] = ()) -> Sequence[Row]:
        """The few rows of one game, or of one person, read at once."""

    async def rows(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """All rows of a query as structs."""
        return [as_struct(row, kind) for row in await self.fetch(sql, args)]

    async def number(self, sql: str, args: Sequence[Any] = ()) -> int:
        """The one number that a query gives; nothing is 0."""
        rows = await self.fetch(sql, args)
        return int(rows[0][0] or 0) if rows else 0

    async def found(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> list[S]:
        """The few rows of one game, or of one person, as structs, which are not to be changed."""
        return [as_struct(row, kind) for row in await self.few(sql, args)]

    async def row(self, kind: type[S], sql: str, args: Sequence[Any] = ()) -> S | None:
        """The first of few rows as a struct."""
        return next(iter(await self.found(kind, sql, args)), None)

    def forget_lately(self) -> None:  # noqa: B027 - for those who are alone there is nothing to do
        """Others have changed something: nothing that was read before is as good as read now."""

    @abstractmethod
    async def sizes(self) -> dict[str, int]:
        """How many bytes there are of what."""

    @abstractmethod
    async def commands_told(self) -> int:
        """The digest of the commands that Discord was told last."""

    @abstractmethod
    async def note_commands(self, digest: int) -> None:
        """Note which commands Discord was told."""


def script_of(name: str) -> str:
    """What a migration does."""
    return resources.files(__package__).joinpath("schema", name).read_text("utf-8")


def check_format(where: str, version: int) -> None:
    """Refuse what a later Schout has written."""
    if version > len(MIGRATIONS):
        raise NewerFileError(
            f"{where} has format {version}, this Schout knows up to {len(MIGRATIONS)}: use a newer Schout"
        )


async def insert(db: Changing, table: str, **columns: Any) -> None:
    """Add a row."""
    await db.execute(inserting(table, columns), as_values(columns))


def inserting(table: str, columns: Iterable[str]) -> str:
    """The statement that adds a row with such columns."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(map(place, columns))})"
