"""Name tags: every location's name beside it, where it covers neither a route nor another name."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import cos, pi, sin
from typing import NamedTuple

from render.pen import Box, Point
from render.ride.layout import HUB, Frame, Place, Track
from render.text import line

#: Around a place, and how far from it.
ANGLES = tuple(range(0, 360, 15))
FAR = (3, 9, 18, 30, 48, 70)
#: How far a tag may slide sideways, in parts of its own side.
SHIFTS = (0, -0.25, 0.25)
#: What a fault of a tag costs beside its distance.
COVERED, OUTSIDE, TWO_LINES, HYPHEN, SLANTED = 60.0, 400.0, 12.0, 36.0, 4.0
ROUNDS = 3
#: The last parts of compound names, before which a name may be broken.
HEADS = ("toren", "poortstoren", "huisje", "markt", "brug")
#: Half the width of a route's spaces, for what counts as covered.
THICK = 14


class Tag(NamedTuple):
    """A location's name on the picture, in one or two lines."""

    box: Box
    lines: tuple[str, ...]
    place: Point


def splits(name: str) -> list[tuple[str, ...]]:
    """The ways to write a name: in one line, or in two with the break where Dutch allows one."""
    ways: list[tuple[str, ...]] = [(name,)]
    for cut in range(3, len(name) - 2):
        if name[cut - 1] in " -":
            ways.append((name[:cut].rstrip(), name[cut:]))
        elif any(name.startswith(head, cut) for head in HEADS) and name[cut - 1].islower():
            ways.append((name[:cut] + "-", name[cut:]))
    return ways


def tags(
    names: Mapping[str, str],
    spots: Mapping[str, Place],
    tracks: Iterable[Track],
    frame: Frame,
    taken: Sequence[Box],
) -> dict[str, Tag]:
    """Where the names go: each in turn takes its cheapest spot, again as long as that helps."""
    dots = [dot for track in tracks for dot in _dots(track, frame)]
    hubs = [(*frame.at(spot.x, spot.y), HUB * frame.weight) for spot in spots.values()]
    choices = {key: _choices(name, spots[key], frame, dots + hubs, taken) for key, name in names.items()}
    order = sorted(choices, key=lambda key: (-min(cost for cost, _ in choices[key]), key))
    chosen: dict[str, Tag] = {}
    for _ in range(ROUNDS):
        for key in order:
            others = [tag.box for other, tag in chosen.items() if other != key]
            _, chosen[key] = min(
                choices[key], key=lambda choice: choice[0] + 5 * COVERED * _hits(choice[1].box, others)
            )
    return chosen


def _dots(track: Track, frame: Frame) -> Iterable[tuple[float, float, float]]:
    """A route's spaces as a few circles each."""
    for space in track.spaces:
        c, s = cos(space.angle * pi / 180), sin(space.angle * pi / 180)
        for part in (-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45):
            yield space.x + c * part * space.long, space.y + s * part * space.long, THICK * frame.weight


def _choices(
    name: str, spot: Place, frame: Frame, dots: Sequence[tuple[float, float, float]], taken: Sequence[Box]
) -> list[tuple[float, Tag]]:
    x, y = frame.at(spot.x, spot.y)
    size = frame.letters
    found = []
    for lines in splits(name):
        wide = max(line(text, "bold", size).width for text in lines) + size * 0.7
        tall = size * (0.55 + 0.95 * len(lines))
        reach = HUB * frame.weight
        near = [dot for dot in dots if abs(dot[0] - x) < wide + 110 and abs(dot[1] - y) < tall + 110]
        for angle, far, shift in product(ANGLES, FAR, SHIFTS):
            c, s = cos(angle * pi / 180), sin(angle * pi / 180)
            # The tag's middle lies so that its edge is `far` from the place's disc, in this direction.
            out = reach + far + min(wide / 2 / max(abs(c), 1e-6), tall / 2 / max(abs(s), 1e-6))
            mx, my = x + c * out - s * shift * tall, y + s * out + c * shift * wide
            box = (mx - wide / 2, my - tall / 2, mx + wide / 2, my + tall / 2)
            cost = far + SLANTED * (angle % 90 != 0) + 3 * abs(shift) + TWO_LINES * (len(lines) - 1)
            cost += HYPHEN * (lines[0].endswith("-") and "".join(lines) != name)
            cost += COVERED * sum(
                (1 + 3 * (dot[2] > reach - 1)) * _touch(box, dot) for dot in near
            ) + 5 * COVERED * _hits(box, taken)
            cost += OUTSIDE * (_hits(box, [frame.box]) < 1 or not _inside(box, frame.box))
            found.append((cost, Tag(box, lines, (x, y))))
    return found


def _touch(box: Box, dot: tuple[float, float, float]) -> bool:
    x, y, radius = dot
    dx = max(box[0] - x, 0, x - box[2])
    dy = max(box[1] - y, 0, y - box[3])
    return dx * dx + dy * dy < (radius + 2) ** 2


def _hits(box: Box, others: Sequence[Box]) -> int:
    return sum(
        box[0] < other[2] + 3 and other[0] < box[2] + 3 and box[1] < other[3] + 3 and other[1] < box[3] + 3
        for other in others
    )


def _inside(box: Box, room: Box) -> bool:
    return room[0] <= box[0] and room[1] <= box[1] and box[2] <= room[2] and box[3] <= room[3]
