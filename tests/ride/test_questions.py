"""Nobody is asked more than needed: what a seat can decide is asked once, what is forced is not."""

import pytest

from rules.ride import game as ride
from rules.ride.state import Seat
from tests.playing import random_game
from tests.ride.position import (
    GRAY_FOUR_CARTS,
    GRAY_ONE,
    GRAY_TWO,
    GREEN_THREE,
    PINK_ONE,
    answer,
    offered,
    position,
    seat,
    sit,
)

#: A hand, a route, and the payments to choose from; none where there is only one.
PAYMENTS = [
    (seat(pink=1), PINK_ONE, []),
    (seat(wild=1), PINK_ONE, []),
    (seat(pink=1, wild=1), PINK_ONE, ["1pink", "1wild"]),
    (seat(pink=3, red=5), PINK_ONE, []),
    (seat(green=3, red=3), GREEN_THREE, []),
    (seat(green=2, wild=1), GREEN_THREE, []),
    (seat(green=1, wild=2), GREEN_THREE, []),
    (seat(green=2, wild=2), GREEN_THREE, ["2green+1wild", "1green+2wild"]),
    (seat(green=6, wild=8), GREEN_THREE, ["3green", "2green+1wild", "1green+2wild", "3wild"]),
    (seat(black=1), GRAY_ONE, []),
    (seat(black=1, red=1), GRAY_ONE, ["1black", "1red"]),
    (seat(black=1, wild=1), GRAY_ONE, ["1black", "1wild"]),
    (seat(red=2, blue=1), GRAY_TWO, []),
    (seat(red=1, blue=1, wild=1), GRAY_TWO, ["1blue+1wild", "1red+1wild"]),
    (seat(red=4, blue=1, wild=1), GRAY_FOUR_CARTS, ["4red", "3red+1wild"]),
    (seat(red=1, wild=4), GRAY_FOUR_CARTS, ["1red+3wild", "4wild"]),
    (seat(wild=8), GRAY_FOUR_CARTS, []),
]


@pytest.mark.parametrize(
    ("me", "route", "choices"), PAYMENTS, ids=[f"{number}" for number in range(len(PAYMENTS))]
)
def test_a_payment_is_asked_only_where_there_is_a_choice(me: Seat, route: str, choices: list[str]) -> None:
    table = sit(position(me, seat()))
    answer(table, f"claim:{route}")
    if choices:
        assert offered(table) == [f"pay:{choice}" for choice in choices]
        assert table.asks[0].text.args["a"] in ride.view(table.g, None).names.values()
    else:
        assert table.g.claimed == {route: 0}


@pytest.mark.parametrize("seats", ride.SEATS)
def test_every_question_leaves_a_choice_and_offers_nothing_twice(seats: int) -> None:
    for number in range(10):
        for table, _, _ in random_game(ride, seats, {}, f"choice {number}"):
            for number, question in table.asks.items():
                ids = [option.id for option in question.options]
                assert question.seat == number
                assert len(ids) > question.least or question.options[0].final
                assert len(ids) == len(set(ids))


def test_two_open_cards_of_a_colour_are_one_choice() -> None:
    table = sit(position(face_up="pink pink blue pink blue"))
    assert offered(table, "draw") == ["draw:pink", "draw:blue", "draw:deck"]


def test_a_second_card_that_is_forced_comes_by_itself() -> None:
    table = sit(position(deck="red", face_up="wild wild"))
    answer(table, "draw:deck")
    assert table.g.turn == 1


def test_the_only_action_that_is_left_is_done_unasked() -> None:
    table = sit(position(face_up="", deck="", contracts="dam-waag"))
    assert table.over
    assert table.g.seats[0].contracts == ["dam-waag"]


def test_the_payment_of_another_route_is_another_question() -> None:
    """A click on the payment of a route that was taken back does not pay for the next one."""
    table = sit(position(seat(red=2, blue=2), seat()))
    answer(table, f"claim:{GRAY_TWO}")
    mark = table.mark(0)
    table.undo(0)
    answer(table, "claim:jordaan-de_drie_hendricken.gray")
    assert offered(table) == ["pay:2blue", "pay:2red"]
    assert table.mark(0) != mark


def test_a_claim_can_be_taken_back_and_a_drawn_card_not() -> None:
    table = sit(position(seat(pink=1), seat()))
    answer(table, f"claim:{PINK_ONE}")
    assert table.can_undo(0)
    table.undo(0)
    assert (table.g.claimed, table.g.seats[0].carts, table.g.discard) == ({}, 16, [])
    answer(table, "draw:blue")
    assert not table.can_undo(0)
    answer(table, "draw:deck")
    assert not table.can_undo(0)


def test_a_claim_that_turns_up_cards_cannot_be_taken_back() -> None:
    table = sit(position(seat(pink=1), seat(), deck="", face_up="blue"))
    answer(table, f"claim:{PINK_ONE}")
    assert table.g.face_up == ["blue", "pink"]
    assert not table.can_undo(0)


def test_drawn_contracts_cannot_be_put_back_but_the_choice_can() -> None:
    table = sit(position())
    answer(table, "contracts")
    assert not table.can_undo(0)
    [first, second] = offered(table)
    answer(table, first)
    table.undo(0)
    assert offered(table) == [first, second]
    assert not table.can_undo(0)


def test_the_answer_that_ends_the_game_stands_for_the_contracts_are_open() -> None:
    g = position(seat(pink=1), seat())
    g.last_turns = 1
    table = sit(g)
    answer(table, f"claim:{PINK_ONE}")
    assert table.over
    assert not table.can_undo(0)
