"""Stores that are closed whatever becomes of a test: one left open would fail the next one."""

import tempfile
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

from bot.store.database import Store, Where
from bot.store.opening import opened
from tests.waiting import at_once

S = TypeVar("S", bound=Store)


async def new(where: Where) -> Store:
    """A store in which nothing is, unless something is there; a file is copied from one that was made once.

    How it is made, step by step, is what others look at.
    """
    if isinstance(where, Path) and not where.exists():
        where.write_bytes(_empty())
    return await opened(where)


@cache
def _empty() -> bytes:
    """A file as it is made, and in which nothing is."""

    async def make(path: Path) -> None:
        await (await opened(path)).close()

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty")
        at_once(make(path))
        return path.read_bytes()


@asynccontextmanager
async def using(opening: Awaitable[S]) -> AsyncIterator[S]:
    """Open a store, and close it in the end."""
    store = await opening
    try:
        yield store
    finally:
        await store.close()
