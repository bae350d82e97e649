"""Pictures of Stefan Feld's Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Canvas, Ground, Surface
from render.feld import detail, own, phone, wide
from render.feld import narrow as column
from render.feld.changes import changed
from render.feld.layout import cramped as too_many
from render.feld.lookup import card_picture, game_card, market_tile, secret_order
from render.feld.marks import Marked
from render.feld.words import alt, revealed, text_board
from render.picture import Picture, Say
from render.polite import polite
from render.replay import CAPTION, Turn, caption, sheet
from rules.feld.view import View

__all__ = [
    "alt",
    "board",
    "card_picture",
    "changed",
    "closeup",
    "cramped",
    "draw_board",
    "draw_closeup",
    "draw_private",
    "frame",
    "game_card",
    "market_tile",
    "private",
    "revealed",
    "secret_order",
    "text_board",
]

S = TypeVar("S", bound=Surface)


@polite()
def board(
    view: View, names: Sequence[str], say: Say, *, changed: Collection[str] = (), narrow: bool = False
) -> Picture:
    """The board for everybody, whatever else the view shows; `changed` is what is pointed out."""
    canvas = draw_board(Canvas, view, names, say, changed=changed, narrow=narrow)
    return Picture(canvas.png(), alt(view, names, say), canvas.image.size)


@polite()
def private(
    view: View, names: Sequence[str], say: Say, *, changed: Collection[str] = (), narrow: bool = False
) -> Picture:
    """The board for one seat: with its roundel, its cards and their texts, and what it can do now."""
    canvas = draw_private(Canvas, view, names, say, changed=changed, narrow=narrow)
    return Picture(canvas.png(), alt(view, names, say, own=True), canvas.image.size)


@polite()
def closeup(view: View, names: Sequence[str], say: Say, things: Collection[str]) -> Picture:
    """A part of the board that is legible when it is shown 400 pixels wide.

    `things` are blocks or places of the harbour to look at from near, "amstel", "seat-1" or the like for a
    player board, or "display" for the cards that can be selected.
    """
    canvas = draw_closeup(Canvas, view, names, say, things)
    return Picture(canvas.png(), alt(view, names, say), canvas.image.size)


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read."""
    return tuple(too_many([place.id for place in view.places]))


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
    layout = column if narrow else wide
    ground, drawn = layout.ground(view, say)
    surface = on(ground)
    layout.draw(surface, view, names, say, drawn, Marked(frozenset(changed)))
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
    layout = phone if narrow else own
    ground, drawn = layout.ground(view, say)
    surface = on(ground)
    layout.draw(surface, view, names, say, drawn, frozenset(changed))
    return surface


def draw_closeup(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, things: Collection[str]
) -> S:
    """Draw a part of the board on a surface that begins with a ground."""
    ground, part = detail.ground(view, say, frozenset(things))
    surface = on(ground)
    detail.draw(surface, view, names, say, part, frozenset(things))
    return surface


@polite()
def frame(turn: Turn, names: Sequence[str], say: Say) -> Canvas:
    """A turn of a film: the board after it, what it has changed, and a line about it."""
    ground, drawn = wide.ground(turn.view, say, CAPTION)
    canvas = sheet(ground)
    wide.draw(canvas, turn.view, names, say, drawn, Marked(turn.changed))
    caption(canvas, turn.caption, wide.SIZE)
    return canvas
