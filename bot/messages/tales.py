"""Tales: what a game was about, found in its record once, beside the event loop, and kept with the game.

Nothing in a tale was not told to everybody: points, public events, and chances from the public view.
"""

import pickle
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from bot.messages.stories import Story, played
from rules.core.events import Event
from rules.core.table import Table
from rules.players.chances import Ending, endings
from rules.players.thought import thought

#: So many rounds in which most changed are looked into turn by turn, and so many turning points are named.
LOOKED_INTO, NAMED = 4, 3
#: A chance that changes by less than this is luck of ours, and no turning point.
WEIGHT = 0.12
#: Seconds in which some games are imagined: whoever is to think next waits no longer.
SOME_SECONDS = 1.0


class Spot(NamedTuple):
    """The table at its beginning, or after a turn: by the answers given, in the round that is played then."""

    answers: int
    round: int
    points: list[int]
    #: What everybody sees, packed so that handing it on costs nothing; nothing of a game that is over.
    view: bytes
    #: What happened in the turn.
    happened: list[Event]


class Point(Struct, frozen=True):
    """A point of the curve: everybody's chances after so many answers, in a round."""

    answers: int
    round: int
    chances: list[float]


class Turning(Struct, frozen=True):
    """A turn that changed a seat's chance more than others."""

    answers: int
    round: int
    seat: int
    before: float
    after: float
    happened: list[Event]


class Best(Struct, frozen=True):
    """The turn that brought most points: whose, in which round, how many, and what happened."""

    seat: int
    round: int
    points: int
    happened: list[Event]


class Rating(Struct, frozen=True):
    """What a rated game did to somebody's rating."""

    seat: int
    before: float | None
    after: float


class Course(Struct, frozen=True):
    """How the points of a game came about: who led when, and what brought most."""

    round: int
    #: How often somebody else came to lead alone.
    changes: int
    #: Who led alone at half-time, and by how many points.
    half: int | None
    ahead: int
    best: Best | None


class Tale(Struct, frozen=True):
    """What is told of a game that is over."""

    course: Course
    curve: list[Point] = []
    turnings: list[Turning] = []
    ratings: list[Rating] = []


# What the worker does


def spots(story: Story) -> list[Spot]:
    """The whole course of a game."""
    found = []
    for number, (table, happened) in enumerate(played(story)):
        view = b"" if table.over else pickle.dumps(table.view(None))
        round_ = table.game.round_of(table.g, number)
        found.append(Spot(table.answers, round_, _points(table), view, happened))
    return found


def _points(table: Table) -> list[int]:
    return list(table.game.points(table.g))[: table.seats]


def course_of(story: Story) -> Course:
    """How the points of a game came about so far."""
    return course(spots(story))


def imagine_some(view: bytes, seed: str, playouts: int) -> list[Ending]:
    """How some games come out that are imagined from what everybody may know."""
    return endings(pickle.loads(view), thought(f"chances/{seed}", SOME_SECONDS, playouts))


# What can be told


def course(found: Sequence[Spot]) -> Course:
    """How points came about."""
    leaders = [leader for spot in found if (leader := _leader(spot.points)) is not None]
    half, ahead = leading(found[len(found) // 2].points)
    return Course(
        round=found[-1].round,
        changes=sum([one != other for one, other in pairwise(leaders)]),
        half=half,
        ahead=ahead,
        best=_best(found),
    )


def leading(points: Sequence[int]) -> tuple[int | None, int]:
    """Who leads alone, if anybody does, and by how many points the first is ahead of the second."""
    first, *others = sorted(points, reverse=True)
    return _leader(points), first - max(others, default=first)


def _leader(points: Sequence[int]) -> int | None:
    """Who has more than anybody else."""
    first = max(points)
    return points.index(first) if points.count(first) == 1 and first > 0 else None


def _best(found: Sequence[Spot]) -> Best | None:
    """The turn that brought somebody most; what is counted at the end is nobody's turn."""
    best: Best | None = None
    for before, now in pairwise(found):
        if not now.view:
            continue
        for seat, (had, has) in enumerate(zip(before.points, now.points, strict=True)):
            if has - had > (best.points if best else 0):
                best = Best(seat, before.round, has - had, of_seat(now.happened, seat))
    return best


def of_seat(happened: Sequence[Event], seat: int) -> list[Event]:
    """Of what happened, what a seat did, or all of it where it did nothing."""
    return [event for event in happened if event.seat == seat] or list(happened)


def by_round(found: Sequence[Spot]) -> list[int]:
    """The places of the curve that are told first: the beginning, and the last of every round."""
    last = {spot.round: place for place, spot in enumerate(found) if spot.view}
    return sorted({0, *last.values()})


def looked_into(found: Sequence[Spot], told: Mapping[int, Sequence[float]]) -> list[int]:
    """The places between those that are told, where most has changed: what turns a game is a turn."""
    steps = sorted(pairwise(sorted(told)), key=lambda step: -_change(told[step[0]], told[step[1]]))
    wanted = [place for one, other in steps[:LOOKED_INTO] for place in range(one + 1, other)]
    return sorted([place for place in wanted if found[place].view])


def _change(one: Sequence[float], other: Sequence[float]) -> float:
    return max([abs(before - after) for before, after in zip(one, other, strict=True)])


def turnings(found: Sequence[Spot], told: Mapping[int, Sequence[float]]) -> list[Turning]:
    """The turns that changed somebody's chance most, in the order in which they came."""
    swings = []
    for one, other in pairwise(sorted(told)):
        rises = [after - before for before, after in zip(told[one], told[other], strict=True)]
        seat = max(range(len(rises)), key=lambda each: abs(rises[each]))
        swings.append((abs(rises[seat]), one, other, seat))
    named = sorted(sorted(swings, reverse=True)[:NAMED], key=lambda swing: swing[1])
    return [
        Turning(
            answers=found[other].answers,
            round=found[other].round,
            seat=seat,
            before=told[one][seat],
            after=told[other][seat],
            happened=found[other].happened,
        )
        for swing, one, other, seat in named
        if swing >= WEIGHT
    ]
