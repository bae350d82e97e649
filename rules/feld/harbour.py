"""The harbour: where barges can go, and what can be done there."""

from functools import lru_cache

from rules.core.asking import Option, Text
from rules.feld.abilities import total
from rules.feld.board import Board, Place, board
from rules.feld.state import Seat, State

WORKERS_ABOARD = 2
WORKER_GULDEN = 1
LOAD_ALL = Option("load:all", Text("feld-load-all"))
NOWHERE: tuple[str, ...] = ()
#: So many journeys are remembered: as many as come up in a few games.
JOURNEYS = 4096


def room(g: State, place: Place) -> int:
    """How many commodities still fit on the roofs of a place."""
    return len(place.roofs) - len(g.stored.get(place.id, ()))


def deliverable(g: State, me: Seat, place: Place) -> list[str]:
    """The kinds of commodities aboard that could be delivered at a place."""
    if not me.hold or not place.roofs or not room(g, place):
        return []
    if place.takes is None:
        return sorted(set(me.hold))
    return [place.takes] if place.takes in me.hold else []


def useful(g: State, me: Seat, printed: Board) -> int:
    """The bits of the places where a barge could deliver, load, take or bring something now."""
    if me.storehouse:
        bits = printed.cranes
    else:
        bits, docks = 0, printed.docks
        for color in me.workers:
            bits |= docks[color].bit
        if len(me.workers) < WORKERS_ABOARD:
            for color, workers in g.docks.items():
                if workers:
                    bits |= docks[color].bit
    if me.hold:
        stored = g.stored
        for good in (None, *me.hold):
            for place in printed.takers[good]:
                if place.id not in stored or len(place.roofs) > len(stored[place.id]):
                    bits |= place.bit
    return bits


def cubes_for(g: State, seat: int, spaces: int) -> int:
    """What a journey costs: a cube a space, a cube for two with card 040, nothing for spaces already paid."""
    each = total(g, seat, "spaces-per-cube", 1)
    return -(-max(0, spaces - g.turn.sail) // each)


def destinations(g: State, seat: int) -> tuple[Option, ...]:
    """Every place that a barge can reach, the nearest first, each with its cheapest way."""
    me, sail, each = g.seats[seat], g.turn.sail, total(g, seat, "spaces-per-cube", 1)
    reach = sail + each * sum(me.supply.values())
    if not reach:
        return ()
    printed = board(g.printed)
    near = printed.near[me.barge]
    if reach >= len(near):
        reach = len(near) - 1
    return within(g.printed, me.barge, reach, sail, each, useful(g, me, printed) & near[reach])


@lru_cache(maxsize=JOURNEYS)
def within(printed: str, start: str, reach: int, sail: int, each: int, bits: int) -> tuple[Option, ...]:
    """The journeys of so many spaces; `sail` of them are paid for, a cube is good for `each` of the rest.

    Of the bits only those that are near enough are given.
    """
    found = []
    for goal, journey in board(printed).journeys[start].items():
        spaces = journey.spaces
        if spaces > reach:
            # The nearest come first.
            break
        cubes = -((sail - spaces) // each) if spaces > sail else 0
        found.append(journey_option(printed, start, goal, cubes, bits & journey.along))
    return tuple(found)


@lru_cache(maxsize=2 * JOURNEYS)
def journey_option(printed: str, start: str, goal: str, cubes: int, bits: int) -> Option:
    """The option to move a barge: what it costs, whether there is something to do, and where on the way.

    Of the bits only those along the ways to the goal are given.
    """
    places = board(printed).places
    _, way = _best_way(printed, start, goal, bits)
    text = Text(
        "feld-barge",
        {
            "place": goal,
            "spaces": len(way),
            "cubes": cubes,
            "place_way": [place for place in way[:-1] if places[place].bit & bits] if bits else [],
            "useful": bool(places[goal].bit & bits),
        },
    )
    return Option(f"barge:{goal}", text)


def best_way(printed: str, start: str, goal: str, bits: int) -> tuple[str, ...]:
    """Of the shortest ways, that on which most can be done."""
    return _best_way(printed, start, goal, bits & board(printed).journeys[start][goal].along)[1]


@lru_cache(maxsize=2 * JOURNEYS)
def _best_way(printed: str, start: str, goal: str, bits: int) -> tuple[int, tuple[str, ...]]:
    """How much can be done on the best way, and the way itself; of the bits only those along it are given."""
    ours = board(printed)
    journeys, most, best = ours.journeys[start], -1, NOWHERE
    for before in journeys[goal].before:
        if before == start:
            return bool(ours.places[goal].bit & bits), (goal,)
        done, way = _best_way(printed, start, before, bits & journeys[before].along)
        if done > most:
            most, best = done, way
    return most + bool(ours.places[goal].bit & bits), (*best, goal)


def magazine_value(g: State) -> int:
    """The points of the topmost free space of the magazine; the last one takes all that come later."""
    values = board(g.printed).magazine
    return values[min(len(g.magazine), len(values) - 1)]


def worker_points(g: State, seat: int) -> int:
    """What a seat gains by bringing a dock worker: twice as much with card 050."""
    return magazine_value(g) * total(g, seat, "worker-times", 1)


def roof_value(g: State, place: Place) -> int:
    """The points of the best free roof of a place."""
    return sorted(place.roofs, reverse=True)[len(g.stored.get(place.id, ()))]


def fast_delivery(round_: int) -> int:
    """The bonus for each commodity delivered in rounds 1 to 7."""
    return max(0, 8 - round_)


@lru_cache(maxsize=16)
def load_option(good: str) -> Option:
    """The option to load a commodity."""
    return Option(f"load:{good}", Text("feld-load", {"good": good}))


@lru_cache(maxsize=16)
def take_option(color: str) -> Option:
    """The option to take a dock worker aboard, for a gulden."""
    args = {"worker": color, "gulden": WORKER_GULDEN}
    return Option(f"worker:take-{color}", Text("feld-worker-take", args))


@lru_cache(maxsize=256)
def bring_option(color: str, points: int) -> Option:
    """The option to bring a dock worker to the magazine."""
    return Option(f"worker:bring-{color}", Text("feld-worker-bring", {"worker": color, "points": points}))


@lru_cache(maxsize=1024)
def deliver_option(good: str, place: str, points: int) -> Option:
    """The option to deliver a commodity."""
    return Option(f"deliver:{good}", Text("feld-deliver", {"good": good, "place": place, "points": points}))
