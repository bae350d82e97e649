"""Games that are not the usual one: a printed file of one's own, many contracts, nothing on the table."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words.texts import Speaker
from render import ride
from render.canvas import Canvas
from render.games import part
from render.picture import SHAPES
from rules.ride.view import ContractView, RouteView, View
from tests.render.cases import NAMES
from tests.render.lettering import covered, outside
from tests.render.ride.test_labels import replaced
from tests.render.ride.views import golden

SAY = Speaker("en")


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


@pytest.mark.parametrize("narrow", [False, True])
def test_a_printed_file_of_ones_own(narrow: bool) -> None:
    view = elsewhere(golden("middle-4"))
    canvas = ride.draw_board(Canvas, view, NAMES["en"], SAY, narrow=narrow)
    assert [text for text in canvas.written if outside(text)] == []
    words = " ".join(text.text for text in canvas.written)
    assert "Nieuwmarkt" in words or "Nieuw- markt" in words
    assert "Plantage" in words
    claimed = replace(view, routes=(*view.routes[:-1], replace(view.routes[-1], owner=3)))
    other = ride.draw_board(Canvas, claimed, NAMES["en"], SAY, narrow=narrow)
    assert other.image.tobytes() != canvas.image.tobytes()
    assert "De Plantage van Amsterdam" in ride.text_board(view, NAMES["en"], SAY)


def ring(view: View, places: int) -> View:
    """A board of so many places in a ring, joined by routes of one space, all of them claimed."""
    names = {f"p{number}": f"Place {number}" for number in range(places)}
    ends = zip(names, [*list(names)[1:], "p0"], strict=True)
    routes = [RouteView(f"{a}-{b}.gray", a, b, 1, "gray", True, 1, None, 0, False) for a, b in ends]
    return replace(view, names=names, routes=tuple(routes))


@pytest.mark.parametrize("narrow", [False, True])
def test_even_a_ring_of_100_places_is_drawn(narrow: bool) -> None:
    view = ring(golden("middle-4"), 100)
    assert ride.draw_board(Canvas, view, NAMES["en"], SAY, narrow=narrow).written


def test_there_is_room_for_a_ring_of_30_places_and_not_of_60() -> None:
    view = golden("middle-4")
    assert ride.cramped(view) == ride.cramped(elsewhere(view)) == ride.cramped(ring(view, 30)) == ()
    assert ride.cramped(ring(view, 60))[0] == "Place 0 – Place 1"
    assert len(ride.cramped(ring(view, 100))) == 100


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("many", [0, 1, 3, 4, 14])
def test_any_number_of_contracts(many: int, narrow: bool) -> None:
    view = golden("own-4")
    assert view.mine is not None
    ends = sorted(view.names)
    cards = [
        ContractView(f"{n}", ends[n], ends[-1 - n % 5], 9, done=n % 3 == 0) for n in range(min(many, 12))
    ]
    cards += [ContractView("x", "dam", "waag", 3, done=False)] * (many - len(cards))
    full = replace(view, mine=replace(view.mine, contracts=tuple(cards)))
    canvas = ride.draw_private(Canvas, full, NAMES["en"], SAY, narrow=narrow)
    assert [text for text in canvas.written if outside(text)] == []
    assert covered(replaced(canvas.written)) == []
    assert max(text.ink[3] for text in canvas.written) < canvas.image.height


def test_an_empty_table() -> None:
    view = replace(golden("middle-2"), face_up=(), deck=0, discard=0, contract_deck=0, merchandise=0)
    for shape in SHAPES:
        picture = part(view, NAMES["en"], SAY, shape=shape)
        assert picture.png.startswith(b"\x89PNG")


def test_a_contract_for_which_no_way_is_left() -> None:
    view = golden("own-4")
    assert view.mine is not None
    closed = tuple([replace(r, closed=r.owner is None) for r in view.routes])
    stuck = replace(view, routes=closed, mine=replace(view.mine, claimable=()))
    assert SAY("pic-ride-hopeless") in ride.text_board(stuck, NAMES["en"], SAY)
    canvas = ride.draw_private(Canvas, stuck, NAMES["en"], SAY)
    assert SAY("pic-ride-hopeless") in {text.text for text in canvas.written}


def test_pictures_have_the_size_that_they_tell() -> None:
    view = golden("own-4")
    for shape in SHAPES:
        for name in ride.PARTS:
            picture = part(view, NAMES["en"], SAY, name, shape=shape)
            with Image.open(BytesIO(picture.png)) as read:
                assert read.size == picture.size
    assert part(view, NAMES["en"], SAY).size == (1600, 1200)
