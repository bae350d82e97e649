"""Pictures of Ticket to Ride: Amsterdam."""

from collections.abc import Collection, Sequence

from render.canvas import Canvas
from render.picture import Picture, Say
from render.ride import narrow as phone
from render.ride import private as own
from render.ride import wide
from render.ride.marks import Marked
from rules.ride.view import View


def board(
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str] = frozenset(),
    narrow: bool = False,
) -> Picture:
    """The board for everybody, whatever else the view shows; `changed` are route ids, and "faces"."""
    marked = Marked(frozenset(changed))
    layout = phone if narrow else wide
    ground, drawn = layout.ground(view, say)
    canvas = Canvas(ground)
    layout.draw(canvas, view, names, say, drawn, marked)
    return Picture(canvas.png(), "", ground.size)


def private(
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str] = frozenset(),
    narrow: bool = False,
) -> Picture:
    """The board for one seat: with its hand, its contracts and the routes that it can claim now."""
    ground, drawn = own.phone_ground(view, say) if narrow else own.ground(view, say)
    canvas = Canvas(ground)
    (own.phone_draw if narrow else own.draw)(canvas, view, names, say, drawn, frozenset(changed))
    return Picture(canvas.png(), "", ground.size)
