"""The city as it is printed: canals, blocks with their houses and names, bridges, and the Amstel."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from render.canvas import PlacedLine, place
from render.feld.layout import MOON, amstel, blocks, bridge, label, table
from render.feld.palette import WRITTEN_ON
from render.feld.signs import symbol
from render.frame import Frame
from render.pen import Pen, Point, slab, turned
from render.pieces import GABLES, mill
from rules.feld.view import View

#: Sizes in the units of the map.
HOUSE, TOKEN, SPACE, NAME, SHORT_NAME = 20, 24, 18, 23, 43
RIVER = 62
MILLS = ((90, 905, 62), (1500, 905, 62), (1210, 1146, 40))


class City(NamedTuple):
    """What is printed in the city, apart from its shape."""

    #: Every block with its colour and its cost.
    blocks: tuple[tuple[str, str, int], ...]
    bridges: tuple[tuple[str, str], ...]
    spaces: int
    mouth: int
    values: tuple[tuple[int, int], ...]


def city_of(view: View) -> City:
    """What is printed in the city of a view."""
    joined = {tuple(sorted((block.id, other))) for block in view.blocks for other in block.near}
    return City(
        tuple([(block.id, block.color, block.cost) for block in view.blocks]),
        tuple(sorted([(a, b) for a, b in joined])),
        view.spaces,
        view.mouth,
        view.bridges,
    )


def texts(city: City, frame: Frame) -> list[PlacedLine]:
    """Names of blocks, numbers of spaces, values of bridges."""
    found = []
    weight = frame.weight
    for name, color, _ in city.blocks:
        left, top, right, bottom = name_box(name, frame)
        room = (left if frame.compact else left + NAME * weight * 0.85, top, right - 2 * weight, bottom)
        shade, size = f"cube_{color}", SHORT_NAME if frame.compact else NAME
        found.append(place(label(name), room, size * weight, WRITTEN_ON[shade], shade))
    for number, (x, y) in enumerate(amstel(city.spaces)[:-1], 1):
        px, py = frame.at(x, y)
        reach = space_radius(frame)
        start = number == 1
        fill, over = ("white", "delft") if start else ("delft", "paper")
        room = (px - reach, py - reach, px + reach, py + reach)
        found.append(place(str(number), room, reach, fill, over))
    for before, points in city.values:
        x, y = value_at(city.spaces, before, frame)
        reach = 15 * weight
        found.append(
            place(str(points), (x - reach, y - reach, x + reach, y + reach), 19 * weight, "ink", "gold")
        )
    x, y = frame.at(*mouth_coin())
    reach = 19 * weight
    found.append(
        place(str(city.mouth), (x - reach, y - reach, x + reach, y + reach), 22 * weight, "ink", "gold")
    )
    return found


def name_box(block: str, frame: Frame) -> tuple[float, float, float, float]:
    """The tag with a block's name."""
    x, y = frame.at(blocks()[block].label[0], blocks()[block].label[1] + 3)
    half, tall = (38, 24) if frame.compact else (33, 14)
    half_wide, half_tall = half * frame.weight, tall * frame.weight
    return x - half_wide, y - half_tall, x + half_wide, y + half_tall


def space_radius(frame: Frame) -> float:
    """How large the spaces of the Amstel are."""
    return SPACE * frame.weight * (1.2 if frame.compact else 1)


def value_at(spaces: int, before: int, frame: Frame) -> Point:
    """The coin beside a bridge of the Amstel with its points."""
    course = amstel(spaces)
    (x0, y0), (x1, y1) = (frame.at(*course[min(number, spaces - 1)]) for number in (before - 1, before))
    far = hypot(x1 - x0, y1 - y0) or 1
    out = (RIVER / 2 + 6) * frame.weight
    return (x0 + x1) / 2 - (y1 - y0) / far * out, (y0 + y1) / 2 + (x1 - x0) / far * out


def mouth_coin() -> Point:
    """Where the points for the mouth stand."""
    places = table()["amstel"]["mouth"]
    return places[-1][0] + 40, places[-1][1]


def paint(pen: Pen, city: City, frame: Frame, words: list[PlacedLine]) -> None:
    """The whole city."""
    _land(pen, frame)
    _river(pen, city, frame)
    _blocks(pen, city, frame)
    for a, b in city.bridges:
        _bridge(pen, frame.all(bridge(a, b)), frame.weight)
    for before, _ in city.values:
        x, y = value_at(city.spaces, before, frame)
        pen.disc(x, y, 16.5 * frame.weight, "ink")
        pen.disc(x, y, 14.5 * frame.weight, "gold")
    _mouth(pen, frame)
    for word in words:
        word.paint(pen)


def _arc(frame: Frame, part: float, start: float = 0, end: float = 180) -> list[Point]:
    cx, cy, rx, ry = MOON
    steps = 60
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [frame.at(cx + rx * part * cos(a), cy + ry * part * sin(a)) for a in angles]


def _land(pen: Pen, frame: Frame) -> None:
    """Fields, mills, the rampart with its trees, and the water inside it."""
    pen.rect(frame.box, "field")
    for number in range(-4, 30):
        x = number * 68
        pen.line(frame.all([(x, 440), (x + 150, 1180)]), "ditch", 2.2 * frame.weight)
    for y in (560, 700, 840, 980, 1120):
        pen.line(frame.all([(0, y + 30), (1600, y - 40)]), "ditch", 2.2 * frame.weight)
    for x, y, size in MILLS:
        mill(pen, *frame.at(x, y), size * frame.weight, "wood", "wood_dark", "paper")
    top = frame.at(0, 455)[1]
    rim = _arc(frame, 1.045)
    pen.polygon([*rim, (rim[-1][0], top), (rim[0][0], top)], "wall", "ditch", 2 * frame.weight)
    for number, (tx, ty) in enumerate(_arc(frame, 1.03, 3, 177)):
        if number % 2:
            pen.disc(tx, ty, (7 + number % 3) * frame.weight, "tree")
    water = _arc(frame, 1.008)
    pen.polygon([*water, (water[-1][0], top), (water[0][0], top)], "canal", "bank", 3 * frame.weight)


def _blocks(pen: Pen, city: City, frame: Frame) -> None:
    weight = frame.weight
    for name, color, cost in city.blocks:
        block = blocks()[name]
        outline = frame.all(block.outline)
        pen.polygon([(x + 2 * weight, y + 4 * weight) for x, y in outline], "bank")
        pen.polygon(outline, f"tint_{color}", f"cube_{color}", 3.4 * weight)
        x, y = frame.at(*block.houses)
        for number, kind in enumerate(("step", "neck", "bell", "spout")[:cost]):
            _house(pen, x + (number - (cost - 1) / 2) * HOUSE * weight, y, kind, color, weight)
        left, top, right, bottom = name_box(name, frame)
        pen.rect((left, top, right, bottom), f"cube_{color}", 7 * weight)
        if not frame.compact:
            side = left + NAME * weight * 0.66
            symbol(pen, color, side, (top + bottom) / 2, 8.5 * weight, WRITTEN_ON[f"cube_{color}"])


def _house(pen: Pen, x: float, y: float, kind: str, color: str, weight: float) -> None:
    """One of the houses that tell what a block costs."""
    half, tall = HOUSE * weight * 0.43, 25 * weight
    eave = y - tall / 2 + half * 1.1
    roof = [(x + px * half, eave + py * half * 1.1) for px, py in GABLES[kind]]
    pen.polygon([(x - half, y + tall / 2), *roof, (x + half, y + tall / 2)], f"cube_{color}")
    pane = "paper" if color != "black" else "gold"
    for dx in (-0.42, 0.42):
        left = x + (dx - 0.2) * half
        pen.rect((left, y - tall * 0.02, left + 0.4 * half, y + tall * 0.18), pane)
    pen.rect((x - 0.22 * half, y + tall * 0.26, x + 0.22 * half, y + tall / 2), pane)


def _bridge(pen: Pen, ends: Sequence[Point], weight: float) -> None:
    a, b = ends
    far = hypot(b[0] - a[0], b[1] - a[1])
    angle = atan2(b[1] - a[1], b[0] - a[0]) * 180 / pi
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    long = far + 9 * weight
    pen.polygon(turned(slab(long, 15 * weight, 2 * weight), x, y, angle), "wood_dark")
    pen.polygon(turned(slab(long - 3 * weight, 9.5 * weight, weight), x, y, angle), "roof_b")
    for step in _planks(long, weight):
        pen.line(turned([(step, -4 * weight), (step, 4 * weight)], x, y, angle), "wood", 1.4 * weight)


def _planks(long: float, weight: float) -> Iterator[float]:
    number = int(long / (6 * weight))
    for step in range(1, number):
        yield long * (step / number - 0.5)


def _river(pen: Pen, city: City, frame: Frame) -> None:
    """The Amstel with its spaces."""
    rows = table()["amstel"]
    course = frame.all([*reversed(rows["tail"]), *rows["course"], rows["spaces"][-1]])
    for color, wide in (("bank", RIVER + 5), ("water", RIVER)):
        pen.line(course, color, wide * frame.weight)
    spaces = frame.all(amstel(city.spaces)[:-1])
    for a, b in pairwise(spaces):
        pen.line([a, b], "foam", 3 * frame.weight)
    for number, (x, y) in enumerate(spaces):
        pen.disc(x, y, space_radius(frame) + 2 * frame.weight, "delft")
        pen.disc(x, y, space_radius(frame), "delft" if number == 0 else "paper")


def _mouth(pen: Pen, frame: Frame) -> None:
    """The harbour at the end of the Amstel, with its four places."""
    places = frame.all(table()["amstel"]["mouth"])
    weight = frame.weight
    reach = 27 * weight
    box = (places[0][0] - reach, places[0][1] - reach, places[-1][0] + reach, places[-1][1] + reach)
    pen.rect(box, "delft", reach)
    pen.rect(
        (box[0] + 3 * weight, box[1] + 3 * weight, box[2] - 3 * weight, box[3] - 3 * weight), "foam", reach
    )
    for x, y in places:
        pen.disc(x, y, (SPACE + 1) * weight, "delft")
        pen.disc(x, y, (SPACE - 1) * weight, "paper")
    x, y = frame.at(*mouth_coin())
    pen.disc(x, y, 20 * weight, "ink")
    pen.disc(x, y, 17.5 * weight, "gold")
