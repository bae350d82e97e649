"""What of Stefan Feld's Amsterdam anybody may look up: cards, market tiles and secret orders."""

from rules.core.asking import Text
from rules.core.index import Entry
from rules.feld.board import Card, board
from rules.feld.orders import ORDERS


def index() -> tuple[Entry, ...]:
    """Every card, tile and order that comes with the game."""
    printed = board()
    return (
        *[_card(card) for card in printed.cards.values()],
        *[_tile(code) for code in printed.tiles],
        *[_order(code) for code in ORDERS],
    )


def _card(card: Card) -> Entry:
    code = card.code
    words = Text("feld-printed", {"deck": card.deck, "icon": card.icon, "color_cost": card.cost})
    about = (words, Text(f"feld-card-{code}-text"))
    return Entry(f"card-{code}", Text(f"feld-card-{code}"), about, code.lstrip("0"))


def _tile(code: str) -> Entry:
    about = (Text("feld-tile-text", board().tiles[code].option.text.args),)
    return Entry(f"tile-{code}", Text(f"feld-tile-{code}"), about, code.casefold())


def _order(code: str) -> Entry:
    about = (Text(f"feld-order-{code}-text"),)
    return Entry(f"order-{code}", Text(f"feld-order-{code}"), about, code)
