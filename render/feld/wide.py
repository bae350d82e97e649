"""The board for everybody: the map, below it the table, beside it the seats."""

from collections.abc import Sequence

from render.canvas import Ground, PlacedLine, Surface, place, write
from render.feld import markets, marks, table
from render.feld.chart import Chart, chart
from render.feld.heading import headline, phase, seated
from render.feld.marks import Marks, disc
from render.feld.palette import PALETTE, WRITTEN_ON
from render.feld.phases import on_table, stacks
from render.feld.seats import TALL, TOM, panel
from render.feld.signs import inside, symbol
from render.frame import Frame
from render.pen import Box, Pen
from render.picture import Say
from render.pieces import houses, ship
from render.text import line
from rules.feld.view import DistrictView, View

SIZE = (1600, 1200)
SIDE = 1190
UNIT = 0.783
HARBOUR = Frame(-40 * UNIT, -42 * UNIT, UNIT, UNIT, UNIT, (0, 0, SIDE, 346))
CITY = Frame(-40 * UNIT, -20 * UNIT, UNIT, UNIT, UNIT, (0, 342, SIDE, 886))
TRACK: Box = (6, 893, SIDE - 6, 941)
TABLE: Box = (10, 952, 868, 1192)
STACKS: Box = (884, 952, SIDE - 8, 1192)
MARKET: Box = (12, 716, 168, 878)
MAGAZINE: Box = (1042, 716, 1182, 878)
SEATS_TOP, SEAT_STEP = 118, TALL + 8
HOUSES = ("brick", "rust", "ochre", "brick_dark", "plaster", "bottle")
#: The middles of the ribbons with the districts' names.
RIBBONS = {
    "haarlemmerbuurt": (176, 336),
    "burgwallen": (430, 336),
    "nieuwmarkt": (810, 336),
    "plantage": (1092, 336),
    "jordaan": (274, 852),
    "grachtengordel": (896, 872),
}


def ground(view: View, say: Say, below: int = 0) -> tuple[Ground, Chart]:
    """All that never changes on this board; `below` is room for more under it."""
    drawn = chart(view, CITY, (HARBOUR,), say, title=True)
    words = [
        _heading(say("pic-feld-black-market"), MARKET, "ink"),
        _heading(say("pic-feld-magazine"), MAGAZINE, "wood"),
        *markets.values(view, _within(MAGAZINE)),
    ]

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        markets.paint_black_market(pen, _within(MARKET), MARKET)
        markets.paint_magazine(pen, len(view.magazine), _within(MAGAZINE), MAGAZINE)
        pen.rect((0, CITY.box[3], SIDE, CITY.box[3] + 3), "wood")
        pen.rect((0, CITY.box[3] + 3, SIZE[0], SIZE[1] + below), "linen")
        pen.rect((SIDE, 0, *SIZE), "night")
        pen.rect((SIDE, 0, SIZE[0], 70), "dusk")
        houses(pen, (SIDE, 56, SIZE[0], 108), 3, HOUSES, "night", "mist")
        _canal(pen, seats_bottom(view))
        for word in words:
            word.paint(pen)

    written = (*drawn.written, *[word.written for word in words])
    key = ("wide", below, seats_bottom(view), drawn.key, tuple([word.written.text for word in words]))
    return Ground(key, (SIZE[0], SIZE[1] + below), paint, PALETTE, written), drawn


def _heading(text: str, box: Box, over: str) -> PlacedLine:
    return place(text, (box[0] + 4, box[1] + 2, box[2] - 4, box[1] + 24), 17, "white", over, least=11)


def _within(box: Box) -> Box:
    """The room under the heading of the black market or the magazine."""
    return box[0] + 4, box[1] + 24, box[2] - 4, box[3] - 4


def seats_bottom(view: View) -> float:
    """Where the last player board ends; TOM's is small."""
    less = 0 if view.tom is None else TALL - TOM
    return SEATS_TOP + len(view.seats) * SEAT_STEP - less


def _canal(pen: Pen, top: float) -> None:
    """A canal at night, where no seat needs the room."""
    left, right, bottom = SIDE, SIZE[0], SIZE[1]
    if bottom - top < 100:
        return
    quay = bottom - 96
    houses(pen, (left, quay - 130, right, quay), 6, HOUSES, "ink", "gold")
    pen.rect((left, quay, right, bottom), "dusk")
    for number in range(24):
        x, y = left + 14 + number * 67 % 380, quay + 12 + number * 29 % 80
        pen.line([(x, y), (x + 16 + number * 7 % 14, y)], "slate", 3)
    pen.disc(right - 70, top + 50, 26, "mist")
    pen.disc(right - 59, top + 43, 23, "night")
    ship(pen, left + 150, bottom - 34, 76, "wood_dark", "linen", "alarm")
    if bottom - top > 400:
        ship(pen, left + 320, bottom - 18, 54, "brick_dark", "linen", "alarm")


def draw(
    surface: Surface,
    view: View,
    names: Sequence[str],
    say: Say,
    drawn: Chart,
    marked: Marks,
    own: bool = False,
) -> None:
    """All that changes on this board; on the reader's `own` picture more follows below."""
    names = seated(view, names)
    for district in view.districts:
        ribbon(surface, view, district)
    marks.city(surface, view, drawn, marked, say)
    marks.harbour(surface, view, drawn, marked, say)
    markets.black_market(surface, view, _within(MARKET), say)
    markets.magazine(surface, view, _within(MAGAZINE), say)
    table.round_track(surface, view, TRACK, "linen")
    on_table(surface, view, names, say, TABLE, fresh="display" in marked.changed, own=own)
    stacks(surface, view, say, STACKS, fresh="tile" in marked.changed)
    banner(surface, view, names, say)
    for seat, name in enumerate(names):
        top = SEATS_TOP + seat * SEAT_STEP
        panel(surface, view, seat, name, (SIDE + 12, top, SIZE[0] - 10, top + TALL))


def ribbon(surface: Surface, view: View, district: DistrictView) -> None:
    """A district's name with its colour; where its tile lies face up, with the points for most crests."""
    x, y = RIBBONS[district.id]
    shade = f"cube_{district.color}"
    name, tile = district.id.capitalize(), district.tile
    points = "·".join(map(str, view.majority)) if tile else ""
    wide = line(name, "bold", 18).width + 42
    more = line(points, "bold", 18).width + 18 if tile else 0
    left = x - (wide + more) / 2
    box = (left, y - 13, left + wide + more, y + 13)

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", 9)
        pen.rect(inside(box, 1.5), shade, 8)
        symbol(pen, district.color, left + 17, y, 8, WRITTEN_ON[shade])
        if tile:
            pen.rect((left + wide, y - 11.5, box[2] - 1.5, y + 11.5), "gold", 8)
            pen.rect((left + wide, y - 11.5, left + wide + 8, y + 11.5), "gold")

    surface.put(("ribbon", district.id, points), box, paint)
    write(surface, name, (left + 30, y - 13, left + wide - 6, y + 13), 18, WRITTEN_ON[shade], shade)
    if tile:
        write(surface, points, (left + wide + 2, y - 13, box[2] - 4, y + 13), 18, "ink", "gold")


def banner(surface: Surface, view: View, names: Sequence[str], say: Say) -> None:
    """Whose turn it is, the phase, and the order of play."""
    left, right = SIDE + 16, SIZE[0] - 14
    count = len(view.order)
    edge = right - count * 34 - 8
    write(
        surface,
        headline(view, names, say, 200, 24),
        (left, 4, edge, 38),
        27,
        "gold",
        "dusk",
        align="l",
        least=17,
    )
    write(
        surface, phase(view, say), (left, 36, edge, 60), 18, "paper", "dusk", face="text", align="l", least=12
    )
    for number, seat in enumerate(view.order):
        disc(surface, seat, right - (count - number - 0.5) * 34, 30, 15, over="dusk")
