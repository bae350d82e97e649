"""Chances: from what everybody may know alone, the same for a seed, and wherever a game stands."""

from random import Random
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.table import Table
from rules.games import GAMES, PLUGS
from rules.players.arena import allowed, settings_by_luck
from rules.players.chances import Ending, chances, decided, even, measured, open_chances
from rules.players.house import HOUSE
from tests import pebbles
from tests.playing import random_game

#: Playouts where a test wants to see that it works, and time enough for them.
FEW, PATIENCE = 3, 600.0


@pytest.fixture(autouse=True)
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLUGS, "pebbles", pebbles.PLUG)


@pytest.mark.parametrize("name", [*GAMES, "pebbles"])
def test_the_same_view_and_seed_have_the_same_chances(name: str) -> None:
    view = Table.new(GAMES[name], 2, {}, "chances").view(None)
    told = [chances(view, 2, seed, FEW, PATIENCE) for seed in ("a", "a", "b", "c")]
    assert told[0] == told[1]
    assert len(set(told)) > 1
    for each in told:
        assert sum(each) == pytest.approx(1)
        assert all(0 <= part <= 1 for part in each)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_seat_alone_knows_is_taken_into_account(name: str) -> None:
    view = Table.new(GAMES[name], 2, {}, "chances").view(0)
    with pytest.raises(ValueError, match="public"):
        chances(view, 2, "a")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_imagined_to_its_end_from_wherever_it_stands(name: str) -> None:
    """Also where nobody played well, in the midst of a turn, and with any settings."""
    game, luck = GAMES[name], Random(5)
    for seats in game.SEATS[-3:]:
        settings: dict[str, str] = {}
        by_luck = Chance(f"chances {seats}")
        while not settings or not allowed(name, seats, settings):
            settings = settings_by_luck(name, by_luck)
        for table, _, _ in random_game(game, seats, settings, f"chances {seats}"):
            if luck.random() < 0.02:
                told = chances(table.view(None), seats, "a", 1, PATIENCE)
                assert sum(told) == pytest.approx(1)
                assert sum(open_chances(table, "a", 1, PATIENCE)) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_dealt_so_that_everybody_sees_the_same(name: str) -> None:
    """An imagined state is one that the public could be looking at."""
    game, luck = GAMES[name], Random(6)
    for table, _, _ in random_game(game, 3, {}, "imagined"):
        if luck.random() < 0.1 and len(table.asks) == 1 and not table.log:
            seen = table.view(None)
            imagined: Any = game.view(HOUSE[name].imagined(seen, Chance("imagined")), None)
            assert imagined.seats == seen.seats
            assert imagined.waiting == seen.waiting


def test_time_only_cuts_off_what_comes_after_the_first_playout() -> None:
    view = Table.new(GAMES["ride"], 2, {}, "chances").view(None)
    assert chances(view, 2, "a", 1000, 0.0) == chances(view, 2, "a", 1, PATIENCE)


def test_who_leads_in_the_end_is_likely_to_win() -> None:
    g = pebbles.State(Chance("end"), 1, [5, 2], ["low", "low"], version=2)
    assert chances(pebbles.view(g, None), 2, "a")[0] > 0.95


def test_who_knows_all_hands_knows_nothing_of_the_luck_to_come() -> None:
    """The real decks are never looked at: however they lie, the chances are the same."""
    table = Table.new(GAMES["ride"], 2, {}, "chances")
    told = open_chances(table, "a", FEW, PATIENCE)
    table.g.deck.reverse()
    table.g.contract_deck.reverse()
    table.g.chance.seed = "another seed"
    assert open_chances(Table(table.game, 2, {}, table.g), "a", FEW, PATIENCE) == told


def test_a_lead_counts_for_less_the_more_the_ends_differ() -> None:
    sure = [Ending((20, 18), (0,))] * 4
    unsure = [Ending((20, 18), (0,)), Ending((5, 40), (1,)), Ending((50, 18), (0,)), Ending((20, 21), (1,))]
    assert measured(sure, 2, 0.5) == (1.0, 0.0)
    assert 0.3 < measured(unsure, 2, 0.5)[0] < 0.7
    assert decided([0, 2], 3) == (0.5, 0.0, 0.5)
    assert even(4) == (0.25,) * 4
