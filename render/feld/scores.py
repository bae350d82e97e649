"""The part `scores`: how everybody's points came about, part by part."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface, write
from render.feld.heading import seated
from render.feld.marks import Marks, disc
from render.feld.seats import plate
from render.feld.sheet import LARGE, SMALL, WIDE, sheet
from render.feld.strip import lit, signed
from render.picture import Say, Shape
from rules.feld.view import View

S = TypeVar("S", bound=Surface)
PARTS = ("before", "penalties", "cards", "group", "districts", "orders", "leftovers", "total")
#: The heights of the names and of a line, and the room for what a line is about.
HEAD, LINE = 92, 48
LABEL: dict[Shape, int] = {"desktop": 240, "phone": 168}


def part_of(view: View, seat: int, part: str) -> int:
    """The points of one part of a seat's final score."""
    value: int | dict[str, int] = getattr(view.scores[seat], part)
    return sum(value.values()) if isinstance(value, dict) else value


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The final scoring, on a surface that begins with a sheet."""
    parts = [part for part in PARTS if part != "orders" or any(score.orders for score in view.scores)]
    tall = HEAD + LINE * len(parts) + 16
    surface = sheet(on, shape, tall)
    letters, left = LARGE[shape], float(LABEL[shape])
    step = (WIDE[shape] - left - 6) / max(1, len(view.scores))
    for line, part in enumerate(parts):
        y = HEAD + 4 + line * LINE
        words = say("pic-feld-score", part=part)
        label = (14, y, left - 4, y + LINE)
        write(surface, words, label, SMALL + 2, "ink", "linen", align="l", least=SMALL, aside=True)
    for seat in range(len(view.scores)):
        x = left + seat * step
        box = (x, 6, x + step - 6, tall - 6)
        plate(surface, lit(view, seat), box, "linen")
        middle = x + (step - 6) / 2
        disc(surface, seat, middle, 30, 18, over="paper")
        name = seated(view, names)[seat]
        write(surface, name, (x + 7, 50, x + step - 13, HEAD), letters, "ink", "paper", least=letters)
        for line, part in enumerate(parts):
            y = HEAD + 4 + line * LINE
            size = letters * (1.5 if part == "total" else 1.15)
            room = (x + 6, y, x + step - 12, y + LINE)
            write(surface, signed(part_of(view, seat, part)), room, size, "ink", "paper", least=letters)
    return surface
