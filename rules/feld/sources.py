"""Where points come from in Feld's Amsterdam."""

from collections.abc import Iterable

from rules.core.events import Event
from rules.core.sources import Earning, balanced, made
from rules.feld.scoring import LAST_STEPS, points
from rules.feld.state import State

#: What brings points at once; what a card gives says so itself.
EARNED = {
    "delivered": "deliveries",
    "supervised": "deliveries",
    "brought-worker": "workers",
    "tom-brought-worker": "workers",
    "gained": "market",
    "advanced": "bridges",
    "mouth": "bridges",
}
#: All sources, in the order in which they are told: as they come, and what is counted at the end.
ORDER = (
    "deliveries", "workers", "market", "bridges", "cards",
    "penalties", "end-cards", "orders", "group", "districts", "leftovers",
)  # fmt: skip


def earned(event: Event) -> Earning | None:
    """From which source an event brings its seat points at once, and how many."""
    points = event.data.get("points", 0)
    if event.kind not in EARNED or not points:
        return None
    return "cards" if "card" in event.data else EARNED[event.kind], points


def sources(g: State, events: Iterable[Event]) -> list[dict[str, int]]:
    """Where every seat's points come from as they stand."""
    books = made(events, earned, len(g.seats))
    for book, score in zip(books, g.scores, strict=False):
        # The last steps have passed bridges, but are counted among the cards.
        book["bridges"] = book.get("bridges", 0) - score.cards.get(LAST_STEPS[0], 0)
        book |= {
            "penalties": score.penalties,
            "end-cards": sum(score.cards.values()),
            "orders": sum(score.orders.values()),
            "group": score.group,
            "districts": sum(score.districts.values()),
            "leftovers": score.leftovers,
        }
    return balanced(books, points(g), ORDER)
