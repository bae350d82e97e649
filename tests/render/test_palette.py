"""The palette: every colour as it is named, and room for one index that stands for no colour."""

from PIL import Image

from render.palette import COLORS, entries, flatten, palette
from render.replay import UNCHANGED


def test_named_colours_stay_what_they_are() -> None:
    for name, color in COLORS.items():
        flat = flatten(Image.new("RGB", (8, 8), color)).convert("RGB").getpixel((4, 4))
        assert isinstance(flat, tuple)
        assert max(abs(a - b) for a, b in zip(flat, color, strict=True)) <= 4, name


def test_one_index_is_free_for_what_is_unchanged() -> None:
    assert len(entries()) <= UNCHANGED
    assert palette().mode == "P"


def test_seats_and_routes_have_no_colour_in_common() -> None:
    seats = {COLORS[f"seat{seat}"] for seat in range(1, 5)}
    routes = {COLORS[color] for color in ("pink", "blue", "green", "black", "red", "orange", "gray")}
    assert not seats & routes
    for seat in seats:
        for route in routes:
            assert sum(abs(a - b) for a, b in zip(seat, route, strict=True)) > 60
