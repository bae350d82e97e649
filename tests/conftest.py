"""How tests are shared out among processes: one more than there are cores, and what takes longest first."""

import os

import pytest

#: Whose tests take longest: begun last, one of them would keep everybody waiting.
LONG = (
    "tests/e2e/ride/test_crash.py",
    "tests/e2e/feld/",
    "tests/storm/",
    "tests/fuzz/",
    "tests/bot/test_printed.py",
    "tests/browser/test_game.py",
    "tests/players/",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: who waits for a process or a clock leaves its core to another."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and leave the rest in order."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
