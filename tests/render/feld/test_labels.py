"""Texts on Feld's pictures, measured from the drawing: inside their room, apart from each other, legible."""

import pytest

from bot.words.texts import LANGUAGES, Speaker
from render import lookup
from render.canvas import Canvas, Ground
from render.feld import card, draw_closeup, wide
from render.feld import lookup as cards
from render.feld.city import name_box
from render.feld.layout import blocks, label
from render.feld.palette import PALETTE
from render.feld.signs import FIGURES
from render.pen import Label
from rules.feld.index import index
from tests.render.cases import NAMES, Case
from tests.render.feld.views import CASES, drawn_case, drawn_on, golden
from tests.render.lettering import ON_A_PHONE, READABLE, covered, outside, overlap

#: What a piece has on it; it may lie on what is printed.
PIECES = ("player", "go", *FIGURES.values())


def seen(case: Case) -> list[Label]:
    """The texts that one sees: pieces lie on the numbers and names that are printed under them."""
    printed: list[Label] = []

    def on(ground: Ground) -> Canvas:
        printed.extend(ground.written)
        return Canvas(ground)

    canvas = drawn_on(on, case.kind, golden(case.view), NAMES[case.names], Speaker(case.code))
    wide, tall = canvas.image.size
    pieces = [text for text in canvas.written if text not in printed and text.over.startswith(PIECES)]
    hidden = {text for text in printed if any(overlap(text.ink, piece.ink) for piece in pieces)}
    shown = [text for text in canvas.written if text not in hidden]
    return [text for text in shown if overlap(text.ink, (0, 0, wide, tall))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_text_leaves_its_room(case: Case) -> None:
    canvas = drawn_case(case)
    assert [text for text in canvas.written if outside(text)] == []
    assert len(canvas.written) > 10
    assert max(text.ink[3] for text in seen(case)) <= canvas.image.height


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_two_texts_overlap(case: Case) -> None:
    assert covered(seen(case)) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_text_stands_out(case: Case) -> None:
    for text in drawn_case(case).written:
        assert PALETTE.contrast(text.fill, text.over) >= READABLE, text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ["narrow", "private-narrow"])
def test_what_matters_is_legible_on_a_phone(kind: str, code: str) -> None:
    view, names, say = golden("own-4"), NAMES["en"], Speaker(code)
    canvas = drawn_on(Canvas, kind, view, names, say)
    state = view.seats[view.acting[0]]
    wanted = [names[0], str(state.points), str(state.gulden), str(view.round), *state.inactive]
    wanted += [str(count) for count in state.supply.values() if count]
    for word in wanted:
        sizes = [text.size for text in canvas.written if text.text == word]
        assert sizes, word
        assert max(sizes) * 400 / canvas.image.width >= ON_A_PHONE, word


def test_closeups_of_blocks_are_legible_on_a_phone() -> None:
    view, say = golden("own-4"), Speaker("en")
    for block in view.blocks:
        canvas = drawn_on_things([block.id])
        sizes = {text.text: text.size for text in canvas.written}
        assert sizes[label(block.id)] / 2 >= ON_A_PHONE
        if block.good:
            assert sizes[say("pic-feld-good-letters", good=block.good)] / 2 >= ON_A_PHONE


def test_closeups_of_places_are_legible_on_a_phone() -> None:
    view = golden("own-4")
    for place in view.places:
        canvas = drawn_on_things([place.id])
        sizes = [text.size for text in canvas.written if text.text in {str(roof) for roof in place.roofs}]
        assert all(size / 2 >= ON_A_PHONE for size in sizes)
        assert bool(sizes) == bool(place.roofs)


def drawn_on_things(named: list[str]) -> Canvas:
    return draw_closeup(Canvas, golden("own-4"), NAMES["en"], Speaker("en"), named)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_tile_and_order_keeps_its_room(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Canvas] = []

    class Seen(Canvas):
        def __init__(self, ground: Ground, scale: float = 1) -> None:
            super().__init__(ground, scale)
            made.append(self)

        def png(self) -> bytes:
            return b""

    monkeypatch.setattr(cards, "Canvas", Seen)
    say, view = Speaker(code), golden("own-4")
    for entry in index():
        card(view, entry.name, entry.shown, say)
    assert len(made) == 132 + 24 + 42
    for canvas in made:
        assert [text for text in canvas.written if outside(text)] == []
        assert covered(canvas.written) == []
        assert max(text.ink[3] for text in canvas.written) < lookup.SIZE[1] - 54
        assert all(PALETTE.contrast(text.fill, text.over) >= READABLE for text in canvas.written)


def test_names_of_blocks_lie_on_their_blocks() -> None:
    for name, block in blocks().items():
        outline = wide.CITY.all(block.outline)
        left, top, right, bottom = name_box(name, wide.CITY)
        x, y = (left + right) / 2, (top + bottom) / 2
        assert min(px for px, _ in outline) < x < max(px for px, _ in outline)
        assert min(py for _, py in outline) < y < max(py for _, py in outline) + 4
