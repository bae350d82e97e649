"""Pictures of Stefan Feld's Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface
from render.feld import detail, overview
from render.feld.changes import changed
from render.feld.layout import cramped as too_many
from render.feld.lookup import card
from render.feld.marks import Marks
from render.feld.palette import PALETTE
from render.feld.parts import DRAWN, PARTS, for_everybody, marked, parts
from render.feld.symbols import DEEDS, symbol_of, symbols
from render.feld.words import alt, revealed, secrets, text_board
from render.picture import Say, Shape
from rules.feld.view import View

__all__ = [
    "DEEDS", "PALETTE", "PARTS", "alt", "card", "changed", "cramped", "draw_closeup", "draw_frame",
    "draw_part", "for_everybody", "parts", "revealed", "secrets", "symbol_of", "symbols", "text_board",
]  # fmt: skip

S = TypeVar("S", bound=Surface)


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read."""
    return tuple(too_many(view))


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
    surface: S = DRAWN[part](on, view, names, say, marked(part, view, changed), shape)
    return surface


def draw_closeup(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, things: Collection[str]
) -> S:
    """Draw a part of the board on a surface that begins with a ground."""
    return detail.draw(on, view, names, say, frozenset(things))


def draw_frame(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str],
    below: int,
) -> S:
    """Draw the whole for a film."""
    return overview.draw(on, view, names, say, Marks(frozenset(changed)), "desktop", below)
