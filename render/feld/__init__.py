"""Pictures of Stefan Feld's Amsterdam. Every function takes a view, names, and `say` for its words."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from render.canvas import Canvas, Ground, Surface, write
from render.feld import detail, own, phone, wide
from render.feld import narrow as column
from render.feld.changes import changes
from render.feld.layout import cramped as too_many
from render.feld.lookup import card_picture, game_card, market_tile, secret_order
from render.feld.marks import Marked
from render.feld.words import alt, revealed, text_board
from render.picture import Picture, Say
from render.polite import polite
from render.replay import animation
from rules.feld.view import View

__all__ = [
    "alt",
    "board",
    "card_picture",
    "changes",
    "closeup",
    "cramped",
    "draw_board",
    "draw_closeup",
    "draw_private",
    "frames",
    "game_card",
    "market_tile",
    "private",
    "replay",
    "revealed",
    "secret_order",
    "text_board",
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
    """The board for everybody, whatever else the view shows; `changed` is what `changes` finds."""
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
def replay(
    turns: Sequence[tuple[View, str]], names: Sequence[str], say: Say, progress: Callable[[int, int], None]
) -> bytes:
    """A game as an animated picture: for every turn the view after it and a line about it."""
    return animation(frames(turns, names, say), len(turns), progress)


def frames(turns: Iterable[tuple[View, str]], names: Sequence[str], say: Say) -> Iterator[Canvas]:
    """The pictures of a replay, each with what is new in its turn."""
    before: View | None = None
    for view, caption in turns:
        marked = Marked(changes(before, view) if before else frozenset())
        ground, drawn = wide.ground(view, say, CAPTION)
        canvas = Canvas(ground, REPLAY_SCALE)
        wide.draw(canvas, view, names, say, drawn, marked)
        room = (20, wide.SIZE[1] + 2, wide.SIZE[0] - 20, wide.SIZE[1] + CAPTION - 2)
        write(canvas, caption, room, 38, "ink", "linen", align="l", least=26)
        before = view
        yield canvas
