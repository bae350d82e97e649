"""What is printed: locations, routes and contracts, read from `printed.toml` or a file of one's own."""

import re
from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from importlib import resources
from typing import Any

from msgspec import Struct

from rules.core.asking import Option, Text
from rules.core.printed import Misprint, part, read, rows

COLORS = ("pink", "blue", "green", "black", "red", "orange")
WILD = "wild"
GRAY = "gray"
TRANSPORT = dict.fromkeys(COLORS, 6) | {WILD: 8}
CARTS = 16
CONTRACTS = 24
MERCHANDISE = 16

#: The table on the board: points for a route by its spaces.
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7}

#: On a map with more locations than this nobody would find anything.
LOCATIONS = 60


class Route(Struct, frozen=True):
    """A route between two adjacent locations; `twin` is the other track of a double route."""

    id: str
    a: str
    b: str
    length: int
    color: str
    carts: bool
    twin: str | None
    #: What claiming it is worth.
    points: int
    #: The option to claim it, and the question what to pay with.
    option: Option
    payment: Text


class Contract(Struct, frozen=True):
    """A contract card: two locations to be joined, and what that is worth."""

    id: str
    a: str
    b: str
    value: int
    option: Option


class Board(Struct, frozen=True):
    """All that is printed, checked."""

    names: dict[str, str]
    routes: tuple[Route, ...]
    #: The routes by their id.
    route: dict[str, Route]
    contracts: dict[str, Contract]


def standard() -> str:
    """The text of the `printed.toml` that comes with the game."""
    return resources.files(__package__).joinpath("printed.toml").read_text("utf-8")


@lru_cache(maxsize=64)
def board(printed: str = "") -> Board:
    """The board of a printed file's text; the empty text is the file that comes with the game."""
    tables = read(printed or standard())
    names = _locations(tables)
    routes = _routes(tables, names)
    contracts = _contracts(tables, names)
    _check_completable(routes, contracts)
    return Board(
        names,
        routes,
        {route.id: route for route in routes},
        {contract.id: contract for contract in contracts},
    )


def _locations(tables: dict[str, Any]) -> dict[str, str]:
    names: dict[str, str] = part(tables, "locations.names", dict, LOCATIONS)
    for key, name in names.items():
        named = isinstance(name, str) and name.strip() and name.isprintable() and len(name) <= 40
        if not named or not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", key):
            raise Misprint("printed-location", table="locations", entry=key[:40])
    return names


def _check_ends(table: str, entry: str, a: str, b: str, names: dict[str, str]) -> None:
    for end in (a, b):
        if end not in names:
            raise Misprint("printed-unknown-location", table=table, entry=entry, location=end[:40])
    if a == b:
        raise Misprint("printed-same-location", table=table, entry=entry)


def _routes(tables: dict[str, Any], names: dict[str, str]) -> tuple[Route, ...]:
    found: dict[str, tuple[str, str, int, str, bool]] = {}
    tracks: dict[tuple[str, ...], list[str]] = {}
    for entry, (a, b, length, color, carts) in rows(tables, "routes", (str, str, int, str, bool), 2):
        _check_ends("routes", entry, a, b, names)
        if length not in ROUTE_POINTS:
            raise Misprint(
                "printed-length", table="routes", entry=entry, length=length, most=max(ROUTE_POINTS)
            )
        if color not in (*COLORS, GRAY):
            raise Misprint("printed-color", table="routes", entry=entry, color=color[:40])
        route = f"{a}-{b}.{color}"
        pair = tracks.setdefault(tuple(sorted((a, b))), [])
        if route in found or f"{b}-{a}.{color}" in found:
            raise Misprint("printed-duplicate", table="routes", entry=entry, id=route)
        if len(pair) == 2 or (pair and found[pair[0]][2] != length):
            raise Misprint("printed-double", table="routes", entry=entry)
        found[route] = (a, b, length, color, carts)
        pair.append(route)
    twins = {one: other for pair in tracks.values() if len(pair) == 2 for one, other in (pair, pair[::-1])}
    return tuple([_route(route, *row, twins.get(route), names) for route, row in found.items()])


def _route(
    name: str, a: str, b: str, length: int, color: str, carts: bool, twin: str | None, names: dict[str, str]
) -> Route:
    points = ROUTE_POINTS[length]
    args = {"a": names[a], "b": names[b], "length": length, "color": color, "points": points}
    option, payment = Option(f"claim:{name}", Text("ride-claim", args)), Text("ride-ask-payment", args)
    return Route(name, a, b, length, color, carts, twin, points, option, payment)


def _contracts(tables: dict[str, Any], names: dict[str, str]) -> list[Contract]:
    contracts: dict[tuple[str, ...], Contract] = {}
    for name in part(tables, "contracts", dict):
        table = f"contracts.{name}"
        for entry, (a, b, value) in rows(tables, table, (str, str, int), 2):
            _check_ends(table, entry, a, b, names)
            if not 0 < value < 100:
                raise Misprint("printed-value", table=table, entry=entry, value=value)
            pair = tuple(sorted((a, b)))
            if pair in contracts:
                raise Misprint("printed-duplicate", table=table, entry=entry, id=f"{a}-{b}")
            text = Text("ride-keep", {"a": names[a], "b": names[b], "value": value})
            contracts[pair] = Contract(f"{a}-{b}", a, b, value, Option(f"keep:{a}-{b}", text))
    if len(contracts) != CONTRACTS:
        raise Misprint(
            "printed-contract-count", table="contracts", entries=len(contracts), expected=CONTRACTS
        )
    return list(contracts.values())


def _check_completable(routes: tuple[Route, ...], contracts: list[Contract]) -> None:
    ways = [(route.a, route.b, route.length) for route in routes]
    for contract in contracts:
        spaces = distance(ways, contract.a, contract.b)
        if spaces is None or spaces > CARTS:
            raise Misprint("printed-impossible", table="contracts", entry=contract.id, carts=CARTS)


def distance(ways: Iterable[tuple[str, str, int]], start: str, goal: str) -> int | None:
    """The spaces on the shortest way from start to goal, or None where there is none."""
    near: dict[str, list[tuple[str, int]]] = {}
    for a, b, length in ways:
        near.setdefault(a, []).append((b, length))
        near.setdefault(b, []).append((a, length))
    queue = [(0, start)]
    seen: set[str] = set()
    while queue:
        spaces, place = heappop(queue)
        if place == goal:
            return spaces
        if place not in seen:
            seen.add(place)
            for other, length in near.get(place, []):
                heappush(queue, (spaces + length, other))
    return None
