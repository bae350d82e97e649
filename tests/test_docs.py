"""The pages about the project name files that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


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
