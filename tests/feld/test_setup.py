"""Setup: what lies where before the first card is selected."""

from collections import Counter

import pytest

from rules.core.table import Table
from rules.feld import game
from rules.feld.board import WORKERS, board


def fresh(seats: int, seed: str = "fresh", **settings: str) -> Table:
    return Table.new(game, seats, settings, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    g = fresh(seats).g
    assert Counter(g.commodities.values()) == Counter(dict.fromkeys(g.commodities.values(), 4))
    assert len(g.commodities) == 36
    assert len(g.tiles) == seats - 1
    assert len(g.display) == seats + 1
    decks = Counter(board().cards[code].deck for code in g.display)
    assert decks == Counter(craftsman=seats - 1, building=2)
    assert len(g.market) == 11
    assert g.tile[0] == "A"
    assert [seat.gulden for seat in g.seats] == [1] * seats


@pytest.mark.parametrize("number", range(20))
def test_dock_workers_differ_from_each_other_and_from_their_dock(number: int) -> None:
    docks = fresh(2, f"docks {number}").g.docks
    for color, (one, other) in docks.items():
        assert one != other
        assert color not in (one, other)
    assert Counter(worker for pair in docks.values() for worker in pair) == Counter(dict.fromkeys(WORKERS, 2))


def test_first_cards_go_from_the_bottom_and_first_cubes_from_the_top() -> None:
    table = fresh(3)
    asked = []
    for _ in range(3):
        [seat] = table.asks
        asked.append(seat)
        table.answer(seat, [table.asks[seat].options[0].id])
    assert asked == table.g.order[::-1]
    assert len(table.g.discard) == 1
    [seat] = table.asks
    assert seat == table.g.order[0]
