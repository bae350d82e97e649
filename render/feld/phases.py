"""What lies on the table in each phase, and what always does."""

from collections.abc import Sequence

from render.canvas import Surface, write
from render.feld import table
from render.feld.cards import SHADES, face, row
from render.feld.marks import disc
from render.feld.seats import signed
from render.feld.signs import inside
from render.pen import Box, Paint
from render.picture import Say
from rules.feld.view import SeatView, View


def on_table(
    surface: Surface,
    view: View,
    names: Sequence[str],
    say: Say,
    box: Box,
    *,
    fresh: bool = False,
    own: bool = False,
) -> None:
    """What matters in this phase: cards on display, the dice, the cards of whose turn it is, or the scores.

    On the reader's `own` picture the cards lie elsewhere already.
    """
    left, top, right, bottom = box
    if view.scores:
        scores(surface, view, names, say, box)
    elif view.display:
        display(surface, view, say, box, fresh)
    elif view.dice and (view.phase == "II" or not view.acting or (own and view.acting[0] == view.seat)):
        title(surface, say("pic-feld-dice"), (left, top, right, top + 30))
        table.dice(surface, view, (left, top + 36, right, bottom - 10), "linen")
    elif view.acting:
        cards_of(surface, view, names, say, box)


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
            surface.put(("fresh", step), inside(card, -4), _fresh(inside(card, -4)), "linen")
        face(surface, view.cards[code], say, card, "gold" if fresh else "linen")


def _fresh(box: Box) -> Paint:
    return lambda pen: pen.rect(box, "gold", 14, "ink", 1.5)


def cards_of(surface: Surface, view: View, names: Sequence[str], say: Say, box: Box) -> None:
    """The cards of the seat whose turn it is: below its board with their costs, above it with their use."""
    left, top, right, bottom = box
    seat = view.acting[0]
    state = view.seats[seat]
    title(surface, say("pic-feld-cards-of", name=names[seat]), (left, top, right - 260, top + 30))
    small = 38
    for number, (color, pips) in enumerate(view.dice.items()):
        x = right - 250 + number * 42
        table.die(surface, color, pips, (x, top - 4, x + small - 4, top + small - 8), "linen")
    entries(surface, view, state, say, (left, top + 36, right, bottom), 3)


def entries(surface: Surface, view: View, state: SeatView, say: Say, box: Box, columns: int) -> None:
    """A seat's cards in columns, with their texts where there is room for them."""
    left, top, right, bottom = box
    cards = owned(state)
    rows = max(2, -(-len(cards) // columns))
    step, tall = (right - left + 8) / columns, (bottom - top + 6) / rows
    line = 36 if rows == 2 else 30
    for number, (code, active) in enumerate(cards):
        x, y = left + number % columns * step, top + number // columns * tall
        spot = (x, y, x + step - 8, y + tall - 6)
        used = state.used.get(code, 0)
        row(surface, view.cards[code], say, spot, "linen", active=active, used=used, line=line)


def owned(state: SeatView) -> list[tuple[str, bool]]:
    """A seat's cards, those below its board first, with whether each is active."""
    return [(code, False) for code in state.inactive] + [(code, True) for code in state.active]


PARTS = ("before", "penalties", "cards", "group", "districts", "orders", "leftovers", "total")


def part_of(view: View, seat: int, part: str) -> int:
    """The points of one part of a seat's final score."""
    value: int | dict[str, int] = getattr(view.scores[seat], part)
    return sum(value.values()) if isinstance(value, dict) else value


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
    for seat in range(len(view.scores)):
        y = top + 36 + seat * tall
        disc(surface, seat, left + 20, y + tall / 2, 17, over="linen")
        write(
            surface, names[seat], (left + 44, y, first - 6, y + tall), 22, "ink", "linen", align="l", least=15
        )
        for column, part in enumerate(parts):
            number = part_of(view, seat, part)
            room = (first + column * step, y, first + (column + 1) * step, y + tall)
            write(surface, signed(number), room, 32 if part == "total" else 25, "ink", "linen")


def stacks(surface: Surface, view: View, say: Say, box: Box, *, fresh: bool = False) -> None:
    """The open market tile and the stack under it, the decks and the discard pile."""
    left, top, right, bottom = box
    title(surface, say("pic-feld-market"), (left, top, left + 140, top + 30))
    table.tile(
        surface,
        view.tile,
        say,
        (left, top + 36, left + 136, bottom - 30),
        "linen",
        fresh=fresh,
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
