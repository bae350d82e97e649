"""The city as it is printed: canals, blocks with their cost and their name, bridges, and the Amstel.

Nothing in it is a word: districts have their names, all else is numbers and drawings, so that everybody sees
the same city. Sizes are in units of a picture on the desktop; a frame's weight makes them larger.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from render.canvas import PlacedLine, place
from render.feld.layout import MOON, amstel, blocks, bridge, label, table
from render.feld.palette import WRITTEN_ON
from render.feld.signs import gable, symbol
from render.frame import Frame
from render.pen import Box, Pen, Point, slab, turned
from render.pieces import mill
from render.text import line
from rules.feld.view import View

#: What one needs to decide, and what else is written.
LARGE, SMALL = 22, 18
TOKEN, SPACE, COIN, RIVER = 20, 14, 16, 46
#: How far the house with the cost lies above a block's token, and the name below it.
ABOVE, BELOW = 33, 33
#: The same where only the name is written.
RAISED, NEAR = 9, 18
MILLS = ((90, 905, 62), (1500, 905, 62), (1210, 1146, 40))
GABLES = ("step", "neck", "bell", "spout")
#: The part of the map that is shown: the half-moon and some fields around it.
PART = (40, 416, 1560, 1146)


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


def framed(box: Box, weight: float, *, compact: bool = False) -> Frame:
    """The whole city in a box, as wide and as high as that is."""
    left, top, right, bottom = PART
    sx, sy = (box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top)
    return Frame(box[0] - left * sx, box[1] - top * sy, sx, sy, weight, box, compact=compact)


def token_at(block: str, frame: Frame) -> Point:
    """The middle of what lies on a block."""
    x, y = frame.at(*blocks()[block].token)
    return x, y - (RAISED * frame.weight if frame.compact else 0)


def cost_at(block: str, frame: Frame) -> Box:
    """The house with a block's cost."""
    spot = blocks()[block]
    x = frame.at(spot.houses[0], 0)[0]
    y = token_at(block, frame)[1] - ABOVE * frame.weight
    half, tall = 15 * frame.weight, 16 * frame.weight
    return x - half, y - tall, x + half, y + tall


def name_box(block: str, frame: Frame) -> Box:
    """The tag with a block's name, with the symbol of its colour where there is room."""
    weight = frame.weight
    x = frame.at(blocks()[block].label[0], 0)[0]
    y = token_at(block, frame)[1] + (NEAR + RAISED if frame.compact else BELOW) * weight
    half = line(label(block), "bold", LARGE * weight).width / 2 + (15 if _roomy(frame) else 4) * weight
    return x - half, y - 12 * weight, x + half, y + 12 * weight


def _roomy(frame: Frame) -> bool:
    return frame.sx > 0.6 * frame.weight


def spacing(spaces: int, frame: Frame) -> float:
    """How far apart the spaces of the Amstel lie where they are nearest to each other."""
    course = frame.all(amstel(spaces)[:-1])
    return min([hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(course)], default=100.0)


def space_radius(spaces: int, frame: Frame) -> float:
    """How large the spaces of the Amstel are."""
    return min(SPACE * frame.weight, spacing(spaces, frame) / 2)


def mouth_places(frame: Frame) -> list[Point]:
    """The four places at the end of the Amstel, and that of the points for it."""
    x, y = frame.at(*table()["amstel"]["spaces"][-1])
    step = (2 * SPACE + 2) * frame.weight
    if y > frame.box[1]:
        y = max(y, frame.box[1] + (SPACE + 5) * frame.weight)
    return [(x + (number - 1.5) * step, y) for number in range(4)] + [(x + 2.75 * step, y)]


def texts(city: City, frame: Frame) -> list[PlacedLine]:
    """Names and costs of blocks, numbers of spaces, values of bridges."""
    found = [word for block in city.blocks for word in _on_block(*block, frame)]
    found += _numbers(city, frame)
    return [*found, *values(city, frame)]


def values(city: City, frame: Frame) -> list[PlacedLine]:
    """The points for the bridges over the Amstel and for its mouth."""
    bridges = () if frame.compact else city.values
    points = [*[value for _, value in bridges], city.mouth]
    places = [*(coins(city, frame) if bridges else ()), mouth_places(frame)[-1]]
    return [_value(value, at, frame.weight) for value, at in zip(points, places, strict=True)]


def _numbers(city: City, frame: Frame) -> Iterator[PlacedLine]:
    """The numbers of the spaces; of every second one where they lie close together."""
    reach, size = space_radius(city.spaces, frame), SMALL * frame.weight
    each = 1 if reach * 2 > size * 1.15 else 2
    if frame.compact:
        return
    covered = [each for name, _, _ in city.blocks for each in _filled(name, frame)[:2]]
    covered += [(_square(at, COIN * frame.weight), 1) for at in coins(city, frame)]
    for number, (x, y) in enumerate(frame.all(amstel(city.spaces)[:-1]), 1):
        if (number % each == 0 or number == 1) and not _covering((x, y), size * 0.55, covered):
            fill, over = ("white", "delft") if number == 1 else ("delft", "paper")
            room = (x - reach, y - reach, x + reach, y + reach)
            yield place(str(number), room, size, fill, over, least=size, aside=True)


def _value(points: int, at: Point, weight: float) -> PlacedLine:
    reach = COIN * weight
    room = (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
    return place(str(points), room, LARGE * weight, "ink", "gold", least=LARGE * weight)


@lru_cache(maxsize=64)
def coins(city: City, frame: Frame) -> tuple[Point, ...]:
    """Where the points of each bridge over the Amstel stand: beside it, where they cover nothing."""
    taken = [each for name, _, _ in city.blocks for each in _filled(name, frame)]
    taken += [(_square(at, SMALL / 2 * frame.weight), 1) for at in frame.all(amstel(city.spaces)[:-1])]
    found: list[Point] = []
    reach = (COIN + 1) * frame.weight
    for before, _ in city.values:
        found.append(min(_beside(city, before, frame), key=lambda at: _covering(at, reach, taken)))
        taken.append((_square(found[-1], reach), 20))
    return tuple(found)


def _filled(block: str, frame: Frame) -> list[tuple[Box, int]]:
    """The parts of a block on which something is written or lies, and how bad it is to cover them."""
    lies = _square(token_at(block, frame), TOKEN * frame.weight)
    return [(name_box(block, frame), 20), (cost_at(block, frame), 20), (lies, 3)]


def _square(at: Point, reach: float) -> Box:
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach


def _covering(at: Point, reach: float, taken: Sequence[tuple[Box, int]]) -> float:
    """How much something would cover of what is there already, and how bad that is."""
    left, top, right, bottom = _square(at, reach)
    covered = 0.0
    for box, bad in taken:
        wide, tall = min(right, box[2]) - max(left, box[0]), min(bottom, box[3]) - max(top, box[1])
        covered += max(0.0, wide) * max(0.0, tall) * bad
    return covered


def _beside(city: City, before: int, frame: Frame) -> Iterator[Point]:
    """Places for a coin on both banks at a bridge, the best first."""
    course = amstel(city.spaces)
    (x0, y0), (x1, y1) = (frame.at(*course[min(number, city.spaces - 1)]) for number in (before - 1, before))
    far = hypot(x1 - x0, y1 - y0) or 1
    across, along = (-(y1 - y0) / far, (x1 - x0) / far), ((x1 - x0) / far, (y1 - y0) / far)
    for step in (0, 6, -6, 12, -12, 20, -20, 28, -28, 40, -40):
        for out in (32, -32, 28, -28, 38, -38, 46, -46, 56, -56):
            dx, dy = out * across[0] + step * along[0], out * across[1] + step * along[1]
            yield (x0 + x1) / 2 + dx * frame.weight, (y0 + y1) / 2 + dy * frame.weight


def paint(pen: Pen, city: City, frame: Frame, words: list[PlacedLine]) -> None:
    """The whole city."""
    _land(pen, frame)
    _river(pen, city, frame)
    _blocks(pen, city, frame)
    for a, b in city.bridges:
        _bridge(pen, frame.all(bridge(a, b)), frame.weight)
    _mouth(pen, frame)
    for word in words:
        if word.written.over == "gold":
            paint_coin(word, frame.weight, pen)
        else:
            word.paint(pen)


def paint_coin(value: PlacedLine, weight: float, pen: Pen) -> None:
    """A coin with points."""
    left, top, right, bottom = value.written.room
    x, y = (left + right) / 2, (top + bottom) / 2
    pen.disc(x, y, (COIN + 1) * weight, "ink")
    pen.disc(x, y, (COIN - 1) * weight, "gold")
    value.paint(pen)


def _arc(frame: Frame, part: float, start: float = 0, end: float = 180) -> list[Point]:
    cx, cy, rx, ry = MOON
    steps = 60
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [frame.at(cx + rx * part * cos(a), cy + ry * part * sin(a)) for a in angles]


def _land(pen: Pen, frame: Frame) -> None:
    """Fields, mills, the rampart with its trees, and the water inside it."""
    pen.rect(frame.box, "field")
    for x in range(-272, 2040, 136):
        pen.line(frame.all([(x, 440), (x + 150, 1180)]), "ditch", 2.2 * frame.weight)
    for y in (560, 700, 840, 980, 1120):
        pen.line(frame.all([(0, y + 30), (1600, y - 40)]), "ditch", 2.2 * frame.weight)
    for x, y, size in MILLS:
        mill(pen, *frame.at(x, y), size * min(frame.sx, frame.sy), "wood", "wood_dark", "paper")
    top = frame.at(0, 455)[1]
    rim = _arc(frame, 1.045)
    pen.polygon([*rim, (rim[-1][0], top), (rim[0][0], top)], "wall", "ditch", 2 * frame.weight)
    for number, (tx, ty) in enumerate(_arc(frame, 1.03, 3, 177)):
        if number % 2:
            pen.disc(tx, ty, (7 + number % 3) * min(frame.sx, frame.sy), "tree")
    water = _arc(frame, 1.008)
    pen.polygon([*water, (water[-1][0], top), (water[0][0], top)], "canal", "bank", 3 * frame.weight)


def _blocks(pen: Pen, city: City, frame: Frame) -> None:
    weight = frame.weight
    for name, color, cost in city.blocks:
        shade = f"cube_{color}"
        outline = frame.all(blocks()[name].outline)
        pen.polygon([(x + 1.5 * weight, y + 3 * weight) for x, y in outline], "bank")
        pen.polygon(outline, f"tint_{color}", shade, 2.6 * weight)
        _plates(pen, name, color, cost, frame)


def paint_block(pen: Pen, block: str, color: str, cost: int, frame: Frame) -> None:
    """A block's name and cost once more, where a halo has gone over them."""
    _plates(pen, block, color, cost, frame)
    for word in _on_block(block, color, cost, frame):
        word.paint(pen)


def _plates(pen: Pen, block: str, color: str, cost: int, frame: Frame) -> None:
    """What a block's name and its cost are written on."""
    weight, shade = frame.weight, f"cube_{color}"
    if not frame.compact:
        gable(pen, cost_at(block, frame), GABLES[(cost - 1) % len(GABLES)], shade, shade)
    left, top, right, bottom = name_box(block, frame)
    pen.rect((left, top, right, bottom), shade, 6 * weight)
    if _roomy(frame):
        symbol(pen, color, left + 11 * weight, (top + bottom) / 2, 7 * weight, WRITTEN_ON[shade])


def _on_block(block: str, color: str, cost: int, frame: Frame) -> Iterator[PlacedLine]:
    """A block's name and what it costs."""
    weight, shade = frame.weight, f"cube_{color}"
    size, ink = LARGE * weight, WRITTEN_ON[shade]
    left, top, right, bottom = name_box(block, frame)
    room = (left + (19 if _roomy(frame) else 0) * weight, top, right - weight, bottom)
    yield place(label(block), room, size, ink, shade, least=size)
    if not frame.compact:
        left, top, right, bottom = cost_at(block, frame)
        yield place(str(cost), (left, top + 7 * weight, right, bottom), size, ink, shade, least=size)


def _bridge(pen: Pen, ends: Sequence[Point], weight: float) -> None:
    a, b = ends
    far = hypot(b[0] - a[0], b[1] - a[1])
    angle = atan2(b[1] - a[1], b[0] - a[0]) * 180 / pi
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    long = far + 7 * weight
    pen.polygon(turned(slab(long, 12 * weight, 2 * weight), x, y, angle), "wood_dark")
    pen.polygon(turned(slab(long - 3 * weight, 7.5 * weight, weight), x, y, angle), "roof_b")
    for step in _planks(long, weight):
        pen.line(turned([(step, -3 * weight), (step, 3 * weight)], x, y, angle), "wood", 1.2 * weight)


def _planks(long: float, weight: float) -> Iterator[float]:
    number = int(long / (5 * weight))
    for step in range(1, number):
        yield long * (step / number - 0.5)


def _river(pen: Pen, city: City, frame: Frame) -> None:
    """The Amstel with its spaces."""
    rows = table()["amstel"]
    course = frame.all([*reversed(rows["tail"]), *rows["course"], rows["spaces"][-1]])
    wide = min(RIVER * frame.weight, 62 * min(frame.sx, frame.sy))
    for color, more in (("bank", 4 * frame.weight), ("water", 0)):
        pen.line(course, color, wide + more)
    spaces = frame.all(amstel(city.spaces)[:-1])
    reach = space_radius(city.spaces, frame) * (0.5 if frame.compact else 1)
    for a, b in pairwise(spaces):
        pen.line([a, b], "foam", 2.4 * frame.weight)
    for number, (x, y) in enumerate(spaces):
        pen.disc(x, y, reach + 1.5 * frame.weight, "delft")
        pen.disc(x, y, reach, "delft" if number == 0 else "paper")


def _mouth(pen: Pen, frame: Frame) -> None:
    """The harbour at the end of the Amstel, with its four places."""
    *places, _ = mouth_places(frame)
    weight = frame.weight
    reach = (SPACE + 5) * weight
    box = (places[0][0] - reach, places[0][1] - reach, places[-1][0] + reach, places[-1][1] + reach)
    pen.rect(box, "delft", reach)
    edge = 2.4 * weight
    pen.rect((box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge), "foam", reach)
    for x, y in places:
        pen.disc(x, y, (SPACE + 0.5) * weight, "delft")
        pen.disc(x, y, (SPACE - 1) * weight, "paper")
