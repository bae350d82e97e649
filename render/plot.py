"""Points over turns, as lines in the seats' colours."""

from collections.abc import Sequence

from render.canvas import Canvas, Ground, Surface, place, write
from render.games import DRAWN_BY
from render.palette import Palette
from render.pen import Box, Pen, Point
from render.picture import Picture, Say, shortened
from render.polite import polite

SIZE = (1200, 760)
FIELD: Box = (90, 110, 900, 670)


@polite()
def plot(points: Sequence[Sequence[int]], names: Sequence[str], say: Say, game: str) -> Picture:
    """The points of every seat after every turn, in a game's colours: `points[turn][seat]`."""
    palette = DRAWN_BY[game].PALETTE
    turns = [list(row) for row in points] or [[0] * len(names)]
    every = [value for row in turns for value in row]
    low, high = min(0, *every), max(10, *every)
    step = next(size for size in (2, 5, 10, 20, 50, 100, 1000) if (high - low) / size <= 8)
    low, high = low // step * step, -(-high // step) * step

    def at(turn: int, value: float) -> Point:
        left, top, right, bottom = FIELD
        x = left + (right - left) * turn / max(1, len(turns) - 1)
        return x, bottom - (bottom - top) * (value - low) / (high - low)

    lines = [at(0, value)[1] for value in range(low, high + 1, step)]
    canvas = Canvas(_ground(say, tuple(lines), tuple(range(low, high + 1, step)), len(turns), palette))
    for seat in range(len(turns[0])):
        way = [at(turn, row[seat]) for turn, row in enumerate(turns)]
        _line(canvas, seat, way, palette)
    _ends(canvas, turns[-1], names, palette, [at(len(turns) - 1, value)[1] for value in turns[-1]])
    final = ", ".join(f"{name}: {value}" for name, value in zip(names, turns[-1], strict=False))
    return Picture(canvas.png(), shortened(f"{say('pic-plot')}. {final}"), SIZE)


def _ground(
    say: Say, heights: tuple[float, ...], values: tuple[int, ...], turns: int, palette: Palette
) -> Ground:
    left, top, right, bottom = FIELD
    words = [
        place(say("pic-plot"), (left, 20, SIZE[0] - 40, 96), 50, "ink", "paper", face="title", align="l")
    ]
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
        pen.rect((0, 0, *SIZE), "paper")
        for y in heights:
            pen.line([(left, y), (right, y)], "linen", 2.5)
        pen.line([(left, top), (left, bottom), (right, bottom)], "soot", 3)
        for word in words:
            word.paint(pen)

    texts = tuple([(word.written.text, word.x, word.y) for word in words])
    written = tuple([word.written for word in words])
    return Ground(("plot", heights, texts), SIZE, paint, palette, written, "card")


def _line(surface: Surface, seat: int, way: list[Point], palette: Palette) -> None:
    """A seat's line, with signs of its own and an edge that shows it on paper."""
    color = f"{palette.seat}{seat + 1}"

    def paint(pen: Pen) -> None:
        pen.line(way, "ink", 8)
        pen.line(way, color, 5)
        for x, y in way[:: max(1, len(way) // 12)]:
            _knot(pen, seat, x, y, color)

    left, top, right, bottom = FIELD
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
    surface: Surface, last: Sequence[int], names: Sequence[str], palette: Palette, heights: Sequence[float]
) -> None:
    """Names and points at the ends of the lines, moved apart where they would touch."""
    order = sorted(range(len(last)), key=lambda seat: (heights[seat], seat))
    y = FIELD[1] - 30.0
    free = FIELD[3] - 58.0 * (len(order) - 1)
    for number, seat in enumerate(order):
        y = min(max(y + 58 if number else y, heights[seat]), free + 58 * number)
        box = (FIELD[2] + 26, y - 26, FIELD[2] + 78, y + 26)
        color = f"{palette.seat}{seat + 1}"

        def paint(pen: Pen, color: str = color, x: float = FIELD[2] + 52, y: float = y) -> None:
            pen.disc(x, y, 24, "ink")
            pen.disc(x, y, 21, color)

        surface.put(("end", color), box, paint, "paper")
        write(surface, str(seat + 1), box, 30, palette.written_on[color], color)
        room = (FIELD[2] + 86, y - 24, SIZE[0] - 84, y + 24)
        write(surface, names[seat], room, 28, "ink", "paper", align="l", least=20)
        write(
            surface,
            str(last[seat]),
            (SIZE[0] - 80, y - 24, SIZE[0] - 18, y + 24),
            34,
            "ink",
            "paper",
            align="r",
        )
