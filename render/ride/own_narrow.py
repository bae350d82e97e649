"""The private picture in one column: what is the reader's own, and under it the narrow board."""

from collections.abc import Sequence

from render.canvas import Ground, Surface
from render.picture import Say
from render.ride import narrow
from render.ride.chart import Chart
from render.ride.hand import cards, claim_row, contract_row, goals, halo_key, marked, plans
from render.ride.own import REASONS
from rules.ride.view import RouteView, View

#: Heights of the hand, and of a contract's row or a route's.
HAND, ROW = 148, 92
#: So many routes that can be claimed are named; the map shows all of them.
CLAIMS = 6


def above(view: View) -> int:
    """The room that hand, contracts and routes take above the map."""
    return HAND + 16 + ROW * (len(plans(view)) + min(CLAIMS, len(_claims(view)))) + 44


def _claims(view: View) -> list[RouteView]:
    """The routes that can be claimed: first those that a contract lacks, then the most points."""
    if view.mine is None:
        return []
    wanted = marked(view, frozenset()).missing
    found = [route for route in view.routes if route.id in view.mine.claimable]
    return sorted(found, key=lambda route: (route.id not in wanted, -route.points))


def ground(view: View, say: Say) -> tuple[Ground, Chart]:
    """The narrow board with room for what is the reader's own."""
    return narrow.ground(view, say, above(view))


def draw(
    surface: Surface, view: View, names: Sequence[str], say: Say, drawn: Chart, changed: frozenset[str]
) -> None:
    """The hand, the contracts and the routes that can be claimed, then the narrow board."""
    narrow.draw(surface, view, names, say, drawn, marked(view, changed), above(view))
    goals(surface, view, drawn)
    top = narrow.HEAD + 10.0
    cards(surface, view, say, (12, top, narrow.WIDE - 12, top + HAND - 6))
    top += HAND + 4
    for plan in plans(view):
        contract_row(surface, view, plan, say, (12, top, narrow.WIDE - 12, top + ROW - 8), narrow.LEAST)
        top += ROW
    for route in _claims(view)[:CLAIMS]:
        claim_row(surface, view, route, say, (12, top, narrow.WIDE - 12, top + ROW - 8), narrow.LEAST)
        top += ROW
    halo_key(surface, say, REASONS, (12, top, narrow.WIDE - 12, top + 36))
