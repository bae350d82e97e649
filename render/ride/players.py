"""The players: every seat with its points and what it has, and at the end how it came by them."""

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Ground, Surface, write
from render.pen import Box, Paint, Pen
from render.picture import Shape
from render.ride.frames import LETTERS
from render.ride.palette import PALETTE
from render.ride.seats import panel
from render.shown import ROOM
from rules.ride.view import ContractView, View

SEAT = 106
#: Rows of contracts: with both places under each other, or in one line where there are many.
ROWS = (64, 38)


class Plan(NamedTuple):
    """Where the seats lie, and how the contracts below each of them are laid out."""

    size: tuple[int, int]
    seats: tuple[Box, ...]
    row: int
    most: int


def plan(view: View, shape: Shape) -> Plan:
    """The places of the seats, side by side or two in a row, with room for all contracts below them."""
    wide, tall = ROOM[shape]
    seats = len(view.seats)
    columns = seats if shape == "desktop" else 2
    bands = -(-seats // columns)
    longest = max((len(cards) for cards in view.revealed), default=0)
    room = tall // bands - SEAT - 8
    row = next((each for each in ROWS if each * longest <= room), ROWS[-1])
    most = min(longest, room // row)
    band = SEAT + most * row + (8 if most else 2)
    step = (wide - 8) / columns
    corners = [(6 + n % columns * step, 4 + n // columns * band) for n in range(seats)]
    boxes = tuple([(x, y, x + step - 4, y + SEAT - 4) for x, y in corners])
    return Plan((wide, 2 + bands * band), boxes, row, most)


def ground(view: View, shape: Shape) -> Ground:
    """An empty strip."""
    size = plan(view, shape).size
    return Ground(("players", size), size, lambda pen: pen.rect((0, 0, *size), "night"), PALETTE)


def draw(surface: Surface, view: View, names: Sequence[str], shape: Shape) -> None:
    """The seats, and below each the contracts that are no secret any more."""
    where, letters = plan(view, shape), LETTERS[shape]
    for seat, (name, box) in enumerate(zip(names, where.seats, strict=False)):
        panel(surface, view, seat, name, box, "night", letters)
        for number, card in enumerate(view.revealed[seat] if view.revealed else ()):
            top = box[3] + 4 + number * where.row
            room = (box[0], top, box[2], top + where.row - 4)
            if number < where.most:
                _contract(surface, view, card, room, letters)


def _contract(surface: Surface, view: View, card: ContractView, box: Box, letters: float) -> None:
    """A contract with what it has brought or cost."""
    left, top, right, bottom = box
    color = "go" if card.done else "alarm"
    wide = letters * 2.3
    surface.put(("revealed", color, right - left, bottom - top), box, _frame(box, color, wide), "night")
    value = f"+{card.value}" if card.done else f"−{card.value}"
    write(
        surface, value, (right - wide, top, right - 4, bottom), letters * 1.1, "white", color, least=letters
    )
    names = (view.names[card.a], view.names[card.b])
    lines = names if bottom - top > letters * 2 else (" – ".join(names),)
    tall = (bottom - top - 4) / len(lines)
    for number, text in enumerate(lines):
        room = (left + 10, top + 2 + number * tall - 1, right - wide - 4, top + 3 + (number + 1) * tall)
        write(surface, text, room, letters, "ink", "paper", align="l", least=letters)


def _frame(box: Box, color: str, wide: float) -> Paint:
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, color, 8)
        pen.rect((left + 3, top + 3, right - wide, bottom - 3), "paper", 6)

    return paint
