"""Cards to look up: a large picture of one card, with its name and what it does."""

from render.canvas import Canvas, Surface, write
from render.frame import Frame
from render.lookup import PICTURE, SIZES, finished, ground
from render.pen import Box, Pen
from render.picture import Picture, Say, Shape
from render.ride.cards import corner, crate, face
from render.ride.chart import COLORS, Chart, chart
from render.ride.contracts import goal
from render.ride.marks import Marks, routes
from render.ride.palette import PALETTE, WRITTEN_ON
from rules.ride.view import ContractView, View


def card(view: View, name: str, shown: ContractView | None, say: Say, shape: Shape = "desktop") -> Picture:
    """A card by its name in the index; a contract is shown besides."""
    kind, _, color = name.partition("-")
    if kind == "transport":
        return transport_card(color, say, shape)
    if shown is None:
        return merchandise_card(view, say, shape)
    return contract_card(view, shown, say, shape)


def transport_card(color: str, say: Say, shape: Shape) -> Picture:
    """A transport card of a colour, or the wild one."""

    def paint(pen: Pen) -> None:
        face(pen, PICTURE, color, 18)

    name = say("pic-ride-card-transport", color=color)
    surface = Canvas(ground(("transport", color), paint, PALETTE, shape))
    if color in COLORS:
        letter = say("pic-ride-letter", color=color)
        write(surface, letter, corner(PICTURE), 150, WRITTEN_ON[color], color)
    return finished(surface, name, say("pic-ride-about-transport", color=color), shape=shape)


def merchandise_card(view: View, say: Say, shape: Shape) -> Picture:
    """A merchandise card with the bonus for having the most."""

    def paint(pen: Pen) -> None:
        pen.rect(PICTURE, "wood", 18)
        for x, y, size in ((220, 420, 190), (430, 430, 170), (320, 270, 170)):
            crate(pen, x, y, size)

    name = say("pic-ride-card-merchandise")
    surface = Canvas(ground(("merchandise",), paint, PALETTE, shape))
    return finished(surface, name, say("pic-ride-about-merchandise", seats=len(view.seats)), shape=shape)


def contract_card(view: View, contract: ContractView, say: Say, shape: Shape) -> Picture:
    """A contract with its two places on the map."""
    part = Frame(PICTURE[0] - 78, PICTURE[1] - 22, 0.425, 0.4, 0.5, PICTURE, letters=1)
    drawn = chart(view, part, say, frozenset())
    a, b = view.names[contract.a], view.names[contract.b]

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        _around(pen, PICTURE, SIZES[shape])

    surface = Canvas(ground(("contract", drawn.key), paint, PALETTE, shape))
    routes(surface, view, drawn, Marks())
    _ends(surface, drawn, contract)
    room = (SIZES[shape][0] - 126, 26, SIZES[shape][0] - 40, 112)
    surface.put("value", room, lambda pen: pen.disc(room[0] + 43, room[1] + 43, 43, "bottle"), "paper")
    write(surface, str(contract.value), (room[0] + 8, room[1], room[2] - 8, room[3]), 54, "white", "bottle")
    text = say("pic-ride-about-contract", a=a, b=b, value=contract.value)
    return finished(surface, say("pic-ride-card-contract"), text, heading=f"{a} – {b}", shape=shape)


def _ends(surface: Surface, drawn: Chart, contract: ContractView) -> None:
    for place in (contract.a, contract.b):
        x, y = drawn.frame.at(drawn.spots[place].x, drawn.spots[place].y)
        goal(surface, x, y, 20)


def _around(pen: Pen, hole: Box, size: tuple[int, int]) -> None:
    """Cover what a map has drawn beyond its picture."""
    left, top, right, bottom = hole
    wide, tall = size
    for box in ((0, 0, wide, top), (0, bottom, wide, tall), (0, 0, left, tall), (right, 0, wide, tall)):
        pen.rect(box, "paper")
    pen.rect(hole, None, 0, "wood", 4)
