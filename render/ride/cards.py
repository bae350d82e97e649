"""Cards as they lie on the table: transport cards, card backs, and the small signs for what seats have."""

from render.canvas import Surface, together, write
from render.pen import Box, Pen
from render.picture import Say
from render.pieces import house, star
from render.ride.chart import COLORS
from render.ride.palette import WRITTEN_ON
from render.ride.pieces import cart
from render.ride.spaces import pattern
from rules.ride.view import View

#: A card with a shorter side has no room for a cart.
SMALL = 62
#: So many cards lie open, with so much between them.
FACES, GAP = 5, 6


def letter(say: Say, color: str) -> str:
    """The letter of a card in the reader's language; wild ones have none."""
    return say("pic-ride-letter", color=color) if color in COLORS else ""


@together
def transport(
    surface: Surface, box: Box, color: str, sign: str, over: str, letters: float, count: int | None = None
) -> None:
    """A transport card with its letter, if it has one; `count` says how many of them there are."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    inset = min(wide, tall) * 0.07 + 1
    inner = (left + inset, top + inset, right - inset, bottom - inset)
    small = min(wide, tall) < SMALL

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", wide * 0.12)
        pen.rect((left + 2, top + 2, right - 2, bottom - 2), "paper", wide * 0.11)
        (small_face if small else face)(pen, inner, color, wide * 0.06)

    surface.put(("card", color, wide, tall), box, paint, over)
    if sign:
        room, size = (inner, min(wide, tall) * 0.56) if small else (corner(inner), wide * 0.36)
        write(surface, sign, room, max(letters, size), WRITTEN_ON[color], color, least=letters)
    if count is not None:
        size = letters * 0.78
        counted(surface, count, right - size + 5, bottom - size + 4, size, letters * 1.08)


def corner(box: Box) -> Box:
    """Where the letter of a card stands."""
    unit = min(box[2] - box[0], box[3] - box[1])
    return box[0], box[1], box[0] + unit * 0.5, box[1] + unit * 0.44


def small_face(pen: Pen, box: Box, color: str, radius: float) -> None:
    """The picture on a card that is too small for a cart: the colour with its pattern, or a star."""
    left, top, right, bottom = box
    x, y, unit = (left + right) / 2, (top + bottom) / 2, min(right - left, bottom - top)
    if color not in COLORS:
        face(pen, box, color, radius)
        return
    pen.rect(box, color, radius)
    _patterned(pen, box, color, unit / 4)
    pen.disc(x, y, unit * 0.4, color)


def face(pen: Pen, box: Box, color: str, radius: float) -> None:
    """The picture on a transport card: the colour with its pattern, and a cart on it."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    unit = min(wide, tall)
    x, y = (left + right) / 2, (top + bottom) / 2
    if color in COLORS:
        pen.rect(box, color, radius)
        _patterned(pen, box, color, unit / 6)
        pen.rect(corner(box), color, radius)
        x, y = x + (wide - unit) * 0.2, y + (tall - unit) * 0.25 + unit * 0.08
        pen.disc(x, y, unit * 0.36, color)
        cart(pen, x, y, unit * 0.54, WRITTEN_ON[color])
    else:
        for number, shade in enumerate(COLORS):
            pen.rect((left + wide * number / 6, top, left + wide * (number + 1) / 6 + 0.5, bottom), shade)
        pen.disc(x, y, unit * 0.4, "paper", "ink", 2)
        star(pen, x, y + unit * 0.015, unit * 0.32, "gold", "ink", 2)


def _patterned(pen: Pen, box: Box, color: str, cell: float) -> None:
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    across, down = int((right - left) / cell), int((bottom - top) / cell)
    for column in range(across):
        for row in range(down):
            aside = (column - (across - 1) / 2) * cell
            pattern(pen, color, x + aside, y + (row - (down - 1) / 2) * cell, cell)


def counted(surface: Surface, count: int, x: float, y: float, size: float, digits: float) -> None:
    """A number on a round tag."""

    def paint(pen: Pen) -> None:
        pen.disc(x, y, size, "ink")
        pen.disc(x, y, size - 2.5, "paper")

    box = (x - size, y - size, x + size, y + size)
    surface.put(("count", size), box, paint)
    write(surface, str(count), box, digits, "ink", "paper", least=digits * 0.9)


def faces(surface: Surface, view: View, say: Say, box: Box, over: str, letters: float, fresh: bool) -> None:
    """The cards that lie open, in a row; a golden band is around them when they are new."""
    left, top, right, bottom = box
    if fresh:
        surface.put(("fresh", right - left), box, lambda pen: pen.rect(box, "gold", 10), over)
    step = (right - left - GAP) / FACES
    for number, color in enumerate(view.face_up):
        x = left + GAP + number * step
        card = (x, top + GAP, x + step - GAP, bottom - GAP)
        transport(surface, card, color, letter(say, color), "gold" if fresh else over, letters)


def piles(view: View) -> tuple[tuple[str, int], ...]:
    """The piles on the table with how many cards they have."""
    return (
        ("transport", view.deck),
        ("discard", view.discard),
        ("contract", view.contract_deck),
        ("merchandise", view.merchandise),
    )


@together
def pile(surface: Surface, box: Box, kind: str, count: int, over: str, letters: float) -> None:
    """A pile of cards face down, with how many they are."""
    left, top, right, bottom = box
    tall = bottom - top
    wide = min((tall - 12) * 1.1, right - left - letters * 1.4 - 8)
    cover = (left + 5, top + 5, left + 5 + wide, bottom - 5)

    def paint(pen: Pen) -> None:
        pen.rect(box, "paper", 8)
        pen.rect(cover, "ink", 5)
        back(pen, (cover[0] + 2, cover[1] + 2, cover[2] - 2, cover[3] - 2), kind)

    surface.put(("pile", kind, right - left, tall), box, paint, over)
    room = (cover[2] + 2, top, right - 2, bottom)
    write(surface, str(count), room, letters * 1.1, "ink", "paper", least=letters)


def back(pen: Pen, box: Box, kind: str) -> None:
    """The back of a card: each kind has its own colour and sign."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    x, y = (left + right) / 2, (top + bottom) / 2
    shade = {"transport": "delft", "discard": "slate", "contract": "bottle", "merchandise": "wood"}[kind]
    pen.rect(box, shade, wide * 0.06)
    if kind == "contract":
        pen.line(
            [(left + wide * 0.2, bottom - tall * 0.2), (right - wide * 0.2, top + tall * 0.2)],
            "paper",
            wide * 0.05,
        )
        for px, py in ((left + wide * 0.2, bottom - tall * 0.2), (right - wide * 0.2, top + tall * 0.2)):
            pen.disc(px, py, wide * 0.13, "brick", "paper", wide * 0.04)
    elif kind == "merchandise":
        crate(pen, x, y, wide * 0.7)
    else:
        for column in (-1, 0, 1):
            for sign in (-1, 1):
                mx, size = x + column * wide * 0.29, wide * 0.09
                for row in (-1, 1):
                    my = y + row * tall * 0.36
                    pen.line(
                        [(mx - size, my - size * sign), (mx + size, my + size * sign)], "paper", wide * 0.05
                    )


def crate(pen: Pen, x: float, y: float, size: float) -> None:
    """A crate of merchandise."""
    half = size / 2
    pen.rect(
        (x - half, y - half * 0.8, x + half, y + half * 0.8), "ochre", size * 0.05, "wood_dark", size * 0.07
    )
    for step in (-0.27, 0.27):
        pen.rect((x - half, y + (step - 0.025) * size, x + half, y + (step + 0.025) * size), "wood_dark")
    pen.line(
        [(x - half * 0.88, y + half * 0.68), (x + half * 0.88, y - half * 0.68)], "wood_dark", size * 0.07
    )


def sign(pen: Pen, kind: str, x: float, y: float, size: float, color: str) -> None:
    """What a seat has, as a small sign: routes, carts, cards in hand, contracts, merchandise."""
    if kind == "routes":
        for row in (-0.22, 0.22):
            y0, y1 = y + (row - 0.15) * size, y + (row + 0.15) * size
            pen.rect((x - size * 0.5, y0, x + size * 0.5, y1), "soot", size * 0.1)
    elif kind == "carts":
        cart(pen, x - size * 0.06, y, size * 1.05, color)
    elif kind == "hand":
        for aside in (-0.16, 0.16):
            left, top = x + (aside - 0.3) * size, y + (aside * 0.3 - 0.42) * size
            pen.rect(
                (left, top, left + 0.6 * size, y + 0.42 * size), "paper", size * 0.08, "delft", size * 0.1
            )
    elif kind == "contracts":
        pen.rect((x - size * 0.46, y - size * 0.36, x + size * 0.46, y + size * 0.36), "bottle", size * 0.08)
        pen.line(
            [(x - size * 0.24, y + size * 0.14), (x + size * 0.24, y - size * 0.14)], "paper", size * 0.08
        )
        for step in (-1, 1):
            pen.disc(x + step * size * 0.24, y - step * size * 0.14, size * 0.12, "paper")
    else:
        crate(pen, x, y, size * 0.86)


SEAT_GABLES = ("step", "neck", "bell", "spout")


def seat_house(pen: Pen, box: Box, seat: int, *, door: bool = True) -> None:
    """The house of a seat: its colour, and a gable that no other seat has."""
    color = f"seat{seat + 1}"
    house(
        pen,
        box,
        SEAT_GABLES[seat],
        color,
        "ink",
        "paper" if color != "seat3" else "mist",
        floors=2,
        panes=2,
        door=door,
    )
