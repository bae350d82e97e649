"""The board as a network: numbers instead of names, sets of routes as bits, and cheapest ways."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import permutations
from math import inf
from typing import TypeAlias

from msgspec import Struct

from rules.ride.board import Route
from rules.ride.view import RouteView

#: A contract: two places to be joined, by their numbers, and what that is worth.
Deal: TypeAlias = tuple[int, int, int]
#: So many contracts are joined in every order; of more only two orders are tried.
ORDERED = 3


class Way(Struct, frozen=True):
    """What is printed of a route, with numbers for its ends and its twin (-1 for none)."""

    id: str
    a: int
    b: int
    length: int
    color: str
    carts: bool
    points: int
    twin: int


class Network(Struct, frozen=True, eq=False):
    """The routes by number, and from each place what can be reached over which route."""

    places: dict[str, int]
    ways: tuple[Way, ...]
    number: dict[str, int]
    near: tuple[tuple[tuple[int, int], ...], ...]


_Printed: TypeAlias = tuple[tuple[str, str, str, int, str, bool, int, str | None], ...]


def network(routes: Iterable[Route | RouteView]) -> Network:
    """The network of these routes."""
    return _network(tuple([(r.id, r.a, r.b, r.length, r.color, r.carts, r.points, r.twin) for r in routes]))


@lru_cache(maxsize=64)
def _network(routes: _Printed) -> Network:
    ends = sorted({end for _, a, b, *_ in routes for end in (a, b)})
    places = {place: index for index, place in enumerate(ends)}
    number = {route[0]: index for index, route in enumerate(routes)}
    ways = tuple(
        Way(name, places[a], places[b], length, color, carts, points, number[twin] if twin else -1)
        for name, a, b, length, color, carts, points, twin in routes
    )
    near: list[list[tuple[int, int]]] = [[] for _ in places]
    for index, way in enumerate(ways):
        near[way.a].append((way.b, index))
        near[way.b].append((way.a, index))
    return Network(places, ways, number, tuple([tuple(steps) for steps in near]))


@lru_cache(maxsize=1 << 11)
def members(routes: int) -> tuple[int, ...]:
    """The numbers of the routes in a set."""
    found = []
    while routes:
        lowest = routes & -routes
        found.append(lowest.bit_length() - 1)
        routes ^= lowest
    return tuple(found)


@lru_cache(maxsize=1 << 11)
def groups(net: Network, own: int) -> tuple[int, ...]:
    """For each place the group that these routes join it to: equal numbers are connected."""
    group = list(range(len(net.near)))
    for route in members(own):
        one, other = group[net.ways[route].a], group[net.ways[route].b]
        if one != other:
            group = [one if number == other else number for number in group]
    return tuple(group)


def path(net: Network, cost: Sequence[float], start: int, goal: int) -> tuple[float, list[int]] | None:
    """The cheapest way from start to goal and the routes on it, or None where there is none."""
    near = net.near
    best = [inf] * len(near)
    best[start] = 0.0
    came: dict[int, tuple[int, int]] = {}
    queue = [(0.0, start)]
    while queue:
        spent, place = heappop(queue)
        if place == goal:
            routes = []
            while place != start:
                place, route = came[place]
                routes.append(route)
            return spent, routes
        if spent > best[place]:
            continue
        for other, route in near[place]:
            total = spent + cost[route]
            # What is as far away as the goal is on no shorter way to it.
            if total < best[other] and total < best[goal]:
                best[other] = total
                came[other] = (place, route)
                heappush(queue, (total, other))
    return None


def distances(net: Network, cost: Sequence[float], start: int) -> list[float]:
    """What the cheapest way from start to each place costs."""
    best = [inf] * len(net.near)
    best[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        spent, place = heappop(queue)
        if spent > best[place]:
            continue
        for other, route in net.near[place]:
            total = spent + cost[route]
            if total < best[other]:
                best[other] = total
                heappush(queue, (total, other))
    return best


@lru_cache(maxsize=64)
def alone(net: Network, cost: tuple[float, ...], start: int, goal: int) -> tuple[float, list[int]] | None:
    """The same, remembered: while a plan is made it is asked for again and again."""
    return path(net, cost, start, goal)


def joint(net: Network, cost: Sequence[float], deals: Sequence[Deal]) -> tuple[float, int] | None:
    """The cheapest routes found that join all contracts at once, or None where one cannot be joined.

    The contracts are joined one after the other, what is already chosen being free, in every order if they
    are few. That is not always the cheapest of all, but close to it.
    """
    orders: Iterable[Sequence[Deal]] = permutations(deals) if len(deals) <= ORDERED else [deals, deals[::-1]]
    best: tuple[float, int] | None = None
    for order in orders:
        found = _in_order(net, cost, order)
        if found is None:
            return None
        if best is None or found[0] < best[0]:
            best = found
    return best


def _in_order(net: Network, cost: Sequence[float], deals: Sequence[Deal]) -> tuple[float, int] | None:
    left = list(cost)
    chosen = 0
    total = 0.0
    for start, goal, _ in deals:
        found = path(net, left, start, goal) if chosen else alone(net, tuple(cost), start, goal)
        if found is None:
            return None
        total += found[0]
        for route in found[1]:
            if left[route]:
                chosen |= 1 << route
                left[route] = 0.0
    return total, chosen
