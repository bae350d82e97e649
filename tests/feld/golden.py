"""The golden games of Stefan Feld's Amsterdam: each number of seats, each expansion, all together, alone."""

from collections.abc import Callable

from rules.core.table import Table
from tests.feld.lively import lively_picks
from tests.golden import Way

EVERYTHING = {"workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "2", "tiles": "all"}


def ended_with(
    seats: int, settings: dict[str, str] | None = None, winner: int | None = None, level: str | None = None
) -> Way:
    """A game that ended after its last round, and was won by somebody, or by this seat."""
    settings = settings or {}
    return Way(_ended(seats, settings, winner), seats, settings, lively_picks, level)


def _ended(seats: int, settings: dict[str, str], winner: int | None) -> Callable[[Table], bool]:
    def ended(table: Table) -> bool:
        given = {name: value for name, value in table.settings.items() if settings.get(name, value) == value}
        winners = table.game.winners(table.g)
        return (
            table.seats == seats
            and given == table.settings
            and table.g.phase == "over"
            and table.g.round == 12
            and winner in (None, *winners)
        )

    return ended


WAYS = {
    "two": ended_with(2),
    "three-in-order": ended_with(3, {"dice": "in-order"}),
    "four": ended_with(4),
    "storing-in-phase-iv": ended_with(3, {"storing": "phase-iv"}),
    "short": ended_with(2, {"rounds": "10"}),
    "specialized-workers": ended_with(3, {"workers": "yes"}),
    "secret-orders": ended_with(3, {"orders": "3"}),
    "black-marketeer": ended_with(3, {"marketeer": "yes"}),
    "extra-tiles": ended_with(3, {"tiles": "mixed"}),
    "everything": ended_with(4, EVERYTHING),
    "solo-won": ended_with(1, winner=0, level="merchant"),
    "solo-lost": ended_with(1, winner=1),
}
