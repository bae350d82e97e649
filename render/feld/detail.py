"""Close-ups in which everything is legible on a phone: of the map, of a player board, of the display."""

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Ground, Surface, write
from render.feld import marks
from render.feld.cards import row, tab
from render.feld.chart import Chart, chart
from render.feld.cubes import roundel, supply
from render.feld.heading import headline, named, seated
from render.feld.layout import amstel, blocks, label, spots
from render.feld.marks import Marks, disc
from render.feld.narrow import ACROSS, LEAST, WIDE
from render.feld.palette import PALETTE
from render.feld.seats import aboard, signed, stats
from render.frame import Frame
from render.pen import Pen, Point
from render.picture import Say
from rules.feld.view import View

HEAD, TALL = 124, 640
#: Names in the harbour are LEAST high at this scale; blocks need less.
HARBOUR_UNIT, CITY_UNIT = LEAST / 18, LEAST / 22
#: Room around what is shown, in units of the map.
MARGIN = 105
CARD = 176


class Part(NamedTuple):
    """What a close-up shows: a part of the map, or the player board of a seat, or the cards on display."""

    drawn: Chart | None
    seat: int | None


def ground(view: View, say: Say, things: frozenset[str]) -> tuple[Ground, Part]:
    """The part of the map, or an empty sheet for cards and boards."""
    seat = next((number for number in range(len(view.seats)) if f"seat-{number + 1}" in things), None)
    if seat is not None or "display" in things:
        tall = _board_tall(view, seat) if seat is not None else CARD * len(view.display) + 12
        return _sheet(HEAD + tall), Part(None, seat)
    city, harbours = _frames(view, things)
    drawn = chart(view, city, harbours, say)

    def paint(pen: Pen) -> None:
        drawn.paint(pen)
        pen.rect((0, 0, WIDE, HEAD), "night")
        pen.rect((0, HEAD, WIDE, HEAD + TALL), None, 0, "wood", 3)

    key = ("closeup", drawn.key)
    return Ground(key, (WIDE, HEAD + TALL), paint, PALETTE, drawn.written), Part(drawn, None)


def _sheet(tall: int) -> Ground:
    def paint(pen: Pen) -> None:
        pen.rect((0, 0, WIDE, HEAD), "night")
        pen.rect((0, HEAD, WIDE, tall), "linen")

    return Ground(("sheet", tall), (WIDE, tall), paint, PALETTE)


def _frames(view: View, things: frozenset[str]) -> tuple[Frame | None, tuple[Frame, ...]]:
    """The frame around blocks or spaces of the Amstel, else around places of the harbour, else the city."""
    course = amstel(view.spaces)
    towns = [block.token for name, block in blocks().items() if name in things]
    if "amstel" in things:
        towns += [course[min(seat.space, view.spaces) - 1] for seat in view.seats]
    names = tuple([place.id for place in view.places])
    quays = [spot.at for name, spot in spots(names).items() if name in things]
    if quays and not towns:
        return None, (_frame(quays, HARBOUR_UNIT, (40, 446)),)
    everywhere = [block.token for block in blocks().values()]
    return _frame(towns or everywhere, CITY_UNIT, (405, 1155)), ()


def _frame(points: Sequence[Point], most: float, heights: tuple[float, float]) -> Frame:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, tall = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    scale = min(most, WIDE / wide, TALL / tall)
    middle = (min(ys) + max(ys)) / 2
    # The map ends above and below; what lies beyond would be empty.
    half = TALL / scale / 2
    middle = (
        max(min(middle, heights[1] - half), heights[0] + half)
        if heights[1] - heights[0] > 2 * half
        else sum(heights) / 2
    )
    x = WIDE / 2 - scale * (min(xs) + max(xs)) / 2
    return Frame(x, HEAD + TALL / 2 - scale * middle, scale, scale, scale, (0, HEAD, WIDE, HEAD + TALL))


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, part: Part, things: frozenset[str]
) -> None:
    """What changes on the part, under a title of two lines."""
    if part.seat is not None:
        _board(surface, view, part.seat, say)
    elif part.drawn is None:
        for number, code in enumerate(view.display):
            spot = (10, HEAD + 8 + number * CARD, WIDE - 10, HEAD + (number + 1) * CARD)
            row(surface, view.cards[code], say, spot, "linen", active=False, used=0, line=72)
    elif part.drawn.city:
        marks.city(surface, view, part.drawn, Marks(things), say)
    else:
        marks.harbour(surface, view, part.drawn, Marks(things), say)
    # Pieces at the edge of the map reach under the title.
    surface.written[:] = [text for text in surface.written if text.ink[3] > HEAD]
    surface.put("head", (0, 0, WIDE, HEAD), lambda pen: pen.rect((0, 0, WIDE, HEAD), "night"), "night")
    first, second = headline(view, names, say, 430, LEAST), title(view, seated(view, names), say, things)
    write(surface, first, (14, 6, WIDE - 14, HEAD / 2 + 2), 44, "gold", "night", least=LEAST)
    write(surface, second, (14, HEAD / 2, WIDE - 14, HEAD - 6), 40, "white", "night", least=LEAST * 0.9)


def title(view: View, people: Sequence[str], say: Say, things: frozenset[str]) -> str:
    """What the close-up shows."""
    for number, name in enumerate(people):
        if f"seat-{number + 1}" in things:
            return name
    if "display" in things:
        return say("pic-feld-display")
    shown = [label(block.id) for block in view.blocks if block.id in things]
    shown += [named(say, "place", place.id) for place in view.places if place.id in things]
    return ", ".join(shown) or "Amsterdam"


def _board_tall(view: View, seat: int) -> int:
    state = view.seats[seat]
    cards = 82 * len(state.inactive) + 72 * -(-len(state.active) // ACROSS)
    return 110 + 84 + 158 + cards + 92


def _board(surface: Surface, view: View, seat: int, say: Say) -> None:
    """A player board, large."""
    state, top = view.seats[seat], HEAD + 10.0
    disc(surface, seat, 54, top + 46, 38, over="linen")
    stats(surface, view, seat, (110, top + 14, 560, top + 80), 46, "linen")
    write(surface, signed(state.points), (580, top, WIDE - 20, top + 92), 84, "ink", "linen", align="r")
    top += 104
    supply(surface, state, (16, top, WIDE - 10, top + 72), "linen", 48)
    top += 84
    roundel(surface, state.roundel, (8, top, WIDE - 8, top + 146), "linen")
    top += 158
    step = (WIDE - 16) / ACROSS
    for number, code in enumerate(state.active):
        x, y = 8 + number % ACROSS * step, top + number // ACROSS * 72
        tab(surface, view.cards[code], (x, y, x + step - 6, y + 64), "linen", used=state.used.get(code, 0))
    top += 72 * -(-len(state.active) // ACROSS)
    for number, code in enumerate(state.inactive):
        box = (8, top + number * 82, WIDE - 8, top + number * 82 + 74)
        row(surface, view.cards[code], say, box, "linen", active=False, used=0, line=74)
    top += 82 * len(state.inactive)
    aboard(surface, view, seat, (12, top + 4, WIDE - 12, top + 76), "linen")
