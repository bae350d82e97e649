"""What is revealed at the end: every seat's contracts below the board, completed or not."""

from collections.abc import Sequence

from render.canvas import Surface, write
from render.pen import Box, Paint, Pen
from render.ride.track import marker
from render.ride.wide import SIZE
from rules.ride.view import ContractView, View

HEAD, ROW = 58, 40


def below(view: View) -> int:
    """The room that the contracts take."""
    return HEAD + ROW * max(len(cards) for cards in view.revealed) + 14 if view.revealed else 0


def contracts(surface: Surface, view: View, names: Sequence[str]) -> None:
    """A column for every seat: its contracts with what each has brought or cost."""
    wide = (SIZE[0] - 16) / max(1, len(view.revealed))
    for seat, cards in enumerate(view.revealed):
        left = 16 + seat * wide
        marker(surface, seat, left + 22, SIZE[1] + 32, 20, "linen")
        room = (left + 52, SIZE[1] + 8, left + wide - 16, SIZE[1] + HEAD)
        write(surface, names[seat], room, 28, "ink", "linen", align="l", least=20)
        for number, card in enumerate(cards):
            top = SIZE[1] + HEAD + number * ROW
            _row(surface, view, card, (left, top, left + wide - 16, top + ROW - 5))


def _row(surface: Surface, view: View, card: ContractView, box: Box) -> None:
    left, top, right, bottom = box
    color = "go" if card.done else "alarm"
    surface.put(("revealed", card.done, right - left), box, _frame(box, color), "linen")
    text = f"{view.names[card.a]} – {view.names[card.b]}"
    write(surface, text, (left + 10, top, right - 66, bottom), 20, "ink", "paper", align="l", least=12)
    value = f"+{card.value}" if card.done else f"−{card.value}"
    write(surface, value, (right - 54, top, right - 4, bottom), 22, "white", color)


def _frame(box: Box, color: str) -> Paint:
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, color, 7)
        pen.rect((left + 2.5, top + 2.5, right - 58, bottom - 2.5), "paper", 5)

    return paint
