"""PNG files of pictures in the palette's colours.

Pillow's own writer keeps other threads waiting while it compresses; zlib's module does not, and is faster.
"""

from struct import pack
from zlib import DEFLATED, MAX_WBITS, compressobj, crc32

from PIL import Image

#: Higher levels make the file a little smaller and take several times as long.
LEVEL, MEMORY = 4, 9
#: 8 bits a pixel, of a palette; the usual compression, filter and order.
KIND = (8, 3, 0, 0, 0)


def png(image: Image.Image) -> bytes:
    """A picture of mode P as a PNG file."""
    # Every row of a PNG begins with the number of its filter: a column of zeros is "no filter".
    rows = Image.new("P", (image.width + 1, image.height), 0)
    rows.paste(image, (1, 0))
    deflate = compressobj(LEVEL, DEFLATED, MAX_WBITS, MEMORY)
    data = deflate.compress(rows.tobytes()) + deflate.flush()
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", pack(">IIBBBBB", *image.size, *KIND)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", data),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", crc32(name + data))
