"""Measuring texts on pictures: whether they keep their rooms, and whether one lies on another."""

from collections.abc import Sequence
from itertools import combinations

from render.pen import Box, Label

#: Smooth edges may reach this far beyond the measured strokes.
EDGE = 1.0
READABLE = 4.5
#: What matters is this high at least when a picture is shown 400 pixels wide.
ON_A_PHONE = 18


def outside(text: Label) -> bool:
    """Whether a text leaves its room."""
    room, ink = text.room, text.ink
    return ink[0] < room[0] - EDGE or ink[2] > room[2] + EDGE


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes have more than an edge in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    return wide > EDGE and tall > EDGE


def covered(texts: Sequence[Label]) -> list[tuple[str, str]]:
    """Pairs of texts of which one lies on the other."""
    return [(a.text, b.text) for a, b in combinations(texts, 2) if overlap(a.ink, b.ink)]
