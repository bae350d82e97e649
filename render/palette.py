"""Palettes: the colours of everything that is drawn, and the 256 that all pictures of a game share."""

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

from PIL import Image

RGB: TypeAlias = tuple[int, int, int]


def _rgb(code: str) -> RGB:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


#: The colours that all games have, by name; drawing code knows no others but those of its game.
COMMON: dict[str, str] = {
    "ink": "2A211A",
    "soot": "5A4B3C",
    "paper": "FFF9EB",
    "white": "FFFFFF",
    "linen": "F4E8CC",
    # The ground: land inside the walls, fields outside, water.
    "land": "F3E5C3",
    "block": "EAD7AC",
    "roof_a": "E3BE8E",
    "roof_b": "DDAE80",
    "roof_c": "E8CB9C",
    "street": "FCF4DF",
    "kerb": "D8C08F",
    "field": "D5DDA6",
    "ditch": "BFCB8C",
    "tree": "93A968",
    "wall": "B9C58A",
    "water": "97CAD6",
    "deep": "86BDCB",
    "foam": "B9DEE5",
    "canal": "A4D2DB",
    "bank": "7DAFBC",
    # Built things.
    "brick": "A64B31",
    "brick_dark": "7E3524",
    "rust": "C4703F",
    "ochre": "D9A03D",
    "plaster": "EAD2A8",
    "bottle": "2F5D4C",
    "delft": "23527C",
    "night": "1F3444",
    "dusk": "2C475A",
    "slate": "4B6678",
    "mist": "D5E3E8",
    "wood": "8A5A33",
    "wood_dark": "5F3C20",
    "gold": "F4B93A",
    "gold_dark": "B47B14",
    "alarm": "D2392B",
    "go": "1E7A3C",
}
#: Into how many steps a smooth edge is divided, and what is so near that it counts as the same colour.
STEPS = 4
NEAR = 9


class Palette:
    """The colours of a game by name: those of all games, and its own."""

    def __init__(
        self,
        name: str,
        own: Mapping[str, str],
        *,
        seat: str,
        written_on: Mapping[str, str],
        meeting: tuple[tuple[str, str], ...],
        steps: int = STEPS,
    ) -> None:
        """The colours that are a game's own, and those that meet at smooth edges.

        The colours of seats are called what `seat` says, with their number. What is written on a colour has
        a contrast of at least 4.5 : 1. With fewer steps between colours files are smaller.
        """
        self.name = name
        self.seat = seat
        self.written_on = written_on
        self.meeting = meeting
        self.steps = steps
        self.colors: dict[str, RGB] = {color: _rgb(code) for color, code in (COMMON | dict(own)).items()}

    @cached_property
    def entries(self) -> list[RGB]:
        """Its colours, and the steps between those that meet; the last of the 256 is free.

        A step as near to another entry as Pillow may confuse them is left out, so that named colours stay.
        """
        found = list(dict.fromkeys(self.colors.values()))
        for one, other in self.meeting:
            for part in range(1, self.steps):
                step = _between(self.colors[one], self.colors[other], part, self.steps)
                if all(max(abs(x - y) for x, y in zip(step, near, strict=True)) > NEAR for near in found):
                    found.append(step)
        return found[:255]

    @cached_property
    def image(self) -> Image.Image:
        """An image that carries the palette, for `flatten` and for new canvases."""
        image = Image.new("P", (1, 1))
        image.putpalette(self.rgb)
        return image

    @cached_property
    def rgb(self) -> bytes:
        """Its colours one after the other, as a file has them."""
        return bytes(part for entry in self.entries for part in entry)

    def flatten(self, image: Image.Image) -> Image.Image:
        """An RGB image in the palette's colours, without dither: flat colours stay flat and small."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def contrast(self, one: str, other: str) -> float:
        """The contrast of two colours, from 1 to 21."""
        light, dark = sorted((luminance(self.colors[one]), luminance(self.colors[other])), reverse=True)
        return (light + 0.05) / (dark + 0.05)


def luminance(color: RGB) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [c / 255 for c in color]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _between(one: RGB, other: RGB, part: int, steps: int) -> RGB:
    red, green, blue = (a + (b - a) * part // steps for a, b in zip(one, other, strict=True))
    return red, green, blue
