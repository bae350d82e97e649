"""Standing plans: draw until some routes can be paid for, claim them, and stop for what was told.

Only what happens after a plan was made counts: it keeps what was so already (`Before`).
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from rules.core.asking import Ask, Text
from rules.players.choices import Act, Stop
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.scoring import connected
from rules.ride.view import ContractView, RouteView, View

Hand: TypeAlias = Mapping[str, int]
#: As many wilds as a route can take.
ALL_WILDS = 4


class Before(Struct, frozen=True, omit_defaults=True):
    """What was so when a plan was made."""

    #: The routes that somebody had.
    claimed: tuple[str, ...] = ()
    #: Contracts, each with a seat that had joined its places.
    joined: tuple[tuple[str, int], ...] = ()
    last_turns: bool = False
    wild: bool = False


class Standing(Struct, frozen=True, omit_defaults=True):
    """What to do turn by turn."""

    #: The routes to collect for, in this order.
    routes: tuple[str, ...]
    #: When to claim them: each as soon as it can be paid for, when all can, or not at all.
    claim: Literal["each", "all", "none"] = "each"
    #: Which cards to draw: open ones before the deck, with open wilds or without, or only from the deck.
    draw: Literal["open", "wilds", "deck"] = "open"
    #: The colours to draw, in this order; without any, those that the routes lack.
    colors: tuple[str, ...] = ()
    #: The colours in which gray routes are paid; without any, whichever is missed least.
    pay: tuple[str, ...] = ()
    #: So many wilds at most pay for a route.
    wilds: int = ALL_WILDS
    #: Reasons to stop besides those that leave no choice.
    stops: tuple[str, ...] = ("twin", "last")
    #: Stop with so many cards in hand, or after so many turns; 0 is never.
    cards: int = 0
    turns: int = 0
    before: Before = Before()
    #: How many turns it has played.
    played: int = 0


def since_now(plan: Standing, view: View) -> Standing:
    """The plan, for which only counts what happens from now on."""
    claimed = tuple([route.id for route in view.routes if route.owner is not None])
    now = Before(claimed, tuple(joined_by_others(view)), view.last_turns is not None, WILD in view.face_up)
    return replace(plan, before=now)


def left(plan: Standing, view: View) -> list[RouteView]:
    """The routes of a plan that its seat does not have yet."""
    by_id = {route.id: route for route in view.routes}
    return [by_id[name] for name in plan.routes if by_id[name].owner != view.seat]


def joined_by_others(view: View) -> Iterator[tuple[str, int]]:
    """The contracts of a seat whose places another's routes join, each with that other seat."""
    assert view.mine is not None
    for seat in range(len(view.seats)):
        ways = [(route.a, route.b) for route in view.routes if route.owner == seat != view.seat]
        for contract in view.mine.contracts if ways else ():
            if connected(ways, contract.a, contract.b):
                yield contract.id, seat


def carry_out(plan: Standing, view: View, question: Ask) -> Act | Stop | None:
    """What the plan does about a question; new contracts are nothing that it knows about."""
    match question.text.key:
        case "ride-ask-turn":
            why = reason_to_stop(plan, view)
            pick = why or _turn(plan, view)
            if isinstance(pick, Text):
                return Stop(pick)
            wild = plan.before.wild and WILD in view.face_up
            played = replace(plan, played=plan.played + 1, before=replace(plan.before, wild=wild))
            return Act((pick,), played)
        case "ride-ask-second-card":
            return Act((_drawn(plan, view, second=True) or question.options[0].id,), plan)
        case "ride-ask-payment":
            return _paid(plan, view, question)
    return None


# What stops it


def reason_to_stop(plan: Standing, view: View) -> Text | None:
    """Why the plan goes no further, if it does not."""
    routes = left(plan, view)
    if not routes:
        return Text("ride-stopped-done")
    return next(_in_the_way(view, routes), None) or next(_told(plan, view, routes), None)


def _in_the_way(view: View, routes: list[RouteView]) -> Iterator[Text]:
    """What leaves no choice."""
    assert view.seat is not None
    owners = {route.id: route.owner for route in view.routes}
    carts = view.seats[view.seat].carts
    for route in routes:
        if route.owner is not None:
            yield Text("ride-stopped-taken", {"seat": route.owner} | ends(view, route))
        elif route.closed or owners.get(route.twin or "") == view.seat:
            yield Text("ride-stopped-closed", ends(view, route))
        elif route.length > carts:
            yield Text("ride-stopped-carts", {"carts": carts} | ends(view, route))


def _told(plan: Standing, view: View, routes: list[RouteView]) -> Iterator[Text]:
    """The reasons that were told."""
    assert view.mine is not None
    stops, before = set(plan.stops), plan.before
    new = [r for r in view.routes if r.owner not in (None, view.seat) and r.id not in before.claimed]
    for route in new:
        who = {"seat": route.owner} | ends(view, route)
        if "twin" in stops and any(route.id == mine.twin for mine in routes):
            yield Text("ride-stopped-twin", who)
        near = any({route.a, route.b} & {mine.a, mine.b} for mine in routes)
        if near and stops & {"next", f"next:{route.owner}"}:
            yield Text("ride-stopped-next", who)
    if "last" in stops and view.last_turns is not None and not before.last_turns:
        yield Text("ride-stopped-last")
    for contract, seat in joined_by_others(view):
        if f"joined:{contract}" in stops and (contract, seat) not in before.joined:
            card = next(card for card in view.mine.contracts if card.id == contract)
            yield Text("ride-stopped-joined", {"seat": seat} | ends(view, card))
    if "wild" in stops and WILD in view.face_up and not before.wild:
        yield Text("ride-stopped-wild")
    if plan.cards and (held := sum(view.mine.hand.values())) >= plan.cards:
        yield Text("ride-stopped-cards", {"cards": held})
    if plan.turns and plan.played >= plan.turns:
        yield Text("ride-stopped-turns", {"turns": plan.played})


def ends(view: View, way: RouteView | ContractView) -> dict[str, Any]:
    """The two places of a route or a contract, by their names."""
    return {"a": view.names[way.a], "b": view.names[way.b]}


# What it does


def _turn(plan: Standing, view: View) -> str | Text:
    """Claim what can be claimed as it was told, or draw; a text where nothing of it is possible."""
    assert view.mine is not None
    routes = left(plan, view)
    claimable = [route for route in routes if route.id in view.mine.claimable]
    if plan.claim == "each":
        for route in claimable:
            spare = _without(view.mine.hand, plan, routes[: routes.index(route)])
            if payment(plan, route, spare, ()) is not None:
                return f"claim:{route.id}"
    elif affordable(plan, view.mine.hand, routes):
        if plan.claim == "none":
            return Text("ride-stopped-collected")
        return f"claim:{claimable[0].id}" if claimable else Text("ride-stopped-nothing")
    return _drawn(plan, view, second=False) or Text("ride-stopped-nothing")


def _drawn(plan: Standing, view: View, *, second: bool) -> str | None:
    """The card to draw: a wanted colour that lies open, or else from the deck."""
    for color in wanted(plan, view) if plan.draw != "deck" else ():
        if color in view.face_up:
            return f"draw:{color}"
    if plan.draw == "wilds" and not second and WILD in view.face_up:
        return f"draw:{WILD}"
    return "draw:deck" if view.deck else None


def wanted(plan: Standing, view: View) -> list[str]:
    """The colours to draw, the most wanted first."""
    assert view.mine is not None
    if plan.colors:
        return list(plan.colors)
    found, hand = [], dict(view.mine.hand)
    for route in left(plan, view):
        color = route.color if route.color != GRAY else best_gray(plan, hand)
        if hand[color] < route.length:
            found.append(color)
        hand[color] = max(0, hand[color] - route.length)
    return list(dict.fromkeys(found))


def best_gray(plan: Standing, hand: Hand) -> str:
    """The colour of which there are most, of those in which gray routes are paid."""
    return max(plan.pay or COLORS, key=lambda color: hand[color])


def _without(hand: Hand, plan: Standing, routes: list[RouteView]) -> dict[str, int]:
    """What is in the hand besides what is collected for these routes, which come first."""
    spare = dict(hand)
    for route in routes:
        color = route.color if route.color != GRAY else best_gray(plan, spare)
        lacking = max(0, route.length - spare[color])
        spare[color] = max(0, spare[color] - route.length)
        spare[WILD] = max(0, spare[WILD] - lacking)
    return spare


def affordable(plan: Standing, hand: Hand, routes: list[RouteView]) -> bool:
    """Whether all these routes can be paid for one after the other."""
    spare = dict(hand)
    for route in sorted(routes, key=lambda route: route.color == GRAY):
        paid = payment(plan, route, spare, ())
        if paid is None:
            return False
        for color, cards in paid.items():
            spare[color] -= cards
    return True


def payment(
    plan: Standing, route: RouteView, hand: Hand, others: tuple[RouteView, ...]
) -> dict[str, int] | None:
    """The cards that pay for a route as was told: the fewest wilds, then what the others do not need."""
    colors = (route.color,) if route.color != GRAY else plan.pay or COLORS
    needed = {color: sum(other.length for other in others if other.color == color) for color in colors}
    for wilds in range(min(plan.wilds, hand[WILD], route.length) + 1):
        cards = route.length - wilds
        enough = [color for color in colors if hand[color] >= cards]
        if enough:
            color = max(enough, key=lambda color: hand[color] - needed[color])
            return {kind: number for kind, number in ((color, cards), (WILD, wilds)) if number}
    return None


def _paid(plan: Standing, view: View, question: Ask) -> Act | None:
    """How a route of the plan is paid for; what its owner has claimed besides is for them to pay."""
    assert view.mine is not None
    routes = left(plan, view)
    asked = question.text.args
    for route in routes:
        named = ends(view, route) | {"length": route.length, "color": route.color}
        if all(asked.get(name) == value for name, value in named.items()):
            others = tuple([other for other in routes if other is not route])
            paid = payment(plan, route, view.mine.hand, others)
            for option in question.options:
                if option.text.args["color_paid"] == paid:
                    return Act((option.id,), plan)
    return None
