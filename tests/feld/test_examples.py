"""The worked examples of the rulebook and the addendum, by what they show, with the numbers in the book."""

from rules.feld.board import board
from rules.feld.city import largest_group, majority
from rules.feld.dice import choose_and_place, choose_dice, rotate_roundel, turn_dice
from rules.feld.display import select_card
from rules.feld.game import place_first_resources
from rules.feld.scoring import end_game_cards, final_scoring, leftovers, penalty
from tests.feld.position import act, follow, offers, position


def test_first_resources_one_black_and_two_purple() -> None:
    g = position()
    follow(place_first_resources(g, 0), "cube:black", "cube:purple")
    assert g.seats[0].roundel == [{"black": 1}, {"purple": 2}, {}, {}, {}, {}]


def test_selecting_a_craftsman_leaves_three_spaces() -> None:
    g = position(inactive=["060"], display=["001", "055", "109", "110"], phase="I")
    follow(select_card(g, 0), "card:001")
    assert g.seats[0].inactive == ["060", "001"]
    assert 5 - len(g.seats[0].inactive) == 3


def test_choosing_an_orange_two_and_a_brown_five() -> None:
    g = position(dice={"pink": 1, "gray": 3, "orange": 2, "brown": 5, "purple": 6, "black": 6})
    follow(choose_and_place(g, 0), ("dice:orange", "dice:brown"))
    assert g.seats[0].roundel == [{}, {"orange": 2}, {}, {}, {"brown": 5}, {}]


def test_rotating_brings_out_the_black_resource() -> None:
    g = position()
    g.seats[0].roundel = [{"black": 1}, {"purple": 2, "orange": 2}, {}, {}, {"brown": 5}, {}]
    rotate_roundel(g, 0)
    assert g.seats[0].roundel == [{"purple": 2, "orange": 2}, {}, {}, {"brown": 5}, {}, {}]
    assert g.seats[0].supply["black"] == 1
    assert g.seats[0].penalties == 0


def test_activating_a_craftsman_and_a_map_for_three_pink() -> None:
    g = position(inactive=["001", "110"], cubes={"pink": 3})
    act(g, "activate:001", "activate:110")
    assert g.seats[0].active == ["001", "110"]
    assert g.seats[0].supply["pink"] == 0


def test_using_the_craftsman_for_an_orange_resource() -> None:
    """The example speaks of owning a pink map, the addendum of having used one; the addendum rules."""
    g = position(inactive=["001", "110"], cubes={"pink": 4})
    after = act(g, "activate:001", "activate:110", "use:110", "use:001")
    assert g.seats[0].supply["orange"] == 1
    assert g.seats[0].used == {"110": 1, "001": 1}
    assert "use:001" not in after


def test_taking_possession_of_a_block_for_two_pink() -> None:
    g = position(cubes={"pink": 2})
    g.commodities["plantage-5"] = "furniture"
    act(g, "block:plantage-5", "store:furniture")
    assert g.owners == {"plantage-5": 0}
    assert g.seats[0].storehouse == ["furniture"]
    assert g.seats[0].supply["pink"] == 0


def test_loading_two_commodities_at_a_dock() -> None:
    g = position(storehouse=["beer", "lace"], barge="dock-gold")
    act(g, "load:all")
    assert g.seats[0].hold == ["beer", "lace"]
    assert g.seats[0].storehouse == []


def test_moving_the_barge_by_the_tulip_storehouse_to_the_yellow_dock_for_three() -> None:
    g = position(barge="water-n7", cubes={"pink": 3})
    act(g, "barge:dock-gold")
    assert g.seats[0].barge == "dock-gold"
    assert g.seats[0].supply["pink"] == 0
    sailed = next(event for event in g.news if event.kind == "sailed")
    assert sailed.data["place_way"] == ["store-tulip", "water-n9"]


def test_taking_a_light_pink_dock_worker_for_a_gulden() -> None:
    g = position(barge="dock-white")
    act(g, "worker:take-light_pink")
    assert g.seats[0].workers == ["light_pink"]
    assert g.seats[0].gulden == 1


def test_bringing_the_second_dock_worker_for_seven_points() -> None:
    [beside, *_] = board().journeys["dock-light_pink"]
    g = position(barge=beside, workers=["light_pink"], magazine=["gold"], cubes={"pink": 1})
    act(g, "barge:dock-light_pink")
    assert g.magazine == ["gold", "light_pink"]
    assert g.seats[0].points == 7


def test_delivering_beer_to_the_rightmost_roof_for_four_points() -> None:
    g = position(barge="store-beer", hold=["beer"], stored={"store-beer": ["beer", "beer"]})
    act(g, "deliver:beer")
    assert g.seats[0].points == 4
    assert g.seats[0].hold == []


def test_selling_coffee_on_the_black_market_for_two_gulden() -> None:
    g = position(cubes={"pink": 1})
    g.commodities["plantage-6"] = "coffee"
    act(g, "block:plantage-6", "sell:gulden")
    assert g.black_market == ["coffee"]
    assert g.seats[0].gulden == 2
    assert g.seats[0].storehouse == []


def test_advancing_two_spaces_for_three_resources_across_a_bridge_of_four() -> None:
    g = position(cubes={"pink": 3}, space=8)
    act(g, "amstel:2")
    assert g.seats[0].space == 10
    assert g.seats[0].points == 4
    assert g.seats[0].supply["pink"] == 0


def test_buying_a_point_and_two_spaces_for_a_gulden() -> None:
    g = position(tile="A1", gulden=1)
    act(g, "market:A1")
    assert (g.seats[0].points, g.seats[0].space, g.seats[0].gulden) == (1, 3, 0)


def test_fast_delivery_of_cheese_in_round_four_for_ten_points() -> None:
    g = position(barge="store-cheese", hold=["cheese"], stored={"store-cheese": ["cheese"]}, round=4)
    act(g, "deliver:cheese")
    assert g.seats[0].points == 6 + 4


def test_four_dice_are_turned_in_round_ten() -> None:
    rolled = {"pink": 4, "gray": 4, "orange": 5, "brown": 6, "purple": 2, "black": 3}
    turned = turn_dice(rolled, 10)
    assert turned == {"pink": 1, "gray": 1, "orange": 1, "brown": 1, "purple": 2, "black": 3}


def test_four_penalty_tokens_cost_22() -> None:
    assert penalty(4) == 22


def test_end_game_cards_for_six_seven_and_six_points() -> None:
    g = position(active=["007", "011", "086", "013", "019"], magazine=["gold"] * 7)
    assert end_game_cards(g, 0) == {"007": 6, "011": 7, "086": 6}


def test_six_of_eight_crests_hang_together_for_18_points() -> None:
    group = ["plantage-1", "plantage-2", "plantage-3", "plantage-4", "plantage-5", "plantage-6"]
    g = position(owners=dict.fromkeys([*group, "jordaan-1", "haarlemmerbuurt-1"], 0))
    assert largest_group(g, 0) == 6
    follow(final_scoring(g))
    assert g.scores[0].group == 18


def test_districts_of_three_players_a_tie_for_three_and_five_to_two() -> None:
    assert majority([2, 2, 0]) == [3, 3, 0]
    assert majority([2, 3, 0]) == [2, 5, 0]


def test_twelve_leftovers_for_six_points() -> None:
    g = position(cubes={"pink": 4}, storehouse=["beer"], hold=["lace"], workers=["gold"], gulden=5)
    assert leftovers(g.seats[0]) == 12
    follow(final_scoring(g))
    assert g.scores[0].leftovers == 6


def test_053_puts_a_four_into_slot_three_or_five() -> None:
    g = position(
        active=["053"], dice={"pink": 4, "gray": 1, "orange": 1, "brown": 1, "purple": 1, "black": 1}
    )
    asked = follow(choose_dice(g, 0), ("dice:pink", "dice:gray"))
    assert offers(asked) == ("slot:stay", "slot:pink-3", "slot:pink-5", "slot:gray-2")


def test_108_counts_three_cheese_makers_and_not_the_others() -> None:
    g = position(active=["108", "031", "032", "033", "019", "020", "049", "050"])
    assert end_game_cards(g, 0) == {"108": 6}
