"""Errands: one task a game, gone through again where it was woken meanwhile, and an end to all of it."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.play.errands import Errands
from tests.waiting import PATIENCE


async def until(condition: Callable[[], bool]) -> None:
    """Let others work until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0)


class Work:
    """Notes what is begun, and waits each time until it may go on."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.done: list[int] = []
        self.go = asyncio.Semaphore(0)
        self.errands = Errands("work", self.run)

    async def run(self, game_id: int) -> None:
        self.begun.append(game_id)
        await self.go.acquire()
        self.done.append(game_id)

    async def begins(self, *games: int) -> None:
        """Wait until these were begun, in this order, and no others."""
        await until(lambda: len(self.begun) >= len(games))
        assert self.begun == list(games)

    async def ends(self) -> None:
        await until(lambda: not self.errands.running)


async def test_games_run_side_by_side_and_each_but_once() -> None:
    work = Work()
    for game_id in (1, 2, 1, 1):
        work.errands.wake(game_id)
    await work.begins(1, 2)
    assert [task.get_name() for task in work.errands.running.values()] == ["work-1", "work-2"]
    for _ in range(2):
        work.go.release()
    await work.ends()
    assert sorted(work.done) == [1, 2]


async def test_a_game_that_is_woken_while_it_runs_is_gone_through_once_more() -> None:
    work = Work()
    work.errands.wake(1)
    await work.begins(1)
    assert not work.errands.woken(1)
    for _ in range(3):
        work.errands.wake(1)
    assert work.errands.woken(1)
    work.go.release()
    await work.begins(1, 1)
    assert not work.errands.woken(1)
    work.go.release()
    await work.ends()
    assert work.done == [1, 1]


async def test_what_fails_is_logged_and_the_game_can_be_woken_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tried: list[int] = []

    async def fail(game_id: int) -> None:
        tried.append(game_id)
        if len(tried) == 1:
            errands.wake(game_id)
        raise ValueError("no")

    errands = Errands("failing", fail)
    with caplog.at_level(logging.ERROR):
        errands.wake(7)
        await asyncio.gather(*errands.running.values())
    assert tried == [7, 7], "woken while it failed, it is tried again, and then no more"
    assert [record.getMessage() for record in caplog.records] == ["failing failed"] * 2
    errands.wake(7)
    await asyncio.gather(*errands.running.values())
    assert tried == [7, 7, 7]


async def test_a_game_is_woken_later_once_or_before_that_by_somebody_else() -> None:
    work = Work()
    for game_id in (1, 1, 2):
        work.errands.wake_later(game_id, 0)
    await work.begins(1, 2)
    for _ in range(2):
        work.go.release()
    await work.ends()
    work.errands.wake_later(3, 0)
    work.errands.wake(3)
    await work.begins(1, 2, 3)
    work.go.release()
    await work.ends()
    # Whatever a timer that was not taken back would have led to has happened by then.
    for _ in range(3):
        await asyncio.sleep(0)
    assert work.begun == [1, 2, 3]


async def test_once_closed_nothing_begins_any_more_and_what_runs_ends_with_its_round() -> None:
    work = Work()
    work.errands.wake(1)
    await work.begins(1)
    work.errands.wake(1)
    work.errands.wake_later(2, 0)
    work.errands.close()
    work.errands.wake(3)
    work.errands.wake_later(4, 0)
    work.go.release()
    await work.ends()
    for _ in range(3):
        await asyncio.sleep(0)
    assert (work.begun, work.done) == ([1], [1])


async def test_stopping_breaks_off_what_runs_and_what_has_not_even_begun() -> None:
    work = Work()
    work.errands.wake(1)
    await work.begins(1)
    work.errands.wake(2)
    await work.errands.stop()
    assert (work.begun, work.done) == ([1], [])
    assert not work.errands.running


async def test_whoever_is_woken_while_all_is_broken_off_goes_on_once() -> None:
    slow, quick = 1, 2
    begun: list[int] = []
    last_words, may_end = asyncio.Event(), asyncio.Event()

    async def run(game_id: int) -> None:
        begun.append(game_id)
        try:
            await may_end.wait()
        finally:
            if game_id == slow and not may_end.is_set():
                await last_words.wait()

    errands = Errands("work", run)
    errands.wake(slow)
    errands.wake(quick)
    await until(lambda: len(begun) == 2)
    breaking = asyncio.create_task(errands.break_off())
    await until(lambda: quick not in errands.running)
    # One is gone and begins anew, the other has still a last word to say.
    errands.wake(quick)
    errands.wake(slow)
    last_words.set()
    await breaking
    await until(lambda: len(begun) == 4)
    assert sorted(errands.running) == sorted(begun[2:]) == [slow, quick]
    running = list(errands.running.values())
    may_end.set()
    await asyncio.gather(*running)
    assert not errands.running
