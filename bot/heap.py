"""The heap of the C library, where that can be told how to keep it; elsewhere all stays as it is."""

import ctypes
import sys

#: The C library's numbers for its settings.
M_ARENA_MAX, M_MMAP_THRESHOLD = -8, -3
#: What has more bytes lies apart from all else, and is given back as soon as it is free: pictures, above all.
LARGE = 64 << 10

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def share_heap() -> None:
    """Let all threads share one heap: with one for each, what one has freed is of no use to the others."""
    if _libc is not None and hasattr(_libc, "mallopt"):
        _libc.mallopt(M_ARENA_MAX, 1)
        _libc.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give free pages back to the system.

    Between things that stay for long, those of many sizes come and go: the gaps would be kept, and add up.
    """
    if _libc is not None and hasattr(_libc, "malloc_trim"):
        _libc.malloc_trim(0)
