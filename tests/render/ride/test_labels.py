"""Texts on Ride's pictures, measured from the drawing: inside their room, apart from each other, legible."""

from collections.abc import Sequence
from itertools import combinations
from typing import get_args

import pytest

from bot.words.texts import LANGUAGES, Speaker
from render.canvas import Canvas, Ground
from render.pen import Box, Label
from render.picture import Shape
from render.plot import plot
from render.ride import card, detail, lookup, narrow, wide
from render.ride.layout import places, tracks
from render.ride.palette import PALETTE, WRITTEN_ON
from render.ride.spaces import WIDE
from tests.render.cases import NAMES, Case
from tests.render.lettering import ON_A_PHONE, READABLE, covered, outside, overlap
from tests.render.ride.views import CASES, drawn_case, drawn_on, golden


def replaced(texts: Sequence[Label]) -> list[Label]:
    """The texts that one sees: carts lie on the letters of their spaces, markers on the track's numbers."""
    seats = [text for text in texts if text.over.startswith("seat")]
    return [
        text
        for text in texts
        if text in seats
        or not (text.over in WRITTEN_ON or text.over in ("linen", "paper", "ochre"))
        or not any(_holds(seat.room, text.room) for seat in seats)
    ]


def _holds(room: Box, other: Box) -> bool:
    x, y = (other[0] + other[2]) / 2, (other[1] + other[3]) / 2
    return room[0] - 40 < x < room[2] + 40 and room[1] - 40 < y < room[3] + 40


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_text_leaves_its_room(case: Case) -> None:
    canvas = drawn_case(case)
    assert [text for text in canvas.written if outside(text)] == []
    width, height = canvas.image.size
    inside = (0, 0, width, height)
    shown = [text for text in canvas.written if overlap(text.ink, inside)]
    assert len(shown) > 10


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_two_texts_overlap(case: Case) -> None:
    assert covered(replaced(drawn_case(case).written)) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_text_stands_out(case: Case) -> None:
    for text in drawn_case(case).written:
        assert PALETTE.contrast(text.fill, text.over) >= READABLE, text


@pytest.mark.parametrize("color", WRITTEN_ON)
def test_letters_stand_out_from_every_colour(color: str) -> None:
    assert PALETTE.contrast(WRITTEN_ON[color], color) >= READABLE


@pytest.mark.parametrize("layout", [wide, narrow])
def test_name_tags_cover_no_space_and_no_place(layout: object) -> None:
    view = golden("start-4")
    ground, chart = layout.ground(view, Speaker("fr"))  # type: ignore[attr-defined]
    assert set(chart.tags) == set(view.names)
    for one, other in combinations(chart.tags.values(), 2):
        assert not overlap(one.box, other.box)
    for name, tag in chart.tags.items():
        assert tag.box[0] >= 0
        assert tag.box[2] <= ground.size[0]
        for place, spot in places(tuple(view.names)).items():
            x, y = chart.frame.at(spot.x, spot.y)
            assert not overlap(tag.box, (x - 12, y - 12, x + 12, y + 12)), (name, place)
        for route, track in tracks(view.routes, view.names, chart.frame).items():
            for space in track.spaces:
                half = WIDE * chart.frame.weight / 2 - 2
                middle = (space.x - half, space.y - half, space.x + half, space.y + half)
                assert not overlap(tag.box, middle), (name, route)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ["narrow", "private-narrow"])
def test_what_matters_is_legible_on_a_phone(kind: str, code: str) -> None:
    view, names = golden("own-4"), NAMES["en"]
    canvas = drawn_on(Canvas, kind, view, names, Speaker(code))
    scale = 400 / canvas.image.width
    say = Speaker(code)
    state = view.seats[view.waiting[0]]
    counts = [str(number) for number in (state.carts, state.hand, state.merchandise, view.deck, view.discard)]
    letters = [say("pic-ride-letter", color=color) for color in view.face_up if color != "wild"]
    turn = say("pic-turn", name=names[view.waiting[0]])
    for wanted in (turn, names[0], *counts, *letters):
        sizes = [text.size for text in canvas.written if text.text == wanted]
        assert sizes, wanted
        assert max(sizes) * scale >= ON_A_PHONE, wanted


def test_closeups_are_legible_on_a_phone() -> None:
    state = golden("middle-3")
    for route in state.routes:
        _, chart = detail.ground(state, Speaker("en"), [route.id])
        words = {word for name in (route.a, route.b) for word in chart.tags[name].lines}
        sizes = {text.text: text.size for text in chart.written}
        for word in words:
            assert sizes[word] * 400 / narrow.WIDE >= ON_A_PHONE
        if route.color in chart.letters:
            assert 18 * chart.frame.weight * 400 / narrow.WIDE >= ON_A_PHONE - 0.01


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_plots_keep_their_rooms(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Canvas] = []

    class Seen(Canvas):
        def __init__(self, ground: Ground, scale: float = 1) -> None:
            super().__init__(ground, scale)
            made.append(self)

    monkeypatch.setattr(lookup, "Canvas", Seen)
    monkeypatch.setattr("render.plot.Canvas", Seen)
    say, view = Speaker(code), golden("own-4")
    for color in ("pink", "black", "wild"):
        card(view, f"transport-{color}", None, say)
    card(view, "merchandise", None, say)
    assert view.mine is not None
    longest = max(view.mine.contracts, key=lambda card: len(view.names[card.a] + view.names[card.b]))
    card(view, "contract", longest, say)
    for shape in get_args(Shape):
        plot([[0, 0, 0, 0], [5, 7, 5, 5], [-12, 30, 30, 29]], NAMES["fr"], say, "ride", shape)
    assert len(made) == 7
    for canvas in made:
        texts = [text for text in canvas.written if text.size > 12]
        assert [text for text in texts if outside(text)] == []
        assert covered(replaced(texts)) == []
        assert max(text.ink[3] for text in texts) < canvas.image.height
        assert all(PALETTE.contrast(text.fill, text.over) >= READABLE for text in texts)
