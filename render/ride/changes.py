"""What has changed on the board, in the names that pictures point out."""

from collections.abc import Iterable

from render.picture import Happened

#: What lies open on the table changes with events of these kinds; after a shuffle it is filled up.
FACES = ("drew-open", "reset", "reshuffled")


def changed(events: Iterable[Happened]) -> frozenset[str]:
    """The routes that were claimed, and "faces" where other cards lie open."""
    found: set[str] = set()
    for event in events:
        if "route" in event.data:
            found.add(str(event.data["route"]))
        if event.kind in FACES:
            found.add("faces")
    return frozenset(found)
