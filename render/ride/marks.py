"""What changes on the map: carts, closed routes, and the halos that point something out."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from render.canvas import PlacedLine, Surface
from render.frame import Frame
from render.pen import Box, Pen, bounds, slab, turned
from render.ride.chart import Chart
from render.ride.layout import Space
from render.ride.spaces import WIDE, claimed_space, closed_space, number, open_route
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
    """Everything on the map that differs from the printed board; no halo lies on the spaces beside it."""
    reasons: dict[str, tuple[str, ...]] = {}
    for reason in HALOS:
        for name in getattr(marked, reason):
            reasons[name] = (*reasons.get(name, ()), reason)
    by_id = {route.id: route for route in view.routes}
    for route in view.routes:
        if route.id in reasons:
            twin = by_id.get(route.twin or "")
            beside = (twin, route) if twin else (route,)
            _put(surface, beside, chart, reasons[route.id])
    for route in view.routes:
        if route.id not in reasons and (route.owner is not None or route.closed):
            _put(surface, (route,), chart, ())
        surface.written.extend([sign.written for sign in _signs(route, chart)])


def _put(surface: Surface, beside: tuple[RouteView, ...], chart: Chart, reasons: tuple[str, ...]) -> None:
    """Show a route, the last of those beside each other, with its halos under all of them."""
    track = chart.tracks[beside[-1].id]

    def paint(pen: Pen) -> None:
        for step, reason in reversed(list(enumerate(reasons, 1))):
            for space in track.spaces:
                _halo(pen, space, reason, step, chart.frame)
        for route in beside:
            _paint(pen, route, chart)

    state = tuple([(route.id, route.owner, route.closed) for route in beside])
    surface.put((state, reasons), outline(chart, beside[-1].id, len(reasons)), paint)


def _paint(pen: Pen, route: RouteView, chart: Chart) -> None:
    spaces, frame = chart.tracks[route.id].spaces, chart.frame
    if not route.closed:
        open_route(pen, route, spaces, chart.by_color.get(route.color, ""), frame)
    for space in spaces:
        if route.closed:
            closed_space(pen, space, frame)
        elif route.owner is not None:
            claimed_space(pen, space, route.owner, frame)
    for sign in _signs(route, chart):
        sign.paint(pen)


def outline(chart: Chart, route: str, halos: int) -> Box:
    """The part of the picture that a route takes with so many halos around it."""
    spaces, weight = chart.tracks[route].spaces, chart.frame.weight
    reach = max(space.long for space in spaces) / 2 + (10 + 8 * halos) * weight
    return bounds([(space.x, space.y) for space in spaces], reach)


def _signs(route: RouteView, chart: Chart) -> list[PlacedLine]:
    if route.owner is None:
        return [] if route.closed else chart.letters[route.id]
    claimed = (route.id, route.owner)
    if claimed not in chart.numbers:
        spaces = chart.tracks[route.id].spaces
        chart.numbers[claimed] = [number(space, route.owner, chart.frame) for space in spaces]
    return chart.numbers[claimed]


def _halo(pen: Pen, space: Space, reason: str, step: int, frame: Frame) -> None:
    """A band around a space; a second reason's band lies around the first's."""
    band, line = HALOS[reason]
    for color, out in ((line, 16), (band, 11), (line, 3)):
        grown = (out + 12 * (step - 1)) * frame.weight
        edge = slab(space.long + grown, WIDE * frame.weight + grown, (5 + grown / 2) * frame.weight)
        pen.polygon(turned(edge, space.x, space.y, space.angle), color)
