"""The colours of everything that is drawn, and the one palette of 256 that all pictures share."""

from functools import cache
from typing import TypeAlias

from PIL import Image

RGB: TypeAlias = tuple[int, int, int]


def _rgb(code: str) -> RGB:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


#: Every colour by its name; drawing code knows no other.
COLORS: dict[str, RGB] = {
    name: _rgb(code)
    for name, code in {
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
        # Transport cards and routes, each with the tone of its pattern.
        "pink": "F29BBD",
        "pink_tone": "DD6F9C",
        "blue": "2B6CB3",
        "blue_tone": "4F8BCB",
        "green": "2E7D43",
        "green_tone": "4C9B60",
        "black": "2D2D34",
        "black_tone": "50505B",
        "red": "C1302B",
        "red_tone": "D9605A",
        "orange": "F0922E",
        "orange_tone": "D6751A",
        "gray": "CFC9BD",
        "gray_tone": "B3AC9E",
        "wild": "FFF9EB",
        "wild_tone": "D9CDB4",
        # The seats' carts, none of them a colour of the routes.
        "seat1": "5D3A9B",
        "seat1_tone": "8563C2",
        "seat2": "FFD53D",
        "seat2_tone": "C79A0A",
        "seat3": "FFFFFF",
        "seat3_tone": "B9B4AA",
        "seat4": "0A7B80",
        "seat4_tone": "3AA5A8",
    }.items()
}

#: What is written on a colour: always with a contrast of at least 4.5 : 1.
WRITTEN_ON: dict[str, str] = {
    "pink": "ink",
    "blue": "white",
    "green": "white",
    "black": "white",
    "red": "white",
    "orange": "ink",
    "gray": "ink",
    "wild": "ink",
    "seat1": "white",
    "seat2": "ink",
    "seat3": "ink",
    "seat4": "white",
}

#: Colours that meet at smooth edges; the palette holds the steps between them.
MEETING: tuple[tuple[str, str], ...] = (
    ("ink", "paper"), ("ink", "linen"), ("ink", "land"), ("ink", "white"), ("ink", "gold"), ("ink", "street"),
    ("ink", "pink"), ("ink", "orange"), ("ink", "gray"), ("ink", "seat2"), ("ink", "mist"), ("ink", "water"),
    ("soot", "paper"), ("soot", "linen"), ("paper", "night"), ("paper", "dusk"), ("mist", "night"),
    ("paper", "delft"), ("gold", "night"), ("gold", "dusk"), ("white", "blue"), ("white", "green"),
    ("white", "red"), ("white", "black"), ("white", "seat1"), ("white", "seat4"), ("white", "delft"),
    ("pink", "street"), ("blue", "street"), ("green", "street"), ("black", "street"), ("red", "street"),
    ("orange", "street"), ("gray", "street"), ("seat1", "street"), ("seat2", "street"), ("seat4", "street"),
    ("canal", "land"), ("bank", "land"), ("land", "block"), ("street", "kerb"), ("street", "canal"),
    ("water", "foam"), ("paper", "water"), ("field", "ditch"), ("field", "canal"), ("wood", "paper"),
    ("brick", "paper"), ("alarm", "paper"), ("go", "street"), ("gold", "street"), ("night", "water"),
    ("seat1", "paper"), ("seat4", "paper"), ("delft", "canal"), ("brick", "night"), ("wood", "linen"),
)  # fmt: skip
STEPS = 4
NEAR = 9


def luminance(color: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [c / 255 for c in COLORS[color]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _between(one: RGB, other: RGB, part: int) -> RGB:
    red, green, blue = (a + (b - a) * part // STEPS for a, b in zip(one, other, strict=True))
    return red, green, blue


def entries() -> list[RGB]:
    """The entries of the palette: all colours, and the steps between those that meet.

    A step as near to another entry as Pillow may confuse them is left out, so that named colours stay.
    """
    found = list(dict.fromkeys(COLORS.values()))
    for a, b in MEETING:
        for part in range(1, STEPS):
            step = _between(COLORS[a], COLORS[b], part)
            if all(max(abs(x - y) for x, y in zip(step, other, strict=True)) > NEAR for other in found):
                found.append(step)
    return found


@cache
def palette() -> Image.Image:
    """An image that carries the palette, for `flatten` and for new canvases."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for entry in entries() for part in entry])
    return image


def flatten(image: Image.Image) -> Image.Image:
    """An RGB image in the palette's colours, without dither: flat colours stay flat and small."""
    return image.quantize(palette=palette(), dither=Image.Dither.NONE)
