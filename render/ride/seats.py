"""A seat as everybody sees it: its house, its name, its points and what it has."""

from collections.abc import Sequence

from render.canvas import Surface, write
from render.pen import Box, Paint, Pen
from render.picture import Say
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


def panel(surface: Surface, view: View, seat: int, name: str, say: Say, box: Box) -> None:
    """A seat's panel; it has a golden edge while the game waits for the seat, or when it has won."""
    left, top, right, bottom = box
    lit = seat in view.waiting or seat in view.winners
    color = f"seat{seat + 1}"

    def paint(pen: Pen) -> None:
        pen.rect((left - 6, top - 4, right + 6, bottom + 4), "gold" if lit else "slate", 14)
        pen.rect((left, top + 2, right, bottom - 2), "paper", 10)
        seat_house(pen, (left + 10, top + 14, left + 72, bottom - 10), seat)
        pen.disc(left + 41, bottom - 34, 19, "ink")
        pen.disc(left + 41, bottom - 34, 17, color)

    surface.put(("seat", seat, lit), (left - 6, top - 4, right + 6, bottom + 4), paint)
    write(
        surface, str(seat + 1), (left + 25, bottom - 50, left + 57, bottom - 18), 25, WRITTEN_ON[color], color
    )
    write(surface, name, (left + 84, top + 8, right - 10, top + 46), 27, "ink", "paper", align="l", least=20)
    points = view.seats[seat].points
    number = signed(points)
    write(surface, number, (left + 84, top + 46, left + 190, top + 106), 56, "ink", "paper", align="l")
    after = left + 92 + line(number, "bold", 56).width
    room = (after, top + 70, right - 10, top + 102)
    word = say("pic-points", points=points)
    write(surface, word, room, 20, "soot", "paper", face="text", align="l", least=13)
    row(surface, holdings(view, seat), (left + 84, bottom - 50, right - 6, bottom - 18))


def row(surface: Surface, kept: Sequence[tuple[str, str]], box: Box, digits: float = 0) -> None:
    """What a seat has in one row, each as wide as it needs and the rest of the room between them."""
    left, top, right, bottom = box
    size = (bottom - top) * 0.78
    digits = digits or size * 0.88
    wide = [size * 1.16 + line(count, "bold", digits).width + 2 for _, count in kept]
    gap = max(0.0, (right - left - sum(wide)) / len(wide))
    for (kind, count), room in zip(kept, wide, strict=True):
        held(surface, kind, count, (left, top, left + room + min(gap, 6), bottom), digits)
        left += room + gap


def held(surface: Surface, kind: str, count: str, box: Box, digits: float) -> None:
    """A sign with how many of it there are."""
    left, top, right, bottom = box
    size = (bottom - top) * 0.78
    x, y = left + size * 0.56, (top + bottom) / 2
    around = (x - size * 0.62, y - size * 0.55, x + size * 0.62, y + size * 0.55)
    surface.put(("sign", kind, size), around, _sign(kind, x, y, size), "paper")
    room = (x + size * 0.6, top, right, bottom)
    write(surface, count, room, digits, "ink", "paper", align="l", least=digits * 0.6)


def _sign(kind: str, x: float, y: float, size: float) -> Paint:
    return lambda pen: sign(pen, kind, x, y, size, "ink")
