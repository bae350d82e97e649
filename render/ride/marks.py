"""What changes on the map: carts, closed routes, and the halos that point something out."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from render.canvas import PlacedLine, Surface
from render.frame import Frame
from render.pen import Box, Pen, bounds, slab, turned
from render.ride.chart import Chart
from render.ride.layout import Space
from render.ride.spaces import WIDE, claimed_space, closed_space, letter, number, open_space
from rules.ride.view import RouteView, View


class Marks(NamedTuple):
    """The routes to be pointed out, by the reason."""

    changed: Collection[str] = ()
    claimable: Collection[str] = ()
    #: The contracts, by their number, for which a route is still missing.
    missing: Mapping[str, tuple[int, ...]] = {}


#: The halo of every reason: the colour of its band, and of the lines on both sides of it.
HALOS = {"changed": ("gold", "ink"), "claimable": ("paper", "go"), "missing": ("delft", "white")}


def routes(surface: Surface, view: View, chart: Chart, marked: Marks) -> None:
    """Everything on the map that differs from the printed board; carts lie over their neighbours' halos."""
    reasons = {
        route.id: tuple([reason for reason in HALOS if route.id in getattr(marked, reason)])
        for route in view.routes
    }
    for route in view.routes:
        if reasons[route.id]:
            _route(surface, route, chart, reasons[route.id])
    for route in view.routes:
        if not reasons[route.id] and (route.owner is not None or route.closed):
            _route(surface, route, chart, ())


def _route(surface: Surface, route: RouteView, chart: Chart, reasons: tuple[str, ...]) -> None:
    frame, track = chart.frame, chart.tracks[route.id]
    signs = _signs(route, chart)

    def paint(pen: Pen) -> None:
        for step, reason in reversed(list(enumerate(reasons, 1))):
            for space in track.spaces:
                _halo(pen, space, reason, step, frame)
        for space in track.spaces:
            if route.closed:
                closed_space(pen, space, frame)
            else:
                open_space(pen, space, route.color, route.carts, frame)
                if route.owner is not None:
                    claimed_space(pen, space, route.owner, frame)
        for sign in signs:
            sign.paint(pen)

    state = (route.id, route.owner, route.closed, reasons)
    surface.put(state, outline(chart, route.id, len(reasons)), paint)
    if route.owner is not None:
        surface.written.extend(sign.written for sign in signs)


def outline(chart: Chart, route: str, halos: int) -> Box:
    """The part of the picture that a route takes with so many halos around it."""
    spaces, weight = chart.tracks[route].spaces, chart.frame.weight
    reach = max(space.long for space in spaces) / 2 + (10 + 8 * halos) * weight
    return bounds([(space.x, space.y) for space in spaces], reach)


def _signs(route: RouteView, chart: Chart) -> list[PlacedLine]:
    spaces = chart.tracks[route.id].spaces
    if route.owner is not None:
        return [number(space, route.owner, chart.frame) for space in spaces]
    if route.closed or route.color not in chart.letters:
        return []
    sign = chart.letters[route.color]
    return [letter(space, sign, route.color, route.carts, chart.frame) for space in spaces]


def _halo(pen: Pen, space: Space, reason: str, step: int, frame: Frame) -> None:
    """A band around a space; a second reason's band lies around the first's."""
    band, line = HALOS[reason]
    for color, out in ((line, 16), (band, 11), (line, 3)):
        grown = (out + 12 * (step - 1)) * frame.weight
        edge = slab(space.long + grown, WIDE * frame.weight + grown, (5 + grown / 2) * frame.weight)
        pen.polygon(turned(edge, space.x, space.y, space.angle), color)
