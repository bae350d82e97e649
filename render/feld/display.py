"""The part `display`: the cards that can be selected, with their texts; later, what was discarded."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface, write
from render.feld.cards import SHADES, Held, Style, name, panel, panel_tall, text
from render.feld.marks import Marks
from render.feld.palette import WRITTEN_ON
from render.feld.sheet import GAP, LARGE, MARGIN, TALL, WIDE, laid, rows, sheet
from render.feld.table import decks
from render.pen import Pen
from render.picture import Say, Shape
from render.text import line
from rules.feld.view import CardView, View

S = TypeVar("S", bound=Surface)
STYLES: dict[Shape, Style] = {"desktop": Style(26, 22, art=108), "phone": Style(25, 24, art=80)}
COLUMNS: dict[Shape, int] = {"desktop": 2, "phone": 1}
DECKS = 58


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The cards on display, on a surface that begins with a sheet."""
    if not view.display:
        return _discarded(on, view, say, shape)
    style, columns = STYLES[shape], COLUMNS[shape]
    room = (float(MARGIN), WIDE[shape] - float(MARGIN))
    wide = (room[1] - room[0] + GAP) / columns - GAP
    texts = [text(view, code, say) for code in view.display]
    tall = [panel_tall(words, wide, style) for words in texts]
    surface = sheet(on, shape, sum(rows(tall, columns)) + MARGIN)
    boxes = laid(tall, room, MARGIN, columns)
    for code, words, box in zip(view.display, texts, boxes, strict=True):
        held = Held(view.cards[code], fresh="display" in marked.changed)
        panel(surface, held, say, box, style, "linen", text=words)
    return surface


def _discarded(on: Callable[[Ground], S], view: View, say: Say, shape: Shape) -> S:
    """The decks, and under them the names of all cards on the discard pile."""
    size, right = LARGE[shape], WIDE[shape] - MARGIN
    high = size * 1.45
    cards = [view.cards[code] for code in sorted(view.discard)]
    spots: list[tuple[float, float, float]] = []
    x, y = float(MARGIN), float(DECKS + MARGIN)
    for card in cards:
        wide = _tab_wide(card, say, size)
        if x + wide > right and x > MARGIN:
            x, y = float(MARGIN), y + high + 5
        spots.append((x, y, wide))
        x += wide + 6
    surface = sheet(on, shape, y + (high + MARGIN if cards else 0))
    decks(surface, view, say, (MARGIN, MARGIN, right, DECKS), size)
    for card, (x, y, wide) in zip(cards, spots, strict=True):
        if y + high < TALL[shape]:
            tab(surface, card, say, (x, y, x + wide, y + high), size, "linen")
    return surface


def _tab_wide(card: CardView, say: Say, size: float) -> float:
    text = f"{card.code} {name(card, say)}"
    return line(text, "bold", size).width + size * 0.9


def tab(
    surface: Surface, card: CardView, say: Say, box: tuple[float, float, float, float], size: float,
    over: str, *, used: int = 0, aside: bool = False,
) -> None:  # fmt: skip
    """A card as a small tab with its number and its name; one that was used is pale."""
    left, top, right, bottom = box
    shade = SHADES[card.deck]
    fill, ink = ("linen", "ink") if used else (shade, WRITTEN_ON[shade])

    def paint(pen: Pen) -> None:
        pen.rect(box, shade, 6)
        if used:
            pen.rect((left + 2, top + 2, right - 2, bottom - 2), "linen", 5)

    surface.put(("tab", card.deck, bool(used), right - left, bottom - top), box, paint, over)
    text = f"{card.code} {name(card, say)}"
    write(surface, text, (left + 4, top, right - 4, bottom), size, ink, fill, least=size, aside=aside)
