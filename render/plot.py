"""Points over rounds, and chances over a game, as lines in the seats' colours."""

from collections.abc import Mapping, Sequence
from math import ceil
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
#: From one name to the next, and for how many of them there is room.
APART, MOST = 58.0, 4
#: From one number of a round to the next, at least.
NUMBER = 60.0


@polite()
def plot(
    points: Sequence[Sequence[int]],
    names: Sequence[str],
    say: Say,
    game: str,
    shape: Shape = "desktop",
    *,
    over: bool = False,
) -> Picture:
    """The points of every seat at the beginning and after every round: `points[round][seat]`.

    The last are those of the end if the game is over; everything is in the game's colours.
    """
    sheet = _sheet(shape, len(names))
    palette = DRAWN_BY[game].PALETTE
    rounds = [list(row) for row in points] or [[0] * len(names)]
    every = [value for row in rounds for value in row]
    low, high = min(0, *every), max(10, *every)
    step = next(size for size in (2, 5, 10, 20, 50, 100, 1000) if (high - low) / size <= 8)
    low, high = low // step * step, -(-high // step) * step

    def at(number: int, value: float) -> Point:
        left, top, right, bottom = sheet.field
        x = left + (right - left) * number / max(1, len(rounds) - 1)
        return x, bottom - (bottom - top) * (value - low) / (high - low)

    lines = {_signed(value): at(0, value)[1] for value in range(low, high + 1, step)}
    below = {text: at(number, 0)[0] for number, text in _numbers(sheet, say, len(rounds), over).items()}
    canvas = Canvas(_ground(sheet, (say("pic-plot"), say("pic-rounds")), lines, below, palette))
    for seat in range(len(rounds[0])):
        way = [at(number, row[seat]) for number, row in enumerate(rounds)]
        _line(canvas, sheet, seat, way, palette)
    last = [_signed(value) for value in rounds[-1]]
    _ends(canvas, sheet, last, names, palette, [at(len(rounds) - 1, value)[1] for value in rounds[-1]])
    final = ", ".join(f"{name}: {value}" for name, value in zip(names, rounds[-1], strict=False))
    return Picture(canvas.png(), shortened(f"{say('pic-plot')}. {final}"), sheet.size)


def _sheet(shape: Shape, names: int) -> Sheet:
    """The layout for so many names: a list of few below the field leaves no gap above it."""
    sheet = SHEETS[shape]
    less = 0 if sheet.beside else round(APART) * (MOST - names)
    return sheet._replace(size=(sheet.size[0], sheet.size[1] - less), lowest=sheet.lowest - less)


def _signed(value: int) -> str:
    return str(value).replace("-", "−")


class Mark(NamedTuple):
    """A turning point of a curve: its place on it, and whose."""

    place: int
    seat: int


@polite()
def chances(
    told: Sequence[Sequence[float]],
    when: Sequence[int],
    rounds: Sequence[int],
    names: Sequence[str],
    say: Say,
    game: str,
    shape: Shape = "desktop",
    *,
    marks: Sequence[Mark] = (),
) -> Picture:
    """Everybody's chance to win, `told[place][seat]`, each told after so many answers and in some round.

    Turning points are numbered in their order; a curve ends with how the game came out.
    """
    sheet, palette = _sheet(shape, len(names)), DRAWN_BY[game].PALETTE
    left, top, right, bottom = sheet.field
    first, whole = when[0], max(1, when[-1] - when[0])

    def at(number: int, value: float) -> Point:
        return left + (right - left) * (when[number] - first) / whole, bottom - (bottom - top) * value

    lines = {f"{each}": at(0, each / 100)[1] for each in range(0, 101, 25)}
    below = _rounds(sheet, {at(number, 0)[0]: str(round_) for number, round_ in enumerate(rounds[:-1])})
    below |= {say("pic-plot-end"): right}
    canvas = Canvas(_ground(sheet, (say("pic-chances"), say("pic-rounds")), lines, below, palette))
    for seat in range(len(told[0])):
        _line(canvas, sheet, seat, [at(number, row[seat]) for number, row in enumerate(told)], palette)
    for number, mark in enumerate(marks, 1):
        _mark(canvas, str(number), at(mark.place, told[mark.place][mark.seat]))
    _ends(canvas, sheet, [""] * len(names), names, palette, [at(len(told) - 1, each)[1] for each in told[-1]])
    before = [say("pic-percent", percent=round(100 * each)) for each in told[max(0, len(told) - 2)]]
    final = ", ".join(f"{name}: {value}" for name, value in zip(names, before, strict=False))
    return Picture(canvas.png(), shortened(f"{say('pic-chances')}. {final}"), sheet.size)


def _rounds(sheet: Sheet, at: Mapping[float, str]) -> dict[str, float]:
    """Where the numbers of rounds stand, each once, as far as there is room besides the end."""
    kept: dict[str, float] = {}
    for x, number in at.items():
        room = x - max(kept.values(), default=-NUMBER) >= NUMBER and x <= sheet.field[2] - NUMBER
        if number not in kept and room:
            kept[number] = x
    return kept


def _mark(surface: Surface, number: str, at: Point) -> None:
    """A turning point: its number on the line."""
    x, y = at
    box = (x - 19, y - 19, x + 19, y + 19)

    def paint(pen: Pen) -> None:
        pen.disc(x, y, 18, "ink")

    surface.put(("turning",), box, paint)
    write(surface, number, box, 24, "paper", "ink")


def _numbers(sheet: Sheet, say: Say, rounds: int, over: bool) -> dict[int, str]:
    """What stands below the field and where: as many numbers of rounds as there is room for, and the end."""
    left, _, right, _ = sheet.field
    between = max(1, ceil(NUMBER * max(1, rounds - 1) / (right - left)))
    numbers = {number: str(number) for number in range(0, rounds, between)}
    if over:
        kept = {number: text for number, text in numbers.items() if rounds - 1 - number >= between}
        numbers = kept | {rounds - 1: say("pic-plot-end")}
    return numbers


def _ground(
    sheet: Sheet,
    titles: tuple[str, str],
    lines: Mapping[str, float],
    below: Mapping[str, float],
    palette: Palette,
) -> Ground:
    """Title and axes; `titles` are what the plot and its axis of time are called."""
    (width, height), (left, top, right, bottom) = sheet.size, sheet.field
    words = [place(titles[0], (left, 20, width - 40, 96), 50, "ink", "paper", face="title", align="l")]
    for value, y in lines.items():
        words.append(place(value, (20, y - 16, left - 14, y + 16), 24, "soot", "paper", align="r"))
    for text, x in below.items():
        words.append(place(text, (x - 40, bottom + 10, x + 40, bottom + 44), 24, "soot", "paper"))
    words.append(place(titles[1], (left, bottom + 46, right, bottom + 82), 24, "soot", "paper", face="text"))

    def paint(pen: Pen) -> None:
        pen.rect((0, 0, width, height), "paper")
        for y in lines.values():
            pen.line([(left, y), (right, y)], "linen", 2.5)
        pen.line([(left, top), (left, bottom), (right, bottom)], "soot", 3)
        for word in words:
            word.paint(pen)

    texts = tuple([(word.written.text, word.x, word.y) for word in words])
    written = tuple([word.written for word in words])
    return Ground(
        ("plot", sheet.size, tuple(lines.values()), texts), sheet.size, paint, palette, written, "card"
    )


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
    last: Sequence[str],
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
        write(surface, last[seat], total, 34, "ink", "paper", align="r", least=20)
