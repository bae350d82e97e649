"""Close-ups, for a phone: a part of the map from near, a player board, or the display."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface, write
from render.feld import display, marks, seats
from render.feld import town as whole
from render.feld.chart import Chart, chart
from render.feld.city import PART
from render.feld.heading import headline, named
from render.feld.layout import NORTH, SOUTH, amstel, blocks, label, spots
from render.feld.marks import Marks
from render.feld.palette import PALETTE
from render.feld.quays import EAST, WEST, harbour_of
from render.feld.quays import names as place_names
from render.frame import Frame
from render.pen import Box, Pen, Point
from render.picture import Say
from rules.feld.view import View

S = TypeVar("S", bound=Surface)
WIDE, HEAD, TALL = 640, 84, 560
MAP: Box = (0, HEAD, WIDE, HEAD + TALL)
#: How heavy what is shown is; and room around it, in units of the map.
WEIGHT, MARGIN = 1.6, 105


def draw(on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, things: frozenset[str]) -> S:
    """What is around some things, on a surface that begins with a ground."""
    for seat in range(len(view.seats)):
        if f"seat-{seat + 1}" in things:
            return seats.draw_one(on, view, names, say, Marks(), "phone", seat)
    if "display" in things:
        return display.draw(on, view, names, say, Marks(), "phone")
    town, quay = _frames(view, things)
    if town is None and quay is None:
        return whole.draw(on, view, names, say, Marks(), "phone")
    drawn = chart(view, town, quay)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, WIDE, HEAD), "night")
        pen.rect(MAP, None, 0, "wood", 3)

    ground = Ground(("closeup", drawn.key), (WIDE, HEAD + TALL), paint, PALETTE, drawn.written)
    surface = on(ground)
    _pieces(surface, view, drawn, things)
    _title(surface, view, names, say, things)
    return surface


def _pieces(surface: Surface, view: View, drawn: Chart, things: frozenset[str]) -> None:
    if drawn.city:
        marks.city(surface, view, drawn, Marks(things))
    else:
        marks.harbour(surface, view, drawn, Marks(things))
    # What lies at the edge of the map is cut off, and under the title.
    surface.written[:] = [text for text in surface.written if _inside(text.ink)]


def _inside(ink: Box) -> bool:
    return ink[0] >= MAP[0] and ink[1] >= MAP[1] and ink[2] <= MAP[2] and ink[3] <= MAP[3]


def _title(surface: Surface, view: View, names: Sequence[str], say: Say, things: frozenset[str]) -> None:
    """Whom the game waits for, and what is shown."""
    box = (0, 0, WIDE, HEAD)
    surface.put("head", box, lambda pen: pen.rect(box, "night"), "night")
    first = headline(view, names, say, 330, 24)
    write(surface, first, (12, 4, WIDE - 12, HEAD / 2 + 2), 28, "gold", "night", least=24)
    shown = [label(block.id) for block in view.blocks if block.id in things]
    shown += [named(say, "place", place.id) for place in view.places if place.id in things]
    second = ", ".join(shown) or "Amsterdam"
    write(surface, second, (12, HEAD / 2, WIDE - 12, HEAD - 4), 26, "white", "night", least=24)


def _frames(view: View, things: frozenset[str]) -> tuple[Frame | None, Frame | None]:
    """The frame around blocks or spaces of the Amstel, else around places of the harbour, else none."""
    course = amstel(view.spaces)
    towns = [block.token for name, block in blocks().items() if name in things]
    if "amstel" in things:
        towns += [course[min(seat.space, view.spaces) - 1] for seat in view.seats]
    where = spots(place_names(harbour_of(view)))
    quays = [spot for name, spot in where.items() if name in things]
    if quays and not towns:
        return None, _frame(quays, 1.35, (WEST, NORTH - 95, EAST, SOUTH + 95))
    return (_frame(towns, 1.4, PART) if towns else None), None


def _frame(points: Sequence[Point], most: float, part: Box) -> Frame:
    """As much of a part of the map as is around some points, no larger than so much."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    scale = min(most, WIDE / (max(xs) - min(xs) + 2 * MARGIN), TALL / (max(ys) - min(ys) + 2 * MARGIN))
    x = _kept((min(xs) + max(xs)) / 2, WIDE / scale / 2, part[0], part[2])
    y = _kept((min(ys) + max(ys)) / 2, TALL / scale / 2, part[1], part[3])
    weight = max(24 / 22, WEIGHT * scale / most)
    return Frame(WIDE / 2 - scale * x, HEAD + TALL / 2 - scale * y, scale, scale, weight, MAP)


def _kept(middle: float, half: float, low: float, high: float) -> float:
    """The middle of what is shown, moved so that nothing beyond the map is shown."""
    return (low + high) / 2 if high - low < 2 * half else max(min(middle, high - half), low + half)
