"""What there is no room for on the map: routes too short for their spaces, names that cover something."""

from collections.abc import Iterator, Sequence

from render.frame import Frame
from render.pen import Box, Point
from render.ride.layout import cramped, places, tracks
from render.ride.spaces import WIDE
from render.ride.tags import tags
from rules.ride.view import View

#: So much of a name's edge may lie over something.
EDGE = 3


def too_short(view: View, frame: Frame) -> Iterator[str]:
    """The routes that have no room for their spaces in a frame."""
    for route in cramped(view.routes, view.names, frame):
        yield f"{view.names[route.a]} – {view.names[route.b]}"


def hidden(view: View, frame: Frame) -> Iterator[str]:
    """The names that hide a space, a place or another name in a frame, or leave it."""
    spots, lines = places(tuple(view.names)), tracks(view.routes, view.names, frame)
    named = tags(view.names, spots, lines.values(), frame)
    points = [frame.at(spot.x, spot.y) for spot in spots.values()]
    points += [(space.x, space.y) for track in lines.values() for space in track.spaces]
    for place, tag in named.items():
        others = [other.box for key, other in named.items() if key != place]
        if _hides(tag.box, points, WIDE / 2 * frame.weight) or _leaves(tag.box, frame.box, others):
            yield view.names[place]


def _hides(tag: Box, points: Sequence[Point], reach: float) -> bool:
    """Whether a name lies on a place or on the middle of a space."""
    left, top, right, bottom = tag
    reach -= EDGE
    return any(left - reach < x < right + reach and top - reach < y < bottom + reach for x, y in points)


def _leaves(tag: Box, room: Box, others: Sequence[Box]) -> bool:
    """Whether a name leaves the map, or lies on another."""
    left, top, right, bottom = tag
    if left < room[0] or top < room[1] or right > room[2] or bottom > room[3]:
        return True
    return any(left < o[2] and o[0] < right and top < o[3] and o[1] < bottom for o in others)
