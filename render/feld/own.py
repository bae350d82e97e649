"""The private picture: the board as one seat sees it, with its roundel, its supply, its cards, its orders."""

from collections.abc import Sequence
from math import cos, pi, sin

from render.canvas import Ground, Surface, paragraph, write
from render.feld import wide
from render.feld.cards import row
from render.feld.chart import Chart
from render.feld.cubes import heap, held, supply
from render.feld.marks import Marks
from render.feld.phases import owned
from render.feld.signs import inside, scroll
from render.pen import Box, Paint, Pen
from render.picture import Say
from rules.feld.view import OrderView, SeatView, View

#: The room for the roundel at the left, the columns of cards beside it, and the height of a card.
WHEEL, COLUMNS, CARD = 392, 3, 112
ORDER = 76


def marked(view: View, changed: frozenset[str]) -> Marks:
    """What the reader can do, where it shows on the map."""
    if view.mine is None:
        return Marks(changed)
    return Marks(changed, frozenset(view.mine.blocks), view.mine.places)


def me(view: View) -> SeatView:
    """The reader's board."""
    assert view.seat is not None
    return view.seats[view.seat]


def below(view: View) -> int:
    """The room for what is the reader's own."""
    state = me(view)
    cards = -(-(len(state.inactive) + len(state.active)) // COLUMNS)
    orders = -(-len(_orders(view)) // COLUMNS)
    return max(460, cards * CARD + orders * ORDER + 58)


def _orders(view: View) -> tuple[OrderView, ...]:
    return view.mine.orders if view.mine else ()


def ground(view: View, say: Say) -> tuple[Ground, Chart]:
    """The wide board with room for what is the reader's own."""
    return wide.ground(view, say, below(view))


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, changed: frozenset[str]
) -> None:
    """The board, the roundel and the supply at the lower left, cards and orders at the lower right."""
    wide.draw(surface, view, names, say, drawn, marked(view, changed), own=True)
    top = wide.SIZE[1] + 8.0
    state = me(view)
    wheel(surface, state, say, WHEEL / 2 + 4, top + 190, 180)
    supply(surface, state, (14, top + 388, WHEEL - 6, top + 440), "linen", 32)
    left = WHEEL + 14.0
    step = (wide.SIZE[0] - left) / COLUMNS
    assert view.mine is not None
    cards = owned(state)
    ready = (*view.mine.activate, *view.mine.use)
    for number, (code, active) in enumerate(cards):
        x, y = left + number % COLUMNS * step, top + number // COLUMNS * CARD
        spot = (x, y, x + step - 12, y + CARD - 8)
        used = state.used.get(code, 0)
        row(surface, view.cards[code], say, spot, "linen", active=active, used=used, lit=code in ready)
    top += -(-len(cards) // COLUMNS) * CARD
    for number, order in enumerate(_orders(view)):
        x, y = left + number % COLUMNS * step, top + number // COLUMNS * ORDER
        order_row(surface, order, say, (x, y, x + step - 12, y + ORDER - 8), "linen")


def order_row(surface: Surface, order: OrderView, say: Say, box: Box, over: str, size: float = 18) -> None:
    """A secret order with its points as things stand."""
    left, top, right, bottom = box
    done = order.points > 0

    def paint(pen: Pen) -> None:
        pen.rect(box, "go" if done else "wood_dark", 8)
        pen.rect(inside(box, 2), "plaster", 7)
        scroll(pen, left + size * 1.5, (top + bottom) / 2, size * 0.9)

    surface.put(("order", done, right - left, bottom - top), box, paint, over)
    room = (left + size * 2.8, top + 6, right - size * 3, bottom - 4)
    text = say(f"feld-order-{order.code}-text")
    paragraph(surface, text, room, size, "ink", "plaster", least=size * 0.7)
    number = (right - size * 2.8, top, right - 10, bottom)
    write(surface, f"+{order.points}", number, size * 1.5, "ink", "plaster", align="r")


def wheel(surface: Surface, state: SeatView, say: Say, x: float, y: float, radius: float) -> None:
    """The roundel as it lies on the player board: six slots, that with one pip at the top; it turns back."""
    count = len(state.roundel)
    box = (x - radius, y - radius, x + radius, y + radius)
    surface.put(("wheel", radius, count), box, _wheel(x, y, radius, count), "linen")
    for number, slot in enumerate(state.roundel):
        angle = (number / count * 360 - 90) * pi / 180
        far = radius * 0.64
        px, py, reach = x + far * cos(angle), y + far * sin(angle), radius * 0.27
        spot = (px - reach, py - reach, px + reach, py + reach)
        heap(surface, held(slot), spot, "foam" if number == 0 else "mist")
        far = radius * 0.27
        px, py = x + far * cos(angle), y + far * sin(angle)
        room = (px - 16, py - 16, px + 16, py + 16)
        write(surface, str(number + 1), room, radius * 0.13, "white", "delft")


def _wheel(x: float, y: float, radius: float, count: int) -> Paint:
    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "wood_dark")
        pen.disc(x, y, radius * 0.97, "roof_b")
        pen.disc(x, y, radius * 0.93, "mist")
        first = [
            (-90 + (step - 0.5) * 360 / count + part * 36 / count) * pi / 180
            for step in (0,)
            for part in range(11)
        ]
        pen.polygon(
            [(x, y), *[(x + radius * 0.93 * cos(a), y + radius * 0.93 * sin(a)) for a in first]], "foam"
        )
        for step in range(count):
            a = (-90 + (step + 0.5) * 360 / count) * pi / 180
            pen.line(
                [(x, y), (x + radius * 0.93 * cos(a), y + radius * 0.93 * sin(a))], "wood", radius * 0.02
            )
        pen.disc(x, y, radius * 0.4, "wood")
        pen.disc(x, y, radius * 0.38, "delft")
        for step in range(3):
            pen.arc(x, y, radius * 0.1, 200 - step * 120, 110 - step * 120, "white", radius * 0.02)
        tip = [(-90 + side * 5) * pi / 180 for side in (-1, 1)]
        pen.polygon(
            [(x + radius * 0.9 * cos(a), y + radius * 0.9 * sin(a)) for a in tip] + [(x, y - radius)], "alarm"
        )

    return paint
