"""The parts that are the reader's: `own` with roundel, cubes and what can be used now, `cards`, `orders`."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import TypeVar

from render.canvas import Ground, Surface, write
from render.feld.cards import (
    Held,
    Style,
    head,
    held_by_reader,
    order_panel,
    order_text,
    panel,
    panel_tall,
    text,
)
from render.feld.cubes import heap, held, supply
from render.feld.heading import seated
from render.feld.marks import Marks
from render.feld.seats import header, stats
from render.feld.sheet import GAP, LARGE, MARGIN, TALL, WIDE, laid, rows, sheet
from render.feld.strip import aboard
from render.pen import Box, Paint, Pen
from render.picture import Say, Shape
from rules.feld.view import SeatView, View

S = TypeVar("S", bound=Surface)
#: Names and texts of the reader's own cards.
STYLES: dict[Shape, Style] = {"desktop": Style(24, 22), "phone": Style(25, 24)}
COLUMNS: dict[Shape, int] = {"desktop": 2, "phone": 1}
#: So many cards are on one sheet.
PAGE = 7
#: The middle of the roundel and its reach; the seat's name, its numbers, its cubes, its barge.
SPOTS: dict[Shape, tuple[tuple[float, float, float], Box, Box, Box, Box]] = {
    "desktop": (
        (186, 184, 172),
        (380, 12, 1188, 62),
        (380, 70, 1188, 112),
        (380, 124, 1188, 186),
        (380, 198, 1188, 250),
    ),
    "phone": (
        (160, 300, 152),
        (12, 8, 628, 56),
        (330, 150, 628, 190),
        (12, 64, 628, 122),
        (330, 230, 628, 300),
    ),
}
#: Where the cards begin, and how high the sheet is at least.
BELOW: dict[Shape, tuple[float, float, float]] = {"desktop": (380, 262, 366), "phone": (8, 464, 464)}


def me(view: View) -> SeatView:
    """The reader's board."""
    assert view.seat is not None
    return view.seats[view.seat]


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """Roundel, cubes, barge and storehouse, and the cards that can be used now, on a sheet."""
    assert view.seat is not None
    letters, style, state = LARGE[shape], STYLES[shape], me(view)
    (x, y, radius), named, numbers, cubes, barge = SPOTS[shape]
    left, start, least = BELOW[shape]
    right = WIDE[shape] - float(MARGIN)
    shown = [one for one in held_by_reader(view) if one.ready or not one.active]
    wide = (right - left + GAP) / COLUMNS[shape] - GAP
    texts = [text(view, one.card.code, say) for one in shown]
    tall = _fitting(shown, [panel_tall(words, wide, style) for words in texts], COLUMNS[shape], start, shape)
    high = max(least, start + sum(rows(tall, COLUMNS[shape])) + 2)
    row = (3.0, max(y + radius + 10, high - 110), left - 8, high - 3)
    surface = sheet(on, shape, high, row if shape == "desktop" else None)
    wheel(surface, state, (x, y, radius), letters)
    header(surface, view, view.seat, seated(view, names)[view.seat], named, letters, "linen")
    stats(surface, view, view.seat, numbers, letters * 1.15, "linen")
    supply(surface, state, cubes, "linen", letters * 1.4)
    aboard(surface, view, view.seat, barge, "linen")
    for one, words, high, box in zip(
        shown, texts, tall, laid(tall, (left, right), start, COLUMNS[shape]), strict=False
    ):
        panel(surface, one, say, box, style, "linen", text=words if high > head(style) + 3 else "")
    return surface


def _fitting(
    shown: Sequence[Held], tall: list[float], columns: int, start: float, shape: Shape
) -> list[float]:
    """The heights of panels; where there is no room for all texts, what cannot be used now goes without."""
    last = len(tall)
    while last and start + sum(rows(tall, columns)) + 2 > TALL[shape]:
        last -= 1
        tall[last] = head(STYLES[shape]) + 2
    while tall and start + sum(rows(tall, columns)) + 2 > TALL[shape]:
        tall.pop()
    return tall


def wheel(surface: Surface, state: SeatView, at: tuple[float, float, float], letters: float) -> None:
    """The roundel as it lies on the player board: six slots, that with one pip at the top; it turns back."""
    x, y, radius = at
    count = len(state.roundel)
    box = (x - radius, y - radius, x + radius, y + radius)
    surface.put(("wheel", radius, count), box, _wheel(x, y, radius, count), "linen")
    for number, slot in enumerate(state.roundel):
        angle = (number / count * 360 - 90) * pi / 180
        px, py, reach = x + radius * 0.64 * cos(angle), y + radius * 0.64 * sin(angle), radius * 0.28
        spot = (px - reach, py - reach, px + reach, py + reach)
        heap(surface, held(slot), spot, "foam" if number == 0 else "mist", letters)
        px, py = x + radius * 0.25 * cos(angle), y + radius * 0.25 * sin(angle)
        room = (px - 16, py - 16, px + 16, py + 16)
        write(surface, str(number + 1), room, letters, "white", "delft", least=letters)


def _wheel(x: float, y: float, radius: float, count: int) -> Paint:
    def rim(angle: float, part: float = 0.93) -> tuple[float, float]:
        return x + radius * part * cos(angle * pi / 180), y + radius * part * sin(angle * pi / 180)

    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "wood_dark")
        pen.disc(x, y, radius * 0.97, "roof_b")
        pen.disc(x, y, radius * 0.93, "mist")
        first = [rim(-90 - 180 / count + part * 36 / count) for part in range(11)]
        pen.polygon([(x, y), *first], "foam")
        for step in range(count):
            pen.line([(x, y), rim(-90 + (step + 0.5) * 360 / count)], "wood", radius * 0.02)
        pen.disc(x, y, radius * 0.37, "wood")
        pen.disc(x, y, radius * 0.35, "delft")
        for step in range(3):
            pen.arc(x, y, radius * 0.09, 200 - step * 120, 110 - step * 120, "white", radius * 0.02)
        pen.polygon([rim(-95, 0.9), rim(-85, 0.9), (x, y - radius)], "alarm")

    return paint


def pages(view: View) -> int:
    """On how many sheets the reader's cards lie."""
    state = me(view)
    return max(1, -(-(len(state.active) + len(state.inactive)) // PAGE))


def draw_cards(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    marked: Marks,
    shape: Shape,
    page: int,
) -> S:
    """A sheet of the reader's cards with their texts."""
    assert view.seat is not None
    shown = held_by_reader(view)[page * PAGE : (page + 1) * PAGE]
    style, columns = STYLES[shape], COLUMNS[shape]
    room = (float(MARGIN), WIDE[shape] - float(MARGIN))
    wide = (room[1] - room[0] + GAP) / columns - GAP
    texts = [text(view, one.card.code, say) for one in shown]
    tall = [panel_tall(words, wide, style) for words in texts]
    surface = sheet(on, shape, max(60.0, sum(rows(tall, columns)) + MARGIN))
    for one, words, box in zip(shown, texts, laid(tall, room, MARGIN, columns), strict=True):
        panel(surface, one, say, box, style, "linen", text=words)
    return surface


def draw_orders(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The reader's secret orders with their texts and points."""
    orders = view.mine.orders if view.mine else ()
    style, columns = STYLES[shape], COLUMNS[shape]
    room = (float(MARGIN), WIDE[shape] - float(MARGIN))
    wide = (room[1] - room[0] + GAP) / columns - GAP
    tall = [panel_tall(order_text(view, order, say), wide, style) for order in orders]
    surface = sheet(on, shape, max(60.0, sum(rows(tall, columns)) + MARGIN))
    for order, box in zip(orders, laid(tall, room, MARGIN, columns), strict=True):
        order_panel(surface, view, order, say, box, style, "linen")
    return surface
