"""What was painted lately and may be shown again: packed, and opened as far as it is shown all the time.

Pixels of so few colours become a twelfth of their size, and are opened in a twentieth of the time that it
takes to paint them. So nearly all that is shown can be kept in little room, and whoever draws holds as much
after a day as after an hour.
"""

from collections.abc import Hashable
from itertools import count
from typing import NamedTuple, TypeAlias

from isal import isal_zlib
from PIL import Image

from render.cache import Cache
from render.pen import Label
from render.png import Strip
from render.pool import Piece, Pool

#: What something takes beside its pixels, in bytes: packed, opened, and a strip.
BESIDE_PACKED, BESIDE_OPENED, BESIDE_STRIP = 800, 2000, 1000
#: What a group takes, and for each sprite in it, which is kept as long as the group, besides its pixels.
BESIDE_GROUP, GROUPED = 600, 200
#: As small as the levels above it, and as quick as the one below.
LEVEL = 1

_numbers = count()


class Pixels:
    """What is copied onto pictures: colours by their numbers, and where they cover what lies under them.

    `aside` is how far from the corner at which it was to be painted it begins: what covers nothing is left
    out. `rows` are the same numbers as bytes, where they are known.
    """

    __slots__ = ("aside", "copied", "covering", "image", "mask", "rows")

    def __init__(
        self,
        image: Image.Image,
        mask: Image.Image | None = None,
        aside: tuple[int, int] = (0, 0),
        rows: bytes = b"",
    ) -> None:
        self.image, self.mask, self.aside, self.rows = image, mask, aside, rows
        #: Both as Pillow itself has them: it would look for them each time that they are copied.
        self.copied, self.covering = image.im, mask and mask.im


class Painted(NamedTuple):
    """A ground or a sprite as it is kept: its size, and its pixels packed."""

    #: Tells it from all others.
    number: int
    size: tuple[int, int]
    packed: Piece
    masked: bool
    aside: tuple[int, int] = (0, 0)


#: A sprite with its left upper corner on a picture.
Put: TypeAlias = tuple[int, int, Painted]


class Group(NamedTuple):
    """Sprites that are always shown together, and the texts on them."""

    put: tuple[Put, ...]
    written: tuple[Label, ...]


class Shelf:
    """Grounds, sprites and strips that are kept together, up to so many bytes."""

    def __init__(self, painted: int, opened: int, strips: int, groups: int = 0) -> None:
        """So many bytes of what is packed, of what is opened of it, of strips, and of groups."""
        self.painted: Cache[Painted] = Cache(painted)
        self._room = Pool(painted)
        self.strips: Cache[Strip] = Cache(strips)
        self.groups: Cache[Group] = Cache(groups)
        self._opened: Cache[Pixels] = Cache(opened)

    def keep(self, name: Hashable, pixels: Pixels) -> Painted:
        """Keep what was painted under a name for all that it depends on."""
        size, mask, aside = pixels.image.size, pixels.mask, pixels.aside
        data = pixels.image.tobytes() + (mask.tobytes() if mask else b"")
        packed = isal_zlib.compress(data, LEVEL)
        made = Painted(next(_numbers), size, self._room.put(packed), mask is not None, aside)
        self._open(made, Pixels(mapped(size, data), mask, aside, data))
        return self.painted.keep(name, made, len(packed) + BESIDE_PACKED)

    def opened(self, painted: Painted) -> Pixels:
        """The pixels of what was painted."""
        found = self._opened.get(painted.number)
        return found or self._open(painted, unpacked(painted))

    def keep_strip(self, name: Hashable, strip: Strip) -> Strip:
        """Keep a strip of a picture under a name for all that lies on it."""
        return self.strips.keep(name, strip, len(strip.part) + BESIDE_STRIP)

    def keep_group(self, name: Hashable, group: Group) -> Group:
        """Keep what lies together under a name for all that it depends on."""
        size = sum([GROUPED + len(sprite.packed) for _, _, sprite in group.put])
        return self.groups.keep(name, group, BESIDE_GROUP + size)

    def clear(self) -> None:
        """Keep nothing any more."""
        for kept in (self.painted, self.strips, self.groups, self._opened):
            kept.clear()

    def _open(self, painted: Painted, pixels: Pixels) -> Pixels:
        width, height = painted.size
        return self._opened.keep(
            painted.number, pixels, width * height * (1 + painted.masked) + BESIDE_OPENED
        )


def unpacked(painted: Painted) -> Pixels:
    """The pixels, as they were before they were packed."""
    data, (width, height) = isal_zlib.decompress(bytes(painted.packed)), painted.size
    mask = Image.frombytes("1", painted.size, data[width * height :]) if painted.masked else None
    return Pixels(mapped(painted.size, data), mask, painted.aside, data)


def mapped(size: tuple[int, int], data: bytes | bytearray) -> Image.Image:
    """An image of the numbers that bytes begin with: it has no others, and what changes in them is seen."""
    return Image.frombuffer("L", size, data, "raw", "L", 0, 1)
