"""All 16 market tiles: what each gives, and that nobody has it for less."""

import pytest

from rules.core.chance import Chance
from rules.feld.board import board
from rules.feld.market import stack
from tests.feld.position import act, changes, holdings, position

# Gulden, points, steps on the Amstel, cubes of any colour.
TILES = {
    "A1": (1, 1, 2, 0),
    "A2": (1, 2, 0, 0),
    "A3": (1, 3, 0, 0),
    "A4": (2, 2, 0, 1),
    "A5": (2, 3, 1, 0),
    "A6": (2, 4, 0, 0),
    "A7": (3, 4, 2, 0),
    "A8": (3, 5, 0, 0),
    "B9": (3, 5, 0, 1),
    "B10": (4, 4, 2, 0),
    "B11": (4, 6, 1, 0),
    "B12": (4, 8, 0, 0),
    "B13": (5, 11, 0, 1),
    "B14": (5, 12, 0, 0),
    "B15": (6, 14, 0, 0),
    "B16": (6, 15, 0, 0),
}


def test_no_tile_is_without_a_case() -> None:
    assert set(TILES) == {code for code in board().tiles if code[0] in "AB"}


@pytest.mark.parametrize("code", TILES)
def test_tile_gives_what_it_shows(code: str) -> None:
    gulden, points, steps, cubes = TILES[code]
    g = position(tile=code, gulden=gulden + 1)
    before = holdings(g)
    after = act(g, f"market:{code}", *["gain:gray"] * cubes)
    expected = {"gulden": -gulden, "points": points, "space": steps, "gray": cubes}
    assert changes(before, holdings(g)) == {kind: n for kind, n in expected.items() if n}
    assert f"market:{code}" not in after


@pytest.mark.parametrize("code", TILES)
def test_tile_is_not_to_be_had_for_less(code: str) -> None:
    gulden = TILES[code][0]
    assert f"market:{code}" not in act(position(tile=code, gulden=gulden - 1, cubes={"pink": 1}))


@pytest.mark.parametrize("code", TILES)
def test_020_uses_any_tile_twice(code: str) -> None:
    gulden, points, steps, cubes = TILES[code]
    g = position(tile=code, gulden=2 * gulden, active=["020"])
    before = holdings(g)
    act(g, *[f"market:{code}", *["gain:gray"] * cubes] * 2)
    expected = {"gulden": -2 * gulden, "points": 2 * points, "space": 2 * steps, "gray": 2 * cubes}
    if steps == 2:
        expected["points"] += 2  # the fourth step crosses the first bridge
    assert changes(before, holdings(g)) == {kind: n for kind, n in expected.items() if n}
    assert g.seats[0].used == {"020": 1}


def test_six_tiles_a_above_six_tiles_b() -> None:
    tiles = stack(board(), Chance("stack"))
    assert [code[0] for code in reversed(tiles)] == ["A"] * 6 + ["B"] * 6
    assert len(set(tiles)) == 12
