"""Little pictures of what stands in Amsterdam, in one colour: on locations and on cards."""

from collections.abc import Callable

from render.pen import Pen, Point, turned


def _shape(*outlines: list[Point]) -> Callable[[Pen, float, float, float, str], None]:
    def draw(pen: Pen, x: float, y: float, size: float, color: str) -> None:
        for outline in outlines:
            pen.polygon(turned(outline, x, y, 0, size), color)

    return draw


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def anchor(pen: Pen, x: float, y: float, size: float, color: str) -> None:
    """An anchor."""
    width = size * 0.2
    pen.line([(x, y - 0.45 * size), (x, y + 0.75 * size)], color, width)
    pen.line([(x - 0.4 * size, y - 0.22 * size), (x + 0.4 * size, y - 0.22 * size)], color, width)
    pen.disc(x, y - 0.62 * size, 0.24 * size, None, color, size * 0.16)
    pen.arc(x, y + 0.05 * size, 0.68 * size, 15, 165, color, width)


def _bridge(pen: Pen, x: float, y: float, size: float, color: str) -> None:
    pen.arc(x, y + 0.75 * size, 1.15 * size, 215, 325, color, size * 0.24)
    for side in (-0.42, 0.42):
        pen.arc(x + side * size, y + 0.62 * size, 0.3 * size, 180, 360, color, size * 0.15)


#: How each sign is drawn around a point; `size` is half its height.
SIGNS: dict[str, Callable[[Pen, float, float, float, str], None]] = {
    "anchor": anchor,
    "bridge": _bridge,
    "tower": _shape(
        _box(-0.36, -0.2, 0.36, 0.85), _box(-0.48, -0.34, 0.48, -0.18), _box(-0.24, -0.62, 0.24, -0.3),
        [(-0.3, -0.6), (0, -1.05), (0.3, -0.6)],
    ),
    "church": _shape(
        [(-0.85, 0.85), (-0.85, 0.2), (-0.4, -0.15), (-0.1, 0.1), (-0.1, 0.85)],
        _box(-0.02, -0.35, 0.5, 0.85), [(-0.08, -0.33), (0.24, -1.1), (0.56, -0.33)],
        _box(0.5, 0.25, 0.85, 0.85),
    ),
    "house": _shape(
        [(-0.6, 0.85), (-0.6, -0.15), (-0.4, -0.15), (-0.4, -0.45), (-0.2, -0.45), (-0.2, -0.75),
         (0.2, -0.75), (0.2, -0.45), (0.4, -0.45), (0.4, -0.15), (0.6, -0.15), (0.6, 0.85), (0.2, 0.85),
         (0.2, 0.3), (-0.2, 0.3), (-0.2, 0.85)],
    ),
    "castle": _shape(
        _box(-0.42, -0.1, 0.42, 0.85), _box(-0.9, -0.15, -0.4, 0.85), _box(0.4, -0.15, 0.9, 0.85),
        [(-0.98, -0.12), (-0.65, -0.8), (-0.32, -0.12)], [(0.32, -0.12), (0.65, -0.8), (0.98, -0.12)],
    ),
    "palace": _shape(
        _box(-0.95, 0.05, 0.95, 0.85), [(-0.5, 0.06), (0, -0.35), (0.5, 0.06)], _box(-0.2, -0.6, 0.2, -0.1),
        [(-0.28, -0.55), (-0.12, -0.85), (0.12, -0.85), (0.28, -0.55)], _box(-0.05, -1.05, 0.05, -0.8),
    ),
    "ship": _shape(
        [(-0.9, 0.3), (0.9, 0.3), (0.6, 0.75), (-0.65, 0.75)], [(-0.08, -0.85), (-0.08, 0.18), (-0.75, 0.18)],
        [(0.08, -0.95), (0.8, 0.18), (0.08, 0.18)],
    ),
    "tulip": _shape(
        [(0, 0.1), (-0.5, -0.1), (-0.55, -0.85), (-0.25, -0.5), (0, -0.95), (0.25, -0.5), (0.55, -0.85),
         (0.5, -0.1)],
        _box(-0.08, 0.05, 0.08, 0.9), [(0, 0.85), (-0.6, 0.2), (-0.25, 0.2)],
        [(0, 0.85), (0.6, 0.2), (0.25, 0.2)],
    ),
}  # fmt: skip
