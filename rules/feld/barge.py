"""Phase III, perform actions, by barge: load it, move it, take dock workers along, deliver."""

from collections import Counter

from rules.core.asking import Flow, Option
from rules.core.events import happen
from rules.core.versions import since
from rules.feld import harbour
from rules.feld.abilities import by_card, exercise, total
from rules.feld.board import PIER, Place, board
from rules.feld.economy import note, promised, set_off, spend_any
from rules.feld.state import State

# Load commodities onto your barge


def loadable(g: State, seat: int) -> list[Option]:
    """What can be loaded where the barge lies: all at once, or a commodity of each kind."""
    me = g.seats[seat]
    if not me.storehouse or not board(g.printed).places[me.barge].crane:
        return []
    found = [harbour.load_option(good) for good in dict.fromkeys(me.storehouse)]
    return found if len(me.storehouse) == 1 else [harbour.LOAD_ALL, *found]


def load_barge(g: State, seat: int, good: str) -> Flow[None]:
    """Move commodities from the temporary storehouse aboard."""
    me = g.seats[seat]
    loaded = list(me.storehouse) if good == "all" else [good]
    for item in loaded:
        me.storehouse.remove(item)
    me.hold += loaded
    happen(g, "loaded", seat, good_loaded=dict(Counter(loaded)), place=me.barge)
    yield from ()


# Move your barge


def move_barge(g: State, seat: int, goal: str) -> Flow[None]:
    """Sail the cheapest way to a place; spaces that were paid for and not used stay good for this turn."""
    me, printed = g.seats[seat], board(g.printed)
    way = harbour.best_way(g.printed, me.barge, goal, harbour.useful(g, me, printed))
    cubes = harbour.cubes_for(g, seat, len(way))
    paid = yield from spend_any(g, seat, cubes)
    g.turn.sail += cubes * total(g, seat, "spaces-per-cube", 1) - len(way)
    note(g, "sailed", len(way))
    yield from cast_off(g, seat)
    happen(g, "sailed", seat, place=goal, spaces=len(way), place_way=list(way[:-1]), color_paid=paid)
    arrive(g, seat, goal)


def cast_off(g: State, seat: int) -> Flow[None]:
    """Leave a place: what comes once a visit can come again."""
    me = g.seats[seat]
    me.left_pier = me.left_pier or me.barge == PIER
    g.turn.done.pop("worker-here", None)
    yield from set_off(g, seat, "leave", place=me.barge)


def arrive(g: State, seat: int, place: str) -> None:
    """End a journey; at a dock, workers of its colour that are aboard are placed in the magazine."""
    me = g.seats[seat]
    me.barge = place
    if since(g, 2):
        dock = board(g.printed).places[place].worker
        for color in [color for color in me.workers if color == dock]:
            bring_worker(g, seat, color)


# Dock workers


def workers_here(g: State, seat: int) -> list[Option]:
    """The dock workers to take at this dock, one a visit; in the first rules also those to bring here."""
    me = g.seats[seat]
    dock = board(g.printed).places[me.barge].worker
    if dock is None:
        return []
    found = []
    if len(me.workers) < harbour.WORKERS_ABOARD and not g.turn.done.get("worker-here"):
        found = [harbour.take_option(color) for color in sorted(g.docks[dock])]
    if dock in me.workers and not since(g, 2):
        found.append(harbour.bring_option(dock, harbour.worker_points(g, seat)))
    return found


def handle_worker(g: State, seat: int, what: str) -> Flow[None]:
    """Take a dock worker aboard for a gulden, or bring one of the dock's colour to the magazine."""
    me = g.seats[seat]
    verb, _, color = what.partition("-")
    if verb == "bring":
        bring_worker(g, seat, color)
    else:
        dock = board(g.printed).places[me.barge].worker
        assert dock is not None
        g.docks[dock].remove(color)
        me.workers.append(color)
        me.gulden += harbour.WORKER_GULDEN
        note(g, "worker-here")
        happen(g, "took-worker", seat, worker=color, place=me.barge, gulden=harbour.WORKER_GULDEN)
    yield from ()


def bring_worker(g: State, seat: int, color: str) -> None:
    """Place a dock worker on the topmost free space of the magazine."""
    me, points = g.seats[seat], harbour.worker_points(g, seat)
    me.workers.remove(color)
    g.magazine.append(color)
    me.points += points
    if by_card(g, seat, "worker-times"):
        note(g, "card-points", points)
        exercise(g, seat, "worker-times")
    happen(g, "brought-worker", seat, worker=color, points=points)


# Deliver commodities


def deliverable(g: State, seat: int) -> list[Option]:
    """What can be delivered where the barge lies."""
    me = g.seats[seat]
    if not me.hold:
        return []
    place = board(g.printed).places[me.barge]
    goods = harbour.deliverable(g, me, place)
    if not goods:
        return []
    points = harbour.roof_value(g, place) + harbour.fast_delivery(g.round)
    points += total(g, seat, "delivery", 0, place.id)
    more = [promised(g, seat, "deliver", good=good) for good in goods]
    return [
        harbour.deliver_option(good, place.id, points + extra)
        for good, extra in zip(goods, more, strict=True)
    ]


def deliver_commodity(g: State, seat: int, good: str) -> Flow[None]:
    """Place a commodity on the best free roof, for its points and the bonus for fast delivery."""
    me = g.seats[seat]
    place = board(g.printed).places[me.barge]
    me.hold.remove(good)
    yield from store(g, seat, good, place)


def store(g: State, seat: int, good: str, place: Place) -> Flow[None]:
    """Cover a roof with a commodity, and let cards take notice."""
    roof, bonus = harbour.roof_value(g, place), harbour.fast_delivery(g.round)
    g.stored.setdefault(place.id, []).append(good)
    g.seats[seat].points += roof + bonus
    happen(g, "delivered", seat, good=good, place=place.id, roof=roof, bonus=bonus, points=roof + bonus)
    yield from set_off(g, seat, "deliver", good=good, place=place.id)
