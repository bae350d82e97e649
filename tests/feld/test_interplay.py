"""Cards that meet."""

from rules.feld.dice import choose_and_place
from tests.feld.position import act, changes, follow, holdings, offers, position, question


def test_025_is_not_spent_where_027_pays() -> None:
    g = position(active=["025", "027"], gulden=2, cubes={"pink": 1})
    assert offers(question(g, "block:plantage-5")) == ("pay:1pink", "pay:2gulden")
    g = position(active=["025", "027"], gulden=2, cubes={"pink": 1})
    act(g, "block:plantage-5", "pay:2gulden", "store:tiles")
    assert g.seats[0].used == {"027": 1}
    assert g.seats[0].supply["pink"] == 1


def test_027_makes_no_sense_where_025_makes_a_block_free() -> None:
    g = position(active=["025", "027"], gulden=2)
    after = question(g, "block:plantage-6")
    assert offers(after)[0] == "store:cheese"
    assert g.seats[0].gulden == 2
    assert g.seats[0].used == {"025": 1}


def test_025_may_be_saved_for_the_second_block_of_028() -> None:
    g = position(active=["025", "028"], cubes={"pink": 3})
    assert offers(question(g, "block:plantage-5")) == ("pay:1pink", "pay:2pink")
    g = position(active=["025", "028"], cubes={"pink": 4})
    act(g, "block:plantage-5", "pay:2pink", "store:tiles", "block:plantage-1", "store:glass")
    assert g.seats[0].supply["pink"] == 0
    assert g.seats[0].used == {"025": 1, "028": 1}


def test_025_may_be_saved_also_if_028_can_still_be_activated() -> None:
    g = position(active=["025"], inactive=["028"], cubes={"pink": 3})
    assert offers(question(g, "block:plantage-5")) == ("pay:1pink", "pay:2pink")
    g = position(active=["025"], inactive=["026"], cubes={"pink": 3})
    assert offers(question(g, "block:plantage-5"))[0] == "store:tiles"


def test_025_027_and_028_take_two_blocks_for_a_cube_and_two_gulden() -> None:
    g = position(active=["025", "027", "028"], gulden=2, cubes={"pink": 1})
    act(g, "block:burgwallen-1", "store:glass", "block:plantage-5", "store:tiles")
    assert holdings(g) == dict.fromkeys(holdings(g), 0) | {"space": 1}
    assert len(g.owners) == 2


def test_029_with_035_the_free_use_is_not_one_of_the_three() -> None:
    g = position(active=["029", "035"], inactive=["109"], cubes={"pink": 5})
    after = act(g, "activate:109", "use:109", "use:109", "use:109")
    assert g.seats[0].points == 4
    assert g.seats[0].used == {"109": 3, "029": 2}
    assert "use:109" not in after


def test_029_forgets_a_map_that_047_discards() -> None:
    g = position(active=["029", "047", "109", "113"], cubes={"pink": 3, "gray": 3})
    after = act(g, "use:109", "use:109", "use:047", "discard:109", "use:113")
    assert "use:113" not in after
    assert g.discard[-1] == "109"
    assert g.seats[0].used == {"029": 1, "047": 1, "113": 1}


def test_031_lets_its_owner_choose_which_cube_to_spare() -> None:
    g = position(active=["031"], inactive=["055"], cubes={"pink": 1, "gray": 1})
    assert offers(question(g, "activate:055")) == ("pay:1gray", "pay:1pink")
    g = position(active=["031"], inactive=["055"], cubes={"pink": 1})
    act(g, "activate:055")
    assert g.seats[0].supply["pink"] == 0
    assert g.seats[0].active == ["031", "055"]


def test_031_does_not_work_for_craftsmen_nor_042_for_buildings() -> None:
    g = position(active=["031", "042"], inactive=["055", "013"], cubes={"pink": 1, "orange": 1})
    assert {"activate:055", "activate:013"} <= set(act(g))
    g = position(active=["031"], inactive=["013"], cubes={"orange": 1})
    assert "activate:013" not in act(g)
    g = position(active=["042"], inactive=["055"], cubes={"pink": 1})
    assert "activate:055" not in act(g)


def test_033_gives_a_gulden_for_itself() -> None:
    g = position(inactive=["033"], cubes={"gray": 1, "purple": 1})
    act(g, "activate:033")
    assert g.seats[0].gulden == 1


def test_035_with_041_uses_the_new_map_and_gives_a_gulden() -> None:
    g = position(active=["035", "041"], inactive=["112"], cubes={"pink": 3, "black": 1})
    before = holdings(g)
    after = act(g, "activate:112")
    assert changes(before, holdings(g)) == {"pink": -2, "black": -1, "gulden": 2, "points": 1}
    assert g.seats[0].used == {}
    assert "use:112" in after


def test_035_counts_as_using_the_map() -> None:
    g = position(active=["035", "001", "099"], inactive=["109"], cubes={"pink": 1})
    after = act(g, "activate:109")
    assert {"use:001", "use:099"} <= set(after)


def test_037_with_028_sells_twice_for_both() -> None:
    g = position(active=["037", "028"], cubes={"pink": 3})
    act(g, "block:plantage-6", "sell:gray", "block:plantage-5", "sell:black")
    assert g.seats[0].gulden == 4
    assert g.seats[0].supply == {"pink": 0, "gray": 1, "orange": 0, "brown": 0, "purple": 0, "black": 1}


def test_038_counts_as_an_activation_for_030_033_and_041() -> None:
    g = position(active=["030", "033", "038", "041"], inactive=["055", "001", "109"], gulden=9)
    act(g, "activate:055", "activate:001", "activate:109", "use:030")
    assert g.seats[0].gulden == 9 - 9 + 2 + 1 + 1


def test_038_is_not_asked_for_where_031_makes_a_card_free() -> None:
    g = position(active=["031", "038"], inactive=["097"], gulden=3)
    act(g, "activate:097")
    assert g.seats[0].gulden == 3


def test_038_activates_any_number_of_cards() -> None:
    g = position(active=["038"], inactive=["001", "002", "003", "004"], gulden=11)
    after = act(g, "activate:001", "activate:002", "activate:003")
    assert "activate:004" not in after
    assert g.seats[0].used == {}


def test_040_with_022_free_spaces_go_first_and_halves_stay_good() -> None:
    g = position(active=["022", "040"], gulden=1, cubes={"pink": 2})
    act(g, "use:022", "barge:store-beer")
    assert g.seats[0].supply["pink"] == 1
    assert g.turn.sail == 1
    g = position(active=["022", "040"], gulden=1, cubes={"pink": 2})
    act(g, "use:022", "barge:store-beer", "barge:dock-white", "worker:take-gold", "barge:store-beer")
    assert g.seats[0].supply["pink"] == 0
    assert g.turn.sail == 1


def test_042_is_for_the_first_of_each_craft_only() -> None:
    """A Timmerman costs less while none is active, whatever other craftsmen are."""
    g = position(active=["042", "001"], inactive=["043", "048"], cubes={"pink": 2})
    act(g, "activate:043")
    assert g.seats[0].supply["pink"] == 2
    g = position(active=["042", "001"], inactive=["043", "048"], cubes={"pink": 2})
    act(g, "activate:043", "activate:048")
    assert g.seats[0].supply["pink"] == 0


DICE = {"pink": 1, "gray": 1, "orange": 4, "brown": 5, "purple": 6, "black": 2}


def test_053_takes_the_cube_of_054_along_but_those_of_052_stay_in_slot_one() -> None:
    g = position(active=["052", "053", "054"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:pink", "dice:orange"), "slot:pink-2")
    assert g.seats[0].roundel == [{"pink": 2}, {"pink": 2}, {}, {"orange": 5}, {}, {}]
    assert g.seats[0].used == {"052": 1, "053": 1, "054": 1}


def test_051_052_and_054_all_come_for_ones() -> None:
    g = position(active=["051", "052", "054"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:pink", "dice:gray"))
    assert g.seats[0].roundel[0] == {"pink": 4, "gray": 4}
    assert g.seats[0].gulden == 4


def test_071_and_072_do_not_set_each_other_off_but_follow_permanent_cards() -> None:
    g = position(active=["071", "072", "073", "075"], barge="store-beer", hold=["beer"])
    assert "use:071" not in act(g)
    g = position(active=["071", "072", "073", "075"], barge="store-beer", hold=["beer"])
    assert {"use:071", "use:072"} <= set(act(g, "deliver:beer"))


def test_071_follows_037_and_072_follows_050_for_they_are_cards_that_give() -> None:
    g = position(active=["037", "071"], cubes={"pink": 1})
    assert "use:071" in act(g, "block:plantage-6", "sell:gray")
    g = position(active=["071"], figures={"marketeer": "cheese"}, cubes={"pink": 1})
    assert "use:071" not in act(g, "block:plantage-6", "sell:gray", "put:glass")
    g = position(active=["050", "072"], barge="water-n9", workers=["gold"], cubes={"pink": 1})
    assert "use:072" in act(g, "barge:dock-gold")
    g = position(active=["072"], barge="water-n9", workers=["gold"], cubes={"pink": 1})
    assert "use:072" not in act(g, "barge:dock-gold")
    assert g.seats[0].points == 9


def test_073_075_and_the_good_s_own_card_all_come_with_a_delivery() -> None:
    g = position(active=["073", "075", "079"], barge="store-beer", hold=["beer"], round=7)
    act(g, "deliver:beer")
    assert g.seats[0].points == 6 + 1 + 1 + 4
    assert g.seats[0].gulden == 1


def test_045_with_a_tile_that_also_advances() -> None:
    g = position(active=["045"], gulden=1, tile="A1")
    assert "use:045" in act(g, "market:A1")


def test_014_follows_a_step_however_it_came() -> None:
    for active, answers in (
        (["014"], ["market:A1"]),
        (["014", "074"], ["block:plantage-6", "store:cheese", "use:074"]),
    ):
        g = position(active=active, gulden=1, tile="A1", cubes={"pink": 1})
        assert "use:014" in act(g, *answers)


def test_032_036_and_039_turn_goods_into_each_other_as_often_as_one_likes() -> None:
    g = position(active=["032", "036", "039"], gulden=4)
    act(g, "use:039", "gain:pink", "gain:pink", "use:039", "gain:pink", "gain:pink", "use:032")
    assert g.seats[0].gulden == 1
    assert g.seats[0].supply["pink"] == 1
