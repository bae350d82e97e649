"""Workers in threads of this process, none of which works on when its test is over."""

from concurrent.futures import ThreadPoolExecutor
from weakref import WeakSet

_all: WeakSet[ThreadPoolExecutor] = WeakSet()


def thread(behind: int) -> ThreadPoolExecutor:
    """Works in a thread of this process: tests can see what it does, and need not wait for it to start."""
    made = ThreadPoolExecutor(1)
    _all.add(made)
    return made


def finish_threads() -> None:
    """Wait for those that were sent home, who first finish what they have begun.

    The next test would find what they still paint, or they what the next test does to those who paint.
    """
    for sent_home in [executor for executor in _all if executor._shutdown]:
        sent_home.shutdown()
