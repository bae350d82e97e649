"""The adviser: a merchant who plans along the ways that the reader's map marks, and says why."""

from collections.abc import Mapping
from itertools import combinations

from rules.core.asking import Ask
from rules.players.ride.imagine import contract_cards
from rules.players.ride.merchant import act
from rules.players.ride.network import Deal, members
from rules.players.ride.plan import TOGETHER, holds, prices, worth
from rules.players.ride.reasons import reason
from rules.players.ride.sight import Plan, Sight, sight
from rules.players.thought import Advice, Thought
from rules.ride.view import View


def adviser(view: View, question: Ask, mind: Thought) -> Advice:
    """Advise whoever asks for a hint on any question of the game."""
    s = sight(view, contract_cards(view))
    marks = marked(view, s)
    s.plan = along(s, marks, s.open_deals)
    picks = act(s, question)
    kept = [deal for deal, option in zip(s.offered, question.options, strict=False) if option.id in picks]
    wanted = along(s, marks, (*s.open_deals, *kept))
    return picks, reason(view, s, wanted, marks, picks)


def marked(view: View, s: Sight) -> dict[Deal, int]:
    """The routes that the map marks for each contract, those on offer too, where there is a way left."""
    assert view.mine is not None
    cards = (*view.mine.contracts, *view.mine.offered)
    found = {deal: view.missing(card, s.seat) for deal, card in zip(s.deals + s.offered, cards, strict=True)}
    return {
        deal: sum([1 << s.net.number[route] for route in routes])
        for deal, routes in found.items()
        if routes is not None
    }


def along(s: Sight, marks: Mapping[Deal, int], deals: tuple[Deal, ...]) -> Plan:
    """The contracts worth most whose marked ways fit together into the carts and turns that are left."""
    known = sorted([deal for deal in deals if deal in marks], key=lambda deal: -deal[2])[:TOGETHER]
    for number in range(len(known), 0, -1):
        plans = [_joined(s, marks, chosen, deals) for chosen in combinations(known, number)]
        fitting = [made for made in plans if made.length <= s.carts and holds(s, made, deals)]
        if fitting:
            return max(fitting, key=worth)
    return Plan(0, 0, 0.0, (), deals)


def _joined(s: Sight, marks: Mapping[Deal, int], chosen: tuple[Deal, ...], deals: tuple[Deal, ...]) -> Plan:
    routes = 0
    for deal in chosen:
        routes |= marks[deal]
    length = sum([s.net.ways[route].length for route in members(routes)])
    cost = sum([prices(s.net)[route] for route in members(routes)])
    return Plan(routes, length, cost, chosen, deals)
