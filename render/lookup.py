"""Cards to look up: a large picture of one card, with its name above and what it does below."""

from render.canvas import Canvas, Ground, write
from render.palette import Palette
from render.pen import Paint, Pen
from render.picture import Picture, shortened
from render.pieces import houses
from render.text import wrap

SIZE = (640, 900)
PICTURE = (40, 128, 600, 560)
NAME, TEXT = 48, 33
#: The walls of the houses at the foot of a card.
HOUSES = ("brick", "rust", "ochre", "brick_dark", "plaster", "bottle")


def ground(key: tuple[object, ...], paint: Paint, palette: Palette) -> Ground:
    """A card without its words; `paint` draws its picture."""

    def whole(pen: Pen) -> None:
        pen.rect((0, 0, *SIZE), "paper")
        paint(pen)
        houses(pen, (0, SIZE[1] - 54, SIZE[0], SIZE[1]), 2, HOUSES, "night", "mist")
        pen.rect((0, 0, *SIZE), None, 0, "ink", 6)

    return Ground(("lookup", *key), SIZE, whole, palette, shelf="card")


def finished(surface: Canvas, name: str, text: str, heading: str = "") -> Picture:
    """The card with its name above and its text below the picture."""
    write(
        surface,
        name,
        (40, 26, 500 if heading else 600, 112),
        NAME,
        "ink",
        "paper",
        face="title",
        align="l",
        least=30,
    )
    top = PICTURE[3] + 12.0
    if heading:
        write(surface, heading, (40, top, 600, top + 48), 38, "ink", "paper", least=22)
        top += 48
    size = next(
        s
        for s in (TEXT, 30, 27, 24, 21, 18)
        if len(wrap(text, 560, "text", s)) * s * 1.25 < 836 - top or s == 18
    )
    for number, line in enumerate(wrap(text, 560, "text", size)):
        y = top + number * size * 1.25
        write(surface, line, (40, y, 600, y + size * 1.25), size, "ink", "paper", face="text", align="l")
    return Picture(surface.png(), shortened(f"{name}. {heading} {text}".replace("  ", " ")), SIZE)
