"""What commodities and dock workers are worth that are on their way, by the way that lies before them."""

from typing import NamedTuple

from rules.feld.abilities import total
from rules.feld.board import PIER, Board, board
from rules.feld.harbour import fast_delivery, magazine_value, roof_value, room
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
    times = total(g, seat, "worker-times", 1)
    for place, color in enumerate(me.workers):
        stops.append(Stop(printed.docks[color].id, (magazine_value(g) - 1.5 * place) * times))
    speed = SPEED * taste.speed * total(g, seat, "spaces-per-cube", 1)
    worth = tour(printed, me.barge, stops, speed * left, 0, taste.way)
    if me.storehouse:
        crane = nearest_crane(printed, me)
        away = spaces(printed, me.barge, crane)
        goods = [delivery(g, seat, good, crane, gulden, taste) for good in me.storehouse]
        worth += tour(printed, crane, goods, speed * left, away, taste.way) - 0.3
    return worth


def delivery(g: State, seat: int, good: str, start: str, gulden: float, taste: Taste = A_MERCHANTS) -> Stop:
    """The best place for a good, seen from another place."""
    printed, active = board(g.printed), g.seats[seat].active
    more = float(fast_delivery(g.round + round(DELAY * taste.delay)))
    more += sum([BONUS_POINTS * taste.bonus for code in active if BONUS.get(code) == good])
    more += ("073" in active) + gulden * ("075" in active)
    best, space = Stop(start, 0.0), SPACE * taste.way
    away = 99
    for place in printed.roofed:
        if place.takes in (None, good) and room(g, place):
            far = spaces(printed, start, place.id)
            points = roof_value(g, place) + more
            if points - space * far > best.points - space * away:
                best, away = Stop(place.id, points), far
    return best


def nearest_crane(printed: Board, me: Seat) -> str:
    """Where goods can be loaded next."""
    if printed.places[me.barge].crane:
        return me.barge
    for journey in printed.journeys[me.barge].values():
        if printed.places[journey.to].crane:
            return journey.to
    return PIER


def tour(printed: Board, start: str, stops: list[Stop], reach: float, gone: int, way: float) -> float:
    """What a tour to all these stops gives, going to the nearest next; what is out of reach is a leftover."""
    worth, here, first = 0.0, start, gone
    seen: dict[str, int] = {}
    while stops:
        stop = min(stops, key=lambda other: spaces(printed, here, other.place))
        stops.remove(stop)
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
