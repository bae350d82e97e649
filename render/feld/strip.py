"""The seats in a row: number, name and points of everybody, a golden edge around whom the game waits for."""

from collections.abc import Sequence

from render.canvas import Surface, write
from render.feld.goods import token
from render.feld.marks import disc
from render.feld.signs import barge, inside, star, worker
from render.pen import Box, Paint, Pen
from render.text import line
from rules.feld.view import View


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")


def strip(
    surface: Surface,
    view: View,
    names: Sequence[str],
    box: Box,
    size: float,
    columns: int,
    *,
    loads: bool = False,
) -> None:
    """All seats in so many columns; with `loads`, what each has in its storehouse and on its barge."""
    left, top, right, bottom = box
    rows = -(-len(names) // columns)
    wide, tall = (right - left) / columns, (bottom - top) / rows
    for seat, name in enumerate(names):
        x, y = left + seat % columns * wide, top + seat // columns * tall
        plate = (x + 3, y + 3, x + wide - 3, y + tall - 3)
        _plate(surface, lit(view, seat), plate)
        if not loads:
            _seat(surface, view, seat, name, plate, size)
            continue
        middle = (plate[1] + plate[3]) / 2
        _seat(surface, view, seat, name, (plate[0], plate[1], plate[2], middle), size)
        if seat != view.tom:
            aboard(surface, view, seat, (plate[0] + 8, middle, plate[2] - 6, plate[3] - 5), "paper")


def lit(view: View, seat: int) -> bool:
    """Whether the game waits for a seat, or it has won."""
    return seat in view.winners if view.phase == "over" else seat in view.acting


def _seat(surface: Surface, view: View, seat: int, name: str, box: Box, size: float) -> None:
    left, top, right, bottom = box
    half = (bottom - top) / 2
    disc(surface, seat, left + half + 2, top + half, min(18.0, half * 0.92), over="paper")
    points = signed(view.seats[seat].points)
    wide = line(points, "bold", size * 1.15).width + 4
    room = (right - wide - 8, top, right - 8, bottom)
    write(surface, points, room, size * 1.15, "ink", "paper", align="r", least=size)
    mark = (room[0] - half * 1.3, top + half * 0.4, room[0] - half * 0.1, bottom - half * 0.4)
    surface.put(("points", half), mark, _star(mark), "paper")
    room = (left + half + 8 + min(18.0, half), top, mark[0] - 4, bottom)
    write(surface, name, room, size, "ink", "paper", align="l", least=size)


def _plate(surface: Surface, shines: bool, box: Box) -> None:
    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if shines else "slate", 10)
        pen.rect(inside(box, 4 if shines else 2), "paper", 7)

    surface.put(("seat", shines, box[2] - box[0], box[3] - box[1]), box, paint, "night")


def aboard(surface: Surface, view: View, seat: int, box: Box, over: str) -> None:
    """The temporary storehouse with what is in it, and the barge with what is aboard."""
    x, top, right, bottom = box
    state = view.seats[seat]
    things = [("store", ""), *[("good", good) for good in state.storehouse]]
    things += [("barge", ""), *[("good", good) for good in state.hold]]
    things += [("worker", color) for color in state.workers]
    half = min(26.0, (bottom - top) * 0.46, (right - x) / (2 * len(things)) - 1)
    y = (top + bottom) / 2
    for kind, which in things:
        spot = (x, y - half, x + half * 2, y + half)
        paint = _thing(kind, which, seat, x + half, y, half)
        surface.put(("thing", kind, which or seat, half), spot, paint, over)
        x += half * 2 + 2


def _thing(kind: str, which: str, seat: int, x: float, y: float, half: float) -> Paint:
    def paint(pen: Pen) -> None:
        if kind == "store":
            roof = [(x - half, y - half * 0.1), (x, y - half), (x + half, y - half * 0.1)]
            pen.polygon(roof, "brick_dark")
            pen.rect((x - half * 0.8, y - half * 0.1, x + half * 0.8, y + half * 0.9), "roof_b")
            pen.rect((x - half * 0.35, y + half * 0.2, x + half * 0.35, y + half * 0.9), "brick_dark")
        elif kind == "barge":
            barge(pen, x, y, half * 0.94, f"player{seat + 1}")
        elif kind == "good":
            token(pen, which, x, y, half)
        else:
            worker(pen, which, x, y, half * 0.92)

    return paint


def _star(box: Box) -> Paint:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return lambda pen: star(pen, x, y, (box[2] - box[0]) / 2, "gold", "gold_dark")
