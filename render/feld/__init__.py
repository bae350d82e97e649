"""Pictures of Stefan Feld's Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.feld import detail, own, own_narrow, wide
from render.feld import narrow as one_column
from render.feld.changes import changed
from render.feld.layout import cramped as too_many
from render.feld.lookup import card
from render.feld.marks import Marks
from render.feld.palette import PALETTE
from render.feld.words import alt, revealed, text_board
from render.layouts import laid_out
from render.picture import Part, Say, Shape
from rules.core.asking import Ask
from rules.feld.view import View

__all__ = [
    "PALETTE", "PARTS", "alt", "card", "changed", "cramped", "draw_closeup", "draw_frame", "draw_part",
    "for_everybody", "parts", "revealed", "text_board",
]  # fmt: skip

S = TypeVar("S", bound=Surface)
#: The pictures by name, in the order in which they are offered; the first is the whole.
PARTS = {"board": Part(speaks=True), "own": Part(speaks=True, own=True)}


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read."""
    return tuple(too_many([place.id for place in view.places]))


def parts(view: View, ask: Ask | None, changed: Collection[str]) -> tuple[str, ...]:
    """The parts that the reader of a view needs now."""
    return ("board",) if view.seat is None else ("own",)


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
    return laid_out(on, one_column if narrow else wide, view, names, say, Marks(frozenset(changed)))


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
    """Draw a part of the board on a surface that begins with a ground."""
    ground, part = detail.ground(view, say, frozenset(things))
    surface = on(ground)
    detail.draw(surface, view, names, say, part, frozenset(things))
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
