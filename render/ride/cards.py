"""Cards as they lie on the table: transport cards, card backs, and the small signs for what seats have."""

from render.canvas import Surface, write
from render.pen import Box, Pen
from render.picture import Say
from render.pieces import house, star
from render.ride.chart import COLORS
from render.ride.palette import WRITTEN_ON
from render.ride.pieces import cart
from render.ride.spaces import pattern


def transport(
    surface: Surface,
    box: Box,
    color: str,
    say: Say,
    over: str,
    *,
    count: int | None = None,
    part: float = 0.19,
) -> None:
    """A transport card with its letter and name; `count` says how many of them there are.

    The name is as high as a `part` of the card's width.
    """
    left, top, right, bottom = box
    wide = right - left
    band = wide * (part + 0.08)
    inner = (left + wide * 0.06, top + wide * 0.06, right - wide * 0.06, bottom - band)
    unit = min(inner[2] - inner[0], inner[3] - inner[1])

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", wide * 0.1)
        pen.rect((left + 2, top + 2, right - 2, bottom - 2), "paper", wide * 0.09)
        face(pen, inner, color, wide * 0.05)

    surface.put(("card", color, part, wide, bottom - top), box, paint, over)
    word = say("pic-ride-color", color=color)
    room = (left + 5, bottom - band, right - 5, bottom - 3)
    write(surface, word, room, wide * part, "ink", "paper", least=wide * part * 0.6)
    if color in COLORS:
        room = (inner[0], inner[1], inner[0] + unit * 0.5, inner[1] + unit * 0.44)
        write(surface, say("pic-ride-letter", color=color), room, unit * 0.38, WRITTEN_ON[color], color)
    if count is not None:
        counted(surface, count, right - wide * 0.2, top + wide * 0.2, wide * 0.24)


def face(pen: Pen, box: Box, color: str, radius: float) -> None:
    """The picture on a transport card: the colour with its pattern, and a cart on it."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    unit = min(wide, tall)
    x, y = (left + right) / 2, (top + bottom) / 2
    if color in COLORS:
        pen.rect(box, color, radius)
        cell = unit / 6
        across, down = int(wide / cell), int(tall / cell)
        for column in range(across):
            for row in range(down):
                aside = (column - (across - 1) / 2) * cell
                pattern(pen, color, x + aside, y + (row - (down - 1) / 2) * cell, cell)
        pen.rect((left, top, left + unit * 0.5, top + unit * 0.44), color, radius)
        x, y = x + (wide - unit) * 0.2, y + (tall - unit) * 0.25 + unit * 0.08
        pen.disc(x, y, unit * 0.36, color)
        cart(pen, x, y, unit * 0.54, WRITTEN_ON[color])
    else:
        for number, shade in enumerate(COLORS):
            pen.rect((left + wide * number / 6, top, left + wide * (number + 1) / 6 + 0.5, bottom), shade)
        pen.disc(x, y, unit * 0.4, "paper", "ink", 2)
        star(pen, x, y + unit * 0.015, unit * 0.32, "gold", "ink", 2)


def counted(surface: Surface, count: int, x: float, y: float, size: float) -> None:
    """A number on a round tag."""

    def paint(pen: Pen) -> None:
        pen.disc(x, y, size, "ink")
        pen.disc(x, y, size - 2.5, "paper")

    box = (x - size, y - size, x + size, y + size)
    surface.put(("count", size), box, paint)
    write(
        surface, str(count), (x - size * 0.8, y - size, x + size * 0.8, y + size), size * 1.15, "ink", "paper"
    )


def pile(surface: Surface, box: Box, kind: str, count: int, label: str) -> None:
    """A pile of cards face down, with how many they are; an empty one is only an outline."""
    left, top, right, bottom = box
    wide = right - left
    band = wide * 0.27

    def paint(pen: Pen) -> None:
        if count:
            for step in (6, 3, 0) if count > 1 else (0,):
                pen.rect((left + step, top - step, right + step, bottom - band - step), "ink", wide * 0.09)
                edge = (left + step + 2, top - step + 2, right + step - 2, bottom - band - step - 2)
                pen.rect(edge, "paper", wide * 0.08)
            back(
                pen,
                (left + wide * 0.07, top + wide * 0.07, right - wide * 0.07, bottom - band - wide * 0.07),
                kind,
            )
        else:
            pen.rect((left, top, right, bottom - band), "linen", wide * 0.09, "kerb", 2.5)

    key = ("pile", kind, min(count, 2), wide, bottom - top)
    surface.put(key, (left - 1, top - 8, right + 8, bottom), paint)
    if count:
        counted(surface, count, right - wide * 0.2, bottom - band - wide * 0.2, wide * 0.25)
    else:
        write(surface, "0", (left + 4, top + 4, right - 4, bottom - band - 4), wide * 0.3, "soot", "linen")
    room = (left - 6, bottom - band + 2, right + 6, bottom)
    write(surface, label, room, wide * 0.19, "ink", "linen", least=wide * 0.11)


def back(pen: Pen, box: Box, kind: str) -> None:
    """The back of a card: each kind has its own colour and sign."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    x, y = (left + right) / 2, (top + bottom) / 2
    shade = {"transport": "delft", "discard": "slate", "contract": "bottle", "merchandise": "wood"}[kind]
    pen.rect(box, shade, wide * 0.06)
    if kind == "contract":
        pen.line(
            [(left + wide * 0.2, bottom - tall * 0.2), (right - wide * 0.2, top + tall * 0.2)], "paper", 3
        )
        for px, py in ((left + wide * 0.2, bottom - tall * 0.2), (right - wide * 0.2, top + tall * 0.2)):
            pen.disc(px, py, wide * 0.11, "brick", "paper", 2.5)
    elif kind == "merchandise":
        crate(pen, x, y, wide * 0.7)
    else:
        for column in (-1, 0, 1):
            for sign in (-1, 1):
                mx, size = x + column * wide * 0.29, wide * 0.09
                for row in (-1, 1):
                    my = y + row * tall * 0.36
                    pen.line([(mx - size, my - size * sign), (mx + size, my + size * sign)], "paper", 3.5)


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
