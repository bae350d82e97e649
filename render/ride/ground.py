"""The ground of the map: the IJ, the half-moon of canals inside the walls, fields and mills outside them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from render.frame import Frame
from render.pen import Paint, Pen, Point
from render.pieces import mill, ship
from render.ride.layout import Track
from render.ride.pieces import rose

#: The wall's middle and reach in map units, and the point of the shore towards which the canals open.
MIDDLE = (905, 500)
REACH = (722, 672)
SHORE_MIDDLE = (1075, 330)
RINGS = (0.8, 0.665, 0.53, 0.395)
FACET = 15
SHORE = (
    (640, -120), (800, -20), (905, 75), (985, 165), (1090, 245), (1215, 330), (1320, 420), (1420, 530),
    (1500, 640), (1570, 765), (1640, 900), (1720, 1050), (1820, 1320),
)  # fmt: skip
AMSTEL = (
    (930, 1340), (955, 1180), (985, 1060), (968, 960), (930, 870), (880, 775), (873, 690), (905, 590),
    (955, 470), (975, 330), (985, 170),
)  # fmt: skip
WAVES = (
    (1080, 60), (1235, 30), (1180, 150), (1330, 210), (1345, 330), (1400, 90), (1005, 20), (1290, 300),
    (1510, 60), (1500, 330),
)  # fmt: skip
#: Where ships lie, how large they are, and what colour their hull has.
SHIPS = ((1095, 118, 76, "wood_dark"), (1425, 215, 66, "brick_dark"), (1290, 112, 50, "delft"))
MILLS = ((190, 150, 66), (275, 105, 46), (190, 1130, 70), (320, 1160, 46))
#: Canals across the rings, by their angle.
SPOKES = (62, 100, 128, 163, 196)


def _ring(part: float, start: float = -60, end: float = 300, step: float = FACET) -> list[Point]:
    """A canal around the old town: a line of straight pieces, as they were dug."""
    mx = SHORE_MIDDLE[0] + (MIDDLE[0] - SHORE_MIDDLE[0]) * part
    my = SHORE_MIDDLE[1] + (MIDDLE[1] - SHORE_MIDDLE[1]) * part
    turns = int((end - start) / step)
    angles = [(start + number * step) * pi / 180 for number in range(turns + 1)]
    return [(mx + REACH[0] * part * cos(a), my + REACH[1] * part * sin(a)) for a in angles]


def _wall(out: float) -> list[Point]:
    """The rampart with its bastions."""
    points: list[Point] = []
    for angle in range(0, 360, 12):
        for turn, far in ((-3.1, 1), (-2.5, 1.035), (0, 1.062), (2.5, 1.035), (3.1, 1)):
            a = (angle + turn) * pi / 180
            points.append(
                (MIDDLE[0] + REACH[0] * far * out * cos(a), MIDDLE[1] + REACH[1] * far * out * sin(a))
            )
    return points


def scenery(frame: Frame, streets: Sequence[Track]) -> Paint:
    """Everything under the streets."""

    def at(points: Iterable[Point]) -> list[Point]:
        return [frame.at(*point) for point in points]

    weight = frame.weight
    roofs = [(at(corners), shade) for corners, shade in _roofs(streets, frame)]
    moat, wall, town = at(_wall(1.05)), at(_wall(1)), at(_ring(0.965, 0, 360, 4))
    *canals, amstel = canal_lines(frame)
    left, top, right, bottom = frame.box

    def paint(pen: Pen) -> None:
        pen.rect((left - 60, top - 60, right + 60, bottom + 60), "field")
        _fields(pen, frame)
        pen.polygon(moat, "canal", "bank", 2.5 * weight)
        pen.polygon(wall, "wall", "ditch", 2 * weight)
        pen.polygon(town, "land")
        for corners, shade in roofs:
            pen.polygon(corners, shade)
        for color, wide in (("bank", 17), ("canal", 12.5)):
            for canal in canals:
                pen.line(canal, color, wide * weight)
        for color, wide in (("bank", 35), ("canal", 30)):
            pen.line(amstel, color, wide * weight)
        _water(pen, frame)
        for x, y, size in MILLS:
            mill(pen, *frame.at(x, y), size * weight, "wood", "wood_dark", "paper")

    return paint


def _canals() -> Iterator[list[Point]]:
    for part in RINGS:
        yield _ring(part)
    for angle in SPOKES:
        ends = [_ring(part, angle, angle + 1, 1)[0] for part in (RINGS[-1] if angle % 2 else RINGS[1], 0.97)]
        yield ends


@lru_cache(maxsize=8)
def canal_lines(frame: Frame) -> tuple[tuple[Point, ...], ...]:
    """The middle lines of all canals on the picture."""
    return tuple([tuple([frame.at(*point) for point in canal]) for canal in (*_canals(), AMSTEL)])


def _fields(pen: Pen, frame: Frame) -> None:
    """Ditches through the fields, along and across."""
    for number in range(40):
        x = -900 + number * 62
        pen.line([frame.at(x, -40), frame.at(x + 500, 1360)], "ditch", 2.2 * frame.weight)
    for number in range(9):
        y = -500 + number * 230
        pen.line([frame.at(-200, y + 250), frame.at(1900, y - 100)], "ditch", 3 * frame.weight)


def _roofs(streets: Sequence[Track], frame: Frame) -> Iterator[tuple[list[Point], str]]:
    """Rows of houses on both sides of the canals, where no street runs."""
    far = 11 * frame.weight
    roads = {
        (int(x / far) + dx, int(y / far) + dy)
        for track in streets
        for x, y in track.line
        for dx in range(-2, 3)
        for dy in range(-2, 3)
    }
    shades = ("roof_a", "roof_b", "roof_c", "block")
    count = 0
    for part in RINGS:
        for (x0, y0), (x1, y1) in pairwise(_ring(part, -20, 290)):
            whole = hypot(x1 - x0, y1 - y0)
            ux, uy = (x1 - x0) / whole, (y1 - y0) / whole
            for side in (-1, 1):
                along = 6.0
                while along < whole - 24:
                    count += 1
                    wide = 15 + count * 7 % 11
                    near, deep = side * 13, side * (29 + count * 5 % 7)
                    corners = [
                        (x0 + ux * a - uy * b, y0 + uy * a + ux * b)
                        for a, b in ((along, near), (along + wide, near), (along + wide, deep), (along, deep))
                    ]
                    along += wide + 1.5
                    ends = [frame.at(*corner) for corner in corners]
                    if count % 9 and not any((int(x / far), int(y / far)) in roads for x, y in ends):
                        yield corners, shades[count * 3 % 4]


def _water(pen: Pen, frame: Frame) -> None:
    """The IJ with its piles, waves and ships."""
    shore = [frame.at(*point) for point in SHORE]
    corner = frame.at(2400, -700)
    pen.polygon([*shore, frame.at(2400, 1320), corner, frame.at(640, -700)], "water")
    pen.line(shore, "kerb", 9 * frame.weight)
    pen.line(shore, "wood", 2.5 * frame.weight)
    for (x0, y0), (x1, y1) in pairwise(SHORE):
        steps = int(hypot(x1 - x0, y1 - y0) / 16)
        for step in range(steps):
            x = x0 + (x1 - x0) * step / steps + 30
            y = y0 + (y1 - y0) * step / steps - 34
            pen.disc(*frame.at(x, y), 2.3 * frame.weight, "wood")
    for x, y in WAVES:
        px, py = frame.at(x, y)
        size = 7.5 * frame.weight
        wave = [(px + step * size, py - abs(step) % 2 * size / 2) for step in range(-2, 3)]
        pen.line(wave, "foam", 3 * frame.weight)
    for x, y, long, hull in SHIPS:
        ship(pen, *frame.at(x, y), long * frame.weight, hull, "paper", "alarm")
    rose(pen, *frame.at(1462, 405), 40 * frame.weight, "delft", "paper")
