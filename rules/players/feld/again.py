"""Questions of Stefan Feld's Amsterdam that come again: how they are answered ahead, and what stops that."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.core.asking import Ask, Option, Picks, Text
from rules.feld.display import BELOW
from rules.feld.view import View
from rules.players.ahead import Again, Way, as_offered

# What is said of what is chosen again


def die(question: Ask, option: Option) -> Text:
    """A die by its colour alone: the next time its pips are others."""
    color = option.text.args.get("color")
    return Text("feld-again-die", {"color": color}) if color else option.text


def of_card(question: Ask, option: Option) -> Text:
    """What is chosen for a card."""
    return Text("feld-again-card", {"card": question.text.args["card"], "what": option.text})


# Ways


def by_pips(*, most: bool) -> Way:
    """As many dice as are to be chosen, those with the most or the fewest pips."""

    def dice(view: View, question: Ask) -> Picks:
        ordered = sorted(question.options, key=lambda option: option.text.args["pips"], reverse=most)
        return tuple([option.id for option in ordered[: question.least]])

    return dice


def by_cost(*, most: bool) -> Way:
    """The card that costs most or least cubes."""

    def card(view: View, question: Ask) -> Picks:
        cost = {
            option.id: sum(view.cards[option.text.args["card"]].cost.values()) for option in question.options
        }
        return ((max if most else min)(cost, key=cost.__getitem__),)

    return card


def keep_most(view: View, question: Ask) -> Picks:
    """The colour of which there are most."""
    assert view.seat is not None
    supply = view.seats[view.seat].supply
    return (max(question.options, key=lambda option: supply[option.text.args["color"]]).id,)


#: By question, then by name.
WAYS: dict[str, dict[str, tuple[Text, Way]]] = {
    "feld-ask-sixth-card": {
        "newest": (Text("feld-way-newest"), lambda view, question: (question.options[-1].id,)),
        "oldest": (Text("feld-way-oldest"), lambda view, question: (question.options[0].id,)),
        "dearest": (Text("feld-way-dearest"), by_cost(most=True)),
        "cheapest": (Text("feld-way-cheapest"), by_cost(most=False)),
    },
    "feld-ask-dice": {
        "highest": (Text("feld-way-highest"), by_pips(most=True)),
        "lowest": (Text("feld-way-lowest"), by_pips(most=False)),
    },
    "feld-ask-keep": {"most": (Text("feld-way-most"), keep_most)},
}


# What stops them


def stops(view: View) -> dict[str, Text]:
    """All reasons: of a game with two, anybody is the other."""
    others = [seat for seat in range(len(view.seats)) if seat not in (view.seat, view.tom)]
    found = {"last": Text("feld-stop-last"), "penalty": Text("feld-stop-penalty")}
    if others:
        found |= {"block": Text("feld-stop-block"), "amstel": Text("feld-stop-amstel")}
    for seat in others if len(others) > 1 else ():
        found[f"block:{seat}"] = Text("feld-stop-block-seat", {"seat": seat})
        found[f"amstel:{seat}"] = Text("feld-stop-amstel-seat", {"seat": seat})
    for cards in range(2, BELOW + 1):
        found[f"cards:{cards}"] = Text("feld-stop-cards", {"cards": cards})
    for district in view.districts:
        found[f"district:{district.id}"] = Text("feld-stop-district", {"district": district.id})
    return found


def now(view: View) -> dict[str, Any]:
    """What the reasons compare later."""
    assert view.seat is not None
    mine = view.seats[view.seat]
    return {
        "round": view.round,
        "penalties": mine.penalties,
        "cards": len(mine.inactive),
        "taken": [block.id for block in view.blocks if block.owner is not None],
        "first": _before_me(view),
        "full": sorted(_full(view)),
    }


def _before_me(view: View) -> list[int]:
    """The seats that come before this one on the Amstel."""
    return [*view.order[: view.order.index(view.seat)]] if view.seat in view.order else []


def _full(view: View) -> set[str]:
    """The districts in which every block is taken."""
    free = {block.district for block in view.blocks if block.owner is None}
    return {district.id for district in view.districts} - free


def reason(stop: str, before: Mapping[str, Any], view: View) -> Text | None:
    """Why to stop, if this has happened since."""
    name, _, what = stop.partition(":")
    found: Iterator[Text] = HAPPENED[name](what, before, view)
    return next(found, None)


def _last(what: str, before: Mapping[str, Any], view: View) -> Iterator[Text]:
    if before["round"] < view.rounds == view.round:
        yield Text("feld-stopped-last")


def _penalty(what: str, before: Mapping[str, Any], view: View) -> Iterator[Text]:
    if now(view)["penalties"] > before["penalties"]:
        yield Text("feld-stopped-penalty")


def _cards(what: str, before: Mapping[str, Any], view: View) -> Iterator[Text]:
    if before["cards"] < int(what) <= (cards := now(view)["cards"]):
        yield Text("feld-stopped-cards", {"cards": cards})


def _block(what: str, before: Mapping[str, Any], view: View) -> Iterator[Text]:
    mine = {block.id for block in view.blocks if block.owner == view.seat}
    for block in view.blocks:
        new = block.owner not in (None, view.seat) and block.id not in before["taken"]
        if new and what in ("", str(block.owner)) and mine & {*block.near}:
            yield Text("feld-stopped-block", {"seat": block.owner, "block": block.id})


def _amstel(what: str, before: Mapping[str, Any], view: View) -> Iterator[Text]:
    for seat in _before_me(view):
        if seat not in before["first"] and what in ("", str(seat)):
            yield Text("feld-stopped-amstel", {"seat": seat})


def _district(what: str, before: Mapping[str, Any], view: View) -> Iterator[Text]:
    if what in _full(view) and what not in before["full"]:
        yield Text("feld-stopped-district", {"district": what})


HAPPENED: dict[str, Callable[[str, Mapping[str, Any], View], Iterator[Text]]] = {
    "last": _last,
    "penalty": _penalty,
    "cards": _cards,
    "block": _block,
    "amstel": _amstel,
    "district": _district,
}

#: Dice and their slots, cubes to gain and to keep, what a card may do, and the card that is one too many.
AGAIN = Again(
    questions={
        "feld-ask-dice": die,
        "feld-ask-slot": as_offered,
        "feld-ask-gain": as_offered,
        "feld-ask-gain-by": of_card,
        "feld-ask-keep": as_offered,
        "feld-ask-may": of_card,
    },
    ways=WAYS,
    stops=stops,
    now=now,
    reason=reason,
)
