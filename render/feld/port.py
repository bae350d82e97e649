"""The part `harbour`: the IJ with its storehouses, docks and barges, what deliveries bring, and who plays."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface, write
from render.feld import marks, quays
from render.feld.chart import chart
from render.feld.city import LARGE
from render.feld.heading import seated
from render.feld.marks import Marks
from render.feld.palette import PALETTE
from render.feld.signs import inside, worker
from render.feld.strip import strip
from render.pen import Box, Paint, Pen, turned
from render.picture import Say, Shape
from rules.feld.view import View

S = TypeVar("S", bound=Surface)
#: The size of each shape, where the map lies in it, how heavy it is, and where the bonuses stand.
MAPS: dict[Shape, tuple[tuple[int, int], Box, float, Box]] = {
    "desktop": ((1200, 560), (0, 98, 1200, 560), 1.0, (1080, 2, 1198, 96)),
    "phone": ((640, 760), (0, 172, 640, 760), 24 / 22, (500, 2, 638, 170)),
}


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The harbour on a surface that begins with its ground."""
    size, box, weight, bonus = MAPS[shape]
    frame = quays.framed(box, weight)
    drawn = chart(view, None, frame)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, size[0], box[1]), "night")
        pen.rect((0, box[1], size[0], box[1] + 2), "wood_dark")

    surface = on(Ground(("harbour", shape, drawn.key), size, paint, PALETTE, drawn.written))
    letters = LARGE * weight
    columns = 2 if shape == "phone" else max(3, len(view.seats))
    seats = (2, 2, bonus[0] - 4, box[1] - 2)
    strip(surface, view, seated(view, names), seats, letters, columns, loads=True)
    bonuses(surface, view, bonus, letters)
    marks.harbour(surface, view, drawn, marked)
    return surface


def bonuses(surface: Surface, view: View, box: Box, letters: float) -> None:
    """What a fast delivery brings in this round, and what the next dock worker is worth."""
    left, top, right, bottom = box
    step = (bottom - top) / 2
    for number, (kind, points) in enumerate((("delivery", view.bonus), ("worker", view.magazine_next))):
        spot = (left + 2, top + number * step + 3, right - 2, top + (number + 1) * step - 3)
        surface.put(("bonus", kind, spot[2] - spot[0], spot[3] - spot[1]), spot, _bonus(kind, spot), "night")
        room = (spot[0] + letters * 2, spot[1], spot[2] - 6, spot[3])
        write(surface, f"+{points}", room, letters * 1.1, "ink", "gold", least=letters)


def _bonus(kind: str, box: Box) -> Paint:
    y = (box[1] + box[3]) / 2
    size = min(17.0, (box[3] - box[1]) * 0.34)

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold_dark", 10)
        pen.rect(inside(box, 2), "gold", 8)
        x = box[0] + size * 1.6
        if kind == "worker":
            worker(pen, "white", x, y, size * 1.1)
        else:
            roof = [(-0.85, 1), (-0.85, -0.1), (0, -1.1), (0.85, -0.1), (0.85, 1)]
            pen.polygon(turned(roof, x, y, 0, size), "brick")

    return paint
