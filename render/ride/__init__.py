"""Pictures of Ticket to Ride: Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from render.canvas import Canvas, Ground, Surface, write
from render.picture import Picture, Say
from render.polite import polite
from render.replay import animation
from render.ride import detail, ending, own, wide
from render.ride import narrow as phone
from render.ride.layout import cramped as too_short
from render.ride.lookup import contract_card, merchandise_card, transport_card
from render.ride.marks import Marked
from render.ride.words import alt, revealed, text_board
from rules.ride.view import View

__all__ = [
    "alt",
    "board",
    "closeup",
    "contract_card",
    "cramped",
    "draw_board",
    "draw_closeup",
    "draw_private",
    "merchandise_card",
    "private",
    "replay",
    "revealed",
    "text_board",
    "transport_card",
]

S = TypeVar("S", bound=Surface)
#: The size of a replay's frames, in parts of the board's.
REPLAY_SCALE = 0.75
#: The room for the line under each frame.
CAPTION = 64


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
def replay(
    turns: Sequence[tuple[View, str]], names: Sequence[str], say: Say, progress: Callable[[int, int], None]
) -> bytes:
    """A game as an animated picture: for every turn the view after it and a line about it."""
    return animation(frames(turns, names, say), len(turns), progress)


def frames(turns: Iterable[tuple[View, str]], names: Sequence[str], say: Say) -> Iterator[Canvas]:
    """The pictures of a replay, each with what is new in its turn."""
    before: dict[str, int | None] | None = None
    for view, caption in turns:
        owners = {route.id: route.owner for route in view.routes}
        changed = [key for key in owners if before is not None and owners[key] != before.get(key)]
        ground, drawn = wide.ground(view, say, CAPTION)
        canvas = Canvas(ground, REPLAY_SCALE)
        wide.draw(canvas, view, names, say, drawn, Marked(frozenset(changed)))
        room = (20, wide.SIZE[1] + 2, wide.SIZE[0] - 20, wide.SIZE[1] + CAPTION - 2)
        write(canvas, caption, room, 38, "ink", "linen", align="l", least=26)
        before = owners
        yield canvas
