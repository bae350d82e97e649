"""Sheets: parts that are no map, with panels in columns."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.feld.palette import PALETTE
from render.lookup import HOUSES
from render.pen import Box, Pen
from render.picture import Shape
from render.pieces import houses

S = TypeVar("S", bound=Surface)
#: How wide sheets are, and how high at most; what one needs to decide is so large on them, all else so.
WIDE: dict[Shape, int] = {"desktop": 1200, "phone": 640}
TALL: dict[Shape, int] = {"desktop": 700, "phone": 896}
LARGE: dict[Shape, float] = {"desktop": 22, "phone": 24}
SMALL = 18
MARGIN, GAP = 8, 8


def sheet(on: Callable[[Ground], S], shape: Shape, tall: float, row: Box | None = None) -> S:
    """An empty sheet so high, on a surface that begins with it; `row` is room for a row of houses."""
    size = (WIDE[shape], min(TALL[shape], round(tall)))

    def paint(pen: Pen) -> None:
        pen.rect((0, 0, *size), "linen")
        if row and row[3] - row[1] > 40:
            houses(pen, row, 4, HOUSES, "wood_dark", "mist")
        pen.rect((0, 0, *size), None, 0, "wood", 3)

    return on(Ground(("sheet", row), size, paint, PALETTE))


def across(room: tuple[float, float], columns: int) -> list[tuple[float, float]]:
    """Where columns begin and end, side by side between two edges."""
    left, right = room
    wide = (right - left + GAP) / columns
    return [(left + number * wide, left + (number + 1) * wide - GAP) for number in range(columns)]


def rows(tall: Sequence[float], columns: int, gap: float = GAP) -> list[float]:
    """The heights of rows of panels, each as high as its highest."""
    return [max(tall[start : start + columns]) + gap for start in range(0, len(tall), columns)]


def laid(tall: Sequence[float], room: tuple[float, float], top: float, columns: int) -> Iterator[Box]:
    """The boxes of panels of these heights, row by row; those of a row end together."""
    sides, y = across(room, columns), top
    for number, high in enumerate(rows(tall, columns)):
        for (left, right), _ in zip(sides, tall[number * columns :], strict=False):
            yield left, y, right, y + high - GAP
        y += high
