"""Pictures of Ticket to Ride: Amsterdam."""

from collections.abc import Collection, Sequence

from render.canvas import Canvas
from render.picture import Picture, Say
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
    ground, drawn = wide.ground(view, say)
    canvas = Canvas(ground)
    wide.draw(canvas, view, names, say, drawn, Marked(changed=changed))
    return Picture(canvas.png(), "", wide.SIZE)
