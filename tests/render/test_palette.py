"""The palette: every colour as it is named, and room for one index that stands for no colour."""

from io import BytesIO

import pytest
from PIL import Image

from bot.words.texts import Speaker
from render.canvas import Canvas, Ground
from render.games import DRAWN_BY
from render.pen import Pen
from render.replay import UNCHANGED
from render.ride.palette import PALETTE as RIDE
from rules.games import GAMES
from tests.render.cases import NAMES
from tests.render.golden import VIEWS
from tests.render.lettering import READABLE
from tests.render.ride.views import drawn_on, golden

every_game = pytest.mark.parametrize("game", DRAWN_BY)


@every_game
def test_named_colours_stay_what_they_are(game: str) -> None:
    palette = DRAWN_BY[game].PALETTE
    for name, color in palette.colors.items():
        flat = palette.flatten(Image.new("RGB", (8, 8), color)).convert("RGB").getpixel((4, 4))
        assert isinstance(flat, tuple)
        assert max(abs(a - b) for a, b in zip(flat, color, strict=True)) <= 4, name


@every_game
def test_every_seat_has_a_colour_on_which_can_be_written(game: str) -> None:
    palette = DRAWN_BY[game].PALETTE
    for seat in range(1, GAMES[game].SEATS[-1] + 1):
        color = f"{palette.seat}{seat}"
        assert palette.contrast(palette.written_on[color], color) >= READABLE


def test_files_hold_exactly_what_was_drawn() -> None:
    canvas = drawn_on(Canvas, "closeup", golden("middle-4"), NAMES["en"], Speaker("en"))
    with Image.open(BytesIO(canvas.png())) as read:
        read.load()
        assert read.mode == "P"
        assert read.size == canvas.image.size
        assert read.convert("RGB").tobytes() == canvas.image.convert("RGB").tobytes()


@every_game
def test_one_index_is_free_for_what_is_unchanged(game: str) -> None:
    assert len(DRAWN_BY[game].PALETTE.entries) <= UNCHANGED
    assert DRAWN_BY[game].PALETTE.image.mode == "P"


def test_seats_and_routes_have_no_colour_in_common() -> None:
    seats = {RIDE.colors[f"seat{seat}"] for seat in range(1, 5)}
    routes = {RIDE.colors[color] for color in ("pink", "blue", "green", "black", "red", "orange", "gray")}
    assert not seats & routes
    for seat in seats:
        for route in routes:
            assert sum(abs(a - b) for a, b in zip(seat, route, strict=True)) > 60


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in VIEWS for kind in VIEWS[game].KINDS])
def test_grounds_leave_nothing_out(game: str, kind: str) -> None:
    grounds: list[Ground] = []

    def keep(ground: Ground) -> Canvas:
        grounds.append(ground)
        return Canvas(ground, 0.5)

    view = VIEWS[game].golden("own-4")
    VIEWS[game].drawn_on(keep, kind, view, NAMES["en"], Speaker("en"))
    painted = []
    for color in ("black", "white"):
        image = Image.new("RGB", (grounds[0].size[0] * 2, grounds[0].size[1] * 2), color)
        grounds[0].paint(Pen(image, grounds[0].palette.colors, 2))
        painted.append(image.tobytes())
    assert painted[0] == painted[1]
