"""Cards to look up: a large picture of one card, with its name and what it does."""

from render.canvas import Canvas, Ground, Surface, write
from render.palette import WRITTEN_ON
from render.pen import Box, Paint, Pen
from render.picture import Picture, Say, shortened
from render.pieces import houses
from render.polite import polite
from render.ride.cards import crate, face
from render.ride.chart import COLORS, Chart, chart
from render.ride.hand import goal
from render.ride.layout import Frame
from render.ride.marks import Marked, routes
from render.ride.wide import HOUSES
from render.text import wrap
from rules.ride.view import ContractView, View

SIZE = (640, 900)
PICTURE = (40, 128, 600, 560)
NAME, TEXT = 48, 33


@polite()
def transport_card(color: str, say: Say) -> Picture:
    """A transport card of a colour, or the wild one."""

    def paint(pen: Pen) -> None:
        face(pen, PICTURE, color, 18)

    name = say("pic-ride-card-transport", color=color)
    surface = Canvas(_ground(("transport", color), paint))
    if color in COLORS:
        unit = min(PICTURE[2] - PICTURE[0], PICTURE[3] - PICTURE[1])
        room = (PICTURE[0], PICTURE[1], PICTURE[0] + unit * 0.5, PICTURE[1] + unit * 0.44)
        letter = say("pic-ride-letter", color=color)
        write(surface, letter, room, 150, WRITTEN_ON[color], color)
    return _finished(surface, name, say("pic-ride-about-transport", color=color))


@polite()
def merchandise_card(view: View, say: Say) -> Picture:
    """A merchandise card with the bonus for having the most."""

    def paint(pen: Pen) -> None:
        pen.rect(PICTURE, "wood", 18)
        for x, y, size in ((220, 420, 190), (430, 430, 170), (320, 270, 170)):
            crate(pen, x, y, size)

    name = say("pic-ride-card-merchandise")
    surface = Canvas(_ground(("merchandise",), paint))
    return _finished(surface, name, say("pic-ride-about-merchandise", seats=len(view.seats)))


@polite()
def contract_card(view: View, contract: ContractView, say: Say) -> Picture:
    """A contract with its two places on the map."""
    part = Frame(PICTURE[0] - 78, PICTURE[1] - 22, 0.425, 0.4, 0.5, 1, PICTURE)
    drawn = chart(view, part, say, frozenset())
    a, b = view.names[contract.a], view.names[contract.b]

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        _around(pen, PICTURE)

    surface = Canvas(_ground(("contract", drawn.key), paint))
    routes(surface, view, drawn, Marked())
    _ends(surface, drawn, contract)
    room = (SIZE[0] - 126, 26, SIZE[0] - 40, 112)
    surface.put("value", room, lambda pen: pen.disc(room[0] + 43, room[1] + 43, 43, "bottle"), "paper")
    write(surface, str(contract.value), (room[0] + 8, room[1], room[2] - 8, room[3]), 54, "white", "bottle")
    text = say("pic-ride-about-contract", a=a, b=b, value=contract.value)
    return _finished(surface, say("pic-ride-card-contract"), text, heading=f"{a} – {b}")


def _ends(surface: Surface, drawn: Chart, contract: ContractView) -> None:
    for place in (contract.a, contract.b):
        x, y = drawn.frame.at(drawn.spots[place].x, drawn.spots[place].y)
        goal(surface, x, y, 20, "")


def _around(pen: Pen, hole: Box) -> None:
    """Cover what a map has drawn beyond its picture."""
    left, top, right, bottom = hole
    wide, tall = SIZE
    for box in ((0, 0, wide, top), (0, bottom, wide, tall), (0, 0, left, tall), (right, 0, wide, tall)):
        pen.rect(box, "paper")
    pen.rect(hole, None, 0, "wood", 4)


def _ground(key: tuple[object, ...], paint: Paint) -> Ground:
    def whole(pen: Pen) -> None:
        pen.rect((0, 0, *SIZE), "paper")
        paint(pen)
        houses(pen, (0, SIZE[1] - 54, SIZE[0], SIZE[1]), 2, HOUSES, "night", "mist")
        pen.rect((0, 0, *SIZE), None, 0, "ink", 6)

    return Ground(("lookup", *key), SIZE, whole)


def _finished(surface: Canvas, name: str, text: str, heading: str = "") -> Picture:
    """The card with its name above and its text below the picture."""
    write(
        surface,
        name,
        (40, 26, 500 if heading else 600, 112),
        NAME,
        "ink",
        "paper",
        face="title",
        align="l",
        least=30,
    )
    top = PICTURE[3] + 12.0
    if heading:
        write(surface, heading, (40, top, 600, top + 48), 38, "ink", "paper", least=22)
        top += 48
    size = next(
        s
        for s in (TEXT, 30, 27, 24, 21, 18)
        if len(wrap(text, 560, "text", s)) * s * 1.25 < 836 - top or s == 18
    )
    for number, line in enumerate(wrap(text, 560, "text", size)):
        y = top + number * size * 1.25
        write(surface, line, (40, y, 600, y + size * 1.25), size, "ink", "paper", face="text", align="l")
    return Picture(surface.png(), shortened(f"{name}. {heading} {text}".replace("  ", " ")), SIZE)
