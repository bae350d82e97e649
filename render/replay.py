"""Animated pictures: one frame a turn, each only with what has changed since the one before.

A film is made in pieces of one turn each, so that other pictures can be drawn between them, and only its
compressed pieces are ever in memory: joined and closed they are the file.
"""

from struct import pack
from typing import Any, NamedTuple

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from render.canvas import Canvas, Ground, write

#: Milliseconds for which a frame is shown, and the last one.
FRAME, LAST = 900, 5000
#: An index that no colour of the palette has: in a frame it leaves what the frame before shows.
UNCHANGED = 255
#: The size of frames, in parts of the board's.
SCALE = 0.75
#: The room for the line under each frame.
CAPTION = 64
#: What ends the file, and what says that it begins anew for ever.
END = b";"
ENDLESS = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class Turn(NamedTuple):
    """A turn of a game as a film shows it: the view after it, a line about it, and what it has changed."""

    view: Any
    caption: str
    changed: frozenset[str] = frozenset()


def sheet(ground: Ground) -> Canvas:
    """What a frame is drawn on."""
    return Canvas(ground._replace(shelf="film"), SCALE)


def caption(canvas: Canvas, text: str) -> None:
    """Write the line under a board."""
    wide, tall = canvas.size
    room = (20, tall - CAPTION + 2, wide - 20, tall - 2)
    write(canvas, text, room, 38, "ink", "linen", align="l", least=26)


def piece(image: Image.Image, before: Image.Image | None, *, last: bool) -> bytes:
    """One frame of a film; the first, which has none before it, is whole and begins the file."""
    if before is None:
        return _beginning(image) + _frame(image, (0, 0), last=last)
    same = ImageChops.difference(_indexes(image), _indexes(before)).point(_SAME, "1")
    # Where nothing at all has changed, one pixel says so.
    box = ImageChops.invert(same).getbbox() or (0, 0, 1, 1)
    part = image.crop(box)
    part.paste(UNCHANGED, (0, 0), same.crop(box))
    return _frame(part, box[:2], last=last)


_SAME = [255] + [0] * 255


def _indexes(image: Image.Image) -> Image.Image:
    """The palette's indexes as shades of gray, which can be compared."""
    return Image.frombytes("L", image.size, image.tobytes())


def _beginning(image: Image.Image) -> bytes:
    """The head of the file: the size, a table of 256 colours for all frames, and that it is endless."""
    colors = bytes(image.getpalette() or ()).ljust(3 * 256, b"\x00")
    return b"GIF89a" + pack("<HHBBB", *image.size, 0b1111_0111, 0, 0) + colors + ENDLESS


def _frame(image: Image.Image, at: tuple[int, int], *, last: bool) -> bytes:
    shown = LAST if last else FRAME
    return b"".join(getdata(image, at, duration=shown, disposal=1, transparency=UNCHANGED))
