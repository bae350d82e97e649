"""What a seat may see of a game: an allow-list, from which all pictures and texts are made."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Literal, TypeAlias

from msgspec import Struct

from rules.core.versions import since
from rules.ride.board import Contract, board
from rules.ride.scoring import joined, own_routes, winners
from rules.ride.state import Score, State
from rules.ride.turn import claims

#: From each location, the steps that lead on: how many spaces, where to, and the route to claim, if any.
Near: TypeAlias = dict[str, list[tuple[int, str, str | None]]]


class RouteView(Struct, frozen=True):
    """A route on the board. It is `closed` when its twin was claimed and nobody may have it any more."""

    id: str
    a: str
    b: str
    length: int
    color: str
    carts: bool
    points: int
    twin: str | None
    owner: int | None
    closed: bool


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat; `choosing` is how many contract cards it is looking at."""

    carts: int
    hand: int
    contracts: int
    choosing: int
    merchandise: int
    points: int


class ContractView(Struct, frozen=True):
    """A contract card that this reader may see."""

    id: str
    a: str
    b: str
    value: int
    done: bool


class Mine(Struct, frozen=True):
    """What only the seat itself sees."""

    hand: dict[str, int]
    contracts: tuple[ContractView, ...]
    offered: tuple[ContractView, ...]
    claimable: tuple[str, ...]


class View(Struct, frozen=True):
    """The game as one reader sees it; `seat` is None for a spectator."""

    game: Literal["ride"]
    seat: int | None
    stage: Literal["contracts", "turns", "over"]
    #: The seats that the game waits for.
    waiting: tuple[int, ...]
    names: dict[str, str]
    routes: tuple[RouteView, ...]
    seats: tuple[SeatView, ...]
    face_up: tuple[str, ...]
    deck: int
    discard: int
    contract_deck: int
    merchandise: int
    last_turns: int | None
    mine: Mine | None = None
    #: Who will begin, while the first contracts are chosen; games of the first rules did not tell.
    first: int | None = None
    #: At the end: how the points came about, all contracts, and who won.
    scores: tuple[Score, ...] = ()
    revealed: tuple[tuple[ContractView, ...], ...] = ()
    winners: tuple[int, ...] = ()
    #: The version of the rules with which the game began.
    version: int = 1

    def missing(self, contract: ContractView, seat: int) -> tuple[str, ...] | None:
        """The routes that a seat still lacks on the shortest way left to it, or None where no way is left."""
        [found] = self.missing_each([contract], seat)
        return found

    def missing_each(self, contracts: Iterable[ContractView], seat: int) -> list[tuple[str, ...] | None]:
        """The same for each of some contracts."""
        near, carts = self._near(seat), self.seats[seat].carts
        return [_shortest(near, contract.a, contract.b, carts) for contract in contracts]

    def _near(self, seat: int) -> Near:
        """From each location, where a seat can go: with its own routes, and with those that it may claim."""
        near: Near = {}
        own = {route.id for route in self.routes if route.owner == seat}
        for route in self.routes:
            if route.owner == seat:
                length, new = 0, None
            elif route.owner is None and not route.closed and route.twin not in own:
                length, new = route.length, route.id
            else:
                continue
            near.setdefault(route.a, []).append((length, route.b, new))
            near.setdefault(route.b, []).append((length, route.a, new))
        return near


def _shortest(near: Near, start: str, goal: str, carts: int) -> tuple[str, ...] | None:
    """The routes to claim on the shortest way between two locations, if there are carts enough for it."""
    queue: list[tuple[int, tuple[str, ...], str]] = [(0, (), start)]
    seen: set[str] = set()
    while queue:
        spaces, ways, place = heappop(queue)
        if spaces > carts:
            return None
        if place == goal:
            return ways
        if place not in seen:
            seen.add(place)
            for length, other, new in near.get(place, ()):
                if other not in seen:
                    heappush(queue, (spaces + length, (*ways, new) if new else ways, other))
    return None


def view(g: State, seat: int | None) -> View:
    """All that a seat may see; a spectator is seat None."""
    printed = board(g.printed)
    over = g.stage == "over"
    return View(
        game="ride",
        seat=seat,
        stage=g.stage,
        waiting=_waiting(g),
        names=printed.names,
        routes=_routes(g),
        seats=tuple([_seat(g, number) for number in range(len(g.seats))]),
        face_up=tuple(g.face_up),
        deck=len(g.deck),
        discard=len(g.discard),
        contract_deck=len(g.contract_deck),
        merchandise=g.merchandise,
        last_turns=g.last_turns,
        mine=None if seat is None else _mine(g, seat),
        first=g.turn if g.stage == "contracts" and since(g, 2) else None,
        scores=tuple(g.scores),
        revealed=tuple([_contracts(g, n, s.contracts) for n, s in enumerate(g.seats)]) if over else (),
        winners=tuple(winners(g)),
        version=g.version,
    )


def _waiting(g: State) -> tuple[int, ...]:
    if g.stage == "contracts":
        return tuple([number for number, seat in enumerate(g.seats) if seat.offered])
    return (g.turn,) if g.stage == "turns" else ()


def _routes(g: State) -> tuple[RouteView, ...]:
    claimed, two = g.claimed, len(g.seats) == 2
    return tuple(
        [
            RouteView(
                id=route.id,
                a=route.a,
                b=route.b,
                length=route.length,
                color=route.color,
                carts=route.carts,
                points=route.points,
                twin=route.twin,
                owner=claimed.get(route.id),
                closed=two and route.twin in claimed and route.id not in claimed,
            )
            for route in board(g.printed).routes
        ]
    )


def _seat(g: State, number: int) -> SeatView:
    seat = g.seats[number]
    return SeatView(
        carts=seat.carts,
        hand=sum(seat.hand.values()),
        contracts=len(seat.contracts),
        choosing=len(seat.offered),
        merchandise=seat.merchandise,
        points=g.scores[number].total if g.scores else seat.points,
    )


def _mine(g: State, seat: int) -> Mine:
    me = g.seats[seat]
    asked = g.stage == "turns" and g.turn == seat and not g.acting
    return Mine(
        hand=dict(me.hand),
        contracts=_contracts(g, seat, me.contracts),
        offered=_contracts(g, seat, me.offered),
        claimable=tuple([option.id.partition(":")[2] for option in claims(g, seat)]) if asked else (),
    )


def _contracts(g: State, seat: int, cards: list[str]) -> tuple[ContractView, ...]:
    printed = board(g.printed)
    network = joined(own_routes(g, printed, seat))

    def seen(card: Contract) -> ContractView:
        return ContractView(card.id, card.a, card.b, card.value, card.b in network.get(card.a, ()))

    return tuple([seen(printed.contracts[card]) for card in cards])
