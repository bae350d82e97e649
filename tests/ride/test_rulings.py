"""Where the leaflets differ or are silent: the ruling that was made, one test or more for each topic."""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

import pytest

from rules.ride import game as ride
from rules.ride.board import board
from rules.ride.scoring import merchandise_bonus, winners
from rules.ride.state import Score
from tests.ride.position import (
    BLACK_THREE,
    GRAY_ONE,
    GRAY_TWO,
    GREEN_THREE,
    ORANGE_TWO,
    PINK_ONE,
    PINK_TWO,
    RED_TWO_CARTS,
    answer,
    give,
    held,
    offered,
    position,
    seat,
    sit,
)

TOPICS = {
    "end trigger",
    "three wilds at setup",
    "three wilds during play",
    "where reset cards go",
    "contracts kept at setup",
    "merchandise tie",
    "no bonus card",
    "gaining a bonus card",
    "free route",
    "double route, 2 players",
    "one player both twins",
    "gray route",
    "green example",
    "last contract card",
    "final tie",
    "nowhere covered",
}
#: For each row of docs/rulings.md the tests that hold it.
RULINGS = {
    "Who starts": (
        "test_the_youngest_starts_or_whom_the_players_or_the_lot_choose",
        "test_the_lot_for_who_starts_is_told_at_the_deal_and_cannot_be_undone",
    ),
    "Deck and discard pile both empty": (
        "test_an_open_card_is_not_replaced_when_deck_and_discard_are_empty",
        "test_the_last_card_of_all_is_the_only_card_of_its_turn",
    ),
    "Three open wilds with nothing better left": (
        "test_nothing_is_replaced_when_every_row_would_have_three_wilds",
        "test_wilds_that_had_to_stay_are_replaced_when_a_claim_brings_better_cards",
    ),
    "Five cards that are replaced again and again": (
        "test_two_fives_that_would_take_turns_for_ever_are_left_alone",
        "test_only_ten_cards_can_take_turns_for_ever_and_then_they_stay",
    ),
    "A seat that can do nothing": (
        "test_a_seat_that_can_do_nothing_passes",
        "test_when_nobody_can_do_anything_the_game_ends",
    ),
    "What tells of another's hand": (
        "test_no_answer_is_taken_back_after_which_another_was_forced_to_anything",
    ),
    "No merchandise cards left": ("test_when_the_merchandise_cards_are_gone_there_is_none",),
}
Test = TypeVar("Test", bound=Callable[..., None])
tests_of: dict[str, list[str]] = defaultdict(list)


def reading(topic: str) -> Callable[[Test], Test]:
    """Say which topic a test is about."""

    def note(test: Test) -> Test:
        tests_of[topic].append(test.__name__)
        return test

    return note


def test_every_topic_has_a_test() -> None:
    assert tests_of.keys() == TOPICS


@reading("end trigger")
def test_the_carts_are_looked_at_when_a_turn_is_over() -> None:
    g = position(seat(wild=2), seat(), deck="orange " * 20)
    g.seats[0].carts = 3
    table = sit(g)
    answer(table, f"claim:{GRAY_ONE}")
    assert table.g.last_turns == 2
    assert table.g.turn == 1


@reading("end trigger")
def test_who_brought_on_the_end_has_a_last_turn_too() -> None:
    g = position(seat(), seat(), deck="orange " * 20)
    g.seats[0].carts = 2
    table = sit(g)
    turns: list[int] = []
    while not table.over:
        turns += table.asks
        answer(table, "draw:deck")
    assert turns == [0, 0, 1, 1, 0, 0]


@reading("three wilds at setup")
@reading("three wilds during play")
@pytest.mark.parametrize("wilds", [3, 4, 5])
def test_more_than_three_wilds_are_replaced_too(wilds: int) -> None:
    row = ["wild"] * (wilds - 1) + ["pink"] * (6 - wilds)
    table = sit(position(face_up=" ".join(row), deck="wild red red blue blue black green green"))
    answer(table, "draw:pink")
    assert table.g.face_up == ["red", "red", "blue", "blue", "black"]


@reading("three wilds at setup")
@reading("three wilds during play")
def test_five_new_cards_with_three_wilds_are_replaced_again() -> None:
    deck = "wild wild wild wild red red blue blue black green pink orange"
    table = sit(position(face_up="wild wild red red pink", deck=deck))
    events = answer(table, "draw:pink")
    assert [event.kind for event in events] == ["drew-open", "reset", "reset"]
    assert table.g.face_up == ["blue", "blue", "black", "green", "pink"]


@reading("three wilds during play")
def test_a_reset_after_the_second_card_comes_before_the_next_turn() -> None:
    table = sit(position(face_up="wild wild pink red blue", deck="black wild " + "green " * 8))
    answer(table, "draw:deck")
    answer(table, "draw:pink")
    assert list(table.asks) == [1]
    assert table.g.face_up == ["green"] * 5


@reading("three wilds during play")
def test_taking_an_open_wild_can_bring_another_and_no_reset() -> None:
    table = sit(position(face_up="wild wild pink red blue", deck="wild " + "green " * 8))
    answer(table, "draw:wild")
    assert table.g.face_up == ["wild", "wild", "pink", "red", "blue"]
    assert list(table.asks) == [1]


@reading("where reset cards go")
def test_replaced_cards_are_discarded_and_come_back_with_the_next_shuffle() -> None:
    table = sit(position(face_up="wild wild pink red blue", deck="wild " + "green " * 6))
    answer(table, "draw:pink")
    assert sorted(table.g.discard) == ["blue", "red", "wild", "wild", "wild"]
    answer(table, "draw:deck")
    assert sorted(table.g.deck) == ["blue", "red", "wild", "wild", "wild"]
    assert table.g.discard == []


@reading("contracts kept at setup")
def test_one_or_both_contracts_are_kept_at_setup() -> None:
    g = position()
    g.stage = "contracts"
    g.seats[0].offered = ["dam-waag", "noordermarkt-waag"]
    g.seats[1].offered = ["jordaan-oude_kerk", "begijnhof-waag"]
    table = sit(g)
    table.answer(1, ["keep:begijnhof-waag"])
    table.answer(0, ["keep:noordermarkt-waag", "keep:dam-waag"])
    assert table.g.seats[0].contracts == ["dam-waag", "noordermarkt-waag"]
    assert table.g.seats[1].contracts == ["begijnhof-waag"]
    assert table.g.contract_deck[0] == "jordaan-oude_kerk"


@reading("merchandise tie")
def test_ranks_after_a_tie_are_counted_as_in_sports() -> None:
    assert merchandise_bonus([2, 2, 1, 0]) == [8, 8, 4, 0]
    assert merchandise_bonus([3, 2, 2]) == [8, 5, 5]


@reading("no bonus card")
def test_a_free_rank_is_no_bonus_without_a_card() -> None:
    assert merchandise_bonus([0, 4, 0]) == [0, 8, 0]


@reading("gaining a bonus card")
def test_a_merchandise_card_for_each_route_with_carts_in_the_open() -> None:
    table = sit(position(seat(red=2), seat()))
    events = answer(table, f"claim:{RED_TWO_CARTS}")
    assert [(event.data["cards"], event.only) for event in events if event.kind == "merchandise"] == [
        (1, None)
    ]
    assert table.view(1).seats[0].merchandise == 1


@reading("gaining a bonus card")
def test_when_the_merchandise_cards_are_gone_there_is_none() -> None:
    g = position(seat(red=2), seat())
    g.merchandise = 0
    table = sit(g)
    events = answer(table, f"claim:{RED_TWO_CARTS}")
    assert [event.kind for event in events] == ["claimed"]
    assert (table.g.merchandise, table.g.seats[0].merchandise) == (0, 0)


@reading("free route")
def test_only_unclaimed_and_unclosed_routes_are_free() -> None:
    g = give(give(position(seat(wild=4), seat()), 1, GRAY_ONE, GREEN_THREE), 0, PINK_ONE)
    free = {option.removeprefix("claim:") for option in offered(sit(g), "claim")}
    gone = {GRAY_ONE, GREEN_THREE, BLACK_THREE, PINK_ONE, PINK_ONE.replace("pink", "black")}
    assert free == board().route.keys() - gone


@reading("double route, 2 players")
def test_the_twin_is_closed_with_two_and_open_to_others_with_more() -> None:
    for seats, open_to_others in ((2, False), (3, True), (4, True)):
        g = give(position(*[seat(wild=4) for _ in range(seats)]), 1, ORANGE_TWO)
        assert (f"claim:{PINK_TWO}" in offered(sit(g))) == open_to_others


@reading("one player both twins")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_twins_are_forbidden_to_one_player(seats: int) -> None:
    g = give(position(*[seat(wild=4) for _ in range(seats)]), 0, ORANGE_TWO)
    assert f"claim:{PINK_TWO}" not in offered(sit(g))


@reading("gray route")
def test_a_gray_route_is_paid_in_one_colour_with_wilds_or_in_wilds_alone() -> None:
    table = sit(position(seat(red=2, blue=1, wild=2), seat()))
    answer(table, f"claim:{GRAY_TWO}")
    assert offered(table) == ["pay:2red", "pay:1blue+1wild", "pay:1red+1wild", "pay:2wild"]
    answer(table, "pay:2wild")
    assert held(table.g, 0) == {"red": 2, "blue": 1}


@reading("green example")
def test_there_is_one_green_route_of_three_spaces() -> None:
    assert [r.id for r in board().routes if (r.color, r.length) == ("green", 3)] == [GREEN_THREE]


@reading("last contract card")
def test_no_contract_left_no_such_action() -> None:
    assert "contracts" in offered(sit(position(contracts="dam-waag")))
    assert "contracts" not in offered(sit(position(contracts="")))


@reading("final tie")
def test_completed_contracts_break_a_tie_or_the_victory_is_shared() -> None:
    g = position()
    g.scores = [Score(8, 4, 2, 0), Score(4, 0, 0, 8)]
    assert winners(g) == [0]
    g.scores = [Score(8, 4, 0, 0), Score(4, 0, 0, 8)]
    assert winners(g) == [0, 1]


# What no leaflet says


@reading("nowhere covered")
def test_an_open_card_is_not_replaced_when_deck_and_discard_are_empty() -> None:
    table = sit(position(deck=""))
    assert "draw:deck" not in offered(table)
    answer(table, "draw:blue")
    assert table.g.face_up == ["pink", "green", "black", "red"]
    answer(table, "draw:red")
    assert table.g.face_up == ["pink", "green", "black"]


@reading("nowhere covered")
def test_taking_an_open_card_that_nothing_replaces_can_be_taken_back() -> None:
    table = sit(position(deck=""))
    answer(table, "draw:blue")
    assert table.can_undo(0)
    table.undo(0)
    assert table.g.face_up == ["pink", "blue", "green", "black", "red"]


@reading("nowhere covered")
def test_the_last_card_of_all_is_the_only_card_of_its_turn() -> None:
    table = sit(position(deck="orange", face_up="", contracts="dam-waag"))
    answer(table, "draw:deck")
    assert held(table.g, 0) == {"orange": 1}
    assert table.g.seats[1].contracts == ["dam-waag"]


@reading("nowhere covered")
def test_open_wilds_alone_are_no_second_card() -> None:
    table = sit(position(deck="", face_up="pink wild wild"))
    answer(table, "draw:pink")
    assert held(table.g, 0) == {"pink": 1}
    assert table.g.turn == 1


@reading("nowhere covered")
def test_cards_that_are_paid_fill_the_open_places_again() -> None:
    table = sit(position(seat(pink=1), seat(green=3), deck="", face_up="blue"))
    answer(table, f"claim:{PINK_ONE}")
    assert table.g.face_up == ["blue", "pink"]
    answer(table, f"claim:{GREEN_THREE}")
    assert table.g.face_up == ["blue", "pink", "green", "green", "green"]
    assert (table.g.deck, table.g.discard) == ([], [])


@reading("nowhere covered")
def test_nothing_is_replaced_when_every_row_would_have_three_wilds() -> None:
    table = sit(position(face_up="wild wild pink red blue", deck="wild wild"))
    answer(table, "draw:pink")
    answer(table, "draw:blue")
    assert sorted(table.g.face_up) == ["red", "wild", "wild", "wild", "wild"]
    assert (table.g.deck, table.g.discard) == ([], [])


@reading("nowhere covered")
def test_two_fives_that_would_take_turns_for_ever_are_left_alone() -> None:
    table = sit(position(face_up="wild wild pink pink red", deck="wild wild wild wild blue blue"))
    events = answer(table, "draw:red")
    resets = [event for event in events if event.kind == "reset"]
    assert len(resets) == 1
    assert sorted(table.g.face_up) == ["blue", "blue", "wild", "wild", "wild"]
    assert sorted(table.g.deck) == ["pink", "pink", "wild", "wild", "wild"]
    assert table.g.discard == []


@reading("nowhere covered")
def test_a_seat_that_can_do_nothing_passes() -> None:
    table = sit(position(turn=1, face_up="pink green", deck="", contracts=""))
    events = answer(table, "draw:green")
    assert [(event.kind, event.seat) for event in events] == [
        ("drew-open", 1),
        ("drew-open", 1),
        ("passed", 0),
    ]
    assert list(table.asks) == [1]


@reading("nowhere covered")
def test_when_nobody_can_do_anything_the_game_ends() -> None:
    table = sit(position(seat(), seat(), seat(), face_up="", deck="", contracts=""))
    assert table.over
    assert ride.winners(table.g) == [0, 1, 2]
    assert ride.points(table.g) == [0, 0, 0]


@reading("nowhere covered")
def test_an_action_between_two_passes_lets_the_game_go_on() -> None:
    g = position(seat(), seat(pink=2), face_up="", deck="", contracts="")
    table = sit(g)
    events = answer(table, f"claim:{PINK_TWO}")
    assert held(table.g, 0) == {"pink": 2}
    assert (events[-1].kind, events[-1].seat) == ("passed", 1)
    assert list(table.asks) == [0]


@reading("nowhere covered")
def test_passing_in_the_last_turns_uses_them_up() -> None:
    g = position(seat(), seat(pink=4), face_up="", deck="", contracts="")
    g.seats[1].carts, g.last_turns = 1, 2
    table = sit(g)
    answer(table, f"claim:{PINK_ONE}")
    assert table.over
