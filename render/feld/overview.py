"""The part `board`: the whole in short, for everybody: harbour and city, who plays and what everybody has.

Nothing in it is a word, so that it is drawn once for all languages.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from render.canvas import Ground, Surface, write
from render.feld import city, marks, quays, table
from render.feld.chart import chart
from render.feld.cubes import supply
from render.feld.heading import seated
from render.feld.marks import Marks
from render.feld.palette import PALETTE
from render.feld.seats import header, plate, stats
from render.feld.sheet import LARGE, SMALL
from render.feld.signs import star
from render.feld.strip import lit, strip
from render.frame import Frame
from render.lookup import HOUSES
from render.pen import Box, Paint, Pen
from render.picture import Say, Shape
from render.pieces import houses, ship
from rules.feld.view import View

S = TypeVar("S", bound=Surface)


class Plan(NamedTuple):
    """Where things lie in a shape."""

    size: tuple[int, int]
    city: Frame
    harbour: Frame
    banner: Box
    seats: Box
    columns: int
    #: How high a seat's board is, and TOM's, who has neither cubes nor cards.
    seat: int
    tom: int
    table: Box


PLANS: dict[Shape, Plan] = {
    "desktop": Plan(
        (1100, 700),
        city.framed((0, 222, 790, 700), 1.0, compact=True),
        quays.framed((0, 0, 790, 222), 1.0, compact=True),
        (790, 0, 1100, 72),
        (794, 74, 1096, 548),
        1,
        118,
        82,
        (798, 556, 1092, 694),
    ),
    "phone": Plan(
        (640, 760),
        city.framed((0, 334, 640, 760), 24 / 22, compact=True),
        quays.framed((0, 142, 640, 334), 24 / 22, compact=True),
        (0, 0, 640, 44),
        (2, 44, 638, 142),
        2,
        49,
        49,
        (0, 0, 0, 0),
    ),
}


def draw(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    marked: Marks,
    shape: Shape,
    below: int = 0,
) -> S:
    """The whole on a surface that begins with its ground; `below` is room for more under it."""
    plan = PLANS[shape]
    drawn = chart(view, plan.city, plan.harbour)
    end = _seats_end(view, plan)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        left, top, right, bottom = plan.banner
        pen.rect((left, top, right, bottom if shape == "desktop" else plan.seats[3]), "dusk")
        if shape == "desktop":
            pen.rect((left, bottom, right, plan.size[1]), "night")
            _evening(pen, (left, end, right, plan.table[1]))
            pen.rect((left, plan.table[1] - 4, right, plan.size[1]), "linen")
        pen.rect((0, plan.city.box[1] - 2, plan.city.box[2], plan.city.box[1] + 1), "wood")
        if below:
            pen.rect((0, plan.size[1], plan.size[0], plan.size[1] + below), "linen")

    size = (plan.size[0], plan.size[1] + below)
    surface = on(Ground(("board", shape, below, end, drawn.key), size, paint, PALETTE, drawn.written))
    marks.harbour(surface, view, drawn, marked)
    marks.city(surface, view, drawn, marked)
    _banner(surface, view, seated(view, names), plan, LARGE[shape])
    _seats(surface, view, seated(view, names), plan, shape)
    if shape == "desktop":
        _table(surface, view, plan.table, LARGE[shape], fresh="tile" in marked.changed)
    return surface


def _seats_end(view: View, plan: Plan) -> float:
    """Where the last seat's board ends."""
    people = len(view.seats) if view.tom is None else view.tom
    return plan.seats[1] + plan.seat * people + (plan.tom if view.tom is not None else 0)


def _evening(pen: Pen, box: Box) -> None:
    """Houses at a canal at night, where no seat needs the room."""
    left, top, right, bottom = box
    if bottom - top < 70:
        return
    quay = bottom - min(60.0, (bottom - top) * 0.4)
    houses(pen, (left, max(top + 4, quay - 100), right, quay), 6, HOUSES, "ink", "gold")
    pen.rect((left, quay, right, bottom), "dusk")
    for number in range(16):
        x, y = left + 14 + number * 67 % 280, quay + 8 + number * 29 % max(10, int(bottom - quay - 12))
        pen.line([(x, y), (x + 14 + number * 7 % 14, y)], "slate", 3)
    ship(pen, left + 120, bottom - 20, 56, "wood_dark", "linen", "alarm")


def _banner(surface: Surface, view: View, names: Sequence[str], plan: Plan, letters: float) -> None:
    """Whom the game waits for, or who has won; the round and the phase; the order of play."""
    left, top, right, bottom = plan.banner
    people = view.winners if view.phase == "over" else view.acting
    when = f"{view.round}/{view.rounds}"
    when += f" {view.phase}" if view.phase in ("I", "II", "III", "IV") else ""
    if plan.columns == 1:
        spot, side = (left + 12, top + 2, right - 10, top + 38), (left + 12, top + 38, left + 150, bottom - 2)
    else:
        spot, side = (left + 12, top, right - 300, bottom), (right - 292, top, right - 160, bottom)
    mark = (spot[0], (spot[1] + spot[3]) / 2 - 13, spot[0] + 26, (spot[1] + spot[3]) / 2 + 13)
    surface.put(("whose", view.phase == "over"), mark, _whose(mark, view.phase == "over"), "dusk")
    who = ", ".join([names[seat] for seat in people])
    room = (spot[0] + 34, *spot[1:])
    write(surface, who, room, letters * 1.15, "gold", "dusk", align="l", least=letters)
    write(surface, when, side, letters, "white", "dusk", align="l", least=letters)
    y = (side[1] + side[3]) / 2
    for number, seat in enumerate(view.order):
        marks.disc(surface, seat, right - 20 - (len(view.order) - 1 - number) * 34, y, 15.5, over="dusk")


def _whose(box: Box, over: bool) -> Paint:
    """A star for who has won, else an arrow."""
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        if over:
            star(pen, (left + right) / 2, (top + bottom) / 2, 13, "gold", "gold_dark")
        else:
            pen.polygon(
                [(left + 4, top + 2), (right - 2, (top + bottom) / 2), (left + 4, bottom - 2)], "gold"
            )

    return paint


def _seats(surface: Surface, view: View, names: Sequence[str], plan: Plan, shape: Shape) -> None:
    left, top, right, _ = plan.seats
    if plan.columns > 1:
        strip(surface, view, names, plan.seats, LARGE[shape], plan.columns)
        return
    letters, wide, y = LARGE[shape], right - left, top
    for seat, name in enumerate(names):
        tall = plan.tom if seat == view.tom else plan.seat
        box = (left + 2, y + 3, left + wide - 2, y + tall - 3)
        plate(surface, lit(view, seat), box, "night")
        inner = (box[0] + 8, box[1] + 5, box[2] - 8, box[1] + 41)
        header(surface, view, seat, name, inner, letters)
        stats(surface, view, seat, (inner[0], inner[3] + 2, inner[2], inner[3] + 32), letters)
        if seat != view.tom:
            room = (inner[0], inner[3] + 34, inner[2], box[3] - 5)
            supply(surface, view.seats[seat], room, "paper", SMALL, aside=True)
        y += tall


def _table(surface: Surface, view: View, box: Box, letters: float, *, fresh: bool) -> None:
    """The market tile, and the dice of this round."""
    left, top, _, bottom = box
    table.tile(surface, view.tile, (left, top, left + 108, bottom), "linen", letters, fresh=fresh)
    size = 50.0
    for number, (color, pips) in enumerate(view.dice.items()):
        x, y = left + 126 + number % 3 * (size + 9), top + 14 + number // 3 * (size + 10)
        table.die(surface, color, pips, (x, y, x + size, y + size), "linen")
