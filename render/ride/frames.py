"""How the map lies on the parts: as large as its box allows, with the letters that its shape needs."""

from functools import cache

from render.frame import Frame
from render.pen import Box
from render.picture import Shape
from render.ride.layout import EXTENT

#: The size of all that people need to read in order to decide, and of the rest.
LETTERS: dict[Shape, float] = {"desktop": 22, "phone": 24}
ASIDE = 18
#: What is left between the outermost places and the edge of the map, across and down.
MARGINS: dict[Shape, tuple[float, float]] = {"desktop": (56, 40), "phone": (50, 44)}
WEIGHT = 0.78


@cache
def framed(box: Box, shape: Shape) -> Frame:
    """The map in a box of a picture."""
    left, top, right, bottom = box
    across, down = MARGINS[shape]
    west, north, east, south = EXTENT
    sx, sy = (right - left - 2 * across) / (east - west), (bottom - top - 2 * down) / (south - north)
    x, y = left + across - west * sx, top + down - north * sy
    inside = (left + 4, top + 4, right - 4, bottom - 4)
    return Frame(x, y, sx, sy, WEIGHT, inside, letters=LETTERS[shape])
