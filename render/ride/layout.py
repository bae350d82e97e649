"""Where everything on the map lies: places, streets, the spaces of each route, and the name tags."""

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import Any, NamedTuple

from render.frame import Frame
from render.pen import Box, Point, length
from rules.ride.view import RouteView

#: A space and the gap after it, in the units of layout.toml.
SPACE = 80
GAP = 7
#: A shorter space can hardly be told from the gap beside it.
LEAST = 8
#: The part of the table of locations that is to be seen on a map, without what its edge needs.
EXTENT: Box = (272, 92, 1402, 1100)
HUB = 24
#: Places that the table does not know are so far from all others, unless there are many of them.
APART = 170
TWIN = 15.5
CURVE = 24


class Space(NamedTuple):
    """One space of a route: its middle, its direction in degrees and its length."""

    x: float
    y: float
    angle: float
    long: float


class Track(NamedTuple):
    """A route on the picture: its spaces, and the line through them from place to place."""

    spaces: tuple[Space, ...]
    line: tuple[Point, ...]


class Place(NamedTuple):
    """A location on the map; `sign` is the little picture on it."""

    x: float
    y: float
    sign: str


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("layout.toml").read_text("utf-8"))


def places(names: Sequence[str]) -> dict[str, Place]:
    """Where the locations lie; one that the table does not know goes to the edge, each to its own spot."""
    known = _table()["places"]
    found = {
        name: Place(known[name]["x"], known[name]["y"], known[name]["sign"])
        for name in names
        if name in known
    }
    strangers = [name for name in names if name not in known]
    apart = min(APART, 2800 / max(1, len(strangers)))
    for number, name in enumerate(strangers):
        found[name] = _at_the_edge(2 * pi * number / len(strangers), found.values(), apart)
    return found


def _at_the_edge(angle: float, others: Iterable[Place], apart: float) -> Place:
    """A place on the rim of the map, near an angle but away from all others."""
    west, north, east, south = EXTENT
    spots = []
    for step in range(36):
        turned = angle + (step + 1) // 2 * (1 if step % 2 else -1) * pi / 18
        x = (west + east + (east - west) * cos(turned)) / 2
        y = (north + south + (south - north) * sin(turned)) / 2
        near = min([hypot(other.x - x, other.y - y) for other in others], default=apart)
        if near >= apart:
            return Place(x, y, "house")
        spots.append((near, x, y))
    _, x, y = max(spots)
    return Place(x, y, "house")


def tracks(routes: Sequence[RouteView], names: Iterable[str], frame: Frame) -> dict[str, Track]:
    """The routes on the picture, by their id."""
    spots = places(tuple(names))
    return {route.id: _track(route, spots, frame) for route in routes}


def cramped(routes: Sequence[RouteView], names: Iterable[str], frame: Frame) -> list[RouteView]:
    """The routes that are too short on the picture for their spaces."""
    found = tracks(routes, names, frame)
    return [route for route in routes if found[route.id].spaces[0].long < LEAST * frame.weight]


def _track(route: RouteView, spots: dict[str, Place], frame: Frame) -> Track:
    start, end = spots[route.a], spots[route.b]
    bends = _table()["bends"]
    bend = bends.get(f"{route.a}-{route.b}") or bends.get(f"{route.b}-{route.a}")
    middle = bend or [(start.x + end.x) / 2, (start.y + end.y) / 2]
    corners = [frame.at(start.x, start.y), frame.at(*middle), frame.at(end.x, end.y)]
    aside = 0.0
    if route.twin:
        side = 1 if route.id < route.twin else -1
        forward = 1 if route.a < route.b else -1
        aside = side * forward * TWIN * frame.weight
    line = [_curved(corners, step / CURVE, aside) for step in range(CURVE + 1)]
    return Track(_spaces(line, route.length, frame), tuple(line))


def _curved(corners: Sequence[Point], t: float, aside: float) -> Point:
    """A point of the bent street, moved aside for one of two tracks."""
    (x0, y0), (x1, y1), (x2, y2) = corners
    x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
    y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
    dx = (1 - t) * (x1 - x0) + t * (x2 - x1)
    dy = (1 - t) * (y1 - y0) + t * (y2 - y1)
    far = hypot(dx, dy) or 1
    return x - dy / far * aside, y + dx / far * aside


def _spaces(line: Sequence[Point], spaces: int, frame: Frame) -> tuple[Space, ...]:
    whole = length(line)
    gap = GAP * frame.weight
    room = whole - 2 * (HUB + 9) * frame.weight - gap * (spaces - 1)
    long = max(1.0, min(SPACE * max(frame.sx, frame.sy), room / spaces))
    begin = (whole - spaces * long - gap * (spaces - 1)) / 2
    found = []
    for number in range(spaces):
        near = _along(line, begin + number * (long + gap))
        far = _along(line, begin + number * (long + gap) + long)
        angle = atan2(far[1] - near[1], far[0] - near[0]) * 180 / pi
        found.append(Space((near[0] + far[0]) / 2, (near[1] + far[1]) / 2, angle, long))
    return tuple(found)


def _along(line: Sequence[Point], far: float) -> Point:
    """The point that lies so far along a line."""
    for (x0, y0), (x1, y1) in pairwise(line):
        step = hypot(x1 - x0, y1 - y0)
        if far <= step and step:
            return x0 + (x1 - x0) * far / step, y0 + (y1 - y0) * far / step
        far -= step
    return line[-1]
