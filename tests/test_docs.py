"""The pages about the project name files that are there, and every ruling has its tests."""

import re
from pathlib import Path

import pytest

from rules.core.versions import versions
from rules.games import GAMES
from tests.feld.test_rulings import RULINGS as FELD
from tests.ride.test_rulings import RULINGS as RIDE

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "PRIVACY.md", "TERMS.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]


def named(page: Path) -> set[str]:
    """The files that stand between backticks; what is in angle brackets stands for any name."""
    found = re.findall(r"`([\w./<>-]+\.(?:py|toml|ftl|md|sql))`", page.read_text("utf-8"))
    return {re.sub(r"<\w+>", "*", name) for name in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    places = [ROOT / package for package in ("bot", "render", "rules", "tests")]
    missing = [
        name
        for name in named(page)
        if not any(ROOT.glob(name)) and not any(any(place.rglob(name)) for place in places)
    ]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


def ruled() -> dict[str, list[list[str]]]:
    """The rows of the page of rulings under each of its headings, cell by cell."""
    sections: dict[str, list[list[str]]] = {}
    for section in (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n## ")[1:]:
        rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
        sections[section.splitlines()[0]] = [[cell.strip() for cell in row] for row in rows[2:]]
    return sections


@pytest.mark.parametrize(
    ("heading", "rulings"), [("Ticket to Ride: Amsterdam", RIDE), ("Stefan Feld's Amsterdam", FELD)]
)
def test_every_ruling_is_told_and_has_its_tests(heading: str, rulings: dict[str, tuple[str, ...]]) -> None:
    assert [row[0] for row in ruled()[heading]] == list(rulings)
    files = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    written = {name for text in files for name in re.findall(r"def (test_\w+)", text)}
    assert {test for tests in rulings.values() for test in tests} <= written
    assert all(rulings.values())


def test_every_version_of_the_rules_is_told() -> None:
    told = [(row[0].strip("`"), int(row[1])) for row in ruled()["Versions of the rules"]]
    assert told == [(name, version) for name, game in GAMES.items() for version in versions(game)]


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) < 110


@pytest.mark.parametrize("page", ["README.md", "TERMS.md"])
def test_whose_the_games_are_is_told(page: str) -> None:
    told = " ".join((ROOT / page).read_text("utf-8").split())
    assert all(owner in told for owner in ("Days of Wonder", "Asmodee", "Queen Games"))
    assert "nofficial" in told
