"""Texts on Ride's close-ups and cards, measured from the drawing: inside their room, apart, legible."""

import pytest

from bot.words.texts import LANGUAGES, Speaker
from render.canvas import Canvas, Ground
from render.picture import SHAPES
from render.plot import plot
from render.ride import card, detail, lookup
from render.ride.palette import PALETTE, WRITTEN_ON
from render.shown import ROOM
from tests.render.cases import NAMES
from tests.render.lettering import ON_A_PHONE, READABLE, covered, outside
from tests.render.ride.views import golden


@pytest.mark.parametrize("color", WRITTEN_ON)
def test_letters_stand_out_from_every_colour(color: str) -> None:
    assert PALETTE.contrast(WRITTEN_ON[color], color) >= READABLE


def test_closeups_are_legible_on_a_phone() -> None:
    state = golden("middle-3")
    for route in state.routes:
        _, chart = detail.ground(state, Speaker("en"), [route.id])
        words = {word for name in (route.a, route.b) for word in chart.tags[name].lines}
        sizes = {text.text: text.size for text in chart.written}
        for word in words:
            assert sizes[word] * 400 / detail.WIDE >= ON_A_PHONE
        for letter in chart.letters[route.id]:
            assert letter.written.size * 400 / detail.WIDE >= ON_A_PHONE


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
    assert view.mine is not None
    longest = max(view.mine.contracts, key=lambda card: len(view.names[card.a] + view.names[card.b]))
    for shape in SHAPES:
        for color in ("pink", "black", "wild"):
            card(view, f"transport-{color}", None, say, shape)
        card(view, "merchandise", None, say, shape)
        size = card(view, "contract", longest, say, shape).size
        assert size[0] <= ROOM[shape][0]
        assert size[1] <= ROOM[shape][1]
        plot([[0, 0, 0, 0], [5, 7, 5, 5], [-12, 30, 30, 29]], NAMES["fr"], say, "ride", shape)
    assert len(made) == 12
    for canvas in made:
        texts = [text for text in canvas.written if text.size > 12]
        assert [text for text in texts if outside(text)] == []
        assert covered(texts) == []
        assert max(text.ink[3] for text in texts) < canvas.image.height
        assert all(PALETTE.contrast(text.fill, text.over) >= READABLE for text in texts)
