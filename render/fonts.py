"""The fonts that come with the project, and which of them knows a character."""

from functools import cache, lru_cache
from pathlib import Path
from struct import unpack_from

from PIL import ImageFont

FALLBACK = (
    "NotoSans-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansCJK-Bold.otf",
    "NotoEmoji-Bold.ttf",
)
#: The faces by their use; the first font that knows a character draws it.
FACES: dict[str, tuple[str, ...]] = {
    "text": ("AtkinsonHyperlegibleNext-Medium.ttf", *FALLBACK),
    "bold": ("AtkinsonHyperlegibleNext-Bold.ttf", *FALLBACK),
    "title": ("IMFellGreatPrimerSC.ttf", "AtkinsonHyperlegibleNext-Bold.ttf", *FALLBACK),
}
#: Stands for a character that no font knows.
UNKNOWN = "\u25c7"


#: Fonts are opened from their files: of one that is given as bytes each size keeps a copy, megabytes for CJK.
ASSETS = Path(__file__).parent / "assets"
#: So many fonts at a size are kept: texts that are made to fit come in ever new sizes.
KEPT = 96


@lru_cache(maxsize=KEPT)
def font(file: str, size: float) -> ImageFont.FreeTypeFont:
    """A font at a size, always with the basic layout: it is the same on every machine."""
    return ImageFont.truetype(ASSETS / file, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def known(file: str) -> frozenset[int]:
    """The characters of a font, read from its cmap table."""
    data = (ASSETS / file).read_bytes()
    tables = unpack_from(">H", data, 4)[0]
    for entry in range(12, 12 + 16 * tables, 16):
        tag, _, start, _ = unpack_from(">4sIII", data, entry)
        if tag == b"cmap":
            parts = unpack_from(">H", data, start + 2)[0]
            offsets = {unpack_from(">I", data, start + 8 + 8 * part)[0] for part in range(parts)}
            return frozenset().union(*[_characters(data, start + offset) for offset in offsets])
    return frozenset()


def _characters(data: bytes, at: int) -> set[int]:
    """The characters of one subtable in one of the two formats that Unicode fonts use."""
    kind = unpack_from(">H", data, at)[0]
    found: set[int] = set()
    if kind == 4:
        doubled = unpack_from(">H", data, at + 6)[0]
        ends = unpack_from(f">{doubled // 2}H", data, at + 14)
        starts = unpack_from(f">{doubled // 2}H", data, at + 16 + doubled)
        for first, last in zip(starts, ends, strict=True):
            found.update(range(first, last + 1))
    elif kind == 12:
        for group in range(unpack_from(">I", data, at + 12)[0]):
            first, last, _ = unpack_from(">III", data, at + 16 + 12 * group)
            found.update(range(first, last + 1))
    return found - {0xFFFF}


@cache
def chosen(face: str, char: str) -> str | None:
    """The file that draws a character in a face, or None."""
    return next((file for file in FACES[face] if ord(char) in known(file)), None)
