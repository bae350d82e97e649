"""Texts on Feld's close-ups and cards, measured from the drawing."""

from collections.abc import Hashable

import pytest

from bot.words.texts import LANGUAGES, Speaker
from render.canvas import Ground
from render.feld import card, draw_closeup, town
from render.feld import lookup as cards
from render.feld.city import framed, name_box
from render.feld.layout import blocks, label
from render.feld.palette import PALETTE
from render.notes import Notes
from render.pen import Box, Paint
from render.picture import SHAPES, Shape
from render.shown import ROOM
from rules.core.index import Entry
from rules.feld.index import index
from tests.render.cases import NAMES
from tests.render.feld.views import golden
from tests.render.legible import Sheet, faults
from tests.render.lettering import READABLE, covered, outside


@pytest.mark.parametrize("code", LANGUAGES)
def test_closeups_are_legible_on_a_phone(code: str) -> None:
    view = golden("own-4")
    things = [[block.id] for block in view.blocks] + [[place.id] for place in view.places]
    for named in (*things, ["seat-2"], ["display"], ["amstel"], []):
        sheet = draw_closeup(Sheet, view, NAMES["nl"], Speaker(code), named)
        assert faults(sheet, "phone") == [], named


def test_closeups_show_what_they_are_about() -> None:
    view = golden("own-4")
    for block in view.blocks:
        sheet = draw_closeup(Sheet, view, NAMES["en"], Speaker("en"), [block.id])
        assert [text.text for text in sheet.written].count(label(block.id)) == 2
    for place in view.places:
        words = [
            text.text for text in draw_closeup(Sheet, view, NAMES["en"], Speaker("en"), [place.id]).written
        ]
        free = sorted(place.roofs, reverse=True)[len(place.stored) :]
        assert {str(roof) for roof in free} <= set(words)


def longest(entry: Entry) -> Speaker:
    """Says a thing in the language that needs most words for it."""
    return max(
        map(Speaker, LANGUAGES), key=lambda say: sum(map(len, map(say.text, (entry.title, *entry.about))))
    )


def test_every_card_tile_and_order_keeps_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Sheet] = []

    class Seen(Sheet):
        def __init__(self, ground: Ground) -> None:
            super().__init__(ground)
            ground.paint(Notes())
            made.append(self)

        def put(self, key: Hashable, box: Box, paint: Paint, over: str | None = None) -> None:
            paint(Notes())

    monkeypatch.setattr(cards, "Canvas", Seen)
    view = golden("own-4")
    for shape in SHAPES:
        for entry in index():
            size = card(view, entry.name, entry.shown, longest(entry), shape).size
            assert size[0] <= ROOM[shape][0]
            assert size[1] <= ROOM[shape][1]
    assert len(made) == 2 * (132 + 24 + 42)
    for sheet in made:
        assert [text for text in sheet.written if outside(text)] == []
        assert covered(sheet.written) == []
        assert max(text.ink[3] for text in sheet.written) < sheet.size[1] - 54
        assert all(PALETTE.contrast(text.fill, text.over) >= READABLE for text in sheet.written)


@pytest.mark.parametrize("shape", SHAPES)
def test_names_of_blocks_lie_on_their_blocks(shape: Shape) -> None:
    _, box, weight = town.MAPS[shape]
    frame = framed(box, weight)
    for name, block in blocks().items():
        outline = frame.all(block.outline)
        left, top, right, bottom = name_box(name, frame)
        x, y = (left + right) / 2, (top + bottom) / 2
        assert min(px for px, _ in outline) < x < max(px for px, _ in outline)
        assert min(py for _, py in outline) < y < max(py for _, py in outline) + 4
