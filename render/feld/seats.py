"""The parts `players`, with every card by its name, and `player-1` and so on, with what each card does."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface, write
from render.feld.cards import (
    Held,
    Style,
    head,
    held_by,
    name,
    order_panel,
    order_text,
    panel,
    panel_tall,
    text,
)
from render.feld.cubes import roundel, supply
from render.feld.display import tab
from render.feld.heading import seated
from render.feld.marks import Marks, disc
from render.feld.sheet import GAP, LARGE, MARGIN, SMALL, TALL, WIDE, laid, rows, sheet
from render.feld.signs import coin, crest, inside, penalty, scroll, star
from render.feld.strip import aboard, lit, signed
from render.pen import Box, Paint, Pen
from render.picture import Say, Shape
from render.text import line
from rules.feld.view import View

S = TypeVar("S", bound=Surface)
#: How many columns of boards, or of cards of one board, there are.
BOARDS: dict[Shape, int] = {"desktop": 2, "phone": 1}
CARDS: dict[Shape, int] = {"desktop": 3, "phone": 2}
#: What a board needs beside its cards.
HEAD, STATS, CUBES, ROUNDEL = 44, 38, 38, 88


def draw_all(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """All player boards, the cards by name, on a surface that begins with a sheet."""
    columns = min(BOARDS[shape], len(view.seats))
    rows_ = -(-len(view.seats) // columns)
    wide = (WIDE[shape] - 2 * MARGIN + GAP) / columns
    tall = min((TALL[shape] - MARGIN) / rows_, 400.0)
    surface = sheet(on, shape, tall * rows_ + MARGIN)
    for seat, name_ in enumerate(seated(view, names)):
        x, y = MARGIN + seat % columns * wide, MARGIN + seat // columns * tall
        _board(surface, view, seat, name_, say, (x, y, x + wide - GAP, y + tall - GAP), LARGE[shape])
    return surface


def _board(surface: Surface, view: View, seat: int, name_: str, say: Say, box: Box, letters: float) -> None:
    left, top, right, bottom = box
    plate(surface, lit(view, seat), box, "linen")
    top = _upper(surface, view, seat, name_, (left + 8, top + 5, right - 8, bottom), letters)
    if seat == view.tom:
        return
    if bottom - top > ROUNDEL + 60:
        # Where there is no room for it, the roundel is only on the picture of the single seat.
        slots = (left + 8, top, right - 8, top + ROUNDEL)
        roundel(surface, view.seats[seat].roundel, slots, "paper", SMALL)
        top += ROUNDEL + 5
    _tabs(surface, held_by(view, seat), say, (left + 8, top, right - 8, bottom - 5))


def plate(surface: Surface, shines: bool, box: Box, over: str) -> None:
    """What a player board is drawn on; it has a golden edge while the game waits for the seat."""

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if shines else "slate", 12)
        pen.rect(inside(box, 5 if shines else 2.5), "paper", 9)

    surface.put(("plate", shines, box[2] - box[0], box[3] - box[1]), box, paint, over)


def _upper(surface: Surface, view: View, seat: int, name_: str, box: Box, letters: float) -> float:
    """Name and points, gulden, crests and penalties, cubes, barge and storehouse; where the rest begins."""
    left, top, right, _ = box
    header(surface, view, seat, name_, (left, top, right, top + HEAD - 4), letters)
    top += HEAD
    stats(surface, view, seat, (left, top, left + (right - left) * 0.46, top + STATS - 6), letters)
    if seat == view.tom:
        return top + STATS
    aboard(surface, view, seat, (left + (right - left) * 0.48, top, right, top + STATS - 4), "paper")
    top += STATS
    supply(surface, view.seats[seat], (left, top, right, top + CUBES - 3), "paper", letters)
    return top + CUBES


def header(
    surface: Surface, view: View, seat: int, name_: str, box: Box, letters: float, over: str = "paper"
) -> None:
    """A seat's number, name and points."""
    left, top, right, bottom = box
    half = (bottom - top) / 2
    disc(surface, seat, left + half, top + half, half * 0.92, over=over)
    points = signed(view.seats[seat].points)
    wide = line(points, "bold", letters * 1.5).width + 6
    room = (right - wide, top, right, bottom)
    write(surface, points, room, letters * 1.5, "ink", over, align="r", least=letters)
    spot = (right - wide - half * 1.7, top + half * 0.25, right - wide - half * 0.2, bottom - half * 0.25)
    surface.put(("star", half), spot, _star(spot), over)
    room = (left + half * 2 + 8, top, spot[0] - 6, bottom)
    write(surface, name_, room, letters * 1.15, "ink", over, align="l", least=letters)


def _star(box: Box) -> Paint:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return lambda pen: star(pen, x, y, (box[2] - box[0]) / 2, "gold", "gold_dark")


def stats(surface: Surface, view: View, seat: int, box: Box, size: float, over: str = "paper") -> None:
    """Gulden, crests left, penalties and orders, each with its sign."""
    left, top, right, bottom = box
    state = view.seats[seat]
    half = (bottom - top) * 0.44
    shown = [("gulden", str(state.gulden)), ("crest", str(state.crests_left))]
    shown += [("penalty", str(state.penalties))] if state.penalties else []
    shown += [("orders", str(state.orders))] if state.orders else []
    wide = [line(number, "bold", size).width for _, number in shown]
    gap = min(size * 0.9, (right - left - sum(wide)) / len(shown) - half * 2.4)
    x = left
    for (kind, number), room in zip(shown, wide, strict=True):
        spot = (x, top, x + half * 2.2, bottom)
        paint = _stat(kind, seat, spot, half)
        surface.put(("stat", kind, seat if kind == "crest" else 0, half), spot, paint, over)
        place = (x + half * 2.4, top, x + half * 2.4 + room + 3, bottom)
        write(surface, number, place, size, "ink", over, align="l", least=size)
        x += half * 2.4 + room + gap


def _stat(kind: str, seat: int, box: Box, half: float) -> Paint:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2

    def paint(pen: Pen) -> None:
        if kind == "gulden":
            coin(pen, x, y, half)
        elif kind == "crest":
            crest(pen, x, y, half, f"player{seat + 1}")
        elif kind == "penalty":
            penalty(pen, x, y, half)
        else:
            scroll(pen, x, y, half)

    return paint


def _tabs(surface: Surface, cards: Sequence[Held], say: Say, box: Box) -> None:
    """Cards by number and name, as large as there is room for; how many more there are is told."""
    left, top, right, bottom = box
    size, lines = _arranged(cards, say, box)
    tall = size * 1.35
    most = max(1, int((bottom - top + 4) / (tall + 4)))
    shown = 0
    for row, line_ in enumerate(lines[:most]):
        x, y = left, top + row * (tall + 4)
        cut = row == most - 1 and len(lines) > most
        for held in line_:
            wide = _tab_wide(held, say, size)
            if cut and x + wide + 48 > right:
                break
            spot = (x, y, x + wide, y + tall)
            tab(surface, held.card, say, spot, size, "paper", used=held.used or not held.active, aside=True)
            x += wide + 5
            shown += 1
        if cut:
            more = (x, y, min(right, x + 48), y + tall)
            write(surface, f"+{len(cards) - shown}", more, size, "ink", "paper", align="l", aside=True)


def _tab_wide(held: Held, say: Say, size: float) -> float:
    return line(f"{held.card.code} {name(held.card, say)}", "bold", size).width + 14


def _arranged(cards: Sequence[Held], say: Say, box: Box) -> tuple[float, list[list[Held]]]:
    """The largest letters with which tabs fit into a box, or the smallest, and the tabs of each line."""
    for size in (24, 22, 20, SMALL):
        lines: list[list[Held]] = [[]]
        x = box[0]
        for held in cards:
            wide = _tab_wide(held, say, size)
            if x + wide > box[2] and lines[-1]:
                lines.append([])
                x = box[0]
            lines[-1].append(held)
            x += wide + 5
        if len(lines) * (size * 1.35 + 4) - 4 <= box[3] - box[1]:
            break
    return size, lines


def draw_one(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    marked: Marks,
    shape: Shape,
    seat: int,
) -> S:
    """One player board, every card with its text, on a surface that begins with a sheet."""
    letters, columns = LARGE[shape], CARDS[shape]
    style = Style(20, SMALL, aside=True)
    room = (MARGIN + 8.0, WIDE[shape] - MARGIN - 8.0)
    wide = (room[1] - room[0] + GAP) / columns - GAP
    cards, orders = held_by(view, seat), view.seats[seat].shown
    start = float(MARGIN + 5 + HEAD + STATS + CUBES + ROUNDEL + 10)
    if seat == view.tom:
        start = float(MARGIN + 5 + HEAD + STATS)
    texts = [text(view, held.card.code, say) for held in cards] + [order_text(view, o, say) for o in orders]
    tall = [panel_tall(words, wide, style) for words in texts]
    _fit(tall, len(cards), columns, TALL[shape] - start, style)
    surface = sheet(on, shape, start + sum(rows(tall, columns)) + MARGIN + 4)
    bottom = min(TALL[shape], start + sum(rows(tall, columns)) + MARGIN) - 4.0
    plate(surface, lit(view, seat), (MARGIN / 2, MARGIN / 2, WIDE[shape] - MARGIN / 2, bottom), "linen")
    top = _upper(surface, view, seat, seated(view, names)[seat], (room[0], MARGIN + 5, room[1], 0), letters)
    if seat == view.tom:
        return surface
    roundel(surface, view.seats[seat].roundel, (room[0], top, room[1], top + ROUNDEL), "paper", SMALL)
    boxes = list(laid(tall, room, start, columns))
    for held, words, high, box in zip(cards, texts, tall, boxes, strict=False):
        panel(surface, held, say, box, style, "paper", text=words if high > head(style) + 3 else "")
    for order, box in zip(orders, boxes[len(cards) :], strict=True):
        order_panel(surface, view, order, say, box, style, "paper")
    return surface


def _fit(tall: list[float], cards: int, columns: int, room: float, style: Style) -> None:
    """Where there is no room for the texts of all cards, let the last ones go without."""
    while cards and sum(rows(tall, columns)) + MARGIN > room:
        cards -= 1
        tall[cards] = head(style) + 2
