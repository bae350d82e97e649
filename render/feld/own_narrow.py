"""The private picture in one column: what is the reader's own, and under it the narrow board."""

from collections.abc import Sequence

from render.canvas import Ground, Surface, write
from render.feld import narrow
from render.feld.cards import row
from render.feld.chart import Chart
from render.feld.cubes import put_cube, roundel, supply
from render.feld.goods import token
from render.feld.layout import label
from render.feld.narrow import HEAD, LEAST, ROW, WIDE
from render.feld.own import marked, me, order_row
from render.feld.palette import WRITTEN_ON
from render.feld.phases import owned
from render.feld.signs import inside
from render.pen import Box, Pen
from render.picture import Say
from rules.feld.view import BlockView, View

#: Heights of the supply, the roundel, an order, a card with its text, and a row of blocks that can be taken.
SUPPLY, ROUNDEL, ORDER, TEXT, BLOCK = 76, 146, 104, 152, 72
#: So many blocks that can be taken are named; the map shows all of them.
BLOCKS = 6


def above(view: View) -> int:
    """The room between the headline and the map."""
    blocks = -(-len(_blocks(view)) // 2)
    cards = sum(TEXT if code in _ready(view) else ROW for code, _ in owned(me(view)))
    orders = len(view.mine.orders) if view.mine else 0
    return SUPPLY + ROUNDEL + BLOCK * blocks + cards + ORDER * orders + 16


def _ready(view: View) -> tuple[str, ...]:
    """The cards that the reader can activate or use now."""
    return (*view.mine.activate, *view.mine.use) if view.mine else ()


def _blocks(view: View) -> list[BlockView]:
    """The blocks that the reader can take, the cheapest first."""
    wanted = view.mine.blocks if view.mine else ()
    return sorted([block for block in view.blocks if block.id in wanted], key=lambda block: block.cost)[
        :BLOCKS
    ]


def ground(view: View, say: Say) -> tuple[Ground, Chart]:
    """The narrow board with room for what is the reader's own."""
    return narrow.ground(view, say, above(view))


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, changed: frozenset[str]
) -> None:
    """Supply, roundel, blocks to take, cards and orders, then the narrow board."""
    narrow.draw(surface, view, names, say, drawn, marked(view, changed), above(view))
    state, top = me(view), HEAD + 8.0
    supply(surface, state, (14, top, WIDE - 8, top + SUPPLY - 8), "linen", 48)
    top += SUPPLY
    roundel(surface, state.roundel, (8, top, WIDE - 8, top + ROUNDEL - 10), "linen")
    top += ROUNDEL
    for number, block in enumerate(_blocks(view)):
        left, y = 8 + number % 2 * 394, top + number // 2 * BLOCK
        _block(surface, block, say, (left, y, left + 388, y + BLOCK - 6))
    top += -(-len(_blocks(view)) // 2) * BLOCK
    for code, active in owned(state):
        ready = code in _ready(view)
        tall = TEXT if ready else ROW
        spot, used = (8, top, WIDE - 8, top + tall - 6), state.used.get(code, 0)
        row(surface, view.cards[code], say, spot, "linen", active=active, used=used, lit=ready, line=ROW - 6)
        top += tall
    for order in view.mine.orders if view.mine else ():
        order_row(surface, order, say, (8, top, WIDE - 8, top + ORDER - 8), "linen", LEAST)
        top += ORDER


def _block(surface: Surface, block: BlockView, say: Say, box: Box) -> None:
    """A block that can be taken: its name, its commodity, its cost."""
    left, top, right, bottom = box
    shade = f"cube_{block.color}"
    y = (top + bottom) / 2

    def paint(pen: Pen) -> None:
        pen.rect(box, "go", 10)
        pen.rect(inside(box, 3), "paper", 8)
        pen.rect((left + 3, top + 3, left + 84, bottom - 3), shade, 8)
        if block.good:
            token(pen, block.good, left + 122, y, 29)

    surface.put(("can take", block.color, block.good), box, paint, "linen")
    write(surface, label(block.id), (left + 8, top, left + 80, bottom), 40, WRITTEN_ON[shade], shade)
    if block.good:
        letters = say("pic-feld-good-letters", good=block.good)
        write(surface, letters, (left + 156, top, left + 214, bottom), LEAST, "ink", "paper", align="l")
    for number in range(block.cost):
        put_cube(surface, block.color, right - 28 - number * 41, y, 18, "paper")
