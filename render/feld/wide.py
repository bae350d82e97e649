"""The board for everybody: the map, below it the table, beside it the seats."""

from collections.abc import Sequence

from render.canvas import Ground, Placed, Surface, place, write
from render.feld import marks, table
from render.feld.cards import DISTRICTS, SHADES, face, row
from render.feld.chart import Chart, chart
from render.feld.layout import Frame
from render.feld.marks import Marked, disc
from render.feld.seats import TALL, panel, signed
from render.feld.signs import inside, symbol
from render.palette import WRITTEN_ON
from render.pen import Box, Pen
from render.picture import Say
from render.pieces import houses
from render.text import fit, line
from rules.feld.view import SeatView, View

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
    "haarlemmerbuurt": (198, 336),
    "burgwallen": (450, 336),
    "nieuwmarkt": (810, 336),
    "plantage": (1092, 336),
    "jordaan": (274, 852),
    "grachtengordel": (896, 872),
}


def seated(view: View, names: Sequence[str]) -> list[str]:
    """The names of all seats; TOM has his."""
    known = [*names[: len(view.seats)]]
    return [*known, *["TOM"] * (len(view.seats) - len(known))]


def ground(view: View, say: Say, below: int = 0) -> tuple[Ground, Chart]:
    """All that never changes on this board; `below` is room for more under it."""
    drawn = chart(view, CITY, HARBOUR, say, title=True)
    cells = table.market_grid(view, _market_inner())
    rows = table.magazine_rows(view.magazine, _magazine_inner())
    words = [
        place(
            say("pic-feld-black-market"),
            (MARKET[0] + 4, MARKET[1] + 2, MARKET[2] - 4, MARKET[1] + 24),
            17,
            "white",
            "ink",
        ),
        place(
            say("pic-feld-magazine"),
            (MAGAZINE[0] + 4, MAGAZINE[1] + 2, MAGAZINE[2] - 4, MAGAZINE[1] + 24),
            17,
            "white",
            "wood",
        ),
        *table.magazine_words(view.magazine, rows),
    ]

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        table.paint_market(pen, cells, MARKET)
        pen.rect(MAGAZINE, "wood", 9)
        table.paint_magazine(pen, rows)
        pen.rect((0, CITY.box[3], SIDE, CITY.box[3] + 3), "wood")
        pen.rect((0, CITY.box[3] + 3, SIZE[0], SIZE[1] + below), "linen")
        pen.rect((SIDE, 0, *SIZE), "night")
        pen.rect((SIDE, 0, SIZE[0], 70), "dusk")
        houses(pen, (SIDE, 56, SIZE[0], 108), 3, HOUSES, "night", "mist")
        for word in words:
            word.paint(pen)

    written = (*drawn.written, *[word.written for word in words])
    key = (
        "feld wide",
        below,
        len(view.seats),
        view.black_market,
        drawn.key,
        tuple([w.written.text for w in words]),
    )
    return Ground(key, (SIZE[0], SIZE[1] + below), paint, written, "feld"), drawn


def _market_inner() -> Box:
    return MARKET[0] + 4, MARKET[1] + 24, MARKET[2] - 4, MARKET[3] - 4


def _magazine_inner() -> Box:
    return MAGAZINE[0] + 5, MAGAZINE[1] + 25, MAGAZINE[2] - 5, MAGAZINE[3] - 4


def draw(surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, marked: Marked) -> None:
    """All that changes on this board."""
    names = seated(view, names)
    for district in view.districts:
        ribbon(surface, view, district.id, RIBBONS[district.id], district.tile)
    marks.city(surface, view, drawn, marked, say)
    marks.harbour(surface, view, drawn, marked, say)
    table.black_market(
        surface, view, table.market_grid(view, _market_inner()), say, "black-market" in marked.changed
    )
    table.magazine(surface, view, table.magazine_rows(view.magazine, _magazine_inner()), say)
    table.round_track(surface, view, TRACK, "linen")
    on_table(surface, view, names, say, TABLE, marked)
    stacks(surface, view, say, STACKS, marked)
    banner(surface, view, names, say)
    for seat, name in enumerate(names):
        top = SEATS_TOP + seat * SEAT_STEP
        panel(surface, view, seat, name, say, (SIDE + 12, top, SIZE[0] - 10, top + TALL))


def ribbon(surface: Surface, view: View, district: str, at: tuple[float, float], tile: bool) -> None:
    """A district's name with its colour; where its tile lies face up, with the points for most crests."""
    x, y = at
    color = DISTRICTS[district]
    shade = f"cube_{color}"
    name = district.capitalize()
    points = "·".join(map(str, view.majority)) if tile else ""
    wide = line(name, "bold", 18).width + 42
    more = line(points, "bold", 18).width + 18 if tile else 0
    left = x - (wide + more) / 2
    box = (left, y - 13, left + wide + more, y + 13)

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", 9)
        pen.rect(inside(box, 1.5), shade, 8)
        symbol(pen, color, left + 17, y, 8, WRITTEN_ON[shade])
        if tile:
            pen.rect((left + wide, y - 11.5, box[2] - 1.5, y + 11.5), "gold", 8)
            pen.rect((left + wide, y - 11.5, left + wide + 8, y + 11.5), "gold")

    surface.put(("ribbon", district, points), box, paint)
    write(surface, name, (left + 30, y - 13, left + wide - 6, y + 13), 18, WRITTEN_ON[shade], shade)
    if tile:
        write(surface, points, (left + wide + 2, y - 13, box[2] - 4, y + 13), 18, "ink", "gold")


def headline(view: View, names: Sequence[str], say: Say, room: float = 0, size: float = 0) -> str:
    """Whom the game waits for and what for, or who has won; a name takes no more room than `room`."""
    names = seated(view, names)
    if room:
        names = [fit(name, room, "bold", size, size).text for name in names]
    if view.phase == "over":
        won = [names[seat] for seat in view.winners]
        return say("pic-won", names=", ".join(won), winners=len(won))
    waiting = ", ".join(names[seat] for seat in view.acting)
    return say("pic-feld-headline", phase=view.phase, name=waiting)


def phase(view: View, say: Say) -> str:
    """The round and the phase in words."""
    return say("pic-feld-phase", phase=view.phase, round=view.round, rounds=view.rounds)


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


def on_table(surface: Surface, view: View, names: Sequence[str], say: Say, box: Box, marked: Marked) -> None:
    """What matters in this phase: cards on display, the dice, the cards of whose turn it is, or the scores."""
    left, top, right, bottom = box
    if view.scores:
        scores(surface, view, names, say, box)
    elif view.display:
        display(surface, view, say, box, "display" in marked.changed)
    elif view.phase == "II" or not view.acting:
        title(surface, say("pic-feld-dice"), (left, top, right, top + 30))
        if view.dice:
            table.dice(surface, view, (left, top + 36, right, bottom - 10), "linen")
    else:
        own_cards(surface, view, names, say, box)


def title(surface: Surface, text: str, box: Box) -> None:
    """A heading over something on the table."""
    write(surface, text, box, 22, "soot", "linen", align="l", least=15)


def display(surface: Surface, view: View, say: Say, box: Box, fresh: bool) -> None:
    """The cards that can be selected."""
    left, top, right, bottom = box
    count = max(5, len(view.display))
    step = min(160.0, (right - left + 8) / count)
    for number, code in enumerate(view.display):
        card = (left + number * step, top, left + (number + 1) * step - 8, bottom)
        if fresh:
            grown = inside(card, -4)
            surface.put(
                ("fresh", step), grown, lambda pen, g=grown: pen.rect(g, "gold", 14, "ink", 1.5), "linen"
            )  # type: ignore[misc]
        face(surface, view.cards[code], say, card, "gold" if fresh else "linen")


def own_cards(surface: Surface, view: View, names: Sequence[str], say: Say, box: Box) -> None:
    """The cards of the seat whose turn it is: below its board with their costs, above it with their use."""
    left, top, right, bottom = box
    seat = view.acting[0]
    state = view.seats[seat]
    title(surface, say("pic-feld-cards-of", name=names[seat]), (left, top, right - 260, top + 30))
    small = 38
    for number, (color, pips) in enumerate(view.dice.items()):
        x = right - 250 + number * 42
        table.die(surface, color, pips, (x, top - 4, x + small - 4, top + small - 8), "linen")
    entries(surface, view, state, say, (left, top + 36, right, bottom), 3, "linen")


def entries(
    surface: Surface, view: View, state: SeatView, say: Say, box: Box, columns: int, over: str
) -> None:
    """A seat's cards in columns, with their texts where there is room for them."""
    left, top, right, bottom = box
    cards = [(code, False) for code in state.inactive] + [(code, True) for code in state.active]
    rows = max(2, -(-len(cards) // columns))
    step, tall = (right - left + 8) / columns, (bottom - top + 6) / rows
    ready = (
        ()
        if view.mine is None or view.seat is None or view.seats[view.seat] is not state
        else (*view.mine.activate, *view.mine.use)
    )
    for number, (code, active) in enumerate(cards):
        x, y = left + number % columns * step, top + number // columns * tall
        spot = (x, y, x + step - 8, y + tall - 6)
        row(
            surface,
            view.cards[code],
            say,
            spot,
            over,
            active=active,
            used=state.used.get(code, 0),
            lit=code in ready,
        )


PARTS = ("before", "penalties", "cards", "group", "districts", "orders", "leftovers", "total")


def scores(surface: Surface, view: View, names: Sequence[str], say: Say, box: Box) -> None:
    """How the points came about, part by part."""
    left, top, right, bottom = box
    parts = [part for part in PARTS if part != "orders" or any(score.orders for score in view.scores)]
    first = left + 190
    step = (right - first) / len(parts)
    tall = (bottom - top - 36) / max(4, len(view.scores))
    for column, part in enumerate(parts):
        room = (first + column * step + 2, top, first + (column + 1) * step - 2, top + 34)
        write(surface, say("pic-feld-score", part=part), room, 18, "soot", "linen", least=11)
    for seat, score in enumerate(view.scores):
        y = top + 36 + seat * tall
        disc(surface, seat, left + 20, y + tall / 2, 17, over="linen")
        write(
            surface, names[seat], (left + 44, y, first - 6, y + tall), 22, "ink", "linen", align="l", least=15
        )
        for column, part in enumerate(parts):
            value = getattr(score, part)
            number = sum(value.values()) if isinstance(value, dict) else value
            room = (first + column * step, y, first + (column + 1) * step, y + tall)
            write(surface, signed(number), room, 32 if part == "total" else 25, "ink", "linen")


def stacks(surface: Surface, view: View, say: Say, box: Box, marked: Marked) -> None:
    """The open market tile and the stack under it, the decks and the discard pile."""
    left, top, right, bottom = box
    title(surface, say("pic-feld-market"), (left, top, left + 140, top + 30))
    table.tile(
        surface,
        view.tile,
        say,
        (left, top + 36, left + 136, bottom - 30),
        "linen",
        fresh="tile" in marked.changed,
    )
    room = (left, bottom - 28, left + 136, bottom)
    write(
        surface,
        say("pic-feld-tiles-left", tiles=view.market),
        room,
        19,
        "soot",
        "linen",
        face="text",
        least=12,
    )
    counts = [(deck, view.decks.get(deck, 0)) for deck in SHADES] + [("discard", len(view.discard))]
    step = (bottom - top) / len(counts)
    for number, (deck, count) in enumerate(counts):
        y = top + number * step
        spot = (left + 152, y + 5, right, y + step - 5)
        table.deck(surface, deck, count, say("pic-feld-decks", deck=deck), spot, "linen")


def words_of(placed: Sequence[Placed]) -> tuple[str, ...]:
    """The texts of placed lines."""
    return tuple([word.written.text for word in placed])
