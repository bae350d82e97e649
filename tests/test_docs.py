"""What is written for readers: nothing that leads nowhere, nothing that nobody is led to."""

import re
from pathlib import Path

import pytest

from bot.words.texts import Speaker
from rules.core.versions import versions
from rules.games import GAMES
from tests.feld.test_rulings import RULINGS as FELD
from tests.ride.test_rulings import RULINGS as RIDE

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

RULINGS = {"ride": RIDE, "feld": FELD}


def linked(page: Path) -> set[Path]:
    """The files to which a page leads, or which it shows."""
    links = re.findall(r"\]\(([^)#]+)", page.read_text("utf-8"))
    return {(page.parent / link).resolve() for link in links if "://" not in link}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_leads_nowhere(page: Path) -> None:
    assert [path for path in linked(page) if not path.exists()] == []


def test_no_picture_is_kept_that_no_page_shows() -> None:
    shown = set().union(*map(linked, PAGES))
    assert set((ROOT / "docs").rglob("*.png")) <= shown


@pytest.mark.parametrize("name", GAMES)
def test_the_rulings_tell_what_every_version_of_the_rules_changed(name: str) -> None:
    told = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    rows = re.findall(rf"^\| `{name}` \| (\d+) \| .+ \|$", told, re.MULTILINE)
    assert [int(version) for version in rows] == list(versions(GAMES[name]))


def ruled(title: str) -> list[str]:
    """What the rows of a game's table of rulings are about."""
    told = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    part = told.partition(f"## {title}")[2].partition("## ")[0]
    return re.findall(r"^\| (.+?) \| .+ \|$", part, re.MULTILINE)[2:]


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_is_held_by_a_test(name: str) -> None:
    title = Speaker("en")(f"game-{name}").replace("’", "'")
    assert ruled(title) == list(RULINGS[name])
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / name).glob("test_*.py"))
    named = [test for tests_of in RULINGS[name].values() for test in tests_of]
    assert [test for test in named if f"def {test}(" not in tests] == []
