"""Work beside the event loop: drawing and thinking have processes of their own, so the loop never waits.

A thread would not do: half of the work is Python's, which does one thing at a time, and every message that
the loop sends would wait for it.
"""

import asyncio
import logging
import os
import pickle
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from functools import partial
from heapq import heappop, heappush
from itertools import count
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from time import monotonic
from traceback import format_exc
from typing import Any, NamedTuple, TypeAlias, TypeVar

from bot.heap import collect_rarely, give_back, share_heap
from rules.games import PLUGS, Plug

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)
T = TypeVar("T")
#: Makes somebody who works, as far behind all others as is said.
Workers: TypeAlias = Callable[[int], "Executor | Worker"]

#: So much of what is most urgent is handed over at once: the worker finds its next work without asking.
#: All else is handed over when nothing else is done, so that what is most urgent waits for one at most.
AHEAD, URGENT = 2, 0
#: How processes are started: each from nothing, whatever this one holds.
CONTEXT = get_context("spawn")
#: So far, from 0 to 19, thinking and trying what a stranger has brought stand behind all else that is done.
BEHIND = 10
#: So often work is begun whose worker is lost: a second is lost as easily as a first.
MOST_TRIES = 3


def memory_peak() -> int:
    """The most memory that this process has held, in bytes, or 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


class Hearing(asyncio.BufferedProtocol):
    """Hears messages, each of which is put where it will be read from: they may be as large as pictures."""

    def __init__(self, heard: Callable[[bytearray], None], ended: Callable[[], None]) -> None:
        """Tell of each message, and of the end of all."""
        self._heard, self._ended = heard, ended
        self._expect(FRAME, is_size=True)

    def _expect(self, size: int, *, is_size: bool) -> None:
        self._expected, self._there, self._is_size = bytearray(size), 0, is_size

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where what comes next belongs."""
        return memoryview(self._expected)[self._there :]

    def buffer_updated(self, nbytes: int) -> None:
        """So much more is there."""
        self._there += nbytes
        if self._there < len(self._expected):
            return
        whole = self._expected
        if self._is_size:
            self._expect(int.from_bytes(whole), is_size=False)
        else:
            self._expect(FRAME, is_size=True)
            self._heard(whole)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        self._ended()


class Worker:
    """One process that ends when this one does.

    The event loop itself speaks to it: the threads of a pool would take the interpreter from it at every
    word. Work is answered in the order in which it was given.
    """

    def __init__(self, behind: int) -> None:
        """Start it, as far behind all others as is said."""
        self._socket, theirs = socket.socketpair()
        self._process = CONTEXT.Process(target=_work, args=(theirs, behind, PLUGS), daemon=True)
        self._process.start()
        theirs.close()
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._unsent: list[bytes] = []
        self._line: asyncio.WriteTransport | None = None
        self.lost = False
        self._connecting = asyncio.get_running_loop().create_task(self._connect())

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def submit(self, work: Callable[..., T], /, *args: Any) -> asyncio.Future[T]:
        """Give it something to do after all that it was given before."""
        if self.lost:
            raise BrokenExecutor("the worker is lost")
        message = framed((work, args))
        if self._line is None:
            self._unsent.append(message)
        else:
            self._line.write(message)
        given: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(given)
        return given

    async def _connect(self) -> None:
        hearing = Hearing(self._heard, self._end)
        loop = asyncio.get_running_loop()
        self._line, _ = await loop.create_connection(lambda: hearing, sock=self._socket)
        self._line.writelines(self._unsent)

    def _heard(self, message: bytearray) -> None:
        """Hand what it says to whoever waits for it."""
        well, result = pickle.loads(message)
        given = self._waiting.popleft()
        if given.done():
            return
        if well:
            given.set_result(result)
        else:
            given.set_exception(result)

    def _end(self) -> None:
        if self.lost:
            return
        self.lost = True
        self._process.kill()
        self._process.join()
        if self._line is None:
            self._socket.close()
        else:
            self._line.close()
        for given in self._waiting:
            if not given.done():
                given.set_exception(BrokenExecutor("the worker was lost"))
                # It is no matter where nobody waits for it.
                given.exception()
        self._waiting.clear()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End it, whatever it does."""
        self._connecting.cancel()
        self._end()


#: After so many works done whoever works gives back what memory is free: that takes some milliseconds,
#: with looking for garbage, and two more to get it again.
TIDIED = 60
#: Bytes that say how long a message is.
FRAME = 4


def framed(message: object) -> bytes:
    packed = pickle.dumps(message)
    return len(packed).to_bytes(FRAME) + packed


def _work(ours: socket.socket, behind: int, games: Mapping[str, Plug]) -> None:
    """Know what the bot knows, and do what it asks for."""
    _serve(behind, games)
    answer_all(ours)


def answer_all(ours: socket.socket) -> None:
    """Do what is asked for, one after the other, until nobody is there any more, or hears the answer."""
    with ours, suppress(ConnectionError), ours.makefile("rwb") as file:
        for done in count(1):
            if not (size := file.read(FRAME)):
                break
            file.write(_answer(file.read(int.from_bytes(size))))
            file.flush()
            if done % TIDIED == 0:
                give_back()


def _answer(asked: bytes) -> bytes:
    """What came of some work, or what went wrong with it."""
    try:
        work, args = pickle.loads(asked)
        return framed((True, work(*args)))
    except Exception as error:  # noqa: BLE001 - handed on to whoever waits for the work
        error.add_note(format_exc())
        return framed((False, error))


def process(behind: int) -> Worker:
    """One process that ends when this one does."""
    return Worker(behind)


def _serve(behind: int, games: Mapping[str, Plug]) -> None:
    """Know the same games as the bot. Leave signals to it, which says when to stop, and do not outlive it."""
    PLUGS.update(games)
    share_heap()
    collect_rarely()
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

    def __init__(self, workers: Workers = process, *, behind: bool = False) -> None:
        """Wait for work; the process is started when there is some, and may stand behind all others."""
        self._workers = workers
        self._behind = BEHIND if behind else 0
        self._executor: Executor | Worker | None = None
        #: By urgency and number; a job that was hurried stands here twice, and is done once.
        self._waiting: list[tuple[int, int, Job]] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._number = 0
        self._closed = False

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
        if self._closed:
            job.done.cancel()
            return job
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
                task.add_done_callback(partial(self._ready, job))

    def _ready(self, job: Job, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        # Also whoever was to begin only now: nothing in it has been told so.
        if task.cancelled():
            job.done.cancel()
        self._hand_over()

    async def _work(self, job: Job) -> None:
        try:
            result = await self._tried(job)
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
                return await asyncio.wrap_future(executor.submit(job.work, *job.args))
            except BrokenExecutor:
                log.warning("a worker was lost, and is started anew")
                if self._executor is executor:
                    self._executor = None
                tries += 1
                if tries == MOST_TRIES:
                    raise

    def _running(self) -> Executor | Worker:
        if self._executor is None:
            self._executor = self._workers(self._behind)
        return self._executor

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that work, if there are any yet."""
        working = self._executor
        return [working.pid] if isinstance(working, Worker) and working.pid and not working.lost else []

    @property
    def alive(self) -> bool:
        """Whether work can be done: nobody has come to work yet, or whoever has is still there."""
        return not (isinstance(self._executor, Worker) and self._executor.lost)

    def close(self) -> None:
        """Do nothing more; whoever still waits is told so, and whoever comes later."""
        self._closed = True
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


async def alone(work: Callable[..., T], *args: object, limits: Limits) -> T:
    """What work comes to in a process of its own that ends with it, or at its limits.

    It stands behind all others. What it raises is lost, so it should raise nothing.
    """
    ours, theirs = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(
        target=_work_alone, args=(theirs, limits, BEHIND, PLUGS, work, args), daemon=True
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
