"""Manners towards other threads: while a picture is drawn, an event loop beside it gets its turn at once."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

#: Python lets a thread that computes go on for five milliseconds while others wait; this is enough.
TURN = 0.0005

_lock = Lock()
_drawing = 0
_usual = 0.0


@contextmanager
def polite() -> Iterator[None]:
    """Give way to other threads often, as long as anything is being drawn."""
    global _drawing, _usual
    with _lock:
        if not _drawing:
            _usual = sys.getswitchinterval()
            sys.setswitchinterval(min(TURN, _usual))
        _drawing += 1
    try:
        yield
    finally:
        with _lock:
            _drawing -= 1
            if not _drawing:
                sys.setswitchinterval(_usual)
