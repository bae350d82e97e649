"""How near secret orders are that are not fulfilled yet."""

from rules.feld.board import board
from rules.feld.city import crests
from rules.feld.counts import active_of_deck, active_with_icon
from rules.feld.orders import ORDERS, fulfilled
from rules.feld.state import State

#: The orders that ask for four blocks in a district, for workers in the magazine, and for full storehouses.
DISTRICT = dict(
    zip(
        map(str, range(7, 13)),
        ("grachtengordel", "plantage", "nieuwmarkt", "burgwallen", "haarlemmerbuurt", "jordaan"),
        strict=True,
    )
)
HOME = dict(
    zip(
        map(str, range(1, 7)),
        ("light_blue", "maroon", "light_green", "light_pink", "gold", "white"),
        strict=True,
    )
)
FULL = dict(
    zip(
        map(str, range(20, 29)),
        ("furniture", "lace", "cheese", "jenever", "beer", "tiles", "tulip", "glass", "coffee"),
        strict=True,
    )
)
#: How an order counts that is only partly fulfilled: by the square of its part, and so much of it.
PARTLY = 0.7


def orders_ahead(g: State, seat: int, left: int) -> float:
    """What the orders that are not fulfilled may still bring."""
    if not left:
        return 0.0
    done = fulfilled(g, seat)
    column = len(g.seats) - 2
    return sum(
        [
            PARTLY * ORDERS[code].points[column] * progress(g, seat, code, left) ** 2
            for code in g.seats[seat].orders
            if code not in done and ORDERS[code].progress
        ]
    )


def progress(g: State, seat: int, code: str, left: int) -> float:
    """Which part of an order is done, 0 where nobody can tell."""
    me = g.seats[seat]
    if code in DISTRICT:
        return min(1.0, crests(g, DISTRICT[code])[seat] / 4)
    if code in HOME:
        return g.magazine.count(HOME[code]) / 2 + 0.25 * me.workers.count(HOME[code])
    if code in FULL:
        return len(g.stored.get(f"store-{FULL[code]}", ())) / 3 + 0.1 * me.hold.count(FULL[code])
    match code:
        case "13":
            decks = ("craftsman", "building", "map")
            return sum([min(3, active_of_deck(deck)(g, seat)) for deck in decks]) / 9
        case "14":
            return (me.space - 1) / (board(g.printed).spaces - 1)
        case "15":
            return min(1.0, active_with_icon("END")(g, seat) / 3)
        case "16":
            return min(1.0, active_with_icon("III")(g, seat) / 4)
        case "17":
            return min(1.0, active_with_icon("PERM")(g, seat) / 5)
        case "18":
            return len(g.black_market) / 7
        case "31":
            return len(g.magazine) / 7
        case "35":
            return min(1.0, list(g.owners.values()).count(seat) / 9)
        case "36":
            return min(1.0, len(me.active) / 12)
    return 0.0
