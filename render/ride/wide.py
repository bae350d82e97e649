"""The board for everybody: the map within its score track, the cards below it, the seats beside it."""

from collections.abc import Collection, Sequence

from render.canvas import Ground, Placed, Surface, place, write
from render.palette import WRITTEN_ON
from render.pen import Box, Paint, Pen, Point
from render.picture import Say
from render.pieces import crosses, houses
from render.ride.cards import pile, seat_house, sign, transport
from render.ride.chart import COLORS, Chart, chart
from render.ride.layout import Frame
from render.ride.marks import Marked, routes
from render.ride.spaces import pattern
from render.text import line
from rules.ride.view import SeatView, View

SIZE = (1600, 1200)
MAP = (0, 0, 1262, 1030)
RIM = 30
FRAME = Frame(-97, 2, 0.87, 0.862, 0.87, 21, (RIM + 4, RIM + 4, MAP[2] - RIM - 4, MAP[3] - RIM - 4))
#: The track's cells along the upper side and along the right side; it has a hundred in all.
ACROSS, DOWN = 29, 21
SIDE = MAP[2]
STRIP = MAP[3]
SEATS_TOP, SEAT_TALL, SEAT_GAP = 262, 168, 10
LEGEND = (SIDE + 16, 990, SIZE[0] - 16, 1190)


def cell(points: int) -> Box:
    """The cell of the score track for a number of points, clockwise from the upper left corner."""
    at = max(0, points) % 100
    wide, tall = MAP[2] / ACROSS, (MAP[3] - 2 * RIM) / DOWN
    if at < ACROSS:
        return at * wide, 0, (at + 1) * wide, RIM
    at -= ACROSS
    if at < DOWN:
        return MAP[2] - RIM, RIM + at * tall, MAP[2], RIM + (at + 1) * tall
    at -= DOWN
    if at < ACROSS:
        return MAP[2] - (at + 1) * wide, MAP[3] - RIM, MAP[2] - at * wide, MAP[3]
    at -= ACROSS
    return 0, MAP[3] - RIM - (at + 1) * tall, RIM, MAP[3] - RIM - at * tall


def ground(view: View, say: Say, size: tuple[int, int] = SIZE) -> tuple[Ground, Chart]:
    """All that never changes on this board."""
    drawn = chart(view, FRAME, say)
    numbers = [_number(points) for points in range(100)]
    words = _legend_words(view, say)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        _track(pen, numbers)
        pen.rect((0, STRIP, SIDE, SIZE[1]), "linen")
        pen.rect((SIDE, 0, *SIZE), "night")
        _header(pen)
        _legend(pen)
        for word in words:
            word.paint(pen)

    written = (*drawn.written, *(n.written for n in numbers), *(w.written for w in words))
    return Ground(("wide", drawn.key, tuple(w.written.text for w in words)), size, paint, written), drawn


def _number(points: int) -> Placed:
    ten = points % 10 == 0
    over = "ochre" if ten else "linen" if points % 2 else "paper"
    left, top, right, bottom = cell(points)
    return place(
        str(points), (left + 1, top, right - 1, bottom), 17 if ten else 14, "ink" if ten else "soot", over
    )


def _track(pen: Pen, numbers: Sequence[Placed]) -> None:
    for points, number in enumerate(numbers):
        pen.rect(cell(points), number.written.over)
        number.paint(pen)
    left, top, right, bottom = MAP
    for inset in (RIM, 0):
        pen.rect((left + inset, top + inset, right - inset, bottom - inset), None, 0, "wood", 2)


def _header(pen: Pen) -> None:
    """The skyline over the seats."""
    pen.rect((SIDE, 0, SIZE[0], 150), "dusk")
    crosses(pen, SIDE + 46, 56, 32, "alarm", "ink", "paper")
    houses(
        pen,
        (SIDE, 92, SIZE[0], 172),
        3,
        ("brick", "rust", "ochre", "brick_dark", "plaster", "bottle"),
        "night",
        "mist",
    )
    pen.rect((SIDE, 171, SIZE[0], 176), "slate")


def _legend(pen: Pen) -> None:
    pen.rect(LEGEND, "dusk", 10)
    for number, color in enumerate((*COLORS, "gray")):
        box = _swatch(number)
        pen.rect(box, color, 5)
        y = (box[1] + box[3]) / 2
        for step in (-13, 13):
            pattern(pen, color, (box[0] + box[2]) / 2 + step, y, 15)
    for spaces in range(1, 5):
        for box in _steps(spaces):
            pen.rect(box, "gray", 4)
    sign(pen, "carts", *_middle(_swatch(7)), 24, "paper")


def _swatch(number: int) -> Box:
    left, top = LEGEND[0] + 12 + number % 2 * 148, LEGEND[1] + 12 + number // 2 * 31
    return left, top, left + 44, top + 25


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _legend_words(view: View, say: Say) -> list[Placed]:
    words = [
        place("Amsterdam", (SIDE + 84, 26, SIZE[0] - 12, 86), 50, "paper", "dusk", face="title", align="l")
    ]
    for number, color in enumerate((*COLORS, "gray")):
        box = _swatch(number)
        x, y = _middle(box)
        if color in COLORS:
            words.append(
                place(
                    say("pic-ride-letter", color=color),
                    (x - 12, y - 12, x + 12, y + 12),
                    18,
                    WRITTEN_ON[color],
                    color,
                )
            )
        room = (box[2] + 8, box[1], box[2] + 100, box[3])
        words.append(
            place(say("pic-ride-color", color=color), room, 18, "paper", "dusk", face="text", align="l")
        )
    box = _swatch(7)
    words.append(
        place(
            say("pic-ride-goods"),
            (box[2] + 4, box[1], box[2] + 100, box[3]),
            18,
            "paper",
            "dusk",
            face="text",
            align="l",
        )
    )
    room = (LEGEND[0] + 12, LEGEND[3] - 66, LEGEND[2] - 12, LEGEND[3] - 40)
    words.append(place(say("pic-ride-values"), room, 17, "mist", "dusk", face="text", align="l"))
    for spaces in range(1, 5):
        right = _steps(spaces)[-1][2] + 5
        value = (right, LEGEND[3] - 38, right + 24, LEGEND[3] - 10)
        points = next((route.points for route in view.routes if route.length == spaces), 0)
        words.append(place(str(points), value, 22, "gold", "dusk", align="l"))
    x, y = FRAME.at(1270, 250)
    words.append(place("Het IJ", (x - 80, y - 26, x + 80, y + 26), 46, "delft", "water", face="title"))
    return words


def _steps(spaces: int) -> list[Box]:
    """The spaces of a route of this length, small, in the legend."""
    left = LEGEND[0] + 12 + (0, 44, 105, 181)[spaces - 1]
    top = LEGEND[3] - 34
    return [(left + 18 * number, top, left + 18 * number + 15, top + 18) for number in range(spaces)]


def draw(surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, marked: Marked) -> None:
    """All that changes on this board."""
    routes(surface, view, drawn, marked)
    _scores(surface, view)
    _banner(surface, view, names, say)
    for seat in range(len(view.seats)):
        _seat(surface, view, seat, names[seat], say)
    _table(surface, view, say, "faces" in marked.changed)


def _scores(surface: Surface, view: View) -> None:
    """The seats' markers on the track; who stands on the same cell shares it."""
    cells: dict[Box, list[int]] = {}
    for seat, state in enumerate(view.seats):
        cells.setdefault(cell(state.points), []).append(seat)
    for box, seats in cells.items():
        radius = 13.5 if len(seats) == 1 else 9.5 if len(seats) == 2 else 7.4
        spots = {1: ((0, 0),), 2: ((-1, 0), (1, 0))}.get(len(seats), ((-1, -1), (1, -1), (-1, 1), (1, 1)))
        x, y = _middle(box)
        for seat, (dx, dy) in zip(seats, spots, strict=False):
            _marker(surface, seat, x + dx * radius, y + dy * radius, radius)


def _marker(surface: Surface, seat: int, x: float, y: float, radius: float) -> None:
    color = f"seat{seat + 1}"

    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "ink")
        pen.disc(x, y, radius - 1.8, color)

    box = (x - radius, y - radius, x + radius, y + radius)
    surface.put(("marker", seat, radius), box, paint)
    write(surface, str(seat + 1), box, radius * 1.3, WRITTEN_ON[color], color)


def _banner(surface: Surface, view: View, names: Sequence[str], say: Say) -> None:
    """Whose turn it is, and whether the end is near."""
    left, right = SIDE + 16, SIZE[0] - 16
    if view.stage == "over":
        text = say(
            "pic-won", names=", ".join(names[seat] for seat in view.winners), winners=len(view.winners)
        )
    elif view.stage == "contracts":
        text = say("pic-ride-choosing")
    else:
        text = say("pic-turn", name=names[view.waiting[0]])
    late = view.stage == "turns" and view.last_turns is not None
    room = (left, 184, right, 222 if late else 254)
    write(surface, text, room, 30, "gold", "night", least=17)
    if late:
        surface.put("late", (left, 222, right, 254), _pill((left, 222, right, 254), "alarm"))
        last = say("pic-last-round", turns=view.last_turns)
        write(surface, last, (left + 8, 222, right - 8, 254), 20, "white", "alarm", least=12)


def _pill(box: Box, fill: str) -> Paint:
    return lambda pen: pen.rect(box, fill, 9)


def _seat(surface: Surface, view: View, seat: int, name: str, say: Say) -> None:
    """A seat: its house, its name, its points and all that it has."""
    state = view.seats[seat]
    left, top = SIDE + 16, SEATS_TOP + seat * (SEAT_TALL + SEAT_GAP)
    right, bottom = SIZE[0] - 16, top + SEAT_TALL
    turn = seat in view.waiting or seat in view.winners

    def paint(pen: Pen) -> None:
        pen.rect((left - 6, top - 4, right + 6, bottom + 4), "gold" if turn else "slate", 14)
        pen.rect((left, top + 2, right, bottom - 2), "paper", 10)
        seat_house(pen, (left + 10, top + 14, left + 72, bottom - 10), seat)
        pen.disc(left + 41, bottom - 34, 19, "ink")
        pen.disc(left + 41, bottom - 34, 17, f"seat{seat + 1}")

    surface.put(("seat", seat, turn), (left - 6, top - 4, right + 6, bottom + 4), paint)
    color = f"seat{seat + 1}"
    write(
        surface, str(seat + 1), (left + 25, bottom - 50, left + 57, bottom - 18), 25, WRITTEN_ON[color], color
    )
    write(surface, name, (left + 84, top + 8, right - 10, top + 46), 27, "ink", "paper", align="l", least=20)
    number = str(state.points)
    write(surface, number, (left + 84, top + 46, left + 190, top + 106), 56, "ink", "paper", align="l")
    after = left + 92 + line(number, "bold", 56).width
    room = (after, top + 70, right - 10, top + 102)
    write(
        surface,
        say("pic-points", points=state.points),
        room,
        20,
        "soot",
        "paper",
        face="text",
        align="l",
        least=13,
    )
    for number, (kind, count) in enumerate(holdings(state)):
        x, y = left + 100 + number * 54, bottom - 34
        surface.put(("sign", kind), (x - 18, y - 16, x + 18, y + 16), _sign(kind, x, y), "paper")
        write(surface, count, (x + 15, y - 16, x + 39, y + 16), 22, "ink", "paper", align="l", least=12)


def holdings(state: SeatView) -> tuple[tuple[str, str], ...]:
    """What everybody sees that a seat has; contracts that it is looking at are added with a plus."""
    contracts = f"{state.contracts}+{state.choosing}" if state.choosing else str(state.contracts)
    return (
        ("carts", str(state.carts)),
        ("hand", str(state.hand)),
        ("contracts", contracts),
        ("merchandise", str(state.merchandise)),
    )


def _sign(kind: str, x: float, y: float) -> Paint:
    return lambda pen: sign(pen, kind, x, y, 25, "ink")


def _table(surface: Surface, view: View, say: Say, fresh: bool) -> None:
    """The cards on the table: five face up, and the piles."""
    wide, tall, step = 112, 148, 128
    top = STRIP + 11
    if fresh:
        band = (8, top - 8, 22 + step * 5, top + tall + 8)
        surface.put("fresh", band, lambda pen: pen.rect(band, "gold", 14, "ink", 2))
    for number, color in enumerate(view.face_up):
        left = 22 + number * step
        transport(surface, (left, top, left + wide, top + tall), color, say)
    piles = (
        ("transport", view.deck, "pic-ride-deck"),
        ("discard", view.discard, "pic-ride-discard"),
        ("contract", view.contract_deck, "pic-ride-contracts"),
        ("merchandise", view.merchandise, "pic-ride-merchandise"),
    )
    for number, (kind, count, key) in enumerate(piles):
        left = 22 + 5 * step + 34 + number * 140
        pile(surface, (left, top + 8, left + 106, top + tall), kind, count, say(key))


def points_out(changed: Collection[str]) -> Marked:
    """The marks of what is new since the picture before."""
    return Marked(changed=frozenset(changed))
