"""Work beside the event loop: drawing and thinking have processes of their own, so the loop never waits.

A thread would not do: half of the work is Python's, which does one thing at a time, and every message that
the loop sends would wait for it.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from heapq import heappop, heappush
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar

from rules.games import PLUGS, Plug

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)
T = TypeVar("T")
#: Makes somebody who works, as far behind all others as is said: from 0 to 19.
Workers: TypeAlias = Callable[[int], Executor]

#: So much of what is most urgent is handed over at once: the worker finds its next work without asking.
#: All else is handed over when nothing else is done, so that what is most urgent waits for one at most.
AHEAD, URGENT = 2, 0
#: So often work is begun whose worker is lost: a second is lost as easily as a first.
MOST_TRIES = 3


def process(behind: int) -> Executor:
    """One process that ends when this one does."""
    context = get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_serve, initargs=(behind, PLUGS))


def _serve(behind: int, games: Mapping[str, Plug]) -> None:
    """Know the same games as the bot. Leave signals to it, which says when to stop, and do not outlive it."""
    PLUGS.update(games)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(behind)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


class Job:
    """Something to do; whoever gave it waits for `done`, and gives it up by cancelling that."""

    def __init__(self, urgency: int, number: int, work: Callable[..., Any], args: tuple[object, ...]) -> None:
        """Those of the same urgency are done in the order of their numbers."""
        self.urgency, self.number = urgency, number
        self.work, self.args = work, args
        self.begun = False
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Beside:
    """Somebody who works beside the event loop, on the most urgent first."""

    def __init__(self, workers: Workers = process, behind: int = 0) -> None:
        """Wait for work; the process is started when there is some, and may stand behind all others."""
        self._workers = workers
        self._behind = behind
        self._executor: Executor | None = None
        #: By urgency and number; a job that was hurried stands here twice, and is done once.
        self._waiting: list[tuple[int, int, Job]] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._number = 0

    def come(self, work: Callable[[], None]) -> None:
        """Come to work already, and begin with this."""
        self._running().submit(work)

    async def do(self, work: Callable[..., T], *args: object, urgency: int = 0) -> T:
        """What the work comes to; the smaller the urgency, the earlier."""
        result: T = await self.give(work, *args, urgency=urgency).done
        return result

    def give(self, work: Callable[..., Any], *args: object, urgency: int = 0) -> Job:
        """Put something to the rest of the work."""
        self._number += 1
        job = Job(urgency, self._number, work, args)
        heappush(self._waiting, (job.urgency, job.number, job))
        self._hand_over()
        return job

    def hurry(self, job: Job, urgency: int) -> None:
        """Somebody is in a greater hurry for something that is to be done anyway."""
        if urgency < job.urgency and not job.begun:
            job.urgency = urgency
            heappush(self._waiting, (job.urgency, job.number, job))

    def _hand_over(self) -> None:
        while self._waiting and len(self._busy) < (AHEAD if self._waiting[0][0] == URGENT else 1):
            _, _, job = heappop(self._waiting)
            if not job.begun and not job.done.done():
                job.begun = True
                task = asyncio.create_task(self._work(job))
                self._busy.add(task)
                task.add_done_callback(self._ready)

    def _ready(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._hand_over()

    async def _work(self, job: Job) -> None:
        try:
            result = await self._tried(job)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - handed on to whoever waits for the work
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)

    async def _tried(self, job: Job) -> Any:
        """Try again where the process was lost, which somebody else may have ended; but not for ever."""
        tries = 0
        while True:
            executor = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, job.work, *job.args)
            except BrokenExecutor:
                log.warning("a worker was lost, and is started anew")
                if self._executor is executor:
                    self._executor = None
                tries += 1
                if tries == MOST_TRIES:
                    raise

    def _running(self) -> Executor:
        if self._executor is None:
            self._executor = self._workers(self._behind)
        return self._executor

    def close(self) -> None:
        """Do nothing more; whoever still waits is told so."""
        for task in self._busy:
            task.cancel()
        for _, _, job in self._waiting:
            job.done.cancel()
        self._waiting.clear()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


# Work that nobody vouches for

#: Seconds after which whoever waits for such work looks whether it is still wanted.
GLANCE = 0.1


class Limits(NamedTuple):
    """What work on something from a stranger may take: seconds, seconds of computing, and memory."""

    seconds: float = 60
    computing: int = 20
    megabytes: int = 1000


class BrokenOffError(Exception):
    """Work was broken off: `reason` is "time" or "memory", or "lost" where somebody else ended it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


async def alone(work: Callable[..., T], *args: object, limits: Limits, behind: int = 10) -> T:
    """What work comes to in a process of its own that ends with it, or at its limits.

    It stands behind all others. What it raises is lost, so it should raise nothing.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(
        target=_work_alone, args=(theirs, limits, behind, PLUGS, work, args), daemon=True
    )
    unwanted = Event()
    try:
        kind, result = await asyncio.to_thread(_awaited, process, ours, theirs, limits.seconds, unwanted)
    except asyncio.CancelledError:
        unwanted.set()
        raise
    if kind != "done":
        raise BrokenOffError(kind)
    return result  # type: ignore[no-any-return]


def _awaited(
    process: BaseProcess, ours: Connection, theirs: Connection, seconds: float, unwanted: Event
) -> tuple[str, Any]:
    """What a process says within so many seconds; afterwards there is no process any more."""
    process.start()
    theirs.close()
    end = monotonic() + seconds
    try:
        while not unwanted.is_set() and monotonic() < end:
            if ours.poll(GLANCE):
                return ours.recv()  # type: ignore[no-any-return]
        return "time", None
    except EOFError:
        process.join()
        computed = sys.platform != "win32" and process.exitcode == -signal.SIGXCPU
        return "time" if computed else "lost", None
    finally:
        process.kill()
        process.join()
        process.close()
        ours.close()


def _work_alone(
    told: Connection,
    limits: Limits,
    behind: int,
    games: Mapping[str, Plug],
    work: Callable[..., Any],
    args: tuple[object, ...],
) -> None:
    _serve(behind, games)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CPU, (limits.computing, limits.computing + 5))
        size = limits.megabytes * 1024**2
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
    try:
        told.send(("done", work(*args)))
    except MemoryError:
        told.send(("memory", None))
