"""Waiting for what must come, however slow and busy the machine is."""

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")
#: Seconds; only what never comes takes so long, and a busy machine is no fault.
PATIENCE = 120.0
#: Seconds between two looks.
GLANCE = 0.01
#: So many steps of the loop are enough for whatever it can do without waiting for a thread or a clock.
STEPS = 50


def at_once(work: Coroutine[None, None, T]) -> T:
    """Do something at once, wherever a loop may be."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(GLANCE)


async def all_steps() -> None:
    """Let the loop do all that it can do without waiting for anybody."""
    for _ in range(STEPS):
        await asyncio.sleep(0)


def worked(process: int | None = None) -> float:
    """Seconds that the threads of a process have computed or waited for a core; 0 where nobody counts them.

    Of this process, it is those that store something: whoever draws or thinks may do so ahead of anybody's
    wish, and the one who asks does nothing but that.
    """
    files = [f"/proc/{process or 'self'}/task/{thread}/schedstat" for thread in _threads(process)]
    return sum(map(_worked, files)) / 1e9


def _threads(process: int | None) -> list[str]:
    if process is None:
        others = [thread for thread in threading.enumerate() if thread is not threading.current_thread()]
        return [str(thread.native_id) for thread in others if not thread.name.startswith("ThreadPool")]
    with suppress(OSError):
        return os.listdir(f"/proc/{process}/task")
    return []


def _worked(file: str) -> int:
    # It may have ended meanwhile.
    with suppress(OSError), open(file, "rb") as told:
        computed, waited, _ = told.read().split()
        return int(computed) + int(waited)
    return 0
