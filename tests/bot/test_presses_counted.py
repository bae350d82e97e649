"""How often a sensible person presses in whole games, with the obvious left to the bot."""

from collections import Counter
from statistics import mean

import pytest

from rules.core.pressing import press
from rules.core.table import Table
from rules.games import GAMES
from tests.bot.sensible import fewest, wanted

#: The rounds of Feld in which there is most to do, and the most presses that one of them may take.
MIDDLE, MOST = range(4, 10), 12
FELD = [(2, "three"), (3, "four"), (4, "five"), (2, "more1"), (3, "more2"), (4, "more3"), (3, "more4")]


def played(
    name: str, seats: int, seed: str, rounds: range
) -> tuple[Counter[tuple[str, str]], Counter[tuple[int, int]]]:
    """Some rounds of a game of merchants: presses by what was begun in a turn, and by round and seat."""
    table = Table.new(GAMES[name], seats, {}, seed)
    by_kind, by_round = Counter[tuple[str, str]](), Counter[tuple[int, int]]()
    while not table.over and (round_ := getattr(table.g, "round", 0)) < rounds.stop:
        seat = min(table.asks)
        turn = wanted(table, seat, seed)
        enough = MOST - by_round[round_, seat]
        for picks, number in fewest(table, seat, turn, enough) if round_ in rounds else ():
            by_kind[picks[0].partition(":")[0], str(number)] += 1
            by_round[round_, seat] += number
        for picks in turn:
            press(table, seat, picks)
    return by_kind, by_round


@pytest.mark.parametrize(("seats", "seed"), [(2, "one"), (4, "two")])
def test_ride_takes_two_presses_for_whatever_one_does(seats: int, seed: str) -> None:
    """Two cards by a press each, a route from a select and paid for, contracts taken and kept.

    Only what ends the game is not paid for by itself.
    """
    by_kind, _ = played("ride", seats, seed, range(1))
    assert by_kind.pop(("pay", "1"), 0) <= 1
    assert by_kind.keys() <= {("draw", "1"), ("claim", "2"), ("contracts", "1"), ("keep", "1")}
    assert by_kind["claim", "2"]


@pytest.mark.parametrize(("seats", "seed"), FELD)
def test_a_round_of_feld_takes_twelve_presses_in_the_middle_of_the_game(seats: int, seed: str) -> None:
    by_kind, by_round = played("feld", seats, seed, MIDDLE)
    assert len(by_round) == seats * len(MIDDLE)
    assert not [kind for kind, _ in by_kind if kind == "pay"]
    assert {number for kind, number in by_kind if kind == "dice"} == {"2"}
    assert {number for kind, number in by_kind if kind in ("deliver", "load", "worker", "pass")} <= {"1"}
    assert max(by_round.values()) <= MOST
    assert mean(by_round.values()) <= 10
