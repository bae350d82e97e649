"""What finished games tell about the cards, blocks and places of Stefan Feld's Amsterdam."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from rules.feld.view import View
from rules.players.results import Result, by_seats

#: The parts of a seat's score that are told.
PARTS = ("before", "penalties", "group", "leftovers", "total")


def beginner(view: View) -> int | None:
    """Who begins: the seat whose disc is the most advanced."""
    return view.order[0]


def board_statistics(games: list[Result]) -> dict[str, Any]:
    """Cards kept and activated, blocks and roofs taken, how points come about, and what every game tells."""
    return {
        "seats": by_seats(games),
        "cards": cards(games),
        "blocks": averaged(games, blocks),
        "roofs": averaged(games, roofs),
        "parts": parts(games),
    }


def cards(games: list[Result]) -> dict[str, Any]:
    """For each card how often it came up, the part of those in which a seat kept it, and activated it.

    Points are those of its owner's game less the average of all seats in games of that size and level.
    """
    seen: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    active: Counter[str] = Counter()
    points: Counter[str] = Counter()
    average = averages(games)
    for played in games:
        view: View = played.view
        seen.update(view.discard)
        for seat, me in enumerate(view.seats[: len(played.levels)]):
            seen.update([*me.active, *me.inactive])
            kept.update([*me.active, *me.inactive])
            active.update(me.active)
            more = played.points[seat] - average[len(played.levels), played.levels[seat]]
            for code in me.active:
                points[code] += round(100 * more)
    return {
        code: {
            "seen": number,
            "kept": round(kept[code] / number, 3),
            "activated": round(active[code] / number, 3),
            "more": round(points[code] / 100 / active[code], 1) if active[code] else None,
        }
        for code, number in sorted(seen.items())
    }


def averages(games: list[Result]) -> dict[tuple[int, str], float]:
    """The average points of each level, by number of seats."""
    totals: dict[tuple[int, str], list[int]] = {}
    for played in games:
        for level, points in zip(played.levels, played.points, strict=True):
            totals.setdefault((len(played.levels), level), []).append(points)
    return {where: sum(points) / len(points) for where, points in totals.items()}


def averaged(
    games: list[Result], count: Callable[[View], Iterable[tuple[str, int]]]
) -> dict[str, dict[str, float]]:
    """A count for every number of seats, the rarest first."""
    found = {}
    for seats in sorted({len(played.levels) for played in games}):
        here = [played.view for played in games if len(played.levels) == seats]
        number: Counter[str] = Counter()
        for view in here:
            number.update(dict(count(view)))
        ranked = sorted(number.items(), key=lambda item: (item[1], item[0]))
        found[f"{seats}"] = {name: round(times / len(here), 3) for name, times in ranked}
    return found


def blocks(view: View) -> Iterable[tuple[str, int]]:
    """Which blocks have an owner."""
    return [(block.id, int(block.owner is not None)) for block in view.blocks]


def roofs(view: View) -> Iterable[tuple[str, int]]:
    """How many goods lie on the roofs of each place, and how many workers are in the magazine."""
    stored = [(place.id, len(place.stored)) for place in view.places if place.roofs]
    return [*stored, ("magazine", len(view.magazine_workers)), ("black market", len(view.sold))]


def parts(games: list[Result]) -> dict[str, Any]:
    """How the points come about on average, by number of seats and level."""
    found: dict[str, Any] = {}
    for seats, level in sorted(averages(games)):
        ends = [
            (played.view.scores[seat], played.view.seats[seat])
            for played in games
            if len(played.levels) == seats
            for seat, other in enumerate(played.levels)
            if other == level
        ]
        told = {part: sum([getattr(score, part) for score, _ in ends]) for part in PARTS}
        told["cards"] = sum([sum(score.cards.values()) for score, _ in ends])
        told["districts"] = sum([sum(score.districts.values()) for score, _ in ends])
        told["activated"] = sum([len(seat.active) for _, seat in ends])
        told["crests"] = sum([seat.crests for _, seat in ends])
        told["space"] = sum([seat.space for _, seat in ends])
        found[f"{seats} {level}"] = {part: round(total / len(ends), 1) for part, total in told.items()}
    return found
