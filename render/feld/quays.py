"""The harbour as it is printed: the IJ, storehouses and warehouses with their roofs, docks, pier."""

from collections.abc import Mapping
from typing import NamedTuple

from render.canvas import PlacedLine, place
from render.feld.goods import token
from render.feld.layout import DOCK, QUAY, SHORE, STORE, TALL, WARE, spots
from render.feld.palette import WRITTEN_ON
from render.feld.signs import gable
from render.frame import Frame
from render.pen import Box, Pen, Point
from render.pieces import ship
from render.signs import anchor
from render.text import line, wrap
from rules.feld.view import View

NODE, ROOF = 17, 34
WIDE = {"store": STORE, "ware": WARE, "dock": DOCK}
ISLANDS = ((196, 203, 498, 297), (1296, 203, 1434, 297))
SHIPS = ((985, 288, 46, "wood_dark"), (690, 292, 38, "brick_dark"), (372, 292, 0, "delft"))
WAVES = ((640, 205), (890, 215), (1090, 225), (1180, 280), (700, 240), (905, 285), (1080, 295), (160, 215))
GABLES = ("step", "neck", "bell")


class Harbour(NamedTuple):
    """What is printed in the harbour, apart from where it lies."""

    #: Every place: name, kind, the commodity of a storehouse, its roofs, the colour of a dock.
    places: tuple[tuple[str, str, str | None, tuple[int, ...], str | None], ...]
    links: tuple[tuple[str, str], ...]


def harbour_of(view: View) -> Harbour:
    """What is printed in the harbour of a view."""
    rows = [(p.id, p.kind, p.good, p.roofs, p.worker) for p in view.places]
    return Harbour(tuple(rows), view.links)


def names(harbour: Harbour) -> tuple[str, ...]:
    """The names of all places."""
    return tuple([row[0] for row in harbour.places])


def within(x: float, frame: Frame) -> bool:
    """Whether a place of the harbour with its building can be seen on this part of the map."""
    reach = STORE * frame.weight / 2
    return frame.box[0] - reach < x < frame.box[2] + reach


def building(name: str, kind: str, everybody: tuple[str, ...], frame: Frame) -> Box:
    """The box of a place's building."""
    corner = spots(everybody)[name].building
    weight = frame.weight
    x, y = frame.at(corner[0] + WIDE[kind] / 2, corner[1] + TALL / 2)
    half, tall = WIDE[kind] * weight / 2, TALL * weight / 2
    return x - half, y - tall, x + half, y + tall


def roofs(box: Box, number: int, frame: Frame) -> list[Point]:
    """Where the values of roofs stand, and what is delivered lies."""
    weight = frame.weight
    x, y = (box[0] + box[2]) / 2, box[1] + 25 * weight
    return [(x + (step - (number - 1) / 2) * ROOF * weight, y) for step in range(number)]


def workers_at(box: Box, frame: Frame) -> tuple[Point, Point]:
    """Where the two workers of a dock stand."""
    x, y = (box[0] + box[2]) / 2, box[1] + 24 * frame.weight
    return (x - 22 * frame.weight, y), (x + 22 * frame.weight, y)


def sign(box: Box, frame: Frame) -> Box:
    """The lower part of a building, with its name."""
    return box[0], box[1] + 46 * frame.weight, box[2], box[3]


def texts(harbour: Harbour, frame: Frame, named: Mapping[str, str]) -> list[PlacedLine]:
    """Values of roofs, names of commodities and docks."""
    found = []
    everybody, weight = names(harbour), frame.weight
    for name, kind, good, values, color in harbour.places:
        x, y = frame.at(*spots(everybody)[name].at)
        if not within(x, frame):
            continue
        if kind == "water":
            reach = (NODE - 2) * weight
            room = (x - reach, y - reach, x + reach, y + reach)
            found.append(
                place(name.rpartition("-")[2].upper(), room, 16 * weight, "ink", "foam", least=8 * weight)
            )
        if kind not in WIDE:
            continue
        box = building(name, kind, everybody, frame)
        left, top, right, bottom = sign(box, frame)
        for (x, y), value in zip(roofs(box, len(values), frame), values, strict=True):
            room = (x - 15 * weight, y - 14 * weight, x + 15 * weight, y + 14 * weight)
            found.append(place(str(value), room, 23 * weight, "white", "brick" if good else "slate"))
        if good:
            room = (left + 29 * weight, top, right - 3 * weight, bottom)
            found += _name(named[good], room, weight)
        elif color:
            shade = f"dock_{color}"
            room = (left + 8 * weight, top - 2 * weight, right - 8 * weight, bottom - 2 * weight)
            found.append(place(named[color], room, 17 * weight, WRITTEN_ON[shade], shade, least=11 * weight))
        else:
            found.append(place("?", (left, top, right, bottom), 20 * weight, "ink", "mist"))
    return found


def _name(name: str, room: Box, weight: float) -> list[PlacedLine]:
    """The name of a commodity on its storehouse, in two lines where one is too long."""
    left, top, right, bottom = room
    lines = wrap(name, right - left, "bold", 13 * weight)
    if line(name, "bold", 13 * weight).width <= right - left or len(lines) == 1:
        return [place(name, room, 18 * weight, "ink", "plaster", least=11 * weight)]
    middle = (top + bottom) / 2
    halves = (
        (lines[0], top + weight, middle + weight),
        (" ".join(lines[1:]), middle - weight, bottom - weight),
    )
    return [
        place(text, (left, y0, right, y1), 13 * weight, "ink", "plaster", least=9 * weight)
        for text, y0, y1 in halves
    ]


def paint(pen: Pen, harbour: Harbour, frame: Frame, words: list[PlacedLine]) -> None:
    """The whole harbour."""
    _water(pen, frame)
    everybody, weight = names(harbour), frame.weight
    where = spots(everybody)
    for a, b in harbour.links:
        _dashes(pen, frame.at(*where[a].at), frame.at(*where[b].at), weight)
    for name, kind, good, values, color in harbour.places:
        x, y = frame.at(*where[name].at)
        if kind in WIDE:
            box = building(name, kind, everybody, frame)
            pen.line([(x, y), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)], "wood", 10 * weight)
            _building(pen, box, kind, good, len(values), color, frame)
        _node(pen, x, y, kind, color, weight)
    for word in words:
        word.paint(pen)


def _water(pen: Pen, frame: Frame) -> None:
    weight = frame.weight
    left, _, right, bottom = frame.box
    pen.rect(frame.box, "quay")
    shore, quay = frame.at(0, SHORE)[1], frame.at(0, QUAY)[1]
    pen.rect((left, shore, right, quay), "water")
    for x0, y0, x1, y1 in ISLANDS:
        a, b = frame.at(x0, y0), frame.at(x1, y1)
        pen.rect(
            (a[0] - 6 * weight, a[1] - 6 * weight, b[0] + 6 * weight, b[1] + 6 * weight), "foam", 26 * weight
        )
        pen.rect((*a, *b), "field", 20 * weight, "ditch", 3 * weight)
    mouth = (frame.at(712, 0)[0], quay - 1, frame.at(888, 0)[0], bottom)
    pen.rect(mouth, "water")
    for y in (shore, quay):
        pen.line([(left, y), (right, y)], "wood", 5 * weight)
    pen.line([(mouth[0], quay), (mouth[2], quay)], "water", 6 * weight)
    for side in (mouth[0], mouth[2]):
        pen.line([(side, quay), (side, bottom)], "wood", 5 * weight)
    for x, y in WAVES:
        px, py = frame.at(x, y)
        size = 8 * weight
        wave = [(px + step * size, py - abs(step) % 2 * size / 2) for step in range(-2, 3)]
        pen.line(wave, "foam", 3 * weight)
    for x, y, size, hull in SHIPS:
        if size:
            ship(pen, *frame.at(x, y), size * weight, hull, "paper", "alarm")


def _dashes(pen: Pen, a: Point, b: Point, weight: float) -> None:
    """A way over water."""
    far = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    steps = max(2, int(far / (11 * weight)))
    for step in range(steps):
        t0, t1 = step / steps, (step + 0.55) / steps
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (t0, t1)]
        pen.line(ends, "paper", 2.6 * weight)


def _building(
    pen: Pen, box: Box, kind: str, good: str | None, roofs_: int, color: str | None, frame: Frame
) -> None:
    weight = frame.weight
    left, top = box[:2]
    name = sign(box, frame)
    if kind == "dock":
        pen.rect(box, "roof_c", 5 * weight, "wood_dark", 2 * weight)
        for x, y in workers_at(box, frame):
            pen.disc(x, y, 18 * weight, "block", "kerb", 2 * weight)
        pen.rect(
            (name[0] + 5 * weight, name[1] + weight, name[2] - 5 * weight, name[3] - 5 * weight),
            "wood_dark",
            4 * weight,
        )
        pen.rect(
            (name[0] + 6.5 * weight, name[1] + 2.5 * weight, name[2] - 6.5 * weight, name[3] - 6.5 * weight),
            f"dock_{color}",
            3 * weight,
        )
        return
    wall, front = ("brick", "plaster") if good else ("slate", "mist")
    edge = "brick_dark" if good else "night"
    for number, (x, y) in enumerate(roofs(box, roofs_, frame)):
        half = ROOF * weight / 2
        roof = (x - half, top, x + half, y + 24 * weight)
        gable(pen, roof, GABLES[number] if good else "spout", wall, edge)
    pen.rect(name, front, 3 * weight, edge, 2 * weight)
    if good:
        token(pen, good, left + 17 * weight, (name[1] + name[3]) / 2, 13 * weight, "plaster")


def _node(pen: Pen, x: float, y: float, kind: str, color: str | None, weight: float) -> None:
    """A space where barges lie."""
    if kind == "pier":
        pen.rect(
            (x - 88 * weight, y - 24 * weight, x + 88 * weight, y + 24 * weight), "wood_dark", 6 * weight
        )
        pen.rect((x - 85 * weight, y - 21 * weight, x + 85 * weight, y + 21 * weight), "roof_b", 4 * weight)
        for step in range(-7, 8):
            pen.line(
                [(x + step * 11 * weight, y - 20 * weight), (x + step * 11 * weight, y + 20 * weight)],
                "roof_a",
                2 * weight,
            )
        return
    shades = {"store": "brick", "ware": "slate", "water": "deep", "dock": "wood_dark"}
    pen.disc(x, y, (NODE + 2) * weight, shades[kind])
    pen.disc(
        x,
        y,
        (NODE - 1) * weight,
        f"dock_{color}" if kind == "dock" else "foam" if kind == "water" else "paper",
    )
    if kind == "dock":
        _crane(pen, x, y, 10 * weight, WRITTEN_ON[f"dock_{color}"])
    elif kind != "water":
        anchor(pen, x, y, 10.5 * weight, shades[kind])


def _crane(pen: Pen, x: float, y: float, size: float, color: str) -> None:
    pen.line(
        [
            (x - 0.35 * size, y + 0.95 * size),
            (x - 0.35 * size, y - 0.85 * size),
            (x + 0.75 * size, y - 0.85 * size),
            (x + 0.75 * size, y + 0.1 * size),
        ],
        color,
        size * 0.24,
    )
    pen.line([(x - 0.35 * size, y - 0.25 * size), (x + 0.3 * size, y - 0.85 * size)], color, size * 0.2)
    pen.line([(x - 0.85 * size, y + 0.95 * size), (x + 0.2 * size, y + 0.95 * size)], color, size * 0.26)
    pen.disc(x + 0.75 * size, y + 0.2 * size, size * 0.24, color)


def titled(frame: Frame) -> PlacedLine:
    """The name of the city on one of its islands."""
    x0, y0, x1, y1 = ISLANDS[0]
    (left, top), (right, bottom) = frame.at(x0 + 12, y0), frame.at(x1 - 12, y1)
    return place("Amsterdam", (left, top, right, bottom), 58 * frame.weight, "bottle", "field", face="title")
