"""The page's own files: its words, small modules, and loading nothing from elsewhere."""

import re
from pathlib import Path

import pytest

import bot.playground
from bot.playground.api.words import locales, table
from bot.words.texts import LANGUAGES, language

PAGE = Path(bot.playground.__file__).parent / "page"
MODULES = sorted(PAGE.glob("*.js"))
ELSEWHERE = re.compile(r"""(?:src|href|import|from|url\()\s*=?\s*["'(]?(?:https?:)?//""")


def test_every_word_is_used_and_every_used_word_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in MODULES)
    known = {key for key, _ in table("en")}
    assert set(re.findall(r'\bt\("(\w+)"', code)) <= known
    assert {key for key in known if f'"{key}"' not in code} == set()


def test_words_come_with_the_gaps_that_the_page_fills_in() -> None:
    assert dict(table("fr"))["messagesWith"] == "Messages avec {name}"
    assert dict(table("en"))["between"] == " from {least} to {most}"


def test_a_person_can_be_given_every_locale_that_we_speak() -> None:
    assert list(locales())[:3] == [("en-US", "English (US)"), ("en-GB", "English (GB)"), ("fr", "Français")]
    assert {language(locale) for locale, _ in locales()} == set(LANGUAGES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_module_is_of_one_topic_and_says_which(path: Path) -> None:
    code = path.read_text(encoding="utf-8")
    assert code.startswith("/** "), "its first line says what it is about"
    assert len(code.splitlines()) <= 300
    assert not ELSEWHERE.search(code)
    assert "innerHTML" not in code
    assert "eval(" not in code


def test_nothing_is_loaded_from_elsewhere_and_nothing_is_inline() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not ELSEWHERE.search(html)
    assert not re.search(r"\son\w+=|\sstyle=|<style|<script(?![^>]*\ssrc=)", html)
    for sheet in PAGE.glob("style/*.css"):
        assert "url(" not in sheet.read_text(encoding="utf-8")
        assert f"page/style/{sheet.name}" in html
