"""The map with everything on it that is printed, made once for each board and language."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from math import atan2, pi
from typing import NamedTuple, TypeAlias

from render.canvas import PlacedLine, place
from render.frame import Frame
from render.pen import Label, Paint, Pen, Point, bounds, slab, turned
from render.picture import Say
from render.ride.ground import canal_lines, scenery
from render.ride.layout import HUB, Place, Track, places, tracks
from render.ride.spaces import letters as letters_on
from render.ride.spaces import open_route
from render.ride.tags import Tag, tags
from render.signs import SIGNS
from rules.ride.view import RouteView, View

COLORS = ("pink", "blue", "green", "black", "red", "orange")


class Chart(NamedTuple):
    """The printed map in a frame: where everything lies, and how it is painted."""

    #: A digest of all that is printed: a name for it that is short.
    key: str
    frame: Frame
    tracks: dict[str, Track]
    spots: dict[str, Place]
    tags: dict[str, Tag]
    #: The letters on the spaces of every route, as long as nobody has claimed it.
    letters: dict[str, list[PlacedLine]]
    #: The numbers on the carts of every route and the seat that has claimed it, as far as they were shown.
    numbers: dict[tuple[str, int], list[PlacedLine]]
    by_color: dict[str, str]
    paint: Paint
    written: tuple[Label, ...]


def letters(say: Say) -> tuple[tuple[str, str], ...]:
    """The letter of every colour in the reader's language."""
    return tuple([(color, say("pic-ride-letter", color=color)) for color in COLORS])


def chart(view: View, frame: Frame, say: Say, named: frozenset[str] | None = None) -> Chart:
    """The map of a view's board, from the last ones made; `named` are the places that get their name."""
    names = tuple(view.names.items())
    printed = tuple([(r.id, r.a, r.b, r.length, r.color, r.carts, r.twin) for r in view.routes])
    return _chart(frame, letters(say), names, printed, named)


Names: TypeAlias = tuple[tuple[str, str], ...]
Printed: TypeAlias = tuple[tuple[str, str, str, int, str, bool, str | None], ...]


@lru_cache(maxsize=16)
def _tags(frame: Frame, names: Names, printed: Printed, only: frozenset[str] | None) -> dict[str, Tag]:
    """Where the names go: the same in every language, and found only once."""
    lines = tracks(_routes(printed), dict(names), frame)
    shown = {key: name for key, name in names if only is None or key in only}
    return tags(shown, places([key for key, _ in names]), lines.values(), frame)


def _routes(printed: Printed) -> list[RouteView]:
    return [RouteView(*row[:6], 0, row[6], None, False) for row in printed]


@lru_cache(maxsize=24)
def _chart(
    frame: Frame,
    signs: tuple[tuple[str, str], ...],
    names: Names,
    printed: Printed,
    only: frozenset[str] | None,
) -> Chart:
    routes = _routes(printed)
    lines = tracks(routes, dict(names), frame)
    spots = places([name for name, _ in names])
    named = _tags(frame, names, printed, only)
    by_color = dict(signs)
    words = [word for tag in named.values() for word in _words(tag, frame)]
    marks = {
        route.id: letters_on(route, lines[route.id].spaces, by_color.get(route.color, ""), frame)
        for route in routes
    }
    land = scenery(frame, tuple(lines.values()))
    bridges = [bridge for track in lines.values() for bridge in _bridges(track, frame)]

    def paint(pen: Pen) -> None:
        land(pen)
        _streets(pen, lines.values(), bridges, frame)
        for route in routes:
            open_route(pen, route, lines[route.id].spaces, by_color.get(route.color, ""), frame)
            for mark in marks[route.id]:
                mark.paint(pen)
        _places(pen, spots, named, frame)
        for word in words:
            word.paint(pen)

    shown = repr((frame, signs, names, printed, only and sorted(only)))
    key = sha256(shown.encode()).hexdigest()[:16]
    written = tuple([word.written for word in words])
    return Chart(key, frame, lines, spots, named, marks, {}, by_color, paint, written)


def _streets(pen: Pen, lines: Iterable[Track], bridges: Sequence[Sequence[Point]], frame: Frame) -> None:
    """The streets under the routes, with a parapet on both sides where they cross a canal."""
    for color, wide in (("kerb", 41), ("street", 37)):
        for track in lines:
            pen.line(track.line, color, wide * frame.weight)
            for x, y in track.line:
                # Between the pieces of a line there would be gaps.
                pen.disc(x, y, wide * frame.weight / 2, color)
        for bridge in bridges if color == "kerb" else ():
            pen.polygon(bridge, "wood")


def _bridges(track: Track, frame: Frame) -> Iterator[list[Point]]:
    """The pieces of a street that lie over a canal."""
    left, top, right, bottom = bounds(track.line)
    for canal in canal_lines(frame):
        for three, four in pairwise(canal):
            if max(three[0], four[0]) < left or min(three[0], four[0]) > right:
                continue
            if max(three[1], four[1]) < top or min(three[1], four[1]) > bottom:
                continue
            for one, two in pairwise(track.line):
                meet = _meeting(one, two, three, four)
                if meet:
                    angle = atan2(two[1] - one[1], two[0] - one[0]) * 180 / pi
                    yield turned(slab(19 * frame.weight, 47 * frame.weight, 1), *meet, angle)


def _meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not across:
        return None
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    if 0 <= t < 1 and 0 <= u < 1:
        return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
    return None


def _places(pen: Pen, spots: dict[str, Place], named: dict[str, Tag], frame: Frame) -> None:
    weight = frame.weight
    for tag in named.values():
        middle = ((tag.box[0] + tag.box[2]) / 2, (tag.box[1] + tag.box[3]) / 2)
        pen.line([tag.place, middle], "soot", 2 * weight)
    for spot in spots.values():
        x, y = frame.at(spot.x, spot.y)
        pen.disc(x, y, HUB * weight, "ink")
        pen.disc(x, y, (HUB - 2) * weight, "paper")
        pen.disc(x, y, (HUB - 4.5) * weight, "brick")
        SIGNS[spot.sign](pen, x, y, 11.5 * weight, "paper")
    for tag in named.values():
        pen.rect(tag.box, "paper", 6 * weight, "soot", 1.4 * weight)


def _words(tag: Tag, frame: Frame) -> list[PlacedLine]:
    left, top, right, bottom = tag.box
    tall = (bottom - top - frame.letters * 0.3) / len(tag.lines)
    middles = [top + frame.letters * 0.15 + tall * (row + 0.5) for row in range(len(tag.lines))]
    rooms = [(left + 2, middle - tall * 0.6, right - 2, middle + tall * 0.6) for middle in middles]
    return [
        place(text, room, frame.letters, "ink", "paper") for text, room in zip(tag.lines, rooms, strict=True)
    ]
