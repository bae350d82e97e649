"""The regent: tries more than a burgomaster, a few rounds far, and has learned how things end then."""

from itertools import pairwise

import msgspec

from rules.core.asking import Ask, Picks
from rules.players.racing import winner
from rules.players.ride import burgomaster
from rules.players.ride.adviser import along, marked
from rules.players.ride.imagine import contract_cards, imagine, resume
from rules.players.ride.merchant import act
from rules.players.ride.playout import finish
from rules.players.ride.prospects import outlook
from rules.players.ride.reasons import reason
from rules.players.ride.sight import Habits, Sight, sight
from rules.players.thought import Advice, Thought
from rules.ride.game import points
from rules.ride.scoring import winners
from rules.ride.state import State
from rules.ride.view import View

#: Turns a second that a slow machine can imagine.
TURNS = 8000
#: The turns of a whole game, for each cart of whoever has the fewest and each seat.
A_CART = 0.8
#: After so many rounds it is looked how things stand.
ROUNDS = (2, 5)
#: Points that winning counts for beside the lead.
VICTORY = 10.0
#: Points that the choice of its habits has before others, which luck may only make seem better.
HOME = 0.5
#: What it does otherwise than a merchant, found by duels against merchants.
HABITS = Habits(wide=True, contested=1, a_point=0.5, nearer=1.2, first=1.0, patient=12)
#: What it expects of others: burgomasters claim the longest routes as soon as somebody does who plans them.
OTHERS = Habits(wide=True)
#: Ways to pay that are tried.
PAYMENTS = 6


def regent(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game, and say why."""
    s = sight(view, contract_cards(view), HABITS)
    picks = act(s, question)
    tried = list(dict.fromkeys([picks, *candidates(s, question)]))
    if len(tried) > 1:
        picks = weighed(view, question, tried, mind)
    marks = marked(view, s)
    kept = [deal for deal, option in zip(s.offered, question.options, strict=False) if option.id in picks]
    return picks, reason(view, s, along(s, marks, (*s.open_deals, *kept)), marks, picks)


def candidates(s: Sight, question: Ask) -> list[Picks]:
    """Everything that can be done in a turn, ways to pay, and what a burgomaster would keep."""
    offered: list[Picks] = [(option.id,) for option in question.options]
    match question.text.key:
        case "ride-ask-turn" | "ride-ask-second-card":
            return offered
        case "ride-ask-payment":
            return offered[:PAYMENTS]
    return burgomaster.candidates(s, question)


def weighed(view: View, question: Ask, tried: list[Picks], mind: Thought) -> Picks:
    """The candidate after which things look best some rounds later."""
    seat = view.seat
    assert seat is not None
    return winner(
        tried,
        lambda: msgspec.json.encode(imagine(view, mind.luck)),
        lambda state, picks: playout(state, seat, question, picks) + HOME * (picks == tried[0]),
        mind.playouts(int(TURNS / turns_left(view))),
        mind,
    )


def turns_left(view: View) -> float:
    """How many turns are still to come, more or less."""
    fewest = min([seat.carts for seat in view.seats])
    return max(1.0, A_CART * fewest) * len(view.seats)


def playout(state: bytes, seat: int, question: Ask, picks: Picks) -> float:
    """Play an imagined game to its end after this answer, everybody acting on a plan; how well it goes.

    How things stand after some rounds counts as much as the end, for less luck is in it.
    """
    g = msgspec.json.decode(state, type=State)
    flow, seats = resume(g, seat, question), len(g.seats)
    habits = dict.fromkeys(range(seats), OTHERS) | {seat: HABITS}
    plans = finish(g, flow, (seat, picks), ROUNDS[0] * seats, None, habits)
    stood, value = 0, 0.0
    for rounds in (*[later - sooner for sooner, later in pairwise(ROUNDS)], None):
        if g.stage == "over":
            break
        # Weights know merchants alone, and their plans.
        lead, chance = outlook(g, [None] * seats, seat)
        stood, value = stood + 1, value + lead + VICTORY * chance
        plans = finish(g, flow, None, None if rounds is None else rounds * seats - 1, plans, habits)
    looks = len(ROUNDS) + 1
    return (value + (looks - stood) * ending(g, seat)) / looks


def ending(g: State, seat: int) -> float:
    """How well a game has ended for a seat."""
    totals, first = points(g), winners(g)
    lead = totals[seat] - max([total for number, total in enumerate(totals) if number != seat])
    return lead + (VICTORY / len(first) if seat in first else 0.0)
