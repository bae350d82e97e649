"""Each kind of piece changes the picture where it should, and nowhere else."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words.texts import Speaker
from render.canvas import Canvas
from render.pen import Box
from render.ride import draw_board, draw_private, wide
from render.ride.marks import outline
from render.ride.track import cell
from rules.ride.view import View
from tests.render.cases import NAMES, only_there
from tests.render.ride.views import golden

SAY = Speaker("en")
PEOPLE = NAMES["en"]


def panel(seat: int) -> Box:
    top = wide.SEATS_TOP + seat * (wide.SEAT_TALL + wide.SEAT_GAP)
    return wide.SIDE + 8, top - 6, wide.SIZE[0] - 8, top + wide.SEAT_TALL + 6


def face(number: int) -> Box:
    return 22 + number * 128, wide.STRIP, 22 + number * 128 + 114, wide.SIZE[1]


def pile(number: int) -> Box:
    left = 22 + 5 * 128 + 34 + number * 140
    return left - 8, wide.STRIP, left + 116, wide.SIZE[1]


BANNER = (wide.SIDE, 178, wide.SIZE[0], 256)
ROW = (0, wide.STRIP, 30 + 5 * 128, wide.SIZE[1])


def board(view: View, changed: Sequence[str] = ()) -> Image.Image:
    return draw_board(Canvas, view, PEOPLE, SAY, changed=changed).image.convert("RGB")


def with_seat(view: View, seat: int, **parts: Any) -> View:
    seats = [replace(state, **parts) if number == seat else state for number, state in enumerate(view.seats)]
    return replace(view, seats=tuple(seats))


def with_route(view: View, route: str, **parts: Any) -> View:
    return replace(view, routes=tuple([replace(r, **parts) if r.id == route else r for r in view.routes]))


def track(view: View, route: str) -> Box:
    """The part of the picture that a route takes, with a halo around it."""
    _, chart = wide.ground(view, SAY)
    return outline(chart, route, 1)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("route", ["nieuwe_waal-haringpakkerstoren.pink", "dam-oost_indisch_huis.black"])
def test_a_claimed_route(route: str, seat: int) -> None:
    view = golden("start-4")
    only_there(board(view), board(with_route(view, route, owner=seat)), [track(view, route)])


def test_every_route_shows_its_carts() -> None:
    view = golden("start-4")
    before = board(view)
    for route in view.routes:
        only_there(before, board(with_route(view, route.id, owner=1)), [track(view, route.id)])


def test_carts_of_two_seats_differ() -> None:
    view = golden("start-4")
    route = "waag-montelbaanstoren.green"
    pictures = [board(with_route(view, route, owner=seat)) for seat in range(4)]
    for number, picture in enumerate(pictures):
        for other in pictures[:number]:
            only_there(picture, other, [track(view, route)])


def test_a_closed_route() -> None:
    view = golden("start-2")
    route = "oude_kerk-dam.pink"
    only_there(board(view), board(with_route(view, route, closed=True)), [track(view, route)])


def test_what_is_new_is_pointed_out() -> None:
    view = golden("middle-4")
    claimed = next(route.id for route in view.routes if route.owner is not None)
    only_there(board(view), board(view, [claimed]), [track(view, claimed)])
    only_there(board(view), board(view, ["faces"]), [ROW])


@pytest.mark.parametrize("part", ["carts", "hand", "contracts", "choosing", "merchandise"])
@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_has(part: str, seat: int) -> None:
    view = golden("middle-4")
    more = with_seat(view, seat, **{part: getattr(view.seats[seat], part) + 1})
    only_there(board(view), board(more), [panel(seat)])


def test_points_move_the_marker() -> None:
    view = golden("middle-4")
    was = view.seats[2].points
    for points in (was + 7, 33, 55, 88, 99):
        moved = with_seat(view, 2, points=points)
        only_there(board(view), board(moved), [panel(2), cell(wide.RIM, was), cell(wide.RIM, points)])


def test_whose_turn_it_is() -> None:
    view = replace(golden("middle-4"), waiting=(0,))
    only_there(board(view), board(replace(view, waiting=(2,))), [panel(0), panel(2), BANNER])


def test_the_last_round() -> None:
    view = golden("middle-4")
    only_there(board(view), board(replace(view, last_turns=3)), [BANNER])


@pytest.mark.parametrize("number", range(5))
def test_a_card_that_lies_open(number: int) -> None:
    view = golden("middle-4")
    cards = list(view.face_up)
    for color in ("pink", "blue", "green", "black", "red", "orange", "wild"):
        if color != cards[number]:
            other = replace(view, face_up=(*cards[:number], color, *cards[number + 1 :]))
            only_there(board(view), board(other), [face(number)])


@pytest.mark.parametrize(
    ("number", "part"), list(enumerate(["deck", "discard", "contract_deck", "merchandise"]))
)
def test_the_piles(number: int, part: str) -> None:
    view = golden("middle-4")
    for count in (0, 1, 37):
        if count != getattr(view, part):
            only_there(board(view), board(replace(view, **{part: count})), [pile(number)])


def private(view: View) -> Image.Image:
    return draw_private(Canvas, view, PEOPLE, SAY).image.convert("RGB")


def test_the_hand_and_the_routes_that_can_be_claimed() -> None:
    view = golden("own-4")
    assert view.mine is not None
    before = private(view)
    width = before.width
    below = (0, wide.SIZE[1], width, before.height)
    color = next(color for color, count in view.mine.hand.items() if count)
    more = replace(view, mine=replace(view.mine, hand={**view.mine.hand, color: 9}))
    only_there(before, private(more), [(0, wide.SIZE[1], 716, before.height)])
    route = view.mine.claimable[0]
    fewer = replace(view, mine=replace(view.mine, claimable=view.mine.claimable[1:]))
    only_there(before, private(fewer), [track(view, route)])
    card = view.mine.contracts[0]
    assert not card.done
    done = replace(view.mine, contracts=(replace(card, done=True), *view.mine.contracts[1:]))
    spots = wide.ground(view, SAY)[1]
    ends = [spots.frame.at(spots.spots[end].x, spots.spots[end].y) for end in (card.a, card.b)]
    places = [(x - 23, y - 23, x + 23, y + 23) for x, y in ends]
    only_there(before, private(replace(view, mine=done)), [below, *places])


def test_the_public_board_shows_nothing_of_the_readers_own() -> None:
    view = golden("own-4")
    assert board(view).tobytes() == board(replace(view, mine=None, seat=None)).tobytes()
