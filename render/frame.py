"""Frames: how a map lies on a picture."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.pen import Box, Point


class Frame(NamedTuple):
    """How a map, or a part of it, lies on a picture: where its corner is and how much a unit takes."""

    x: float
    y: float
    sx: float
    sy: float
    #: How large pieces are, and how thick lines.
    weight: float
    #: The part of the picture that is the map.
    box: Box
    #: The size of names, where it does not follow from the weight.
    letters: float = 0
    #: Whether there is little room for more than drawings and names.
    compact: bool = False

    def at(self, x: float, y: float) -> Point:
        """A point of the map on the picture."""
        return self.x + x * self.sx, self.y + y * self.sy

    def all(self, points: Iterable[Sequence[float]]) -> list[Point]:
        """Several points of the map on the picture."""
        return [self.at(x, y) for x, y in points]
