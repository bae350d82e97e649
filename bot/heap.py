"""How memory is kept: the heap of the C library, where that can be told, and when garbage is looked for."""

import ctypes
import gc
import sys

#: The C library's numbers for its settings.
M_ARENA_MAX, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD = -8, -3, -1
#: What has more bytes lies apart from all else, and is given back as soon as it is free: grounds of pictures,
#: above all. What comes and goes with every picture and every request has fewer, and stays in the heap: to
#: get its pages from the system again and again would take a tenth of all time.
LARGE = 512 << 10
#: So many bytes may be free at the end of the heap before they are given back.
SPARE = 8 << 20

#: After so many new things the collector looks for garbage, and how often further: a move makes thousands of
#: things, nearly all of which go by themselves.
COLLECTED = (20_000, 10, 10)

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def share_heap() -> None:
    """Let all threads share one heap: with one for each, what one has freed is of no use to the others."""
    if _libc is not None and hasattr(_libc, "mallopt"):
        _libc.mallopt(M_ARENA_MAX, 1)
        _libc.mallopt(M_MMAP_THRESHOLD, LARGE)
        _libc.mallopt(M_TRIM_THRESHOLD, SPARE)


def give_back() -> None:
    """Give free pages back to the system, and those of garbage that nobody has looked for yet.

    Between things that stay for long, those of many sizes come and go: the gaps would be kept, and add up.
    """
    gc.collect()
    if _libc is not None and hasattr(_libc, "malloc_trim"):
        _libc.malloc_trim(0)


def collect_rarely() -> None:
    """Look for garbage only now and then, and never in what is there by now: that stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
