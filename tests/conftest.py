"""How tests are shared out among processes, what takes longest first; and luck that is the same every day."""

import fcntl
import gc
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from types import GeneratorType
from typing import Any
from unittest.mock import patch

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped] # it has no types

from bot import workers
from bot.heap import collect_rarely
from bot.play import session
from bot.store.database import Where
from tests.luck import the_same_seed
from tests.postgres import LEFT_OUT, emptied, programs
from tests.threads import finish_threads
from tests.waiting import PATIENCE

#: Where files are that last as long as a test: in memory, where there is room. A disk makes every change of a
#: database wait, and no test is about losing power.
MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3
#: Where what was compiled is kept if it may not stand beside its source: the tests start many processes, each
#: of which would compile everything for itself.
COMPILED = Path(__file__).parents[1] / "build" / "compiled"
#: Where games are that go on by themselves.
RULES = str(Path(__file__).parents[1] / "rules")

#: Whose tests take longest: begun last, one of them would keep everybody waiting. Each is done by itself.
LONG = (
    "tests/e2e/ride/test_crash.py",
    "tests/e2e/feld/",
    "tests/storm/",
    "tests/fuzz/",
    "tests/bot/test_printed.py",
    "tests/players/",
    "tests/e2e/test_start.py",
    "tests/e2e/test_several.py",
)
#: These share a browser, which takes as long to start as some of them do.
BROWSER = ("tests/browser/",)
#: These look at the same three games, which are played once; and whatever takes a while comes early.
SEASON = ("tests/e2e/test_contract.py", "tests/e2e/ride/test_games.py", "tests/e2e/ride/test_secrets.py")
#: These look at the source, which is read once.
SOURCE = (
    *("tests/bot/test_catalogues.py", "tests/bot/test_languages.py"),
    *("tests/test_imports.py", "tests/test_install.py", "tests/test_shape.py"),
)
#: These mostly wait: for pages, for processes, for clocks.
WAITING = ("browser", "season", "tests/e2e/", "tests/storm/", "tests/bot/test_printed.py")
#: What takes a while by itself, and then what takes a while together.
HEAVY = (
    *("tests/test_every_game.py", "tests/feld/test_worth.py", "tests/feld/test_expansions.py"),
    *("tests/render/test_warm.py", "tests/bot/test_asked.py"),
)
SLOW = ("tests/e2e/", "tests/render/", "tests/bot/")


#: What Hypothesis tries is the same every day, and takes as long as it takes.
hypothesis.settings.register_profile(
    "the same luck",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("the same luck")


def pytest_configure() -> None:
    """Let temporary files be in memory, unless somebody wants them elsewhere; compile everything once.

    A shell lets what it runs in the background ignore interrupts, and so would all whom tests interrupt.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(COMPILED)
        os.environ["PYTHONPYCACHEPREFIX"] = str(COMPILED)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Three more than there are cores: who waits for a process or a clock leaves its core to another.

    Of two cores a hundredth is left unused so, with two more than cores a twentieth.
    """
    return (os.cpu_count() or 1) + 3


class Together(LoadScopeScheduling):  # type: ignore[misc] # see above
    """What the tests of a file share is made once: they are done by one process. Long ones are shared out."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(SEASON):
            return "season"
        if nodeid.startswith(BROWSER):
            return "browser"
        if nodeid.startswith(SOURCE):
            return "source"
        return nodeid if nodeid.startswith(LONG) else nodeid.partition("::")[0]

    def _assign_work_unit(self, node: Any) -> None:
        """Every second process begins with what waits, the others with what does not: so no core is idle."""
        waits = self.nodes.index(node) % 2 == 0
        first = next((scope for scope in self.workqueue if scope.startswith(WAITING) == waits), None)
        if first is not None:
            self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Share tests out in the order in which they stand."""
    config.option.loadscopereorder = False
    return Together(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Whoever comes first compiles all tests, and the others wait for that instead of doing the same.

    Of what is made meanwhile nothing is garbage.
    """
    COMPILED.parent.mkdir(exist_ok=True)
    with (COMPILED.parent / "collecting").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(lock, fcntl.LOCK_SH)
        gc.disable()
        try:
            return (yield)
        finally:
            gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and leave the rest in order."""
    items.sort(key=lambda item: next(n for n, of in enumerate(ORDER) if item.nodeid.startswith(of)))


def pytest_collection_finish() -> None:
    """Thousands of tests are there to stay: look for garbage elsewhere, and as rarely as the bot itself."""
    collect_rarely()


def pytest_sessionfinish() -> None:
    """End the games that somebody still keeps: at the end of Python no rules are left by which to do so.

    Then look for garbage once more, and no further in what stays: pytest and Python would do so ten times.
    """
    gc.unfreeze()
    for kept in gc.get_objects():
        if isinstance(kept, GeneratorType) and kept.gi_code.co_filename.startswith(RULES):
            kept.close()
    gc.collect()
    gc.freeze()
    gc.disable()


#: What is begun first.
ORDER: tuple[tuple[str, ...], ...] = (BROWSER, SEASON, LONG, HEAVY, SLOW, ("",))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked `both` is tested on both databases; `SCHOUT_TESTED_ON` says on which all else is."""
    if "kept_at" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both"):
        metafunc.parametrize("kept_at", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def kept_at(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """Where a test keeps everything: in a file, or in a database of PostgreSQL's, in which nothing is yet."""
    on = getattr(request, "param", os.environ.get("SCHOUT_TESTED_ON", "sqlite"))
    return tmp_path / "schout.sqlite" if on == "sqlite" else there()


@pytest.fixture
def address() -> str:
    """A database of PostgreSQL's in which nothing is yet."""
    return there()


def there() -> str:
    """The same, left out with a sentence where there is none."""
    if programs() is None:
        pytest.skip(LEFT_OUT)
    return emptied()


@pytest.fixture(autouse=True, scope="session")
def nobody_stands_behind() -> Iterator[None]:
    """Whoever stands behind all others would wait here as long as anybody tests."""
    with patch.object(workers, "BEHIND", 0):
        yield


@pytest.fixture(autouse=True, scope="session")
def everybody_is_patient() -> Iterator[None]:
    """How long others take who change the same game matters only where a test is about that."""
    with patch.object(session, "LONGEST_WAIT", PATIENCE):
        yield


@pytest.fixture(autouse=True)
def nobody_works_on() -> Iterator[None]:
    """Whoever worked in a thread for a test, or for a file of them, has finished before the next one."""
    finish_threads()
    yield
    finish_threads()


@pytest.fixture(autouse=True)
def the_same_luck(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every game of a test is dealt from one seed; whoever looks at luck itself is marked `real_luck`."""
    with nullcontext() if request.node.get_closest_marker("real_luck") else the_same_seed():
        yield
