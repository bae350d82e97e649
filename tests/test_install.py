"""What is installed: all that is imported is declared, and exactly what the locks say, hash by hash."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest

from tests.sources import ROOT, modules, parsed

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OURS = {"bot", "rules", "render", "tests"}
#: A package of a lock: its name, its version, when it is wanted, and its hashes.
LOCKED = re.compile(
    r"^([\w.-]+)==([^\s;\\]+)( ; [^\\]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M
)


def named(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(*extras: str) -> set[str]:
    lines = PROJECT["dependencies"] + [
        line for extra in extras for line in PROJECT["optional-dependencies"][extra]
    ]
    return {named(re.match(r"[\w.-]+", line)[0]) for line in lines}  # type: ignore[index]


def imported(*packages: str) -> set[str]:
    """The distributions from which something is imported."""
    names = set()
    for package in packages:
        for path in modules(package):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.Import):
                    names |= {alias.name.split(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    names.add((node.module or "").split(".")[0])
    made = packages_distributions()
    return {named(made[name][0]) for name in names - set(sys.stdlib_module_names) - OURS if name in made}


def test_everything_that_is_imported_is_declared() -> None:
    assert imported("bot", "rules", "render") <= wanted("postgres")
    assert imported("tests") <= wanted("test")


@pytest.mark.parametrize(("lock", "extras"), [("play", ("build",)), ("test", ("build", "test"))])
def test_a_lock_holds_all_that_is_wanted_each_with_its_hashes(lock: str, extras: tuple[str, ...]) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    found = {named(package[1]): package[2] for package in LOCKED.finditer(text)}
    assert wanted(*extras) <= found.keys()
    assert LOCKED.sub("", text) == "", "something has no hash"


def test_playing_needs_no_tool_of_the_tests() -> None:
    text = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    assert not {named(package[1]) for package in LOCKED.finditer(text)} & (
        wanted("test") - {"babel"} - wanted()
    )


def test_both_locks_agree() -> None:
    play, test = (
        {named(package[1]): package[2] for package in LOCKED.finditer(path.read_text("utf-8"))}
        for path in (ROOT / "requirements" / "play.txt", ROOT / "requirements" / "test.txt")
    )
    assert play.items() <= test.items()


def test_every_dependency_has_a_range() -> None:
    lines = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"]
    assert not [line for line in lines if ">=" not in line]
    assert PROJECT["requires-python"] == ">=3.11"
