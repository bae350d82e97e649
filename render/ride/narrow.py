"""The board for a phone: one column, with all that matters in a turn large enough at half its size."""

from collections.abc import Sequence

from render.canvas import Ground, Surface, write
from render.frame import Frame
from render.pen import Box, Pen
from render.picture import Say
from render.pieces import houses
from render.ride.cards import back, transport
from render.ride.chart import Chart, chart
from render.ride.marks import Marks, routes
from render.ride.palette import PALETTE
from render.ride.seats import holdings, row, signed
from render.ride.track import marker
from render.ride.wide import HOUSES, headline, piles
from rules.ride.view import View

WIDE = 800
#: What matters is at least this high, so that it is 18 pixels high when the picture is shown 400 wide.
LEAST = 36
HEAD, MAP_TALL, CARDS_TALL, PILES_TALL, SEAT_TALL = 132, 960, 176, 76, 140


def frame(top: float) -> Frame:
    """The map, as wide as the picture, beginning at a height."""
    return Frame(-116, top - 34, 0.618, 0.87, 0.76, (6, top + 6, WIDE - 6, top + MAP_TALL - 6), letters=18)


def tall(view: View) -> int:
    """The height of the whole picture."""
    return HEAD + MAP_TALL + CARDS_TALL + PILES_TALL + (len(view.seats) + 1) // 2 * SEAT_TALL + 8


def ground(view: View, say: Say, above: int = 0) -> tuple[Ground, Chart]:
    """All that never changes; `above` is room for more between the headline and the map."""
    drawn = chart(view, frame(HEAD + above), say)
    size = (WIDE, tall(view) + above)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, WIDE, HEAD + above), "night")
        houses(pen, (0, HEAD - 50, WIDE, HEAD), 5, HOUSES, "night", "mist")
        if above:
            pen.rect((0, HEAD, WIDE, HEAD + above), "linen")
        pen.rect((0, HEAD + above + MAP_TALL, WIDE, size[1]), "linen")
        pen.rect((0, HEAD + above, WIDE, HEAD + above + MAP_TALL), None, 0, "wood", 3)

    return Ground(("narrow", above, len(view.seats), drawn.key), size, paint, PALETTE, drawn.written), drawn


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, marked: Marks, above: int = 0
) -> None:
    """All that changes: the headline, the map, the cards and the seats."""
    heading(surface, view, names, say)
    routes(surface, view, drawn, marked)
    top = HEAD + above + MAP_TALL
    _cards(surface, view, say, top, "faces" in marked.changed)
    top += CARDS_TALL
    for number, (kind, count) in enumerate(piles(view)):
        label = say("pic-ride-pile", kind=kind)
        _pile(surface, kind, count, label, (14 + number * 196, top, 200 + number * 196, top + PILES_TALL - 8))
    top += PILES_TALL
    for seat, name in enumerate(names[: len(view.seats)]):
        left = 12 + seat % 2 * 392
        y = top + seat // 2 * SEAT_TALL
        _seat(surface, view, seat, name, (left, y, left + 384, y + SEAT_TALL - 10))


def heading(surface: Surface, view: View, names: Sequence[str], say: Say) -> None:
    """Whose turn it is, and whether the end is near."""
    late = view.stage == "turns" and view.last_turns is not None
    text = headline(view, names, say, 300 if late else 460, LEAST)
    if late:
        text = f"{text} · {say('pic-last-round', turns=view.last_turns)}"
    write(surface, text, (16, 6, WIDE - 16, HEAD - 50), 46, "gold", "night", least=LEAST)


def _cards(surface: Surface, view: View, say: Say, top: float, fresh: bool) -> None:
    if fresh:
        band = (4, top + 3, WIDE - 4, top + CARDS_TALL - 5)
        surface.put("fresh", band, lambda pen: pen.rect(band, "gold", 14, "ink", 2))
    for number, color in enumerate(view.face_up):
        left = 13 + number * 156
        box = (left, top + 10, left + 150, top + CARDS_TALL - 12)
        transport(surface, box, color, say, "gold" if fresh else "linen", part=0.24)


def _pile(surface: Surface, kind: str, count: int, label: str, box: Box) -> None:
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, "paper", 10, "kerb", 2)
        pen.rect((left + 12, top + 8, left + 82, bottom - 8), "ink", 8)
        back(pen, (left + 15, top + 11, left + 79, bottom - 11), kind)

    surface.put(("chip", kind), box, paint, "linen")
    write(surface, str(count), (left + 98, top + 2, right - 8, top + 46), 42, "ink", "paper", align="l")
    room = (left + 92, top + 42, right - 4, bottom - 2)
    write(surface, label, room, 19, "soot", "paper", face="text", align="l", least=13)


def _seat(surface: Surface, view: View, seat: int, name: str, box: Box) -> None:
    left, top, right, bottom = box
    lit = seat in view.waiting or seat in view.winners

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if lit else "slate", 14)
        pen.rect((left + 6, top + 6, right - 6, bottom - 6), "paper", 9)

    surface.put(("seat", seat, lit), box, paint, "linen")
    marker(surface, seat, left + 40, top + 38, 27, "paper")
    points = signed(view.seats[seat].points)
    write(
        surface, name, (left + 74, top + 12, right - 92, top + 62), 40, "ink", "paper", align="l", least=LEAST
    )
    write(
        surface,
        points,
        (right - 86, top + 10, right - 16, top + 64),
        54,
        "ink",
        "paper",
        align="r",
        least=LEAST,
    )
    row(surface, holdings(view, seat), (left + 14, bottom - 58, right - 10, bottom - 12), LEAST)
