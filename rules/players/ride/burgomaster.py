"""The burgomaster: tries what a merchant would think of in games that it imagines to the end."""

from itertools import combinations

import msgspec

from rules.core.asking import Ask, Flow, Picks, Text
from rules.players.ride import trade
from rules.players.ride.imagine import contract_cards, imagine, resume
from rules.players.ride.merchant import act
from rules.players.ride.plan import plan
from rules.players.ride.sight import Sight, imagined, sight
from rules.players.thought import Advice, Thought
from rules.ride.game import points
from rules.ride.scoring import winners
from rules.ride.state import State
from rules.ride.view import View

#: Playouts a second that a slow machine can make.
PLAYOUTS = 200
#: Claims and draws that are tried in a turn, beside the merchant's own choice.
CLAIMS, DRAWS = 4, 3
#: Points that winning counts for beside the lead, and what the merchant's own choice is ahead by.
VICTORY, TRUSTED = 10.0, 0.5


def burgomaster(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    s = sight(view, contract_cards(view))
    own = act(s, question)
    tried = list(dict.fromkeys([own, *candidates(s, question)]))
    if len(tried) > 1:
        own = best(view, question, tried, mind)
    return own, Text("ride-why")


def candidates(s: Sight, question: Ask) -> list[Picks]:
    """What is worth trying."""
    offered = [option.id for option in question.options]
    match question.text.key:
        case "ride-ask-keep":
            return [
                picks
                for number in range(question.least, question.most + 1)
                for picks in combinations(offered, number)
            ]
        case "ride-ask-payment":
            return [(pick,) for pick in offered[:4]]
        case "ride-ask-second-card":
            return [(pick,) for pick in offered]
    claims = sorted(
        [pick for pick in offered if pick.startswith("claim:")], key=lambda pick: -_appeal(s, pick)
    )
    draws = [pick for pick in offered if pick.startswith("draw:")]
    worths = trade.card_worths(s, plan(s)) | {"wild": 1.2, "deck": 0.9}
    draws.sort(key=lambda pick: -worths[pick.removeprefix("draw:")])
    others = ["contracts"] if "contracts" in offered else []
    return [(pick,) for pick in [*claims[:CLAIMS], *draws[:DRAWS], *others]]


def _appeal(s: Sight, claim: str) -> float:
    route = s.net.number[claim.removeprefix("claim:")]
    wanted = route in trade.tracks(s, plan(s).routes)
    return 5 * wanted + s.net.ways[route].points


def best(view: View, question: Ask, tried: list[Picks], mind: Thought) -> Picks:
    """The candidate that does best in imagined games; the worse half drops out again and again."""
    assert view.seat is not None
    left = list(range(len(tried)))
    sums = [0.0] * len(tried)
    games = 0
    rounds = max(1, (len(tried) - 1).bit_length())
    share = mind.playouts(PLAYOUTS) // rounds
    while len(left) > 1:
        for _ in range(max(1, share // len(left))):
            state = msgspec.json.encode(imagine(view, mind.luck))
            for number in left:
                g = msgspec.json.decode(state, type=State)
                sums[number] += playout(g, view.seat, question, tried[number])
            games += 1
            if mind.late:
                break
        worths = [(sums[number] / games + (TRUSTED if number == 0 else 0.0), -number) for number in left]
        ranked = [-number for _, number in sorted(worths, reverse=True)]
        left = ranked[:1] if mind.late else ranked[: (len(left) + 1) // 2]
    return tried[left[0]]


def playout(g: State, seat: int, question: Ask, picks: Picks) -> float:
    """Play an imagined game to its end with this answer, everybody being a merchant; how well it ends."""
    flow: Flow[None] = resume(g, seat, question)
    try:
        asks = next(flow)
        while not asks:
            asks = next(flow)
        asks = flow.send((seat, picks))
        while True:
            if asks:
                who, asked = next(iter(asks.items()))
                asks = flow.send((who, act(imagined(g, who), asked)))
            else:
                asks = next(flow)
    except StopIteration:
        pass
    totals = points(g)
    first = winners(g)
    lead = totals[seat] - max([total for number, total in enumerate(totals) if number != seat])
    return lead + (VICTORY / len(first) if seat in first else 0.0)
