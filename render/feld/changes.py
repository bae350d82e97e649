"""What has changed on the board, in the names that pictures point out."""

from collections.abc import Iterable

from render.picture import Happened

#: The parts of events that name a block or a place of the harbour.
NAMED = ("block", "place")
#: What else changes with an event of a kind: the discs on the Amstel, the cards to select, the market tile.
WITH = {"advanced": ("amstel",), "round": ("display", "tile")}


def changed(events: Iterable[Happened]) -> frozenset[str]:
    """The blocks and places that changed, and "amstel", "display" and "tile" where those did."""
    found: set[str] = set()
    for event in events:
        found.update([str(event.data[part]) for part in NAMED if part in event.data])
        found.update(WITH.get(event.kind, ()))
    return frozenset(found)
