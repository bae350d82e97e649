"""Canvases: a fast one in the palette's colours, and the straightforward one that it is measured against.

What never changes is drawn once, as a ground. What changes is drawn once for each way it can look, smooth,
in colours of the palette, and from then on only copied. A strip of a picture on which the same lies as before
is not even copied. Both canvases run the same drawing code.

Whatever is written is recorded on the surface, so that it can be measured as Discord shows it: a text is one
that people need in order to decide, and must be large, unless it is written `aside=True`.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache, partial, wraps
from io import BytesIO
from itertools import pairwise
from math import ceil, floor
from typing import Concatenate, NamedTuple, ParamSpec, Protocol, TypeAlias

from PIL import Image, ImageChops

from render.notes import Notes
from render.palette import Palette
from render.pen import Box, Label, Paint, Pen
from render.png import Packer, Strip, png
from render.shelf import Group, Painted, Pixels, Put, Shelf, mapped
from render.text import Line, fit, wrap

#: How much larger sprites and grounds are drawn before they are made smooth: screens have two pixels for each
#: of Discord's, and what is smoother takes longer and becomes a larger file.
SMOOTH = 2
#: Grounds are drawn in bands of so many pixels, so that no single step takes long.
BAND = 50
#: Pictures are packed in strips of about so many rows, unless something of up to so many changes as a whole.
STRIP, WHOLE = 50, 150


class Ground(NamedTuple):
    """What never changes on a picture: a name for it, its size, how it is painted, the texts on it.

    It paints the whole of its size; the palette is that of the whole picture, and `shelf` says with what it
    is kept.
    """

    key: Hashable
    size: tuple[int, int]
    paint: Paint
    palette: Palette
    written: tuple[Label, ...] = ()
    shelf: str = "board"
    #: From top to bottom, where something begins that changes at other times than what lies above it.
    cuts: tuple[float, ...] = ()


class Surface(Protocol):
    """What drawing code draws on."""

    written: list[Label]

    def put(self, key: Hashable, box: Box, paint: Paint, over: str | None = None) -> None:
        """Show a sprite in a box. Its key names all that it depends on, its place apart."""

    def together(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Draw several sprites. Their key names all that they depend on, and their places."""

    def png(self) -> bytes:
        """The picture as a file."""


#: Boards are drawn all the time. Whoever looks up many cards or films does not push out what they need.
_shelves = {
    "board": Shelf(painted=16 << 20, opened=16 << 20, strips=12 << 20, groups=2 << 20),
    "film": Shelf(painted=4 << 20, opened=8 << 20, strips=0),
    "card": Shelf(painted=1 << 20, opened=2 << 20, strips=0),
}


def forget() -> None:
    """Forget all that was drawn before, as after a new start."""
    for shelf in _shelves.values():
        shelf.clear()


def _painted(ground: Ground, scale: float) -> Painted:
    """The ground in the palette's colours; before each row is the number of its filter, 0, as in a file."""
    palette, shelf = ground.palette, _shelves[ground.shelf]
    key = (palette.name, ground.key, ground.size, scale)
    painted = shelf.painted.get(key)
    if painted is None:
        width, height = (round(side * scale) for side in ground.size)
        rows = Image.new("L", (width + 1, height))
        notes = Notes()
        ground.paint(notes)
        band = Image.new("RGB", (width * SMOOTH, BAND * SMOOTH), palette.colors["paper"])
        for top in range(0, height, BAND):
            pen = Pen(band, palette.colors, scale * SMOOTH, (0, top / scale))
            notes.replay(pen, top / scale, (top + BAND) / scale)
            rows.im.paste(palette.flatten(band.reduce(SMOOTH)).im, (1, top, width + 1, top + BAND))
        painted = shelf.keep(key, Pixels(rows))
    return painted


class Canvas:
    """The fast canvas: every pixel is one of the palette's colours from the start."""

    def __init__(self, ground: Ground, scale: float = 1) -> None:
        """Begin with the ground; `scale` makes a smaller or larger picture of the same drawing."""
        self.written: list[Label] = list(ground.written)
        self._scale = scale
        self.size = ground.size
        self._palette = ground.palette
        self._shelf = _shelves[ground.shelf]
        self._ground = _painted(ground, scale)
        self._cuts = ground.cuts
        #: What lies on the ground, each with its left upper corner, in the order in which it was put there.
        self._put: list[Put] = []

    def put(self, key: Hashable, box: Box, paint: Paint, over: str | None = None) -> None:
        """Copy a sprite into a box. `over` names the colour that it lies on, None is the ground."""
        scale = self._scale
        x, y = box[0] * scale, box[1] * scale
        left, top = floor(x), floor(y)
        size = (ceil(box[2] * scale) - left, ceil(box[3] * scale) - top)
        if over is None:
            dx, dy = x - left, y - top
            name: Hashable = (key, size, left, top, self._ground.number)
        else:
            # What lies on one colour may be shown anywhere, so it is drawn as if it lay on the grid on which
            # it is made smooth: whatever has the same name has the same pixels.
            dx, dy = round((x - left) * SMOOTH) / SMOOTH, round((y - top) * SMOOTH) / SMOOTH
            name = (key, scale, size, self._palette.name, over, dx, dy)
        kept = self._shelf.painted.get(name)
        if kept is None:
            under = (
                Image.new("RGB", size, self._palette.colors[over])
                if over
                else self._under((left, top, *size))
            )
            kept = self._shelf.keep(name, _sprite(under, (x - dx, y - dy), scale, paint, self._palette))
        self._put.append((left + kept.aside[0], top + kept.aside[1], kept))

    def together(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Put there what lay there the last time, without looking for each of its sprites."""
        name = (key, self._scale, self._ground.number)
        kept = self._shelf.groups.get(name)
        if kept is None:
            put, written = len(self._put), len(self.written)
            draw()
            self._shelf.keep_group(name, Group(tuple(self._put[put:]), tuple(self.written[written:])))
        else:
            self._put += kept.put
            self.written += kept.written

    def _under(self, place: tuple[int, int, int, int]) -> Image.Image:
        left, top, width, height = place
        rows = self._shelf.opened(self._ground).image
        return self._colored(rows.crop((left + 1, top, left + width + 1, top + height))).convert("RGB")

    def _colored(self, numbers: Image.Image) -> Image.Image:
        """Pixels that are numbers of colours, with the colours."""
        numbers.putpalette(self._palette.rgb)
        return numbers

    @property
    def pixels(self) -> tuple[int, int]:
        """How wide and high the picture is."""
        wide, high = self._ground.size
        return wide - 1, high

    @property
    def image(self) -> Image.Image:
        """The picture."""
        wide, high = self._ground.size
        rows = Rows(wide, high)
        self._copied(rows, self._put, 0, high)
        return self._colored(rows.image.crop((1, 0, wide, high)))

    def png(self) -> bytes:
        """The picture as a file."""
        return png(self.pixels, self._palette.rgb, list(self._strips()))

    def _strips(self) -> Iterator[Strip]:
        """The picture from top to bottom; where the same lies on the same ground, it is what it was."""
        height = self.pixels[1]
        edges, strip_at = _divided(height, tuple([round(cut * self._scale) for cut in self._cuts]))
        lying: list[list[Put]] = [[] for _ in edges[1:]]
        for put in self._put:
            _, top, sprite = put
            last = min(height, top + sprite.size[1]) - 1
            if last >= 0 and top < height:
                for number in range(strip_at[max(0, top)], strip_at[last] + 1):
                    lying[number].append(put)
        packer: Packer | None = None
        rows: Rows | None = None
        for (begin, end), here in zip(pairwise(edges), lying, strict=True):
            name = (self._ground.number, begin, end, *[(left, top, each.number) for left, top, each in here])
            packed = self._shelf.strips.get(name)
            if packed is None:
                packer = packer or Packer()
                rows = rows or Rows(self._ground.size[0], max(b - a for a, b in pairwise(edges)))
                packed = self._shelf.keep_strip(name, packer.strip(self._copied(rows, here, begin, end)))
            yield packed

    def _copied(self, rows: "Rows", put: list[Put], top: int, bottom: int) -> memoryview:
        """Rows of the picture, each with the number of its filter before it."""
        wide, ground = self._ground.size[0], self._shelf.opened(self._ground)
        rows.memory[: (bottom - top) * wide] = memoryview(ground.rows)[top * wide : bottom * wide]
        paste, opened = rows.image.im.paste, self._shelf.opened
        for x, y, sprite in put:
            across, down = sprite.size
            spot = (x + 1, y - top, x + 1 + across, y - top + down)
            pixels = opened(sprite)
            # Image.paste prepares both images anew each time, which takes longer than the copying.
            if pixels.covering is None:
                paste(pixels.copied, spot)
            else:
                paste(pixels.copied, spot, pixels.covering)
        return memoryview(rows.memory)[: (bottom - top) * wide]


class Rows:
    """Rows of a picture in the making: what is copied onto the image is packed from the memory."""

    def __init__(self, wide: int, high: int) -> None:
        """So many rows at a time."""
        self.memory = bytearray(wide * high)
        self.image = mapped((wide, high), self.memory)


@lru_cache(maxsize=64)
def _divided(height: int, cuts: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The edges of the strips of a picture, and of each of its rows the strip in which it is."""
    edges = [0]
    for end in (*cuts, height):
        begin, rows = edges[-1], end - edges[-1]
        parts = 1 if rows <= WHOLE else round(rows / STRIP)
        edges += [begin + rows * part // parts for part in range(1, parts + 1) if rows]
    strips = [number for number, (top, end) in enumerate(pairwise(edges)) for _ in range(top, end)]
    return tuple(edges), tuple(strips)


def _sprite(
    under: Image.Image, corner: tuple[float, float], scale: float, paint: Paint, palette: Palette
) -> Pixels:
    """Paint over what lies under it, and keep what has changed, and of the rest around it nothing."""
    fine = under.resize((under.width * SMOOTH, under.height * SMOOTH), Image.Resampling.NEAREST)
    paint(Pen(fine, palette.colors, scale * SMOOTH, (corner[0] / scale, corner[1] / scale)))
    smooth = fine.reduce(SMOOTH)
    differing = ImageChops.difference(smooth, under)
    box = differing.getbbox() or (0, 0, 1, 1)
    changed = differing.crop(box).convert("L", _ANY).convert("1", dither=Image.Dither.NONE)
    mask = None if changed.getextrema() == (255, 255) else changed
    return Pixels(palette.flatten(smooth.crop(box)), mask, box[:2])


#: Makes any difference of a colour so large that it is none of gray but white.
_ANY = (128, 128, 128, 0)


class Straight:
    """The straightforward canvas: everything drawn anew at twice the size, then made smaller."""

    def __init__(self, ground: Ground, scale: float = 1) -> None:
        """Draw the ground."""
        self.written: list[Label] = list(ground.written)
        size = (round(ground.size[0] * scale * 2), round(ground.size[1] * scale * 2))
        colors = ground.palette.colors
        self.image = Image.new("RGB", size, colors["paper"])
        self._pen = Pen(self.image, colors, scale * 2)
        ground.paint(self._pen)

    def put(self, key: Hashable, box: Box, paint: Paint, over: str | None = None) -> None:
        """Draw what others would keep as a sprite."""
        paint(self._pen)

    def together(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Draw what others would put there without looking."""
        draw()

    def png(self) -> bytes:
        """The picture as a file, with the settings that Pillow has by itself."""
        file = BytesIO()
        half = (self.image.width // 2, self.image.height // 2)
        self.image.resize(half, Image.Resampling.BOX).save(file, "PNG")
        return file.getvalue()


P = ParamSpec("P")
Drawing: TypeAlias = Callable[Concatenate[Surface, P], None]


def together(drawing: Drawing[P]) -> Drawing[P]:
    """Drawing code that depends on nothing but its arguments, so that all it puts there is kept together."""

    @wraps(drawing)
    def drawn(surface: Surface, /, *args: P.args, **named: P.kwargs) -> None:
        surface.together((drawing, *args, *named.items()), partial(drawing, surface, *args, **named))

    return drawn


class PlacedLine(NamedTuple):
    """A line of text with the point where its baseline begins, and the record of it."""

    line: Line
    x: float
    y: float
    written: Label

    def paint(self, pen: Pen) -> None:
        """Write it."""
        pen.write(self.line, self.x, self.y, self.written.fill)


#: Capital letters reach this part of the size above the baseline.
CAPITAL = 0.67


def place(
    text: str, room: Box, size: float, fill: str, over: str, *,
    face: str = "bold", align: str = "m", least: float = 0, aside: bool = False,
) -> PlacedLine:  # fmt: skip
    """A line of text in its room: at the left, in the middle or at the right, and shortened to fit.

    It becomes smaller before it is shortened, down to `least`; nobody needs what is `aside` to decide.
    """
    return _placed(text, room, size, fill, over, face, align, least or size * 0.7, aside)


@lru_cache(maxsize=2048)
def _placed(
    text: str, room: Box, size: float, fill: str, over: str, face: str, align: str, least: float, aside: bool
) -> PlacedLine:
    line = fit(text, room[2] - room[0], face, size, least)
    left = max(0.0, -line.ink[0])
    free = room[2] - room[0] - max(line.width, line.ink[2]) - left
    x = room[0] + left + {"l": 0.0, "m": free / 2, "r": free}[align]
    y = (room[1] + room[3]) / 2 + line.size * CAPITAL / 2
    ink = (x + line.ink[0], y + line.ink[1], x + line.ink[2], y + line.ink[3])
    return PlacedLine(line, x, y, Label(line.text, room, ink, line.size, fill, over, aside))


def write(
    surface: Surface, text: str, room: Box, size: float, fill: str, over: str, *,
    face: str = "bold", align: str = "m", least: float = 0, aside: bool = False,
) -> None:  # fmt: skip
    """Write a line of text on a surface, over one of the palette's colours."""
    placed = place(text, room, size, fill, over, face=face, align=align, least=least, aside=aside)
    if placed.line.runs:
        surface.written.append(placed.written)
        left, top, right, bottom = placed.written.ink
        line = placed.line
        around = (left - 1, top - 1, right + 1, bottom + 1)
        surface.put((line.text, line.face, line.size, fill), around, placed.paint, over)


#: The height of a line in a paragraph, in parts of its letters' size.
LEADING = 1.18


def paragraph(
    surface: Surface, text: str, room: Box, size: float, fill: str, over: str, *,
    least: float, face: str = "text", align: str = "l", aside: bool = False,
) -> None:  # fmt: skip
    """Write a text in as many lines as it needs, smaller where there would be too many, at last shortened."""
    left, top, right, bottom = room
    lines = wrap(text, right - left, face, size)
    while len(lines) * size * LEADING > bottom - top and size > least:
        size = max(least, size * 0.94)
        lines = wrap(text, right - left, face, size)
    most = max(1, int((bottom - top) / (size * LEADING)))
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    for number, line in enumerate(lines):
        y = top + number * size * LEADING
        write(
            surface,
            line,
            (left, y, right, y + size * LEADING),
            size,
            fill,
            over,
            face=face,
            align=align,
            least=size,
            aside=aside,
        )
