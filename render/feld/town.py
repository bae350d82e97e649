"""The part `city`: the half-moon of canals with everything on it, and who plays."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from render.canvas import Ground, Surface, write
from render.feld import city, marks
from render.feld.chart import chart
from render.feld.heading import seated
from render.feld.marks import Marks
from render.feld.palette import PALETTE, WRITTEN_ON
from render.feld.signs import crest, inside, symbol
from render.feld.strip import strip
from render.pen import Box, Pen
from render.picture import Say, Shape
from render.text import line
from rules.feld.view import DistrictView, View

S = TypeVar("S", bound=Surface)
Rows: TypeAlias = tuple[tuple[str, ...], ...]
#: Where the map lies in each shape, how heavy it is, and how high the seats' plates are together.
MAPS: dict[Shape, tuple[tuple[int, int], Box, float]] = {
    "desktop": ((1100, 700), (0, 54, 1100, 700), 1.0),
    "phone": ((640, 760), (0, 84, 640, 680), 24 / 22),
}
#: The districts in rows: beside the mouth of the Amstel, or under the map.
TOP: Rows = (("haarlemmerbuurt", "burgwallen"), ("nieuwmarkt", "plantage"))
LOW: Rows = (("jordaan",), ("grachtengordel",))
UNDER: Rows = (("haarlemmerbuurt", "jordaan", "plantage"), ("grachtengordel", "burgwallen", "nieuwmarkt"))


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The city on a surface that begins with its ground."""
    size, box, weight = MAPS[shape]
    drawn = chart(view, city.framed(box, weight), None)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, size[0], box[1]), "night")
        pen.rect((0, box[3], *size), "night")
        pen.rect((0, box[1], size[0], box[1] + 2), "wood_dark")

    surface = on(Ground(("city", shape, drawn.key), size, paint, PALETTE, drawn.written))
    letters = city.LARGE * weight
    columns = 2 if shape == "phone" else max(3, len(view.seats))
    strip(surface, view, seated(view, names), (2, 2, size[0] - 2, box[1] - 2), letters, columns)
    _districts(surface, view, size, box, letters, shape)
    marks.city(surface, view, drawn, marked)
    return surface


def _districts(
    surface: Surface, view: View, size: tuple[int, int], box: Box, letters: float, shape: Shape
) -> None:
    """The ribbons, at the edges of the map or on a phone under it, and what most crests bring."""
    tall = letters * 1.4
    named = {district.id: district for district in view.districts}
    best = _best(view)
    low = box[3] - 6 if shape == "phone" else box[3] - tall - 12
    _chip(surface, best, (6, low - tall, 6 + _chip_wide(best, letters), low), letters)
    if shape == "phone":
        for row, ids in enumerate(UNDER):
            y = box[3] + 5 + row * (tall + 5)
            _row(surface, [named[i] for i in ids], (3, y, size[0] - 3, y + tall), letters, "m")
        return
    y = box[1] + 6
    for ids, room, align in (
        (TOP[0], (6, y, size[0] / 2 - 70, y + tall), "l"),
        (TOP[1], (size[0] / 2 + 116, y, size[0] - 6, y + tall), "r"),
        (LOW[0], (6, size[1] - tall - 6, 400, size[1] - 6), "l"),
        (LOW[1], (700, size[1] - tall - 6, size[0] - 6, size[1] - 6), "r"),
    ):
        _row(surface, [named[i] for i in ids], room, letters, align)


def _best(view: View) -> str:
    """The points for most crests in a district, for second most, and so on."""
    return "·".join(map(str, view.majority))


def _row(surface: Surface, districts: Sequence[DistrictView], room: Box, letters: float, align: str) -> None:
    """Ribbons side by side, in the middle of a room or at one of its ends."""
    left, top, right, bottom = room
    wide = [_name_wide(district, letters) + letters * district.tile for district in districts]
    gap = 5.0
    free = right - left - sum(wide) - gap * (len(wide) - 1)
    x = left + {"l": 0.0, "m": free / 2, "r": free}[align]
    for district, across in zip(districts, wide, strict=True):
        _ribbon(surface, district, (x, top, x + across, bottom), letters)
        x += across + gap


def _name_wide(district: DistrictView, letters: float) -> float:
    return line(district.id.capitalize(), "bold", letters).width + letters * 1.5


def _chip_wide(best: str, letters: float) -> float:
    return line(best, "bold", letters).width + letters * 1.4


def _ribbon(surface: Surface, district: DistrictView, box: Box, letters: float) -> None:
    """A district's name with its colour; where its tile lies face up, with a crest."""
    left, top, right, bottom = box
    shade, name = f"cube_{district.color}", district.id.capitalize()
    end = left + _name_wide(district, letters)

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", 9)
        pen.rect(inside(box, 1.5), shade, 8)
        size = letters * 0.36
        symbol(pen, district.color, left + letters * 0.66, (top + bottom) / 2, size, WRITTEN_ON[shade])

    surface.put(("ribbon", district.id, right - left, letters), box, paint)
    room = (left + letters * 1.15, top, end - 2, bottom)
    write(surface, name, room, letters, WRITTEN_ON[shade], shade, least=letters)
    if district.tile:
        _chip(surface, "", (end, top, right, bottom), letters)


def _chip(surface: Surface, best: str, box: Box, letters: float) -> None:
    """A crest on gold: a tile that lies face up, or with the points that most crests bring there."""
    left, top, right, bottom = box
    y = (top + bottom) / 2

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", 9)
        pen.rect(inside(box, 1.5), "gold", 8)
        crest(pen, left + letters * 0.54, y, letters * 0.42, "paper")

    surface.put(("tile", best, letters, right - left), box, paint)
    if best:
        room = (left + letters * 1.05, top, right - 3, bottom)
        write(surface, best, room, letters, "ink", "gold", least=letters)
