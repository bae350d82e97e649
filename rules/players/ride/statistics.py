"""What finished games tell about the board of Ticket to Ride: Amsterdam."""

from collections import Counter
from typing import Any

from rules.players.results import Result, by_seats
from rules.ride.view import View


def beginner(view: View) -> int | None:
    """Who begins, as soon as a view shows it."""
    return view.waiting[0] if view.stage == "turns" else view.first


def board_statistics(games: list[Result]) -> dict[str, Any]:
    """Contracts kept and completed, routes taken, and what every game tells."""
    return {
        "seats": by_seats(games),
        "contracts": contracts(games),
        "routes": {
            seats: routes([played for played in games if len(played.levels) == seats])
            for seats in sorted({len(played.levels) for played in games})
        },
        "parts": parts(games),
    }


def contracts(games: list[Result]) -> dict[str, Any]:
    """For each contract its value, how often it was kept, and which part of those were completed."""
    kept: Counter[str] = Counter()
    done: Counter[str] = Counter()
    values: dict[str, int] = {}
    for played in games:
        for cards in played.view.revealed:
            for card in cards:
                kept[card.id] += 1
                done[card.id] += card.done
                values[card.id] = card.value
    return {
        name: {"value": values[name], "kept": number, "completed": round(done[name] / number, 3)}
        for name, number in sorted(kept.items())
    }


def routes(games: list[Result]) -> dict[str, float]:
    """The part of the games in which each route was taken, the rarest first."""
    taken: Counter[str] = Counter()
    for played in games:
        taken.update({route.id: int(route.owner is not None) for route in played.view.routes})
    ranked = sorted(taken.items(), key=lambda item: (item[1], item[0]))
    return {name: round(number / len(games), 3) for name, number in ranked}


def parts(games: list[Result]) -> dict[str, Any]:
    """How the points come about, by level: routes, contracts, merchandise, on average."""
    found: dict[str, Any] = {}
    for level in sorted({level for played in games for level in played.levels}):
        scores = [
            played.view.scores[seat]
            for played in games
            for seat, other in enumerate(played.levels)
            if other == level
        ]
        found[level] = {
            name: round(sum([getattr(score, name) for score in scores]) / len(scores), 2)
            for name in ("routes", "contracts", "merchandise", "completed", "total")
        }
    return found
