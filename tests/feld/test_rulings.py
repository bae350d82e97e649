"""Where the rulebook is silent: the rulings that were made, and for each row of docs/rulings.md a test."""

from rules.feld import game
from rules.feld.board import board
from rules.feld.scoring import final_scoring
from tests.feld.position import act, follow, position

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
    "035's free use of a map": ("test_035_counts_as_using_the_map",),
    "052 with 053 and 054": ("test_053_takes_the_cube_of_054_along_but_those_of_052_stay_in_slot_one",),
    "Odd spaces of 040, free spaces of 022 and CA17": (
        "test_040_with_022_free_spaces_go_first_and_halves_stay_good",
        "test_ca17_moves_three_spaces_with_work_in_between",
    ),
    "Dock workers": (
        "test_one_worker_a_visit_and_two_aboard",
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
    '"All" C tiles, of which there are four a stack': ("test_ways_of_mixing_them_in",),
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
    "TOM": ("test_a_triple_brings_a_worker", "test_only_more_points_than_tom_win"),
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
