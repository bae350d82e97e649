"""Pictures of Ticket to Ride: Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.picture import SHAPES, Part, Say, Shape
from render.ride import alone, detail, hand, players, whole
from render.ride.changes import changed
from render.ride.crowding import hidden, too_short
from render.ride.lookup import card
from render.ride.marks import Marks
from render.ride.palette import PALETTE
from render.ride.symbols import DEEDS, symbol_of, symbols
from render.ride.words import alt, revealed, secrets, text_board
from rules.core.asking import Ask
from rules.ride.view import View

__all__ = [
    "DEEDS", "PALETTE", "PARTS", "alt", "card", "changed", "cramped", "draw_closeup", "draw_frame",
    "draw_part", "for_everybody", "parts", "revealed", "secrets", "symbol_of", "symbols", "text_board",
]  # fmt: skip

S = TypeVar("S", bound=Surface)
#: The pictures by name, in the order in which they are offered; the first is the whole.
PARTS = {
    "board": Part(speaks=True),
    "map": Part(speaks=True),
    "hand": Part(speaks=True, own=True),
    "players": Part(speaks=False),
}


def parts(view: View, ask: Ask | None, changed: Collection[str]) -> tuple[str, ...]:
    """The parts that the reader of a view needs now.

    Everybody sees on the whole board what has happened, and at the end how the points came about. A seat has
    its hand besides; while it is asked, the map shows what it can do.
    """
    if view.stage == "over":
        return ("board", "players")
    if view.seat is None:
        return ("board",)
    return ("map", "hand") if ask is not None else ("board", "hand")


def for_everybody(part: str, view: View) -> bool:
    """Whether the reader of a view sees in a part exactly what everybody sees."""
    return view.seat is None or part in ("board", "players")


def draw_part(
    on: Callable[[Ground], S],
    part: str,
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str] = (),
    shape: Shape = "desktop",
) -> S:
    """Draw one of the parts on a surface that begins with a ground."""
    match part:
        case "board":
            return _board(on, view, names, say, changed, shape)
        case "map":
            ground, drawn = alone.ground(view, say, shape)
            surface = on(ground)
            alone.draw(surface, view, drawn, changed)
        case "hand":
            surface = on(hand.ground(view, shape))
            hand.draw(surface, view, say, changed, shape)
        case "players":
            surface = on(players.ground(view, shape))
            players.draw(surface, view, names, shape)
        case _:
            raise KeyError(part)
    return surface


def _board(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    changed: Collection[str],
    shape: Shape,
    below: int = 0,
) -> S:
    ground, drawn = whole.ground(view, say, shape, below)
    surface = on(ground)
    whole.draw(surface, view, names, say, drawn, changed, shape)
    return surface


def draw_closeup(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, things: Collection[str]
) -> S:
    """Draw the part of the map around some routes on a surface that begins with a ground."""
    ground, drawn = detail.ground(view, say, things)
    surface = on(ground)
    detail.draw(surface, view, detail.title(view, names, say, things), drawn, Marks(frozenset(things)))
    return surface


def draw_frame(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str],
    below: int,
) -> S:
    """Draw the whole board for a film."""
    return _board(on, view, names, say, changed, "desktop", below)


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read.

    Routes need room in every shape. Names need it on the desktop; on a phone's smaller map a name of one's
    own may lie over the edge of something.
    """
    short = [way for shape in SHAPES for way in too_short(view, whole.frame(view, shape))]
    return tuple(dict.fromkeys([*short, *hidden(view, whole.frame(view, "desktop"))]))
