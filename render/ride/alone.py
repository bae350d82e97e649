"""The map alone, as large as it can be shown; its reader sees what they can claim and what they lack."""

from collections.abc import Collection

from render.canvas import Ground, Surface
from render.pen import Pen
from render.picture import Say, Shape
from render.ride.chart import Chart, chart
from render.ride.contracts import goals, marked
from render.ride.frames import framed
from render.ride.marks import routes
from render.ride.palette import PALETTE
from rules.ride.view import View

SIZE: dict[Shape, tuple[int, int]] = {"desktop": (1100, 700), "phone": (640, 760)}


def ground(view: View, say: Say, shape: Shape) -> tuple[Ground, Chart]:
    """All that is printed."""
    size = SIZE[shape]
    drawn = chart(view, framed((0, 0, *size), shape), say)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, *size), None, 0, "wood", 3)

    return Ground(("map", size, drawn.key), size, paint, PALETTE, drawn.written), drawn


def draw(surface: Surface, view: View, drawn: Chart, changed: Collection[str]) -> None:
    """All that changes."""
    routes(surface, view, drawn, marked(view, frozenset(changed)))
    goals(surface, view, drawn)
