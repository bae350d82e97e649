"""How often a sensible person presses in whole games, with the obvious left to the bot."""

from collections import Counter
from statistics import mean

import pytest

from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import player
from rules.players.thought import thought
from tests.bot.counting import follow, presses

#: The rounds of Feld in which there is most to do.
MIDDLE = range(4, 10)


def played(name: str, seats: int, seed: str) -> tuple[Counter[tuple[str, ...]], Counter[tuple[int, int]]]:
    """A game of merchants: presses by what was begun in a turn, and of Feld by round and seat."""
    table = Table.new(GAMES[name], seats, {}, seed)
    by_kind, by_round = Counter[tuple[str, ...]](), Counter[tuple[int, int]]()
    while not table.over:
        seat = min(table.asks)
        ask = table.asks[seat]
        mind = thought(f"{seed}/{table.answers}/{seat}", 60.0, 4)
        picks, _ = player(name, "merchant")(table.view(seat), ask, mind)
        number = presses(table, seat, ask, picks)
        by_kind[picks[0].partition(":")[0], str(number)] += 1
        by_round[getattr(table.g, "round", 0), seat] += number
        table.answer(seat, picks)
        while said := follow(table, seat, picks):
            table.answer(seat, said)
    return by_kind, by_round


@pytest.mark.parametrize(("seats", "seed"), [(2, "one"), (4, "two")])
def test_ride_takes_two_presses_for_whatever_one_does(seats: int, seed: str) -> None:
    """Two cards by a press each, a route from a select and paid for, contracts taken and kept."""
    by_kind, _ = played("ride", seats, seed)
    assert by_kind.keys() <= {("draw", "1"), ("claim", "2"), ("contracts", "1"), ("keep", "1")}
    assert by_kind["claim", "2"]


def test_a_round_of_feld_takes_twelve_presses_in_the_middle_of_the_game() -> None:
    """On average over two games: where cards are used one after the other it takes more."""
    numbers: list[int] = []
    for seats, seed in ((2, "three"), (3, "four")):
        by_kind, by_round = played("feld", seats, seed)
        numbers += [number for (round_, _), number in by_round.items() if round_ in MIDDLE]
        assert not [kind for kind, _ in by_kind if kind == "pay"]
        assert {number for kind, number in by_kind if kind == "dice"} == {"2"}
        assert {number for kind, number in by_kind if kind in ("deliver", "load", "worker", "pass")} <= {"1"}
    assert mean(numbers) <= 12
