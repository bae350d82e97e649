"""Why something that a seat might want to do in its turn is not possible, and what it would take."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.core.asking import Ask, Text
from rules.core.worth import Impossible
from rules.feld import amstel, harbour
from rules.feld.abilities import USES
from rules.feld.board import COMMODITIES, board
from rules.feld.imagine import imagine
from rules.feld.view import SeatView, View

#: What cannot be done: its id, what it is called, and why not.
Cannot: TypeAlias = tuple[str, Text, Text]


def impossible(view: View, question: Ask) -> Impossible:
    """All that cannot be done now, with whose it is or what is lacking for it."""
    if view.mine is None or view.seat is None or question.text.key not in ASKED:
        return {}
    offered, me = {option.id for option in question.offered}, view.seats[view.seat]
    found = [cannot for reasons in ASKED[question.text.key] for cannot in reasons(view, me)]
    return {pick: (name, why) for pick, name, why in found if pick not in offered}


def _blocks(view: View, me: SeatView) -> Iterator[Cannot]:
    for block in view.blocks:
        if block.owner is not None:
            why = Text("feld-refused-owned", {"seat": block.owner})
        elif not view.left.get("block", True):
            why = Text("feld-refused-once")
        else:
            why = _lacking({block.color: block.cost}, me.supply)
        yield f"block:{block.id}", Text("feld-put-block", {"block": block.id}), why


def _cards(view: View, me: SeatView) -> Iterator[Cannot]:
    for code in me.inactive:
        name = Text("feld-use", {"card": code})
        yield f"activate:{code}", name, _lacking(view.cards[code].cost, me.supply)
        yield f"use:{code}", name, Text("feld-refused-inactive", {"card": code})
    for code in me.active:
        used = "feld-refused-used" if me.used.get(code) else "feld-refused-when"
        if code in USES:
            yield f"use:{code}", Text("feld-use", {"card": code}), Text(used, {"card": code})


def _harbour(view: View, me: SeatView) -> Iterator[Cannot]:
    """Places that are too far, and what cannot be delivered where the barge lies."""
    g = imagine(view)
    for goal, journey in board(g.printed).journeys[me.barge].items():
        cubes = harbour.cubes_for(g, view.seat or 0, journey.spaces)
        yield f"barge:{goal}", Text("feld-put-place", {"place": goal}), _few(cubes, me)
    for good in COMMODITIES:
        name = Text("feld-put-good", {"good": good})
        if good in me.hold:
            yield f"deliver:{good}", name, Text("feld-refused-not-here", {"good": good, "place": me.barge})
        else:
            yield f"deliver:{good}", name, Text("feld-refused-not-aboard", {"good": good})


def _amstel(view: View, me: SeatView) -> Iterator[Cannot]:
    for spaces in range(1, view.spaces - me.space + 1):
        why = _few(amstel.cost(spaces), me) if view.left.get("amstel", True) else Text("feld-refused-amstel")
        name = Text("feld-amstel", {"spaces": spaces, "cubes": amstel.cost(spaces), "points": 0})
        yield f"amstel:{spaces}", name, why


def _market(view: View, me: SeatView) -> Iterator[Cannot]:
    tile = view.tile
    if not view.left.get("market", True):
        why = Text("feld-refused-market")
    elif me.gulden < tile.gulden:
        why = Text("feld-refused-gulden", {"gulden": tile.gulden, "held": me.gulden})
    else:
        why = Text("feld-refused-tile")
    yield f"market:{tile.code}", Text("feld-market", tile.words), why


def _taken(view: View, me: SeatView) -> Iterator[Cannot]:
    """Cards that somebody has, or that lie on the discard pile."""
    for seat, other in enumerate(view.seats):
        for code in (*other.inactive, *other.active):
            why = Text("feld-refused-taken", {"seat": seat})
            yield f"card:{code}", Text("feld-use", {"card": code}), why


ASKED = {
    "feld-ask-turn": (_blocks, _cards, _harbour, _amstel, _market),
    "feld-ask-card": (_taken,),
}


def _few(cubes: int, me: SeatView) -> Text:
    """How many cubes of any colour something takes, and how many there are."""
    return Text("feld-refused-any", {"cubes": cubes, "held": sum(me.supply.values())})


def _lacking(cost: dict[str, int], supply: dict[str, int]) -> Text:
    """What something costs, and what there is of it."""
    held = {color: supply[color] for color in cost if supply[color]}
    return Text("feld-refused-cubes", {"color_cost": cost, "color_held": held})
