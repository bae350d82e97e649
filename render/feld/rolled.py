"""The part `dice`: the six dice with what each gives, under the rounds with the results that are turned."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.feld import table
from render.feld.heading import seated
from render.feld.marks import Marks
from render.feld.sheet import LARGE, WIDE, sheet
from render.feld.strip import strip
from render.picture import Say, Shape
from rules.feld.view import View

S = TypeVar("S", bound=Surface)
#: The heights of the seats, of the rounds and of the dice; in how many columns rounds and dice lie.
ROWS: dict[Shape, tuple[int, int, int, int, int]] = {
    "desktop": (54, 50, 196, 12, 6),
    "phone": (96, 108, 372, 6, 3),
}


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The dice, on a surface that begins with a sheet."""
    seats, rounds, dice, columns, across = ROWS[shape]
    rolled = dice if view.dice else 0
    surface = sheet(on, shape, seats + rounds + rolled + 14)
    right, letters = WIDE[shape] - 3, LARGE[shape]
    box = (3, 3, right, seats)
    surface.put(("seats", shape), box, lambda pen: pen.rect(box, "night"), "linen")
    many = 2 if shape == "phone" else max(3, len(view.seats))
    strip(surface, view, seated(view, names), (3, 3, right, seats), letters, many)
    top = float(seats + 4)
    table.round_track(surface, view, (6, top, right - 3, top + rounds), "linen", letters, columns)
    top += rounds + 10
    if view.dice:
        table.dice(surface, view, (6, top, right - 3, top + rolled - 6), "linen", across)
    return surface
