"""The novice: one contract after the other, the cheapest first, by the shortest way.

It has no reasons to give: it answers with the question.
"""

from collections.abc import Sequence

from rules.core.asking import Ask
from rules.players.thought import Advice, Thought
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.view import ContractView, View

#: With fewer carts than this a novice looks for no new contract.
ENOUGH_CARTS = 6


def novice(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    assert view.mine is not None
    match question.text.key:
        case "ride-ask-keep":
            return keep(view, question)
        case "ride-ask-payment":
            return (question.options[0].id,), question.text
        case "ride-ask-second-card":
            return draw(view, question, wanted(view))
    routes = wanted(view)
    claimable = set(view.mine.claimable)
    for route in sorted(routes, key=lambda name: -length(view, name)):
        if route in claimable:
            return (f"claim:{route}",), question.text
    if not routes:
        if view.contract_deck and carts(view) >= ENOUGH_CARTS and len(view.mine.contracts) < 4:
            return ("contracts",), question.text
        if claimable:
            longest = max(sorted(claimable), key=lambda name: length(view, name))
            if length(view, longest) > 1 or carts(view) < ENOUGH_CARTS:
                return (f"claim:{longest}",), question.text
    return draw(view, question, routes)


def carts(view: View) -> int:
    """The carts that are left to the reader of a view."""
    assert view.seat is not None
    return view.seats[view.seat].carts


def length(view: View, route: str) -> int:
    """The spaces of a route."""
    return next(seen.length for seen in view.routes if seen.id == route)


def keep(view: View, question: Ask) -> Advice:
    """Keep both contracts while there are carts enough for both, or else the nearer one."""
    assert view.mine is not None
    ways = {card.id: spaces(view, card) for card in view.mine.offered}
    cards = sorted(ways, key=lambda card: ways[card])
    room = carts(view) - sum(spaces(view, card) for card in view.mine.contracts)
    kept = [card for place, card in enumerate(cards) if not place or sum(ways.values()) <= room // 2]
    return tuple(f"keep:{card}" for card in kept), question.text


def spaces(view: View, contract: ContractView) -> int:
    """The spaces that a contract still lacks; many where it cannot be completed any more."""
    assert view.seat is not None
    missing = view.missing(contract, view.seat)
    return 99 if missing is None else sum(length(view, route) for route in missing)


def wanted(view: View) -> tuple[str, ...]:
    """The routes that the nearest open contract lacks."""
    assert view.mine is not None
    assert view.seat is not None
    ways = [view.missing(card, view.seat) for card in view.mine.contracts if not card.done]
    left = [way for way in ways if way]
    return min(left, key=lambda way: sum(length(view, route) for route in way)) if left else ()


def draw(view: View, question: Ask, routes: Sequence[str]) -> Advice:
    """Draw a colour that a wanted route needs and that lies open, or from the deck."""
    assert view.mine is not None
    offered = {option.id for option in question.options}
    hand = view.mine.hand
    for route in view.routes:
        if route.id in routes:
            colors = COLORS if route.color == GRAY else (route.color,)
            for color in sorted(colors, key=lambda color: -hand[color]):
                if f"draw:{color}" in offered and hand[color] + hand[WILD] < route.length:
                    return (f"draw:{color}",), question.text
    pick = "draw:deck" if "draw:deck" in offered else question.options[0].id
    return (pick,), question.text
