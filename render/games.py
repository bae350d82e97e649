"""What draws each game, and the pictures of any of them.

A package for each game draws its views; what it has to offer is told here once, as is what becomes of it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from PIL import Image

from render.canvas import Canvas, Ground, Surface
from render.palette import Palette
from render.pen import Paint
from render.picture import Happened, Part, Picture, Say, Shape
from render.polite import polite
from render.replay import CAPTION, END, Turn, caption, piece, sheet
from render.symbols import symbol as drawn_symbol
from rules.core.asking import Ask
from rules.games import Parts

S = TypeVar("S", bound=Surface)


class Teller(Protocol):
    """What the package that draws a game tells in words."""

    def alt(self, part: str, view: Any, names: Sequence[str], say: Say) -> str:
        """What a part shows, in words."""

    def text_board(self, view: Any, names: Sequence[str], say: Say, part: str | None = None) -> str:
        """All, or one part, for those who read or hear instead of looking."""

    def revealed(self, view: Any, names: Sequence[str], say: Say) -> Iterable[str]:
        """What the end has brought to light, line by line."""

    def secrets(self, view: Any, names: Sequence[str], say: Say) -> Iterable[str]:
        """What only the reader of a view knows, line by line, as somebody else is told it."""


class Artist(Teller, Protocol):
    """What the package that draws a game offers.

    Whatever it draws is drawn on a surface that begins with a ground. `changed` are the names of things to
    point out, and `names` are those of the players.
    """

    PALETTE: Palette

    @property
    def PARTS(self) -> Mapping[str, Part]:  # noqa: N802 - a table of the module
        """The pictures by name, in the order in which they are offered; the first is the whole."""

    @property
    def DEEDS(self) -> Mapping[str, str]:  # noqa: N802 - a table of the module
        """By verb, the symbol of what one does, where no thing that it is about has one."""

    def parts(self, view: Any, ask: Ask | None, changed: Collection[str]) -> tuple[str, ...]:
        """The one to three parts that the reader of a view needs now.

        Of the public view these are the part where something happened, and the whole; of a seat's view those
        that its open question is about, and what is its own.
        """

    def for_everybody(self, part: str, view: Any) -> bool:
        """Whether the reader of a view sees in a part exactly what everybody sees."""

    def draw_part(
        self,
        on: Callable[[Ground], S],
        part: str,
        view: Any,
        names: Sequence[str],
        say: Say,
        *,
        changed: Collection[str] = (),
        shape: Shape = "desktop",
    ) -> S:
        """One of the parts, as the reader of the view may see it, within the room that its shape has."""

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
        """The whole for a film, always of one size, with so much room below."""

    def draw_closeup(
        self, on: Callable[[Ground], S], view: Any, names: Sequence[str], say: Say, things: Collection[str]
    ) -> S:
        """What of the board is around some things, legible when it is shown 400 pixels wide."""

    def card(self, view: Any, name: str, shown: Any, say: Say, shape: Shape = "desktop") -> Picture:
        """Something of the game's index, by its name there and by what it is drawn from."""

    def symbols(self, say: Say) -> Mapping[str, Paint]:
        """How each symbol of the game is painted, by name; its letters are those of a language."""

    def symbol_of(self, kind: str, value: str) -> str:
        """The symbol of a thing, by the kind of argument and the name that texts have for it, or nothing."""

    def changed(self, events: Iterable[Happened]) -> frozenset[str]:
        """The names of things that events have changed on the board."""

    def cramped(self, view: Any) -> tuple[str, ...]:
        """What there is no room for on the board, by name; a board with such things can hardly be read."""


DRAWN_BY = Parts[Artist]("artist")


@polite()
def part(
    view: Any,
    names: Sequence[str],
    say: Say,
    part: str | None = None,
    *,
    changed: Collection[str] = (),
    shape: Shape = "desktop",
    described: bool = True,
) -> Picture:
    """One of the parts of a game, or the whole; it need not be described where each reader's words are."""
    artist, part = DRAWN_BY[view.game], part or whole(view.game)
    canvas = artist.draw_part(Canvas, part, view, names, say, changed=changed, shape=shape)
    alt = artist.alt(part, view, names, say) if described else ""
    return Picture(canvas.png(), alt, canvas.pixels)


def whole(game: str) -> str:
    """The part of a game that shows all of it."""
    return next(iter(DRAWN_BY[game].PARTS))


def offered(view: Any) -> list[str]:
    """The parts that the reader of a view can look at."""
    return [
        name
        for name, part in DRAWN_BY[view.game].PARTS.items()
        if (view.seat is not None or not part.own)
        and (part.seat is None or part.seat < len(view.seats))
        and part.there(view)
    ]


@polite()
def closeup(view: Any, names: Sequence[str], say: Say, things: Collection[str]) -> Picture:
    """A part of the board from near."""
    artist = DRAWN_BY[view.game]
    canvas = artist.draw_closeup(Canvas, view, names, say, things)
    return Picture(canvas.png(), artist.alt(whole(view.game), view, names, say), canvas.pixels)


@polite()
def frame(turn: Turn, names: Sequence[str], say: Say) -> Canvas:
    """A turn of a film: the board after it, what it has changed, and a line about it."""
    artist = DRAWN_BY[turn.view.game]
    canvas = artist.draw_frame(sheet, turn.view, names, say, changed=turn.changed, below=CAPTION)
    caption(canvas, turn.caption)
    return canvas


def symbol(game: str, name: str, say: Say) -> bytes:
    """One of the symbols of a game as a file."""
    return drawn_symbol(DRAWN_BY[game].symbols(say)[name], DRAWN_BY[game].PALETTE)


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
def card(view: Any, name: str, shown: Any, say: Say, shape: Shape = "desktop") -> Picture:
    """Something to look up."""
    return DRAWN_BY[view.game].card(view, name, shown, say, shape)
