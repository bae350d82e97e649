"""Cards and orders in panels: number, name, cost and text, so high as the text needs."""

from typing import NamedTuple

from render.canvas import LEADING, Surface, write
from render.feld.goods import GOODS
from render.feld.layout import blocks
from render.feld.palette import WRITTEN_ON
from render.feld.signs import cube, inside, scroll
from render.pen import Box, Paint, Pen
from render.picture import Say
from render.signs import SIGNS
from render.text import line, wrap
from rules.feld.view import CardView, OrderView, SeatView, View

#: The colours of the three kinds of cards, as in the box.
SHADES = {"craftsman": "bottle", "building": "delft", "map": "tan"}
#: What a craft makes, in the order of the cards' numbers, six of each.
MADE = ("glass", "jenever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulip")
BUILT = {
    "waag": "castle",
    "schreierstoren": "tower",
    "oude_kerk": "church",
    "zuiderkerk": "church",
    "westerkerk": "church",
    "montelbaanstoren": "tower",
    "munttoren": "tower",
    "beurs": "palace",
    "centraal_station": "palace",
    "rijksmuseum": "castle",
}
#: The outline of the city in the units of its layout.
CITY = (46, 462, 1554, 1150)
#: More cubes than this are told by colour with their number.
CUBES = 6


def name(card: CardView, say: Say) -> str:
    """What a card is called, without its number."""
    return say(f"feld-card-{card.code}").removesuffix(card.code).strip(" ·–-")


#: The cards that did something else in a version of the rules, which has its own text.
OLDER = {1: ("107",)}


def text(view: View, code: str, say: Say) -> str:
    """What a card does in the version of the rules that is played."""
    older = code in OLDER.get(view.version, ())
    return say(f"feld-card-{code}-text-{view.version}" if older else f"feld-card-{code}-text")


def cubes(card: CardView) -> list[str]:
    """The cubes that a card costs, one by one."""
    return [color for color, number in card.cost.items() for _ in range(number)]


def owned(state: SeatView) -> list[tuple[str, bool]]:
    """A seat's cards, those below its board first, with whether each is active."""
    return [(code, False) for code in state.inactive] + [(code, True) for code in state.active]


def art(pen: Pen, card: CardView, box: Box) -> None:
    """The picture on a card: what a craft makes, a building, or the district of a map."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    size = min(right - left, bottom - top) / 2
    if card.deck == "craftsman":
        pen.rect(box, "linen", size * 0.1)
        pen.disc(x, y, size * 0.9, "paper")
        GOODS[MADE[(int(card.code) - 1) // 6 % len(MADE)]](pen, x, y, size * 0.66)
    elif card.deck == "building":
        pen.rect(box, "foam", size * 0.1)
        pen.rect((left, bottom - (bottom - top) * 0.16, right, bottom), "canal", size * 0.1)
        SIGNS[BUILT.get(card.kind, "house")](pen, x, y + size * 0.06, size * 0.78, "brick_dark")
    else:
        pen.rect(box, "canal", size * 0.1)
        scale = min((right - left) / (CITY[2] - CITY[0]), (bottom - top) / (CITY[3] - CITY[1])) * 0.94
        for block, spot in blocks().items():
            inked = block.startswith(card.kind)
            outline = [
                (x + (px - (CITY[0] + CITY[2]) / 2) * scale, y + (py - (CITY[1] + CITY[3]) / 2) * scale)
                for px, py in spot.outline
            ]
            pen.polygon(outline, f"cube_{card.color}" if inked else "land")


def badge(pen: Pen, icon: str, box: Box) -> None:
    """When a card works: a phase, always, or at the end. Numerals and signs are drawn, not written."""
    left, top, right, bottom = box
    x, y, tall = (left + right) / 2, (top + bottom) / 2, bottom - top
    pen.rect(box, "paper", tall * 0.3, "kerb", 1.5)
    stroke = max(1.4, tall * 0.11)
    if icon == "PERM":
        for side in (-1, 1):
            pen.disc(x + side * tall * 0.24, y, tall * 0.27, None, "ink", stroke)
    elif icon == "END":
        pen.line([(x - tall * 0.24, y - tall * 0.32), (x - tall * 0.24, y + tall * 0.34)], "ink", stroke)
        flag = [
            (x - tall * 0.24, y - tall * 0.32),
            (x + tall * 0.4, y - tall * 0.14),
            (x - tall * 0.24, y + tall * 0.06),
        ]
        pen.polygon(flag, "alarm", "ink", stroke * 0.7)
    else:
        strokes = len(icon)
        for step in range(strokes):
            at = x + (step - (strokes - 1) / 2) * tall * 0.3
            pen.line([(at, y - tall * 0.24), (at, y + tall * 0.24)], "ink", stroke)
        wide = strokes * tall * 0.15 + tall * 0.06
        for side in (-1, 1):
            pen.line([(x - wide, y + side * tall * 0.26), (x + wide, y + side * tall * 0.26)], "ink", stroke)


def check(pen: Pen, x: float, y: float, size: float) -> None:
    """A mark on what has been used in this round."""
    pen.disc(x, y, size, "soot")
    points = [(x - size * 0.5, y), (x - size * 0.1, y + size * 0.4), (x + size * 0.5, y - size * 0.4)]
    pen.line(points, "white", size * 0.28)


class Style(NamedTuple):
    """How panels are lettered: the size of names and of texts, and whether nobody needs them to decide."""

    name: float
    text: float
    aside: bool = False
    #: How wide the picture at the left is, if there is one.
    art: float = 0


class Held(NamedTuple):
    """A card where it lies: if it is active, how often it was used, if it can be used now, if it is new."""

    card: CardView
    active: bool = False
    used: int = 0
    ready: bool = False
    fresh: bool = False


def head(style: Style) -> float:
    """The height of the line with a panel's name."""
    return style.name * 1.55


def panel_tall(text: str, wide: float, style: Style) -> float:
    """How high a panel is that shows a text; none, and it has only its first line."""
    lines = len(wrap(text, wide - style.art - (24 if style.art else 20), "text", style.text)) if text else 0
    return max(head(style) + lines * style.text * LEADING + (8 if text else 2), style.art * 0.92)


def panel(
    surface: Surface, held: Held, say: Say, box: Box, style: Style, over: str, *, text: str = ""
) -> None:
    """A card: its number, its name, its cost or when it works, and its text."""
    left, top, right, _ = box
    card, shade = held.card, SHADES[held.card.deck]
    paid = () if held.active else tuple(cubes(card))
    fill = "linen" if held.used else "paper"
    tall = head(style)
    key = ("panel", card.code, card.icon, paid, held[1:], style, right - left, box[3] - top)
    surface.put(key, box, _panel(held, paid, box, style), over)
    start = left + style.art
    code = start + _code_wide(style)
    room = (start + 4, top, code - 2, top + tall)
    write(
        surface, card.code, room, style.text, WRITTEN_ON[shade], shade,
        least=style.text, aside=style.aside,
    )  # fmt: skip
    room = (code + 6, top, right - _signs_wide(held, paid, tall) - 6, top + tall)
    write(
        surface, name(card, say), room, style.name, "ink", fill,
        align="l", least=style.text, aside=style.aside,
    )  # fmt: skip
    _text(surface, text, (start + (14 if style.art else 10), top + tall - 2, right - 8, box[3]), style, fill)


def _code_wide(style: Style) -> float:
    """The room for a card's number."""
    return line("000", "bold", style.text).width + style.text * 0.7


def _text(surface: Surface, text: str, room: Box, style: Style, over: str) -> None:
    left, top, right, _ = room
    for number, words in enumerate(wrap(text, right - left, "text", style.text)):
        y = top + number * style.text * LEADING
        spot = (left, y, right, y + style.text * LEADING)
        write(
            surface, words, spot, style.text, "ink", over,
            face="text", align="l", least=style.text, aside=style.aside,
        )  # fmt: skip


def _signs_wide(held: Held, paid: tuple[str, ...], tall: float) -> float:
    """The room for the cubes that a card costs, or for when it works."""
    if paid:
        return min(len(paid), CUBES) * tall * 0.62 + tall * 0.2
    return tall * (1.15 + 0.62 * min(held.used, 2))


def _panel(held: Held, paid: tuple[str, ...], box: Box, style: Style) -> Paint:
    """The panel without its words."""
    left, top, right, bottom = box
    tall, edge = head(style), 4 if held.ready or held.fresh else 1.5
    y, start = top + tall / 2, left + style.art

    def paint(pen: Pen) -> None:
        shade = SHADES[held.card.deck]
        pen.rect(box, "go" if held.ready else "gold_dark" if held.fresh else "soot", 9)
        if held.fresh:
            pen.rect(inside(box, 1), "gold", 9)
        pen.rect(inside(box, edge), "linen" if held.used else "paper", 7)
        code = start + _code_wide(style)
        pen.rect((start + edge, top + edge, code, top + tall - 1), shade, 6)
        if style.art:
            pen.rect((left + edge, top + edge, start + 8, bottom - edge), shade, 6)
            art(pen, held.card, (left + edge + 5, top + edge + 5, start - 3, bottom - edge - 5))
        for number, color in enumerate(paid[:CUBES]):
            x = right - tall * 0.42 - (min(len(paid), CUBES) - 1 - number) * tall * 0.62
            cube(pen, color, x, y, tall * 0.29)
        if not paid:
            around = (right - tall * 1.08, top + tall * 0.2, right - tall * 0.16, top + tall * 0.86)
            badge(pen, held.card.icon, around)
            for number in range(min(held.used, 2)):
                check(pen, around[0] - tall * (0.36 + 0.6 * number), y, tall * 0.27)

    return paint


def order_text(view: View, order: OrderView, say: Say) -> str:
    """What a secret order asks for, and what it brings at this table."""
    return say(f"feld-order-{order.code}-text", seats=len(view.seats))


def _stand(order: OrderView) -> str:
    """How far an order is, or what it brings as things stand."""
    return f"{order.there}/{order.takes}" if order.there < order.takes else f"+{order.points}"


def order_panel(
    surface: Surface, view: View, order: OrderView, say: Say, box: Box, style: Style, over: str
) -> None:
    """A secret order with how far it is; one that lies face up says so."""
    left, top, right, bottom = box
    done, size = order.points > 0, style.name * 0.72

    def paint(pen: Pen) -> None:
        pen.rect(box, "go" if done else "wood_dark", 9)
        pen.rect(inside(box, 4 if done else 2), "plaster", 7)
        scroll(pen, left + size * 1.7, top + head(style) / 2 + 2, size)

    surface.put(("order", done, style, right - left, bottom - top), box, paint, over)
    write(
        surface, say("pic-feld-order-name", order=order.code, open=order.open),
        (left + size * 3.2, top, right - style.name * 3, top + head(style)), style.name, "ink", "plaster",
        align="l", least=style.text, aside=style.aside,
    )  # fmt: skip
    room = (right - style.name * 2.8, top, right - 10, top + head(style))
    write(
        surface, _stand(order), room, style.name * 1.1, "ink", "plaster",
        align="r", least=style.text, aside=style.aside,
    )  # fmt: skip
    _text(
        surface,
        order_text(view, order, say),
        (left + 12, top + head(style) - 2, right - 8, bottom),
        style,
        "plaster",
    )


def held_by(view: View, seat: int) -> list[Held]:
    """A seat's cards as everybody sees them: what is below the board, then what is above it."""
    state = view.seats[seat]
    return [Held(view.cards[code], active, state.used.get(code, 0)) for code, active in owned(state)]


def held_by_reader(view: View) -> list[Held]:
    """The reader's cards, what can be used now first."""
    assert view.seat is not None
    ready = (*view.mine.activate, *view.mine.use) if view.mine else ()
    found = [held._replace(ready=held.card.code in ready) for held in held_by(view, view.seat)]
    return sorted(found, key=lambda held: not held.ready)
