"""What commodities and dock workers are worth that are on their way, by the way that lies before them."""

from functools import lru_cache
from typing import NamedTuple

from rules.feld.abilities import total
from rules.feld.board import PIER, Board, board
from rules.feld.harbour import fast_delivery, magazine_value
from rules.feld.state import Seat, State
from rules.players.feld.card_worth import BONUS, BONUS_POINTS
from rules.players.feld.prices import LEFTOVER
from rules.players.feld.taste import A_MERCHANTS, Taste

#: What a space costs that the barge has yet to go.
SPACE = 0.85
#: Spaces that a barge may go in a round.
SPEED = 4.0
#: After so many rounds a good is delivered that is not delivered now.
DELAY = 2
#: The building that gives points for deliveries of each good.
BUILDING = {good: code for code, good in BONUS.items()}


class Stop(NamedTuple):
    """A place to go to, and what it gives."""

    place: str
    points: float


def spaces(printed: Board, start: str, goal: str) -> int:
    """How far it is from one place to another."""
    return 0 if start == goal else printed.journeys[start][goal].spaces


def cargo(g: State, seat: int, left: int, gulden: float, taste: Taste = A_MERCHANTS) -> float:
    """All that a seat's goods and workers may still bring in so many rounds."""
    me = g.seats[seat]
    number = len(me.hold) + len(me.workers) + len(me.storehouse)
    if not number:
        return 0.0
    if not left:
        return LEFTOVER * number
    printed = board(g.printed)
    stops = [delivery(g, seat, good, me.barge, gulden, taste) for good in me.hold]
    times = total(g, seat, "worker-times", 1) if me.workers else 1
    for place, color in enumerate(me.workers):
        stops.append(Stop(printed.docks[color].id, (magazine_value(g) - 1.5 * place) * times))
    speed = SPEED * taste.speed * total(g, seat, "spaces-per-cube", 1)
    worth = tour(g.printed, me.barge, tuple(stops), speed * left, 0, taste.way)
    if me.storehouse:
        crane = nearest_crane(printed, me)
        away = spaces(printed, me.barge, crane)
        goods = [delivery(g, seat, good, crane, gulden, taste) for good in me.storehouse]
        worth += tour(g.printed, crane, tuple(goods), speed * left, away, taste.way) - 0.3
    return worth


def delivery(g: State, seat: int, good: str, start: str, gulden: float, taste: Taste = A_MERCHANTS) -> Stop:
    """The best place for a good, seen from another place."""
    active, stored = g.seats[seat].active, g.stored
    more = float(fast_delivery(g.round + round(DELAY * taste.delay)))
    if BUILDING[good] in active:
        more += BONUS_POINTS * taste.bonus
    more += ("073" in active) + gulden * ("075" in active)
    covered = tuple([len(stored[name]) if name in stored else 0 for name in takers(g.printed, good)])
    return best_stop(g.printed, good, covered, start, more, SPACE * taste.way)


@lru_cache(maxsize=64)
def takers(printed: str, good: str) -> tuple[str, ...]:
    """The places that take a good."""
    return tuple([place.id for place in board(printed).roofed if place.takes in (None, good)])


@lru_cache(maxsize=2048)
def best_stop(
    printed: str, good: str, covered: tuple[int, ...], start: str, more: float, space: float
) -> Stop:
    """The best place for a good where so many roofs are covered, each giving so much more than its value."""
    best = Stop(start, 0.0)
    away = 99
    for name, goods in zip(takers(printed, good), covered, strict=True):
        roofs = board(printed).places[name].roofs
        if goods < len(roofs):
            far = spaces(board(printed), start, name)
            points = sorted(roofs, reverse=True)[goods] + more
            if points - space * far > best.points - space * away:
                best, away = Stop(name, points), far
    return best


def nearest_crane(printed: Board, me: Seat) -> str:
    """Where goods can be loaded next."""
    if printed.places[me.barge].crane:
        return me.barge
    for journey in printed.journeys[me.barge].values():
        if printed.places[journey.to].crane:
            return journey.to
    return PIER


@lru_cache(maxsize=2048)
def tour(name: str, start: str, stops: tuple[Stop, ...], reach: float, gone: int, way: float) -> float:
    """What a tour to all these stops gives, going to the nearest next; what is out of reach is a leftover."""
    printed, left = board(name), [*stops]
    worth, here, first = 0.0, start, gone
    seen: dict[str, int] = {}
    while left:
        stop = min(left, key=lambda other: spaces(printed, here, other.place))
        left.remove(stop)
        leg = spaces(printed, here, stop.place) + first
        gone += leg - first
        first = 0
        likely = max(0.0, min(1.0, 1.2 - gone / reach))
        points = stop.points - 1.5 * seen.get(stop.place, 0)
        value = likely * points - SPACE * way * leg
        if value > LEFTOVER:
            worth += value
            here = stop.place
            seen[here] = seen.get(here, 0) + 1
        else:
            worth += LEFTOVER
    return worth
