"""Golden games come out the same for ever."""

import pytest

from tests.feld.transcript import FOLDER, GAMES, Golden, answers, page


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    text = golden.path.read_text("utf-8")
    assert page(golden, answers(text)) == text


def test_no_page_lies_about() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {golden.path.name for golden in GAMES}
