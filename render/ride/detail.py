"""A close-up of a part of the map, in which every name and number is legible on a phone."""

from collections.abc import Collection, Sequence

from render.canvas import Ground, Surface, write
from render.frame import Frame
from render.pen import Pen
from render.picture import Say
from render.ride.chart import Chart, chart
from render.ride.heading import headline
from render.ride.layout import places
from render.ride.marks import Marks, routes
from render.ride.palette import PALETTE
from rules.ride.view import View

WIDE, HEAD, TALL = 800, 124, 640
#: What matters is at least this high, so that it is 18 pixels high when the picture is shown 400 wide.
LEAST = 36
#: Spaces are drawn so large that the letter on one is LEAST high.
WEIGHT = LEAST / 18
#: Room around the places that are shown, for their names.
MARGIN = 92


def frame(view: View, focus: Collection[str]) -> Frame:
    """The part of the map with the routes in question; the whole map where there are none."""
    spots = places(tuple(view.names))
    ends = {end for route in view.routes if route.id in focus for end in (route.a, route.b)} or set(spots)
    xs, ys = [spots[end].x for end in ends], [spots[end].y for end in ends]
    wide, tall = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    scale = min(WIDE / wide, TALL / tall, WEIGHT)
    weight = WEIGHT if len(ends) == 2 else max(scale, WEIGHT / 2)
    x = WIDE / 2 - scale * (min(xs) + max(xs)) / 2
    y = HEAD + TALL / 2 - scale * (min(ys) + max(ys)) / 2
    return Frame(x, y, scale, scale, weight, (8, HEAD + 8, WIDE - 8, HEAD + TALL - 8), letters=LEAST)


def ground(view: View, say: Say, focus: Collection[str]) -> tuple[Ground, Chart]:
    """The part of the map, with the names of the places at the ends of the routes."""
    ends = {end for route in view.routes if route.id in focus for end in (route.a, route.b)}
    drawn = chart(view, frame(view, focus), say, frozenset(ends))

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, WIDE, HEAD), "night")
        pen.rect((0, HEAD, WIDE, HEAD + TALL), None, 0, "wood", 3)

    return Ground(("closeup", drawn.key), (WIDE, HEAD + TALL), paint, PALETTE, drawn.written), drawn


def draw(surface: Surface, view: View, title: tuple[str, str], drawn: Chart, marked: Marks) -> None:
    """What changes on the part, under a title of two lines."""
    routes(surface, view, drawn, marked)
    write(surface, title[0], (14, 6, WIDE - 14, HEAD / 2 + 2), 44, "gold", "night", least=LEAST)
    write(surface, title[1], (14, HEAD / 2, WIDE - 14, HEAD - 6), 40, "white", "night", least=LEAST * 0.9)


def title(view: View, names: Sequence[str], say: Say, focus: Collection[str]) -> tuple[str, str]:
    """Who has the routes in question, or whose turn it is, and what the routes are called."""
    found = [route for route in view.routes if route.id in focus]
    owners = {names[route.owner] for route in found if route.owner is not None}
    ways = dict.fromkeys(f"{view.names[route.a]} – {view.names[route.b]}" for route in found)
    first = owners.pop() if len(owners) == 1 else headline(view, names, say)
    return first, ", ".join(ways) or say("pic-ride-map")
