"""The phases of a round."""

from collections import Counter
from random import Random

import pytest

from rules.core.table import Table
from rules.feld import game
from rules.feld.board import board
from rules.feld.dice import rotate_roundel, turn_dice
from rules.feld.display import begin_round, select_card
from rules.feld.game import end_round, perform_turn, store_resource
from rules.feld.view import View
from tests.feld.position import follow, offers, position
from tests.playing import any_picks, random_game


def fresh(seats: int, seed: str = "fresh", **settings: str) -> Table:
    return Table.new(game, seats, settings, seed)


# Phase I


@pytest.mark.parametrize(
    ("seats", "round_", "maps", "buildings", "craftsmen"),
    [(2, 1, 2, 1, 1), (2, 2, 2, 1, 1), (3, 1, 2, 1, 2), (3, 2, 2, 2, 1), (4, 1, 2, 2, 2), (4, 2, 2, 2, 2)],
)
def test_cards_are_shown_by_seats_and_round(
    seats: int, round_: int, maps: int, buildings: int, craftsmen: int
) -> None:
    g = position(seats, round=round_)
    begin_round(g)
    decks = Counter(board().cards[code].deck for code in g.display)
    assert decks == Counter({"map": maps, "building": buildings, "craftsman": craftsmen})


def test_a_sixth_card_costs_one_of_the_six_and_a_token() -> None:
    g = position(inactive=["001", "002", "003", "004", "005"], display=["055", "109"], phase="I")
    asked = follow(select_card(g, 0), "card:055")
    assert offers(asked) == tuple(f"discard:{code}" for code in ("001", "002", "003", "004", "005", "055"))
    g = position(inactive=["001", "002", "003", "004", "005"], display=["055", "109"], phase="I")
    follow(select_card(g, 0), "card:055", "discard:003")
    assert g.seats[0].inactive == ["001", "002", "004", "005", "055"]
    assert g.seats[0].penalties == 1
    assert g.discard == ["003"]


def test_leftover_cards_are_discarded_and_lie_open() -> None:
    for table, _, _ in random_game(game, 3, {}, "discard"):
        view = table.view(None)
        assert isinstance(view, View)
        assert view.discard == tuple(table.g.discard)
        if view.phase == "III":
            break
    assert len(view.discard) == 1 + 2


# Phase II


@pytest.mark.parametrize(("round_", "highest"), [(1, 6), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)])
def test_high_dice_are_turned_to_one(round_: int, highest: int) -> None:
    rolled = {"pink": 1, "gray": 2, "orange": 3, "brown": 4, "purple": 5, "black": 6}
    turned = turn_dice(rolled, round_)
    assert turned == {color: pips if pips <= highest else 1 for color, pips in rolled.items()}


def test_an_empty_exit_is_a_penalty_even_with_a_stored_resource() -> None:
    g = position(cubes={"pink": 1})
    rotate_roundel(g, 0)
    assert g.seats[0].penalties == 1
    assert g.seats[0].supply["pink"] == 1


def until(table: Table, phase: str) -> None:
    luck = Random(5)
    while table.g.phase != phase:
        seat = min(table.asks)
        table.answer(seat, any_picks(table.asks[seat], luck))


def test_dice_chosen_together_are_secret_until_all_have_chosen() -> None:
    table = fresh(3)
    until(table, "II")
    assert set(table.asks) == {0, 1, 2}
    before = table.view(1)
    news = table.answer(0, ["dice:pink", "dice:gray"])
    assert news == []
    after = table.view(1)
    assert after.seats == before.seats
    assert set(after.waiting) == {1, 2}
    assert table.can_undo(0)
    table.answer(1, ["dice:pink", "dice:gray"])
    news = table.answer(2, ["dice:brown", "dice:gray"])
    assert [event.seat for event in news if event.kind == "took-dice"] == table.g.order
    assert not any(table.can_undo(seat) for seat in range(3))


def test_dice_in_order_are_chosen_before_the_eyes_of_the_others() -> None:
    table = fresh(3, dice="in-order")
    until(table, "II")
    first = table.g.order[0]
    assert set(table.asks) == {first}
    news = table.answer(first, ["dice:pink", "dice:gray"])
    assert [event.kind for event in news] == ["took-dice"]
    assert set(table.asks) == {table.g.order[1]}


# Phase III and IV


def test_turns_are_taken_in_the_order_of_the_amstel() -> None:
    table = fresh(4)
    until(table, "III")
    order = list(table.g.order)
    acted = []
    luck = Random(1)
    while table.g.phase == "III":
        [seat] = table.asks
        if seat not in acted:
            acted.append(seat)
        table.answer(seat, any_picks(table.asks[seat], luck))
        if table.g.round > 1:
            break
    assert acted == [seat for seat in order if seat in acted]


def test_one_resource_is_kept_and_the_others_are_returned() -> None:
    g = position(cubes={"pink": 2, "black": 1})
    follow(perform_turn(g, 0), "pass", "keep:black")
    assert g.seats[0].supply == {"pink": 0, "gray": 0, "orange": 0, "brown": 0, "purple": 0, "black": 1}


def test_what_is_kept_is_not_asked_for_where_there_is_one_colour() -> None:
    g = position(cubes={"pink": 3})
    assert follow(store_resource(g, 0)) is None
    assert g.seats[0].supply["pink"] == 1


def test_nothing_is_returned_in_the_last_round() -> None:
    g = position(cubes={"pink": 3, "black": 2}, round=12)
    assert follow(perform_turn(g, 0), "pass") is None
    assert sum(g.seats[0].supply.values()) == 5


def test_markers_return_and_the_next_tile_lies_open() -> None:
    g = position(used={"024": 1}, active=["024"], market=["B9", "B12"], round=7)
    follow(end_round(g))
    assert g.seats[0].used == {}
    assert g.tile == "B12"
    assert g.round == 8
    assert g.phase == "I"
