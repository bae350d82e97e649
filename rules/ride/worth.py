"""What the choices of Ticket to Ride: Amsterdam cost, bring and are for, as far as a seat can see."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

from rules.core.asking import Ask, Option, Picks, Text
from rules.core.worth import NOTHING, Worth, Worths, filled
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.scoring import joined
from rules.ride.turn import BLIND, payments
from rules.ride.view import ContractView, Mine, RouteView, View

#: The routes that are still to be claimed for each contract.
Ways: TypeAlias = dict[str, tuple[str, ...]]
#: What is lost with a wild card, and with a card that a contract needs: so a colour goes before a wild.
WILD_LOST, NEEDED_LOST = 1300, 1000
#: Routes that complete a contract come first, then those on the way of one, then all others.
COMPLETES, SERVES, OTHERS = 0, 1000, 2000


class Sight(NamedTuple):
    """What a seat looks at before it weighs what it could do."""

    view: View
    mine: Mine
    #: The routes that are still to be claimed for each contract that can be done, and all of them.
    ways: Ways
    wanted: tuple[RouteView, ...]
    #: For each location that its own routes touch, all that they join it to.
    network: Mapping[str, Collection[str]]


def _sight(view: View, mine: Mine) -> Sight:
    assert view.seat is not None
    undone = [card for card in mine.contracts if not card.done]
    found = zip(undone, view.missing_each(undone, view.seat) if undone else (), strict=True)
    ways = {card.id: missing for card, missing in found if missing}
    names = {name for way in ways.values() for name in way}
    own = [(route.a, route.b) for route in view.routes if route.owner == view.seat]
    return Sight(view, mine, ways, tuple([r for r in view.routes if r.id in names]), joined(own))


def explain(view: View, question: Ask) -> Worths:
    """The worth of all options of a question."""
    mine, seat = view.mine, view.seat
    if mine is None or seat is None:
        return dict.fromkeys([option.id for option in question.offered], NOTHING)
    sight = _sight(view, mine)
    routes = {f"claim:{route.id}": route for route in view.routes}
    worths: Worths = {}
    for option in question.offered:
        match option.verb:
            case "claim":
                worths[option.id] = _claim(sight, routes[option.id])
            case "draw":
                worths[option.id] = _draw(sight, option)
            case "pay":
                worths[option.id] = _pay(sight, question, option)
            case "keep":
                worths[option.id] = _keep(view, mine, seat, option)
            case _:
                worths[option.id] = Worth(gain=filled(contracts=min(2, view.contract_deck)))
    return worths


def goes_on(question: Ask, begun: Picks) -> bool:
    """Whether a route that was chosen is to be paid for."""
    return question.text.key == "ride-ask-payment" and begun[0].startswith("claim:")


def follow(view: View, question: Ask, begun: Picks) -> Picks:
    """A route that was chosen is paid for by the obvious cards."""
    if not goes_on(question, begun):
        return ()
    worths = explain(view, question)
    return (min(question.options, key=lambda option: worths[option.id].rank).id,)


# Routes


def _claim(sight: Sight, route: RouteView) -> Worth:
    """Points at once, a merchandise card for cart symbols, and the contracts that it serves."""
    view, mine, ways = sight.view, sight.mine, sight.ways
    here, there = (sight.network.get(place, (place,)) for place in (route.a, route.b))
    done = [
        card
        for card in mine.contracts
        if not card.done and ((card.a in here and card.b in there) or (card.a in there and card.b in here))
    ]
    served = [card for card in mine.contracts if card not in done]
    served = [card for card in served if not {route.id, route.twin}.isdisjoint(ways.get(card.id, ()))]
    rank, paid = COMPLETES if done else SERVES if served else OTHERS, _payment(sight, route)
    return Worth(
        cost=filled(color=paid),
        gain=filled(points=route.points, merchandise=int(route.carts and view.merchandise > 0)),
        purpose=(
            *[_about("ride-for-completes", view, card) for card in done],
            *[_about("ride-for-serves", view, card) for card in served],
            *((Text("ride-for-end"),) if view.last_turns == 1 else ()),
            Text("ride-for-pays", {"color_paid": paid}),
        ),
        rank=rank - 10 * sum(card.value for card in done or served) - route.points,
        group="contracts" if done or served else "others",
    )


def _about(key: str, view: View, card: ContractView) -> Text:
    return Text(key, {"a": view.names[card.a], "b": view.names[card.b], "value": card.value})


def _pay(sight: Sight, question: Ask, option: Option) -> Worth:
    """The cards that would be missed least first."""
    asked, paid, names = question.text.args, option.text.args["color_paid"], sight.view.names
    ends = (asked["a"], asked["b"])
    paying = [route.id for route in sight.wanted if (names[route.a], names[route.b]) == ends]
    return Worth(filled(color=paid), rank=_loss(sight.mine, _needs(sight, paying), paid))


def _payment(sight: Sight, route: RouteView) -> dict[str, int]:
    """The obvious cards for a route: of its colour, or on gray those that no contract needs; few wilds."""
    options = payments(route.length, route.color, sight.mine.hand)
    paid = [option.text.args["color_paid"] for option in options]
    if len(paid) < 2:
        return paid[0] if paid else {}
    needed = _needs(sight, (route.id, route.twin))
    best: dict[str, int] = min(paid, key=lambda cards: _loss(sight.mine, needed, cards))
    return best


def _needs(sight: Sight, but: Collection[str | None]) -> dict[str, int]:
    """How many cards of each colour the ways of all contracts take, but for a route that is claimed now."""
    needed = dict.fromkeys(COLORS, 0)
    for route in sight.wanted:
        if route.color != GRAY and route.id not in but:
            needed[route.color] += route.length
    return needed


def _loss(mine: Mine, needed: dict[str, int], paid: dict[str, int]) -> int:
    """How much cards would be missed: wilds most, then what contracts need, then of the scarcer colours."""
    lost = WILD_LOST * paid.get(WILD, 0)
    for color, cards in paid.items():
        if color != WILD:
            short = max(0, needed[color] - (mine.hand[color] - cards))
            lost += NEEDED_LOST * min(cards, short) - mine.hand[color]
    return lost


# Cards


def _draw(sight: Sight, option: Option) -> Worth:
    """A card, and the routes for contracts that take its colour; an open wild is all that one draws."""
    color, names = option.id.partition(":")[2], sight.view.names
    if color == BLIND:
        return Worth(gain={"cards": 1})
    if color == WILD:
        return Worth(gain={"color": {color: 1}}, purpose=(Text("ride-for-only"),))
    takes = [route for route in sight.wanted if route.color == color]
    purpose = [Text("ride-for-color", {"a": names[r.a], "b": names[r.b]}) for r in takes]
    return Worth(gain={"color": {color: 1}}, purpose=tuple(purpose))


def _keep(view: View, mine: Mine, seat: int, option: Option) -> Worth:
    """How far away a contract is."""
    card = next(card for card in mine.offered if f"keep:{card.id}" == option.id)
    way = view.missing(card, seat)
    if card.done or way is None:
        return Worth(purpose=(Text("ride-for-done" if card.done else "ride-for-impossible"),))
    lengths = {route.id: route.length for route in view.routes}
    return Worth(purpose=(Text("ride-for-missing", {"spaces": sum(lengths[name] for name in way)}),))
