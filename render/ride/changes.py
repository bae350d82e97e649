"""What has changed on the board, in the names that pictures point out."""

from collections.abc import Iterable

from render.picture import Happened

#: What lies open on the table changes with events of these kinds; after a shuffle it is filled up.
FACES = ("drew-open", "reset", "reshuffled")

#: What brings a card of a colour into a hand; from the deck only its owner knows which.
DRAWN = ("drew", "drew-open")


def drawn(seat: int | None, color: str) -> str:
    """The name of cards that are new in a hand."""
    return f"{color} of {seat}"


def changed(events: Iterable[Happened]) -> frozenset[str]:
    """The routes that were claimed, "faces" where other cards lie open, and cards that a seat has drawn."""
    found: set[str] = set()
    for event in events:
        if "route" in event.data:
            found.add(str(event.data["route"]))
        if event.kind in DRAWN:
            found.add(drawn(event.seat, event.data["color"]))
        if event.kind in FACES:
            found.add("faces")
    return frozenset(found)
