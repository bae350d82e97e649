"""The event loop on which everything runs: uvloop's where there is one, which takes less to do the same.

Only what begins to run chooses it: whoever runs on it does not know which it is.
"""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
#: Seconds after which a thread that computes lets another go on: a tenth of Python's own. The loop hands
#: Python's lock over with every row it reads, and waits that long for it each time: a game's few rows beside
#: two such threads have taken 196 ms, and take 6.
TURN = 0.0005

if sys.platform == "win32":
    new_event_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop as new_event_loop


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something on a loop of its own, to the end."""
    take_turns()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def take_turns() -> None:
    """Let whatever else is computed in this process hold up the loop for a moment at most."""
    sys.setswitchinterval(TURN)
