"""Small signs: the symbols of the six colours, cubes, dock workers, coins, crests and figures."""

from math import cos, pi, sin

from render.feld.palette import WRITTEN_ON
from render.pen import Box, Pen, Point, turned
from render.pieces import GABLES

COLORS = ("pink", "gray", "orange", "brown", "purple", "black")
#: The cloaks of the figures of expansions.
FIGURES = {"supervisor": "delft", "bailiff": "bottle", "marketeer": "dock_maroon"}

#: The symbol of every colour, in a circle of radius 1; the circle itself is drawn as a disc.
SYMBOLS: dict[str, tuple[Point, ...]] = {
    "pink": tuple(
        (16 * sin(t) ** 3 / 17.5, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t) + 2) / 16)
        for t in [step * pi / 16 for step in range(32)]
    ),
    "gray": ((-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76)),
    "orange": ((0, -0.95), (0.98, 0.75), (-0.98, 0.75)),
    "brown": tuple(
        turned(
            (
                (-0.3, -1), (0.3, -1), (0.3, -0.3), (1, -0.3), (1, 0.3), (0.3, 0.3), (0.3, 1), (-0.3, 1),
                (-0.3, 0.3), (-1, 0.3), (-1, -0.3), (-0.3, -0.3),
            ),
            0, 0, 45,
        )
    ),
    "purple": ((0, -1.05), (0.8, 0), (0, 1.05), (-0.8, 0)),
}  # fmt: skip


def symbol(pen: Pen, color: str, x: float, y: float, size: float, fill: str) -> None:
    """The symbol of a colour around a point."""
    if color in SYMBOLS:
        pen.polygon(turned(SYMBOLS[color], x, y, 0, size), fill)
    else:
        pen.disc(x, y, size * 0.82, fill)


def cube(pen: Pen, color: str, x: float, y: float, size: float) -> None:
    """A resource: a cube in its colour with its symbol; `size` is half its width."""
    shade = f"cube_{color}"
    box = (x - size, y - size, x + size, y + size)
    pen.rect(box, "ink", size * 0.34)
    pen.rect(inside(box, max(1.0, size * 0.1)), shade, size * 0.28)
    symbol(pen, color, x, y, size * 0.52, WRITTEN_ON[shade])


def inside(box: Box, inset: float) -> Box:
    """A box smaller by so much on each side."""
    return box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset


def worker(pen: Pen, color: str, x: float, y: float, size: float) -> None:
    """A dock worker: cap, head and shoulders in a colour, with its emblem; `size` is half the height."""
    shade = f"dock_{color}"
    line = max(1.0, size * 0.12)
    body = [(-0.85, 1), (-0.8, 0.1), (-0.45, -0.22), (0.45, -0.22), (0.8, 0.1), (0.85, 1)]
    pen.polygon(turned(body, x, y, 0, size), shade, "ink", line)
    pen.disc(x, y - size * 0.5, size * 0.44, "ink")
    pen.disc(x, y - size * 0.5, size * 0.44 - line * 0.8, shade)
    pen.polygon(
        turned([(-0.5, -0.6), (-0.4, -0.98), (0.35, -1), (0.5, -0.72), (0.72, -0.6)], x, y, 0, size), "ink"
    )
    emblem(pen, color, x, y + size * 0.42, size * 0.42, WRITTEN_ON[shade])


#: The petals, flakes, rays and grapes of emblems: places around a point.
AROUND = tuple([(sin(step * pi / 6), -cos(step * pi / 6)) for step in range(12)])


def emblem(pen: Pen, color: str, x: float, y: float, size: float, fill: str) -> None:
    """What tells the colours of dock workers apart without a word: something that has the colour."""
    if color == "light_blue":
        drop = [(0, -1), (0.5, -0.2), (0.62, 0.3), (0.4, 0.8), (0, 0.95), (-0.4, 0.8), (-0.62, 0.3)]
        pen.polygon(turned([*drop, (-0.5, -0.2)], x, y, 0, size), fill)
    elif color == "maroon":
        for dx, dy in ((-0.6, -0.45), (0, -0.45), (0.6, -0.45), (-0.3, 0.1), (0.3, 0.1), (0, 0.65)):
            pen.disc(x + dx * size, y + dy * size, size * 0.31, fill)
    elif color == "white":
        for dx, dy in AROUND[::2][:3]:
            ends = [(x - dx * size, y - dy * size), (x + dx * size, y + dy * size)]
            pen.line(ends, fill, size * 0.24)
    elif color == "gold":
        pen.disc(x, y, size * 0.45, fill)
        for dx, dy in AROUND[::2]:
            ends = [(x + dx * size * 0.66, y + dy * size * 0.66), (x + dx * size, y + dy * size)]
            pen.line(ends, fill, size * 0.2)
    elif color == "light_pink":
        for step in range(5):
            a = step * pi * 0.4
            pen.disc(x + 0.58 * size * sin(a), y - 0.58 * size * cos(a), size * 0.38, fill)
        pen.disc(x, y, size * 0.22, f"dock_{color}")
    else:
        leaf = [(-0.9, 0.8), (-0.8, -0.2), (-0.2, -0.8), (0.9, -0.9), (0.8, 0.2), (0.2, 0.8)]
        pen.polygon(turned(leaf, x, y, 0, size), fill)
        pen.line([(x - size * 0.9, y + size * 0.8), (x + size * 0.45, y - size * 0.45)], "leaf", size * 0.14)


def coin(pen: Pen, x: float, y: float, size: float) -> None:
    """A gulden."""
    pen.disc(x, y, size, "gold_dark")
    pen.disc(x, y, size * 0.88, "gold")
    pen.disc(x, y, size * 0.62, None, "gold_dark", size * 0.12)
    for sign in (-1, 1):
        reach = size * 0.26
        pen.line([(x - reach, y - reach * sign), (x + reach, y + reach * sign)], "gold_dark", size * 0.16)


def crest(pen: Pen, x: float, y: float, size: float, fill: str, edge: str = "ink") -> None:
    """A coat of arms in a colour; `size` is half its height."""
    shape = [(-0.82, -0.95), (0.82, -0.95), (0.82, 0.2), (0.62, 0.56), (0, 1), (-0.62, 0.56), (-0.82, 0.2)]
    pen.polygon(turned(shape, x, y, 0, size), fill, edge, max(1.2, size * 0.12))


def penalty(pen: Pen, x: float, y: float, size: float) -> None:
    """A penalty token."""
    corners = [(cos((a + 22.5) * pi / 180), sin((a + 22.5) * pi / 180)) for a in range(0, 360, 45)]
    pen.polygon(turned(corners, x, y, 0, size), "alarm", "ink", max(1.0, size * 0.1))
    pen.rect((x - size * 0.55, y - size * 0.17, x + size * 0.55, y + size * 0.17), "white")


def scroll(pen: Pen, x: float, y: float, size: float) -> None:
    """A secret order: a sealed letter."""
    box = (x - size * 1.05, y - size * 0.75, x + size * 1.05, y + size * 0.75)
    pen.rect(box, "plaster", size * 0.12, "wood_dark", max(1.0, size * 0.12))
    edge = max(1.0, size * 0.12)
    flap = [(box[0] + edge, box[1] + edge), (x, y + size * 0.2), (box[2] - edge, box[1] + edge)]
    pen.line(flap, "wood_dark", edge)
    pen.disc(x, y + size * 0.18, size * 0.34, "alarm")


def star(pen: Pen, x: float, y: float, size: float, fill: str, edge: str) -> None:
    """Points: a laurel star."""
    points = [
        (x + size * far * sin(step * pi / 6), y - size * far * cos(step * pi / 6))
        for step, far in enumerate((1, 0.72) * 6)
    ]
    pen.polygon(points, fill, edge, max(1.0, size * 0.1))


def gable(pen: Pen, box: Box, kind: str, fill: str, edge: str) -> None:
    """A house front without windows: a roof that can carry a number."""
    left, top, right, bottom = box
    middle, half = (left + right) / 2, (right - left) / 2
    eave = top + half * 0.9
    roof = [(middle + x * half, eave + y * (eave - top)) for x, y in GABLES[kind]]
    pen.polygon([(left, bottom), *roof, (right, bottom)], fill, edge, max(1.0, half * 0.08))


def barge(pen: Pen, x: float, y: float, size: float, fill: str) -> None:
    """A barge from above, its bow to the right; `size` is half its length."""
    hull = [(-0.95, -0.5), (0.45, -0.52), (0.98, 0), (0.45, 0.52), (-0.95, 0.5), (-1.02, 0)]
    pen.polygon(turned(hull, x, y, 0, size), fill, "ink", max(1.2, size * 0.1))


def figure(pen: Pen, x: float, y: float, size: float, fill: str) -> None:
    """A figure of an expansion: a gentleman in a hat; `size` is half its height."""
    line = max(1.0, size * 0.09)
    cloak = [(-0.78, 1), (-0.62, 0.02), (-0.28, -0.2), (0.28, -0.2), (0.62, 0.02), (0.78, 1)]
    pen.polygon(turned(cloak, x, y, 0, size), fill, "ink", line)
    pen.disc(x, y - size * 0.38, size * 0.3, "plaster", "ink", line)
    pen.polygon(turned([(-0.72, -0.5), (0.72, -0.5), (0.6, -0.62), (-0.6, -0.62)], x, y, 0, size), "ink")
    pen.polygon(turned([(-0.36, -0.58), (-0.3, -1.05), (0.3, -1.05), (0.36, -0.58)], x, y, 0, size), "ink")


def pips(pen: Pen, x: float, y: float, size: float, number: int, fill: str) -> None:
    """The pips of a die; `size` is half the die."""
    far = size * 0.52
    spots = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }[number]
    for dx, dy in spots:
        pen.disc(x + dx * far, y + dy * far, size * 0.19, fill)
