"""Each kind of piece of Feld changes the picture where it should, and nowhere else."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words.texts import Speaker
from render.canvas import Canvas
from render.feld import draw_board, draw_private, wide
from render.feld.layout import amstel, blocks, spots, table
from render.feld.markets import grid, rows
from render.feld.quays import building
from render.feld.seats import TALL
from render.pen import Box, bounds
from rules.feld.view import View
from tests.render.cases import NAMES, only_there
from tests.render.feld.views import golden

SAY = Speaker("en")
PEOPLE = NAMES["en"]
BANNER = (wide.SIDE, 0, wide.SIZE[0], 70)


def board(view: View, changed: Sequence[str] = ()) -> Image.Image:
    return draw_board(Canvas, view, PEOPLE, SAY, changed=changed).image.convert("RGB")


def private(view: View) -> Image.Image:
    return draw_private(Canvas, view, PEOPLE, SAY).image.convert("RGB")


def panel(seat: int) -> Box:
    top = wide.SEATS_TOP + seat * wide.SEAT_STEP
    return wide.SIDE + 6, top - 5, wide.SIZE[0] - 4, top + TALL + 5


def block_box(name: str) -> Box:
    return bounds(wide.CITY.all(blocks()[name].outline), 8)


def house_box(view: View, name: str) -> Box:
    place = next(place for place in view.places if place.id == name)
    left, top, right, bottom = building(name, place.kind, tuple([p.id for p in view.places]), wide.HARBOUR)
    return left - 8, max(0, top - 8), right + 14, bottom + 14


def berth_box(view: View, name: str) -> Box:
    x, y = wide.HARBOUR.at(*spots(tuple([place.id for place in view.places]))[name].at)
    return x - 76, y - 38, x + 76, y + 36


def around(x: float, y: float, reach: float) -> Box:
    return x - reach, y - reach, x + reach, y + reach


def with_block(view: View, name: str, **parts: Any) -> View:
    return replace(view, blocks=tuple([replace(b, **parts) if b.id == name else b for b in view.blocks]))


def with_place(view: View, name: str, **parts: Any) -> View:
    return replace(view, places=tuple([replace(p, **parts) if p.id == name else p for p in view.places]))


def with_seat(view: View, seat: int, **parts: Any) -> View:
    seats = [replace(state, **parts) if number == seat else state for number, state in enumerate(view.seats)]
    return replace(view, seats=tuple(seats))


def test_every_block_shows_its_crest() -> None:
    view = golden("first-3")
    before = board(view)
    for number, block in enumerate(view.blocks):
        after = board(with_block(view, block.id, good=None, owner=number % 3))
        only_there(before, after, [block_box(block.id)])


def test_crests_of_two_seats_differ_and_commodities_too() -> None:
    view = golden("first-3")
    pictures = [board(with_block(view, "jordaan-4", good=None, owner=seat)) for seat in range(3)]
    goods = [good for row in view.black_market for good in row]
    pictures += [board(with_block(view, "jordaan-4", good=good)) for good in goods]
    for number, picture in enumerate(pictures):
        for other in pictures[:number]:
            only_there(picture, other, [block_box("jordaan-4")])


@pytest.mark.parametrize("name", ["store-glass", "store-tiles", "store-cheese", "ware-5"])
def test_a_delivery_covers_a_roof(name: str) -> None:
    view = golden("first-3")
    place = next(place for place in view.places if place.id == name)
    last = view
    for number in range(1, len(place.roofs) + 1):
        after = with_place(view, name, stored=("coffee",) * number)
        only_there(board(last), board(after), [house_box(view, name)])
        last = after


def test_dock_workers_leave_and_come_to_the_magazine() -> None:
    view = golden("first-3")
    dock = next(place for place in view.places if place.workers)
    after = with_place(view, dock.id, workers=dock.workers[:1])
    only_there(board(view), board(after), [house_box(view, dock.id)])
    first, *_, last = rows(view.magazine, wide._within(wide.MAGAZINE))
    home = replace(view, magazine_workers=("gold",))
    only_there(board(view), board(home), [first])
    full = replace(view, magazine_workers=("gold", "white", "maroon", "gold"))
    more = replace(view, magazine_workers=("gold", "white", "maroon", "gold", "light_blue", "white"))
    only_there(board(full), board(more), [last])


def test_a_barge_moves() -> None:
    view = with_place(golden("first-3"), "pier", barges=())
    before = board(view)
    for place in view.places:
        for barges in ((0,), (1, 2)):
            after = board(with_place(view, place.id, barges=barges))
            only_there(before, after, [berth_box(view, place.id)])


def test_a_disc_moves() -> None:
    view = replace(golden("first-3"), discs={1: (0, 1, 2)})
    course = [wide.CITY.at(*point) for point in amstel(view.spaces)]
    for space in range(2, view.spaces):
        moved = replace(view, discs={1: (1, 2), space: (0,)})
        reach = [around(*course[0], 32), around(*course[space - 1], 20)]
        only_there(board(view), board(moved), reach)
    mouth = wide.CITY.at(*table()["amstel"]["mouth"][0])
    ended = replace(view, discs={1: (1, 2), view.spaces: (0,)})
    only_there(board(view), board(ended), [around(*course[0], 32), around(*mouth, 20)])


def test_black_market() -> None:
    view = golden("first-3")
    for good, cell in grid(view, wide._within(wide.MARKET)).items():
        only_there(board(view), board(replace(view, sold=(*view.sold, good))), [cell])


def test_figures_stand_where_they_are() -> None:
    view = replace(golden("first-3"), figures={})
    before = board(view)
    boxes = {
        "supervisor": ("store-lace", house_box(view, "store-lace")),
        "bailiff": ("burgwallen-2", block_box("burgwallen-2")),
        "marketeer": ("beer", grid(view, wide._within(wide.MARKET))["beer"]),
    }
    for figure, (where, box) in boxes.items():
        only_there(before, board(replace(view, figures={figure: where})), [box])


@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_has(seat: int) -> None:
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
        "active": (*state.active, "014"),
        "hold": (*state.hold, "beer"),
        "storehouse": (*state.storehouse, "tulip"),
        "workers": ("gold", "gold"),
    }
    before = board(view)
    for part, value in parts.items():
        only_there(before, board(with_seat(view, seat, **{part: value})), [panel(seat)])


def test_used_cards_are_marked() -> None:
    view = with_seat(golden("end-4"), 1, active=("013", "014"), used={})
    only_there(board(view), board(with_seat(view, 1, used={"013": 1})), [panel(1)])


def test_the_round() -> None:
    view = golden("display-4")
    only_there(board(view), board(replace(view, round=view.round + 1)), [wide.TRACK, BANNER])


def test_cards_dice_tile_and_decks() -> None:
    view = golden("display-4")
    other = replace(view, display=("001", *view.display[1:]))
    only_there(board(view), board(other), [wide.TABLE])
    tile = replace(view, tile=view.tiles["CB22"])
    only_there(board(view), board(tile), [wide.STACKS])
    decks = replace(view, decks={**view.decks, "map": 1}, market=0, discard=())
    only_there(board(view), board(decks), [wide.STACKS])
    dice = golden("dice-2")
    color, pips = next(iter(dice.dice.items()))
    only_there(board(dice), board(replace(dice, dice={**dice.dice, color: pips % 6 + 1})), [wide.TABLE])


def test_whose_turn_it_is() -> None:
    view = replace(golden("display-4"), acting=(0,))
    only_there(board(view), board(replace(view, acting=(2,))), [panel(0), panel(2), BANNER])


def test_what_is_new_is_pointed_out() -> None:
    view = golden("turn-4")
    only_there(board(view), board(view, ["jordaan-1"]), [block_box("jordaan-1")])
    only_there(board(view), board(view, ["store-lace"]), [house_box(view, "store-lace")])
    only_there(board(view), board(view, ["tile"]), [wide.STACKS])
    shown = golden("display-4")
    grown = (wide.TABLE[0] - 6, wide.TABLE[1] - 6, wide.TABLE[2] + 6, wide.TABLE[3] + 6)
    only_there(board(shown), board(shown, ["display"]), [grown])


def test_what_the_reader_can_do() -> None:
    view = golden("own-4")
    assert view.mine is not None
    before = private(view)
    below = (0, wide.SIZE[1], before.width, before.height)
    block = view.mine.blocks[0]
    fewer = replace(view.mine, blocks=view.mine.blocks[1:])
    only_there(before, private(replace(view, mine=fewer)), [block_box(block)])
    place = next(place for place in view.mine.places if place.startswith("water"))
    nowhere = replace(view.mine, places={p: n for p, n in view.mine.places.items() if p != place})
    only_there(before, private(replace(view, mine=nowhere)), [berth_box(view, place)])
    idle = replace(view.mine, activate=(), use=())
    assert view.mine.activate or view.mine.use
    only_there(before, private(replace(view, mine=idle)), [below])
    done = tuple([replace(order, points=order.points + 5) for order in view.mine.orders])
    only_there(before, private(replace(view, mine=replace(view.mine, orders=done))), [below])


@pytest.mark.parametrize("narrow", [False, True])
def test_the_public_board_shows_nothing_of_the_readers_own(narrow: bool) -> None:
    view = golden("own-3")
    one, other = (
        draw_board(Canvas, v, PEOPLE, SAY, narrow=narrow).image.tobytes()
        for v in (view, replace(view, mine=None, seat=None))
    )
    assert one == other
