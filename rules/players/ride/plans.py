"""Standing plans as they are made and read: what can be chosen, and what a plan says."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from rules.core.asking import Illegal, Text
from rules.players.choices import MOST, Choice, Field
from rules.players.ride.standing import ALL_WILDS, Standing, carry_out, ends, left, since_now
from rules.ride.board import COLORS, GRAY
from rules.ride.view import RouteView, View

__all__ = ["PART", "Plan", "carry_out", "change", "fields", "things", "words"]

Plan = Standing
#: The map shows what a plan is about.
PART = "map"
#: So many more cards in hand, and so many turns, may be a reason to stop.
MORE_CARDS, MORE_TURNS = 8, (1, 2, 3, 5, 8)


# What can be chosen


def fields(plan: Standing | None, view: View) -> tuple[Field, ...]:
    """All that can be chosen; the first choice alone makes the usual plan."""
    goals = Field("ride-goal", tuple(_goals(plan, view))[:MOST])
    if plan is None:
        return (goals,)
    found = (
        goals,
        _one("draw", ("open", "wilds", "deck"), plan.draw),
        _one("claim", ("each", "all", "none"), plan.claim),
        Field("ride-stops", tuple(_stops(plan, view))[:MOST], several=True),
        Field("ride-steps", tuple(_steps(plan, view)), several=True, page=1),
        Field("ride-first", tuple(_later(plan, view)), page=1),
        Field("ride-colors", _colors(plan.colors), several=True, page=1),
        Field("ride-pay", _colors(plan.pay), several=True, page=1),
        Field("ride-wilds", tuple(_wilds(plan)), page=1),
        Field("ride-limits", tuple(_limits(plan, view)), several=True, page=1),
    )
    return tuple([field for field in found if field.choices])


def _goals(plan: Standing | None, view: View) -> Iterator[Choice]:
    """Contracts by their numbers on the map, then single routes, those first that contracts lack."""
    assert view.mine is not None
    assert view.seat is not None
    known = set(plan.routes) if plan else set()
    lacking: list[str] = []
    for number, contract in enumerate(view.mine.contracts, 1):
        ways = view.missing(contract, view.seat) or ()
        lacking += ways
        if set(ways) - known:
            card = {"number": number, "value": contract.value, "routes": len(ways)} | ends(view, contract)
            yield Choice(f"contract:{contract.id}", Text("ride-plan-contract", card))
    for route in sorted(_open(view), key=lambda route: (route.id not in lacking, -route.points)):
        if route.id not in known:
            yield Choice(f"route:{route.id}", _route(view, route))


def _open(view: View) -> list[RouteView]:
    """The routes that a seat may still claim."""
    owners = {route.id: route.owner for route in view.routes}
    carts = view.seats[view.seat or 0].carts
    return [
        route
        for route in view.routes
        if route.owner is None
        and not route.closed
        and route.length <= carts
        and owners.get(route.twin or "") != view.seat
    ]


def _route(view: View, route: RouteView) -> Text:
    return Text("ride-plan-route", {"length": route.length, "color": route.color} | ends(view, route))


def _one(name: str, values: Sequence[str], chosen: str) -> Field:
    return Field(
        f"ride-{name}",
        tuple([Choice(value, Text(f"ride-plan-{name}-{value}"), value == chosen) for value in values]),
    )


def _stops(plan: Standing, view: View) -> Iterator[Choice]:
    assert view.mine is not None
    by_id = {route.id: route for route in view.routes}
    found = {"last": Text("ride-plan-stop-last")}
    if any(by_id[name].twin for name in plan.routes):
        found["twin"] = Text("ride-plan-stop-twin")
    found["next"] = Text("ride-plan-stop-next")
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    for seat in others if len(others) > 1 else ():
        found[f"next:{seat}"] = Text("ride-plan-stop-next-seat", {"seat": seat})
    found["wild"] = Text("ride-plan-stop-wild")
    for card in view.mine.contracts:
        found[f"joined:{card.id}"] = Text("ride-plan-stop-joined", ends(view, card))
    return (Choice(value, text, value in plan.stops) for value, text in found.items())


def _steps(plan: Standing, view: View) -> Iterator[Choice]:
    routes = left(plan, view)
    return (Choice(route.id, _route(view, route), True) for route in routes[: MOST if len(routes) > 1 else 0])


def _later(plan: Standing, view: View) -> Iterator[Choice]:
    """The routes that might be collected for before the one that comes first."""
    return (Choice(route.id, _route(view, route)) for route in left(plan, view)[1 : MOST + 1])


def _colors(chosen: Sequence[str]) -> tuple[Choice, ...]:
    return tuple([Choice(c, Text("ride-plan-color", {"color": c}), c in chosen) for c in COLORS])


def _wilds(plan: Standing) -> Iterator[Choice]:
    for wilds in range(ALL_WILDS + 1):
        yield Choice(f"{wilds}", Text("ride-plan-wilds", {"wilds": wilds}), wilds == plan.wilds)


def _limits(plan: Standing, view: View) -> Iterator[Choice]:
    assert view.mine is not None
    held = sum(view.mine.hand.values())
    for cards in range(held + 1, held + 1 + MORE_CARDS):
        text = Text("ride-plan-stop-cards", {"cards": cards})
        yield Choice(f"cards:{cards}", text, cards == plan.cards)
    for turns in MORE_TURNS:
        yield Choice(f"turns:{turns}", Text("ride-plan-stop-turns", {"turns": turns}), turns == plan.turns)


# What was chosen


def change(plan: Standing | None, view: View, name: str, values: Sequence[str]) -> Standing | None:
    """A plan with something else chosen."""
    field = next((field for field in fields(plan, view) if field.name == name), None)
    offered = {choice.value for choice in field.choices} if field else set()
    if field is None or not set(values) <= offered or (not field.several and len(values) != 1):
        raise Illegal("illegal-stale")
    if name == "ride-goal":
        made = _further(plan, view, values[0])
    else:
        assert plan is not None
        made = CHANGES[name](plan, tuple(values))
    return since_now(replace(made, played=0), view) if left(made, view) else None


def _further(plan: Standing | None, view: View, goal: str) -> Standing:
    """A plan that collects for one thing more."""
    assert view.mine is not None
    assert view.seat is not None
    kind, _, name = goal.partition(":")
    routes: tuple[str, ...] = (name,)
    if kind == "contract":
        card = next(card for card in view.mine.contracts if card.id == name)
        routes = view.missing(card, view.seat) or ()
    before = plan.routes if plan else ()
    return replace(plan or Standing(()), routes=tuple(dict.fromkeys([*before, *routes])))


def in_order(before: Sequence[str], values: Sequence[str]) -> tuple[str, ...]:
    """What was chosen, in the order in which it was chosen: what stays comes before what is new."""
    return tuple(dict.fromkeys([*[each for each in before if each in values], *values]))


def _limited(plan: Standing, values: tuple[str, ...]) -> Standing:
    """The soonest of what was chosen counts."""
    found: dict[str, list[int]] = {"cards": [0], "turns": [0]}
    for value in values:
        kind, _, number = value.partition(":")
        found[kind].append(int(number))
    cards, turns = [min(numbers[1:], default=0) for numbers in found.values()]
    return replace(plan, cards=cards, turns=turns)


#: What a choice changes, by the name of its field.
CHANGES: dict[str, Callable[[Standing, tuple[str, ...]], Standing]] = {
    "ride-draw": lambda plan, values: replace(plan, draw=values[0]),
    "ride-claim": lambda plan, values: replace(plan, claim=values[0]),
    "ride-stops": lambda plan, values: replace(plan, stops=values),
    "ride-steps": lambda plan, values: replace(plan, routes=tuple([r for r in plan.routes if r in values])),
    "ride-first": lambda plan, values: replace(plan, routes=in_order((*values, *plan.routes), plan.routes)),
    "ride-colors": lambda plan, values: replace(plan, colors=in_order(plan.colors, values)),
    "ride-pay": lambda plan, values: replace(plan, pay=values),
    "ride-wilds": lambda plan, values: replace(plan, wilds=int(values[0])),
    "ride-limits": _limited,
}


# In words


def words(plan: Standing, view: View) -> tuple[Text, ...]:
    """What a plan says, line by line."""
    routes = left(plan, view)
    lines = [Text("ride-plan-collect", {"route": _route(view, route)}) for route in routes[:1]]
    lines += [Text("ride-plan-then", {"route": _route(view, route)}) for route in routes[1:]]
    draw: dict[str, object] = {"how": plan.draw, "color": list(plan.colors)}
    lines.append(Text("ride-plan-draws", draw))
    lines.append(Text(f"ride-plan-claim-{plan.claim}"))
    gray = any(route.color == GRAY for route in routes)
    if plan.wilds < ALL_WILDS or (gray and plan.pay):
        lines.append(Text("ride-plan-pays", {"wilds": plan.wilds, "color": list(plan.pay) if gray else []}))
    chosen = [choice.text for choice in _stops(plan, view) if choice.chosen]
    chosen += [Text("ride-plan-stop-cards", {"cards": plan.cards})] if plan.cards else []
    chosen += [Text("ride-plan-stop-turns", {"turns": plan.turns})] if plan.turns else []
    lines.append(Text("ride-plan-stops", {"reason_any": chosen}))
    return tuple(lines)


def things(plan: Standing) -> frozenset[str]:
    """The routes that it is about."""
    return frozenset(plan.routes)
