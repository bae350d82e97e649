"""Pictures of Ticket to Ride: Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from render.canvas import Canvas, Ground, Surface
from render.picture import Picture, Say
from render.polite import polite
from render.replay import CAPTION, Turn, caption, sheet
from render.ride import detail, ending, own, wide
from render.ride import narrow as phone
from render.ride.changes import changed
from render.ride.layout import cramped as too_short
from render.ride.lookup import contract_card, merchandise_card, transport_card
from render.ride.marks import Marked
from render.ride.words import alt, revealed, text_board
from rules.ride.view import View

__all__ = [
    "alt",
    "board",
    "changed",
    "closeup",
    "contract_card",
    "cramped",
    "draw_board",
    "draw_closeup",
    "draw_private",
    "frame",
    "merchandise_card",
    "private",
    "revealed",
    "text_board",
    "transport_card",
]

S = TypeVar("S", bound=Surface)


@polite()
def board(
    view: View, names: Sequence[str], say: Say, *, changed: Collection[str] = (), narrow: bool = False
) -> Picture:
    """The board for everybody, whatever else the view shows; `changed` are route ids, and "faces"."""
    canvas = draw_board(Canvas, view, names, say, changed=changed, narrow=narrow)
    return Picture(canvas.png(), alt(view, names, say), canvas.image.size)


@polite()
def private(
    view: View, names: Sequence[str], say: Say, *, changed: Collection[str] = (), narrow: bool = False
) -> Picture:
    """The board for one seat: with its hand, its contracts and the routes that it can claim now."""
    canvas = draw_private(Canvas, view, names, say, changed=changed, narrow=narrow)
    return Picture(canvas.png(), alt(view, names, say, own=True), canvas.image.size)


@polite()
def closeup(view: View, names: Sequence[str], say: Say, routes: Collection[str]) -> Picture:
    """The part of the map around some routes, legible when it is shown 400 pixels wide."""
    canvas = draw_closeup(Canvas, view, names, say, routes)
    return Picture(canvas.png(), alt(view, names, say), canvas.image.size)


def cramped(view: View) -> tuple[str, ...]:
    """What there is no room for on the map, by name; a board with such things can hardly be read."""
    frames = (wide.FRAME, phone.frame(0))
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
    marked = Marked(frozenset(changed))
    ground, drawn = phone.ground(view, say) if narrow else wide.ground(view, say, ending.below(view))
    surface = on(ground)
    (phone if narrow else wide).draw(surface, view, names, say, drawn, marked)
    if not narrow:
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
    ground, drawn = own.phone_ground(view, say) if narrow else own.ground(view, say)
    surface = on(ground)
    (own.phone_draw if narrow else own.draw)(surface, view, names, say, drawn, frozenset(changed))
    return surface


def draw_closeup(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, routes: Collection[str]
) -> S:
    """Draw the part of the map around some routes on a surface that begins with a ground."""
    ground, drawn = detail.ground(view, say, routes)
    surface = on(ground)
    detail.draw(surface, view, detail.title(view, names, say, routes), drawn, Marked(frozenset(routes)))
    return surface


@polite()
def frame(turn: Turn, names: Sequence[str], say: Say) -> Canvas:
    """A turn of a film: the board after it, what it has changed, and a line about it."""
    ground, drawn = wide.ground(turn.view, say, CAPTION)
    canvas = sheet(ground)
    wide.draw(canvas, turn.view, names, say, drawn, Marked(turn.changed))
    caption(canvas, turn.caption, wide.SIZE)
    return canvas
