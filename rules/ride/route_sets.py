"""Sets of routes as numbers, in which each route is a bit, by tables that are made once for a board."""

from functools import lru_cache

from msgspec import Struct

from rules.core.asking import Offer
from rules.ride.board import COLORS, GRAY, board
from rules.ride.state import State

#: Sets are looked up by so many bits at once.
BYTE = 6
LAST = (1 << BYTE) - 1


class RouteSets(Struct, frozen=True, eq=False):
    """The routes of a board as bits."""

    #: The bit of each route, and together with it that of its twin.
    alone: dict[str, int]
    both: dict[str, int]


@lru_cache(maxsize=64)
def route_sets(printed: str) -> RouteSets:
    """The bits of a board's routes, in its order."""
    alone = {route.id: 1 << place for place, route in enumerate(board(printed).routes)}
    twins = {route.id: alone[route.twin] if route.twin else 0 for route in board(printed).routes}
    return RouteSets(alone, {route: bit | twins[route] for route, bit in alone.items()})


def taken(g: State, seat: int) -> int:
    """The routes that a seat may not claim: those that have an owner, and the twins of its own.

    Of double routes only one track is used by two players.
    """
    bits, routes = 0, route_sets(g.printed)
    if len(g.seats) == 2:
        both = routes.both
        for route in g.claimed:
            bits |= both[route]
        return bits
    for route, owner in g.claimed.items():
        bits |= (routes.both if owner == seat else routes.alone)[route]
    return bits


@lru_cache(maxsize=1 << 14)
def within_reach(printed: str, carts: int, reach: tuple[int, ...]) -> int:
    """The routes for which so many carts, and so many cards of each colour, are enough."""
    cards = dict(zip(COLORS, reach, strict=True)) | {GRAY: max(reach)}
    alone = route_sets(printed).alone
    return sum([alone[r.id] for r in board(printed).routes if carts >= r.length <= cards[r.color]])


def by_bytes(offers: list[Offer]) -> tuple[tuple[tuple[Offer, ...], ...], ...]:
    """For each byte of a set of routes, by its value: which of the offers, one for each route, are in it."""
    return tuple(
        [
            tuple([_chosen(offers[start : start + BYTE], byte) for byte in range(1 << BYTE)])
            for start in range(0, len(offers), BYTE)
        ]
    )


def _chosen(offers: list[Offer], byte: int) -> tuple[Offer, ...]:
    return tuple([offer for place, offer in enumerate(offers) if byte >> place & 1])


def of_set(table: tuple[tuple[tuple[Offer, ...], ...], ...], bits: int) -> list[Offer]:
    """The offers for a set of routes, in the order of the board."""
    found: list[Offer] = []
    for choices in table:
        found += choices[bits & LAST]
        bits >>= BYTE
    return found
