"""Cards: as they lie on display, as rows with their cost, and as small tabs with their number."""

from render.canvas import Surface, paragraph, write
from render.feld.goods import GOODS
from render.feld.layout import blocks
from render.feld.signs import cube, inside
from render.pen import Box, Paint, Pen
from render.picture import Say
from render.signs import SIGNS
from rules.feld.view import CardView

SHADES = {"craftsman": "brick", "building": "delft", "map": "bottle"}
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


def name(card: CardView, say: Say) -> str:
    """What a card is called, without its number."""
    return say(f"feld-card-{card.code}").removesuffix(card.code).strip(" ·–-")


def cubes(card: CardView) -> list[str]:
    """The cubes that a card costs, one by one."""
    return [color for color, number in card.cost.items() for _ in range(number)]


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
    pen.rect(box, "paper", tall * 0.3)
    line = max(1.4, tall * 0.11)
    if icon == "PERM":
        for side in (-1, 1):
            pen.disc(x + side * tall * 0.24, y, tall * 0.27, None, "ink", line)
    elif icon == "END":
        pen.line([(x - tall * 0.24, y - tall * 0.32), (x - tall * 0.24, y + tall * 0.34)], "ink", line)
        flag = [
            (x - tall * 0.24, y - tall * 0.32),
            (x + tall * 0.4, y - tall * 0.14),
            (x - tall * 0.24, y + tall * 0.06),
        ]
        pen.polygon(flag, "alarm", "ink", line * 0.7)
    else:
        strokes = len(icon)
        for step in range(strokes):
            at = x + (step - (strokes - 1) / 2) * tall * 0.3
            pen.line([(at, y - tall * 0.24), (at, y + tall * 0.24)], "ink", line)
        wide = strokes * tall * 0.15 + tall * 0.06
        for side in (-1, 1):
            pen.line([(x - wide, y + side * tall * 0.26), (x + wide, y + side * tall * 0.26)], "ink", line)


def face(surface: Surface, card: CardView, say: Say, box: Box, over: str) -> None:
    """A card as it lies on display: number, icon, picture, name, text and cost."""
    left, top, right, bottom = box
    wide = right - left
    shade = SHADES[card.deck]
    head, foot = wide * 0.22, wide * 0.24
    middle = top + head + wide * 0.47
    paid = cubes(card)

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", wide * 0.08)
        pen.rect(inside(box, 2), "paper", wide * 0.07)
        pen.rect((left + 2, top + 2, right - 2, top + head), shade, wide * 0.07)
        pen.rect((left + 2, top + head - 6, right - 2, top + head), shade)
        badge(
            pen, card.icon, (right - wide * 0.34, top + head * 0.22, right - wide * 0.06, top + head * 0.84)
        )
        art(pen, card, (left + wide * 0.07, top + head + wide * 0.05, right - wide * 0.07, middle))
        size = min(wide * 0.095, wide * 0.9 / (2.2 * len(paid)))
        for number, color in enumerate(paid):
            x = (left + right) / 2 + (number - (len(paid) - 1) / 2) * size * 2.2
            cube(pen, color, x, bottom - foot * 0.5, size)

    surface.put(("face", card.code, tuple(paid), wide, bottom - top), box, paint, over)
    room = (left + wide * 0.07, top + 3, right - wide * 0.38, top + head)
    write(surface, card.code, room, wide * 0.18, "white", shade, align="l")
    room = (left + wide * 0.05, middle, right - wide * 0.05, middle + wide * 0.17)
    write(surface, name(card, say), room, wide * 0.13, "ink", "paper", least=wide * 0.085)
    room = (left + wide * 0.06, room[3], right - wide * 0.05, bottom - foot)
    text = say(f"feld-card-{card.code}-text")
    paragraph(surface, text, room, wide * 0.105, "ink", "paper", least=wide * 0.082)


#: The height of a row's first line; what is higher has room for the card's text.
LINE = 36


def row(
    surface: Surface,
    card: CardView,
    say: Say,
    box: Box,
    over: str,
    *,
    active: bool,
    used: int,
    lit: bool = False,
    line: float = LINE,
) -> None:
    """A card in a row: number, name, its cost or how often it was used, and its text if there is room."""
    left, top, right, bottom = box
    tall = min(bottom - top, line)
    base, shade, fill = top + tall, SHADES[card.deck], "linen" if used else "paper"
    paid = () if active else tuple(cubes(card))
    key = ("row", card.code, paid, active, used, lit, tall, right - left, bottom - top)
    surface.put(key, box, _row(card, box, tall, paid, used, lit), over)
    code = left + tall * 1.42
    write(surface, card.code, (left + 4, top, code - 2, base), tall * 0.57, "white", shade)
    taken = len(paid) * tall * 0.54 + tall * 0.2 if paid else tall * (1.15 + 0.5 * min(used, 2))
    room = (code + 6, top, right - taken - 4, base)
    write(surface, name(card, say), room, tall * 0.57, "ink", fill, align="l", least=tall * 0.34)
    if bottom - base >= tall * 0.5:
        text = (left + 9, base - 1, right - 8, bottom - 4)
        paragraph(
            surface, say(f"feld-card-{card.code}-text"), text, tall * 0.5, "ink", fill, least=tall * 0.33
        )


def _row(card: CardView, box: Box, tall: float, paid: tuple[str, ...], used: int, lit: bool) -> Paint:
    """The row without its words; what is not to be paid for is active."""
    left, top, right, _ = box
    base, edge = top + tall, 3 if lit else 1.5
    y, size = (top + base) / 2, tall * 0.25

    def paint(pen: Pen) -> None:
        pen.rect(box, "go" if lit else "soot", tall * 0.18)
        pen.rect(inside(box, edge), "linen" if used else "paper", tall * 0.15)
        pen.rect((left + edge, top + edge, left + tall * 1.42, base - edge), SHADES[card.deck], tall * 0.15)
        for number, color in enumerate(paid):
            cube(pen, color, right - tall * 0.38 - (len(paid) - 1 - number) * size * 2.15, y, size)
        if not paid:
            around = (right - tall * 1.05, top + tall * 0.2, right - tall * 0.15, base - tall * 0.2)
            pen.rect(around, "kerb", tall * 0.2)
            badge(pen, card.icon, inside(around, 1.5))
            for number in range(min(used, 2)):
                check(pen, around[0] - tall * (0.34 + 0.5 * number), y, tall * 0.22)

    return paint


def check(pen: Pen, x: float, y: float, size: float) -> None:
    """A mark on what has been used in this round."""
    pen.disc(x, y, size, "soot")
    points = [(x - size * 0.5, y), (x - size * 0.1, y + size * 0.4), (x + size * 0.5, y - size * 0.4)]
    pen.line(points, "white", size * 0.28)


def tab(surface: Surface, card: CardView, box: Box, over: str, *, used: int = 0) -> None:
    """A card as a small tab with its number; one that was used is pale and has a mark."""
    left, top, right, bottom = box
    shade = SHADES[card.deck]
    fill = "linen" if used else shade

    def paint(pen: Pen) -> None:
        pen.rect(box, shade, 4)
        if used:
            pen.rect(inside(box, 2), fill, 3)
            pen.rect((left + 4, bottom - 6, right - 4, bottom - 3), shade)

    surface.put(("tab", card.deck, bool(used), right - left, bottom - top), box, paint, over)
    room = (left + 1, top, right - 1, bottom - (3 if used else 0))
    write(surface, card.code, room, (bottom - top) * 0.56, "ink" if used else "white", fill, least=9)
