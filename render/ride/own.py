"""The private picture: the board as one seat sees it, with its hand and its contracts."""

from collections.abc import Sequence

from render.canvas import Ground, Surface
from render.picture import Say
from render.ride import wide
from render.ride.chart import Chart
from render.ride.hand import cards, contract_row, goals, halo_key, marked, plans
from rules.ride.view import View

#: Heights of the hand and of a contract's row.
HAND, ROW = 168, 64
REASONS = ("claimable", "missing")


def _columns(view: View) -> int:
    """A few contracts get a whole row each."""
    return 1 if len(plans(view)) <= 3 else 2


def ground(view: View, say: Say) -> tuple[Ground, Chart]:
    """The wide board with room for the hand below."""
    return wide.ground(view, say, max(HAND + 46, -(-len(plans(view)) // _columns(view)) * ROW + 16))


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, changed: frozenset[str]
) -> None:
    """The board, the hand at the lower left, the contracts at the lower right."""
    wide.draw(surface, view, names, say, drawn, marked(view, changed))
    goals(surface, view, drawn)
    top = wide.SIZE[1] + 4
    cards(surface, view, say, (16, top, 700, top + HAND - 10))
    halo_key(surface, say, REASONS, (16, top + HAND - 2, 700, top + HAND + 30))
    columns = _columns(view)
    step = 872 / columns
    for number, plan in enumerate(plans(view)):
        left, y = 722 + number % columns * step, top + number // columns * ROW
        contract_row(
            surface, view, plan, say, (left, y, left + step - 10, y + ROW - 8), 23 if columns == 2 else 27
        )
