"""Games that are not the usual one: a printed file of one's own, nothing on the table, no way left."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words.texts import Speaker
from render import ride
from render.canvas import Canvas
from render.games import part
from render.picture import SHAPES, Shape
from rules.ride.view import RouteView, View
from tests.render.cases import NAMES
from tests.render.legible import Sheet, faults
from tests.render.ride.views import golden

SAY = Speaker("en")
every_shape = pytest.mark.parametrize("shape", SHAPES)


def elsewhere(view: View) -> View:
    """A board with two places and four routes that our map does not know, and a route of another length."""
    names = {**view.names, "nieuwmarkt": "Nieuwmarkt", "plantage": "De Plantage van Amsterdam"}
    new = [
        ("nieuwmarkt", "waag", 1, "pink", False, None),
        ("plantage", "nieuwmarkt", 4, "gray", True, None),
        ("plantage", "blauwbrug", 3, "red", False, "blauwbrug-plantage.blue"),
        ("blauwbrug", "plantage", 3, "blue", False, "plantage-blauwbrug.red"),
    ]
    added = [
        RouteView(f"{a}-{b}.{color}", a, b, long, color, carts, 1, twin, None, closed=False)
        for a, b, long, color, carts, twin in new
    ]
    known = [replace(r, length=4, points=7) if r.id == "dam-begijnhof.gray" else r for r in view.routes]
    return replace(view, names=names, routes=(*known, *added))


@every_shape
@pytest.mark.parametrize("part", ["board", "map"])
def test_a_printed_file_of_ones_own(part: str, shape: Shape) -> None:
    view = elsewhere(golden("middle-4"))
    found = faults(ride.draw_part(Sheet, part, view, NAMES["en"], SAY, shape=shape), shape)
    # Routes of one's own may cross others; nothing is small, faint or outside.
    assert [fault for fault in found if "overlap" not in fault] == []
    canvas = ride.draw_part(Canvas, part, view, NAMES["en"], SAY, shape=shape)
    words = " ".join(text.text for text in canvas.written)
    assert "Nieuwmarkt" in words or "Nieuw- markt" in words
    assert "Plantage" in words
    claimed = replace(view, routes=(*view.routes[:-1], replace(view.routes[-1], owner=3)))
    other = ride.draw_part(Canvas, part, claimed, NAMES["en"], SAY, shape=shape)
    assert other.image.tobytes() != canvas.image.tobytes()
    assert "De Plantage van Amsterdam" in ride.text_board(view, NAMES["en"], SAY)


def ring(view: View, places: int) -> View:
    """A board of so many places in a ring, joined by routes of one space, all of them claimed."""
    names = {f"p{number}": f"Place {number}" for number in range(places)}
    ends = zip(names, [*list(names)[1:], "p0"], strict=True)
    routes = [RouteView(f"{a}-{b}.gray", a, b, 1, "gray", True, 1, None, 0, False) for a, b in ends]
    return replace(view, names=names, routes=tuple(routes))


@every_shape
def test_even_a_ring_of_100_places_is_drawn(shape: Shape) -> None:
    view = ring(golden("middle-4"), 100)
    assert ride.draw_part(Canvas, "board", view, NAMES["en"], SAY, shape=shape).written


def test_there_is_room_for_a_ring_of_24_places_and_not_of_60() -> None:
    view = golden("middle-4")
    assert ride.cramped(view) == ride.cramped(elsewhere(view)) == ride.cramped(ring(view, 24)) == ()
    assert ride.cramped(ring(view, 60))[0] == "Place 0 – Place 1"
    assert len(ride.cramped(ring(view, 100))) >= 100


def test_a_name_that_hides_something_is_told() -> None:
    view = golden("middle-4")
    long = "Onze-Lieve-Vrouw-ter-Nood-Heiligerlee " * 3
    assert long in ride.cramped(replace(view, names={**view.names, "dam": long}))


def test_an_empty_table() -> None:
    view = replace(golden("middle-2"), face_up=(), deck=0, discard=0, contract_deck=0, merchandise=0)
    for shape in SHAPES:
        for name in ("board", "players"):
            picture = part(view, NAMES["en"], SAY, name, shape=shape)
            assert picture.png.startswith(b"\x89PNG")


def test_a_contract_for_which_no_way_is_left() -> None:
    view = golden("own-4")
    assert view.mine is not None
    closed = tuple([replace(r, closed=r.owner is None) for r in view.routes])
    stuck = replace(view, routes=closed, mine=replace(view.mine, claimable=()))
    assert SAY("pic-ride-hopeless") in ride.text_board(stuck, NAMES["en"], SAY)
    open_ways, none = (ride.draw_part(Canvas, "hand", v, NAMES["en"], SAY).image for v in (view, stuck))
    assert open_ways.tobytes() != none.tobytes()


def test_pictures_have_the_size_that_they_tell() -> None:
    view = golden("own-4")
    for shape in SHAPES:
        for name in ride.PARTS:
            picture = part(view, NAMES["en"], SAY, name, shape=shape)
            with Image.open(BytesIO(picture.png)) as read:
                assert read.size == picture.size
    assert part(view, NAMES["en"], SAY).size == (1100, 700)
