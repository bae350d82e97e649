"""Lanes: of how many games something is said at the same time.

Each has its pictures in memory until it is said, so there are only so many places. One server never takes
all of a lane, and what has failed has a lane of its own with a few: whoever is well does not wait for it.
Those who follow games have one with the fewest places: however many they are, no player waits for them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

#: For what is well: in all, and for one server.
MANY, OF_ONE_SERVER = 50, 25
#: For what has failed: in all, and for one server.
FEW, OF_ONE_FAILING = 4, 2
#: For those who follow games: in all, and for one game.
CROWD, OF_ONE_GAME = 2, 1


class Lane:
    """Places that are taken in turn; whoever comes first is served first."""

    def __init__(self, places: int, of_one: int) -> None:
        """Have so many places in all, of which one server takes only a part."""
        self._of_one = of_one
        self._places = asyncio.Semaphore(places)
        self._servers: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def place(self, server: int) -> AsyncIterator[None]:
        """Wait for a place, and keep it for a while; nobody waits for their server in a place of all."""
        own = self._servers.setdefault(server, asyncio.Semaphore(self._of_one))
        async with own, self._places:
            yield
