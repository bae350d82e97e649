"""Name tags: every location's name beside it, where it covers neither a route nor another name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate, product
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

from render.frame import Frame
from render.pen import Box, Point
from render.ride.layout import HUB, Place, Track
from render.text import line

#: Around a place, and how far from it.
ANGLES = tuple(range(0, 360, 15))
FAR = (3, 9, 16, 24, 34, 48, 70)
#: How far a tag may slide sideways, in parts of its own side.
SHIFTS = (0, -0.25, 0.25)
#: What a fault of a tag costs beside its distance: a cell of a route under it, leaving the map, and so on.
COVERED, OUTSIDE, TAGS, TWO_LINES, HYPHEN, SLANTED = 14.0, 2000.0, 600.0, 12.0, 36.0, 4.0
HUB_COST = 8
CELL = 4
#: So many of a name's spots are weighed against the other names.
MANY = 90
ROUNDS = 3
#: The last parts of compound names, before which a name may be broken.
HEADS = ("toren", "poortstoren", "huisje", "markt", "brug")
#: Half the width of a route's spaces, for what counts as covered.
THICK = 14


#: A spot for a name: its cost, the name's lines, the box.
Choice: TypeAlias = tuple[float, tuple[str, ...], Box]


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
) -> dict[str, Tag]:
    """Where the names go: the best of a few ways to give each its cheapest spot."""
    dots = [dot for track in tracks for dot in _dots(track, frame)]
    hubs = [(*frame.at(spot.x, spot.y), HUB * frame.weight + 2, HUB_COST) for spot in spots.values()]
    covered = _covering([*dots, *hubs], frame.box)
    choices = {key: _choices(name, spots[key], frame, covered) for key, name in names.items()}
    hardest = sorted(choices, key=lambda key: (-choices[key][0][0], key))
    tries = [_settled(choices, order) for order in (hardest, sorted(choices), hardest[::-1])]
    chosen = min(tries, key=_total)
    return {
        key: Tag(box, lines, frame.at(spots[key].x, spots[key].y)) for key, (_, lines, box) in chosen.items()
    }


def _settled(choices: Mapping[str, Sequence[Choice]], order: Sequence[str]) -> dict[str, Choice]:
    """Every name in its cheapest spot, taken in this order, again as long as that may help."""
    chosen: dict[str, Choice] = {}
    for _ in range(ROUNDS):
        for key in order:
            others = [choice[2] for other, choice in chosen.items() if other != key]
            chosen[key] = min(choices[key], key=lambda choice: choice[0] + TAGS * _hits(choice[2], others))
    return chosen


def _total(chosen: Mapping[str, Choice]) -> float:
    boxes = [box for _, _, box in chosen.values()]
    return sum(cost for cost, _, _ in chosen.values()) + TAGS * sum(_hits(box, boxes) - 1 for box in boxes)


def _dots(track: Track, frame: Frame) -> Iterable[tuple[float, float, float, int]]:
    """A route's spaces as a few circles each."""
    for space in track.spaces:
        c, s = cos(space.angle * pi / 180), sin(space.angle * pi / 180)
        for part in (-0.42, -0.21, 0, 0.21, 0.42):
            yield space.x + c * part * space.long, space.y + s * part * space.long, THICK * frame.weight, 1


def _covering(dots: Iterable[tuple[float, float, float, int]], box: Box) -> Callable[[Box], int]:
    """How much of the circles a box would cover, from sums over a grid."""
    left, top = box[0] - 60, box[1] - 60
    across, down = int((box[2] - left + 60) / CELL), int((box[3] - top + 60) / CELL)
    grid = [[0] * (across + 1) for _ in range(down + 1)]
    for x, y, radius, cost in dots:
        reach = round((radius + 2) / CELL)
        column, row = int((x - left) / CELL), int((y - top) / CELL)
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                if 0 <= row + dy < down and 0 <= column + dx < across and dx * dx + dy * dy <= reach * reach:
                    grid[row + dy + 1][column + dx + 1] = cost
    sums = [grid[0]]
    for cells in grid[1:]:
        sums.append([above + here for above, here in zip(sums[-1], accumulate(cells), strict=True)])

    def covered(tag: Box) -> int:
        x0, y0 = max(0, int((tag[0] - left) / CELL)), max(0, int((tag[1] - top) / CELL))
        x1, y1 = min(across, int((tag[2] - left) / CELL) + 1), min(down, int((tag[3] - top) / CELL) + 1)
        if x0 >= x1 or y0 >= y1:
            return 0
        return sums[y1][x1] - sums[y0][x1] - sums[y1][x0] + sums[y0][x0]

    return covered


def _choices(name: str, spot: Place, frame: Frame, covered: Callable[[Box], int]) -> list[Choice]:
    """The best spots for a name, the cheapest first."""
    x, y = frame.at(spot.x, spot.y)
    size, reach, room = frame.letters, HUB * frame.weight, frame.box
    found = []
    for lines in splits(name):
        wide = max(line(text, "bold", size).width for text in lines) + size * 0.5
        tall = size * (0.42 + 0.9 * len(lines))
        shape = TWO_LINES * (len(lines) - 1) + HYPHEN * (lines[0].endswith("-") and "".join(lines) != name)
        for angle, far, shift in product(ANGLES, FAR, SHIFTS):
            c, s = cos(angle * pi / 180), sin(angle * pi / 180)
            # The tag's middle lies so that its edge is `far` from the place's disc, in this direction.
            out = reach + far + min(wide / 2 / max(abs(c), 1e-6), tall / 2 / max(abs(s), 1e-6))
            mx, my = x + c * out - s * shift * tall, y + s * out + c * shift * wide
            box = (mx - wide / 2, my - tall / 2, mx + wide / 2, my + tall / 2)
            cost = shape + far + SLANTED * (angle % 90 != 0) + 3 * abs(shift) + COVERED * covered(box)
            if box[0] < room[0] or box[1] < room[1] or box[2] > room[2] or box[3] > room[3]:
                cost += OUTSIDE
            found.append((cost, lines, box))
    return sorted(found)[:MANY]


def _hits(box: Box, others: Sequence[Box]) -> int:
    return sum(
        box[0] < other[2] + 3 and other[0] < box[2] + 3 and box[1] < other[3] + 3 and other[1] < box[3] + 3
        for other in others
    )
