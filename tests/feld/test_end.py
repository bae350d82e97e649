"""The end of the game and final scoring; each card that counts then has its own cases."""

import pytest

from rules.feld import game
from rules.feld.scoring import final_scoring, penalty, winners
from tests.feld.position import follow, position
from tests.playing import random_game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_ends_after_twelve_rounds(seats: int) -> None:
    rounds = []
    for table, _, _ in random_game(game, seats, {}, "twelve"):
        rounds.append(table.g.round)
    assert sorted(set(rounds)) == list(range(1, 13))
    assert table.over
    assert not table.g.market


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 3), (2, 8), (3, 15), (4, 22), (5, 29)])
def test_penalty_tokens(tokens: int, points: int) -> None:
    assert penalty(tokens) == points


def test_a_tie_is_won_further_ahead_on_the_amstel() -> None:
    g = position(3, order=[2, 0, 1], round=12)
    for seat in g.seats:
        seat.points = 10
    follow(final_scoring(g))
    assert winners(g) == [2]
