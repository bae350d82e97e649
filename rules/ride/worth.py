"""What the choices of Ticket to Ride: Amsterdam cost, bring and are for, as far as a seat can see."""

from collections.abc import Iterable
from typing import TypeAlias

from rules.core.asking import Ask, Option, Picks, Text
from rules.core.worth import NOTHING, Worth, Worths, filled
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.scoring import connected
from rules.ride.turn import BLIND, payments
from rules.ride.view import ContractView, Mine, RouteView, View

#: The routes that are still to be claimed for each contract.
Ways: TypeAlias = dict[str, tuple[str, ...]]
#: What is lost with a wild card, and with a card that a contract needs: so a colour goes before a wild.
WILD_LOST, NEEDED_LOST = 1300, 1000
#: Routes that complete a contract come first, then those on the way of one, then all others.
COMPLETES, SERVES, OTHERS = 0, 1000, 2000


def explain(view: View, question: Ask) -> Worths:
    """The worth of all options of a question."""
    mine, seat = view.mine, view.seat
    if mine is None or seat is None:
        return dict.fromkeys([option.id for option in question.offered], NOTHING)
    ways = {card.id: missing for card in mine.contracts if (missing := _missing(view, card, seat))}
    routes = {f"claim:{route.id}": route for route in view.routes}
    worths: Worths = {}
    for option in question.offered:
        match option.verb:
            case "claim":
                worths[option.id] = _claim(view, mine, ways, routes[option.id])
            case "draw":
                worths[option.id] = _draw(view, ways, option)
            case "pay":
                worths[option.id] = _pay(view, mine, ways, question, option)
            case "keep":
                worths[option.id] = _keep(view, mine, seat, option)
            case _:
                worths[option.id] = Worth(gain=filled(contracts=min(2, view.contract_deck)))
    return worths


def follow(view: View, question: Ask, begun: Picks) -> Picks:
    """A route that was chosen is paid for by the obvious cards."""
    if question.text.key != "ride-ask-payment" or not begun[0].startswith("claim:"):
        return ()
    worths = explain(view, question)
    return (min(question.options, key=lambda option: worths[option.id].rank).id,)


# Routes


def _missing(view: View, card: ContractView, seat: int) -> tuple[str, ...]:
    """The routes still to claim for a contract; none where it is done or cannot be done any more."""
    return () if card.done else view.missing(card, seat) or ()


def _claim(view: View, mine: Mine, ways: Ways, route: RouteView) -> Worth:
    """Points at once, a merchandise card for cart symbols, and the contracts that it serves."""
    own = [(other.a, other.b) for other in view.routes if other.owner == view.seat]
    done = [card for card in mine.contracts if not card.done]
    done = [card for card in done if connected([*own, (route.a, route.b)], card.a, card.b)]
    served = [card for card in mine.contracts if {route.id, route.twin} & {*ways.get(card.id, ())}]
    served = [card for card in served if card not in done]
    rank, paid = COMPLETES if done else SERVES if served else OTHERS, payment(view, mine, ways, route)
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


def _pay(view: View, mine: Mine, ways: Ways, question: Ask, option: Option) -> Worth:
    """The cards that would be missed least first."""
    asked, paid, names = question.text.args, option.text.args["color_paid"], view.names
    ends = (asked["a"], asked["b"])
    paying = [route.id for route in view.routes if (names[route.a], names[route.b]) == ends]
    return Worth(filled(color=paid), rank=_loss(mine, needs(view, ways, paying), paid))


def payment(view: View, mine: Mine, ways: Ways, route: RouteView) -> dict[str, int]:
    """The obvious cards for a route: of its colour, or on gray those that no contract needs; few wilds."""
    options = payments(route.length, route.color, mine.hand)
    needed = needs(view, ways, {route.id, route.twin})
    paid = [option.text.args["color_paid"] for option in options]
    best: dict[str, int] = min(paid, key=lambda cards: _loss(mine, needed, cards), default={})
    return best


def needs(view: View, ways: Ways, but: Iterable[str | None] = ()) -> dict[str, int]:
    """How many cards of each colour the ways of all contracts take, but for a route that is claimed now."""
    wanted = {name for way in ways.values() for name in way} - {*but}
    needed = dict.fromkeys(COLORS, 0)
    for route in view.routes:
        if route.id in wanted and route.color != GRAY:
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


def _draw(view: View, ways: Ways, option: Option) -> Worth:
    """A card, and the routes for contracts that take its colour; an open wild is all that one draws."""
    color = option.id.partition(":")[2]
    if color == BLIND:
        return Worth(gain={"cards": 1})
    if color == WILD:
        return Worth(gain={"color": {color: 1}}, purpose=(Text("ride-for-only"),))
    wanted = {name for way in ways.values() for name in way}
    takes = [route for route in view.routes if route.id in wanted and route.color == color]
    purpose = [Text("ride-for-color", {"a": view.names[r.a], "b": view.names[r.b]}) for r in takes]
    return Worth(gain={"color": {color: 1}}, purpose=tuple(purpose))


def _keep(view: View, mine: Mine, seat: int, option: Option) -> Worth:
    """How far away a contract is."""
    card = next(card for card in mine.offered if f"keep:{card.id}" == option.id)
    way = view.missing(card, seat)
    if card.done or way is None:
        return Worth(purpose=(Text("ride-for-done" if card.done else "ride-for-impossible"),))
    lengths = {route.id: route.length for route in view.routes}
    return Worth(purpose=(Text("ride-for-missing", {"spaces": sum(lengths[name] for name in way)}),))
