"""The words on pictures: in every language the same keys, with the same arguments, and none unused."""

import re
from pathlib import Path

import pytest

from bot.words.texts import LANGUAGES, Speaker
from rules.feld.board import COMMODITIES, WORKERS
from tests.test_imports import sentences

ROOT = Path(__file__).parent.parent.parent


def catalogue(code: str) -> dict[str, str]:
    files = sorted(ROOT.joinpath("bot", "words", "locales", code).rglob("pictures.ftl"))
    text = "\n".join(file.read_text("utf-8") for file in files)
    return dict(re.findall(r"^(pic-[a-z-]+) = (.*(?:\n(?!pic-|#).*)*)", text, re.MULTILINE))


def used() -> set[str]:
    sources = [path.read_text("utf-8") for path in ROOT.joinpath("render").rglob("*.py")]
    return {key for source in sources for key in re.findall(r"""["'](pic-[a-z-]+)["']""", source)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_missing_and_nothing_unused(code: str) -> None:
    assert set(catalogue(code)) == used()


@pytest.mark.parametrize("code", LANGUAGES)
def test_arguments_are_the_same(code: str) -> None:
    english = catalogue("en")
    for key, text in catalogue(code).items():
        wanted, found = (set(re.findall(r"\$(\w+)", words)) for words in (english[key], text))
        assert found <= wanted, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_colour_has_its_own_name_and_letter(code: str) -> None:
    say = Speaker(code)
    colors = ("pink", "blue", "green", "black", "red", "orange")
    for key in ("pic-ride-letter", "pic-ride-color", "pic-ride-card-transport"):
        assert len({say(key, color=color) for color in colors}) == len(colors)
    assert all(1 <= len(say("pic-ride-letter", color=color)) <= 2 for color in colors)


def test_render_says_nothing_itself() -> None:
    for path in ROOT.joinpath("render").rglob("*.py"):
        assert list(sentences(path)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_commodity_and_worker_has_its_own_name(code: str) -> None:
    say = Speaker(code)
    assert len({say("feld-pictured-good", good=good) for good in COMMODITIES}) == len(COMMODITIES)
    assert len({say("feld-pictured-worker", worker=color) for color in WORKERS}) == len(WORKERS)
