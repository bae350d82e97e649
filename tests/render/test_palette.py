"""The palette: every colour as it is named, and room for one index that stands for no colour."""

from io import BytesIO

import pytest
from PIL import Image

from bot.words.texts import Speaker
from render.canvas import Canvas, Ground
from render.palette import COLORS, MEETING, ONLY, entries, flatten, palette
from render.pen import Pen
from render.replay import UNCHANGED
from render.ride import draw_board, draw_closeup, draw_private
from tests.render.views import NAMES, changed, drawn, golden


@pytest.mark.parametrize("game", MEETING)
def test_named_colours_stay_what_they_are(game: str) -> None:
    others = tuple([prefix for other, prefixes in ONLY.items() if other != game for prefix in prefixes])
    for name, color in COLORS.items():
        if name.startswith(others):
            continue
        flat = flatten(Image.new("RGB", (8, 8), color), game).convert("RGB").getpixel((4, 4))
        assert isinstance(flat, tuple)
        assert max(abs(a - b) for a, b in zip(flat, color, strict=True)) <= 4, name


def test_files_hold_exactly_what_was_drawn() -> None:
    canvas = drawn("closeup", golden("middle-4"), NAMES["en"], Speaker("en"))
    with Image.open(BytesIO(canvas.png())) as read:
        read.load()
        assert read.mode == "P"
        assert read.size == canvas.image.size
        assert read.convert("RGB").tobytes() == canvas.image.convert("RGB").tobytes()


@pytest.mark.parametrize("game", MEETING)
def test_one_index_is_free_for_what_is_unchanged(game: str) -> None:
    assert len(entries(game)) <= UNCHANGED
    assert palette(game).mode == "P"


def test_seats_and_routes_have_no_colour_in_common() -> None:
    seats = {COLORS[f"seat{seat}"] for seat in range(1, 5)}
    routes = {COLORS[color] for color in ("pink", "blue", "green", "black", "red", "orange", "gray")}
    assert not seats & routes
    for seat in seats:
        for route in routes:
            assert sum(abs(a - b) for a, b in zip(seat, route, strict=True)) > 60


@pytest.mark.parametrize("kind", ["board", "narrow", "private", "private-narrow", "closeup"])
def test_grounds_leave_nothing_out(kind: str) -> None:
    grounds: list[Ground] = []

    def keep(ground: Ground) -> Canvas:
        grounds.append(ground)
        return Canvas(ground, 0.5)

    view, say = golden("own-4"), Speaker("en")
    narrow = kind.endswith("narrow")
    if kind == "closeup":
        draw_closeup(keep, view, NAMES["en"], say, changed(view))
    else:
        (draw_private if kind.startswith("private") else draw_board)(
            keep, view, NAMES["en"], say, narrow=narrow
        )
    painted = []
    for color in ("black", "white"):
        image = Image.new("RGB", (grounds[0].size[0] // 2, grounds[0].size[1] // 2), color)
        grounds[0].paint(Pen(image, 0.5))
        painted.append(image.tobytes())
    assert painted[0] == painted[1]
