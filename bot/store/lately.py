"""What was read a moment ago: all that a move leads to looks at the same few rows, and asks for them once."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

#: Seconds for which what was read is as good as read now, unless it is known to have changed: nobody can have
#: seen sooner what another process has made of it, and pressed something. Who has to know holds the game.
MOMENT = 0.05


class Lately:
    """What was read lately, and what is just being read."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Know nothing."""
        self._clock = clock
        self._known: dict[Hashable, asyncio.Future[Any]] = {}
        self._since = 0.0

    def forget(self) -> None:
        """Something has changed, or may have: what is asked for from now on is read anew."""
        self._known = {}

    async def once(self, name: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        """What is called so, read now or a moment ago; nothing is read twice at the same time."""
        while True:
            if self._clock() - self._since > MOMENT:
                self._known, self._since = {}, self._clock()
            there = self._known.get(name)
            if there is None:
                return await self._read(name, read)
            found: list[T] = there.result() if there.done() else await asyncio.shield(there)
            if found:
                return found[0]
            # Whoever was reading it was broken off, or has failed.

    async def _read(self, name: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        known, mine = self._known, asyncio.get_running_loop().create_future()
        known[name] = mine
        found: list[T] = []
        try:
            found.append(await read())
            return found[0]
        finally:
            if not found:
                del known[name]
            mine.set_result(found)
