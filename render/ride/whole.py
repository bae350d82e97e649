"""The whole board: the map, and beside or below it whose turn it is, the cards on the table, the seats."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from render.canvas import Ground, Surface
from render.frame import Frame
from render.pen import Box, Pen
from render.picture import Say, Shape
from render.pieces import houses
from render.ride.cards import faces, pile, piles
from render.ride.chart import Chart, chart
from render.ride.frames import LETTERS, framed
from render.ride.heading import heading
from render.ride.marks import Marks, routes
from render.ride.palette import PALETTE
from render.ride.seats import chip, panel
from rules.ride.view import View

HOUSES = ("brick", "rust", "ochre", "brick_dark", "plaster", "bottle")
#: The column beside the map on the desktop, and the rows around it on a phone.
WIDE, TALL, SIDE = 1100, 700, 840
PHONE, HEAD, TABLE, SEAT = 640, 44, 62, 46
MAP_TALL = 604


class Plan(NamedTuple):
    """Where everything lies on the board."""

    size: tuple[int, int]
    map: Box
    head: Box
    skyline: Box
    faces: Box
    piles: tuple[Box, ...]
    seats: tuple[Box, ...]


def plan(shape: Shape, seats: int) -> Plan:
    """The places of things on the board of a shape."""
    return _desktop(seats) if shape == "desktop" else _phone(seats)


def _desktop(seats: int) -> Plan:
    left, right = SIDE + 8, WIDE - 8
    half = (right - left - 6) / 2
    four = [(left + column * (half + 6), 202.0 + row * 48) for row in (0, 1) for column in (0, 1)]
    step = min(100.0, (TALL - 304) / seats)
    return Plan(
        (WIDE, TALL),
        (0, 0, SIDE, TALL),
        (left, 4, right, 72),
        (SIDE, 76, WIDE, 122),
        (left - 4, 126, right + 4, 198),
        tuple([(x, y, x + half, y + 42) for x, y in four]),
        tuple([(left - 2, 304 + n * step, right + 2, 298 + (n + 1) * step) for n in range(seats)]),
    )


def _phone(seats: int) -> Plan:
    top = HEAD + MAP_TALL
    below = top + TABLE
    step = (PHONE - 8) / seats
    return Plan(
        (PHONE, below + SEAT),
        (0, HEAD, PHONE, top),
        (10, 0, PHONE - 10, HEAD),
        (0, 0, 0, 0),
        (2, top + 1, 318, top + TABLE - 1),
        tuple([(322 + n * 79, top + 6, 397 + n * 79, top + TABLE - 6) for n in range(4)]),
        tuple([(6 + n * step, below, 2 + (n + 1) * step, below + SEAT - 4) for n in range(seats)]),
    )


def frame(view: View, shape: Shape) -> Frame:
    """How the map lies on the board."""
    return framed(plan(shape, len(view.seats)).map, shape)


def ground(view: View, say: Say, shape: Shape, below: int = 0) -> tuple[Ground, Chart]:
    """All that never changes on the board; `below` is room for more under it."""
    where = plan(shape, len(view.seats))
    drawn = chart(view, frame(view, shape), say)
    size = (where.size[0], where.size[1] + below)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        _, top, right, bottom = where.map
        for box in ((0, 0, size[0], top), (right, 0, size[0], size[1]), (0, bottom, size[0], size[1])):
            pen.rect(box, "night")
        pen.rect((0, where.size[1], *size), "linen")
        pen.rect(where.map, None, 0, "wood", 3)
        if where.skyline[3]:
            houses(pen, where.skyline, 3, HOUSES, "night", "mist")
            pen.rect(
                (where.skyline[0], where.skyline[3] - 1, where.skyline[2], where.skyline[3] + 3), "slate"
            )

    key = ("board", shape, size, drawn.key)
    top, bottom = where.map[1], where.map[3]
    cuts = (top, bottom, bottom + TABLE) if shape == "phone" else ()
    return Ground(key, size, paint, PALETTE, drawn.written, cuts=cuts), drawn


def draw(
    surface: Surface,
    view: View,
    names: Sequence[str],
    say: Say,
    drawn: Chart,
    changed: Collection[str],
    shape: Shape,
) -> None:
    """All that changes on the board."""
    where, letters = plan(shape, len(view.seats)), LETTERS[shape]
    routes(surface, view, drawn, Marks(changed))
    heading(surface, view, names, say, where.head, letters)
    faces(surface, view, say, where.faces, "night", letters, "faces" in changed)
    for box, (kind, count) in zip(where.piles, piles(view), strict=True):
        pile(surface, box, kind, count, "night", letters)
    seat_drawn = panel if shape == "desktop" else chip
    for seat, (name, box) in enumerate(zip(names, where.seats, strict=False)):
        seat_drawn(surface, view, seat, name, box, "night", letters)
