"""The symbols of Ticket to Ride: Amsterdam: cards with the letter of their colour, carts, points."""

from functools import partial

from render.pen import Box, Paint, Pen
from render.picture import Say
from render.pieces import star
from render.ride.cards import back, crate, face, small_face
from render.ride.chart import COLORS
from render.ride.palette import WRITTEN_ON
from render.ride.pieces import cart
from render.symbols import MIDDLE, ROOM, SIDE, letter

#: A card stands upright.
CARD: Box = (20, ROOM[1], SIDE - 20, ROOM[3])
FACE: Box = (26, ROOM[1] + 6, SIDE - 26, ROOM[3] - 6)


def symbols(say: Say) -> dict[str, Paint]:
    """How each symbol is painted, by name; letters are those of the reader's language."""
    colors = {f"color-{color}": partial(_transport, color, _letter(color, say)) for color in COLORS}
    return colors | {
        "color-wild": partial(_transport, "wild", ""),
        "color-gray": _gray,
        "card": partial(_back, "transport"),
        "contract": partial(_back, "contract"),
        "merchandise": lambda pen: crate(pen, MIDDLE, MIDDLE, 112),
        "carts": lambda pen: cart(pen, MIDDLE - 4, MIDDLE + 6, 108, "seat1"),
        "points": lambda pen: star(pen, MIDDLE, MIDDLE + 4, 56, "gold", "ink", 6),
    }


def symbol_of(kind: str, value: str) -> str:
    """The symbol of a thing, by what it is an argument of and its own name; none where there is none."""
    return f"{kind}-{value}" if kind == "color" and value in (*COLORS, "wild", "gray") else ""


#: What one does, where no thing of it has a symbol.
DEEDS = {"draw": "card", "contracts": "contract", "keep": "contract"}


def _letter(color: str, say: Say) -> str:
    return say("pic-ride-letter", color=color)


def _transport(color: str, sign: str, pen: Pen) -> None:
    pen.rect(CARD, "ink", 16)
    if not sign:
        face(pen, FACE, color, 8)
        return
    small_face(pen, FACE, color, 10)
    letter(pen, sign, (FACE[0] + 10, 30, FACE[2] - 10, 98), WRITTEN_ON[color])


def _gray(pen: Pen) -> None:
    pen.rect(CARD, "ink", 16)
    pen.rect(FACE, "gray", 10)
    letter(pen, "?", (FACE[0] + 10, 30, FACE[2] - 10, 98), WRITTEN_ON["gray"])


def _back(kind: str, pen: Pen) -> None:
    pen.rect(CARD, "ink", 16)
    back(pen, FACE, kind)
