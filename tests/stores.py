"""Stores that are closed whatever becomes of a test: one left open would fail the next one."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.store.database import Store

S = TypeVar("S", bound=Store)


@asynccontextmanager
async def using(opening: Awaitable[S]) -> AsyncIterator[S]:
    """Open a store, and close it in the end."""
    store = await opening
    try:
        yield store
    finally:
        await store.close()
