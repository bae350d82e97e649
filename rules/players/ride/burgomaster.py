"""The burgomaster: tries what a merchant would think of in games that it imagines to the end."""

from itertools import combinations
from math import sqrt

import msgspec

from rules.core.asking import Ask, Picks
from rules.players.ride import trade
from rules.players.ride.imagine import contract_cards, imagine, resume
from rules.players.ride.merchant import act
from rules.players.ride.plan import plan
from rules.players.ride.playout import finish
from rules.players.ride.sight import Sight, sight
from rules.players.thought import Advice, Thought
from rules.ride.game import points
from rules.ride.scoring import winners
from rules.ride.state import State
from rules.ride.view import View

#: Playouts a second that a slow machine can make.
PLAYOUTS = 200
#: Claims that are tried in a turn, beside the merchant's own choice.
CLAIMS = 3
#: Points that winning counts for beside the lead.
VICTORY = 10.0
#: How many standard errors better than the merchant's own choice another must be.
SURE = 1.0


def burgomaster(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    s = sight(view, contract_cards(view))
    own = act(s, question)
    tried = list(dict.fromkeys([own, *candidates(s, question)]))
    if len(tried) > 1:
        own = best(view, question, tried, mind)
    return own, question.text


def candidates(s: Sight, question: Ask) -> list[Picks]:
    """What is worth trying; which card to draw or to pay with is left to the merchant."""
    offered = [option.id for option in question.options]
    match question.text.key:
        case "ride-ask-keep":
            return [
                picks
                for number in range(question.least, question.most + 1)
                for picks in combinations(offered, number)
            ]
        case "ride-ask-turn":
            claims = [pick for pick in offered if pick.startswith("claim:")]
            claims.sort(key=lambda pick: -_appeal(s, pick))
            draw = trade.draw(s, plan(s), True)
            others = [pick for pick in (draw, "contracts") if pick in offered]
            return [(pick,) for pick in [*claims[:CLAIMS], *others]]
    return []


def _appeal(s: Sight, claim: str) -> float:
    route = s.net.number[claim.removeprefix("claim:")]
    wanted = route in trade.tracks(s, plan(s).routes)
    return 5 * wanted + s.net.ways[route].points


def best(view: View, question: Ask, tried: list[Picks], mind: Thought) -> Picks:
    """The candidate that does best in imagined games; the worse half drops out again and again.

    The first candidate stays to the end, and wins unless another is better by more than luck would have it:
    each imagined game is played with every candidate, so that the differences say more than the results.
    """
    assert view.seat is not None
    leads: list[list[float]] = [[] for _ in tried]
    left = list(range(1, len(tried)))
    rounds = max(1, len(left).bit_length())
    share = mind.playouts(PLAYOUTS) // rounds
    for _ in range(rounds):
        for _ in range(max(1, share // (len(left) + 1))):
            state = msgspec.json.encode(imagine(view, mind.luck))
            first = playout(state, view.seat, question, tried[0])
            for number in left:
                leads[number].append(playout(state, view.seat, question, tried[number]) - first)
            if mind.late:
                break
        left.sort(key=lambda number: -certain(leads[number], 0.0))
        del left[max(1, len(left) // 2) :]
        if mind.late:
            break
    return tried[left[0]] if certain(leads[left[0]], SURE) > 0 else tried[0]


def certain(leads: list[float], errors: float) -> float:
    """The mean of these leads, less so many standard errors."""
    games = len(leads)
    mean = sum(leads) / games
    spread = sum([(lead - mean) ** 2 for lead in leads]) / games
    return mean - errors * sqrt(spread / games)


def playout(state: bytes, seat: int, question: Ask, picks: Picks) -> float:
    """Play an imagined game to its end with this answer, everybody being a merchant; how well it ends."""
    g = msgspec.json.decode(state, type=State)
    finish(g, resume(g, seat, question), (seat, picks))
    totals = points(g)
    first = winners(g)
    lead = totals[seat] - max([total for number, total in enumerate(totals) if number != seat])
    return lead + (VICTORY / len(first) if seat in first else 0.0)
