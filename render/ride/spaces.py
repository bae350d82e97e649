"""The spaces of routes: open with colour, pattern and letter; claimed with a cart; closed with a bar."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.canvas import PlacedLine, place
from render.frame import Frame
from render.pen import Pen, Point, slab, turned
from render.ride.layout import Space
from render.ride.palette import WRITTEN_ON
from render.ride.pieces import cart
from render.text import line
from rules.ride.view import RouteView

WIDE = 25
#: The width of a cart symbol.
CART = 20

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


class Signs(NamedTuple):
    """Where a space of an open route has the letter of its colour, and where its cart."""

    letter: Point | None
    cart: Point | None


def signs(route: RouteView, spaces: Sequence[Space], sign: str, frame: Frame) -> list[Signs]:
    """What stands on each space; where there is no room for two signs, letters and carts take turns."""
    if route.color not in PATTERNS:
        return [Signs(None, (s.x, s.y) if route.carts else None) for s in spaces]
    wide, symbol = line(sign, "bold", frame.letters).width + 2, (CART + 1) * frame.weight
    if not route.carts:
        # What is wider than a space evades the letters of the track beside it.
        evading = max(0.0, wide - frame.letters) if route.twin else 0.0
        return [Signs(turned([(evading, 0)], s.x, s.y, upright(s.angle))[0], None) for s in spaces]
    if spaces[0].long >= wide + symbol + 1 or len(spaces) == 1:
        ends = [(-symbol / 2, 0.0), (wide / 2, 0.0)]
        sides = [turned(ends, s.x, s.y, upright(s.angle)) for s in spaces]
        return [Signs(left, right) for left, right in sides]
    return [Signs((s.x, s.y), None) if n % 2 == 0 else Signs(None, (s.x, s.y)) for n, s in enumerate(spaces)]


def letters(route: RouteView, spaces: Sequence[Space], sign: str, frame: Frame) -> list[PlacedLine]:
    """The letters of a route's colour on its spaces."""
    found = []
    for at in signs(route, spaces, sign, frame):
        if at.letter is not None:
            (x, y), reach = at.letter, frame.letters * 0.7
            room = (x - reach, y - reach, x + reach, y + reach)
            found.append(place(sign, room, frame.letters, WRITTEN_ON[route.color], route.color))
    return found


def open_route(pen: Pen, route: RouteView, spaces: Sequence[Space], sign: str, frame: Frame) -> None:
    """The spaces of a route that nobody has claimed, without its letters."""
    for space, at in zip(spaces, signs(route, spaces, sign, frame), strict=True):
        _open_space(pen, space, route.color, at, frame)


def _open_space(pen: Pen, space: Space, color: str, at: Signs, frame: Frame) -> None:
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
    if at.letter:
        pen.disc(*at.letter, wide * 0.46, color)
    if at.cart:
        x, y = at.cart
        pen.disc(x, y, wide * 0.46, color)
        cart(pen, x, y - 0.5, CART * frame.weight, WRITTEN_ON[color], upright(space.angle))


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
    size = max(frame.letters, 22 * frame.weight)
    reach = size * 0.55
    room = (space.x - reach, space.y - reach, space.x + reach, space.y + reach)
    color = f"seat{seat + 1}"
    return place(str(seat + 1), room, size, WRITTEN_ON[color], color)


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
