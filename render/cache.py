"""What was made lately and may be wanted again: what was not used for longest goes when there is too much."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """The things used last, up to a size in all; several threads may look for them."""

    def __init__(self, most: int) -> None:
        """Keep things of at most this size together: bytes, or where each counts one, their number."""
        self._most = most
        self._size = 0
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        """How many things are kept."""
        return len(self._things)

    def get(self, key: Hashable) -> T | None:
        """What is kept under a key, which is now the last that was used."""
        found = self._things.get(key)
        if found is None:
            return None
        try:
            self._things.move_to_end(key)
        except KeyError:
            # Another thread has pushed it out meanwhile: then it was the last that was used all the same.
            return found[0]
        return found[0]

    def keep(self, key: Hashable, thing: T, size: int = 1) -> T:
        """Keep a thing for a while, unless it is far too large, in place of what there was under its key."""
        with self._lock:
            self._size -= self._things.pop(key, (thing, 0))[1]
            if size <= self._most:
                self._things[key] = (thing, size)
                self._size += size
            while self._size > self._most:
                self._size -= self._things.popitem(last=False)[1][1]
        return thing

    def drop(self, key: Hashable) -> None:
        """Keep nothing under a key any more."""
        with self._lock:
            if key in self._things:
                self._size -= self._things.pop(key)[1]

    def clear(self) -> None:
        """Keep nothing any more."""
        with self._lock:
            self._things.clear()
            self._size = 0
