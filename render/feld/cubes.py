"""Cubes as they lie somewhere: one, a supply of all colours, the slots of a roundel."""

from collections.abc import Mapping, Sequence

from render.canvas import Surface, write
from render.feld.signs import COLORS, cube
from render.pen import Box, Paint, Pen
from render.text import line
from rules.feld.view import SeatView


def put_cube(surface: Surface, color: str, x: float, y: float, half: float, over: str) -> None:
    """A single cube around a point."""
    box = (x - half, y - half, x + half, y + half)
    surface.put(("cube", color, half), box, lambda pen: cube(pen, color, x, y, half), over)


def put_none(surface: Surface, x: float, y: float, half: float, over: str) -> None:
    """An empty place for a cube."""
    box = (x - half, y - half, x + half, y + half)
    surface.put(("no cube", half), box, lambda pen: pen.rect(box, "linen", half * 0.3, "kerb", 1.5), over)


def supply(
    surface: Surface, state: SeatView, box: Box, over: str, digits: float, *, aside: bool = False
) -> None:
    """The cubes that a seat has, colour by colour; what it has none of is an empty place."""
    left, top, right, bottom = box
    step = (right - left) / len(COLORS)
    most = str(max(state.supply.values(), default=0))
    half = min((bottom - top) * 0.42, step * 0.27, (step - line(most, "bold", digits).width - 7) / 2)
    y = (top + bottom) / 2
    for number, color in enumerate(COLORS):
        count = state.supply.get(color, 0)
        x = left + number * step + half + 2
        if count:
            put_cube(surface, color, x, y, half, over)
            room = (x + half + 3, top, left + (number + 1) * step, bottom)
            write(surface, str(count), room, digits, "ink", over, align="l", aside=aside)
        else:
            put_none(surface, x, y, half, over)


def held(slot: Mapping[str, int]) -> list[tuple[str, int]]:
    """The colours in a slot with their numbers."""
    return [(color, slot[color]) for color in COLORS if slot.get(color)]


def roundel(surface: Surface, slots: Sequence[Mapping[str, int]], box: Box, over: str, least: float) -> None:
    """The slots of the roundel in a row; the first leaves at the next turn of it."""
    left, top, right, bottom = box
    step = (right - left) / len(slots)
    for number, slot in enumerate(slots):
        cell = (left + number * step + 1.5, top, left + (number + 1) * step - 1.5, bottom)
        _slot(surface, number, held(slot), cell, over, least)


def _slot(
    surface: Surface, number: int, cubes: Sequence[tuple[str, int]], box: Box, over: str, least: float
) -> None:
    left, top, right, bottom = box
    edge, fill = ("delft", "foam") if number == 0 else ("slate", "mist")
    head = least * 1.1
    surface.put(("slot", edge, right - left, bottom - top), box, _empty(box, head, edge, fill), over)
    write(surface, str(number + 1), (left, top, right, top + head), least, "white", edge, aside=True)
    heap(surface, cubes, (left + 3, top + head + 2, right - 3, bottom - 3), fill, least, aside=True)


def _empty(box: Box, head: float, edge: str, fill: str) -> Paint:
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, edge, head * 0.4)
        pen.rect((left + 2, top + head, right - 2, bottom - 2), fill, head * 0.3)

    return paint


def heap(
    surface: Surface,
    cubes: Sequence[tuple[str, int]],
    box: Box,
    over: str,
    least: float,
    *,
    aside: bool = False,
) -> None:
    """Cubes by colour with their numbers, in the middle of a box, with letters of at least a size."""
    if not cubes:
        return
    left, top, right, bottom = box
    # A cube, a gap and one or two digits must fit beside each other, in one column or in two.
    across = 1.9 if max(count for _, count in cubes) > 9 else 1.42

    def unit_in(columns: int) -> float:
        tall = (bottom - top) / -(-len(cubes) // columns)
        return min(tall * 0.94, (right - left) / columns / across, (bottom - top) * 0.56)

    columns = max((1, 2), key=unit_in)
    unit = unit_in(columns)
    wide, tall = (right - left) / columns, (bottom - top) / -(-len(cubes) // columns)
    size = max(unit * 0.8, min(least, tall))
    for number, (color, count) in enumerate(cubes):
        digits = line(str(count), "bold", size).width + 1
        half = max(3.0, min(unit * 0.42, (wide - digits - 3) / 2))
        room = half * 2 + 2 + digits
        x = left + (number % columns + 0.5) * wide - room / 2
        if len(cubes) == 1:
            x = (left + right - room) / 2
        y = top + (number // columns + 0.5) * tall
        put_cube(surface, color, x + half, y, half, over)
        spot = (x + half * 2 + 2, y - tall / 2, x + room + 1, y + tall / 2)
        write(surface, str(count), spot, size, "ink", over, align="l", least=size, aside=aside)
