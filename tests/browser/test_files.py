"""The page's own files: complete in three languages, small, and loading nothing from elsewhere."""

import re
from pathlib import Path

import pytest

import bot.playground

PAGE = Path(bot.playground.__file__).parent / "page"
MODULES = sorted(PAGE.glob("*.js"))
TABLE = re.compile(r"^const (EN|FR|DA) = \{\n(.*?)^\};", re.DOTALL | re.MULTILINE)
ENTRY = re.compile(r'^  (\w+): "(.*)",$', re.MULTILINE)
ELSEWHERE = re.compile(r"""(?:src|href|import|from|url\()\s*=?\s*["'(]?(?:https?:)?//""")


def tables() -> dict[str, dict[str, str]]:
    words = (PAGE / "strings.js").read_text(encoding="utf-8")
    return {name: dict(ENTRY.findall(body)) for name, body in TABLE.findall(words)}


def test_every_word_is_there_in_every_language_with_the_same_gaps() -> None:
    english, french, danish = (tables()[name] for name in ("EN", "FR", "DA"))
    assert english.keys() == french.keys() == danish.keys()
    for key, words in english.items():
        gaps = set(re.findall(r"\{\w+\}", words))
        assert set(re.findall(r"\{\w+\}", french[key])) == gaps, key
        assert set(re.findall(r"\{\w+\}", danish[key])) == gaps, key


def test_every_word_is_used_and_every_used_word_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in MODULES if path.name != "strings.js")
    known = set(tables()["EN"])
    assert set(re.findall(r'\bt\("(\w+)"', code)) <= known
    assert {key for key in known if f'"{key}"' not in code} == set()


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
