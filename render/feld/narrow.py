"""The board for a phone: one column, with what matters in a turn large enough at half its size."""

from collections.abc import Sequence

from render.canvas import Ground, Surface, write
from render.feld import markets, marks, table
from render.feld.cards import SHADES, row, tab
from render.feld.chart import Chart, chart
from render.feld.cubes import supply
from render.feld.heading import headline, phase, seated
from render.feld.marks import Marks, disc
from render.feld.palette import PALETTE
from render.feld.phases import PARTS, part_of
from render.feld.seats import signed, stats
from render.frame import Frame
from render.lookup import HOUSES
from render.pen import Box, Paint, Pen
from render.picture import Say
from render.pieces import houses
from render.text import line
from rules.feld.view import SeatView, View

WIDE = 800
#: What matters is at least this high, so that it is 18 pixels high when the picture is shown 400 wide.
LEAST = 36
HEAD, CITY_TALL, HARBOUR_TALL, TRACK_TALL, STRIP_TALL, SEAT_TALL = 138, 668, 620, 124, 226, 226
#: The heights of a card's row, of a row of tabs, of the dice, and of a seat's final score.
ROW, TABS, DICE, SCORE = 70, 64, 196, 60
ACROSS = 8
UNIT, QUAY_UNIT = 0.5305, 0.92


def frames(top: float) -> tuple[Frame, tuple[Frame, ...]]:
    """The city, and under it the western and the eastern half of the harbour, beginning at a height."""
    tall = 0.9
    box = (0, top, WIDE, top + CITY_TALL)
    city = Frame(-46 * UNIT, top - 409 * tall, UNIT, tall, 0.62, box, compact=True)
    halves = []
    top += CITY_TALL
    for left in (38, 1562 - WIDE / QUAY_UNIT):
        box = (0, top, WIDE, top + HARBOUR_TALL / 2)
        halves.append(Frame(-left * QUAY_UNIT, top - 44 * 0.76, QUAY_UNIT, 0.76, 0.9, box))
        top += HARBOUR_TALL / 2
    return city, tuple(halves)


def _shows_cards(view: View, own: bool) -> bool:
    """Whether the cards of the seat whose turn it is are shown; on its own picture they lie elsewhere."""
    return view.phase == "III" and bool(view.acting) and not (own and view.acting[0] == view.seat)


def table_tall(view: View, own: bool = False) -> int:
    """The height of what lies on the table in this phase."""
    if view.scores:
        return SCORE * len(view.scores) + 56
    if view.display:
        return ROW * len(view.display) + 8
    if _shows_cards(view, own):
        state = view.seats[view.acting[0]]
        return ROW * len(state.inactive) + TABS * -(-len(state.active) // ACROSS) + 16
    return DICE if view.dice else 0


def tall(view: View, own: bool = False) -> int:
    """The height of the whole picture."""
    map_ = HEAD + CITY_TALL + HARBOUR_TALL + TRACK_TALL + STRIP_TALL
    return map_ + table_tall(view, own) + (len(view.seats) + 1) // 2 * SEAT_TALL + 8


def ground(view: View, say: Say, above: int = 0) -> tuple[Ground, Chart]:
    """All that never changes; `above` is room for more between the headline and the map."""
    drawn = chart(view, *frames(HEAD + above), say)
    size = (WIDE, tall(view, above > 0) + above)
    top = HEAD + above + CITY_TALL + HARBOUR_TALL + TRACK_TALL
    words = markets.values(view, _magazine(top))

    def paint(pen: Pen) -> None:
        pen.rect((0, HEAD, *size), "linen")
        drawn.paint(pen)
        pen.rect((0, HEAD + above + CITY_TALL + HARBOUR_TALL, *size), "linen")
        if above:
            pen.rect((0, HEAD, WIDE, HEAD + above), "linen")
        pen.rect((0, 0, WIDE, HEAD), "night")
        houses(pen, (0, HEAD - 44, WIDE, HEAD), 5, HOUSES, "night", "mist")
        for y in (0, CITY_TALL, CITY_TALL + HARBOUR_TALL / 2, CITY_TALL + HARBOUR_TALL):
            pen.rect((0, HEAD + above + y - 2, WIDE, HEAD + above + y + 2), "wood_dark")
        markets.paint_black_market(pen, _market(top), _grown(_market(top)))
        markets.paint_magazine(pen, len(view.magazine), _magazine(top), _grown(_magazine(top)))
        for word in words:
            word.paint(pen)

    key = ("narrow", above, size, len(view.magazine), drawn.key, tuple([w.written.text for w in words]))
    return Ground(key, size, paint, PALETTE, (*drawn.written, *[w.written for w in words])), drawn


def _market(top: float) -> Box:
    return 186, top + 12, 396, top + STRIP_TALL - 14


def _magazine(top: float) -> Box:
    return 412, top + 12, 588, top + STRIP_TALL - 14


def _grown(box: Box) -> Box:
    return box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, marked: Marks, above: int = 0
) -> None:
    """All that changes."""
    names = seated(view, names)
    heading(surface, view, names, say)
    marks.city(surface, view, drawn, marked, say)
    marks.harbour(surface, view, drawn, marked, say)
    top = float(HEAD + above + CITY_TALL + HARBOUR_TALL)
    table.round_track(surface, view, (4, top + 6, WIDE - 4, top + TRACK_TALL), "linen", LEAST)
    top += TRACK_TALL
    _strip(surface, view, say, top, "tile" in marked.changed)
    top += STRIP_TALL
    _table(surface, view, names, say, top, above > 0)
    top += table_tall(view, above > 0)
    for seat, name in enumerate(names):
        left, y = 10 + seat % 2 * 394, top + seat // 2 * SEAT_TALL
        _seat(surface, view, seat, name, (left, y + 4, left + 386, y + SEAT_TALL - 6))


def heading(surface: Surface, view: View, names: Sequence[str], say: Say) -> None:
    """Whom the game waits for, the round, and the order of play."""
    text = headline(view, names, say, 420, LEAST)
    write(surface, text, (14, 2, WIDE - 14, 52), 44, "gold", "night", least=LEAST)
    edge = WIDE - 16 - 46 * len(view.order)
    write(surface, phase(view, say), (14, 50, edge - 8, 94), 36, "white", "night", align="l", least=26)
    for number, seat in enumerate(view.order):
        disc(surface, seat, edge + 46 * (number + 0.5), 72, 20, over="night")


def _strip(surface: Surface, view: View, say: Say, top: float, fresh: bool) -> None:
    """The market tile, the black market, the magazine, the decks."""
    bottom = top + STRIP_TALL - 8
    table.tile(surface, view.tile, say, (10, top + 6, 172, bottom), "linen", fresh=fresh)
    markets.black_market(surface, view, _market(top), say)
    markets.magazine(surface, view, _magazine(top), say)
    counts = [(deck, view.decks.get(deck, 0)) for deck in SHADES] + [("discard", len(view.discard))]
    step = (bottom - top) / len(counts)
    for number, (deck, count) in enumerate(counts):
        y = top + number * step
        label = say("pic-feld-decks", deck=deck)
        table.deck(surface, deck, count, label, (606, y + 8, WIDE - 6, y + step - 2), "linen")


def _table(surface: Surface, view: View, names: Sequence[str], say: Say, top: float, own: bool) -> None:
    if view.scores:
        _scores(surface, view, names, say, top)
    elif view.display:
        for number, code in enumerate(view.display):
            y = top + number * ROW
            spot = (8, y, WIDE - 8, y + ROW - 6)
            row(surface, view.cards[code], say, spot, "linen", active=False, used=0, line=ROW)
    elif _shows_cards(view, own):
        cards(surface, view, view.seats[view.acting[0]], say, top)
    elif view.dice:
        table.dice(surface, view, (8, top + 4, WIDE - 8, top + DICE - 8), "linen")


def cards(surface: Surface, view: View, state: SeatView, say: Say, top: float) -> None:
    """A seat's cards: those below its board with their costs, those above it as tabs."""
    for number, code in enumerate(state.inactive):
        spot = (8, top + number * ROW, WIDE - 8, top + (number + 1) * ROW - 6)
        row(surface, view.cards[code], say, spot, "linen", active=False, used=0, line=ROW)
    top += ROW * len(state.inactive)
    step = (WIDE - 16) / ACROSS
    for number, code in enumerate(state.active):
        x, y = 8 + number % ACROSS * step, top + number // ACROSS * TABS
        box = (x, y + 2, x + step - 6, y + TABS - 6)
        tab(surface, view.cards[code], box, "linen", used=state.used.get(code, 0))


def _scores(surface: Surface, view: View, names: Sequence[str], say: Say, top: float) -> None:
    """How the points came about."""
    parts = [part for part in PARTS if part != "orders" or any(score.orders for score in view.scores)]
    step = (WIDE - 80) / len(parts)
    for column, part in enumerate(parts):
        room = (70 + column * step, top + 6, 68 + (column + 1) * step, top + 46)
        write(surface, say("pic-feld-score", part=part), room, 22, "soot", "linen", least=12)
    for seat in range(len(view.scores)):
        y = top + 48 + seat * SCORE
        disc(surface, seat, 38, y + SCORE / 2, 24, over="linen")
        for column, part in enumerate(parts):
            room = (70 + column * step, y, 70 + (column + 1) * step, y + SCORE)
            write(surface, signed(part_of(view, seat, part)), room, LEAST, "ink", "linen")


def _seat(surface: Surface, view: View, seat: int, name: str, box: Box) -> None:
    """A seat: its name and points, gulden, crests left and penalties, and its cubes."""
    left, top, right, bottom = box
    lit = seat in view.acting or seat in view.winners
    state = view.seats[seat]
    surface.put(("seat", lit), box, _panel(box, lit), "linen")
    disc(surface, seat, left + 38, top + 40, 26, over="paper")
    points = signed(state.points)
    wide = line(points, "bold", 54).width + 4
    write(
        surface,
        name,
        (left + 72, top + 12, right - wide - 22, top + 66),
        40,
        "ink",
        "paper",
        align="l",
        least=LEAST,
    )
    write(surface, points, (right - wide - 14, top + 10, right - 12, top + 68), 54, "ink", "paper", align="r")
    stats(surface, view, seat, (left + 14, top + 74, right - 8, top + 122), LEAST)
    if seat != view.tom:
        supply(surface, state, (left + 10, top + 134, right - 4, bottom - 14), "paper", LEAST)


def _panel(box: Box, lit: bool) -> Paint:
    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if lit else "slate", 14)
        pen.rect((box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5), "paper", 9)

    return paint
