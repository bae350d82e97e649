"""How a seat of Ticket to Ride: Amsterdam stands: what it has in short, and what is special just now."""

from collections.abc import Sequence

from rules.core.asking import Ask, Text
from rules.core.events import Event
from rules.core.worth import Amounts, filled
from rules.ride.scoring import connected
from rules.ride.view import View


def have(view: View) -> Amounts:
    """Points, cards by colour, carts that are left."""
    if view.mine is None or view.seat is None:
        return {}
    seat = view.seats[view.seat]
    return {"points": seat.points, **filled(color=view.mine.hand), "carts": seat.carts}


def moments(view: View, question: Ask | None, events: Sequence[Event]) -> tuple[Text, ...]:
    """Contracts that a route has just completed, and one's last turn; to others, that the last turns come.

    Which contracts somebody else has completed nobody may know before the end.
    """
    if view.stage != "turns":
        return ()
    if view.mine is None:
        near = [event for event in events if event.kind == "last-round"]
        return tuple([Text("ride-event-last-round", {"seat": each.seat, **each.data}) for each in near])
    new = {event.data["route"] for event in events if event.kind == "claimed" and event.seat == view.seat}
    before = [(r.a, r.b) for r in view.routes if r.owner == view.seat and r.id not in new]
    done = [card for card in view.mine.contracts if card.done and not connected(before, card.a, card.b)]
    names = view.names
    last = question is not None and view.last_turns is not None
    return (
        *[
            Text("ride-moment-done", {"a": names[card.a], "b": names[card.b], "value": card.value})
            for card in done
        ],
        *((Text("ride-moment-last"),) if last else ()),
    )
