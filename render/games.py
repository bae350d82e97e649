"""What draws each game, and the pictures of any of them.

A package for each game draws its views; what it has to offer is told here once, as is what becomes of it.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from PIL import Image

from render.canvas import Canvas, Ground, Surface
from render.palette import Palette
from render.picture import Happened, Picture, Say
from render.polite import polite
from render.replay import CAPTION, END, Turn, caption, piece, sheet
from rules.games import Parts

S = TypeVar("S", bound=Surface)


class Artist(Protocol):
    """What the package that draws a game offers.

    Whatever it draws is drawn on a surface that begins with a ground. `changed` are the names of things to
    point out, and `names` are those of the players.
    """

    PALETTE: Palette

    def draw_board(
        self,
        on: Callable[[Ground], S],
        view: Any,
        names: Sequence[str],
        say: Say,
        *,
        changed: Collection[str] = (),
        narrow: bool = False,
    ) -> S:
        """The board for everybody, whatever else the view shows."""

    def draw_frame(
        self,
        on: Callable[[Ground], S],
        view: Any,
        names: Sequence[str],
        say: Say,
        *,
        changed: Collection[str],
        below: int,
    ) -> S:
        """The same for a film, always of one size, with so much room below."""

    def draw_private(
        self,
        on: Callable[[Ground], S],
        view: Any,
        names: Sequence[str],
        say: Say,
        *,
        changed: Collection[str] = (),
        narrow: bool = False,
    ) -> S:
        """The board for one seat, with what is its own and what it can do."""

    def draw_closeup(
        self, on: Callable[[Ground], S], view: Any, names: Sequence[str], say: Say, things: Collection[str]
    ) -> S:
        """What of the board is around some things, legible when it is shown 400 pixels wide."""

    def card(self, view: Any, name: str, shown: Any, say: Say) -> Picture:
        """Something of the game's index, by its name there and by what it is drawn from."""

    def alt(self, view: Any, names: Sequence[str], say: Say, *, own: bool = False) -> str:
        """What a picture of the board shows, in words; `own` tells also what only the reader sees."""

    def text_board(self, view: Any, names: Sequence[str], say: Say) -> str:
        """The board for those who read or hear instead of looking."""

    def revealed(self, view: Any, names: Sequence[str], say: Say) -> Iterable[str]:
        """What the end has brought to light, line by line."""

    def changed(self, events: Iterable[Happened]) -> frozenset[str]:
        """The names of things that events have changed on the board."""

    def cramped(self, view: Any) -> tuple[str, ...]:
        """What there is no room for on the board, by name; a board with such things can hardly be read."""


DRAWN_BY = Parts[Artist]("artist")


@polite()
def board(
    view: Any, names: Sequence[str], say: Say, *, changed: Collection[str] = (), narrow: bool = False
) -> Picture:
    """The board for everybody."""
    artist = DRAWN_BY[view.game]
    canvas = artist.draw_board(Canvas, view, names, say, changed=changed, narrow=narrow)
    return Picture(canvas.png(), artist.alt(view, names, say), canvas.image.size)


@polite()
def private(
    view: Any, names: Sequence[str], say: Say, *, changed: Collection[str] = (), narrow: bool = False
) -> Picture:
    """The board for one seat."""
    artist = DRAWN_BY[view.game]
    canvas = artist.draw_private(Canvas, view, names, say, changed=changed, narrow=narrow)
    return Picture(canvas.png(), artist.alt(view, names, say, own=True), canvas.image.size)


@polite()
def closeup(view: Any, names: Sequence[str], say: Say, things: Collection[str]) -> Picture:
    """A part of the board from near."""
    artist = DRAWN_BY[view.game]
    canvas = artist.draw_closeup(Canvas, view, names, say, things)
    return Picture(canvas.png(), artist.alt(view, names, say), canvas.image.size)


@polite()
def frame(turn: Turn, names: Sequence[str], say: Say) -> Canvas:
    """A turn of a film: the board after it, what it has changed, and a line about it."""
    artist = DRAWN_BY[turn.view.game]
    canvas = artist.draw_frame(sheet, turn.view, names, say, changed=turn.changed, below=CAPTION)
    caption(canvas, turn.caption)
    return canvas


def film(turns: Iterable[Turn], names: Sequence[str], say: Say) -> bytes:
    """A whole game, its last turn shown longest."""
    pieces: list[bytes] = []
    before: Image.Image | None = None
    shown = list(turns)
    for number, turn in enumerate(shown, 1):
        image = frame(turn, names, say).image
        pieces.append(piece(image, before, last=number == len(shown)))
        before = image
    return b"".join([*pieces, END])


@polite()
def card(view: Any, name: str, shown: Any, say: Say) -> Picture:
    """Something to look up."""
    return DRAWN_BY[view.game].card(view, name, shown, say)
