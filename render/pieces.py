"""Little drawings that both games use: houses with gables, ships, mills, stars."""

from math import cos, pi, sin

from render.pen import Box, Pen, Point, turned

#: The outlines of roofs over a front from x = -1 to 1, from the left eave to the right; y is up to -1.
GABLES: dict[str, tuple[Point, ...]] = {
    "step": (
        (-1, 0), (-1, -0.18), (-0.74, -0.18), (-0.74, -0.42), (-0.48, -0.42), (-0.48, -0.68), (-0.22, -0.68),
        (-0.22, -1), (0.22, -1), (0.22, -0.68), (0.48, -0.68), (0.48, -0.42), (0.74, -0.42), (0.74, -0.18),
        (1, -0.18), (1, 0),
    ),
    "neck": (
        (-1, 0), (-0.95, -0.12), (-0.6, -0.3), (-0.48, -0.5), (-0.48, -0.8), (-0.56, -0.86), (0, -1.08),
        (0.56, -0.86), (0.48, -0.8), (0.48, -0.5), (0.6, -0.3), (0.95, -0.12), (1, 0),
    ),
    "bell": (
        (-1, 0), (-0.98, -0.15), (-0.8, -0.24), (-0.66, -0.42), (-0.58, -0.7), (-0.4, -0.9), (-0.16, -0.98),
        (0, -1.06), (0.16, -0.98), (0.4, -0.9), (0.58, -0.7), (0.66, -0.42), (0.8, -0.24), (0.98, -0.15),
        (1, 0),
    ),
    "spout": (
        (-1, 0), (-1.06, -0.06), (-0.24, -0.84), (-0.24, -1), (0.24, -1), (0.24, -0.84), (1.06, -0.06),
        (1, 0),
    ),
}  # fmt: skip

SAILS = (
    (-0.46, -0.78, -0.16, -0.5), (-0.5, -0.47, -0.12, -0.2), (-0.08, -0.9, 0.24, -0.58),
    (-0.12, -0.54, 0.28, -0.2), (0.3, -0.66, 0.54, -0.42), (0.28, -0.38, 0.58, -0.16),
)  # fmt: skip


def house(
    pen: Pen,
    box: Box,
    gable: str,
    wall: str,
    trim: str,
    pane: str,
    *,
    floors: int = 2,
    panes: int = 2,
    door: bool = True,
) -> None:
    """A canal house: a narrow front under a gable, with windows and a door."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    eave = top + min(wide * 0.55, tall * 0.4)
    middle, half = (left + right) / 2, wide / 2
    roof = [(middle + x * half, eave + y * (eave - top)) for x, y in GABLES[gable]]
    pen.polygon([(left, bottom), *roof, (right, bottom)], wall, trim, max(1.0, wide * 0.035))
    width = wide / (panes * 2 + 1)
    row = (bottom - eave) / (floors + (1 if door else 0.2))
    for floor in range(floors):
        for column in range(panes):
            x = left + width * (2 * column + 1)
            y = eave + row * (floor + 0.22)
            pen.rect((x, y, x + width, y + row * 0.62), pane)
    pen.rect(
        (middle - width * 0.4, eave - (eave - top) * 0.5, middle + width * 0.4, eave - (eave - top) * 0.12),
        pane,
    )
    if door:
        pen.rect((middle - width * 0.55, bottom - row * 0.82, middle + width * 0.55, bottom), trim)


def houses(pen: Pen, box: Box, seed: int, walls: tuple[str, ...], trim: str, pane: str) -> None:
    """A row of canal houses, all different in the same order every time."""
    left, top, right, bottom = box
    tall = bottom - top
    x, number = left, seed
    kinds = tuple(GABLES)
    while x < right - tall * 0.2:
        wide = tall * (0.4 + 0.07 * (number * 7 % 5))
        wide = wide if x + wide * 1.5 < right else right - x
        high = tall * (0.74 + 0.065 * (number * 11 % 5))
        wall = walls[number * 5 % len(walls)]
        panes = 2 + (wide > tall * 0.58)
        front = (x, bottom - high, x + wide, bottom)
        house(pen, front, kinds[number * 5 % 4], wall, trim, pane, floors=2 + number % 2, panes=panes)
        x += wide
        number += 1


def ship(pen: Pen, x: float, y: float, size: float, hull: str, sail: str, flag: str) -> None:
    """A fluyt under sail, seen from the side; the point is the middle of its waterline."""

    def shape(points: list[Point], fill: str) -> None:
        pen.polygon(turned(points, x, y, 0, size), fill)

    for mast, top in ((-0.3, -0.92), (0.08, -1.05), (0.42, -0.8)):
        shape([(mast - 0.015, top), (mast + 0.015, top), (mast + 0.02, -0.1), (mast - 0.02, -0.1)], hull)
        shape([(mast + 0.015, top), (mast + 0.2, top + 0.05), (mast + 0.015, top + 0.1)], flag)
    for left, top, right, bottom in SAILS:
        shape(
            [
                (left, top),
                (right - 0.04, top),
                (right + 0.03, (top + bottom) / 2),
                (right, bottom),
                (left - 0.03, bottom),
            ],
            sail,
        )
    shape(
        [
            (-0.68, -0.3),
            (-0.5, -0.26),
            (-0.46, -0.1),
            (0.5, -0.1),
            (0.78, -0.2),
            (0.66, 0),
            (0.56, 0.1),
            (-0.5, 0.1),
            (-0.6, 0),
        ],
        hull,
    )
    shape([(-0.58, -0.02), (0.66, -0.02), (0.64, 0.03), (-0.57, 0.03)], sail)


def mill(pen: Pen, x: float, y: float, size: float, body: str, cap: str, sails: str) -> None:
    """A windmill; the point is the middle of its foot."""
    pen.polygon(turned([(-0.3, 0), (-0.17, -0.72), (0.17, -0.72), (0.3, 0)], x, y, 0, size), body)
    pen.polygon(turned([(-0.2, -0.7), (-0.12, -0.92), (0.1, -0.92), (0.2, -0.7)], x, y, 0, size), cap)
    pen.polygon(turned([(-0.08, 0), (-0.08, -0.2), (0.08, -0.2), (0.08, 0)], x, y, 0, size), cap)
    for angle in (25, 115, 205, 295):
        pen.line(
            [(x, y - 0.8 * size), *turned([(0.72, 0)], x, y - 0.8 * size, angle, size)], cap, size * 0.05
        )
        pen.polygon(
            turned([(0.14, 0), (0.72, 0), (0.72, 0.15), (0.14, 0.15)], x, y - 0.8 * size, angle, size),
            sails,
            cap,
            0.02 * size,
        )


def star(
    pen: Pen, x: float, y: float, radius: float, fill: str, edge: str | None = None, width: float = 0
) -> None:
    """A star with five points."""
    points = [
        (x + radius * far * sin(step * pi / 5), y - radius * far * cos(step * pi / 5))
        for step, far in enumerate((1, 0.45) * 5)
    ]
    pen.polygon(points, fill, edge, width)
