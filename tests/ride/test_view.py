"""Views: what everybody sees, what a seat sees besides, and the way that a contract still lacks."""

import msgspec
import pytest

from rules.ride import game as ride
from rules.ride.board import board
from rules.ride.state import State
from rules.ride.view import ContractView, View
from tests.playing import finished, random_game
from tests.ride.position import GREEN_THREE, PINK_ONE, answer, give, position, seat, sit

NORTH = "haringpakkerstoren-korenmetershuisje.red"
NORTH_GRAY = "haringpakkerstoren-korenmetershuisje.gray"


def card(name: str) -> ContractView:
    printed = board().contracts[name]
    return ContractView(name, printed.a, printed.b, printed.value, done=False)


def seen(g: State, reader: int | None = None) -> View:
    return ride.view(g, reader)


def test_a_spectator_sees_the_table_and_nobodys_cards() -> None:
    g = give(position(seat(pink=2, wild=1), seat(red=1)), 1, GREEN_THREE)
    g.seats[0].contracts = ["dam-waag"]
    view = seen(g)
    assert (view.seat, view.mine) == (None, None)
    assert [(s.hand, s.carts, s.contracts, s.points) for s in view.seats] == [(3, 16, 1, 0), (1, 13, 0, 4)]
    assert [route.id for route in view.routes if route.owner == 1] == [GREEN_THREE]
    assert (view.face_up, view.deck, view.discard) == (("pink", "blue", "green", "black", "red"), 6, 0)
    assert (view.contract_deck, view.merchandise) == (3, 16)


def test_a_seat_sees_its_own_cards() -> None:
    g = give(position(seat(pink=1), seat()), 0, GREEN_THREE, "waag-oost_indisch_huis.blue")
    g.seats[0].contracts = ["dam-waag", "jordaan-oude_kerk"]
    mine = seen(g, 0).mine
    assert mine
    assert mine.hand["pink"] == 1
    assert [(c.id, c.done) for c in mine.contracts] == [("dam-waag", True), ("jordaan-oude_kerk", False)]
    assert PINK_ONE in mine.claimable


def test_contracts_that_are_looked_at_are_seen_by_the_one_who_drew_them() -> None:
    table = sit(position(contracts="dam-waag noordermarkt-waag"))
    answer(table, "contracts")
    mine = table.view(0).mine
    assert [c.id for c in mine.offered] == ["dam-waag", "noordermarkt-waag"]
    assert mine.claimable == ()
    assert [s.choosing for s in table.view(1).seats] == [2, 0]
    assert table.view(1).mine.offered == ()


@pytest.mark.parametrize("seats", ride.SEATS)
def test_the_claimable_routes_are_those_on_offer(seats: int) -> None:
    """None while a second card or a payment is asked for: then there is no route to be claimed."""
    for table, _, _ in random_game(ride, seats, {}, "claimable"):
        for number in range(seats):
            options = table.asks[number].options if number in table.asks else ()
            claims = [option.id for option in options if option.verb == "claim"]
            assert [f"claim:{route}" for route in table.view(number).mine.claimable] == claims


def test_only_who_is_to_move_has_routes_to_claim() -> None:
    g = position(seat(wild=4), seat(wild=4))
    mine, other = seen(g, 0).mine, seen(g, 1).mine
    assert mine
    assert other
    assert (len(mine.claimable), len(other.claimable)) == (45, 0)


@pytest.mark.parametrize("seats", ride.SEATS)
def test_the_view_waits_for_whom_the_table_asks(seats: int) -> None:
    for table, _, _ in random_game(ride, seats, {}, "waiting"):
        assert set(table.view(None).waiting) == table.asks.keys()
    assert table.view(None).waiting == ()


@pytest.mark.parametrize("seats", ride.SEATS)
def test_at_the_end_everything_is_told(seats: int) -> None:
    table = finished(ride, seats, {}, "told")
    view = table.view(None)
    assert view.stage == "over"
    assert [s.points for s in view.seats] == [score.total for score in view.scores] == ride.points(table.g)
    assert list(view.winners) == ride.winners(table.g)
    assert [sum(c.value if c.done else -c.value for c in cards) for cards in view.revealed] == [
        score.contracts for score in view.scores
    ]


@pytest.mark.parametrize("seats", ride.SEATS)
def test_a_view_can_be_kept_as_json(seats: int) -> None:
    for table, _, _ in random_game(ride, seats, {}, "json"):
        for reader in (None, *range(seats)):
            view = table.view(reader)
            kept = msgspec.json.encode(view)
            assert msgspec.json.decode(kept, type=View) == view
            assert table.g.chance.seed.encode() not in kept


# The way that a contract still lacks


def test_the_shortest_way_is_what_is_missing() -> None:
    missing = seen(position()).missing(card("dam-waag"), 0)
    assert missing
    routes = [board().route[route] for route in missing]
    assert sum(route.length for route in routes) == 3


def test_routes_of_ones_own_are_not_missing() -> None:
    g = give(position(), 0, "waag-oost_indisch_huis.blue")
    assert seen(g).missing(card("dam-waag"), 0) is not None
    give(g, 0, GREEN_THREE)
    assert seen(g).missing(card("dam-waag"), 0) == ()


def test_routes_of_others_are_in_the_way() -> None:
    """With three seats the twin of another's route is a way, with two it is closed."""
    three = give(position(seat(), seat(), seat()), 1, NORTH)
    missing = seen(three).missing(card("dam-haringpakkerstoren"), 0)
    assert missing
    assert NORTH not in missing
    two = give(position(), 1, NORTH)
    around = seen(two).missing(card("dam-haringpakkerstoren"), 0)
    assert around
    assert not {NORTH, NORTH_GRAY} & set(around)


def test_no_way_is_left_without_routes() -> None:
    g = position()
    for route in board().routes:
        if "haringpakkerstoren" in (route.a, route.b):
            g.claimed[route.id] = 1
    assert seen(g).missing(card("dam-haringpakkerstoren"), 0) is None


def test_no_way_is_left_without_the_carts_for_it() -> None:
    g = position()
    g.seats[0].carts = 4
    assert seen(g).missing(card("dam-haringpakkerstoren"), 0) is not None
    g.seats[0].carts = 3
    assert seen(g).missing(card("dam-haringpakkerstoren"), 0) is None
