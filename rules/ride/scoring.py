"""Final scoring: routes, contracts, merchandise, and who wins."""

from collections.abc import Iterable, Sequence

from rules.core.events import happen
from rules.ride.board import Board, board
from rules.ride.state import Score, State

#: The bonus card: points for the most merchandise cards, the second most and so on, by number of seats.
MERCHANDISE_BONUS = {2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}


def joined(routes: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """For each location that these routes touch, all that a continuous path of them joins it to."""
    group: dict[str, set[str]] = {}
    for a, b in routes:
        one, other = group.get(a) or {a}, group.get(b) or {b}
        if one is not other:
            one |= other
            for place in other:
                group[place] = one
        group[a] = one
    return group


def connected(routes: Iterable[tuple[str, str]], start: str, goal: str) -> bool:
    """Whether a continuous path of these routes joins two locations."""
    return start == goal or goal in joined(routes).get(start, ())


def own_routes(g: State, printed: Board, seat: int) -> list[tuple[str, str]]:
    """What the routes of a seat join."""
    routes = [printed.route[route] for route, owner in g.claimed.items() if owner == seat]
    return [(route.a, route.b) for route in routes]


def merchandise_bonus(cards: Sequence[int]) -> list[int]:
    """Every seat's bonus: who ties shares the rank, and the ranks after it fall away; no card, no bonus."""
    bonus = MERCHANDISE_BONUS[len(cards)]
    return [bonus[sum(other > own for other in cards)] if own else 0 for own in cards]


def final_scoring(g: State) -> None:
    """Reveal the contracts and count everything."""
    printed = board(g.printed)
    bonus = merchandise_bonus([seat.merchandise for seat in g.seats])
    g.chance.reveal()
    for number, seat in enumerate(g.seats):
        contracts = [printed.contracts[card] for card in seat.contracts]
        network = joined(own_routes(g, printed, number))
        done = [contract for contract in contracts if contract.b in network.get(contract.a, ())]
        value = 2 * sum([contract.value for contract in done]) - sum([each.value for each in contracts])
        score = Score(seat.points, value, len(done), bonus[number])
        g.scores.append(score)
        happen(
            g,
            "scored",
            number,
            routes=score.routes,
            contracts=score.contracts,
            completed=score.completed,
            merchandise=score.merchandise,
            total=score.total,
        )
    won = winners(g)
    happen(g, "won", seat_winners=won, winners=len(won))


def winners(g: State) -> list[int]:
    """The most points win; then the most completed contracts; then the victory is shared."""
    if not g.scores:
        return []
    ranks = [(score.total, score.completed) for score in g.scores]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
