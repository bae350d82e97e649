"""Points over turns, as lines in the seats' colours."""

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Canvas, Ground, Surface, place, write
from render.games import DRAWN_BY
from render.palette import Palette
from render.pen import Box, Pen, Point
from render.picture import Picture, Say, Shape, shortened
from render.polite import polite


class Sheet(NamedTuple):
    """How a plot is laid out: its size, the field of the lines, and where names and points stand."""

    size: tuple[int, int]
    field: Box
    #: The left and the right edge of the names, and how far down they may stand.
    names: tuple[float, float]
    lowest: float
    #: Whether a name stands at the end of its line, or in a list below the field.
    beside: bool


SHEETS: dict[Shape, Sheet] = {
    "desktop": Sheet((1200, 700), (90, 110, 900, 610), (926, 1182), 610, beside=True),
    "phone": Sheet((640, 700), (84, 104, 600, 374), (60, 600), 690, beside=False),
}
#: From one name to the next.
APART = 58.0


@polite()
def plot(
    points: Sequence[Sequence[int]], names: Sequence[str], say: Say, game: str, shape: Shape = "desktop"
) -> Picture:
    """The points of every seat after every turn, in a game's colours: `points[turn][seat]`."""
    sheet = SHEETS[shape]
    palette = DRAWN_BY[game].PALETTE
    turns = [list(row) for row in points] or [[0] * len(names)]
    every = [value for row in turns for value in row]
    low, high = min(0, *every), max(10, *every)
    step = next(size for size in (2, 5, 10, 20, 50, 100, 1000) if (high - low) / size <= 8)
    low, high = low // step * step, -(-high // step) * step

    def at(turn: int, value: float) -> Point:
        left, top, right, bottom = sheet.field
        x = left + (right - left) * turn / max(1, len(turns) - 1)
        return x, bottom - (bottom - top) * (value - low) / (high - low)

    lines = [at(0, value)[1] for value in range(low, high + 1, step)]
    ground = _ground(sheet, say, tuple(lines), tuple(range(low, high + 1, step)), len(turns), palette)
    canvas = Canvas(ground)
    for seat in range(len(turns[0])):
        way = [at(turn, row[seat]) for turn, row in enumerate(turns)]
        _line(canvas, sheet, seat, way, palette)
    _ends(canvas, sheet, turns[-1], names, palette, [at(len(turns) - 1, value)[1] for value in turns[-1]])
    final = ", ".join(f"{name}: {value}" for name, value in zip(names, turns[-1], strict=False))
    return Picture(canvas.png(), shortened(f"{say('pic-plot')}. {final}"), sheet.size)


def _ground(
    sheet: Sheet, say: Say, heights: tuple[float, ...], values: tuple[int, ...], turns: int, palette: Palette
) -> Ground:
    (width, height), (left, top, right, bottom) = sheet.size, sheet.field
    words = [place(say("pic-plot"), (left, 20, width - 40, 96), 50, "ink", "paper", face="title", align="l")]
    for y, value in zip(heights, values, strict=True):
        words.append(
            place(
                str(value).replace("-", "−"), (20, y - 16, left - 14, y + 16), 24, "soot", "paper", align="r"
            )
        )
    steps = sorted({0, (turns - 1) // 2, turns - 1})
    for turn in steps:
        x = left + (right - left) * turn / max(1, turns - 1)
        words.append(place(str(turn), (x - 40, bottom + 10, x + 40, bottom + 44), 24, "soot", "paper"))
    words.append(
        place(say("pic-turns"), (left, bottom + 46, right, bottom + 82), 24, "soot", "paper", face="text")
    )

    def paint(pen: Pen) -> None:
        pen.rect((0, 0, width, height), "paper")
        for y in heights:
            pen.line([(left, y), (right, y)], "linen", 2.5)
        pen.line([(left, top), (left, bottom), (right, bottom)], "soot", 3)
        for word in words:
            word.paint(pen)

    texts = tuple([(word.written.text, word.x, word.y) for word in words])
    written = tuple([word.written for word in words])
    return Ground(("plot", sheet.size, heights, texts), sheet.size, paint, palette, written, "card")


def _line(surface: Surface, sheet: Sheet, seat: int, way: list[Point], palette: Palette) -> None:
    """A seat's line, with signs of its own and an edge that shows it on paper."""
    color = f"{palette.seat}{seat + 1}"

    def paint(pen: Pen) -> None:
        pen.line(way, "ink", 8)
        pen.line(way, color, 5)
        for x, y in way[:: max(1, len(way) // 12)]:
            _knot(pen, seat, x, y, color)

    left, top, right, bottom = sheet.field
    surface.put(("line", seat, tuple(way)), (left - 12, top - 12, right + 12, bottom + 12), paint)


def _knot(pen: Pen, seat: int, x: float, y: float, color: str) -> None:
    """A seat's sign on its line: disc, square, triangle or diamond."""
    if seat == 0:
        pen.disc(x, y, 9, "ink")
        pen.disc(x, y, 7, color)
        return
    shape = (
        [(-8, -8), (8, -8), (8, 8), (-8, 8)],
        [(0, -10), (10, 8), (-10, 8)],
        [(0, -11), (11, 0), (0, 11), (-11, 0)],
    )[seat - 1]
    pen.polygon([(x + dx, y + dy) for dx, dy in shape], color, "ink", 2)


def _ends(
    surface: Surface,
    sheet: Sheet,
    last: Sequence[int],
    names: Sequence[str],
    palette: Palette,
    heights: Sequence[float],
) -> None:
    """Names and points at the ends of the lines, moved apart where they would touch, or in a list below."""
    order = sorted(range(len(last)), key=lambda seat: (heights[seat], seat))
    left, right = sheet.names
    y = sheet.field[1] - 30.0
    free = sheet.lowest - APART * (len(order) - 1) - (0 if sheet.beside else APART / 2)
    for number, seat in enumerate(order):
        wished = heights[seat] if sheet.beside else sheet.lowest
        y = min(max(y + APART if number else y, wished), free + APART * number)
        box = (left, y - 26, left + 52, y + 26)
        color = f"{palette.seat}{seat + 1}"

        def paint(pen: Pen, color: str = color, x: float = left + 26, y: float = y) -> None:
            pen.disc(x, y, 24, "ink")
            pen.disc(x, y, 21, color)

        surface.put(("end", color), box, paint, "paper")
        write(surface, str(seat + 1), box, 30, palette.written_on[color], color)
        room = (left + 60, y - 24, right - 66, y + 24)
        write(surface, names[seat], room, 28, "ink", "paper", align="l", least=20)
        total = (right - 62, y - 24, right, y + 24)
        write(surface, str(last[seat]), total, 34, "ink", "paper", align="r")
