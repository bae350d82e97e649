"""What is the reader's own: the hand beside the cards on the table, and the contracts."""

from collections.abc import Collection
from typing import NamedTuple

from render.canvas import Ground, Surface, together, write
from render.pen import Box, Paint, Pen
from render.picture import Say, Shape
from render.pieces import star
from render.ride.cards import faces, letter, pile, piles, transport
from render.ride.changes import drawn
from render.ride.chart import COLORS
from render.ride.contracts import Plan as Contract
from render.ride.contracts import contract_card, plans
from render.ride.frames import ASIDE, LETTERS
from render.ride.marks import HALOS
from render.ride.palette import PALETTE
from render.shown import ROOM
from rules.ride.view import View

#: Colours of cards in the order in which they are held.
HELD = (*COLORS, "wild")
CARD, ROW, KEY = 116, 66, 36
#: So many contracts fit: all that come with the game.
MOST = 24
#: The reasons for which routes are pointed out on the reader's map.
REASONS = ("claimable", "missing")


def shown(view: View) -> list[Contract]:
    """The reader's contracts; of more than fit, those that are not completed come first."""
    every = plans(view)
    return every if len(every) <= MOST else sorted(every, key=lambda plan: plan.contract.done)[:MOST]


class Plan(NamedTuple):
    """Where everything lies on the strip."""

    size: tuple[int, int]
    table: Box
    faces: Box
    piles: tuple[Box, ...]
    hand: Box
    contracts: tuple[Box, ...]
    #: What the halos on the map mean.
    key: Box


def plan(view: View, shape: Shape) -> Plan:
    """The places of things on a reader's strip; once the game is over, nothing is pointed out on the map."""
    contracts, key = len(shown(view)), 0 if view.stage == "over" else KEY
    return _desktop(contracts, key) if shape == "desktop" else _phone(contracts, key)


def _desktop(contracts: int, key: int) -> Plan:
    wide, left = ROOM["desktop"][0], 668
    top = CARD + 14
    four = [(wide - 174 + n % 2 * 85, 10 + n // 2 * 54) for n in range(4)]
    bottom = top + 2 + -(-contracts // 3) * ROW
    return Plan(
        (wide, bottom + key),
        (left, 0, wide, top),
        (left + 8, 6, wide - 184, top - 6),
        tuple([(x, y, x + 80, y + 49) for x, y in four]),
        (10, 8, left - 10, 8 + CARD),
        tuple([_cell(n, 3, top + 2, ROW, wide) for n in range(contracts)]),
        (10, bottom, wide - 10, bottom + max(0, key - 4)),
    )


def _phone(contracts: int, key: int) -> Plan:
    wide = ROOM["phone"][0]
    columns = 1 if contracts <= 10 else 2
    top = 62 + CARD + 2
    rows = -(-contracts // columns)
    tall = min(ROW, (ROOM["phone"][1] - top - key) // max(1, rows))
    bottom = top + rows * tall
    return Plan(
        (wide, bottom + key),
        (0, 0, wide, 62),
        (2, 1, 318, 61),
        tuple([(322 + n * 79, 6, 397 + n * 79, 56) for n in range(4)]),
        (8, 70, wide - 8, 62 + CARD - 4),
        tuple([_cell(n, columns, top, tall, wide) for n in range(contracts)]),
        (10, bottom, wide - 10, bottom + max(0, key - 4)),
    )


def _cell(number: int, columns: int, top: float, tall: float, wide: float) -> Box:
    step = (wide - 8) / columns
    left, top = 6 + number % columns * step, top + number // columns * tall
    return left, top, left + step - 4, top + tall - 4


def ground(view: View, shape: Shape) -> Ground:
    """An empty strip: a table for the open cards, and linen."""
    where = plan(view, shape)

    def paint(pen: Pen) -> None:
        pen.rect((0, 0, *where.size), "linen")
        pen.rect(where.table, "night")

    rows = sorted({box[1] for box in where.contracts})
    return Ground(("hand", where.size), where.size, paint, PALETTE, cuts=(*rows, where.key[1]))


def draw(surface: Surface, view: View, say: Say, changed: Collection[str], shape: Shape) -> None:
    """The cards on the table, the hand, and the contracts."""
    where, letters = plan(view, shape), LETTERS[shape]
    faces(surface, view, say, where.faces, "night", letters, "faces" in changed)
    for box, (kind, count) in zip(where.piles, piles(view), strict=True):
        pile(surface, box, kind, count, "night", letters)
    _cards(surface, view, say, where.hand, letters, changed)
    for box, each in zip(where.contracts, shown(view), strict=True):
        contract_card(surface, view, each, box, letters)
    if view.stage != "over":
        _key(surface, say, where.key)


def _cards(
    surface: Surface, view: View, say: Say, box: Box, letters: float, changed: Collection[str]
) -> None:
    """A card for every colour with how many there are, on gold where one is new; what is missing is pale."""
    left, top, right, bottom = box
    hand = view.mine.hand if view.mine else {}
    step = (right - left + 10) / len(HELD)
    for number, color in enumerate(HELD):
        x = left + number * step
        card = (x, top, x + step - 10, bottom)
        count = hand.get(color, 0)
        if count:
            new = drawn(view.seat, color) in changed
            if new:
                band = (card[0] - 5, top - 5, card[2] + 5, bottom + 5)
                surface.put(("new", step, bottom - top), band, _band(band), "linen")
            over = "gold" if new else "linen"
            transport(surface, card, color, letter(say, color), over, letters, count)
        else:
            _no_card(surface, card, letter(say, color), letters)


def _band(box: Box) -> Paint:
    return lambda pen: pen.rect(box, "gold", 12)


@together
def _no_card(surface: Surface, box: Box, sign: str, letters: float) -> None:
    """The place of a card that the reader lacks, with its letter or the star of a wild one."""

    def paint(pen: Pen) -> None:
        pen.rect(box, "linen", 9, "kerb", 2.5)
        if not sign:
            star(pen, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, (box[2] - box[0]) * 0.2, "kerb")

    surface.put(("none", not sign, box[2] - box[0], box[3] - box[1]), box, paint, "linen")
    write(surface, sign, box, letters * 1.1, "soot", "linen")


def _key(surface: Surface, say: Say, box: Box) -> None:
    """What the halos on the map mean."""
    left, top, right, bottom = box
    step = (right - left) / len(REASONS)
    for number, reason in enumerate(REASONS):
        x = left + number * step
        _reason(surface, reason, say("pic-ride-halo", reason=reason), (x, top, x + step, bottom))


@together
def _reason(surface: Surface, reason: str, text: str, box: Box) -> None:
    """What one of the halos means."""
    left, top, right, bottom = box
    swatch = (left, top + 3, left + 44, bottom - 3)
    surface.put(("halo", reason), swatch, _halo(reason, swatch), "linen")
    room = (left + 52, top, right - 8, bottom)
    write(surface, text, room, 21, "ink", "linen", face="text", align="l", least=ASIDE, aside=True)


def _halo(reason: str, box: Box) -> Paint:
    band, line = HALOS[reason]
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink" if reason == "missing" else line, 7)
        pen.rect((left + 1.5, top + 1.5, right - 1.5, bottom - 1.5), band, 6)
        pen.rect((left + 5, top + 5, right - 5, bottom - 5), "gray", 4, line, 1.5)

    return paint
