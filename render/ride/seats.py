"""A seat as everybody sees it: its house, its name, its points and what it has."""

from collections.abc import Sequence

from render.canvas import Surface, together, write
from render.pen import Box, Paint, Pen
from render.ride.cards import seat_house, sign
from render.ride.palette import WRITTEN_ON
from render.text import line
from rules.ride.view import View


def signed(number: int) -> str:
    """A number of points with a proper minus."""
    return str(number).replace("-", "−")


def holdings(view: View, seat: int) -> tuple[tuple[str, str], ...]:
    """What everybody sees that a seat has, and at the end how its points came about.

    Contracts that a seat is still looking at are added with a plus.
    """
    if view.scores:
        score = view.scores[seat]
        parts = (("routes", score.routes), ("contracts", score.contracts), ("merchandise", score.merchandise))
        return tuple([(kind, signed(points)) for kind, points in parts])
    state = view.seats[seat]
    contracts = f"{state.contracts}+{state.choosing}" if state.choosing else str(state.contracts)
    return (
        ("carts", str(state.carts)),
        ("hand", str(state.hand)),
        ("contracts", contracts),
        ("merchandise", str(state.merchandise)),
    )


def panel(surface: Surface, view: View, seat: int, name: str, box: Box, over: str, letters: float) -> None:
    """A seat with its house and all that it has; its edge is golden while the game waits for it."""
    left, top, right, bottom = box
    lit = seat in view.waiting or seat in view.winners
    middle = bottom - letters * 1.7

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if lit else "slate", 12)
        pen.rect((left + 5, top + 5, right - 5, bottom - 5), "paper", 8)
        seat_house(pen, (left + 11, top + 10, left + 53, middle - 2), seat, door=False)

    surface.put(("seat", seat, lit, right - left, bottom - top), box, paint, over)
    marker(surface, seat, left + 32, middle - letters * 0.68, letters * 0.62, letters)
    points = signed(view.seats[seat].points)
    large = min(letters * 2, (middle - top - 8) * 1.1)
    room = (right - 12 - max(letters, line(points, "bold", large).width + 2), top + 6, right - 12, middle)
    write(surface, points, room, large, "ink", "paper", align="r", least=letters)
    called = (left + 60, top + 6, room[0] - 6, middle)
    write(surface, name, called, letters * 1.1, "ink", "paper", align="l", least=letters)
    row(surface, holdings(view, seat), (left + 10, middle - 2, right - 8, bottom - 6), letters)


def chip(surface: Surface, view: View, seat: int, name: str, box: Box, over: str, letters: float) -> None:
    """A seat in a line: its number, its name and its points."""
    lit = seat in view.waiting or seat in view.winners
    _chip(surface, seat, lit, name, signed(view.seats[seat].points), box, over, letters)


@together
def _chip(
    surface: Surface, seat: int, lit: bool, name: str, points: str, box: Box, over: str, letters: float
) -> None:
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if lit else "slate", 12)
        pen.rect((left + 4, top + 4, right - 4, bottom - 4), "paper", 9)

    surface.put(("chip", seat, lit, right - left, bottom - top), box, paint, over)
    reach = (bottom - top) / 2 - 7
    marker(surface, seat, left + 8 + reach, (top + bottom) / 2, reach, letters)
    large = letters * 1.25
    room = (right - 12 - max(letters, line(points, "bold", large).width + 2), top, right - 12, bottom)
    write(surface, points, room, large, "ink", "paper", align="r", least=letters)
    called = (left + 14 + 2 * reach, top, room[0] - 6, bottom)
    write(surface, name, called, letters, "ink", "paper", align="l", least=letters)


def marker(surface: Surface, seat: int, x: float, y: float, radius: float, digits: float) -> None:
    """A disc in a seat's colour with its number."""
    color = f"seat{seat + 1}"

    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "ink")
        pen.disc(x, y, radius - max(1.8, radius * 0.1), color)

    box = (x - radius, y - radius, x + radius, y + radius)
    surface.put(("marker", seat, radius), box, paint)
    write(surface, str(seat + 1), box, max(digits, radius * 1.2), WRITTEN_ON[color], color, least=digits)


def row(surface: Surface, kept: Sequence[tuple[str, str]], box: Box, digits: float) -> None:
    """What a seat has in one row, each as wide as it needs and the rest of the room between them."""
    left, top, right, bottom = box
    size = digits * 0.95
    wide = [size * 1.16 + line(count, "bold", digits).width + 3 for _, count in kept]
    gap = max(0.0, (right - left - sum(wide)) / len(wide))
    for (kind, count), room in zip(kept, wide, strict=True):
        held(surface, kind, count, (left, top, left + room + min(gap, 6), bottom), size, digits)
        left += room + gap


def held(surface: Surface, kind: str, count: str, box: Box, size: float, digits: float) -> None:
    """A sign with how many of it there are."""
    left, top, right, bottom = box
    x, y = left + size * 0.56, (top + bottom) / 2
    around = (x - size * 0.62, y - size * 0.55, x + size * 0.62, y + size * 0.55)
    surface.put(("sign", kind, size), around, _sign(kind, x, y, size), "paper")
    room = (x + size * 0.62, top, right, bottom)
    write(surface, count, room, digits, "ink", "paper", align="l", least=digits)


def _sign(kind: str, x: float, y: float, size: float) -> Paint:
    return lambda pen: sign(pen, kind, x, y, size, "ink")
