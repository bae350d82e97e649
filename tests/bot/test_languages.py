"""A language is one folder of texts and one line: nothing else in the code knows which there are."""

import ast
import re
from pathlib import Path
from shutil import copytree

import pytest

from bot.words.texts import ENDONYMS, LANGUAGES, Speaker, language
from tests.bot.catalogue import LOCALES, catalogue, lacking, written
from tests.bot.sayings import sources
from tests.sources import ROOT

#: The line of each language; and who reads which in the first world of the playground.
LINES, PEOPLE = ROOT / "bot/words/texts.py", ROOT / "bot/playground/world/beginnings.py"
OTHERS = [code for code in LANGUAGES if code != "en"]


def test_every_folder_has_its_line_and_every_line_its_folder() -> None:
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)
    assert len(set(ENDONYMS.values())) == len(ENDONYMS)


def test_nothing_else_in_the_code_knows_a_language() -> None:
    """Only English is there by name: it is spoken where somebody's language is not."""
    named = {*OTHERS, *(ENDONYMS[code] for code in OTHERS)}
    wired = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for path, tree in sources().items()
        if path not in (LINES, PEOPLE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value in named or re.fullmatch(f"({'|'.join(OTHERS)})-[A-Z]{{2}}", node.value)
    ]
    codes, quoted = "|".join(OTHERS), "|".join(named)
    words = re.compile(rf"""\b({codes})\b"?:|["'`]({quoted})["'`]""")
    for path in sorted((ROOT / "bot/playground/page").rglob("*.js")):
        wired += [
            f"{path.relative_to(ROOT)}: {found[0]}" for found in words.finditer(path.read_text("utf-8"))
        ]
    assert wired == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_has_a_locale_of_a_language_is_spoken_to_in_it(code: str) -> None:
    assert language(code) == language(f"{code}-XX") == code
    assert language("xx") == language(None) == "en"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_for_one_is_not_called_one_for_several(code: str) -> None:
    alone, two = (Speaker(code)("lobby-terms", seats=seats, pace="", language="") for seats in (1, 2))
    assert alone != two.replace("2", "1")


def test_what_a_new_language_lacks_is_told_file_by_file(tmp_path: Path) -> None:
    folder = copytree(LOCALES / "en", tmp_path / "xx")
    assert lacking(written(folder), catalogue("en")) == []
    calls, finale = folder / "calls.ftl", folder / "ride" / "finale.ftl"
    calls.write_text(calls.read_text("utf-8").replace("page-title =", "pagetitle ="), "utf-8")
    finale.rename(folder / "finale-of-ride.ftl")
    told = lacking(written(folder), catalogue("en"))
    assert told[:2] == [
        "calls.ftl: page-title is missing",
        "calls.ftl: pagetitle is not said in English",
    ]
    assert "finale-of-ride.ftl: ride-source-routes belongs into ride/finale.ftl" in told


@pytest.mark.parametrize(
    ("code", "either"), [("en", "or"), ("fr", "ou"), ("da", "eller"), ("nl", "of"), ("de", "oder")]
)
def test_things_of_which_any_one_will_do_are_listed_so(code: str, either: str) -> None:
    assert f"a, b {either} c" in Speaker(code)("plan-ahead-stops", reason_any=["a", "b", "c"])
