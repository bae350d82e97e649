"""How large Discord shows a picture: what is drawn has to be legible there.

A picture is drawn in units of half a css pixel, as screens have two pixels for each: what fills its box is
sharp, and what does not fit is shrunk with all its letters.
"""

from typing import Final

from render.picture import Shape

#: Units that lie side by side in one css pixel of Discord's clients.
SHARP: Final = 2
#: The box, in css pixels, in which each client shows the single picture of a media gallery. On the desktop,
#: a report on Discord's API tracker (8100) finds that pictures get narrower from 11:7 on, that is 550 x 350,
#: and a well-kept copy of its client's styles has a width of 600 px and `max-height: 350px`. A phone gives a
#: picture the width of its message at any height; what is higher than 1.4 times that has to be scrolled.
BOX: Final[dict[Shape, tuple[int, int]]] = {"desktop": (600, 350), "phone": (320, 448)}
#: The same in units: no picture is larger.
ROOM: Final[dict[Shape, tuple[int, int]]] = {
    shape: (wide * SHARP, high * SHARP) for shape, (wide, high) in BOX.items()
}


def shown(size: tuple[int, int], shape: Shape) -> float:
    """How many css pixels become of a unit of a picture: Discord makes it smaller, and never larger."""
    wide, high = BOX[shape]
    by_height = high / size[1] if shape == "desktop" else 1.0
    return min(1.0, wide / size[0], by_height)
