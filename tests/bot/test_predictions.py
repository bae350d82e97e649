"""Predictions: what a game lets one foretell comes out, and nobody gains by saying what they do not think."""

import pytest

from bot.tables.predictions import SURENESS, score, sureness
from rules.core.foretelling import Foretold
from rules.core.table import Table
from rules.games import GAMES
from tests.playing import random_game
from tests.traits import TRAITS

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.SEATS]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_can_be_foretold_comes_out_and_is_closed_for_good_before_the_end(name: str, seats: int) -> None:
    game = GAMES[name]
    for settings in TRAITS[name].settings:
        still = True
        for table, _, _ in random_game(game, seats, settings, f"foretold {seats}"):
            told = game.foretelling(table.view(None))
            assert still or not told.open, "what was closed is open again"
            still = told.open
        assert not still
        came = game.came_out(table.g)
        assert [asked.name for asked in told.asks] == list(came)
        for asked in told.asks:
            assert set(came[asked.name]) <= set(asked.outcomes)
        assert [int(seat) for seat in came["winner"]] == game.winners(table.g)
        opened = game.foretelling(Table.new(game, seats, settings, "new").view(None))
        assert opened.open
        assert opened.asks == told.asks


@pytest.mark.parametrize("number", [2, 3, 4])
def test_whoever_says_what_they_think_expects_most(number: int) -> None:
    outcomes = tuple(map(str, range(number)))

    def expected(thought: float, said: int) -> float:
        others = (1 - thought) / (number - 1)
        return sum(
            (thought if came == "0" else others) * score(outcomes, "0", said, (came,)) for came in outcomes
        )

    offered = sureness(Foretold("winner", outcomes))
    assert offered
    assert set(offered) <= set(SURENESS)
    for sure in offered:
        assert max(offered, key=lambda said: expected(sure / 100, said)) == sure


def test_what_is_shared_counts_in_part_for_each() -> None:
    first, second, third = (score(("0", "1", "2"), picked, 60, ("0", "1")) for picked in "012")
    assert first == second > third
