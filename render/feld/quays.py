"""The harbour as it is printed: the IJ, storehouses and warehouses with their roofs, docks, pier.

Nothing in it is a word, so that everybody sees the same harbour. Buildings are as wide as their roofs side by
side, or as high as these under each other where there is little room, or small with the best free roof only.
Sizes are in units of a picture on the desktop; a frame's weight makes them larger.
"""

from typing import NamedTuple

from render.canvas import PlacedLine, place
from render.feld.city import LARGE, SMALL
from render.feld.goods import token
from render.feld.layout import MIDDLE, NORTH, SOUTH, side, spots, strangers
from render.feld.palette import WRITTEN_ON
from render.feld.signs import emblem, gable
from render.frame import Frame
from render.pen import Box, Pen, Point
from render.pieces import ship
from render.signs import anchor
from render.text import line
from rules.feld.view import PlaceView, View

#: The radius of spaces, where they are named and where they are not; a roof; a sign under the roofs.
NODE, DOT = 20, 6
ROOF, FLOOR, SIGN = 28, 27, 38
BUILT = ("store", "ware", "dock")
#: The part of the map that is shown, from west to east.
WEST, EAST = 44, 1556
ISLAND = (196, 213, 498, 287)
SHIPS = ((1000, 46, "wood_dark"), (687, 38, "brick_dark"))
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
    """The names of all places, those with buildings first: they need most room."""
    return tuple([row[0] for row in sorted(harbour.places, key=lambda row: row[1] == "water")])


def framed(box: Box, weight: float, *, compact: bool = False) -> Frame:
    """The whole harbour in a box: its buildings at the edges, the water between them."""
    sx = (box[2] - box[0]) / (EAST - WEST)
    frame = Frame(box[0] - WEST * sx, 0, sx, 1, weight, box, compact=compact)
    edge = building_tall("store", 3, frame) + (_node(frame) + 12) * weight
    sy = (box[3] - box[1] - 2 * edge) / (SOUTH - NORTH)
    return frame._replace(y=box[1] + edge - NORTH * sy, sy=sy)


def _tall(frame: Frame) -> bool:
    """Whether roofs lie under each other."""
    return frame.sx * 113 < 88 * frame.weight - 4 and not frame.compact


def _side_by_side(frame: Frame) -> bool:
    """Whether roofs lie side by side, over a sign with what a building is for."""
    return not frame.compact and not _tall(frame)


def _node(frame: Frame) -> float:
    return DOT if frame.compact else NODE


def building_tall(kind: str, roofs: int, frame: Frame) -> float:
    """How high a building is."""
    weight = frame.weight
    if frame.compact:
        return {"store": 62, "ware": 34, "dock": 40}[kind] * weight
    if _side_by_side(frame):
        return (36 + SIGN) * weight
    floors = FLOOR * roofs
    return {"store": floors + SIGN + 2, "ware": floors + 14, "dock": 78 + SIGN}[kind] * weight


def building(name: str, kind: str, roofs: int, everybody: tuple[str, ...], frame: Frame) -> Box:
    """The box of a place's building."""
    x, y = frame.at(*spots(everybody)[name])
    weight = frame.weight
    if frame.compact:
        wide = 36 * weight
    else:
        wide = (42 if _tall(frame) else 84 if kind == "dock" else max(44, ROOF * roofs)) * weight
    tall = building_tall(kind, roofs, frame)
    far = (_node(frame) + 6) * weight
    if side(name) == "right":
        return x + far, y - tall / 2, x + far + wide, y + tall / 2
    top = y - far - tall if side(name) == "above" else y + far
    return x - wide / 2, top, x + wide / 2, top + tall


def berths(harbour: Harbour, frame: Frame) -> dict[str, tuple[Point, Point]]:
    """Where barges lie in each place that can be seen: in the units of the map, and on the picture."""
    where = spots(names(harbour))
    found = {row[0]: (where[row[0]], frame.at(*where[row[0]])) for row in harbour.places}
    return {name: both for name, both in found.items() if within(both[1][0], frame)}


def houses(harbour: Harbour, frame: Frame) -> dict[str, Box]:
    """The boxes of all buildings."""
    everybody = names(harbour)
    return {
        name: building(name, kind, len(values), everybody, frame)
        for name, kind, _, values, _ in harbour.places
        if kind in BUILT
    }


def sign(box: Box, frame: Frame) -> Box:
    """The lower part of a building, with what it is for."""
    high = 28 if frame.compact else SIGN - 6 if _tall(frame) else SIGN
    return box[0], box[3] - high * frame.weight, box[2], box[3]


def roofs(box: Box, number: int, frame: Frame) -> list[Point]:
    """Where the values of roofs stand, and what is delivered lies."""
    weight, x = frame.weight, (box[0] + box[2]) / 2
    if frame.compact:
        return [(x, box[1] + 18 * weight)] * number
    if _tall(frame):
        return [(x, box[1] + (8 + FLOOR * (step + 0.5)) * weight) for step in range(number)]
    return [(x + (step - (number - 1) / 2) * ROOF * weight, box[1] + 21 * weight) for step in range(number)]


def workers_at(box: Box, frame: Frame) -> list[tuple[float, float, float]]:
    """Where the two workers of a dock stand, and how large they are."""
    weight, x = frame.weight, (box[0] + box[2]) / 2
    if frame.compact:
        return [(x + way * 10 * weight, box[1] + 14 * weight, 11 * weight) for way in (-1, 1)]
    if _tall(frame):
        return [(x, box[1] + (22 + 40 * row) * weight, 18 * weight) for row in (0, 1)]
    return [(x + way * 20 * weight, box[1] + 22 * weight, 18 * weight) for way in (-1, 1)]


def free_roofs(spot: PlaceView) -> list[int]:
    """The values of the roofs that are still free, the best first."""
    return sorted(spot.roofs, reverse=True)[len(spot.stored) :]


def within(x: float, frame: Frame) -> bool:
    """Whether a place of the harbour with its building can be seen on this part of the map."""
    reach = 50 * frame.weight
    return frame.box[0] - reach < x < frame.box[2] + reach


def texts(harbour: Harbour, frame: Frame) -> list[PlacedLine]:
    """Values of roofs, names of water; where all is small, none."""
    found: list[PlacedLine] = []
    if frame.compact:
        return found
    everybody, weight = names(harbour), frame.weight
    size = LARGE * weight
    for name, kind, good, values, _ in harbour.places:
        x, y = frame.at(*spots(everybody)[name])
        if not within(x, frame):
            continue
        if kind == "water":
            half = berth_half(name, weight)
            room = (x - half, y - NODE * weight, x + half, y + NODE * weight)
            found.append(place(_short(name), room, size, "ink", "foam", least=size))
        elif kind in ("store", "ware"):
            box = building(name, kind, len(values), everybody, frame)
            for (rx, ry), value in zip(roofs(box, len(values), frame), values, strict=True):
                room = (rx - 15 * weight, ry - 14 * weight, rx + 15 * weight, ry + 14 * weight)
                found.append(place(str(value), room, size, "white", "brick" if good else "slate", least=size))
            if not good and _side_by_side(frame):
                found.append(place("?", sign(box, frame), SMALL * 1.2 * weight, "ink", "mist", aside=True))
    return found


def _short(name: str) -> str:
    """What a piece of water is called on the map: the first letters of the last part of its name."""
    return name.rpartition("-")[2].upper()[:3]


def berth_half(name: str, weight: float) -> float:
    """Half the width of a piece of water with its name."""
    return max(NODE * weight, line(_short(name), "bold", LARGE * weight).width / 2 + 4 * weight)


def paint(pen: Pen, harbour: Harbour, frame: Frame, words: list[PlacedLine]) -> None:
    """The whole harbour."""
    everybody, weight = names(harbour), frame.weight
    where = spots(everybody)
    _water(pen, frame, island=not strangers(everybody))
    for a, b in harbour.links:
        _dashes(pen, frame.at(*where[a]), frame.at(*where[b]), weight)
    for name, kind, good, values, color in harbour.places:
        x, y = frame.at(*where[name])
        if kind in BUILT:
            box = building(name, kind, len(values), everybody, frame)
            if side(name) == "right":
                pen.line([(x, y), (box[0] + 4, y)], "wood", 8 * weight)
            _building(pen, box, kind, good, len(values), color, frame)
        _berth(pen, name, (x, y), kind, color, frame)
    for word in words:
        word.paint(pen)


def _water(pen: Pen, frame: Frame, *, island: bool) -> None:
    weight = frame.weight
    left, _, right, bottom = frame.box
    pen.rect(frame.box, "quay")
    far = (_node(frame) + 4) * weight
    shore, quay = frame.at(0, NORTH)[1] - far, frame.at(0, SOUTH)[1] + far
    pen.rect((left, shore, right, quay), "water")
    if island and _side_by_side(frame):
        x0, y0, x1, y1 = ISLAND
        a, b = frame.at(x0, y0), frame.at(x1, y1)
        pen.rect((a[0] - 5, a[1] - 5, b[0] + 5, b[1] + 5), "foam", 26 * weight)
        pen.rect((*a, *b), "field", 22 * weight, "ditch", 3 * weight)
        titled(frame).paint(pen)
    mouth = (frame.at(712, 0)[0], quay - 1, frame.at(888, 0)[0], bottom)
    pen.rect(mouth, "water")
    for y in (shore, quay):
        pen.line([(left, y), (right, y)], "wood", 4 * weight)
    pen.line([(mouth[0], quay), (mouth[2], quay)], "water", 5 * weight)
    for edge in (mouth[0], mouth[2]):
        pen.line([(edge, quay), (edge, bottom)], "wood", 4 * weight)
    for x, y in WAVES:
        px, py = frame.at(x, y)
        size = 6 * weight
        wave = [(px + step * size, py - abs(step) % 2 * size / 2) for step in range(-2, 3)]
        pen.line(wave, "foam", 2.4 * weight)
    for x, size, hull in SHIPS:
        if not frame.compact:
            ship(pen, *frame.at(x, MIDDLE + 30), size * weight, hull, "paper", "alarm")


def _dashes(pen: Pen, a: Point, b: Point, weight: float) -> None:
    """A way over water."""
    far = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    steps = max(2, int(far / (9 * weight)))
    for step in range(steps):
        t0, t1 = step / steps, (step + 0.55) / steps
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (t0, t1)]
        pen.line(ends, "paper", 2.4 * weight)


def _building(
    pen: Pen, box: Box, kind: str, good: str | None, number: int, color: str | None, frame: Frame
) -> None:
    if kind == "dock":
        _dock(pen, box, str(color), frame)
        return
    weight, lower = frame.weight, sign(box, frame)
    wall, front, edge = ("brick", "plaster", "brick_dark") if good else ("slate", "mist", "night")
    if frame.compact or _tall(frame):
        part = (box[0], box[1], box[2], lower[1] + 2) if good else box
        gable(pen, part, "bell" if good else "spout", wall, edge)
    else:
        for place_, (x, _) in enumerate(roofs(box, number, frame)):
            half = ROOF * weight / 2
            roof = (x - half, box[1], x + half, lower[1] + 2)
            gable(pen, roof, GABLES[place_ % 3] if good else "spout", wall, edge)
    if good or _side_by_side(frame):
        pen.rect(lower, front, 3 * weight, edge, 2 * weight)
    if good:
        x, y = (lower[0] + lower[2]) / 2, (lower[1] + lower[3]) / 2
        token(pen, good, x, y, (lower[3] - lower[1]) / 2 - 1.5 * weight, front)


def _dock(pen: Pen, box: Box, color: str, frame: Frame) -> None:
    """A dock with room for two workers, and the emblem of their colour."""
    weight = frame.weight
    pen.rect(box, "roof_c", 5 * weight, "wood_dark", 2 * weight)
    for x, y, size in workers_at(box, frame):
        pen.disc(x, y, size * 0.95, "block", "kerb", 2 * weight)
    high = 12 if frame.compact else 26
    low = (box[0] + 4 * weight, box[3] - (high + 4) * weight, box[2] - 4 * weight, box[3] - 4 * weight)
    pen.rect(low, f"dock_{color}", 4 * weight, "wood_dark", 1.6 * weight)
    if not frame.compact:
        x, y = (low[0] + low[2]) / 2, (low[1] + low[3]) / 2
        emblem(pen, color, x, y, 10 * weight, WRITTEN_ON[f"dock_{color}"])


def _berth(pen: Pen, name: str, at: Point, kind: str, color: str | None, frame: Frame) -> None:
    """A space where barges lie."""
    x, y = at
    weight = frame.weight
    if kind == "pier":
        half, tall = (20 if frame.compact or _tall(frame) else 60) * weight, 20 * weight
        pen.rect((x - half, y - tall, x + half, y + tall), "wood_dark", 5 * weight)
        pen.rect((x - half + 3, y - tall + 3, x + half - 3, y + tall - 3), "roof_b", 4 * weight)
        for step in range(1, int(half / 5 / weight)):
            px = x - half + step * 10 * weight
            pen.line([(px, y - tall + 4), (px, y + tall - 4)], "roof_a", 2 * weight)
        return
    shades = {"store": "brick", "ware": "slate", "water": "deep", "dock": "wood_dark"}
    fill = f"dock_{color}" if kind == "dock" else "foam" if kind == "water" else "paper"
    if frame.compact:
        pen.disc(x, y, (DOT + 1.5) * weight, shades[kind])
        pen.disc(x, y, DOT * weight, fill)
        return
    half = berth_half(name, weight) if kind == "water" else NODE * weight
    tall = (NODE - 3) * weight
    edge = 2.4 * weight
    pen.rect((x - half, y - tall, x + half, y + tall), shades[kind], tall)
    pen.rect((x - half + edge, y - tall + edge, x + half - edge, y + tall - edge), fill, tall - edge)
    if kind == "dock":
        _crane(pen, x, y, 9 * weight, WRITTEN_ON[f"dock_{color}"])
    elif kind != "water":
        anchor(pen, x, y, 10 * weight, shades[kind])


def _crane(pen: Pen, x: float, y: float, size: float, color: str) -> None:
    arm = [(-0.35, 0.95), (-0.35, -0.85), (0.75, -0.85), (0.75, 0.1)]
    pen.line([(x + dx * size, y + dy * size) for dx, dy in arm], color, size * 0.24)
    pen.line([(x - 0.35 * size, y - 0.25 * size), (x + 0.3 * size, y - 0.85 * size)], color, size * 0.2)
    pen.line([(x - 0.85 * size, y + 0.95 * size), (x + 0.2 * size, y + 0.95 * size)], color, size * 0.26)
    pen.disc(x + 0.75 * size, y + 0.2 * size, size * 0.24, color)


def titled(frame: Frame) -> PlacedLine:
    """The name of the city on its island."""
    x0, y0, x1, y1 = ISLAND
    (left, top), (right, bottom) = frame.at(x0 + 12, y0), frame.at(x1 - 12, y1)
    return place(
        "Amsterdam", (left, top, right, bottom), 40 * frame.weight, "bottle", "field",
        face="title", least=SMALL, aside=True,
    )  # fmt: skip
