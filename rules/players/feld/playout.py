"""Games imagined to their end from what everybody may know, quickly.

Everybody is a merchant in a hurry, who weighs a turn once and then does what is left of the best.
"""

from rules.core.asking import Ask, Flow, Picks
from rules.core.chance import Chance
from rules.feld.game import play
from rules.feld.imagine import imagine
from rules.feld.orders import ORDERS
from rules.feld.setup import open_game
from rules.feld.state import State, in_secret, players
from rules.feld.view import View
from rules.players.feld import merchant
from rules.players.feld.rehearsal import begun, candidates, errand, tried
from rules.players.feld.worth import BUSY, worth

#: What a seat has thought of in its turn: what the turn is, and its actions, the best first.
Plans = dict[int, tuple[int, list[str]]]


def imagined(view: View, luck: Chance) -> State:
    """A state that could be behind what everybody sees: secret orders are dealt too."""
    g = imagine(view, luck)
    open_ = {code for seat in g.seats for code in seat.orders}
    deck = luck.shuffled([code for code in ORDERS if code not in open_], "orders")
    for seat, seen in zip(g.seats, view.seats, strict=True):
        while len(seat.orders) < seen.orders:
            seat.orders.append(deck.pop())
    if g.phase == "orders":
        # Which of them are shown is nothing that playing depends on.
        open_game(g)
    if g.phase == "II" and in_secret(g):
        # What was chosen in secret is chosen anew.
        g.waiting = players(g)
    return g


def stirred(g: State, luck: Chance) -> State:
    """The same state with its decks and the market stack shuffled anew; how they lie has no part in it."""
    g.chance = Chance(f"{luck.number():x}")
    g.decks = {deck: luck.shuffled(sorted(cards), deck) for deck, cards in g.decks.items()}
    later = sorted([tile for tile in g.market if tile[0] == "B"])
    sooner = sorted([tile for tile in g.market if tile[0] != "B"])
    g.market = luck.shuffled(later, "B") + luck.shuffled(sooner, "A")
    return g


def play_out(g: State) -> None:
    """Play a game to its end from the beginning of a turn."""
    plans: Plans = {}
    flow: Flow[None] = play(g)
    try:
        asks = next(flow)
        while True:
            if asks:
                who, asked = next(iter(asks.items()))
                asks = flow.send((who, _act(g, who, asked, plans)))
            else:
                asks = next(flow)
    except StopIteration:
        g.news = []


def _act(g: State, seat: int, question: Ask, plans: Plans) -> Picks:
    if question.text.key != "feld-ask-turn":
        return merchant.act(g, seat, question)
    free = errand(g, seat)
    if free:
        return free
    if seat not in plans or plans[seat][0] != g.round:
        plans[seat] = g.round, _ranked(g, seat)
    offered = {option.id for option in question.options}
    actions = plans[seat][1]
    while actions:
        action = actions.pop(0)
        if action in offered:
            return (begun(g, seat, action),)
    return ("pass",)


def _ranked(g: State, seat: int) -> list[str]:
    """All that gains something, or uses up what would be lost, the best first."""
    now = worth(g, seat, 0.0) + BUSY * merchant.spare(g, seat)
    gains: dict[str, float] = {}
    for steps in candidates(g, seat):
        new = tried(g, seat, steps)
        gain = worth(new, seat, 0.0) + BUSY * merchant.spare(new, seat) - now
        gains[steps[0]] = max(gain, gains.get(steps[0], gain))
    return sorted([action for action, gain in gains.items() if gain > 0], key=lambda each: -gains[each])
