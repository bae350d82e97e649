"""The event loop on which everything runs: uvloop's where there is one, which takes less to do the same.

Only what begins to run chooses it: whoever runs on it does not know which it is.
"""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

if sys.platform == "win32":
    new_event_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop as new_event_loop


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something on a loop of its own, to the end."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)
