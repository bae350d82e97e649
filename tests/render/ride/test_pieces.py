"""Each kind of piece changes the picture where it should, and nowhere else."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.words.texts import Speaker
from render.canvas import Canvas
from render.pen import Box
from render.picture import SHAPES, Shape
from render.ride import alone, draw_part, hand, players, whole
from render.ride.marks import outline
from rules.ride.view import View
from tests.render.cases import NAMES, only_there
from tests.render.ride.views import golden

SAY = Speaker("en")
PEOPLE = NAMES["en"]
#: Halos and pieces may reach this far beyond their boxes.
EDGE = 1
every_shape = pytest.mark.parametrize("shape", SHAPES)


def wider(box: Box) -> Box:
    return box[0] - EDGE, box[1] - EDGE, box[2] + EDGE, box[3] + EDGE


def board(
    view: View, changed: Sequence[str] = (), shape: Shape = "desktop", part: str = "board"
) -> Image.Image:
    return draw_part(Canvas, part, view, PEOPLE, SAY, changed=changed, shape=shape).image.convert("RGB")


def seat_box(seat: int, shape: Shape = "desktop") -> Box:
    return wider(whole.plan(shape, 4).seats[seat])


def face(number: int, shape: Shape = "desktop") -> Box:
    left, top, right, bottom = whole.plan(shape, 4).faces
    step = (right - left) / 5
    return left + number * step, top, left + (number + 1) * step + 4, bottom


def with_seat(view: View, seat: int, **parts: Any) -> View:
    seats = [replace(state, **parts) if number == seat else state for number, state in enumerate(view.seats)]
    return replace(view, seats=tuple(seats))


def with_route(view: View, route: str, **parts: Any) -> View:
    return replace(view, routes=tuple([replace(r, **parts) if r.id == route else r for r in view.routes]))


def track(view: View, route: str, shape: Shape = "desktop") -> Box:
    """The part of the picture that a route takes, with a halo around it."""
    _, chart = whole.ground(view, SAY, shape)
    return outline(chart, route, 1)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("route", ["nieuwe_waal-haringpakkerstoren.pink", "dam-oost_indisch_huis.black"])
def test_a_claimed_route(route: str, seat: int) -> None:
    view = golden("start-4")
    only_there(board(view), board(with_route(view, route, owner=seat)), [track(view, route)])


@every_shape
def test_every_route_shows_its_carts(shape: Shape) -> None:
    view = golden("start-4")
    before = board(view, shape=shape)
    for route in view.routes:
        after = board(with_route(view, route.id, owner=1), shape=shape)
        only_there(before, after, [track(view, route.id, shape)])


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


@every_shape
def test_what_is_new_is_pointed_out(shape: Shape) -> None:
    view = golden("middle-4")
    claimed = next(route.id for route in view.routes if route.owner is not None)
    before = board(view, shape=shape)
    only_there(before, board(view, [claimed], shape), [track(view, claimed, shape)])
    only_there(before, board(view, ["faces"], shape), [wider(whole.plan(shape, 4).faces)])


def test_a_halo_leaves_the_spaces_beside_it_alone() -> None:
    view = golden("start-4")
    _, chart = whole.ground(view, SAY, "desktop")
    marked, twin = "oude_kerk-dam.orange", "oude_kerk-dam.pink"
    before, after = board(view), board(view, [marked])
    for space in chart.tracks[twin].spaces:
        inside = (round(space.x) - 7, round(space.y) - 7, round(space.x) + 7, round(space.y) + 7)
        apart = ImageChops.difference(before.crop(inside), after.crop(inside))
        # It is drawn anew, and its letter's edge may be a little smoother.
        assert max(ImageStat.Stat(apart).mean) < 20


@pytest.mark.parametrize("part", ["carts", "hand", "contracts", "choosing", "merchandise"])
@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_has(part: str, seat: int) -> None:
    view = golden("middle-4")
    more = with_seat(view, seat, **{part: getattr(view.seats[seat], part) + 1})
    only_there(board(view), board(more), [seat_box(seat)])
    strip = wider(players.plan(view, "phone").seats[seat])
    before, after = (board(v, shape="phone", part="players") for v in (view, more))
    only_there(before, after, [strip])


@every_shape
def test_points(shape: Shape) -> None:
    view = golden("middle-4")
    was = view.seats[2].points
    for points in (was + 7, 33, -12):
        moved = with_seat(view, 2, points=points)
        only_there(board(view, shape=shape), board(moved, shape=shape), [seat_box(2, shape)])


@every_shape
def test_whose_turn_it_is(shape: Shape) -> None:
    view = replace(golden("middle-4"), waiting=(0,))
    before, after = (board(v, shape=shape) for v in (view, replace(view, waiting=(2,))))
    only_there(before, after, [seat_box(0, shape), seat_box(2, shape), whole.plan(shape, 4).head])


@every_shape
def test_the_last_round(shape: Shape) -> None:
    view = golden("middle-4")
    before, after = (board(v, shape=shape) for v in (view, replace(view, last_turns=3)))
    only_there(before, after, [whole.plan(shape, 4).head])


@every_shape
@pytest.mark.parametrize("number", range(5))
def test_a_card_that_lies_open(number: int, shape: Shape) -> None:
    view = golden("middle-4")
    cards = list(view.face_up)
    for color in ("pink", "blue", "green", "black", "red", "orange", "wild"):
        if color != cards[number]:
            other = replace(view, face_up=(*cards[:number], color, *cards[number + 1 :]))
            only_there(board(view, shape=shape), board(other, shape=shape), [face(number, shape)])


@every_shape
@pytest.mark.parametrize(
    ("number", "part"), list(enumerate(["deck", "discard", "contract_deck", "merchandise"]))
)
def test_the_piles(number: int, part: str, shape: Shape) -> None:
    view = golden("middle-4")
    for count in (0, 1, 37):
        if count != getattr(view, part):
            after = board(replace(view, **{part: count}), shape=shape)
            only_there(board(view, shape=shape), after, [whole.plan(shape, 4).piles[number]])


@every_shape
def test_the_hand_and_the_contracts(shape: Shape) -> None:
    view = golden("own-4")
    assert view.mine is not None
    where = hand.plan(view, shape)
    before = board(view, shape=shape, part="hand")
    color = next(color for color, count in view.mine.hand.items() if count)
    more = replace(view, mine=replace(view.mine, hand={**view.mine.hand, color: 9}))
    left, top, right, bottom = where.hand
    only_there(before, board(more, shape=shape, part="hand"), [(left, top, right + 8, bottom + 6)])
    card = view.mine.contracts[0]
    assert not card.done
    done = replace(view.mine, contracts=(replace(card, done=True), *view.mine.contracts[1:]))
    after = board(replace(view, mine=done), shape=shape, part="hand")
    only_there(before, after, [where.contracts[0]])


@every_shape
def test_what_can_be_claimed_and_where_contracts_end(shape: Shape) -> None:
    view = golden("own-4")
    assert view.mine is not None
    before = board(view, shape=shape, part="map")
    _, chart = alone.ground(view, SAY, shape)
    route = view.mine.claimable[0]
    fewer = replace(view, mine=replace(view.mine, claimable=view.mine.claimable[1:]))
    only_there(before, board(fewer, shape=shape, part="map"), [outline(chart, route, 1)])
    card = view.mine.contracts[0]
    done = replace(view.mine, contracts=(replace(card, done=True), *view.mine.contracts[1:]))
    ends = [chart.frame.at(chart.spots[end].x, chart.spots[end].y) for end in (card.a, card.b)]
    places = [(x - 23, y - 23, x + 23, y + 23) for x, y in ends]
    only_there(before, board(replace(view, mine=done), shape=shape, part="map"), places)


@every_shape
@pytest.mark.parametrize("part", ["board", "players"])
def test_what_everybody_sees_shows_nothing_of_the_readers_own(part: str, shape: Shape) -> None:
    view = golden("own-4")
    public = replace(view, mine=None, seat=None)
    one, other = (board(v, shape=shape, part=part) for v in (view, public))
    assert one.tobytes() == other.tobytes()


@every_shape
def test_the_hand_has_no_key_to_the_map_once_the_game_is_over(shape: Shape) -> None:
    view, key = golden("own-4"), SAY("pic-ride-halo", reason="claimable")
    for stage, there in (("turns", True), ("over", False)):
        drawn = draw_part(Canvas, "hand", replace(view, stage=stage), PEOPLE, SAY, shape=shape)
        assert (key in [label.text for label in drawn.written]) is there
