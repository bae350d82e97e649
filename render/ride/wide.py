"""The board for everybody: the map within its score track, the cards below it, the seats beside it."""

from collections.abc import Sequence

from render.canvas import Ground, Surface, place, write
from render.frame import Frame
from render.pen import Box, Paint, Pen
from render.picture import Say
from render.pieces import houses, ship
from render.ride.cards import pile, transport
from render.ride.chart import Chart, chart
from render.ride.legend import legend, paint_legend
from render.ride.marks import Marks, routes
from render.ride.palette import PALETTE
from render.ride.pieces import crosses
from render.ride.seats import panel
from render.ride.track import Rim, markers, numbers, paint_track
from render.text import fit, wrap
from rules.ride.view import View

SIZE = (1600, 1200)
RIM = Rim((0, 0, 1262, 1030), 29, 21, 30)
SIDE, STRIP = 1262, 1030
FRAME = Frame(-97, 2, 0.87, 0.862, 0.87, (34, 34, SIDE - 34, STRIP - 34), letters=20)
SEATS_TOP, SEAT_TALL, SEAT_GAP = 262, 168, 10
LEGEND = (SIDE + 16, 990, SIZE[0] - 16, 1190)
HOUSES = ("brick", "rust", "ochre", "brick_dark", "plaster", "bottle")


def ground(view: View, say: Say, below: int = 0) -> tuple[Ground, Chart]:
    """All that never changes on this board; `below` is room for more under it."""
    drawn = chart(view, FRAME, say)
    track = numbers(RIM)
    x, y = FRAME.at(1338, 296)
    words = [
        place("Amsterdam", (SIDE + 84, 26, SIZE[0] - 12, 86), 50, "paper", "dusk", face="title", align="l"),
        place("Het IJ", (x - 80, y - 26, x + 80, y + 26), 46, "delft", "water", face="title"),
        *legend(view, say, LEGEND),
    ]

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        paint_track(pen, RIM, track)
        pen.rect((0, STRIP, SIZE[0], SIZE[1] + below), "linen")
        pen.rect((SIDE, 0, *SIZE), "night")
        _header(pen)
        _canal(pen, SEATS_TOP + len(view.seats) * (SEAT_TALL + SEAT_GAP))
        paint_legend(pen, LEGEND)
        for word in words:
            word.paint(pen)

    written = (*drawn.written, *[number.written for number in track], *[word.written for word in words])
    key = ("wide", below, len(view.seats), drawn.key, tuple([word.written.text for word in words]))
    return Ground(key, (SIZE[0], SIZE[1] + below), paint, PALETTE, written), drawn


def _header(pen: Pen) -> None:
    """The skyline over the seats."""
    pen.rect((SIDE, 0, SIZE[0], 150), "dusk")
    crosses(pen, SIDE + 46, 56, 32, "alarm", "ink", "paper")
    houses(pen, (SIDE, 92, SIZE[0], 172), 3, HOUSES, "night", "mist")
    pen.rect((SIDE, 171, SIZE[0], 176), "slate")


def _canal(pen: Pen, top: float) -> None:
    """A canal at night, where no seat needs the room."""
    left, right, bottom = SIDE, SIZE[0], LEGEND[1] - 12
    if bottom - top < 100:
        return
    quay = bottom - 56
    houses(pen, (left, quay - min(120, quay - top - 20), right, quay), 4, HOUSES, "ink", "gold")
    pen.rect((left, quay, right, bottom), "dusk")
    for number in range(14):
        x, y = left + 20 + number * 67 % 300, quay + 10 + number * 29 % 42
        pen.line([(x, y), (x + 16 + number * 7 % 14, y)], "slate", 3)
    if bottom - top > 250:
        pen.disc(right - 60, top + 46, 24, "mist")
        pen.disc(right - 50, top + 40, 21, "night")
        ship(pen, left + 150, bottom - 20, 62, "wood_dark", "linen", "alarm")


def draw(surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, marked: Marks) -> None:
    """All that changes on this board."""
    routes(surface, view, drawn, marked)
    markers(surface, view, RIM)
    _banner(surface, view, names, say)
    for seat, name in enumerate(names[: len(view.seats)]):
        top = SEATS_TOP + seat * (SEAT_TALL + SEAT_GAP)
        panel(surface, view, seat, name, say, (SIDE + 16, top, SIZE[0] - 16, top + SEAT_TALL))
    _table(surface, view, say, "faces" in marked.changed)


def headline(view: View, names: Sequence[str], say: Say, room: float = 0, size: float = 0) -> str:
    """Whose turn it is, or who has won; a name takes no more room than `room` at this size."""
    if room:
        names = [fit(name, room, "bold", size, size).text for name in names]
    if view.stage == "over":
        won = [names[seat] for seat in view.winners]
        return say("pic-won", names=", ".join(won), winners=len(won))
    if view.stage == "contracts":
        if view.first is None:
            return say("pic-ride-choosing")
        return say("pic-ride-choosing-first", name=names[view.first])
    return say("pic-turn", name=names[view.waiting[0]])


def _banner(surface: Surface, view: View, names: Sequence[str], say: Say) -> None:
    """Whose turn it is, and whether the end is near."""
    left, right = SIDE + 16, SIZE[0] - 16
    late = view.stage == "turns" and view.last_turns is not None
    text = headline(view, names, say, 236, 26)
    lines = wrap(text, right - left, "bold", 30 if late else 26)
    if len(lines) == 1 or late:
        write(surface, text, (left, 182, right, 220 if late else 254), 30, "gold", "night", least=17)
    else:
        for number, words in enumerate((lines[0], " ".join(lines[1:]))):
            write(surface, words, (left, 184 + 34 * number, right, 218 + 34 * number), 26, "gold", "night")
    if late:
        surface.put("late", (left, 222, right, 252), _pill((left, 222, right, 252), "alarm"))
        last = say("pic-last-round", turns=view.last_turns)
        write(surface, last, (left + 8, 222, right - 8, 252), 20, "white", "alarm", least=12)


def _pill(box: Box, fill: str) -> Paint:
    return lambda pen: pen.rect(box, fill, 9)


def _table(surface: Surface, view: View, say: Say, fresh: bool) -> None:
    """The cards on the table: five face up, and the piles."""
    wide, tall, step = 112, 148, 128
    top = STRIP + 11
    if fresh:
        band = (8, top - 8, 20 + step * 5, top + tall + 8)
        surface.put("fresh", band, lambda pen: pen.rect(band, "gold", 14, "ink", 2))
    for number, color in enumerate(view.face_up):
        left = 22 + number * step
        transport(surface, (left, top, left + wide, top + tall), color, say, "gold" if fresh else "linen")
    for number, (kind, count) in enumerate(piles(view)):
        left = 22 + 5 * step + 34 + number * 140
        pile(surface, (left, top + 8, left + 106, top + tall), kind, count, say("pic-ride-pile", kind=kind))


def piles(view: View) -> tuple[tuple[str, int], ...]:
    """The piles on the table with how many cards they have."""
    return (
        ("transport", view.deck),
        ("discard", view.discard),
        ("contract", view.contract_deck),
        ("merchandise", view.merchandise),
    )
