"""The leaflet's end of the game and final scoring: each rule it states, in its order."""

import pytest

from rules.core.table import Table
from rules.ride import game as ride
from rules.ride.scoring import connected, final_scoring, merchandise_bonus, winners
from rules.ride.state import Score, State
from tests.playing import finished
from tests.ride.pieces import recount
from tests.ride.position import GREEN_THREE, PINK_ONE, answer, give, position, seat, sit


def on_the_last_carts(seats: int, carts: int = 3) -> Table:
    """A game in which seat 0 is about to claim a route of one space with few carts left."""
    g = position(seat(pink=1), *[seat() for _ in range(seats - 1)], deck="orange " * 30)
    g.seats[0].carts = carts
    return sit(g)


def draw_two(table: Table) -> None:
    [asked] = table.asks
    for _ in range(2):
        if asked in table.asks:
            answer(table, "draw:deck")


def ended(*scores: Score) -> State:
    g = position(*[seat() for _ in scores])
    g.scores = list(scores)
    g.stage = "over"
    return g


# The end


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("carts", [2, 3])
def test_two_or_fewer_carts_bring_one_last_turn_for_everybody(seats: int, carts: int) -> None:
    """Game's End, first sentence: the seat that has them included, as the last."""
    table = on_the_last_carts(seats, carts)
    events = answer(table, f"claim:{PINK_ONE}")
    assert events[-1].kind == "last-round"
    turns = []
    while not table.over:
        turns += list(table.asks)
        draw_two(table)
    assert turns == [*range(1, seats), 0]


def test_three_carts_are_enough_to_go_on() -> None:
    """Game's End, first sentence, the other way round."""
    table = on_the_last_carts(2, 4)
    answer(table, f"claim:{PINK_ONE}")
    assert table.g.last_turns is None
    draw_two(table)
    draw_two(table)
    assert not table.over


def test_a_second_seat_with_few_carts_adds_no_turns() -> None:
    """Game's End, first sentence: one last turn, not more."""
    table = on_the_last_carts(2)
    table.g.seats[1].hand["pink"], table.g.seats[1].carts = 2, 3
    answer(table, f"claim:{PINK_ONE}")
    answer(table, "claim:oude_kerk-dam.pink")
    assert not table.over
    draw_two(table)
    assert table.over


# Final scoring


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_for_routes_stand_a_recount(seats: int) -> None:
    """Final Scoring, first point."""
    for number in range(5):
        table = finished(ride, seats, {}, f"recount {number}")
        assert ride.points(table.g) == recount(table.g)


def test_completed_contracts_add_and_failed_ones_subtract() -> None:
    """Final Scoring, second point."""
    g = give(position(), 0, GREEN_THREE, "waag-oost_indisch_huis.blue")
    g.seats[0].contracts = ["dam-waag", "jordaan-oude_kerk"]
    g.seats[1].contracts = ["blauwbrug-oude_waal"]
    final_scoring(g)
    assert g.scores == [Score(5, 3 - 6, 1, 0), Score(0, -4, 0, 0)]
    assert ride.points(g) == [2, -4]


def test_everybody_reveals_the_contracts_at_the_end() -> None:
    """Final Scoring, second point; done or not is told with each."""
    g = give(position(), 0, GREEN_THREE, "waag-oost_indisch_huis.blue")
    g.seats[0].contracts = ["dam-waag", "jordaan-oude_kerk"]
    final_scoring(g)
    g.stage = "over"
    shown = ride.view(g, None).revealed
    assert [[(card.id, card.done) for card in cards] for cards in shown] == [
        [("dam-waag", True), ("jordaan-oude_kerk", False)],
        [],
    ]


def test_a_contract_needs_a_continuous_path_of_ones_own_routes() -> None:
    """Draw Contract Cards, third sentence, and Object of the Game."""
    routes = [("a", "b"), ("c", "b"), ("d", "e")]
    assert connected(routes, "a", "c")
    assert not connected(routes, "a", "d")
    g = give(give(position(), 0, GREEN_THREE), 1, "waag-oost_indisch_huis.blue")
    g.seats[0].contracts = ["dam-waag"]
    final_scoring(g)
    assert g.scores[0].contracts == -3


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [([5, 4, 3, 2], [8, 6, 4, 2]), ([1, 5, 4], [2, 8, 5]), ([1, 2], [4, 8])],
)
def test_merchandise_is_scored_by_rank(cards: list[int], bonus: list[int]) -> None:
    """Final Scoring, third point and its chart."""
    assert merchandise_bonus(cards) == bonus


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [([0, 0, 0, 0], [0] * 4), ([3, 0, 0, 0], [8, 0, 0, 0]), ([0, 1, 2], [0, 5, 8]), ([1, 0], [8, 0])],
)
def test_no_merchandise_no_bonus(cards: list[int], bonus: list[int]) -> None:
    """Final Scoring, after the chart."""
    assert merchandise_bonus(cards) == bonus


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ([3, 3, 2, 1], [8, 8, 4, 2]),
        ([3, 2, 2, 1], [8, 6, 6, 2]),
        ([3, 2, 1, 1], [8, 6, 4, 4]),
        ([3, 3, 3, 1], [8, 8, 8, 2]),
        ([2, 2, 2, 2], [8] * 4),
        ([2, 2, 1], [8, 8, 2]),
        ([1, 1], [8, 8]),
    ],
)
def test_who_ties_in_merchandise_shares_the_rank_and_the_next_falls_away(
    cards: list[int], bonus: list[int]
) -> None:
    """Final Scoring, the tie."""
    assert merchandise_bonus(cards) == bonus


def test_the_most_points_win() -> None:
    """Object of the Game, first sentence, and Final Scoring."""
    assert winners(ended(Score(10, 0, 0, 0), Score(5, 7, 1, 4), Score(12, 0, 3, 0))) == [1]


def test_a_tie_goes_to_the_most_completed_contracts() -> None:
    """Final Scoring, the last but one sentence: how many, not how valuable."""
    assert winners(ended(Score(10, 9, 1, 0), Score(12, 7, 2, 0), Score(9, 2, 3, 0))) == [1]


def test_who_is_still_tied_shares_the_victory() -> None:
    """Final Scoring, the last sentence."""
    assert winners(ended(Score(10, 9, 2, 0), Score(1, 1, 2, 0), Score(12, 7, 2, 0))) == [0, 2]
