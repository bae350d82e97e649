"""Each kind of piece of Feld changes the parts where it should, and nowhere else."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words.texts import Speaker
from render.canvas import Canvas
from render.feld import draw_part, port, quays, town
from render.feld.city import framed, mouth_places
from render.feld.layout import amstel, blocks, spots
from render.feld.markets import SPOTS
from render.games import offered
from render.pen import Box, bounds
from render.picture import SHAPES, Shape
from rules.feld.view import View
from tests.render.cases import NAMES, only_there
from tests.render.feld.views import golden

SAY = Speaker("en")
PEOPLE = NAMES["en"]
every_shape = pytest.mark.parametrize("shape", SHAPES)


def drawn(part: str, view: View, changed: Sequence[str] = (), shape: Shape = "desktop") -> Image.Image:
    return draw_part(Canvas, part, view, PEOPLE, SAY, changed=changed, shape=shape).image.convert("RGB")


def block_box(name: str, shape: Shape = "desktop") -> Box:
    _, box, weight = town.MAPS[shape]
    left, top, right, bottom = bounds(framed(box, weight).all(blocks()[name].outline), 8)
    return left - 8, top - 8, right + 8, bottom + 8


def house_box(view: View, name: str) -> Box:
    place = next(place for place in view.places if place.id == name)
    _, box, weight, _ = port.MAPS["desktop"]
    places = quays.names(quays.harbour_of(view))
    spot = quays.building(name, place.kind, len(place.roofs), places, quays.framed(box, weight))
    return spot[0] - 8, spot[1] - 8, spot[2] + 17, spot[3] + 10


def berth_box(view: View, name: str) -> Box:
    _, box, weight, _ = port.MAPS["desktop"]
    x, y = quays.framed(box, weight).at(*spots(quays.names(quays.harbour_of(view)))[name])
    return x - 90, y - 80, x + 90, y + 80


def around(x: float, y: float, reach: float) -> Box:
    return x - reach, y - reach, x + reach, y + reach


def with_block(view: View, name: str, **parts: Any) -> View:
    return replace(view, blocks=tuple([replace(b, **parts) if b.id == name else b for b in view.blocks]))


def with_place(view: View, name: str, **parts: Any) -> View:
    return replace(view, places=tuple([replace(p, **parts) if p.id == name else p for p in view.places]))


def with_seat(view: View, seat: int, **parts: Any) -> View:
    seats = [replace(state, **parts) if number == seat else state for number, state in enumerate(view.seats)]
    return replace(view, seats=tuple(seats))


@every_shape
def test_every_block_shows_its_crest(shape: Shape) -> None:
    view = golden("first-3")
    before = drawn("city", view, shape=shape)
    for number, block in enumerate(view.blocks):
        after = drawn("city", with_block(view, block.id, good=None, owner=number % 3), shape=shape)
        only_there(before, after, [block_box(block.id, shape)])


def test_crests_of_two_seats_differ_and_commodities_too() -> None:
    view = golden("first-3")
    goods = [good for row in view.black_market for good in row]
    for part in ("city", "board"):
        pictures = [drawn(part, with_block(view, "jordaan-4", good=None, owner=seat)) for seat in range(3)]
        pictures += [drawn(part, with_block(view, "jordaan-4", good=good)) for good in goods]
        assert len({picture.tobytes() for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("name", ["store-glass", "store-tiles", "store-cheese", "ware-5"])
def test_a_delivery_covers_a_roof(name: str) -> None:
    view = golden("first-3")
    place = next(place for place in view.places if place.id == name)
    last = view
    for number in range(1, len(place.roofs) + 1):
        after = with_place(view, name, stored=("coffee",) * number)
        only_there(drawn("harbour", last), drawn("harbour", after), [house_box(view, name)])
        assert drawn("board", last).tobytes() != drawn("board", after).tobytes()
        last = after


def test_dock_workers_leave_and_come_to_the_magazine() -> None:
    view = golden("first-3")
    dock = next(place for place in view.places if place.workers)
    after = with_place(view, dock.id, workers=dock.workers[:1])
    only_there(drawn("harbour", view), drawn("harbour", after), [house_box(view, dock.id)])
    magazine = SPOTS["desktop"][3]
    home = replace(view, magazine_workers=("gold",))
    only_there(drawn("market", view), drawn("market", home), [magazine])
    full = replace(view, magazine_workers=("gold", "white", "maroon", "gold"))
    more = replace(view, magazine_workers=("gold", "white", "maroon", "gold", "light_blue", "white"))
    only_there(drawn("market", full), drawn("market", more), [magazine])


@every_shape
def test_workers_of_all_colours_differ(shape: Shape) -> None:
    view = golden("first-3")
    colors = ("light_blue", "maroon", "white", "gold", "light_pink", "light_green")
    pictures = {
        drawn("harbour", with_place(view, "dock-gold", workers=(color,)), shape=shape).convert("L").tobytes()
        for color in colors
    }
    assert len(pictures) == len(colors)


def test_a_barge_moves() -> None:
    view = with_place(golden("first-3"), "pier", barges=())
    before = drawn("harbour", view)
    for place in view.places:
        for barges in ((0,), (1, 2)):
            after = drawn("harbour", with_place(view, place.id, barges=barges))
            only_there(before, after, [berth_box(view, place.id)])


def test_a_disc_moves() -> None:
    view = replace(golden("first-3"), discs={1: (0, 1, 2)})
    _, box, weight = town.MAPS["desktop"]
    frame = framed(box, weight)
    course = frame.all(amstel(view.spaces))
    for space in range(2, view.spaces):
        moved = replace(view, discs={1: (1, 2), space: (0,)})
        reach = [around(*course[0], 48), around(*course[space - 1], 16)]
        only_there(drawn("city", view), drawn("city", moved), reach)
    mouth = mouth_places(frame)[0]
    ended = replace(view, discs={1: (1, 2), view.spaces: (0,)})
    only_there(drawn("city", view), drawn("city", ended), [around(*course[0], 48), around(*mouth, 16)])


def test_black_market() -> None:
    view = golden("first-3")
    pictures = [
        drawn("market", replace(view, sold=(*view.sold, g))) for row in view.black_market for g in row
    ]
    for picture in pictures:
        only_there(drawn("market", view), picture, [SPOTS["desktop"][2]])
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)


def test_figures_stand_where_they_are() -> None:
    view = replace(golden("first-3"), figures={})
    boxes = {
        "supervisor": ("harbour", "store-lace", house_box(view, "store-lace")),
        "bailiff": ("city", "burgwallen-2", block_box("burgwallen-2")),
        "marketeer": ("market", "beer", SPOTS["desktop"][2]),
    }
    for figure, (part, where, box) in boxes.items():
        only_there(drawn(part, view), drawn(part, replace(view, figures={figure: where})), [box])


@every_shape
@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_has(seat: int, shape: Shape) -> None:
    view = golden("end-4")
    state = view.seats[seat]
    parts: dict[str, Any] = {
        "points": state.points + 1,
        "gulden": state.gulden + 1,
        "penalties": state.penalties + 1,
        "crests_left": state.crests_left + 1,
        "orders": state.orders + 1,
        "supply": {**state.supply, "orange": 7},
        "roundel": ({"pink": 2}, {"gray": 1, "black": 3}, *state.roundel[2:]),
        "inactive": ("013",),
        "active": (*state.active[:3], "014"),
        "hold": (*state.hold, "beer"),
        "storehouse": (*state.storehouse, "tulip"),
        "workers": ("gold", "gold"),
    }
    others = [f"player-{number + 1}" for number in range(4) if number != seat]
    before = {part: drawn(part, view, shape=shape).tobytes() for part in ("players", f"player-{seat + 1}")}
    still = {part: drawn(part, view, shape=shape).tobytes() for part in others[:1]}
    for part, value in parts.items():
        after = with_seat(view, seat, **{part: value})
        # The roundel is on a phone only on the board of the seat itself.
        shown = [
            name for name in before if not (part == "roundel" and name == "players" and shape == "phone")
        ]
        assert all(drawn(name, after, shape=shape).tobytes() != before[name] for name in shown), part
        assert {name: drawn(name, after, shape=shape).tobytes() for name in still} == still


def test_used_cards_are_marked() -> None:
    view = with_seat(golden("end-4"), 1, active=("013", "014"), used={})
    for part in ("players", "player-2"):
        assert drawn(part, view).tobytes() != drawn(part, with_seat(view, 1, used={"013": 1})).tobytes()


@every_shape
def test_cards_dice_tile_decks_and_rounds(shape: Shape) -> None:
    view, dice = golden("display-4"), golden("dice-2")
    color, pips = next(iter(dice.dice.items()))
    for part, one, other in (
        ("display", view, replace(view, display=("001", *view.display[1:]))),
        ("market", view, replace(view, tile=view.tiles["CB22"])),
        ("market", view, replace(view, decks={**view.decks, "map": 1})),
        ("market", view, replace(view, market=view.market + 1)),
        ("display", replace(view, display=()), replace(view, display=(), discard=(*view.discard, "132"))),
        ("dice", dice, replace(dice, dice={**dice.dice, color: pips % 6 + 1})),
        ("dice", dice, replace(dice, round=dice.round + 1)),
        ("board", view, replace(view, round=view.round + 1)),
        ("board", replace(view, acting=(0,)), replace(view, acting=(2,))),
        ("city", replace(view, acting=(0,)), replace(view, acting=(2,))),
        ("harbour", replace(view, bonus=3), replace(view, bonus=2)),
        ("harbour", replace(view, magazine_next=3), replace(view, magazine_next=2)),
    ):
        assert drawn(part, one, shape=shape).tobytes() != drawn(part, other, shape=shape).tobytes(), part


def test_what_is_new_is_pointed_out() -> None:
    view, shown = golden("turn-4"), golden("display-4")
    only_there(drawn("city", view), drawn("city", view, ["jordaan-1"]), [block_box("jordaan-1")])
    house = house_box(view, "store-lace")
    only_there(drawn("harbour", view), drawn("harbour", view, ["store-lace"]), [house])
    only_there(drawn("market", view), drawn("market", view, ["tile"]), [SPOTS["desktop"][0]])
    assert drawn("display", shown).tobytes() != drawn("display", shown, ["display"]).tobytes()
    for thing in ("jordaan-1", "store-lace", "tile", "amstel"):
        assert drawn("board", view).tobytes() != drawn("board", view, [thing]).tobytes()


def test_what_the_reader_can_do() -> None:
    view = golden("own-4")
    assert view.mine is not None
    block = view.mine.blocks[0]
    fewer = replace(view, mine=replace(view.mine, blocks=view.mine.blocks[1:]))
    only_there(drawn("city", view), drawn("city", fewer), [block_box(block)])
    place = next(place for place in view.mine.places if place.startswith("water"))
    places = {p: n for p, n in view.mine.places.items() if p != place}
    nowhere = replace(view, mine=replace(view.mine, places=places))
    only_there(drawn("harbour", view), drawn("harbour", nowhere), [berth_box(view, place)])
    idle = replace(view, mine=replace(view.mine, activate=(), use=()))
    assert view.mine.activate or view.mine.use
    for part in ("own", "cards"):
        assert drawn(part, view).tobytes() != drawn(part, idle).tobytes()
    done = tuple([replace(order, points=order.points + 5) for order in view.mine.orders])
    after = replace(view, mine=replace(view.mine, orders=done))
    assert drawn("orders", view).tobytes() != drawn("orders", after).tobytes()


@every_shape
def test_public_parts_show_nothing_of_the_readers_own(shape: Shape) -> None:
    view = golden("own-3")
    public = replace(view, mine=None, seat=None)
    for part in offered(public):
        if part not in ("city", "harbour"):
            assert drawn(part, view, shape=shape).tobytes() == drawn(part, public, shape=shape).tobytes()
