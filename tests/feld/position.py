"""Positions of Stefan Feld's Amsterdam, laid out by hand, and how to play on from them."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, TypeVar

from rules.core.asking import Ask, Flow
from rules.core.chance import Chance
from rules.core.table import full_settings
from rules.feld import game
from rules.feld.board import COLORS, COMMODITIES, board
from rules.feld.game import deal
from rules.feld.state import State
from rules.feld.turn import take_turn

#: Each block with its commodity: the nine in turn, so plantage-1 has glass and plantage-6 cheese.
GOODS = {block: COMMODITIES[place % 9] for place, block in enumerate(board().blocks)}
DOCKS = {
    "light_blue": ["maroon", "white"],
    "maroon": ["white", "gold"],
    "white": ["gold", "light_pink"],
    "gold": ["light_pink", "light_green"],
    "light_pink": ["light_green", "light_blue"],
    "light_green": ["light_blue", "maroon"],
}
SEAT = {
    "active", "inactive", "gulden", "points", "hold", "storehouse", "workers", "barge", "space", "used",
    "left_pier",    "orders",
}  # fmt: skip


def position(
    seats: int = 2, cubes: dict[str, int] | None = None, version: int = game.VERSION, **what: Any
) -> State:
    """A phase III in which it is seat 0's turn; what is not told is empty, and there is no fast delivery."""
    g = deal(seats, full_settings(game, seats, {}, version), Chance("lay"), version)
    g.phase, g.round, g.order, g.waiting, g.tile = "III", 8, list(range(seats)), list(range(seats)), "A3"
    g.display, g.tiles = [], []
    g.commodities, g.docks = dict(GOODS), {dock: list(pair) for dock, pair in DOCKS.items()}
    for seat in g.seats:
        seat.gulden = 0
    g.seats[0].supply.update(cubes or {})
    for block in what.get("owners", {}):
        del g.commodities[block]
    for name, value in what.items():
        setattr(g.seats[0] if name in SEAT else g, name, deepcopy(value))
    return g


def act(g: State, *answers: str | Sequence[str], seat: int = 0) -> list[str]:
    """Take a turn with these answers, and return what is offered then; the turn is left open."""
    return list(offers(question(g, *answers, seat=seat)))


def question(g: State, *answers: str | Sequence[str], seat: int = 0) -> Ask | None:
    """Take a turn with these answers, and return the question that is open then."""
    return follow(take_turn(g, seat), *answers)


def follow(flow: Flow[Any], *answers: str | Sequence[str]) -> Ask | None:
    """Go through a flow with these answers, and return the question that is open then."""
    left = list(answers)
    try:
        asks = next(flow)
        while left:
            while not asks:
                asks = next(flow)
            [(seat, asked)] = asks.items()
            answer = left.pop(0)
            picks = (answer,) if isinstance(answer, str) else tuple(answer)
            asks = flow.send((seat, asked.check(picks)))
        return next(iter(asks.values()), None)
    except StopIteration:
        assert not left, f"nobody was asked for {left}"
        return None


def offers(asked: Ask | None) -> tuple[str, ...]:
    """The ids of all options of a question."""
    return tuple(option.id for option in asked.options) if asked else ()


def holdings(g: State, seat: int = 0) -> dict[str, int]:
    """What a seat can gain or spend."""
    me = g.seats[seat]
    named = {"points": me.points, "gulden": me.gulden, "space": me.space, "sail": g.turn.sail}
    return named | {color: me.supply[color] for color in COLORS}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What differs."""
    return {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}


#: For which cards there is a case that shows the effect (True), and one that shows where it ends (False).
COVERED: set[tuple[str, bool]] = set()
F = TypeVar("F", bound=Callable[..., None])


def shows(*codes: str) -> Callable[[F], F]:
    """A test that shows what cards do."""
    COVERED.update((code, True) for code in codes)
    return lambda test: test


def limits(*codes: str) -> Callable[[F], F]:
    """A test that shows what cards do not do."""
    COVERED.update((code, False) for code in codes)
    return lambda test: test
