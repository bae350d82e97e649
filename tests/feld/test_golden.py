"""The golden games of Stefan Feld's Amsterdam: played again, every line comes out the same."""

import pytest

from rules.core.record import record, verify
from rules.feld import game as feld
from tests.feld.golden import WAYS
from tests.feld.pieces import census, recount
from tests.golden import FOLDER
from tests.transcript import Played, read, write

GOLDEN = FOLDER / "feld"


def golden(name: str) -> tuple[str, Played]:
    text = (GOLDEN / f"{name}.txt").read_text("utf-8")
    return text, read(text)


def test_every_kind_of_game_has_a_golden_one() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == WAYS.keys()


@pytest.mark.parametrize("name", WAYS)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    text, played = golden(name)
    again, table = write(played, GOLDEN)
    assert again.splitlines() == text.splitlines()
    assert played.seats == WAYS[name].seats
    assert played.settings == WAYS[name].settings
    assert WAYS[name].ended(table)
    census(table.g)
    assert feld.points(table.g) == recount(table.g)


@pytest.mark.parametrize("name", WAYS)
def test_a_golden_game_can_be_verified(name: str) -> None:
    _, played = golden(name)
    assert verify(feld, record(feld, played.seats, played.settings, played.seed, played.answers)) == []
