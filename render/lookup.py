"""Cards to look up: a large picture of one card, with its name above and what it does beside or below."""

from render.canvas import Canvas, Ground, write
from render.palette import Palette
from render.pen import Box, Paint, Pen
from render.picture import Picture, Shape, shortened
from render.pieces import houses
from render.text import wrap

#: The whole, and the room of the text: beside the picture, or on a phone below it.
SIZES: dict[Shape, tuple[int, int]] = {"desktop": (1200, 640), "phone": (640, 896)}
ROOMS: dict[Shape, Box] = {"desktop": (640, 128, 1160, 572), "phone": (40, 572, 600, 832)}
PICTURE = (40, 128, 600, 560)
NAME, TEXT = 48, 36
#: The walls of the houses at the foot of a card.
HOUSES = ("brick", "rust", "ochre", "brick_dark", "plaster", "bottle")


def ground(key: tuple[object, ...], paint: Paint, palette: Palette, shape: Shape = "desktop") -> Ground:
    """A card without its words; `paint` draws its picture."""
    wide, tall = SIZES[shape]

    def whole(pen: Pen) -> None:
        pen.rect((0, 0, wide, tall), "paper")
        paint(pen)
        houses(pen, (0, tall - 54, wide, tall), 2, HOUSES, "night", "mist")
        pen.rect((0, 0, wide, tall), None, 0, "ink", 6)

    return Ground(("lookup", shape, *key), SIZES[shape], whole, palette, shelf="card")


def finished(surface: Canvas, name: str, text: str, heading: str = "", shape: Shape = "desktop") -> Picture:
    """The card with its name above and its text beside the picture, or below."""
    left, top, right, bottom = ROOMS[shape]
    title = (40, 26, SIZES[shape][0] - (140 if heading else 40), 112)
    write(surface, name, title, NAME, "ink", "paper", face="title", align="l", least=30)
    if heading:
        write(surface, heading, (left, top, right, top + 48), 38, "ink", "paper", least=24)
        top += 48
    size = next(
        s
        for s in (TEXT, 33, 30, 27, 24, 21, 18)
        if len(wrap(text, right - left, "text", s)) * s * 1.25 < bottom - top or s == 18
    )
    for number, line in enumerate(wrap(text, right - left, "text", size)):
        y = top + number * size * 1.25
        write(surface, line, (left, y, right, y + size * 1.25), size, "ink", "paper", face="text", align="l")
    alt = shortened(f"{name}. {heading} {text}".replace("  ", " "))
    return Picture(surface.png(), alt, SIZES[shape])
