"""Whether a picture can be read where Discord shows it, measured from what the drawing has written.

Draw a part on a `Sheet`, which only keeps its texts, and `faults` says what is wrong with them. Every text is
one that people need in order to decide, unless it was written `aside` (render/canvas.py).
"""

from collections.abc import Callable, Hashable, Iterator, Sequence

from render.canvas import Ground
from render.palette import Palette
from render.pen import Box, Label, Paint
from render.picture import Shape
from render.shown import ROOM, SHARP, shown
from tests.render.lettering import EDGE, READABLE

#: Css pixels of a text that people need in order to decide, and of every other one.
LEAST: dict[Shape, float] = {"desktop": 11.0, "phone": 12.0}
ASIDE = 9.0
#: Css pixels of a unit in a picture that keeps to its room.
UNIT = 1 / SHARP


class Sheet:
    """A surface that draws nothing: only its size and its texts are kept, which allows for many positions."""

    def __init__(self, ground: Ground) -> None:
        """Begin with what is written on the ground."""
        self.size = ground.size
        self.palette = ground.palette
        self.written: list[Label] = list(ground.written)

    def put(self, key: Hashable, box: Box, paint: Paint, over: str | None = None) -> None:
        """Show nothing."""

    def together(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Write what is written there."""
        draw()

    def png(self) -> bytes:
        """No file."""
        return b""


def faults(sheet: Sheet, shape: Shape) -> list[str]:
    """All that keeps a picture from being read on a client, in words; nothing where all is well."""
    return [*_too_large(sheet, shape), *unreadable(sheet, shape)]


def unreadable(sheet: Sheet, shape: Shape) -> list[str]:
    """The same, of a picture that may be larger than the box, so that the client makes it smaller."""
    return [*_small(sheet, shape), *_faint(sheet), *_outside(sheet), *_on(sheet)]


def _too_large(sheet: Sheet, shape: Shape) -> Iterator[str]:
    if sheet.size[0] > ROOM[shape][0] or sheet.size[1] > ROOM[shape][1]:
        yield f"the picture has {sheet.size[0]} x {sheet.size[1]}"


def _small(sheet: Sheet, shape: Shape) -> Iterator[str]:
    unit = min(UNIT, shown(sheet.size, shape))
    for text in sheet.written:
        least = ASIDE if text.aside else LEAST[shape]
        if text.size * unit < least - 0.01:
            yield f"{text.text!r} is {text.size * unit:.1f} high, not {least}"


def _faint(sheet: Sheet) -> Iterator[str]:
    palette: Palette = sheet.palette
    for text in sheet.written:
        if palette.contrast(text.fill, text.over) < READABLE:
            yield f"{text.text!r} is {text.fill} on {text.over}"


def _outside(sheet: Sheet) -> Iterator[str]:
    picture = (0.0, 0.0, *sheet.size)
    for text in sheet.written:
        for what, room in (("room", text.room), ("picture", picture)):
            if not _within(text.ink, room):
                yield f"{text.text!r} at {_whole(text.ink)} leaves its {what} {_whole(room)}"


def _within(ink: Box, room: Sequence[float]) -> bool:
    low = all(ink[side] >= room[side] - EDGE for side in (0, 1))
    return low and all(ink[side] <= room[side] + EDGE for side in (2, 3))


def _whole(box: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(side) for side in box)


def _on(sheet: Sheet) -> Iterator[str]:
    """Texts of which one lies on the other, looked for from left to right."""
    texts = sorted(sheet.written, key=lambda text: text.ink[0])
    for number, one in enumerate(texts):
        for other in texts[number + 1 :]:
            if other.ink[0] >= one.ink[2] - EDGE:
                break
            if min(one.ink[3], other.ink[3]) - max(one.ink[1], other.ink[1]) > EDGE:
                yield f"{one.text!r} and {other.text!r} overlap at {_whole(other.ink)}"
