"""The private picture: the board as one seat sees it, with its hand and its contracts."""

from collections.abc import Sequence

from render.canvas import Ground, Surface
from render.picture import Say
from render.ride import narrow, wide
from render.ride.chart import Chart
from render.ride.hand import cards, claim_row, contract_row, goals, halo_key, marked, plans
from rules.ride.view import RouteView, View

#: Heights of the hand and of a contract's row, on the wide picture and on the narrow one.
HAND, ROW = 168, 64
PHONE_HAND, PHONE_ROW = 148, 92
#: The narrow picture names so many routes that can be claimed; the map shows all of them.
CLAIMS = 6
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


def phone_above(view: View) -> int:
    """The room that hand, contracts and routes take above the map of the narrow picture."""
    return PHONE_HAND + 16 + PHONE_ROW * (len(plans(view)) + min(CLAIMS, len(_claims(view)))) + 44


def _claims(view: View) -> list[RouteView]:
    """The routes that can be claimed: first those that a contract lacks, then the most points."""
    if view.mine is None:
        return []
    wanted = marked(view, frozenset()).missing
    found = [route for route in view.routes if route.id in view.mine.claimable]
    return sorted(found, key=lambda route: (route.id not in wanted, -route.points))


def phone_ground(view: View, say: Say) -> tuple[Ground, Chart]:
    """The narrow board with room for what is the reader's own."""
    return narrow.ground(view, say, phone_above(view))


def phone_draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, changed: frozenset[str]
) -> None:
    """The hand, the contracts and the routes that can be claimed, then the narrow board."""
    narrow.draw(surface, view, names, say, drawn, marked(view, changed), phone_above(view))
    goals(surface, view, drawn)
    top = narrow.HEAD + 10.0
    cards(surface, view, say, (12, top, narrow.WIDE - 12, top + PHONE_HAND - 6))
    top += PHONE_HAND + 4
    for plan in plans(view):
        contract_row(surface, view, plan, say, (12, top, narrow.WIDE - 12, top + PHONE_ROW - 8), narrow.LEAST)
        top += PHONE_ROW
    for route in _claims(view)[:CLAIMS]:
        claim_row(surface, view, route, say, (12, top, narrow.WIDE - 12, top + PHONE_ROW - 8), narrow.LEAST)
        top += PHONE_ROW
    halo_key(surface, say, REASONS, (12, top, narrow.WIDE - 12, top + 36))
