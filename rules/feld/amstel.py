"""The Amstel canal: discs, bridges, the mouth, and the order of play that follows from them."""

from collections.abc import Callable
from functools import lru_cache

from rules.core.asking import REST, Flow, Option, Text
from rules.core.events import happen
from rules.feld.abilities import total
from rules.feld.board import board
from rules.feld.state import State


def cost(spaces: int) -> int:
    """What a move costs: one cube for the first space, two for each one more."""
    return 2 * spaces - 1


def left(g: State, seat: int) -> int:
    """How many spaces there are before a disc."""
    return board(g.printed).spaces - g.seats[seat].space


def advance(g: State, seat: int, spaces: int) -> None:
    """Move a disc ahead, as far as there are spaces; bridges and the mouth give their points at once."""
    printed, me = board(g.printed), g.seats[seat]
    spaces = min(spaces, printed.spaces - me.space)
    if not spaces:
        return
    points = sum(value for before, value in printed.bridges if me.space <= before < me.space + spaces)
    me.space += spaces
    me.points += points
    g.turn.done["amstel"] = g.turn.done.get("amstel", 0) + spaces
    line_up(g, seat)
    happen(g, "advanced", seat, spaces=spaces, space=me.space, points=points)
    if me.space == printed.spaces:
        me.points += printed.mouth
        happen(g, "mouth", seat, rank=g.order.index(seat) + 1, points=printed.mouth)


def line_up(g: State, seat: int) -> None:
    """Give a disc its place in the order: on top of its space, or behind all that are at the mouth already.

    Card 034 keeps its owner's disc on top wherever discs lie on each other; at the mouth they do not.
    """
    space = g.seats[seat].space
    at_mouth = space == board(g.printed).spaces
    g.order.remove(seat)
    place = 0
    for other in g.order:
        theirs = g.seats[other].space
        if theirs < space or (theirs == space and not at_mouth and not stays_on_top(g, other)):
            break
        place += 1
    g.order.insert(place, seat)


def stays_on_top(g: State, seat: int) -> bool:
    """Whether a disc stays on top of others that come to its space."""
    return total(g, seat, "on-top") > 0


@lru_cache(maxsize=1024)
def options(printed: str, space: int, most: int) -> tuple[Option, ...]:
    """The options to move a disc ahead from a space."""
    return tuple([_option(printed, space, spaces) for spaces in range(1, most + 1)])


def _option(printed: str, space: int, spaces: int) -> Option:
    points = sum(value for before, value in board(printed).bridges if space <= before < space + spaces)
    if space + spaces == board(printed).spaces:
        points += board(printed).mouth
    args = {"spaces": spaces, "cubes": cost(spaces), "points": points}
    return Option(f"amstel:{spaces}", Text("feld-amstel", args))


# The order of play


def in_turn(g: State, act: Callable[[State, int], Flow[None]]) -> Flow[None]:
    """Let the waiting seats act one after the other; the game can be put away before each."""
    while g.waiting:
        yield REST
        yield from act(g, g.waiting[0])
        del g.waiting[0]
