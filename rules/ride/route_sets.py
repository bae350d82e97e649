"""Sets of routes as numbers, in which each route is a bit, by tables that are made once for a board."""

from functools import lru_cache

from msgspec import Struct

from rules.core.asking import Option
from rules.ride.board import CARTS, COLORS, GRAY, TRANSPORT, WILD, Route, board
from rules.ride.state import Seat, State

#: Sets are looked up by so many bits at once.
BYTE = 8
LAST = (1 << BYTE) - 1


class RouteSets(Struct, frozen=True, eq=False):
    """The routes of a board as bits."""

    #: The bit of each route, and together with it that of its twin.
    alone: dict[str, int]
    both: dict[str, int]
    #: The routes that so many cards of a colour, or so many carts, are enough for; gray takes any colour.
    by_cards: tuple[tuple[str, tuple[int, ...]], ...]
    by_carts: tuple[int, ...]
    #: For each byte of a set, by its value: the options to claim the routes that are in it.
    claims: tuple[tuple[tuple[Option, ...], ...], ...]

    def within_reach(self, me: Seat) -> int:
        """The routes for which a seat has the cards and the carts."""
        bits, hand, wilds = 0, me.hand, me.hand[WILD]
        for color, routes in self.by_cards:
            bits |= routes[hand[color] + wilds]
        return bits & self.by_carts[me.carts]

    def taken(self, g: State, seat: int) -> int:
        """The routes that a seat may not claim: those that have an owner, and the twins of its own.

        Of double routes only one track is used by two players.
        """
        bits, alone, both = 0, self.alone, self.both
        if len(g.seats) == 2:
            for route in g.claimed:
                bits |= both[route]
            return bits
        for route, owner in g.claimed.items():
            bits |= (both if owner == seat else alone)[route]
        return bits

    def options(self, bits: int) -> list[Option]:
        """The options to claim the routes of a set, in the order of the board."""
        found: list[Option] = []
        for claims in self.claims:
            if byte := bits & LAST:
                found += claims[byte]
            bits >>= BYTE
        return found


@lru_cache(maxsize=64)
def route_sets(printed: str) -> RouteSets:
    """The bits of a board's routes, in its order."""
    routes = board(printed).routes
    alone = {route.id: 1 << place for place, route in enumerate(routes)}
    twins = {route.id: alone[route.twin] if route.twin else 0 for route in routes}
    spaces = range(sum(TRANSPORT.values()) + 1)

    def enough(number: int, *colors: str) -> int:
        fitting = [route for route in routes if route.color in colors and route.length <= number]
        return sum([alone[route.id] for route in fitting])

    return RouteSets(
        alone,
        {route: bit | twins[route] for route, bit in alone.items()},
        tuple([(color, tuple([enough(cards, color, GRAY) for cards in spaces])) for color in COLORS]),
        tuple([enough(carts, *COLORS, GRAY) for carts in range(CARTS + 1)]),
        tuple([_by_byte(routes[start : start + BYTE]) for start in range(0, len(routes), BYTE)]),
    )


def _by_byte(routes: tuple[Route, ...]) -> tuple[tuple[Option, ...], ...]:
    return tuple(
        [
            tuple([route.option for place, route in enumerate(routes) if byte >> place & 1])
            for byte in range(1 << len(routes))
        ]
    )
