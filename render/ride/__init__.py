"""Pictures of Ticket to Ride: Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.layouts import laid_out
from render.picture import Part, Say, Shape
from render.ride import detail, ending, own, own_narrow, wide
from render.ride import narrow as one_column
from render.ride.changes import changed
from render.ride.layout import cramped as too_short
from render.ride.lookup import card
from render.ride.marks import Marks
from render.ride.palette import PALETTE
from render.ride.words import alt, revealed, text_board
from rules.core.asking import Ask
from rules.ride.view import View

__all__ = [
    "PALETTE", "PARTS", "alt", "card", "changed", "cramped", "draw_closeup", "draw_frame", "draw_part",
    "for_everybody", "parts", "revealed", "text_board",
]  # fmt: skip

S = TypeVar("S", bound=Surface)
#: The pictures by name, in the order in which they are offered; the first is the whole.
PARTS = {"board": Part(speaks=True), "hand": Part(speaks=True, own=True)}


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read."""
    frames = (wide.FRAME, one_column.frame(0))
    found = [route for frame in frames for route in too_short(view.routes, view.names, frame)]
    return tuple(dict.fromkeys(f"{view.names[route.a]} – {view.names[route.b]}" for route in found))


def parts(view: View, ask: Ask | None, changed: Collection[str]) -> tuple[str, ...]:
    """The parts that the reader of a view needs now."""
    return ("board",) if view.seat is None else ("hand",)


def for_everybody(part: str, view: View) -> bool:
    """Whether the reader of a view sees in a part exactly what everybody sees."""
    return view.seat is None or part == "board"


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
    draw = draw_board if part == "board" else draw_private
    return draw(on, view, names, say, changed=changed, narrow=shape == "phone")


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
