"""Name tags: every location's name beside it, where it covers neither a route nor another name."""

from bisect import insort
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, combinations, pairwise, product
from math import cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from render.frame import Frame
from render.pen import Box, Point
from render.ride.layout import HUB, Place, Track
from render.text import line

#: Around a place, and how far from it.
DIRECTIONS = tuple([(angle, cos(angle * pi / 180), sin(angle * pi / 180)) for angle in range(0, 360, 15)])
FAR = (3, 9, 16, 24, 34, 48, 70)
#: How far a tag may slide sideways, in parts of its own side.
SHIFTS = (0, -0.25, 0.25, -0.45, 0.45)
#: What a fault of a tag costs: a cell of a route under it or under its line, leaving the map, and so on.
COVERED, CROSSED, OUTSIDE, TAGS, LINES, HYPHEN, SLANTED, DISTANT = 14, 12, 20_000, 600, 12, 36, 4, 1.5
HUB_COST = 8
CELL = 4
#: So many of a name's spots are weighed against the other names.
MANY = 200
ROUNDS = 3
#: The last parts of compound names, before which a name may be broken.
HEADS = ("toren", "poortstoren", "pakkerstoren", "baanstoren", "huisje", "metershuisje", "markt", "brug")
#: A name of which one word is longer may be broken anywhere; and in so many lines at most.
LONG_WORD, MOST_LINES = 20, 3
#: Half the width of a route's spaces, for what counts as covered.
THICK = 14


#: A spot for a name: its cost, the name's lines, the box.
Choice: TypeAlias = tuple[float, tuple[str, ...], Box]


class Covering(NamedTuple):
    """What lies under the names: how much of it a box would cover, and whether any is at a point."""

    of: Callable[[Box], int]
    at: Callable[[float, float], int]


class Tag(NamedTuple):
    """A location's name on the picture, in one to three lines."""

    box: Box
    lines: tuple[str, ...]
    place: Point


def splits(name: str) -> Iterator[tuple[str, ...]]:
    """The ways to write a name: in one line, or in two or three with breaks where Dutch allows them."""
    cuts = [cut for cut in range(3, len(name) - 2) if _breaks(name, cut)]
    if max(map(len, name.split()), default=0) > LONG_WORD:
        cuts += range(LONG_WORD // 2, len(name), LONG_WORD // 2)
    for many in range(MOST_LINES):
        for chosen in combinations(sorted(cuts)[:9], many):
            ends = (0, *chosen, len(name))
            yield tuple([_line(name, start, end) for start, end in pairwise(ends)])


def _breaks(name: str, cut: int) -> bool:
    """Whether a name may be broken before a letter: after a space or a hyphen, or between two words."""
    return name[cut - 1] in " -" or (
        name[cut - 1].islower() and any(name.startswith(head, cut) for head in HEADS)
    )


def _line(name: str, start: int, end: int) -> str:
    return name[start:end].strip() + ("-" if end < len(name) and name[end - 1] not in " -" else "")


def tags(
    names: Mapping[str, str],
    spots: Mapping[str, Place],
    tracks: Iterable[Track],
    frame: Frame,
) -> dict[str, Tag]:
    """Where the names go: the best of a few ways to give each its cheapest spot."""
    dots = [dot for track in tracks for dot in _dots(track, frame)]
    hubs = [(*frame.at(spot.x, spot.y), HUB * frame.weight + 2, HUB_COST) for spot in spots.values()]
    covering = _covering([*dots, *hubs], frame.box)
    choices = {key: _choices(name, spots[key], frame, covering) for key, name in names.items()}
    hardest = sorted(choices, key=lambda key: (-choices[key][0][0], key))
    around = {key: _around(box for _, _, box in found) for key, found in choices.items()}
    tries = [_settled(choices, around, order) for order in (hardest, sorted(choices), hardest[::-1])]
    chosen = min(tries, key=_total)
    return {
        key: Tag(box, lines, frame.at(spots[key].x, spots[key].y)) for key, (_, lines, box) in chosen.items()
    }


def _around(boxes: Iterable[Box]) -> Box:
    """The box around others."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _settled(
    choices: Mapping[str, Sequence[Choice]], around: Mapping[str, Box], order: Sequence[str]
) -> dict[str, Choice]:
    """Every name in its cheapest spot, taken in this order, again as long as that helps.

    Only those names can be in the way that are near any of its spots.
    """
    chosen: dict[str, Choice] = {}
    for _ in range(ROUNDS):
        before = dict(chosen)
        for key in order:
            others = [choice[2] for other, choice in chosen.items() if other != key]
            chosen[key] = _cheapest(choices[key], _hit(around[key], others))
        if chosen == before:
            break
    return chosen


def _cheapest(choices: Sequence[Choice], others: Sequence[Box]) -> Choice:
    """The spot that costs least beside other names; the spots come in the order of their own costs."""
    if not others:
        return choices[0]
    least, best = float("inf"), choices[0]
    for choice in choices:
        if choice[0] >= least:
            break
        cost = choice[0] + TAGS * len(_hit(choice[2], others))
        if cost < least:
            least, best = cost, choice
    return best


def _total(chosen: Mapping[str, Choice]) -> float:
    boxes = [box for _, _, box in chosen.values()]
    return sum(cost for cost, _, _ in chosen.values()) + TAGS * sum(
        len(_hit(box, boxes)) - 1 for box in boxes
    )


def _dots(track: Track, frame: Frame) -> Iterable[tuple[float, float, float, int]]:
    """A route's spaces as a few circles each."""
    for space in track.spaces:
        c, s = cos(space.angle * pi / 180), sin(space.angle * pi / 180)
        for part in (-0.42, -0.21, 0, 0.21, 0.42):
            yield space.x + c * part * space.long, space.y + s * part * space.long, THICK * frame.weight, 1


def _covering(dots: Iterable[tuple[float, float, float, int]], box: Box) -> Covering:
    """Circles as cells of a grid, and sums over it."""
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

    def cell(x: float, y: float) -> int:
        column, row = int((x - left) / CELL), int((y - top) / CELL)
        return grid[row + 1][column + 1] if 0 <= column < across and 0 <= row < down else 0

    return Covering(covered, cell)


def _choices(name: str, spot: Place, frame: Frame, covering: Covering) -> list[Choice]:
    """The best spots for a name, the cheapest first.

    They are tried from the nearest on, until no further one can be among the best.
    """
    start = frame.at(spot.x, spot.y)
    reach, best = HUB * frame.weight, [float("inf")] * MANY
    found: list[Choice] = []
    covered = covering.of
    for least, lines, box in sorted(_spots(name, start, reach, frame)):
        if least >= best[-1]:
            break
        cost = least + COVERED * covered(box)
        if cost < best[-1]:
            cost += CROSSED * _crossed(start, box, reach + 8, covering)
            found.append((cost, lines, box))
            insort(best, cost)
            best.pop()
    return sorted(found)[:MANY]


def _spots(name: str, start: Point, reach: float, frame: Frame) -> Iterator[Choice]:
    """All spots around a place for its name, with what each costs by itself."""
    (x, y), size, (left, top, right, bottom) = start, frame.letters, frame.box
    for lines in splits(name):
        wide = max(line(text, "bold", size).width for text in lines) + size * 0.5
        tall = size * (0.42 + 0.9 * len(lines))
        hyphens = len("".join(lines).replace(" ", "")) - len(name.replace(" ", ""))
        shape = LINES * (len(lines) - 1) + HYPHEN * hyphens
        for angle, c, s in DIRECTIONS:
            # The tag's middle lies so that its edge is `far` from the place's disc, in this direction.
            half = reach + min(wide / 2 / max(abs(c), 1e-6), tall / 2 / max(abs(s), 1e-6))
            for far, shift in product(FAR, SHIFTS):
                mx = x + c * (half + far) - s * shift * wide - wide / 2
                my = y + s * (half + far) + c * shift * tall - tall / 2
                cost = shape + DISTANT * far + SLANTED * (angle % 90 != 0) + 3 * abs(shift)
                if mx < left or my < top or mx + wide > right or my + tall > bottom:
                    cost += OUTSIDE
                yield cost, lines, (mx, my, mx + wide, my + tall)


def _crossed(start: Point, box: Box, near: float, covering: Covering) -> int:
    """How many cells of routes lie under the line from a place to its name."""
    dx, dy = (box[0] + box[2]) / 2 - start[0], (box[1] + box[3]) / 2 - start[1]
    whole = hypot(dx, dy)
    dx, dy, found, (from_x, from_y) = dx / whole, dy / whole, 0, start
    (left, top, right, bottom), at = box, covering.at
    while near < whole:
        x, y = from_x + dx * near, from_y + dy * near
        if left < x < right and top < y < bottom:
            break
        found += at(x, y) > 0
        near += CELL
    return found


def _hit(box: Box, others: Sequence[Box]) -> list[Box]:
    """Those of others on which a box lies, or nearly."""
    left, top, right, bottom = box
    right, bottom = right + 3, bottom + 3
    return [
        other
        for other in others
        if left < other[2] + 3 and other[0] < right and top < other[3] + 3 and other[1] < bottom
    ]
