"""Statements as they are put to PostgreSQL: sealed before they go there, and opened when they have come."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg

from bot.store.database import ForbiddenError, Statement
from bot.store.dialect import TEXTS, put
from bot.store.pool import Line
from bot.store.rows import Row
from bot.store.sealing import NAMES, Seal


@contextmanager
def minding() -> Iterator[None]:
    """What the schema does not allow is told in the words of any database."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise ForbiddenError(str(error)) from error


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


def literal(value: str | bytes | float | None) -> str:
    """A value as it stands in a statement; the server takes it for what belongs in its place.

    >>> literal("Anna's"), literal(True), literal(-0.5), literal(None)
    ("'Anna''s'", "'1'", "'-0.5'", 'NULL')
    """
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"'\\x{value.hex()}'"
    if isinstance(value, str):
        if "\0" in value:
            raise ForbiddenError("no text has a zero in it")
        return "'" + value.replace("'", "''") + "'"
    return f"'{+value!r}'"


class Speaker:
    """Puts statements to a connection."""

    def __init__(self, db: Line, seal: Seal) -> None:
        """Speak to this one."""
        self._db = db
        self._seal = seal

    async def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> None:
        """Carry out a statement."""
        said = put(sql)
        with minding():
            await self._db.execute(said.sql, *self._sealed(parameters, said.sealed))

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement for each of several rows."""
        said = put(sql)
        with minding():
            await self._db.executemany(said.sql, [self._sealed(row, said.sealed) for row in parameters])

    async def fetch(self, sql: str, parameters: Sequence[Any] = (), /) -> Sequence[Row]:
        """Carry out a statement, and return all that it gives."""
        said = put(sql)
        with minding():
            rows = await self._db.fetch(said.sql, *self._sealed(parameters, said.sealed))
        return self._opened(rows) if said.opened and rows else rows

    async def worded(self, statements: Iterable[Statement]) -> str:
        """Many statements of which nothing comes back, put so that one question to the server does for all.

        It knows each by a name by then, and has planned it. Outside a transaction they are one.
        """
        words = []
        for sql, rows in statements:
            said = put(sql)
            name = await self._db.name_of(said.sql)
            for row in rows:
                values = ", ".join(map(literal, self._sealed(row, said.sealed)))
                words.append(f"EXECUTE {name}({values})" if values else f"EXECUTE {name}")
        return "; ".join(words)

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
