"""Work beside the event loop: the most urgent first, and nothing lost when a worker is."""

import asyncio
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event, Timer

import pytest

from bot.workers import AHEAD, Beside, Workers, answer_all, framed, process
from tests.threads import finish_threads, thread
from tests.waiting import GLANCE, PATIENCE, all_steps, until


@asynccontextmanager
async def working(workers: Workers = process) -> AsyncIterator[Beside]:
    beside = Beside(workers)
    try:
        yield beside
    finally:
        beside.close()


async def test_the_most_urgent_is_done_first_and_equals_in_their_order() -> None:
    may_begin, done = Event(), list[str]()
    async with working(thread) as beside:
        first = [asyncio.create_task(beside.do(may_begin.wait)) for _ in range(AHEAD)]
        await asyncio.sleep(0)
        wanted = [("late", 3), ("early", 0), ("also early", 0), ("between", 1)]
        rest = [asyncio.create_task(beside.do(done.append, name, urgency=when)) for name, when in wanted]
        await asyncio.sleep(0)
        may_begin.set()
        await asyncio.gather(*first, *rest)
    assert done == ["early", "also early", "between", "late"]


async def test_what_is_most_urgent_waits_for_one_piece_of_other_work_at_most() -> None:
    may_begin, done = Event(), list[str]()
    async with working(thread) as beside:
        first = asyncio.create_task(beside.do(may_begin.wait, urgency=1))
        later = asyncio.create_task(beside.do(done.append, "later", urgency=1))
        await asyncio.sleep(0)
        urgent = [asyncio.create_task(beside.do(done.append, "urgent", urgency=0)) for _ in range(2)]
        await asyncio.sleep(0)
        may_begin.set()
        await asyncio.gather(first, later, *urgent)
    assert done == ["urgent", "urgent", "later"]


async def test_whoever_works_is_known_by_number_and_missed_when_lost() -> None:
    async with working() as beside:
        assert (beside.processes, beside.alive) == ([], True)
        worker = await beside.do(os.getpid)
        assert (beside.processes, beside.alive) == ([worker], True)
        os.kill(worker, signal.SIGKILL)
        await until(lambda: not beside.alive)
        assert beside.processes == []
        assert await beside.do(os.getpid) != worker
        assert beside.alive


async def test_what_goes_wrong_is_told_to_whoever_waits() -> None:
    async with working() as beside:
        with pytest.raises(ZeroDivisionError):
            await beside.do(divmod, 1, 0)
        assert await beside.do(divmod, 7, 2) == (3, 1)


async def test_a_lost_worker_is_replaced_and_its_work_done_again() -> None:
    async with working() as beside:
        worker = await beside.do(os.getpid)
        assert worker != os.getpid()
        sleeping = asyncio.create_task(beside.do(time.sleep, 0.5))
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        await sleeping
        assert await beside.do(os.getpid) != worker


async def test_work_whose_worker_is_lost_again_is_given_to_a_third(tmp_path: Path) -> None:
    file = tmp_path / "begun"
    async with working() as beside:
        assert await beside.do(_die_twice, str(file)) == "done"
        assert file.read_text("utf-8") == "xx"


async def test_work_that_ends_every_worker_is_given_up(tmp_path: Path) -> None:
    async with working() as beside:
        with pytest.raises(BrokenExecutor):
            await beside.do(os._exit, 1)
        assert await beside.do(divmod, 7, 2) == (3, 1)


def _die_twice(file: str) -> str:
    """End the worker in the middle of the work, the first two times."""
    with Path(file).open("a+", encoding="utf-8") as begun:
        begun.seek(0)
        if len(begun.read()) == 2:
            return "done"
        begun.write("x")
    os._exit(1)


async def test_a_worker_leaves_signals_to_the_bot() -> None:
    async with working() as beside:
        worker = await beside.do(os.getpid)
        os.kill(worker, signal.SIGINT)
        os.kill(worker, signal.SIGTERM)
        assert await beside.do(os.getpid) == worker


async def test_who_no_longer_waits_is_passed_over() -> None:
    may_begin, done = Event(), list[str]()
    async with working(thread) as beside:
        first = [asyncio.create_task(beside.do(may_begin.wait)) for _ in range(AHEAD)]
        given_up = asyncio.create_task(beside.do(done.append, "nobody waits for this"))
        await asyncio.sleep(0)
        given_up.cancel()
        may_begin.set()
        await asyncio.gather(*first)
        await beside.do(done.append, "somebody waits for this")
    assert done == ["somebody waits for this"]


async def test_at_the_close_nobody_waits_for_ever() -> None:
    may_end = Event()
    async with working(thread) as beside:
        waiting = [asyncio.create_task(beside.do(may_end.wait)) for _ in range(AHEAD + 2)]
        await all_steps()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    may_end.set()
    assert all(isinstance(each, asyncio.CancelledError) for each in done)


async def test_nor_does_who_came_just_before_the_close_or_after_it() -> None:
    async with working(thread) as beside:
        before = beside.give(os.getpid)
    after = beside.give(os.getpid)
    async with asyncio.timeout(PATIENCE):
        for job in (before, after):
            with pytest.raises(asyncio.CancelledError):
                await job.done


def test_a_thread_that_is_sent_home_finishes_before_the_next_test() -> None:
    may_end, done = Event(), list[bool]()
    begun = thread(0)
    begun.submit(lambda: done.append(may_end.wait(PATIENCE)))
    begun.shutdown(wait=False)
    Timer(GLANCE, may_end.set).start()
    finish_threads()
    assert done == [True]


ALONE = """
import asyncio, os
from bot.workers import Beside

async def work():
    beside = Beside()
    print(await beside.do(os.getpid), flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(work())
"""


@pytest.fixture
def program() -> Iterator[Callable[[], subprocess.Popen[str]]]:
    started: list[subprocess.Popen[str]] = []

    def start() -> subprocess.Popen[str]:
        started.append(subprocess.Popen([sys.executable, "-c", ALONE], stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for one in started:
        one.kill()
        one.communicate()


def test_a_worker_does_not_outlive_a_bot_that_is_killed(
    program: Callable[[], subprocess.Popen[str]],
) -> None:
    bot = program()
    assert bot.stdout is not None
    worker = int(bot.stdout.readline())
    bot.kill()
    bot.wait()
    deadline = time.monotonic() + PATIENCE
    while alive(worker):
        assert time.monotonic() < deadline, "the worker stayed behind"
        time.sleep(GLANCE)


async def test_a_worker_whose_answer_nobody_hears_any_more_ends_in_silence() -> None:
    ours, theirs = socket.socketpair()
    worker = asyncio.create_task(asyncio.to_thread(answer_all, theirs))
    ours.sendall(framed((divmod, (7, 2))))
    await asyncio.to_thread(select.select, [ours], [], [])
    # The answer has come, and whoever asked dies without having heard it.
    ours.close()
    await worker


def alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended may be listed until somebody asks how."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
