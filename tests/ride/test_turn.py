"""The leaflet's game turn: each rule it states about drawing, claiming and contracts, in its order."""

import pytest

from rules.ride.board import COLORS, ROUTE_POINTS, board
from tests.ride.position import (
    BLACK_THREE,
    GRAY_FOUR_CARTS,
    GRAY_ONE,
    GRAY_TWO,
    GREEN_THREE,
    PINK_ONE,
    PINK_TWO,
    RED_TWO_CARTS,
    answer,
    give,
    held,
    offered,
    position,
    refused,
    seat,
    sit,
)

# The game turn


def test_a_turn_is_one_of_three_actions() -> None:
    """The Game Turn, second sentence."""
    table = sit(position(seat(pink=1), seat()))
    assert {option.partition(":")[0] for option in offered(table)} == {"draw", "claim", "contracts"}
    assert (table.asks[0].least, table.asks[0].most) == (1, 1)


@pytest.mark.parametrize(
    "picks", [["draw:deck", "draw:pink"], ["draw:wild"], [f"claim:{PINK_ONE}"], ["contracts", "keep"]]
)
def test_after_one_action_the_turn_is_over(picks: list[str]) -> None:
    """The Game Turn, second sentence: only one of them."""
    table = sit(position(seat(pink=1), seat(), face_up="pink blue wild green red"))
    for pick in picks:
        answer(table, next(option for option in offered(table) if option.startswith(pick)))
    assert list(table.asks) == [1]


# Draw transport cards


@pytest.mark.parametrize("color", COLORS)
def test_a_card_pays_for_routes_of_its_colour(color: str) -> None:
    """Draw Transportation Cards, first sentence."""
    table = sit(position(seat(**{color: 4}), seat()))
    routes = {board().route[option.removeprefix("claim:")].color for option in offered(table, "claim")}
    assert routes == {color, "gray"}


def test_a_wild_stands_for_any_colour() -> None:
    """Draw Transportation Cards, first sentence."""
    table = sit(position(seat(wild=4), seat()))
    assert len(offered(table, "claim")) == 45


def test_a_hand_may_hold_any_number_of_cards() -> None:
    """Draw Transportation Cards, second sentence."""
    table = sit(position(seat(pink=5, blue=6, green=6, black=6, red=6), seat()))
    answer(table, "draw:deck")
    answer(table, "draw:pink")
    assert sum(held(table.g, 0).values()) == 31


def test_drawing_is_two_cards() -> None:
    """Draw Transportation Cards, third sentence."""
    table = sit(position())
    answer(table, "draw:pink")
    assert list(table.asks) == [0]
    answer(table, "draw:blue")
    assert list(table.asks) == [1]
    assert held(table.g, 0) == {"pink": 1, "blue": 1}


def test_a_blind_draw_is_the_top_card_of_the_deck() -> None:
    """Draw Transportation Cards, fourth sentence."""
    table = sit(position(deck="black red orange"))
    answer(table, "draw:deck")
    answer(table, "draw:deck")
    assert held(table.g, 0) == {"black": 1, "red": 1}
    assert table.g.deck == ["orange"]


def test_nobody_else_learns_what_a_blind_draw_was() -> None:
    """Draw Transportation Cards, fourth sentence: it is blind."""
    table = sit(position(deck="black red orange"))
    [told, secret] = answer(table, "draw:deck")
    assert (told.kind, told.data, told.only) == ("drew-blind", {}, None)
    assert (secret.kind, secret.data, secret.only) == ("drew", {"color": "black"}, 0)


def test_any_of_the_open_cards_may_be_taken() -> None:
    """Draw Transportation Cards, fourth sentence."""
    table = sit(position(face_up="pink blue green black wild"))
    assert offered(table, "draw") == [
        "draw:pink",
        "draw:blue",
        "draw:green",
        "draw:black",
        "draw:wild",
        "draw:deck",
    ]


def test_an_open_card_is_replaced_at_once() -> None:
    """Draw Transportation Cards, fifth sentence: what replaces it can be the second card."""
    table = sit(position(deck="orange pink"))
    answer(table, "draw:blue")
    assert table.g.face_up == ["pink", "orange", "green", "black", "red"]
    answer(table, "draw:orange")
    assert held(table.g, 0) == {"blue": 1, "orange": 1}


def test_an_open_wild_as_first_card_is_the_only_card() -> None:
    """Draw Transportation Cards, sixth sentence."""
    table = sit(position(face_up="pink blue wild black red"))
    answer(table, "draw:wild")
    assert held(table.g, 0) == {"wild": 1}
    assert list(table.asks) == [1]


def test_an_open_wild_cannot_be_the_second_card() -> None:
    """Draw Transportation Cards, seventh sentence; not even one that just came."""
    table = sit(position(face_up="pink blue wild black red", deck="wild orange"))
    answer(table, "draw:pink")
    assert table.g.face_up == ["wild", "blue", "wild", "black", "red"]
    assert refused(table, "draw:wild") == "illegal-not-offered"


def test_a_blind_wild_is_a_card_like_any_other() -> None:
    """Draw Transportation Cards, sixth sentence: the exception is of open wilds alone."""
    table = sit(position(deck="wild wild orange"))
    answer(table, "draw:deck")
    answer(table, "draw:deck")
    assert held(table.g, 0) == {"wild": 2}


def test_three_open_wilds_are_replaced_with_all_five_at_any_time() -> None:
    """Draw Transportation Cards, eighth sentence: here between the first card and the second."""
    table = sit(position(face_up="wild wild green black red", deck="wild pink pink blue blue orange red"))
    events = answer(table, "draw:red")
    assert table.g.face_up == ["pink", "pink", "blue", "blue", "orange"]
    assert sorted(table.g.discard) == ["black", "green", "wild", "wild", "wild"]
    assert [event.kind for event in events] == ["drew-open", "reset"]
    assert offered(table) == ["draw:pink", "draw:blue", "draw:orange", "draw:deck"]


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """Draw Transportation Cards, ninth sentence."""
    table = sit(position(deck="orange", discard="red red black"))
    events = answer(table, "draw:deck")
    assert sorted(table.g.deck) == ["black", "red", "red"]
    assert table.g.discard == []
    assert [event.kind for event in events] == ["reshuffled", "drew-blind", "drew"]


# Claim a route


def test_a_route_joins_two_adjacent_locations_in_one_colour() -> None:
    """Claim a Route, first sentence."""
    assert all(route.a != route.b and route.color in (*COLORS, "gray") for route in board().routes)


def test_the_tracks_of_a_double_route_are_equally_long() -> None:
    """Claim a Route, second sentence."""
    twins = [(route, board().route[route.twin]) for route in board().routes if route.twin]
    assert len(twins) == 26
    assert all((one.length, {one.a, one.b}) == (two.length, {two.a, two.b}) for one, two in twins)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_claims_both_tracks_of_a_double_route(seats: int) -> None:
    """Claim a Route, third sentence."""
    g = give(position(seat(wild=4), *[seat() for _ in range(seats - 1)]), 0, GREEN_THREE)
    assert refused(sit(g), f"claim:{BLACK_THREE}") == "illegal-not-offered"


def test_with_two_players_the_other_track_is_closed() -> None:
    """Claim a Route, the note; everybody can see it."""
    g = give(position(seat(wild=4), seat()), 1, GREEN_THREE)
    assert refused(sit(g), f"claim:{BLACK_THREE}") == "illegal-not-offered"
    assert [route.id for route in sit(g).view(None).routes if route.closed] == [BLACK_THREE]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_another_may_claim_the_other_track(seats: int) -> None:
    """Claim a Route, the note: it speaks of two players only."""
    g = give(position(seat(wild=4), *[seat() for _ in range(seats - 1)]), 1, GREEN_THREE)
    assert f"claim:{BLACK_THREE}" in offered(sit(g))
    assert not any(route.closed for route in sit(g).view(None).routes)


def test_claiming_costs_a_card_and_a_cart_for_each_space() -> None:
    """Claim a Route, fourth sentence."""
    table = sit(position(seat(green=4), seat()))
    answer(table, f"claim:{GREEN_THREE}")
    assert held(table.g, 0) == {"green": 1}
    assert table.g.discard == ["green"] * 3
    assert table.g.seats[0].carts == 13
    assert table.g.claimed == {GREEN_THREE: 0}


def test_a_coloured_route_needs_its_own_colour() -> None:
    """Claim a Route, fifth and sixth sentence."""
    table = sit(position(seat(green=2, black=4, red=4), seat()))
    assert f"claim:{GREEN_THREE}" not in offered(table)
    assert f"claim:{BLACK_THREE}" in offered(table)


def test_a_gray_route_takes_any_one_colour() -> None:
    """Claim a Route, seventh sentence: one, and not a mixture."""
    table = sit(position(seat(green=2, red=2, pink=1), seat()))
    answer(table, f"claim:{GRAY_TWO}")
    assert offered(table) == ["pay:2green", "pay:2red"]
    answer(table, "pay:2red")
    assert held(table.g, 0) == {"green": 2, "pink": 1}


def test_routes_of_ones_own_need_not_touch() -> None:
    """Claim a Route, eighth sentence: any open route."""
    table = sit(give(position(seat(pink=1), seat()), 0, GREEN_THREE))
    answer(table, f"claim:{PINK_ONE}")
    assert table.g.claimed == {GREEN_THREE: 0, PINK_ONE: 0}


def test_a_claimed_route_is_not_open() -> None:
    """Claim a Route, eighth sentence."""
    table = sit(give(position(seat(wild=4), seat(), seat()), 1, PINK_ONE))
    assert refused(table, f"claim:{PINK_ONE}") == "illegal-not-offered"


def test_one_route_a_turn() -> None:
    """Claim a Route, ninth sentence."""
    table = sit(position(seat(wild=8), seat()))
    answer(table, f"claim:{PINK_ONE}")
    assert table.g.turn == 1
    assert list(table.asks) == [1]


@pytest.mark.parametrize(
    ("pick", "left"),
    [
        ("pay:3green", {"wild": 3}),
        ("pay:2green+1wild", {"green": 1, "wild": 2}),
        ("pay:1green+2wild", {"green": 2, "wild": 1}),
        ("pay:3wild", {"green": 3}),
    ],
)
def test_the_sets_that_pay_for_three_green_spaces(pick: str, left: dict[str, int]) -> None:
    """Claim a Route, the example with four sets of cards."""
    table = sit(position(seat(green=3, wild=3), seat()))
    answer(table, f"claim:{GREEN_THREE}")
    assert offered(table) == ["pay:3green", "pay:2green+1wild", "pay:1green+2wild", "pay:3wild"]
    answer(table, pick)
    assert held(table.g, 0) == left


def test_too_few_carts_for_a_route() -> None:
    """Claim a Route, after the example: one cart a space, or it cannot be claimed."""
    g = position(seat(wild=8), seat())
    g.seats[0].carts = 3
    lengths = {board().route[option.removeprefix("claim:")].length for option in offered(sit(g), "claim")}
    assert lengths == {1, 2, 3}
    assert refused(sit(g), f"claim:{GRAY_FOUR_CARTS}") == "illegal-not-offered"


@pytest.mark.parametrize(
    ("route", "points"), [(PINK_ONE, 1), (PINK_TWO, 2), (GREEN_THREE, 4), (GRAY_FOUR_CARTS, 7)]
)
def test_points_for_a_route_are_counted_at_once(route: str, points: int) -> None:
    """Claim a Route: the table on the board, 1, 2, 4 and 7."""
    table = sit(position(seat(wild=4), seat()))
    answer(table, f"claim:{route}")
    assert table.game.points(table.g) == [points, 0]
    assert ROUTE_POINTS == {1: 1, 2: 2, 3: 4, 4: 7}


def test_a_route_with_cart_symbols_brings_a_merchandise_card() -> None:
    """Claim a Route, the merchandise; a route without symbols brings none."""
    table = sit(position(seat(red=2), seat(pink=2)))
    answer(table, f"claim:{RED_TWO_CARTS}")
    answer(table, f"claim:{PINK_TWO}")
    assert [s.merchandise for s in table.g.seats] == [1, 0]
    assert table.g.merchandise == 15


def test_merchandise_cards_lie_in_the_open() -> None:
    """Claim a Route, the merchandise: everybody sees how many one has."""
    table = sit(position(seat(red=2), seat()))
    events = answer(table, f"claim:{RED_TWO_CARTS}")
    assert [(event.kind, event.only) for event in events] == [("claimed", None), ("merchandise", None)]
    for reader in (None, 0, 1):
        assert [s.merchandise for s in table.view(reader).seats] == [1, 0]


def test_one_merchandise_card_however_long_the_route() -> None:
    """Claim a Route, the last note."""
    table = sit(position(seat(wild=4), seat()))
    answer(table, f"claim:{GRAY_FOUR_CARTS}")
    assert table.g.seats[0].merchandise == 1


# Draw contract cards


def test_a_contract_names_two_locations_and_its_points() -> None:
    """Draw Contract Cards, first sentence."""
    for card in board().contracts.values():
        assert {card.a, card.b} <= board().names.keys()
        assert card.a != card.b
        assert card.value > 0


def test_one_may_have_any_number_of_contracts() -> None:
    """Draw Contract Cards, fourth sentence."""
    g = position()
    g.seats[0].contracts = list(board().contracts)[:20]
    table = sit(g)
    answer(table, "contracts")
    answer(table, *offered(table))
    assert len(table.g.seats[0].contracts) == 22


def test_the_action_is_two_contracts_from_the_top() -> None:
    """Draw Contract Cards, fifth and sixth sentence."""
    table = sit(position(contracts="dam-waag noordermarkt-waag jordaan-oude_kerk"))
    events = answer(table, "contracts")
    assert offered(table) == ["keep:dam-waag", "keep:noordermarkt-waag"]
    assert [(event.kind, event.data) for event in events] == [("took-contracts", {"cards": 2})]


@pytest.mark.parametrize("kept", [["dam-waag"], ["noordermarkt-waag"], ["dam-waag", "noordermarkt-waag"]])
def test_at_least_one_of_the_two_is_kept(kept: list[str]) -> None:
    """Draw Contract Cards, seventh sentence."""
    table = sit(position(contracts="dam-waag noordermarkt-waag jordaan-oude_kerk"))
    answer(table, "contracts")
    assert refused(table) == "illegal-count"
    answer(table, *[f"keep:{card}" for card in kept])
    assert table.g.seats[0].contracts == kept


def test_a_returned_contract_goes_under_the_deck() -> None:
    """Draw Contract Cards, eighth sentence."""
    table = sit(position(contracts="dam-waag noordermarkt-waag jordaan-oude_kerk"))
    answer(table, "contracts")
    answer(table, "keep:dam-waag")
    assert table.g.contract_deck == ["noordermarkt-waag", "jordaan-oude_kerk"]


def test_a_kept_contract_cannot_be_got_rid_of() -> None:
    """Draw Contract Cards, ninth sentence: only new ones are ever offered to be returned."""
    g = position(contracts="dam-waag noordermarkt-waag")
    g.seats[0].contracts = ["jordaan-oude_kerk"]
    table = sit(g)
    assert not [option for option in offered(table) if "jordaan-oude_kerk" in option]
    answer(table, "contracts")
    assert offered(table) == ["keep:dam-waag", "keep:noordermarkt-waag"]
    answer(table, "keep:dam-waag")
    assert table.g.seats[0].contracts == ["jordaan-oude_kerk", "dam-waag"]


def test_a_single_last_contract_may_be_drawn_and_must_be_kept() -> None:
    """Draw Contract Cards, tenth sentence: so nothing is asked."""
    table = sit(position(contracts="dam-waag"))
    answer(table, "contracts")
    assert table.g.seats[0].contracts == ["dam-waag"]
    assert list(table.asks) == [1]


def test_contracts_and_whether_they_are_complete_stay_secret() -> None:
    """Draw Contract Cards, last sentence."""
    g = give(position(seat(), seat()), 0, GRAY_ONE)
    g.seats[0].contracts = ["noordermarkt-waag"]
    other = give(position(seat(), seat()), 0, GRAY_ONE)
    other.seats[0].contracts = ["dam-waag"]
    for reader in (None, 1):
        assert sit(g).view(reader) == sit(other).view(reader)
    table = sit(g)
    answer(table, "contracts")
    events = answer(table, *offered(table))
    assert {event.only for event in events if event.kind == "kept"} == {0}
    assert all(not event.data.keys() & {"a", "b", "contract"} for event in events if event.only is None)
