"""The legend: which letter and pattern is which colour, and what a route is worth."""

from render.canvas import PlacedLine, place
from render.pen import Box, Pen
from render.picture import Say
from render.ride.cards import sign
from render.ride.chart import COLORS
from render.ride.palette import WRITTEN_ON
from render.ride.spaces import pattern
from rules.ride.view import View

SHADES = (*COLORS, "gray")


def paint_legend(pen: Pen, box: Box) -> None:
    """The legend without its words."""
    pen.rect(box, "dusk", 10)
    for number, color in enumerate(SHADES):
        left, top, right, bottom = _swatch(box, number)
        pen.rect((left, top, right, bottom), color, 5)
        for aside in (-13, 13):
            pattern(pen, color, (left + right) / 2 + aside, (top + bottom) / 2, 15)
    left, top, right, bottom = _swatch(box, len(SHADES))
    sign(pen, "carts", (left + right) / 2, (top + bottom) / 2, 24, "paper")
    for spaces in range(1, 5):
        for step in _steps(box, spaces):
            pen.rect(step, "gray", 4)


def _swatch(box: Box, number: int) -> Box:
    left, top = box[0] + 12 + number % 2 * 148, box[1] + 12 + number // 2 * 31
    return left, top, left + 44, top + 25


def _steps(box: Box, spaces: int) -> list[Box]:
    """The spaces of a route of this length, small."""
    left = box[0] + 12 + (0, 44, 105, 181)[spaces - 1]
    top = box[3] - 34
    return [(left + 18 * number, top, left + 18 * number + 15, top + 18) for number in range(spaces)]


def legend(view: View, say: Say, box: Box) -> list[PlacedLine]:
    """The words of the legend."""
    words: list[PlacedLine] = []
    for number, color in enumerate(SHADES):
        left, top, right, bottom = _swatch(box, number)
        if color in COLORS:
            room = (left + 9, top, right - 9, bottom)
            words.append(place(say("pic-ride-letter", color=color), room, 18, WRITTEN_ON[color], color))
        words.append(_word(say("pic-ride-color", color=color), (right + 8, top, right + 100, bottom)))
    left, top, right, bottom = _swatch(box, len(SHADES))
    words.append(_word(say("pic-ride-goods"), (right + 4, top, right + 100, bottom)))
    words.append(_word(say("pic-ride-values"), (box[0] + 12, box[3] - 66, box[2] - 12, box[3] - 40)))
    for spaces in range(1, 5):
        right = _steps(box, spaces)[-1][2] + 5
        points = next((route.points for route in view.routes if route.length == spaces), 0)
        room = (right, box[3] - 38, right + 24, box[3] - 10)
        words.append(place(str(points), room, 22, "gold", "dusk", align="l"))
    return words


def _word(text: str, room: Box) -> PlacedLine:
    return place(text, room, 18, "paper", "dusk", face="text", align="l", least=11)
