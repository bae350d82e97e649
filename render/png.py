"""Pictures in the palette's colours as PNG files, written here because Pillow takes several times as long.

A file is packed in strips, none of which depends on another: what has not changed on a picture since it was
last drawn need not be packed again.
"""

from collections.abc import Sequence
from functools import lru_cache
from struct import pack
from typing import NamedTuple

from isal import isal_zlib
from isal.isal_zlib import crc32

SIGNATURE = b"\x89PNG\r\n\x1a\n"
#: Eight bits a pixel, each the number of a colour; no interlacing.
KIND = (8, 3, 0, 0, 0)
#: Smaller by a tenth than the lowest level, and as quick.
LEVEL = 2
#: What stands before all that is packed, and after it, before the checksum.
BEGINNING, ENDING = b"\x78\x5e", b"\x03\x00"
#: Checksums of what is packed are counted up to here.
MODULUS = 65521


class Strip(NamedTuple):
    """Some rows of a picture: their part of the file, the checksum of what is in it, and how much that is."""

    part: bytes
    checksum: int
    size: int


class Packer:
    """Packs strips of one picture: to come to a packer takes nearly as long as to pack one of them.

    It forgets each strip after it: what has been packed before makes no difference.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self._packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)

    def strip(self, rows: bytes | memoryview) -> Strip:
        """Rows of a picture packed, each of which begins with the number of its filter: 0, for none."""
        packed = self._packer.compress(rows) + self._packer.flush(isal_zlib.Z_FULL_FLUSH)
        return Strip(_chunk(b"IDAT", packed), isal_zlib.adler32(rows), len(rows))


def png(size: tuple[int, int], palette: bytes, strips: Sequence[Strip]) -> bytes:
    """All strips of a picture as a file."""
    end = _chunk(b"IDAT", ENDING + pack(">I", _checksum(strips)))
    return b"".join([_head(size, palette), *[each.part for each in strips], end, _chunk(b"IEND", b"")])


@lru_cache(maxsize=64)
def _head(size: tuple[int, int], palette: bytes) -> bytes:
    parts = ((b"IHDR", pack(">IIBBBBB", *size, *KIND)), (b"PLTE", palette), (b"IDAT", BEGINNING))
    return SIGNATURE + b"".join([_chunk(name, data) for name, data in parts])


def _checksum(strips: Sequence[Strip]) -> int:
    """The checksum (Adler's) of all that is packed, from those of its strips."""
    low, high = 1, 0
    for each in strips:
        high = (high + (each.checksum >> 16) + each.size * (low - 1)) % MODULUS
        low = (low + (each.checksum & 0xFFFF) - 1) % MODULUS
    return high << 16 | low


def _chunk(name: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), name, data, pack(">I", crc32(data, crc32(name)))))
