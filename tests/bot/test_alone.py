"""Work that nobody vouches for: in a process of its own, within limits of time and memory."""

import asyncio
import os
import time
from typing import Any

import pytest

from bot.workers import BrokenOffError, Limits, alone

PATIENT = Limits(seconds=600, computing=600)


async def test_what_the_work_comes_to() -> None:
    assert await alone(divmod, 7, 2, limits=PATIENT) == (3, 1)
    assert await alone(os.getpid, limits=PATIENT) != os.getpid()


@pytest.mark.parametrize(
    ("work", "argument", "limits", "reason"),
    [
        (time.sleep, 1000, Limits(seconds=0.2), "time"),
        (sum, range(10**15), Limits(seconds=600, computing=1), "time"),
        (bytearray, 10**9, Limits(seconds=600, computing=600, megabytes=800), "memory"),
        (os._exit, 1, PATIENT, "lost"),
        (int, "x", PATIENT, "lost"),
    ],
    ids=["sleeps", "computes", "gathers", "vanishes", "fails"],
)
async def test_work_that_is_too_much_is_broken_off(
    work: Any, argument: object, limits: Limits, reason: str
) -> None:
    with pytest.raises(BrokenOffError, match=reason):
        await alone(work, argument, limits=limits)


async def test_meanwhile_the_loop_goes_on_and_nobody_waits_for_what_is_unwanted() -> None:
    working = asyncio.create_task(alone(time.sleep, 1000, limits=Limits(seconds=1000)))
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert not working.done()
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    await asyncio.get_running_loop().shutdown_default_executor()
