"""The ways in which Ticket to Ride: Amsterdam can end."""

from random import Random

from rules.core.asking import Ask, Picks
from rules.core.table import Table
from tests.golden import Way
from tests.playing import any_picks


def eager(question: Ask, luck: Random) -> Picks:
    """Claim the longest route there is, pay with the fewest wilds, keep one contract, and draw otherwise."""
    ids = [option.id for option in question.options]
    claims = [option for option in question.options if option.verb == "claim"]
    if claims:
        return (max(claims, key=lambda option: option.text.args["length"]).id,)
    if ids[0].startswith(("pay:", "keep:")):
        return (ids[0],)
    return (luck.choice([option for option in ids if option.startswith("draw:")] or ids),)


def carts_run_low(table: Table) -> bool:
    """Somebody had two or fewer carts, everybody had a last turn, and one has the most points."""
    return table.g.last_turns == 0 and len(leaders(table)) == 1


def tie_broken(table: Table) -> bool:
    """Several have the most points, and one of them has completed the most contracts."""
    return len(leaders(table)) > 1 and len(table.game.winners(table.g)) == 1


def victory_shared(table: Table) -> bool:
    """Several have the most points and completed as many contracts."""
    completed = {table.g.scores[seat].completed for seat in leaders(table)}
    return len(leaders(table)) > 1 and completed != {0} and table.game.winners(table.g) == leaders(table)


def nobody_can_act(table: Table) -> bool:
    """There were no cards, no contracts and no routes left that anybody could have had."""
    return table.g.passes == table.seats and table.g.last_turns is None


def leaders(table: Table) -> list[int]:
    """The seats with the most points."""
    points: list[int] = table.game.points(table.g)
    return [seat for seat, number in enumerate(points) if number == max(points)]


WAYS = {
    "carts-run-low": Way(carts_run_low, 3, {"first": "2"}, eager),
    "tie-broken-by-contracts": Way(tie_broken, 2, {}, eager),
    "victory-shared": Way(victory_shared, 4, {}, eager),
    "nobody-can-act": Way(nobody_can_act, 2, {"printed": "@crowded.toml"}, any_picks),
}
