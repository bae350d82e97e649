"""Games that are not the usual one: other names, other printed files, many cards, a film of a whole game."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageSequence

from bot.gallery.feld import choose
from bot.gallery.games import story
from bot.messages.stories import rounds, turns
from bot.words.texts import Speaker
from render import feld
from render.canvas import Canvas
from render.feld.layout import FREE, SPACES
from render.games import film, offered, part
from render.picture import SHAPES, Shape
from render.plot import plot
from rules.feld.view import PlaceView, View
from tests.render.cases import NAMES
from tests.render.feld.views import golden
from tests.render.legible import Sheet, faults
from tests.render.lettering import outside

SAY = Speaker("en")
ODD = (
    "👩‍👩‍👧‍👦 family 🇳🇱",
    "שלום עולם",
    "W" * 32,
    "a\u200d\u200db\u0301\u0301\u0301\u0301 ﷽",
)
LARGEST = 8 * 1024 * 1024
every_shape = pytest.mark.parametrize("shape", SHAPES)


@pytest.mark.parametrize("name", ["turn-4", "end-4", "display-4", "own-4"])
@every_shape
def test_odd_names(name: str, shape: Shape) -> None:
    view = golden(name)
    for names in (ODD, ODD[::-1], ("",) * 4):
        for each in offered(view):
            sheet = feld.draw_part(Sheet, each, view, names, SAY, shape=shape)
            assert [text for text in sheet.written if outside(text)] == []
            assert feld.text_board(view, names, SAY, each)
            assert feld.alt(each, view, names, SAY)
    canvas = feld.draw_closeup(Canvas, view, ODD, SAY, ["seat-3"])
    assert [text for text in canvas.written if outside(text)] == []


def elsewhere(view: View) -> View:
    """A board with harbour spaces, bridges and an Amstel that our map does not know."""
    new = [
        PlaceView("water-far", "water", False, None, (), (), None, (), (0,)),
        PlaceView("ware-new", "ware", False, None, (6, 2), ("beer",), None, (), ()),
        PlaceView("entrepot", "ware", False, None, (5,), (), None, (), ()),
    ]
    links = (*view.links, ("water-far", "pier"), ("ware-new", "water-far"), ("entrepot", "pier"))
    blocks = [replace(b, near=(*b.near, "plantage-6")) if b.id == "jordaan-6" else b for b in view.blocks]
    return replace(
        view,
        places=(*view.places, *new),
        links=links,
        blocks=tuple(blocks),
        spaces=25,
        bridges=((6, 3), (20, 9)),
        magazine=(9, 7, 5, 3, 1),
    )


@every_shape
def test_a_printed_file_of_ones_own(shape: Shape) -> None:
    view = elsewhere(golden("turn-4"))
    words = set()
    for each in offered(view):
        sheet = feld.draw_part(Sheet, each, view, NAMES["en"], SAY, shape=shape)
        assert faults(sheet, shape) == [], each
        words |= {text.text for text in sheet.written}
    assert {"FAR", "9"} <= words
    assert "ware-new" in feld.text_board(view, NAMES["en"], SAY, most=100_000)
    assert feld.cramped(view) == ()


@every_shape
def test_a_warehouse_may_lie_where_our_map_has_water(shape: Shape) -> None:
    view = golden("turn-4")
    places = [replace(p, kind="ware", roofs=(5,)) if p.id == "water-s5" else p for p in view.places]
    there = replace(view, places=tuple(places))
    assert faults(feld.draw_part(Sheet, "harbour", there, NAMES["en"], SAY, shape=shape), shape) == []


@every_shape
def test_there_is_room_for_some_places_more(shape: Shape) -> None:
    view = golden("turn-4")
    new = [replace(view.places[-1], id=f"water-x{number}", barges=()) for number in range(len(FREE) + 1)]
    full = replace(view, places=(*view.places, *new[:-1]))
    assert feld.cramped(full) == ()
    assert faults(feld.draw_part(Sheet, "harbour", full, NAMES["en"], SAY, shape=shape), shape) == []
    assert feld.cramped(replace(view, places=(*view.places, *new))) == (new[-1].id,)


def test_what_else_has_no_room() -> None:
    view = golden("turn-4")
    places = [replace(p, roofs=(4, 3, 2, 1)) if p.id == "ware-5" else p for p in view.places]
    assert feld.cramped(replace(view, places=tuple(places))) == ("ware-5",)
    assert feld.cramped(replace(view, spaces=SPACES)) == ()
    assert feld.cramped(replace(view, spaces=SPACES + 1)) == ("amstel",)


@every_shape
def test_cards_that_cost_hundreds_of_cubes(shape: Shape) -> None:
    view = golden("own-4")
    dear = dict.fromkeys(("pink", "gray", "orange", "brown", "purple", "black"), 99)
    cards = {code: replace(card, cost=dear) for code, card in view.cards.items()}
    for each in ("display", "own", "cards", "player-2"):
        dearer = replace(view, cards=cards, display=golden("display-4").display)
        assert feld.draw_part(Canvas, each, dearer, NAMES["en"], SAY, shape=shape)


@every_shape
@pytest.mark.parametrize("many", [0, 1, 6, 13, 20])
def test_any_number_of_cards(many: int, shape: Shape) -> None:
    view = golden("own-4")
    assert view.seat is not None
    codes = tuple(list(view.cards)[:many])
    state = replace(view.seats[view.seat], active=codes, inactive=("129", "130", "131", "132", "109", "110"))
    seats = tuple([state if number == view.seat else seat for number, seat in enumerate(view.seats)])
    full = replace(view, seats=seats)
    for each in offered(full):
        assert faults(feld.draw_part(Sheet, each, full, NAMES["en"], SAY, shape=shape), shape) == [], each


@every_shape
def test_many_cubes_and_goods(shape: Shape) -> None:
    view = golden("own-4")
    slot = {"pink": 12, "gray": 3, "orange": 14, "brown": 2, "purple": 22, "black": 1}
    goods = ("glass", "beer", "lace", "tulip", "cheese") * 2
    seats = [
        replace(seat, roundel=(slot,) * 6, supply=slot, hold=goods, storehouse=goods, points=-123, gulden=44)
        for seat in view.seats
    ]
    full = replace(view, seats=tuple(seats))
    for each in offered(full):
        sheet = feld.draw_part(Sheet, each, full, NAMES["en"], SAY, shape=shape)
        assert [text for text in sheet.written if outside(text)] == [], each


@every_shape
def test_three_colours_fit_into_one_slot_of_the_roundel(shape: Shape) -> None:
    view = golden("own-4")
    slots = ({"pink": 6, "orange": 5, "black": 11}, {"gray": 2, "brown": 3, "purple": 4, "black": 1})
    seats = tuple([replace(seat, roundel=(*slots, *slots, *slots)) for seat in view.seats])
    full = replace(view, seats=seats)
    for each in ("own", "players", "player-1"):
        assert faults(feld.draw_part(Sheet, each, full, NAMES["en"], SAY, shape=shape), shape) == [], each


def test_pictures_have_the_size_that_they_tell() -> None:
    view = golden("own-4")
    for shape in SHAPES:
        for name in offered(view):
            picture = part(view, NAMES["en"], SAY, name, shape=shape)
            with Image.open(BytesIO(picture.png)) as read:
                assert read.size == picture.size


def test_a_whole_game_is_small_enough() -> None:
    told = list(turns(story("feld", choose, 4, {}, "replay"), SAY))
    data = film([turn for turn, _ in told], NAMES["en"], SAY)
    assert len(data) < LARGEST / 2
    with Image.open(BytesIO(data)) as moving:
        assert sum(1 for _ in ImageSequence.Iterator(moving)) == len(told)
    points, _ = rounds([standing for _, standing in told])
    assert plot(points, NAMES["en"], SAY, "feld").png != plot(points, NAMES["en"], SAY, "ride").png
