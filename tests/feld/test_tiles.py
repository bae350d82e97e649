"""Expansion 4: the eight market tiles C."""

import pytest

from rules.core.chance import Chance
from rules.core.table import full_settings
from rules.feld import game
from rules.feld.board import board
from rules.feld.market import stack
from rules.feld.setup import tiles_to_draw
from tests.feld.position import act, changes, holdings, offers, position, question

PRICES = {"CA17": 1, "CA18": 2, "CA19": 2, "CA20": 3, "CB21": 3, "CB22": 4, "CB23": 5, "CB24": 6}


@pytest.mark.parametrize("code", PRICES)
def test_a_tile_is_not_to_be_had_for_less(code: str) -> None:
    price = PRICES[code]
    assert f"market:{code}" in act(position(tile=code, gulden=price, inactive=["001"]))
    assert f"market:{code}" not in act(
        position(tile=code, gulden=price - 1, inactive=["001"], cubes={"pink": 1})
    )


def test_no_tile_is_without_a_case() -> None:
    assert set(PRICES) == {code for code in board().tiles if code[0] == "C"}


def test_ca17_moves_three_spaces_with_work_in_between() -> None:
    g = position(tile="CA17", gulden=1, barge="dock-maroon", storehouse=["lace"], workers=["maroon"])
    act(g, "market:CA17", "load:lace", "barge:store-lace", "deliver:lace", "barge:dock-maroon")
    assert g.seats[0].points == 5 + 9
    assert g.turn.sail == 1
    after = act(position(tile="CA17", gulden=1), "market:CA17")
    assert "barge:store-beer" not in after


def test_ca18_exchanges_a_card_for_one_of_the_discard_pile_of_any_kind() -> None:
    g = position(tile="CA18", gulden=2, inactive=["001", "055"], discard=["132", "002"])
    assert offers(question(g, "market:CA18", "discard:001")) == ("card:002", "card:132")
    g = position(tile="CA18", gulden=2, inactive=["001", "055"], discard=["132", "002"])
    act(g, "market:CA18", "discard:001", "card:132")
    assert g.seats[0].inactive == ["132", "055"]
    assert g.discard == ["002", "001"]


def test_ca18_draws_a_craftsman_or_a_building_from_its_deck_if_the_pile_is_empty() -> None:
    g = position(tile="CA18", gulden=2, inactive=["001", "055"])
    assert offers(question(g, "market:CA18", "discard:001")) == ("card:craftsman", "card:building")
    g = position(tile="CA18", gulden=2, inactive=["001", "055"])
    top, uses = g.decks["building"][-1], g.chance.uses
    act(g, "market:CA18", "discard:001", "card:building")
    assert g.seats[0].inactive == [top, "055"]
    assert g.chance.uses > uses


def test_ca18_and_the_free_activations_need_an_inactive_card() -> None:
    for code in ("CA18", "CA20", "CB24"):
        assert f"market:{code}" not in act(position(tile=code, gulden=9, discard=["002"], cubes={"pink": 1}))


def test_ca19_gives_two_resources() -> None:
    g = position(tile="CA19", gulden=2)
    before = holdings(g)
    act(g, "market:CA19", "gain:pink", "gain:gray")
    assert changes(before, holdings(g)) == {"gulden": -2, "pink": 1, "gray": 1}


def test_ca20_activates_for_free_and_cards_take_notice() -> None:
    g = position(tile="CA20", gulden=3, inactive=["112", "024"], active=["035", "041"])
    act(g, "market:CA20", "activate:112")
    assert g.seats[0].active == ["035", "041", "112"]
    assert g.seats[0].gulden == 1 + 1
    assert g.seats[0].points == 1


def test_cb21_brings_the_barge_anywhere() -> None:
    g = position(tile="CB21", gulden=3)
    asked = question(g, "market:CB21")
    assert len(offers(asked)) == len(board().places) - 1
    g = position(tile="CB21", gulden=3, hold=["glass"])
    act(g, "market:CB21", "barge:store-glass", "deliver:glass")
    assert g.seats[0].points == 11


def test_cb21_passes_no_place_on_its_way_and_costs_no_cube() -> None:
    asked = question(
        position(tile="CB21", gulden=3, hold=["beer", "lace"], workers=["maroon"]), "market:CB21"
    )
    assert asked is not None
    texts = {option.id: option.text.args for option in asked.options}
    assert not any(args["place_way"] or args["cubes"] for args in texts.values())
    assert texts["barge:store-beer"]["useful"]
    assert not texts["barge:water-s5"]["useful"]


def test_cb21_is_not_sailing() -> None:
    g = position(tile="CB21", gulden=3, active=["016"])
    assert "use:016" not in act(g, "market:CB21", "barge:store-glass")


def test_cb22_takes_a_block_for_free_with_its_commodity_besides_the_usual_one() -> None:
    g = position(tile="CB22", gulden=4, cubes={"pink": 1}, active=["026"])
    free = ("market:CB22", "block:burgwallen-1", "store:glass")
    act(g, *free, "use:026", "block:plantage-6", "store:cheese")
    assert g.owners == {"burgwallen-1": 0, "plantage-6": 0}
    assert g.seats[0].storehouse == ["glass", "cheese"]
    assert g.seats[0].gulden == 1
    owners = dict.fromkeys(board().blocks, 1)
    assert "market:CB22" not in act(position(tile="CB22", gulden=4, owners=owners, cubes={"pink": 1}))


def test_cb23_gives_one_resource_of_each_colour() -> None:
    g = position(tile="CB23", gulden=5)
    act(g, "market:CB23")
    assert set(g.seats[0].supply.values()) == {1}


def test_cb24_activates_two_cards_or_as_many_as_there_are() -> None:
    g = position(tile="CB24", gulden=6, inactive=["001", "055", "109"])
    act(g, "market:CB24", "activate:001", "activate:109")
    assert g.seats[0].active == ["001", "109"]
    g = position(tile="CB24", gulden=6, inactive=["001"])
    act(g, "market:CB24")
    assert g.seats[0].active == ["001"]


def test_045_gives_nothing_for_a_tile_without_points_and_020_works_with_these_too() -> None:
    g = position(tile="CB23", gulden=10, active=["020", "045"])
    after = act(g, "market:CB23", "market:CB23")
    assert set(g.seats[0].supply.values()) == {2}
    assert "use:045" not in after


@pytest.mark.parametrize(
    ("rounds", "tiles", "top", "bottom"),
    [
        ("12", "no", {"A": 6}, {"B": 6}),
        ("12", "mixed", {"A": 3, "CA": 3}, {"B": 3, "CB": 3}),
        ("12", "all", {"A": 2, "CA": 4}, {"B": 2, "CB": 4}),
        ("12", "all-a", {"A": 2, "CA": 4}, {"B": 6}),
        ("12", "all-b", {"A": 6}, {"B": 2, "CB": 4}),
        ("10", "no", {"A": 5}, {"B": 5}),
        ("10", "mixed", {"A": 3, "CA": 2}, {"B": 3, "CB": 2}),
        ("10", "all", {"A": 1, "CA": 4}, {"B": 1, "CB": 4}),
    ],
)
def test_ways_of_mixing_them_in(rounds: str, tiles: str, top: dict[str, int], bottom: dict[str, int]) -> None:
    settings = full_settings(game, 2, {"rounds": rounds, "tiles": tiles})
    drawn = [code.rstrip("0123456789") for code in stack(board(), Chance("mix"), *tiles_to_draw(settings))]
    half = len(drawn) // 2
    for part, expected in ((drawn[half:], top), (drawn[:half], bottom)):
        assert {letters: part.count(letters) for letters in set(part)} == expected


def test_the_short_game_begins_in_round_three() -> None:
    g = game.deal(2, full_settings(game, 2, {"rounds": "10"}), Chance("short"), game.VERSION)
    assert g.round == 3
    assert len(g.market) == 9
