"""What goes without saying in a turn: the cubes that are missed least, and errands where a barge arrives."""

from collections.abc import Iterable, Mapping

from rules.core.asking import Ask, Option, Picks
from rules.feld import city, harbour
from rules.feld.barge import deliverable, loadable, workers_here
from rules.feld.board import COLORS, board
from rules.feld.state import State

#: Questions of which nobody is asked who says no more than what to pay for.
PAYMENTS = ("feld-ask-pay-any", "feld-ask-activation", "feld-ask-block-payment")


# Paying


def cheapest(g: State, seat: int, question: Ask) -> Option:
    """Of the ways to pay, the one that leaves most of what cards below the board and a block still need."""
    wanted, supply = needs(g, seat), g.seats[seat].supply
    spare = {color: supply[color] - wanted[color] for color in COLORS}

    def missed(option: Option) -> tuple[int, int, int]:
        args = option.text.args
        if "gulden" in args:
            return (args["gulden"], 0, 0)
        short = cubes = held = 0
        for color, n in args["color_paid"].items():
            short += min(n, max(0, n - spare[color]))
            cubes += n
            held += supply[color] * n
        return (short, cubes, -held)

    return min(question.options, key=missed)


def needs(g: State, seat: int) -> dict[str, int]:
    """The cubes set apart: for cards that can be paid, those of the fewest cubes first, and for a block."""
    me, cards = g.seats[seat], board(g.printed).cards
    return set_apart(g, seat, me.supply, sorted(me.inactive, key=lambda code: (cards[code].cubes, code)))


def set_apart(g: State, seat: int, supply: Mapping[str, int], codes: Iterable[str]) -> dict[str, int]:
    """The cubes of a supply for those of some cards that can be paid, in their order, then for a block."""
    cards, free, kept = board(g.printed).cards, dict(supply), dict.fromkeys(COLORS, 0)
    for code in codes:
        cost = cards[code].cost
        if all(free[color] >= cubes for color, cubes in cost.items()):
            for color, cubes in cost.items():
                free[color] -= cubes
                kept[color] += cubes
    if g.phase == "III" and city.may_take(g, seat):
        costs = [
            (block.cost, color)
            for color, blocks in board(g.printed).colors.items()
            if free[color]
            for block in blocks
            if 0 < block.cost <= free[color] and block.id in g.commodities
        ]
        if costs:
            cubes, color = min(costs)
            kept[color] += cubes
    return kept


# Where the barge lies


def errand(g: State, seat: int) -> Option | None:
    """The next thing to do for nothing where the barge lies: deliver, bring, load, take a worker aboard."""
    delivered = [option for option in deliverable(g, seat) if _best_here(g, seat, option)]
    if delivered:
        return max(delivered, key=lambda option: option.text.args["points"])
    workers = workers_here(g, seat)
    brought = [option for option in workers if option.id.startswith("worker:bring")]
    if found := [*brought, *loadable(g, seat)]:
        return found[0]
    dock = board(g.printed).journeys[g.seats[seat].barge]
    docks = board(g.printed).docks

    def far(option: Option) -> int:
        goal = docks[option.text.args["worker"]].id
        return dock[goal].spaces if goal in dock else 0

    return min(workers, key=far, default=None)


def _best_here(g: State, seat: int, option: Option) -> bool:
    """A storehouse is where a commodity belongs; a warehouse, where it is not worth less than there."""
    printed, me, good = board(g.printed), g.seats[seat], option.text.args["good"]
    here, home = printed.places[me.barge], printed.places[f"store-{option.text.args['good']}"]
    if here.takes == good or not harbour.room(g, home):
        return True
    return harbour.roof_value(g, here) >= harbour.roof_value(g, home)


def goes_on(question: Ask, begun: Picks) -> bool:
    """Whether anything may go without saying: who has done something else decides on what comes next."""
    key = question.text.key
    return key in PAYMENTS or (key == "feld-ask-turn" and begun[0].startswith(("store:", "block:", "barge:")))


def follows(g: State, seat: int, question: Ask, begun: Picks) -> Picks:
    """The obvious payment for whatever was begun, errands after a journey, loading what was just stored."""
    if question.text.key in PAYMENTS:
        return (cheapest(g, seat, question).id,)
    if begun[0].startswith(("store:", "block:")):
        return tuple([option.id for option in loadable(g, seat)[:1]])
    option = errand(g, seat) if begun[0].startswith("barge:") else None
    return (option.id,) if option else ()
