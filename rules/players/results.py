"""Finished games of house players, and what they tell about any game."""

from typing import Any

from msgspec import Struct


class Result(Struct):
    """A finished game: who sat where, who began, the end as a spectator sees it, and every move's time."""

    levels: tuple[str, ...]
    first: int
    view: Any
    points: list[int]
    winners: list[int]
    #: Milliseconds of processor time of each answer, by level.
    times: dict[str, list[float]]


def by_seats(games: list[Result]) -> dict[str, Any]:
    """By number of seats: how many games, what beginning is worth, and how the points spread."""
    found: dict[str, Any] = {}
    for seats in sorted({len(played.levels) for played in games}):
        here = [played for played in games if len(played.levels) == seats]
        points = sorted([total for played in here for total in played.points])
        found[f"{seats}"] = {
            "games": len(here),
            "first_won": round(sum([share(played, played.first) for played in here]) / len(here), 4),
            "won_by": [
                round(sum([share(p, (p.first + place) % seats) for p in here]) / len(here), 4)
                for place in range(seats)
            ],
            "points": {part: points[int(at * (len(points) - 1))] for part, at in SPREAD.items()},
            "lead": round(sum([_lead(played) for played in here]) / len(here), 1),
        }
    return found


#: Where in the ranked points each figure stands.
SPREAD = {"least": 0.0, "tenth": 0.1, "median": 0.5, "ninetieth": 0.9, "most": 1.0}


def share(played: Result, seat: int) -> float:
    """What a game counts for a seat: 1, a part of a shared victory, or 0."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _lead(played: Result) -> int:
    first, second, *_ = sorted(played.points, reverse=True)
    return first - second
