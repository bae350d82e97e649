"""A close-up of a part of the map, in which every name and number is legible on a phone."""

from collections.abc import Collection, Sequence

from render.canvas import Ground, Surface, write
from render.pen import Pen
from render.picture import Say
from render.ride.chart import Chart, chart
from render.ride.layout import HUB, Frame, places
from render.ride.marks import Marked, routes
from render.ride.narrow import LEAST, WIDE
from rules.ride.view import View

HEAD, TALL = 84, 620
#: Spaces are drawn at least so large that a number on one is LEAST high.
WEIGHT = LEAST / 22
#: Room around the places that are shown, for their names.
MARGIN = 92


def frame(view: View, focus: Collection[str]) -> Frame:
    """The part of the map with the routes in question; the whole map where there are none."""
    spots = places(tuple(view.names))
    ends = {end for route in view.routes if route.id in focus for end in (route.a, route.b)} or set(spots)
    xs, ys = [spots[end].x for end in ends], [spots[end].y for end in ends]
    wide, tall = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    scale = min(WIDE / wide, TALL / tall, WEIGHT)
    x = WIDE / 2 - scale * (min(xs) + max(xs)) / 2
    y = HEAD + TALL / 2 - scale * (min(ys) + max(ys)) / 2
    return Frame(
        x, y, scale, scale, max(scale, WEIGHT * 0.62), LEAST, (8, HEAD + 8, WIDE - 8, HEAD + TALL - 8)
    )


def ground(view: View, say: Say, focus: Collection[str]) -> tuple[Ground, Chart]:
    """The part of the map, with the names of the places that are wholly on it."""
    part = frame(view, focus)
    edge = HUB * part.weight
    left, top, right, bottom = part.box
    near = {
        key
        for key, spot in places(tuple(view.names)).items()
        if left + edge < part.at(spot.x, spot.y)[0] < right - edge
        and top + edge < part.at(spot.x, spot.y)[1] < bottom - edge
    }
    drawn = chart(view, part, say, frozenset(near))

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, WIDE, HEAD), "night")
        pen.rect((0, HEAD, WIDE, HEAD + TALL), None, 0, "wood", 3)

    return Ground(("closeup", drawn.key), (WIDE, HEAD + TALL), paint, drawn.written), drawn


def draw(surface: Surface, view: View, title: str, drawn: Chart, marked: Marked) -> None:
    """What changes on the part, under its title."""
    routes(surface, view, drawn, marked)
    write(surface, title, (14, 4, WIDE - 14, HEAD - 4), 44, "gold", "night", least=LEAST)


def title(view: View, names: Sequence[str], say: Say, focus: Collection[str]) -> str:
    """The routes in question by name, with who has them."""
    found = []
    for route in view.routes:
        if route.id in focus:
            way = f"{view.names[route.a]} – {view.names[route.b]}"
            found.append(way if route.owner is None else f"{names[route.owner]}: {way}")
    return ", ".join(found) or say("pic-ride-map")
