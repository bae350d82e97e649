"""The colours of everything that is drawn, and the palette of 256 that all pictures of a game share."""

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
        # Stefan Feld's Amsterdam: resources, the districts that have their colour, dock workers, the seats.
        "cube_pink": "EC7FB0",
        "cube_gray": "8D99A4",
        "cube_orange": "EF8E2B",
        "cube_brown": "7B4B24",
        "cube_purple": "7444A0",
        "cube_black": "2A2E35",
        "tint_pink": "F8D3E2",
        "tint_gray": "DADFE3",
        "tint_orange": "FAD9AC",
        "tint_brown": "DDC09A",
        "tint_purple": "D9C8EC",
        "tint_black": "8A909A",
        "dock_light_blue": "8FD0F2",
        "dock_maroon": "7C1F33",
        "dock_white": "FFFFFF",
        "dock_gold": "E8B923",
        "dock_light_pink": "F6B8CC",
        "dock_light_green": "A9DB8F",
        "player1": "C8322B",
        "player2": "2A7A3D",
        "player3": "F7CB3C",
        "player4": "2B63B5",
        "leaf": "5B9646",
        "quay": "DCCDAE",
    }.items()
}
#: Colours that only one of the games has; those of the other leave room for more steps in its palette.
ONLY = {
    "ride": ("pink", "blue", "green", "black", "red", "orange", "gray", "wild", "seat"),
    "feld": ("cube", "tint", "dock", "player", "leaf", "quay"),
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
    "cube_pink": "ink",
    "cube_gray": "ink",
    "cube_orange": "ink",
    "cube_brown": "white",
    "cube_purple": "white",
    "cube_black": "white",
    "dock_light_blue": "ink",
    "dock_maroon": "white",
    "dock_white": "ink",
    "dock_gold": "ink",
    "dock_light_pink": "ink",
    "dock_light_green": "ink",
    "player1": "white",
    "player2": "white",
    "player3": "ink",
    "player4": "white",
}

#: Colours that meet at smooth edges, by game; its palette holds the steps between them.
MEETING: dict[str, tuple[tuple[str, str], ...]] = {
    "ride": (
        ("ink", "paper"), ("ink", "linen"), ("ink", "land"), ("ink", "white"), ("ink", "gold"),
        ("ink", "street"), ("ink", "pink"), ("ink", "orange"), ("ink", "gray"), ("ink", "seat2"),
        ("ink", "mist"), ("ink", "water"),
        ("soot", "paper"), ("soot", "linen"), ("paper", "night"), ("paper", "dusk"), ("mist", "night"),
        ("paper", "delft"), ("gold", "night"), ("gold", "dusk"), ("white", "blue"), ("white", "green"),
        ("white", "red"), ("white", "black"), ("white", "seat1"), ("white", "seat4"), ("white", "delft"),
        ("pink", "street"), ("blue", "street"), ("green", "street"), ("black", "street"), ("red", "street"),
        ("orange", "street"), ("gray", "street"), ("seat1", "street"), ("seat2", "street"),
        ("seat4", "street"),
        ("canal", "land"), ("bank", "land"), ("land", "block"), ("street", "kerb"), ("street", "canal"),
        ("water", "foam"), ("paper", "water"), ("field", "ditch"), ("field", "canal"), ("wood", "paper"),
        ("brick", "paper"), ("alarm", "paper"), ("go", "street"), ("gold", "street"), ("night", "water"),
        ("seat1", "paper"), ("seat4", "paper"), ("delft", "canal"), ("brick", "night"), ("wood", "linen"),
    ),
    "feld": (
        ("ink", "paper"), ("ink", "linen"), ("ink", "white"), ("ink", "gold"), ("ink", "water"),
        ("ink", "cube_pink"), ("ink", "cube_orange"), ("ink", "cube_gray"), ("ink", "player3"),
        ("ink", "dock_gold"), ("ink", "dock_light_blue"), ("ink", "dock_light_pink"),
        ("ink", "dock_light_green"), ("soot", "paper"), ("soot", "linen"), ("paper", "night"),
        ("paper", "dusk"), ("gold", "night"), ("mist", "night"), ("white", "cube_brown"),
        ("white", "cube_purple"), ("white", "cube_black"), ("white", "dock_maroon"), ("white", "player1"),
        ("white", "player2"), ("white", "player4"), ("white", "delft"), ("white", "brick"),
        ("cube_pink", "tint_pink"), ("cube_gray", "tint_gray"), ("cube_orange", "tint_orange"),
        ("cube_brown", "tint_brown"), ("cube_purple", "tint_purple"), ("cube_black", "tint_black"),
        ("cube_pink", "paper"), ("cube_gray", "paper"), ("cube_orange", "paper"), ("cube_brown", "paper"),
        ("cube_purple", "paper"), ("cube_black", "paper"), ("canal", "cube_pink"), ("canal", "cube_gray"),
        ("canal", "cube_orange"), ("canal", "cube_brown"), ("canal", "cube_purple"), ("canal", "cube_black"),
        ("brick", "paper"), ("brick", "quay"), ("slate", "paper"), ("delft", "paper"), ("bottle", "paper"),
        ("delft", "water"), ("paper", "water"), ("deep", "water"), ("wood", "paper"), ("wood", "water"),
        ("field", "ditch"), ("field", "canal"), ("canal", "bank"), ("quay", "water"), ("alarm", "paper"),
        ("go", "paper"),
    ),
}  # fmt: skip
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


def entries(game: str) -> list[RGB]:
    """The entries of a game's palette: its colours, and the steps between those that meet; the last is free.

    A step as near to another entry as Pillow may confuse them is left out, so that named colours stay.
    """
    others = [prefix for other, prefixes in ONLY.items() if other != game for prefix in prefixes]
    own = [rgb for name, rgb in COLORS.items() if name.partition("_")[0].rstrip("1234") not in others]
    found = list(dict.fromkeys(own))
    for a, b in MEETING[game]:
        for part in range(1, STEPS):
            step = _between(COLORS[a], COLORS[b], part)
            if all(max(abs(x - y) for x, y in zip(step, other, strict=True)) > NEAR for other in found):
                found.append(step)
    return found[:255]


@cache
def palette(game: str) -> Image.Image:
    """An image that carries a game's palette, for `flatten` and for new canvases."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for entry in entries(game) for part in entry])
    return image


def flatten(image: Image.Image, game: str) -> Image.Image:
    """An RGB image in a palette's colours, without dither: flat colours stay flat and small."""
    return image.quantize(palette=palette(game), dither=Image.Dither.NONE)
