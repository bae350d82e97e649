"""The leaflet from the box to the first turn: each rule it states, in its order."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.table import Table
from rules.ride import game as ride
from rules.ride.board import board
from rules.ride.state import TRANSPORT_CARDS, State
from tests.playing import finished

SETTINGS = {"first": "lot", "printed": ""}
every_seats = pytest.mark.parametrize("seats", ride.SEATS)


def dealt(seats: int, seed: str = "setup") -> State:
    return ride.deal(seats, SETTINGS, Chance(seed), ride.VERSION)


def stacked(top: str) -> Chance:
    """Luck that has the transport cards lie in this order under the two cards of each of two hands."""
    wanted = ["pink", "pink", "blue", "blue", *top.split()]
    rest = Counter(TRANSPORT_CARDS) - Counter(wanted)

    class Stacked(Chance):
        def shuffled(self, items: list[str], what: str) -> list[str]:  # type: ignore[override]
            return [*rest.elements(), *wanted[::-1]] if what == "transport" else list(items)

    return Stacked("stacked")


# In the box


def test_the_box_has_sixteen_carts_in_each_of_four_colours() -> None:
    """In the Box, second entry."""
    assert [seat.carts for seat in dealt(4).seats] == [16] * 4


def test_the_box_has_44_transport_cards() -> None:
    """In the Box, fourth entry: eight wilds, six of each colour."""
    assert Counter(TRANSPORT_CARDS) == Counter(wild=8, pink=6, blue=6, green=6, black=6, red=6, orange=6)


def test_the_box_has_24_contracts() -> None:
    """In the Box, fifth entry."""
    assert len(board().contracts) == 24


def test_the_box_has_sixteen_merchandise_cards() -> None:
    """In the Box, sixth entry."""
    assert dealt(2).merchandise == 16


# Setup


@every_seats
def test_everybody_takes_carts_and_stands_on_the_start(seats: int) -> None:
    """Setup, first paragraph."""
    g = dealt(seats)
    assert [(seat.carts, seat.points) for seat in g.seats] == [(16, 0)] * seats
    assert g.claimed == {}


@every_seats
def test_the_merchandise_cards_lie_beside_the_board(seats: int) -> None:
    """Setup, first paragraph: nobody has one yet."""
    g = dealt(seats)
    assert (g.merchandise, [seat.merchandise for seat in g.seats]) == (16, [0] * seats)


@every_seats
def test_everybody_is_dealt_two_shuffled_transport_cards(seats: int) -> None:
    """Setup, second paragraph."""
    assert [sum(seat.hand.values()) for seat in dealt(seats).seats] == [2] * seats
    assert len({tuple(dealt(seats, f"{number}").deck) for number in range(20)}) == 20


@every_seats
def test_five_cards_lie_open_and_the_rest_is_the_deck(seats: int) -> None:
    """Setup, second paragraph."""
    for number in range(20):
        g = dealt(seats, f"{number}")
        assert len(g.face_up) == 5
        assert len(g.deck) + len(g.discard) == 44 - 2 * seats - 5


def test_three_open_wilds_at_setup_are_replaced_with_all_five() -> None:
    """Setup, second paragraph; the five go to the discard pile."""
    g = ride.deal(2, SETTINGS, stacked("wild red wild red wild green black orange green black"), ride.VERSION)
    assert sorted(g.discard) == ["red", "red", "wild", "wild", "wild"]
    assert g.face_up == ["green", "black", "orange", "green", "black"]


def test_two_open_wilds_at_setup_stay() -> None:
    """Setup, second paragraph, the other way round."""
    g = ride.deal(2, SETTINGS, stacked("wild red wild red green"), ride.VERSION)
    assert (g.face_up, g.discard) == (["wild", "red", "wild", "red", "green"], [])


@every_seats
def test_everybody_is_dealt_two_shuffled_contracts(seats: int) -> None:
    """Setup, third paragraph."""
    g = dealt(seats)
    assert [len(seat.offered) for seat in g.seats] == [2] * seats
    assert len(g.contract_deck) == 24 - 2 * seats
    assert len({tuple(dealt(seats, f"{number}").contract_deck) for number in range(20)}) == 20


@every_seats
def test_everybody_says_which_contracts_to_keep_before_the_first_turn(seats: int) -> None:
    """Setup, third paragraph; in any order, since all look at the same time."""
    table = Table.new(ride, seats, {}, "setup")
    for seat in reversed(range(seats)):
        assert set(table.asks) == set(range(seat + 1))
        table.answer(seat, [table.asks[seat].options[0].id])
    assert table.g.stage == "turns"


def test_one_contract_must_be_kept_and_both_may() -> None:
    """Setup, third paragraph."""
    table = Table.new(ride, 2, {}, "setup")
    both = table.g.seats[0].offered
    assert (table.asks[0].least, table.asks[0].most) == (1, 2)
    table.answer(0, [f"keep:{card}" for card in both])
    assert table.g.seats[0].contracts == both
    assert len(table.g.contract_deck) == 20


def test_a_contract_that_is_not_kept_goes_under_the_deck() -> None:
    """Setup, third paragraph."""
    table = Table.new(ride, 2, {}, "setup")
    kept, returned = table.g.seats[0].offered
    before = list(table.g.contract_deck)
    table.answer(0, [f"keep:{kept}"])
    assert table.g.seats[0].contracts == [kept]
    assert table.g.contract_deck == [returned, *before]


@every_seats
def test_contracts_are_secret_until_the_end(seats: int) -> None:
    """Setup, third paragraph: the others see how many, and at the end which."""
    table = Table.new(ride, seats, {}, "setup")
    for seat in range(seats):
        events = table.answer(seat, [option.id for option in table.asks[seat].options])
        assert all(event.only == seat for event in events if "contract" in event.data)
    seen = table.view(0)
    assert {card.id for card in seen.mine.contracts} == set(table.g.seats[0].contracts)
    assert [seat.contracts for seat in seen.seats] == [2] * seats
    assert seen.revealed == ()
    over = finished(ride, seats, {}, "setup")
    shown = [[card.id for card in cards] for cards in over.view(None).revealed]
    assert shown == [seat.contracts for seat in over.g.seats]


# Object of the game: the ways to win and lose points are tested where the leaflet tells them in full


# The game turn


@pytest.mark.parametrize("first", ["1", "2", "3", "4"])
def test_the_youngest_starts_or_whom_the_players_or_the_lot_choose(first: str) -> None:
    """The Game Turn, first sentence: who is youngest is told by a setting."""
    assert ride.deal(4, SETTINGS | {"first": first}, Chance("turn"), ride.VERSION).turn == int(first) - 1
    assert {dealt(4, f"{number}").turn for number in range(40)} == {0, 1, 2, 3}


@every_seats
def test_turns_go_clockwise_until_the_game_ends(seats: int) -> None:
    """The Game Turn, first sentence."""
    table = Table.new(ride, seats, {"first": "2"}, "turn")
    for seat in range(seats):
        table.answer(seat, [table.asks[seat].options[0].id])
    turns: list[int] = []
    while not table.over:
        [seat] = table.asks
        if not turns or turns[-1] != seat:
            turns.append(seat)
        draws = [option.id for option in table.asks[seat].options]
        table.answer(seat, ["draw:deck" if "draw:deck" in draws else draws[-1]])
    assert turns == [(1 + number) % seats for number in range(len(turns))]
    assert len(turns) > 3 * seats
