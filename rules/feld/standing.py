"""How a seat of Stefan Feld's Amsterdam stands: what it has in short, and what is special just now."""

from collections import Counter
from collections.abc import Sequence

from rules.core.asking import Ask, Text
from rules.core.events import Event
from rules.core.worth import Amounts, filled
from rules.feld.display import BELOW
from rules.feld.view import View


def have(view: View) -> Amounts:
    """Points, gulden, cubes, what is aboard, what is stored."""
    if view.seat is None:
        return {}
    seat = view.seats[view.seat]
    return {
        "points": seat.points,
        "gulden": seat.gulden,
        **filled(
            color=seat.supply,
            aboard=dict(Counter(seat.hold)),
            workers=dict(Counter(seat.workers)),
            stored=dict(Counter(seat.storehouse)),
        ),
    }


def moments(view: View, question: Ask | None, events: Sequence[Event]) -> tuple[Text, ...]:
    """Districts that have just become full, one's last turn, and a card that will be one too many.

    Whoever looks on is told of the districts, and when the last round begins.
    """
    if view.phase in ("end", "over"):
        return ()
    districts = {block.id: block.district for block in view.blocks}
    taken = [districts[event.data["block"]] for event in events if event.kind == "took-block"]
    free = {block.district for block in view.blocks if block.owner is None}
    found = [_full(view, district) for district in dict.fromkeys(taken) if district not in free]
    if view.seat is None:
        rounds = [event.data["round"] for event in events if event.kind == "round"]
        return (*found, *((Text("feld-moment-last-round"),) if view.rounds in rounds else ()))
    key = question.text.key if question else ""
    if key == "feld-ask-turn" and view.round == view.rounds:
        found.append(Text("feld-moment-last"))
    if key == "feld-ask-card" and len(view.seats[view.seat].inactive) >= BELOW:
        found.append(Text("feld-moment-sixth-card", {"cards": BELOW}))
    return tuple(found)


def _full(view: View, district: str) -> Text:
    """Who has most crests in a district in which no block is left."""
    crests = next(each.crests for each in view.districts if each.id == district)
    leading = [seat for seat, number in enumerate(crests) if number == max(crests)]
    return Text("feld-moment-district", {"district": district, "seat_leading": leading})
