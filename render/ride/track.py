"""The score track around the map, and the seats' markers on it."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from render.canvas import PlacedLine, Surface, place, write
from render.pen import Box, Pen
from render.ride.palette import WRITTEN_ON
from rules.ride.view import View

CELLS = 100


class Rim(NamedTuple):
    """A frame of cells around a box: how many go across and down, and how wide it is."""

    box: Box
    across: int
    down: int
    wide: float


def cell(rim: Rim, points: int) -> Box:
    """The cell for a number of points, clockwise from the upper left corner; none is below the first."""
    at = max(0, points) % CELLS
    left, top, right, bottom = rim.box
    wide, tall = (right - left) / rim.across, (bottom - top - 2 * rim.wide) / rim.down
    if at < rim.across:
        return left + at * wide, top, left + (at + 1) * wide, top + rim.wide
    at -= rim.across
    if at < rim.down:
        return right - rim.wide, top + rim.wide + at * tall, right, top + rim.wide + (at + 1) * tall
    at -= rim.down
    if at < rim.across:
        return right - (at + 1) * wide, bottom - rim.wide, right - at * wide, bottom
    at -= rim.across
    return left, bottom - rim.wide - (at + 1) * tall, left + rim.wide, bottom - rim.wide - at * tall


@cache
def numbers(rim: Rim) -> tuple[PlacedLine, ...]:
    """The numbers on the track; every tenth stands out."""
    return tuple([_number(rim, points) for points in range(CELLS)])


def _number(rim: Rim, points: int) -> PlacedLine:
    ten = points % 10 == 0
    over = "ochre" if ten else "linen" if points % 2 else "paper"
    left, top, right, bottom = cell(rim, points)
    size, fill = (17, "ink") if ten else (14, "soot")
    return place(str(points), (left + 1, top, right - 1, bottom), size, fill, over)


def paint_track(pen: Pen, rim: Rim, written: Sequence[PlacedLine]) -> None:
    """The cells with their numbers."""
    for points, number in enumerate(written):
        pen.rect(cell(rim, points), number.written.over)
        number.paint(pen)
    left, top, right, bottom = rim.box
    for inset in (rim.wide, 0):
        pen.rect((left + inset, top + inset, right - inset, bottom - inset), None, 0, "wood", 2)


def markers(surface: Surface, view: View, rim: Rim) -> None:
    """The seats' markers on the track; seats on the same cell share it."""
    cells: dict[Box, list[int]] = {}
    for seat, state in enumerate(view.seats):
        cells.setdefault(cell(rim, state.points), []).append(seat)
    for (left, top, right, bottom), seats in cells.items():
        radius = {1: 13.5, 2: 9.5}.get(len(seats), 7.4)
        spots = {1: ((0, 0),), 2: ((-1, 0), (1, 0))}.get(len(seats), ((-1, -1), (1, -1), (-1, 1), (1, 1)))
        if right - left < bottom - top:
            spots = tuple([(y, x) for x, y in spots])
        x, y = (left + right) / 2, (top + bottom) / 2
        for seat, (dx, dy) in zip(seats, spots, strict=False):
            marker(surface, seat, x + dx * radius, y + dy * radius, radius)


def marker(surface: Surface, seat: int, x: float, y: float, radius: float, over: str | None = None) -> None:
    """A disc in a seat's colour with its number."""
    color = f"seat{seat + 1}"

    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "ink")
        pen.disc(x, y, radius - max(1.8, radius * 0.1), color)

    box = (x - radius, y - radius, x + radius, y + radius)
    surface.put(("marker", seat, radius), box, paint, over)
    write(surface, str(seat + 1), box, radius * 1.3, WRITTEN_ON[color], color)
