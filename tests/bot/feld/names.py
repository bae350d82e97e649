"""The names of everything that Feld's Amsterdam speaks of."""

from collections.abc import Iterable

from rules.feld.board import COLORS, COMMODITIES, DECKS, DISTRICTS, ICONS, WORKERS, board
from rules.feld.figures import FIGURES
from rules.feld.orders import ORDERS

CATEGORIES: dict[str, Iterable[str]] = {
    "block": board().blocks,
    "card": board().cards,
    "color": COLORS,
    "deck": DECKS,
    "district": DISTRICTS,
    "figure": FIGURES,
    "good": COMMODITIES,
    "icon": ICONS,
    "order": ORDERS,
    "place": board().places,
    "reason": ("sixth-card", "empty-exit", "inactive"),
    "seat": ("1",),
    "tile": board().tiles,
    "way": ("all",),
    "worker": WORKERS,
}


def names() -> list[str]:
    """The keys of all names."""
    return [f"feld-{category}-{value}" for category, values in CATEGORIES.items() for value in values]
