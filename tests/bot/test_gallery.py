"""The contact sheets of `make gallery`: every part of every game, each as large as Discord shows it."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.gallery.__main__ import NAMES, SHOWN
from bot.gallery.games import Step, steps
from bot.gallery.sheets import APART, CAPTION, Hung, longest_words, panels, points, sheet
from bot.words.texts import Speaker
from render.games import offered
from render.picture import SHAPES, Picture, Shape
from render.shown import BOX

SQUARE = Picture(b"", "", (100, 100))


def first(game: str, settings: Mapping[str, str]) -> Step:
    return next(steps(game, SHOWN[game].choose, 3, settings, "sheets"))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", SHOWN)
def test_a_sheet_has_every_part_and_the_panels_of_everybody(
    game: str, shape: Shape, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int | None, str]] = []

    def noted(view: Any, names: object, say: object, part: str, **_: object) -> Picture:
        drawn.append((view.seat, part))
        return SQUARE

    monkeypatch.setattr("bot.gallery.sheets.part", noted)
    step = first(game, SHOWN[game].SETTINGS)
    hung = list(panels(step, NAMES, Speaker("da"), shape))
    assert {part for _, part in drawn} >= {*offered(step.table.view(0))}
    assert {seat for seat, _ in drawn} >= {None, 0}
    assert all(panel.caption and panel.pictures for panel in hung)


@pytest.mark.parametrize("game", SHOWN)
def test_there_are_three_points_of_a_game(game: str) -> None:
    found = list(points(game, SHOWN[game].choose, {}, 2))
    assert [name for name, _ in found] == ["beginning", "middle", "end"]


def test_panels_hang_beside_and_below_each_other() -> None:
    picture = Picture(_png(), "", (1200, 700))
    one = sheet([Hung("One", [picture])], "desktop")
    assert one.width == 2 * APART + BOX["desktop"][0]
    assert one.height > APART + CAPTION + BOX["desktop"][1]
    many = sheet([Hung("Many", [picture])] * 4, "desktop")
    assert many.width == APART + 3 * (APART + BOX["desktop"][0])
    assert many.height > 2 * BOX["desktop"][1]


def _png() -> bytes:
    file = BytesIO()
    Image.new("P", (1200, 700)).save(file, "PNG")
    return file.getvalue()


def test_german_words_are_the_longest() -> None:
    assert longest_words() == "de"
