"""The spaces of routes: open with colour, pattern and letter; claimed with a cart; closed with a bar."""

from collections.abc import Iterator

from render.canvas import PlacedLine, place
from render.frame import Frame
from render.pen import Pen, Point, slab, turned
from render.ride.layout import Space
from render.ride.palette import WRITTEN_ON
from render.ride.pieces import cart

WIDE = 25

#: One cell of each colour's pattern, in strokes within -0.5 to 0.5: colours differ without being seen.
PATTERNS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "pink": (((-0.22, -0.22), (-0.2, -0.22)), ((0.22, 0.22), (0.24, 0.22))),
    "blue": (((-0.5, 0.08), (-0.25, -0.18), (0, 0.08), (0.25, 0.3), (0.5, 0.08)),),
    "green": (((-0.32, 0.42), (0.32, -0.42)),),
    "black": (((-0.3, -0.3), (0.3, 0.3)), ((-0.3, 0.3), (0.3, -0.3))),
    "red": (((-0.22, -0.4), (0.2, 0), (-0.22, 0.4)),),
    "orange": (((0, -0.44), (0, 0.44)),),
}
BOLD = {"pink": 0.2, "black": 0.09}


def pattern(pen: Pen, color: str, x: float, y: float, cell: float, angle: float = 0) -> None:
    """One cell of a colour's pattern."""
    for stroke in PATTERNS.get(color, ()):
        pen.line(turned(stroke, x, y, angle, cell), f"{color}_tone", cell * BOLD.get(color, 0.12))


def upright(angle: float) -> float:
    """The angle under which something written along a line does not stand on its head."""
    return angle if -90 < angle <= 90 else angle - 180 if angle > 0 else angle + 180


def marks(space: Space, carts: bool, frame: Frame) -> tuple[Point, Point]:
    """Where a space has its letter, and where its cart symbol."""
    if not carts:
        return (space.x, space.y), (space.x, space.y)
    apart = min(space.long * 0.24, 17 * frame.weight)
    left, right = turned([(-apart, 0), (apart, 0)], space.x, space.y, upright(space.angle))
    return left, right


def letter(space: Space, sign: str, color: str, carts: bool, frame: Frame) -> PlacedLine:
    """The letter of a colour on a space."""
    (x, y), _ = marks(space, carts, frame)
    reach = 10.5 * frame.weight
    room = (x - reach, y - reach, x + reach, y + reach)
    return place(sign, room, 18 * frame.weight, WRITTEN_ON[color], color)


def open_space(pen: Pen, space: Space, color: str, carts: bool, frame: Frame) -> None:
    """A space that nobody has claimed, without its letter."""
    wide = WIDE * frame.weight
    outline = turned(slab(space.long, wide, 6 * frame.weight), space.x, space.y, space.angle)
    pen.polygon(
        outline, color, f"{color}_tone" if color in ("gray", "pink", "orange") else "ink", 1.6 * frame.weight
    )
    cell = wide * 0.72
    cells = int((space.long - 4) / cell)
    for number in range(cells):
        [(x, y)] = turned([((number - (cells - 1) / 2) * cell, 0)], space.x, space.y, space.angle)
        pattern(pen, color, x, y, cell, space.angle)
    (x, y), (cx, cy) = marks(space, carts, frame)
    if color in PATTERNS:
        pen.disc(x, y, 10.5 * frame.weight, color)
    if carts:
        if color in PATTERNS:
            pen.disc(cx, cy, 11.5 * frame.weight, color)
        else:
            cx, cy = space.x, space.y
        cart(pen, cx, cy - 0.5, 20 * frame.weight, WRITTEN_ON[color], upright(space.angle))


def closed_space(pen: Pen, space: Space, frame: Frame) -> None:
    """A space that nobody may claim any more: empty, crossed out."""
    wide = WIDE * frame.weight
    outline = turned(slab(space.long, wide, 6 * frame.weight), space.x, space.y, space.angle)
    pen.polygon(outline, "linen", "soot", 1.6 * frame.weight)
    half, thick = space.long / 2 - 5 * frame.weight, wide / 2 - 5 * frame.weight
    for sign in (-1, 1):
        ends = [(-half, -thick * sign), (half, thick * sign)]
        pen.line(turned(ends, space.x, space.y, space.angle), "soot", 2 * frame.weight)


def number(space: Space, seat: int, frame: Frame) -> PlacedLine:
    """The number of the seat on its cart."""
    reach = 12 * frame.weight
    room = (space.x - reach, space.y - reach, space.x + reach, space.y + reach)
    color = f"seat{seat + 1}"
    return place(str(seat + 1), room, 22 * frame.weight, WRITTEN_ON[color], color)


def claimed_space(pen: Pen, space: Space, seat: int, frame: Frame) -> None:
    """A space with a cart on it, seen from above: a box on wheels in the seat's colour."""
    weight = frame.weight
    long, wide = space.long * 0.86, WIDE * weight
    color = f"seat{seat + 1}"
    for x in (-long * 0.3, long * 0.3):
        for y in (-wide / 2, wide / 2):
            wheel = turned(slab(15 * weight, 7 * weight, 3 * weight), x, y, 0)
            pen.polygon(turned(wheel, space.x, space.y, space.angle), "ink")
    body = turned(slab(long, wide, 4 * weight), space.x, space.y, space.angle)
    pen.polygon(body, color, "ink", 2.4 * weight)
    for x in _planks(long, weight):
        ends = [(x, -wide / 2 + 4 * weight), (x, wide / 2 - 4 * weight)]
        pen.line(turned(ends, space.x, space.y, space.angle), f"{color}_tone", 2.4 * weight)


def _planks(long: float, weight: float) -> Iterator[float]:
    for x in (15, 22):
        if x * weight < long / 2 - 3 * weight:
            yield x * weight
            yield -x * weight
