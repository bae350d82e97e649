"""Expansions 1 and 3: the Supervisor, the Bailiff and the black marketeer, written as what everybody has."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from rules.core.asking import REST, Ask, Flow, Option, Text, ask
from rules.core.events import happen
from rules.feld.abilities import EVERYBODY, did, on, rule, write
from rules.feld.board import Board, board
from rules.feld.economy import note
from rules.feld.harbour import room
from rules.feld.setup import ADDITIONS, OPENINGS, open_game
from rules.feld.state import State

SUPERVISOR, BAILIFF, MARKETEER = "supervisor", "bailiff", "marketeer"
SUPERVISED = 2
#: The Bailiff begins on a block of so many houses.
BAILIFF_COST = 2


class Figure(Struct, frozen=True):
    """A figure: the setting that brings it, who places it, where, and how its spot is told."""

    setting: str
    placer: int
    spots: Callable[[Board], list[str]]
    spot: str
    key: str


def warehouses(printed: Board) -> list[str]:
    """Where the Supervisor begins."""
    return [place.id for place in printed.places.values() if place.kind == "ware"]


def small_blocks(printed: Board) -> list[str]:
    """Where the Bailiff begins."""
    return [block.id for block in printed.blocks.values() if block.cost == BAILIFF_COST]


def market_spaces(printed: Board) -> list[str]:
    """Where the black marketeer begins."""
    return [good for row in printed.black_market for good in row]


FIGURES = {
    SUPERVISOR: Figure("workers", -1, warehouses, "place", "feld-put-place"),
    BAILIFF: Figure("workers", -2, small_blocks, "block", "feld-put-block"),
    MARKETEER: Figure("marketeer", 0, market_spaces, "good", "feld-put-good"),
}


# Setup


def add_figures(g: State, settings: Mapping[str, str]) -> None:
    """Bring the figures of the expansions that are played with."""
    g.figures = {name: "" for name, figure in FIGURES.items() if settings[figure.setting] == "yes"}


def place_figures(g: State) -> Flow[None]:
    """The last on the Amstel places the Supervisor, the last but one the Bailiff, the first the marketeer."""
    for name in [name for name, spot in g.figures.items() if not spot]:
        seat = g.order[FIGURES[name].placer]
        g.waiting = [seat]
        yield REST
        yield from put(g, seat, name, FIGURES[name].spots(board(g.printed)))
    open_game(g)


def put(g: State, seat: int, name: str, spots: list[str]) -> Flow[None]:
    """Let a seat choose where a figure goes; with nowhere to go it leaves the game."""
    if not spots:
        del g.figures[name]
        happen(g, "figure-left", seat, figure=name)
        return
    arg, key = FIGURES[name].spot, FIGURES[name].key
    options = tuple([Option(f"put:{spot}", Text(key, {arg: spot})) for spot in spots])
    [pick] = yield from ask(Ask(seat, Text("feld-ask-figure", {"figure": name}), options))
    g.figures[name] = pick.partition(":")[2]
    happen(g, "figure", seat, figure=name, **{arg: g.figures[name]})


# The Supervisor


def supervised(g: State, seat: int, place: str) -> int:
    """Two points more for what is delivered where the Supervisor is."""
    return SUPERVISED if g.figures.get(SUPERVISOR) == place else 0


def supervise(g: State, seat: int, data: dict[str, Any]) -> Flow[None]:
    """A commodity was delivered: give the points for the Supervisor, who will have to move."""
    if points := supervised(g, seat, data["place"]):
        g.seats[seat].points += points
        note(g, SUPERVISOR)
        happen(g, "supervised", seat, points=points)
    yield from ()


def move_supervisor(g: State, seat: int, data: dict[str, Any]) -> Flow[None]:
    """Whoever has delivered to the Supervisor moves him on when done there: to the nearest place with room.

    All that is delivered in one visit is worth more, so he goes when the barge leaves or the turn ends.
    """
    del g.turn.done[SUPERVISOR]
    printed, here = board(g.printed), g.figures[SUPERVISOR]
    far = {
        place: journey.spaces
        for place, journey in printed.journeys[here].items()
        if printed.places[place].roofs and room(g, printed.places[place])
    }
    if not far and room(g, printed.places[here]):
        return
    nearest = min(far.values(), default=0)
    yield from put(g, seat, SUPERVISOR, [place for place, spaces in far.items() if spaces == nearest])


# The Bailiff


def cheaper(g: State, seat: int, block: str) -> int:
    """One resource fewer for the block where the Bailiff is."""
    return -(g.figures.get(BAILIFF) == block)


def move_bailiff(g: State, seat: int, data: dict[str, Any]) -> Flow[None]:
    """Whoever takes the Bailiff's block moves him to a free one, over as few bridges as will do."""
    if g.figures.get(BAILIFF) != data["block"]:
        return
    blocks = board(g.printed).blocks
    edge, seen = [data["block"]], {data["block"]}
    while edge:
        edge = list(dict.fromkeys(near for block in edge for near in blocks[block].near if near not in seen))
        seen.update(edge)
        free = [block for block in edge if block in g.commodities]
        if free:
            yield from put(g, seat, BAILIFF, free)
            return
    yield from put(g, seat, BAILIFF, [])


# The black marketeer


def both(g: State, seat: int, good: str) -> int:
    """A resource and gulden for what is sold where the marketeer is."""
    return int(g.figures.get(MARKETEER) == good)


def move_marketeer(g: State, seat: int, data: dict[str, Any]) -> Flow[None]:
    """Whoever sells to the marketeer moves him to an empty space beside him, diagonally too, or two away."""
    if g.figures.get(MARKETEER) != data["good"]:
        return
    grid = board(g.printed).black_market
    spaces = {good: (row, column) for row, goods in enumerate(grid) for column, good in enumerate(goods)}
    row, column = spaces[data["good"]]
    far = {
        good: max(abs(row - other), abs(column - beside))
        for good, (other, beside) in spaces.items()
        if good not in g.black_market
    }
    nearest = min(far.values(), default=0)
    yield from put(g, seat, MARKETEER, [good for good, spaces in far.items() if spaces == nearest])


write(
    EVERYBODY,
    rule("delivery", supervised),
    on("deliver", flow=supervise),
    on("leave", flow=move_supervisor, when=did(SUPERVISOR)),
    on("pass", flow=move_supervisor, when=did(SUPERVISOR)),
    rule("block-cost", cheaper),
    on("block", flow=move_bailiff),
    rule("black-market-both", both),
    on("sell", flow=move_marketeer),
)
ADDITIONS.append(add_figures)
OPENINGS.append(("figures", lambda g: "" in g.figures.values()))
