"""The black market and the magazine, printed and with what lies on them."""

from render.canvas import PlacedLine, Surface, place, write
from render.feld.goods import token
from render.feld.palette import WRITTEN_ON
from render.feld.signs import FIGURES, figure, inside, worker
from render.pen import Box, Paint, Pen
from render.picture import Say
from rules.feld.view import View


def grid(view: View, box: Box) -> dict[str, Box]:
    """The spaces of the black market, by their commodity."""
    left, top, right, bottom = box
    wide, tall = (right - left) / 3, (bottom - top) / len(view.black_market)
    corners = {
        good: (left + column * wide, top + row * tall)
        for row, goods in enumerate(view.black_market)
        for column, good in enumerate(goods)
    }
    return {good: inside((x, y, x + wide, y + tall), 2) for good, (x, y) in corners.items()}


def black_market(surface: Surface, view: View, box: Box, say: Say) -> None:
    """What can still be sold on the black market, what was sold, and the marketeer."""
    for good, cell in grid(view, box).items():
        sold, marketeer = good in view.sold, view.figures.get("marketeer") == good
        signs = _signs(good, cell, sold, marketeer, say)
        paint = _space(good, cell, sold, marketeer, signs)
        letters = tuple([sign.line.text for sign in signs])
        surface.put(("sold", good, sold, marketeer, cell[2] - cell[0], letters), cell, paint, "ink")
        surface.written.extend(sign.written for sign in signs)


def _signs(good: str, cell: Box, sold: bool, marketeer: bool, say: Say) -> list[PlacedLine]:
    left, top, right, bottom = cell
    size, y = (right - left) / 2, (top + bottom) / 2
    room = (left + 2, bottom - size * 0.66, (right - size * 0.8) if marketeer else right - 2, bottom - 2)
    letters = say("pic-feld-good-letters", good=good)
    fill, over = ("white", "slate") if sold else ("ink", "paper")
    signs = [place(letters, room, size * 0.55, fill, over)]
    if marketeer:
        room = (right - size * 0.75, y - size * 0.2, right - size * 0.05, y + size * 0.7)
        letter = say("pic-feld-figure-letter", figure="marketeer")
        signs.append(place(letter, room, size * 0.5, "white", FIGURES["marketeer"]))
    return signs


def _space(good: str, cell: Box, sold: bool, marketeer: bool, signs: list[PlacedLine]) -> Paint:
    left, top, right, bottom = cell
    size, x, y = (right - left) / 2, (left + right) / 2, (top + bottom) / 2
    fill = "slate" if sold else "paper"

    def paint(pen: Pen) -> None:
        pen.rect(cell, fill, 5)
        aside = size * 0.36 if marketeer else 0
        token(pen, good, x - aside, y - size * 0.28, size * 0.56, fill)
        if sold:
            pen.line([(left + 5, top + 5), (right - 5, bottom - size * 0.66)], "alarm", max(2.0, size * 0.13))
        if marketeer:
            figure(pen, right - size * 0.4, y + size * 0.08, size * 0.78, FIGURES["marketeer"])
        for sign in signs:
            sign.paint(pen)

    return paint


def paint_black_market(pen: Pen, box: Box, frame: Box) -> None:
    """The black market's board, before anything lies on it."""
    pen.rect(frame, "ink", 9)
    pen.rect(box, "ink")


def rows(values: tuple[int, ...], box: Box) -> list[Box]:
    """The spaces of the magazine, the best at the top."""
    left, top, right, bottom = box
    tall = (bottom - top) / len(values)
    return [(left, top + row * tall + 2, right, top + (row + 1) * tall - 2) for row in range(len(values))]


def magazine(surface: Surface, view: View, box: Box, say: Say) -> None:
    """The dock workers in the magazine; the last space takes all that come later."""
    spaces = rows(view.magazine, box)
    for number, (left, top, right, bottom) in enumerate(spaces):
        last = number == len(spaces) - 1
        here = view.magazine_workers[number:] if last else view.magazine_workers[number : number + 1]
        tall = bottom - top
        room = right - left - tall * 1.1
        step = min(tall * 0.95, room / max(1, len(here)))
        size = min(tall * 0.46, step * 0.6)
        for spot, color in enumerate(here):
            put_worker(surface, color, left + 3 + (spot + 0.5) * step, (top + bottom) / 2, size, say, "paper")


def put_worker(surface: Surface, color: str, x: float, y: float, size: float, say: Say, over: str) -> None:
    """A dock worker with the letters of its colour."""
    shade = f"dock_{color}"
    box = (x - size, y - size * 1.1, x + size, y + size * 1.1)
    surface.put(("worker", color, size), box, lambda pen: worker(pen, color, x, y, size), over)
    letters = say("pic-feld-worker-letters", worker=color)
    room = (x - size * 0.8, y + size * 0.05, x + size * 0.8, y + size * 0.98)
    write(surface, letters, room, size * 0.86, WRITTEN_ON[shade], shade)


def values(view: View, box: Box) -> list[PlacedLine]:
    """The values of the magazine's spaces."""
    words = []
    for value, (_, top, right, bottom) in zip(view.magazine, rows(view.magazine, box), strict=True):
        tall = bottom - top
        words.append(place(str(value), (right - tall, top, right - 3, bottom), tall * 0.62, "ink", "gold"))
    return words


def paint_magazine(pen: Pen, number: int, box: Box, frame: Box) -> None:
    """The magazine without workers and values."""
    pen.rect(frame, "wood", 9)
    for left, top, right, bottom in rows(tuple(range(number)), box):
        tall = bottom - top
        pen.rect((left, top, right, bottom), "paper", 5)
        pen.disc(right - tall * 0.5 - 1.5, (top + bottom) / 2, tall * 0.46, "gold")
