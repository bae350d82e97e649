"""Expansion 2: all 42 secret orders, one row each, and how they are shown, kept, returned and scored."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from rules.core.asking import REST, Ask, Flow, Illegal, Option, Text, ask, together
from rules.core.events import happen
from rules.feld.abilities import Count
from rules.feld.board import COLORS, board
from rules.feld.city import crests as crests_in
from rules.feld.counts import active_of_deck, active_with_icon, crests, in_magazine, on_black_market
from rules.feld.economy import finally_
from rules.feld.harbour import room
from rules.feld.scoring import BEFORE_LEFTOVERS, LEFTOVERS
from rules.feld.setup import ADDITIONS, OPENINGS, open_game
from rules.feld.state import Seat, State

#: Points by number of seats: two, three, four.
Points: TypeAlias = tuple[int, int, int]
#: How far an order is: how many there are of what it counts, and how many it takes.
Progress: TypeAlias = Callable[[State, int], tuple[int, int]]


class Things(Struct, frozen=True):
    """What could be returned at the end: dock workers by colour, commodities, cubes by colour, and gulden."""

    workers: tuple[str, ...]
    commodities: int
    cubes: tuple[int, ...]
    gulden: int

    @property
    def worth(self) -> int:
        """What it is worth as leftovers."""
        return (len(self.workers) + self.commodities + sum(self.cubes) + self.gulden) // LEFTOVERS


class Way(Struct, frozen=True):
    """One way to return things for an order: what it is called, its points, and what is left."""

    name: str
    points: int
    left: Things


class Order(Struct, frozen=True):
    """An order: something to be reached with its points, or ways to return things for points."""

    code: str
    points: Points = (0, 0, 0)
    progress: Progress | None = None
    ways: Callable[[Things, int], Iterator[Way]] | None = None


ORDERS: dict[str, Order] = {}


def order(number: int, points: Points, progress: Progress) -> None:
    """Write an order that is scored if there are enough of something at the end."""
    ORDERS[str(number)] = Order(str(number), points, progress)


def returns(number: int, ways: Callable[[Things, int], Iterator[Way]]) -> None:
    """Write an order for which its owner returns things at the end."""
    ORDERS[str(number)] = Order(str(number), ways=ways)


# What there is at the end


def so_many(number: int, count: Count) -> Progress:
    """At least so many."""
    return lambda g, seat: (count(g, seat), number)


def workers_home(color: str) -> Progress:
    """Both dock workers of a colour are in the magazine, whoever brought them."""
    return lambda g, seat: (g.magazine.count(color), 2)


def full(*kinds: str) -> Progress:
    """No roof is free at these places, whoever filled them."""

    def progress(g: State, seat: int) -> tuple[int, int]:
        places = [place for place in board(g.printed).places.values() if {place.kind, place.id} & {*kinds}]
        roofs = sum(len(place.roofs) for place in places)
        return roofs - sum(room(g, place) for place in places), roofs

    return progress


def blocks_in(district: str) -> Progress:
    """Four blocks of a district are one's own."""
    return lambda g, seat: (crests_in(g, district)[seat], 4)


def three_of_each_deck(g: State, seat: int) -> tuple[int, int]:
    """Three active cards of each deck."""
    decks = [active_of_deck(deck)(g, seat) for deck in ("craftsman", "building", "map")]
    return sum(min(3, cards) for cards in decks), 9


# What can be returned


def some_workers(color: str) -> Callable[[Things, int], Iterator[Way]]:
    """One dock worker of a colour for 2, 3 or 4 points, both for 7, 8 or 9, by number of seats."""

    def ways(things: Things, seats: int) -> Iterator[Way]:
        for number, points in ((1, seats), (2, seats + 5)):
            if things.workers.count(color) >= number:
                left = Counter(things.workers) - Counter({color: number})
                yield Way(str(number), points, _with(things, workers=tuple(sorted(left.elements()))))

    return ways


def two_workers_and_a_commodity(things: Things, seats: int) -> Iterator[Way]:
    """Any two dock workers and any commodity."""
    if len(things.workers) >= 2 and things.commodities:
        left = _with(things, workers=things.workers[2:], commodities=things.commodities - 1)
        yield Way("all", seats + 2, left)


def different_cubes(things: Things, seats: int) -> Iterator[Way]:
    """Up to six cubes of different colours, those of which there are most first."""
    most_first = sorted(range(len(COLORS)), key=lambda color: -things.cubes[color])
    colors = [color for color in most_first if things.cubes[color]]
    for number in range(1, len(colors) + 1):
        cubes = tuple([n - (color in colors[:number]) for color, n in enumerate(things.cubes)])
        yield Way(str(number), (1, 2, 3, 5, 7, 10)[number - 1], _with(things, cubes=cubes))


def one_of_each(things: Things, seats: int) -> Iterator[Way]:
    """Any dock worker, any commodity and any cube."""
    if not things.workers or not things.commodities or not sum(things.cubes):
        return
    most = max(range(len(COLORS)), key=lambda color: things.cubes[color])
    cubes = tuple([n - (color == most) for color, n in enumerate(things.cubes)])
    left = _with(things, workers=things.workers[1:], commodities=things.commodities - 1, cubes=cubes)
    yield Way("all", seats + 2, left)


def _with(
    things: Things,
    workers: tuple[str, ...] | None = None,
    commodities: int | None = None,
    cubes: tuple[int, ...] | None = None,
) -> Things:
    return Things(
        things.workers if workers is None else workers,
        things.commodities if commodities is None else commodities,
        things.cubes if cubes is None else cubes,
        things.gulden,
    )


# The rows

for number, color in enumerate(("light_blue", "maroon", "light_green", "light_pink", "gold", "white"), 1):
    order(number, (8, 7, 6), workers_home(color))
for number, district in enumerate(
    ("grachtengordel", "plantage", "nieuwmarkt", "burgwallen", "haarlemmerbuurt", "jordaan"), 7
):
    order(number, (6, 7, 8), blocks_in(district))
order(13, (9, 9, 9), three_of_each_deck)
order(14, (10, 10, 10), lambda g, seat: (g.seats[seat].space, board(g.printed).spaces))
order(15, (7, 7, 7), so_many(3, active_with_icon("END")))
order(16, (7, 7, 7), so_many(4, active_with_icon("III")))
order(17, (7, 7, 7), so_many(5, active_with_icon("PERM")))
order(18, (7, 6, 5), so_many(7, on_black_market))
order(19, (6, 6, 6), so_many(2, lambda g, seat: len(set(g.seats[seat].hold))))
for number, good in enumerate(
    ("furniture", "lace", "cheese", "jenever", "beer", "tiles", "tulip", "glass", "coffee"), 20
):
    order(number, (7, 6, 5), full(f"store-{good}"))
order(29, (7, 6, 5), full("ware"))
order(30, (4, 4, 4), so_many(1, lambda g, seat: int(g.seats[seat].barge == "pier")))
order(31, (9, 7, 5), so_many(7, in_magazine))
returns(32, two_workers_and_a_commodity)
returns(33, different_cubes)
returns(34, one_of_each)
order(35, (7, 8, 9), so_many(9, crests))
order(36, (4, 5, 6), so_many(12, lambda g, seat: len(g.seats[seat].active)))
for number, color in enumerate(("light_blue", "gold", "maroon", "light_green", "light_pink", "white"), 37):
    returns(number, some_workers(color))


# Setup


def deal_orders(g: State, settings: Mapping[str, str]) -> None:
    """Deal three orders a seat, or five; some of them may have to lie face up."""
    each, g.open_orders = int(settings["orders"]), int(settings["open-orders"])
    if g.open_orders > each:
        raise Illegal("illegal-open-orders", orders=each, open=g.open_orders)
    if each:
        deck = g.chance.shuffled(list(ORDERS), "orders")
        for seat in g.seats:
            seat.orders = sorted([g.chance.draw(deck) for _ in range(each)], key=int)


def show_orders(g: State) -> Flow[None]:
    """Everybody chooses which orders lie face up; nobody sees them before all have chosen."""
    g.waiting = list(g.order)
    yield REST
    shown = yield from together({seat: choose_shown(g, seat) for seat in g.order})
    g.chance.reveal()
    for seat, codes in shown.items():
        g.seats[seat].shown = codes
        happen(g, "showed-orders", seat, order_shown=codes)
    open_game(g)


def choose_shown(g: State, seat: int) -> Flow[list[str]]:
    """Choose one's own."""
    orders = g.seats[seat].orders
    options = tuple([Option(f"show:{code}", Text("feld-show", {"order": code}), True) for code in orders])
    text = Text("feld-ask-show", {"orders": g.open_orders})
    picks = yield from ask(Ask(seat, text, options, least=g.open_orders, most=g.open_orders))
    g.waiting.remove(seat)
    return [code for code in orders if f"show:{code}" in picks]


# Scoring


def score_orders(g: State) -> Flow[list[dict[str, int]]]:
    """Every order that was accomplished, and after that what is returned."""
    g.waiting = list(g.order)
    done = [fulfilled(g, seat) for seat in range(len(g.seats))]
    returned = yield from together({seat: return_things(g, seat) for seat in range(len(g.seats))})
    for seat, (points, left) in returned.items():
        if points:
            happen(g, "returned", seat, order_points=points)
        done[seat] |= points
        leave(g.seats[seat], left)
    return done


def fulfilled(g: State, seat: int) -> dict[str, int]:
    """The orders of a seat whose condition is met, with their points."""
    stands = {code: standing(g, seat, code) for code in g.seats[seat].orders}
    return {code: value for code, (value, there, takes) in stands.items() if takes and there >= takes}


def standing(g: State, seat: int, code: str) -> tuple[int, int, int]:
    """What an order is worth at this table, how many there are of what it counts, and how many it takes.

    One for which things are returned counts nothing before the end.
    """
    order = ORDERS[code]
    there, takes = order.progress(g, seat) if order.progress else (0, 0)
    return order.points[len(g.seats) - 2], there, takes


def return_things(g: State, seat: int) -> Flow[tuple[dict[str, int], Things]]:
    """Order by order, choose what is returned; the best use of all that is left is named in the question."""
    things, points, seats = held(g.seats[seat]), {}, len(g.seats)
    orders = sorted((ORDERS[code] for code in g.seats[seat].orders if ORDERS[code].ways), key=_turn)
    for place, order in enumerate(orders):
        assert order.ways is not None
        ways = {way.name: way for way in order.ways(things, seats)}
        if not ways:
            continue
        later = orders[place + 1 :]
        best = max([None, *ways.values()], key=lambda way: _prospect(way, things, later, seats))
        options: list[Option] = []
        for way in (*ways.values(), None):
            left = way.left if way else things
            last = not any([*other.ways(left, seats)] for other in later if other.ways)
            options += finally_((return_option(order.code, way, best),), last)
        text = Text("feld-ask-return", {"order": order.code})
        [pick] = yield from ask(Ask(seat, text, tuple(options)))
        name = pick.partition("-")[2]
        if name in ways:
            points[order.code], things = ways[name].points, ways[name].left
    g.waiting.remove(seat)
    return points, things


def _turn(order: Order) -> int:
    """What needs workers of one colour comes first: the others can do with any that are left."""
    return -int(order.code)


def _prospect(way: Way | None, things: Things, later: list[Order], seats: int) -> int:
    """The most points to be had from here on, leftovers included, after returning things in some way."""
    points, things = (0, things) if way is None else (way.points, way.left)
    if not later:
        return points + things.worth
    assert later[0].ways is not None
    ways = [None, *later[0].ways(things, seats)]
    return points + max(_prospect(next_, things, later[1:], seats) for next_ in ways)


def return_option(code: str, way: Way | None, best: Way | None) -> Option:
    """The option to return things for an order, or none; `best` says that it is the best use of them."""
    if way is None:
        return Option(f"return:{code}-no", Text("feld-return-no", {"best": best is None}))
    args = {"order": code, "way": way.name, "points": way.points, "best": way is best}
    return Option(f"return:{code}-{way.name}", Text("feld-return", args))


def held(me: Seat) -> Things:
    """What a seat could return."""
    goods = len(me.storehouse) + len(me.hold)
    return Things(tuple(sorted(me.workers)), goods, tuple(me.supply.values()), me.gulden)


def leave(me: Seat, left: Things) -> None:
    """Take away what was returned; which commodity does not matter any more."""
    me.returned = list((Counter(me.workers) - Counter(left.workers)).elements())
    me.workers = list(left.workers)
    while len(me.storehouse) + len(me.hold) > left.commodities:
        me.returned.append((me.storehouse or me.hold).pop())
    me.supply = dict(zip(COLORS, left.cubes, strict=True))


ADDITIONS.append(deal_orders)
OPENINGS.insert(0, ("orders", lambda g: any(len(seat.shown) < g.open_orders for seat in g.seats)))
BEFORE_LEFTOVERS.append(score_orders)
