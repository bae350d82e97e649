"""The nine commodities as little drawings."""

from collections.abc import Callable
from math import cos, pi, sin

from render.pen import Pen, turned

Drawing = Callable[[Pen, float, float, float], None]


def _glass(pen: Pen, x: float, y: float, size: float) -> None:
    cup = [(-0.55, -0.95), (0.55, -0.95), (0.42, -0.25), (0.1, 0.05), (-0.1, 0.05), (-0.42, -0.25)]
    pen.polygon(turned(cup, x, y, 0, size), "foam", "delft", size * 0.13)
    wine = [(-0.46, -0.55), (0.46, -0.55), (0.38, -0.25), (0.08, 0), (-0.08, 0), (-0.38, -0.25)]
    pen.polygon(turned(wine, x, y, 0, size), "dock_maroon")
    pen.line(turned([(0, 0.05), (0, 0.75)], x, y, 0, size), "delft", size * 0.16)
    pen.line(turned([(-0.42, 0.82), (0.42, 0.82)], x, y, 0, size), "delft", size * 0.2)


def _jenever(pen: Pen, x: float, y: float, size: float) -> None:
    bottle = [
        (-0.16, -1), (0.16, -1), (0.16, -0.5), (0.5, -0.15), (0.5, 0.95), (-0.5, 0.95), (-0.5, -0.15),
        (-0.16, -0.5),
    ]  # fmt: skip
    pen.polygon(turned(bottle, x, y, 0, size), "bottle")
    pen.rect((x - size * 0.5, y + size * 0.1, x + size * 0.5, y + size * 0.62), "paper")
    pen.rect((x - size * 0.24, y - size * 1.02, x + size * 0.24, y - size * 0.82), "wood")


def _coffee(pen: Pen, x: float, y: float, size: float) -> None:
    for dx, dy, angle in ((-0.32, 0.2, -35), (0.36, -0.24, -35)):
        bean = [(0.62 * cos(step * pi / 9), 0.44 * sin(step * pi / 9)) for step in range(18)]
        at = (x + dx * size, y + dy * size)
        pen.polygon(turned(bean, *at, angle, size), "wood_dark")
        seam = [(step / 10, 0.1 * sin(step * pi / 5)) for step in range(-5, 6)]
        pen.line(turned(seam, *at, angle, size), "plaster", size * 0.1)


def _beer(pen: Pen, x: float, y: float, size: float) -> None:
    pen.arc(x + size * 0.42, y + size * 0.15, size * 0.38, -90, 90, "wood", size * 0.18)
    pen.rect((x - size * 0.62, y - size * 0.5, x + size * 0.42, y + size * 0.92), "ochre", size * 0.1)
    pen.rect((x - size * 0.3, y - size * 0.15, x - size * 0.16, y + size * 0.7), "gold")
    pen.rect((x + size * 0.02, y - size * 0.15, x + size * 0.16, y + size * 0.7), "gold")
    for dx in (-0.48, -0.1, 0.28):
        pen.disc(x + dx * size, y - size * 0.56, size * 0.3, "white", "kerb", size * 0.06)


def _tiles(pen: Pen, x: float, y: float, size: float) -> None:
    pen.rect(
        (x - size * 0.85, y - size * 0.85, x + size * 0.85, y + size * 0.85), "white", 0, "delft", size * 0.1
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            leaf = [(0.12, 0.12), (0.66, 0.2), (0.72, 0.72), (0.2, 0.66)]
            pen.polygon([(x + sx * a * size, y + sy * b * size) for a, b in leaf], "player4")
    pen.polygon(turned([(0, -0.3), (0.3, 0), (0, 0.3), (-0.3, 0)], x, y, 0, size), "delft")


def _cheese(pen: Pen, x: float, y: float, size: float) -> None:
    pen.polygon(turned([(-0.98, 0.05), (0.55, -0.75), (0.98, 0.05)], x, y, 0, size), "gold")
    pen.rect((x - size * 0.98, y + size * 0.02, x + size * 0.98, y + size * 0.72), "ochre", size * 0.06)
    for dx, dy, far in ((-0.5, 0.4, 0.15), (0.1, 0.28, 0.12), (0.55, 0.46, 0.17), (0.35, -0.3, 0.12)):
        pen.disc(x + dx * size, y + dy * size, far * size, "gold_dark")


def _lace(pen: Pen, x: float, y: float, size: float) -> None:
    for step in range(10):
        a = step * pi / 5
        pen.disc(
            x + 0.72 * size * cos(a), y + 0.72 * size * sin(a), size * 0.26, "white", "slate", size * 0.09
        )
    pen.disc(x, y, size * 0.7, "white", "slate", size * 0.07)
    for step in range(8):
        a = step * pi / 4
        pen.line([(x, y), (x + 0.56 * size * cos(a), y + 0.56 * size * sin(a))], "slate", size * 0.09)
    pen.disc(x, y, size * 0.24, "white", "slate", size * 0.1)


def _furniture(pen: Pen, x: float, y: float, size: float) -> None:
    for left, top, right, bottom in (
        (-0.55, -0.98, -0.36, 0.95), (0.36, 0.18, 0.55, 0.95), (-0.55, 0.1, 0.6, 0.32),
        (-0.5, -0.85, 0.1, -0.68), (-0.5, -0.45, 0.1, -0.28), (0.02, -0.98, 0.2, 0.2),
    ):  # fmt: skip
        pen.rect((x + left * size, y + top * size, x + right * size, y + bottom * size), "wood", size * 0.05)


def _tulip(pen: Pen, x: float, y: float, size: float) -> None:
    pen.line(turned([(0, 0.1), (0, 0.98)], x, y, 0, size), "leaf", size * 0.16)
    for side in (-1, 1):
        pen.polygon(turned([(0, 0.95), (side * 0.7, 0.1), (side * 0.2, 0.4)], x, y, 0, size), "leaf")
    cup = [
        (0, 0.22), (-0.42, 0.08), (-0.55, -0.35), (-0.48, -0.95), (-0.2, -0.6), (0, -1), (0.2, -0.6),
        (0.48, -0.95), (0.55, -0.35), (0.42, 0.08),
    ]  # fmt: skip
    pen.polygon(turned(cup, x, y, 0, size), "alarm")


#: How each commodity is drawn around a point; `size` is half its height.
GOODS: dict[str, Drawing] = {
    "glass": _glass,
    "jenever": _jenever,
    "coffee": _coffee,
    "beer": _beer,
    "tiles": _tiles,
    "cheese": _cheese,
    "lace": _lace,
    "furniture": _furniture,
    "tulip": _tulip,
}


def token(pen: Pen, good: str, x: float, y: float, radius: float, edge: str = "ink") -> None:
    """A commodity on its round token."""
    pen.disc(x, y, radius, edge)
    pen.disc(x, y, radius - max(1.2, radius * 0.08), "paper")
    GOODS[good](pen, x, y, radius * 0.68)


def tag(pen: Pen, good: str, x: float, y: float, radius: float) -> None:
    """A commodity with room for its letters at the right of it; the point is the middle of both."""
    left, right = x - radius * 1.75, x + radius * 1.75
    pen.rect((left, y - radius, right, y + radius), "ink", radius)
    edge = max(1.2, radius * 0.08)
    pen.rect((left + edge, y - radius + edge, right - edge, y + radius - edge), "paper", radius - edge)
    GOODS[good](pen, left + radius * 1.02, y, radius * 0.7)
