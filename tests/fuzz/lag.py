"""How long the loop is held up by one callback.

Every callback of asyncio runs through `Handle._run`, so that is timed. Two things are told apart that are no
fault of the callback's: collecting garbage (Python says when it begins and ends), and waiting for a core
(Linux counts that for each thread in `schedstat`; elsewhere it counts as the callback's own time). A thread
that waits for a core may have Python's lock, for which this one waits in turn, and after it another one: so
what all of them have waited is taken off, but never what the callback has computed itself. Who waits for a
file, a lock or a pause gives its core up, which Linux counts, too, and Python's lock with it, so that a
thread of its own can look where the loop stands. A callback that never did, or that nobody could look at, was
only kept from computing, by this machine or by the one that this machine is a part of: then it counts what
this process has computed meanwhile. How long the machine around has kept a core to itself is taken off in any
case.
"""

import asyncio
import gc
import os
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread, get_ident, get_native_id
from time import perf_counter, perf_counter_ns, process_time, sleep, thread_time
from types import TracebackType
from typing import Any, Self

if sys.platform == "linux":
    import resource

#: Seconds that no callback may take, on a machine on which games are played.
LONGEST = 0.1
SCHEDULED, THREADS = Path("/proc/thread-self/schedstat"), Path("/proc/self/task")
#: Counts for each core, the eighth of them how long the machine around has kept it to itself.
CORES, STOLEN = Path("/proc/stat"), 8
#: Seconds after which it is noted anew how long other threads have waited for a core.
OFTEN = 0.02
#: How many of the innermost calls are told.
SHOWN = 12


@dataclass
class Held:
    """A callback that took too long."""

    seconds: float
    what: str
    where: str


@dataclass
class Lag:
    """Times callbacks while it is entered, but for the steps of the task that enters it."""

    #: Seconds that no callback may take.
    limit: float = LONGEST
    longest: float = 0.0
    longest_what: str = ""
    longest_collection: float = 0.0
    callbacks: int = 0
    held: list[Held] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._stat = os.open(SCHEDULED, os.O_RDONLY) if SCHEDULED.exists() else None
        self._collecting: float | None = None
        self._collected = self._noted = 0.0
        self._own = asyncio.current_task()
        self._began, self._where, self._over = 0.0, "", Event()
        Thread(target=self._watch, args=(get_ident(),), daemon=True).start()
        self._run = run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            if perf_counter() > self._noted + OFTEN:
                self._others, self._lost, self._noted = delays_of_others(), stolen(), perf_counter()
            collected, delayed, start = self._collected, self._delay(), perf_counter()
            computed, all_computed, given_up = thread_time(), process_time(), times_given_up()
            self._began, self._where = start, ""
            try:
                run(handle)
            finally:
                self.callbacks += 1
                self._began = 0.0
                took = perf_counter() - start
                if took > self.longest and _task(handle) is not self._own:
                    if took > self.limit:
                        self._await_count()
                    took -= self._delay() - delayed + self._collected - collected
                    if took > self.limit:
                        own, of_all = thread_time() - computed, process_time() - all_computed
                        kept = _grown(self._others, delays_of_others()) + longest(self._lost, stolen())
                        waits = times_given_up() != given_up and self._where
                        collected = self._collected - collected
                        took = max(own - collected, min(took - kept, took if waits else of_all - collected))
                    self._note(took, handle)

        asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
        gc.callbacks.append(self._collection)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        gc.callbacks.remove(self._collection)
        asyncio.Handle._run = self._run  # type: ignore[method-assign]
        stat, self._stat = self._stat, None
        if stat is not None:
            os.close(stat)

    def _note(self, took: float, handle: asyncio.Handle) -> None:
        if took > self.limit:
            self.held.append(Held(took, repr(_task(handle) or handle), self._where))
        elif took > self.longest:
            self.longest, self.longest_what = took, repr(_task(handle) or handle)

    def _watch(self, loop: int) -> None:
        """Look where the loop stands as long as a callback takes too long."""
        while not self._over.wait(self.limit / 2):
            began = self._began
            if began and perf_counter() > began + self.limit / 2:
                stack = traceback.extract_stack(sys._current_frames()[loop])
                if self._began == began:
                    self._where = " < ".join(f"{each.name} {each.lineno}" for each in stack[:-SHOWN:-1])

    def _delay(self) -> float:
        """Seconds that this thread has waited for a core."""
        return 0.0 if self._stat is None else _seconds(os.pread(self._stat, 99, 0))

    def _collection(self, phase: str, about: dict[str, Any]) -> None:
        """Count what collecting computes, in whatever thread."""
        if phase == "start":
            self._collecting = thread_time()
        elif self._collecting is not None:
            took = thread_time() - self._collecting
            self._collected += took
            self.longest_collection = max(self.longest_collection, took)
            self._collecting = None

    def _await_count(self) -> None:
        """Wait until a collection is counted: at its end a thread may let go of Python's lock before that."""
        while self._collecting is not None:
            sleep(OFTEN / 10)


def times_given_up() -> int:
    """How often this thread has given its core up; where nobody counts that, another number each time."""
    if sys.platform != "linux":
        return perf_counter_ns()
    return resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw


def delays_of_others() -> dict[str, float]:
    """Seconds that each other thread of this process has waited for a core."""
    found, own = {}, str(get_native_id())
    for thread in THREADS.iterdir() if SCHEDULED.exists() else ():
        # It may have ended meanwhile.
        with suppress(OSError):
            found[thread.name] = _seconds((thread / "schedstat").read_bytes())
    found.pop(own, None)
    return found


def stolen() -> list[float]:
    """Seconds that the machine around this one has kept each core to itself."""
    if not CORES.exists():
        return []
    cores = [line.split() for line in CORES.read_text("ascii").splitlines() if line.startswith("cpu")]
    return [int(core[STOLEN]) / os.sysconf("SC_CLK_TCK") for core in cores[1:]]


def longest(before: list[float], after: list[float]) -> float:
    """How much longer meanwhile on the core where it was the most."""
    return max((then - now for now, then in zip(before, after, strict=True)), default=0.0)


def _seconds(stat: bytes) -> float:
    return int(stat.split()[1]) / 1e9


def _grown(before: dict[str, float], after: dict[str, float]) -> float:
    """How much longer all threads have waited meanwhile: one after the other may have had the lock."""
    return sum(waited - before.get(thread, 0.0) for thread, waited in after.items())


def _task(handle: asyncio.Handle) -> asyncio.Task[Any] | None:
    """The task of which a callback is a step."""
    owner = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    return owner if isinstance(owner, asyncio.Task) else None
