"""The symbols of Stefan Feld's Amsterdam: cubes, goods, dock workers, cards of the three kinds, and signs."""

from functools import partial

from render.feld.cards import SHADES
from render.feld.goods import GOODS, token
from render.feld.signs import COLORS, coin, crest, cube, penalty, scroll, star, worker
from render.pen import Box, Paint, Pen, turned
from render.picture import Say
from render.pieces import house
from render.symbols import MIDDLE, RIM, ROOM, SIDE

WORKERS = ("light_blue", "maroon", "light_green", "light_pink", "gold", "white")
HALF = MIDDLE - ROOM[0]
#: A card stands upright.
CARD: Box = (18, ROOM[1], SIDE - 18, ROOM[3])
#: The last numbers of craftsmen and of buildings; the others are maps.
CRAFTSMEN, BUILDINGS = 54, 108
#: What one does, where no thing of it has a symbol.
DEEDS = {"barge": "barge", "amstel": "amstel", "market": "market", "show": "order", "return": "order"}


def symbols(say: Say) -> dict[str, Paint]:
    """How each symbol is painted, by name; none has words in it."""
    found: dict[str, Paint] = {f"color-{color}": partial(_cube, color) for color in COLORS}
    found |= {f"good-{good}": partial(_good, good) for good in GOODS}
    found |= {f"worker-{color}": partial(_worker, color) for color in WORKERS}
    found |= {f"deck-{deck}": partial(_card, deck) for deck in SHADES}
    return found | {
        "points": lambda pen: star(pen, MIDDLE, MIDDLE, HALF - 2, "gold", "ink"),
        "gulden": lambda pen: coin(pen, MIDDLE, MIDDLE, HALF - 4),
        "penalty": lambda pen: penalty(pen, MIDDLE, MIDDLE, HALF - 4),
        "order": lambda pen: scroll(pen, MIDDLE, MIDDLE, HALF - 6),
        "crest": lambda pen: crest(pen, MIDDLE, MIDDLE, HALF - 6, "player1"),
        "barge": _barge,
        "amstel": _bridge,
        "market": _stall,
    }


def symbol_of(kind: str, value: str) -> str:
    """The symbol of a thing, by what it is an argument of and its own name; none where there is none.

    A card has that of its kind, a storehouse that of its good, and a dock that of its worker.
    """
    match kind:
        case "color" | "good" | "worker" | "deck":
            return f"{kind}-{value}" if value in (*COLORS, *GOODS, *WORKERS, *SHADES) else ""
        case "card":
            return _deck(value)
        case "place":
            where, _, what = value.partition("-")
            found = {"store": f"good-{what}", "dock": f"worker-{what}"}
            return found.get(where, "barge")
    return ""


def _deck(code: str) -> str:
    if not code.isdecimal():
        return ""
    number = int(code)
    return f"deck-{'craftsman' if number <= CRAFTSMEN else 'building' if number <= BUILDINGS else 'map'}"


def _cube(color: str, pen: Pen) -> None:
    cube(pen, color, MIDDLE, MIDDLE, HALF - 4)


def _good(good: str, pen: Pen) -> None:
    token(pen, good, MIDDLE, MIDDLE, HALF)


def _worker(color: str, pen: Pen) -> None:
    worker(pen, color, MIDDLE, MIDDLE, HALF - 6)


def _card(deck: str, pen: Pen) -> None:
    """A card in the colour of its kind, with a hammer, a house or the way to a cross."""
    left, top, right, bottom = CARD
    pen.rect(CARD, "ink", 14)
    pen.rect((left + 5, top + 5, right - 5, bottom - 5), SHADES[deck], 10)
    if deck == "building":
        house(pen, (left + 20, top + 20, right - 20, bottom - 16), "step", "paper", "ink", "delft")
    elif deck == "map":
        pen.line([(left + 20, bottom - 26), (MIDDLE - 8, MIDDLE + 18), (MIDDLE - 4, MIDDLE - 4)], "ink", 7)
        for sign in (-1, 1):
            x, y, arm = right - 30, top + 36, 14
            pen.line([(x - arm, y - arm * sign), (x + arm, y + arm * sign)], "alarm", 11)
    else:
        pen.line([(left + 22, bottom - 22), (MIDDLE + 6, MIDDLE - 8)], "gold", 15)
        head = [(-34, -13), (34, -13), (34, 13), (-34, 13)]
        pen.polygon(turned(head, MIDDLE + 10, MIDDLE - 18, 45), "paper", "ink", 4)


def _bridge(pen: Pen) -> None:
    """A bridge over the Amstel."""
    span = [(8, 92), (8, 62), (34, 44), (64, 38), (94, 44), (120, 62), (120, 92)]
    pen.polygon(span, "brick", "ink", 5)
    pen.polygon([(36, 94), (40, 76), (52, 66), (76, 66), (88, 76), (92, 94)], "deep", "ink", 5)
    pen.rect((RIM + 2, 88, SIDE - RIM - 2, 108), "water", 8, "ink", 5)


def _barge(pen: Pen) -> None:
    """A barge from the side, with something aboard."""
    pen.disc(50, 54, 20, "ochre", "ink", 5)
    pen.disc(82, 58, 17, "gold", "ink", 5)
    pen.polygon([(8, 62), (120, 62), (104, 98), (26, 98)], "wood", "ink", 6)
    pen.line([(20, 78), (108, 78)], "wood_dark", 5)


def _stall(pen: Pen) -> None:
    """A market stall."""
    for x in (22, 100):
        pen.rect((x, 50, x + 7, 112), "wood_dark")
    pen.rect((16, 78, 113, 98), "wood", 4, "ink", 5)
    for number in range(4):
        left = 10 + number * 27
        pen.polygon(
            [(left, 56), (left + 27, 56), (left + 24, 18), (left + 3, 18)],
            ("alarm", "paper")[number % 2], "ink", 4,
        )  # fmt: skip
        pen.disc(left + 13.5, 57, 13, ("alarm", "paper")[number % 2], "ink", 4)
