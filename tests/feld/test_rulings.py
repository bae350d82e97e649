"""Where the rulebook is silent: the rulings that were made, and for each row of docs/rulings.md a test."""

from rules.core.table import Table
from rules.feld import game
from rules.feld.board import COLORS, board
from rules.feld.dice import place_resources
from rules.feld.display import select_card
from rules.feld.orders import fulfilled
from rules.feld.scoring import final_scoring
from tests.feld.position import act, follow, offers, position

#: For each row of docs/rulings.md the tests that hold it.
RULINGS = {
    '"After …" and "If you …" before a colon (014, 016, 026, 030, 045, 071, 072, 074, 099)': (
        "test_014_follows_a_step_however_it_came",
        "test_045_counts_points_gained_before_it_was_active",
        "test_026_030_and_074_are_used_after_what_they_ask_for_as_045_is",
        "test_026_030_and_074_count_what_was_done_before_they_were_active",
        "test_a_copy_that_says_permanent_gives_it_each_time",
    ),
    "Points by other cards (072)": ("test_072_counts_points_from_steps_that_other_cards_gave",),
    "107's barge that has returned": ("test_107_wants_a_barge_that_has_left_and_returned",),
    "Gulden by other cards (071)": ("test_071_does_not_count_the_gulden_of_phase_ii",),
    "Permanent cards outside one's turn": (
        "test_a_permanent_card_works_in_the_turns_of_others",
        "test_what_permanent_cards_ask_to_be_paid_for_waits_for_ones_own_turn",
    ),
    "035's free use of a map": (
        "test_035_counts_as_using_the_map",
        "test_029_with_035_the_free_use_is_not_one_of_the_three",
    ),
    "052 with 053 and 054": ("test_053_takes_the_cube_of_054_along_but_those_of_052_stay_in_slot_one",),
    "Odd spaces of 040, free spaces of 022 and CA17": (
        "test_040_with_022_free_spaces_go_first_and_halves_stay_good",
        "test_ca17_moves_three_spaces_with_work_in_between",
    ),
    "CB21 and moves": ("test_cb21_is_not_sailing", "test_107_wants_a_barge_that_has_left_and_returned"),
    "CB22 and the block of the turn": (
        "test_cb22_takes_a_block_for_free_with_its_commodity_besides_the_usual_one",
        "test_cb22_may_come_after_the_block_of_the_turn_and_moves_the_bailiff",
    ),
    "The first cubes": ("test_the_first_cubes_are_taken_in_one_pass",),
    "Dock workers": (
        "test_one_worker_a_visit_and_two_aboard",
        "test_whoever_stays_at_a_dock_may_take_another_worker_in_the_next_turn",
        "test_a_worker_of_the_dock_s_colour_is_placed_on_arrival",
        "test_whoever_sails_through_a_dock_does_not_arrive_there",
    ),
    "The stored cube of phase IV": (
        "test_one_resource_is_kept_and_the_others_are_returned",
        "test_the_stored_cube_is_asked_for_while_passing_unless_the_table_plays_the_book_s_way",
        "test_in_phase_iv_everybody_chooses_the_stored_cube_at_once_as_in_the_book",
    ),
    "Dice that all choose at once": (
        "test_a_player_may_ask_to_choose_dice_after_the_others",
        "test_whoever_asked_to_wait_can_take_it_back_and_nothing_chosen_is_lost",
    ),
    "Orders": ("test_each_thing_is_returned_only_once",),
    "Orders for activated cards (13, 15, 16, 17, 36)": (
        "test_orders_13_16_and_36_do_not_count_a_map_that_was_discarded",
    ),
    '"All" C tiles, of which there are four a stack': (
        "test_ways_of_mixing_them_in",
        "test_all_c_tiles_are_said_to_be_four_of_each_with_the_rest_a_and_b",
    ),
    "The Supervisor": (
        "test_he_goes_when_the_barge_leaves",
        "test_all_that_is_delivered_in_one_visit_is_worth_more",
    ),
    "The Bailiff": (
        "test_where_all_neighbours_are_owned_he_goes_on_along_further_bridges",
        "test_with_025_the_bailiff_s_block_may_be_free",
    ),
    "Crests beyond 15, points below zero": (
        "test_a_sixteenth_crest_is_placed_like_any_other",
        "test_points_may_fall_below_zero",
    ),
    "TOM": (
        "test_a_triple_brings_a_worker",
        "test_only_more_points_than_tom_win",
        "test_tom_takes_two_blocks_in_the_order_in_which_the_rulebook_lists_the_dice",
    ),
}


def test_a_sixteenth_crest_is_placed_like_any_other() -> None:
    owned = [block for block in board().blocks if block != "plantage-6"][:15]
    g = position(cubes={"pink": 3}, owners=dict.fromkeys(owned, 0))
    act(g, "block:plantage-6", "store:cheese")
    assert sum(owner == 0 for owner in g.owners.values()) == 16
    assert game.view(g, None).seats[0].crests_left == 0


def test_points_may_fall_below_zero() -> None:
    g = position(round=12)
    g.seats[0].penalties = 4
    follow(final_scoring(g))
    assert g.seats[0].points < 0


# Cards


def test_071_does_not_count_the_gulden_of_phase_ii() -> None:
    """What was done is what was done in the turn; 051 gives its gulden before."""
    g = position(active=["051", "071"], dice=dict.fromkeys(COLORS, 1), phase="II")
    place_resources(g, 0, {"pink": 1, "gray": 1})
    assert g.seats[0].gulden == 4
    g.phase = "III"
    assert "use:071" not in act(g)
    assert "use:071" in act(position(active=["024", "071"]), "use:024")


def test_a_permanent_card_works_in_the_turns_of_others() -> None:
    g = position(active=["034"], space=3, order=[0, 1])
    g.seats[1].space, g.seats[1].supply["pink"] = 2, 1
    act(g, "amstel:1", seat=1)
    assert g.order == [0, 1]


def test_what_permanent_cards_ask_to_be_paid_for_waits_for_ones_own_turn() -> None:
    paid = ["032", "036", "038", "039"]
    g = position(active=paid, inactive=["001"], gulden=9, cubes={"gray": 6})
    assert {"activate:001", "use:032", "use:036", "use:039"} <= set(act(g))
    g.phase, g.display = "I", ["109", "055"]
    assert offers(follow(select_card(g, 0))) == ("card:109", "card:055")
    assert g.turn.done == {}


def test_cb22_may_come_after_the_block_of_the_turn_and_moves_the_bailiff() -> None:
    g = position(tile="CB22", gulden=4, cubes={"pink": 1}, figures={"bailiff": "burgwallen-1"})
    usual = ("block:plantage-6", "store:cheese")
    after = act(g, *usual, "market:CB22", "block:burgwallen-1", "store:glass")
    assert all(option.startswith("put:") for option in after)
    assert g.owners == {"plantage-6": 0, "burgwallen-1": 0}


# Setup, the harbour, orders


def test_the_first_cubes_are_taken_in_one_pass() -> None:
    table = Table.new(game, 3, {}, "one pass")
    while table.g.phase == "first-cards":
        [(seat, asked)] = table.asks.items()
        table.answer(seat, [asked.options[0].id])
    asked_in_turn = []
    while table.g.phase == "first-cubes":
        [seat] = table.asks
        asked_in_turn.append(seat)
        table.answer(seat, ["cube:pink"])
    assert asked_in_turn == [seat for seat in table.g.order for _ in range(2)]


def test_whoever_stays_at_a_dock_may_take_another_worker_in_the_next_turn() -> None:
    g = position(barge="dock-gold")
    assert "worker:take-light_green" not in act(g, "worker:take-light_pink")
    assert "worker:take-light_green" in act(g)


def test_orders_13_16_and_36_do_not_count_a_map_that_was_discarded() -> None:
    cards = ["047", "007", "010", "011", "012", "031", "085", "086", "087", "109", "113", "117"]
    g = position(active=cards, orders=["13", "16", "36"])
    assert set(fulfilled(g, 0)) == {"13", "16", "36"}
    act(g, "use:047", "discard:109")
    assert fulfilled(g, 0) == {}
