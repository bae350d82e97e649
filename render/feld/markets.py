"""The part `market`: the open market tile with its text, the black market, the magazine, and the decks."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Ground, Surface, paragraph, write
from render.feld import table
from render.feld.goods import token
from render.feld.heading import named
from render.feld.marks import Marks
from render.feld.sheet import LARGE, sheet
from render.feld.signs import FIGURES, figure, inside, worker
from render.pen import Box, Paint, Pen
from render.picture import Say, Shape
from rules.feld.view import View

S = TypeVar("S", bound=Surface)
#: Where things lie in each shape: the tile, its text, the black market, the magazine, the decks.
SPOTS: dict[Shape, tuple[Box, Box, Box, Box, Box]] = {
    "desktop": (
        (10, 10, 170, 286),
        (182, 10, 460, 286),
        (474, 10, 948, 402),
        (962, 10, 1190, 402),
        (10, 298, 460, 406),
    ),
    "phone": (
        (10, 10, 160, 200),
        (172, 10, 630, 200),
        (10, 210, 630, 508),
        (10, 518, 630, 694),
        (10, 702, 630, 754),
    ),
}
TALL: dict[Shape, int] = {"desktop": 412, "phone": 760}
#: The size of what nobody needs to decide, in parts of the other.
ASIDE = 0.84


def draw(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, marked: Marks, shape: Shape
) -> S:
    """The markets, on a surface that begins with a sheet."""
    tile, text, black, magazine, decks = SPOTS[shape]
    letters = LARGE[shape]
    surface = sheet(on, shape, TALL[shape])
    table.tile(surface, view.tile, tile, "linen", letters + 2, fresh="tile" in marked.changed)
    left, top, right, bottom = text
    title = say("pic-feld-market")
    write(surface, title, (left, top, right, top + 34), letters + 2, "ink", "linen", align="l", least=letters)
    room = (left, top + 38, right, bottom - 34)
    words = say("feld-tile-text", **view.tile.words)
    paragraph(surface, words, room, letters, "ink", "linen", least=letters)
    left_over = say("pic-feld-tiles-left", tiles=view.market)
    room = (left, bottom - 30, right, bottom)
    write(surface, left_over, room, letters * ASIDE, "soot", "linen", align="l", aside=True)
    _black_market(surface, view, black, say, letters)
    _magazine(surface, view, magazine, say, letters)
    table.decks(surface, view, say, decks, letters, 2 if shape == "desktop" else 1)
    return surface


def _titled(surface: Surface, text: str, box: Box, shade: str, letters: float) -> Box:
    """A board with its name; the room under that."""
    head = letters * 1.5
    surface.put(
        ("board", shade, box[2] - box[0], box[3] - box[1]), box, lambda pen: pen.rect(box, shade, 10), "linen"
    )
    room = (box[0] + 8, box[1], box[2] - 8, box[1] + head)
    write(surface, text, room, letters, "white", shade, least=letters)
    return box[0] + 6, box[1] + head, box[2] - 6, box[3] - 6


def grid(view: View, box: Box) -> dict[str, Box]:
    """The spaces of the black market, by their commodity."""
    left, top, right, bottom = box
    wide, tall = (right - left) / 3, (bottom - top) / len(view.black_market)
    corners = {
        good: (left + column * wide, top + row * tall)
        for row, goods in enumerate(view.black_market)
        for column, good in enumerate(goods)
    }
    return {good: inside((x, y, x + wide, y + tall), 3) for good, (x, y) in corners.items()}


def _black_market(surface: Surface, view: View, box: Box, say: Say, letters: float) -> None:
    """What can still be sold on the black market, what was sold, and the marketeer."""
    room = _titled(surface, say("pic-feld-black-market"), box, "ink", letters)
    for good, cell in grid(view, room).items():
        sold, marketeer = good in view.sold, view.figures.get("marketeer") == good
        key = ("sold", good, sold, marketeer, cell[2] - cell[0], cell[3] - cell[1])
        surface.put(key, cell, _space(good, cell, sold, marketeer, letters), "ink")
        fill, over = ("white", "slate") if sold else ("ink", "paper")
        spot = (cell[0] + 2, cell[3] - letters * 1.25, cell[2] - 2, cell[3] - 2)
        write(
            surface,
            named(say, "good", good),
            spot,
            letters * ASIDE,
            fill,
            over,
            least=letters * ASIDE,
            aside=True,
        )


def _space(good: str, cell: Box, sold: bool, marketeer: bool, letters: float) -> Paint:
    left, top, right, bottom = cell
    tall = bottom - top - letters * 1.25
    x, y, size = (left + right) / 2, top + tall / 2 + 2, tall * 0.44

    def paint(pen: Pen) -> None:
        fill = "slate" if sold else "paper"
        pen.rect(cell, fill, 7)
        aside = size * 0.8 if marketeer else 0
        token(pen, good, x - aside, y, size, fill)
        if sold:
            pen.line([(x - aside - size, y - size), (x - aside + size, y + size)], "alarm", size * 0.16)
        if marketeer:
            figure(pen, x + size * 0.9, y, size * 0.95, FIGURES["marketeer"])

    return paint


def rows(values: tuple[int, ...], box: Box) -> list[Box]:
    """The spaces of the magazine, the best at the top."""
    left, top, right, bottom = box
    tall = (bottom - top) / len(values)
    return [(left, top + row * tall + 3, right, top + (row + 1) * tall - 3) for row in range(len(values))]


def _magazine(surface: Surface, view: View, box: Box, say: Say, letters: float) -> None:
    """The dock workers in the magazine, and what each space is worth; the last takes all that come later."""
    room = _titled(surface, say("pic-feld-magazine"), box, "wood", letters)
    spaces = rows(view.magazine, room)
    for number, (value, space) in enumerate(zip(view.magazine, spaces, strict=True)):
        last = number == len(spaces) - 1
        here = view.magazine_workers[number:] if last else view.magazine_workers[number : number + 1]
        key = ("magazine", here, space[2] - space[0], space[3] - space[1])
        surface.put(key, space, _shelf(space, here), "wood")
        tall = space[3] - space[1]
        spot = (space[2] - tall, space[1], space[2] - 2, space[3])
        write(
            surface,
            str(value),
            spot,
            min(letters + 2, max(letters, tall * 0.8)),
            "ink",
            "gold",
            least=letters,
        )


def _shelf(space: Box, here: Sequence[str]) -> Paint:
    left, top, right, bottom = space
    tall, y = bottom - top, (top + bottom) / 2
    step = min(tall * 0.95, (right - left - tall * 1.1) / max(1, len(here)))
    size = min(tall * 0.44, step * 0.6)

    def paint(pen: Pen) -> None:
        pen.rect(space, "paper", 6)
        pen.disc(right - tall * 0.5 - 1, y, tall * 0.46, "gold")
        for spot, color in enumerate(here):
            worker(pen, color, left + 4 + (spot + 0.5) * step, y, size)

    return paint
