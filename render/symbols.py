"""Symbols: pieces of the pictures by themselves, small and without a ground, to stand among words.

They stand on whatever colour a reader's Discord has, and are shown as high as a line of text. So each has a
pale rim, and as little in it as will do.
"""

from io import BytesIO

from PIL import Image, ImageFilter

from render.palette import Palette
from render.pen import Box, Paint, Pen
from render.text import line

#: The sides of a symbol in pixels, and how many times as large it is drawn before it is made smooth.
SIDE, SMOOTH = 128, 4
#: How wide the rim is; what is drawn keeps that far from the edge.
RIM = 5
#: Where a symbol is drawn, and its middle.
ROOM: Box = (RIM, RIM, SIDE - RIM, SIDE - RIM)
MIDDLE = SIDE / 2


def symbol(paint: Paint, palette: Palette) -> bytes:
    """A symbol as a PNG file with a transparent ground."""
    size = (SIDE * SMOOTH, SIDE * SMOOTH)
    drawn = Image.new("RGB", size, palette.colors["white"])
    paint(Pen(drawn, palette.colors, SMOOTH))
    shape = Image.new("RGB", size)
    paint(Pen(shape, dict.fromkeys(palette.colors, (255, 255, 255)), SMOOTH))
    # The rim is the shape itself, pushed outwards. That is done small, as it takes long.
    solid = shape.convert("L").resize((SIDE, SIDE), Image.Resampling.BOX)
    drawn.putalpha(shape.convert("L"))
    rim = Image.new("RGBA", (SIDE, SIDE), (*palette.colors["white"], 0))
    rim.putalpha(solid.filter(ImageFilter.MaxFilter(2 * RIM - 1)).filter(ImageFilter.GaussianBlur(0.6)))
    rim.alpha_composite(drawn.resize((SIDE, SIDE), Image.Resampling.BOX))
    file = BytesIO()
    rim.save(file, "PNG")
    return file.getvalue()


def letter(pen: Pen, text: str, box: Box, fill: str) -> None:
    """A letter or two in the middle of a box, as large as they fit."""
    left, top, right, bottom = box
    size = bottom - top
    ink = line(text, "bold", size).ink
    size *= min(1, (right - left) / (ink[2] - ink[0]), (bottom - top) / (ink[3] - ink[1]))
    fitting = line(text, "bold", size)
    x = (left + right - fitting.ink[0] - fitting.ink[2]) / 2
    pen.write(fitting, x, (top + bottom - fitting.ink[1] - fitting.ink[3]) / 2, fill)
