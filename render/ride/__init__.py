"""Pictures of Ticket to Ride: Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.layouts import laid_out
from render.picture import Say
from render.ride import detail, ending, own, own_narrow, wide
from render.ride import narrow as one_column
from render.ride.changes import changed
from render.ride.layout import cramped as too_short
from render.ride.lookup import card
from render.ride.marks import Marks
from render.ride.palette import PALETTE
from render.ride.words import alt, revealed, text_board
from rules.ride.view import View

__all__ = [
    "PALETTE", "alt", "card", "changed", "cramped", "draw_board", "draw_closeup", "draw_frame",
    "draw_private", "revealed", "text_board",
]  # fmt: skip

S = TypeVar("S", bound=Surface)


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read."""
    frames = (wide.FRAME, one_column.frame(0))
    found = [route for frame in frames for route in too_short(view.routes, view.names, frame)]
    return tuple(dict.fromkeys(f"{view.names[route.a]} – {view.names[route.b]}" for route in found))


def draw_board(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str] = (),
    narrow: bool = False,
) -> S:
    """Draw the board for everybody on a surface that begins with a ground."""
    marked = Marks(frozenset(changed))
    if narrow:
        return laid_out(on, one_column, view, names, say, marked)
    surface = laid_out(on, wide, view, names, say, marked, ending.below(view))
    ending.contracts(surface, view, names)
    return surface


def draw_private(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str] = (),
    narrow: bool = False,
) -> S:
    """Draw the board for one seat on a surface that begins with a ground."""
    return laid_out(on, own_narrow if narrow else own, view, names, say, frozenset(changed))


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
    """Draw the wide board for a film."""
    return laid_out(on, wide, view, names, say, Marks(frozenset(changed)), below)
