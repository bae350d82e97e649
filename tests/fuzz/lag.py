"""How long the loop is held up by one callback.

Every callback of asyncio runs through `Handle._run`, so that is timed. Two things are told apart that are no
fault of the callback's: collecting garbage (Python says when it begins and ends), and waiting for a core
(Linux counts that for each thread in `schedstat`; elsewhere it counts as the callback's own time).
"""

import asyncio
import gc
import os
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Self

#: Seconds that no callback may take.
LONGEST = 0.1
SCHEDULED = Path("/proc/thread-self/schedstat")


@dataclass
class Held:
    """A callback that took too long."""

    seconds: float
    what: str


@dataclass
class Lag:
    """Times callbacks while it is entered, but for the steps of the task that enters it."""

    longest: float = 0.0
    longest_what: str = ""
    longest_collection: float = 0.0
    callbacks: int = 0
    held: list[Held] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._stat = os.open(SCHEDULED, os.O_RDONLY) if SCHEDULED.exists() else None
        self._collecting = self._delayed = self._collected = 0.0
        self._own = asyncio.current_task()
        self._run = run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            collected, delayed, start = self._collected, self._delay(), perf_counter()
            try:
                run(handle)
            finally:
                self.callbacks += 1
                took = perf_counter() - start
                if took > self.longest and _task(handle) is not self._own:
                    took -= self._delay() - delayed + self._collected - collected
                    self._note(took, handle)

        asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
        gc.callbacks.append(self._collection)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        gc.callbacks.remove(self._collection)
        asyncio.Handle._run = self._run  # type: ignore[method-assign]
        stat, self._stat = self._stat, None
        if stat is not None:
            os.close(stat)

    def _note(self, took: float, handle: asyncio.Handle) -> None:
        if took > LONGEST:
            self.held.append(Held(took, repr(_task(handle) or handle)))
        elif took > self.longest:
            self.longest, self.longest_what = took, repr(_task(handle) or handle)

    def _delay(self) -> float:
        """Seconds that this thread has waited for a core."""
        return 0.0 if self._stat is None else int(os.pread(self._stat, 99, 0).split()[1]) / 1e9

    def _collection(self, phase: str, about: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting, self._delayed = perf_counter(), self._delay()
        else:
            took = perf_counter() - self._collecting - (self._delay() - self._delayed)
            self._collected += took
            self.longest_collection = max(self.longest_collection, took)


def _task(handle: asyncio.Handle) -> asyncio.Task[Any] | None:
    """The task of which a callback is a step."""
    owner = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    return owner if isinstance(owner, asyncio.Task) else None
