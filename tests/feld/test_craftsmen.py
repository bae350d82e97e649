"""Cards 001 to 054: for each a case where it does what it says, and one where it must not."""

from rules.feld.amstel import advance
from rules.feld.dice import choose_and_place, choose_dice
from rules.feld.display import select_card
from rules.feld.scoring import final_scoring
from tests.cases import each_of
from tests.feld.position import act, changes, follow, holdings, limits, offers, position, question, shows
from tests.feld.rows import ROWS, Row, ends, ends_no_more, no, once, yes

# What each of 001 to 006 gives after a map of which district was used, and that map.
CYCLE = [
    ("001", "109", "pink", "orange"),
    ("002", "113", "gray", "brown"),
    ("003", "117", "orange", "gray"),
    ("004", "121", "brown", "purple"),
    ("005", "125", "purple", "black"),
    ("006", "129", "black", "pink"),
]
for code, map_, spent, gained in CYCLE:
    use = (f"use:{map_}", f"use:{code}")
    yes(code, *use, active=[map_], cubes={spent: 1}, change={"points": 1, spent: -1, gained: 1})
    no(code, active=[map_], cubes={spent: 1})
    other = "113" if map_ == "109" else "109"
    no(code, f"use:{other}", active=[other, map_], cubes={"pink": 2, "gray": 2, spent: 2})

ends("007", 4, active=["011", "012", "023", "086"])
ends_no_more("007", 2, active=["011", "012", "086"], inactive=["023"])
ends("010", 3, hold=["beer", "lace"], workers=["gold"])
ends("010", 0, storehouse=["beer"])
ends("011", 4, magazine=["gold", "white", "maroon", "white"])
ends("011", 0, workers=["gold"])
ends("012", 2, black_market=["beer", "lace"])
ends("012", 0, storehouse=["beer"])

yes("013", active=["055", "056", "057"], change={"gulden": 1})
no("013", active=["055", "056", "014"])
yes("014", "amstel:1", "use:014", cubes={"pink": 1}, change={"pink": -1, "points": 1, "space": 1})
yes("014", "use:017", "use:014", active=["017"], order=[1, 0], change={"points": 1, "space": 1})
no("014", cubes={"pink": 1})
once("014", "use:017", "use:014", "amstel:1", cubes={"pink": 1}, active=["017"], order=[1, 0])
yes("015", hold=["beer", "beer"], change={"points": 1})
no("015", hold=["beer", "beer", "lace"])
yes("016", "barge:dock-maroon", "use:016", cubes={"pink": 2}, change={"pink": -2, "points": 1})
no("016", "barge:water-s5", cubes={"pink": 2})
yes("017", order=[1, 0], change={"space": 1})
no("017")
yes("018", order=[1, 0], change={"gulden": 1})
no("018")
crests = {f"{district}-{place}": 0 for district in ("jordaan", "burgwallen") for place in (1, 2, 3)}
yes("019", owners=crests, change={"gulden": 2})
no("019", owners={"jordaan-1": 1})
yes("020", "market:A3", "market:A3", gulden=2, change={"gulden": -2, "points": 6})
yes("021", active=["109", "110", "113"], change={"points": 2})
no("021")
yes("022", gulden=1, change={"gulden": -1, "sail": 3})
no("022")
yes("023", gulden=1, change={"gulden": -1, "points": 2})
no("023")
yes("024", change={"gulden": 1, "points": 1})
once("024")
two = {"pink": 1}
yes("025", "block:plantage-5", "store:tiles", cubes={"pink": 1}, change={"pink": -1})
taken = ("block:plantage-6", "store:cheese", "use:026")
yes("026", *taken, cubes=two, change={"pink": -1, "gulden": 1})
no("026", cubes=two)
yes("027", "block:burgwallen-1", "store:glass", gulden=2, change={"gulden": -2})
built = ("activate:097", "use:030")
yes("030", *built, inactive=["097"], cubes={"purple": 1}, change={"purple": -1, "gulden": 2})
no("030", "activate:016", inactive=["016"], cubes={"pink": 1}, change={"pink": -1})
yes("031", "activate:097", inactive=["097"], change={})
no("031", "activate:016", inactive=["016"], cubes={"pink": 1}, change={"pink": -1})
yes("032", "use:032", "use:032", cubes={"pink": 6}, change={"pink": -6, "gulden": 2})
no("032", cubes={"pink": 2})
yes("033", "activate:016", inactive=["016"], cubes={"pink": 1}, change={"pink": -1, "gulden": 1})
no("033", "activate:109", inactive=["109"], cubes={"pink": 1}, change={"pink": -1})
yes("035", "activate:110", inactive=["110"], cubes={"pink": 2}, change={"pink": -2, "gulden": 1})
no("035", "activate:016", inactive=["016"], cubes={"pink": 1}, change={"pink": -1})
yes("036", "use:036", "gain:black", cubes={"pink": 2}, change={"pink": -2, "black": 1})
no("036", cubes={"pink": 1})
sale = ("block:plantage-6", "sell:gray")
yes("037", *sale, cubes=two, change={"pink": -1, "gray": 1, "gulden": 2})
no("037", "block:plantage-6", "store:cheese", cubes=two, change={"pink": -1})
yes("038", "activate:024", "activate:016", inactive=["024", "016"], gulden=6, change={"gulden": -6})
yes("039", "use:039", "gain:pink", "gain:black", gulden=3, change={"gulden": -2, "pink": 1, "black": 1})
no("039", gulden=1)
yes("040", "barge:ware-4", cubes={"pink": 2}, change={"pink": -2, "sail": 1})
yes("041", "activate:109", inactive=["109"], cubes={"pink": 1}, change={"pink": -1, "gulden": 1})
no("041", "activate:016", inactive=["016"], cubes={"pink": 1}, change={"pink": -1})
yes("042", "activate:016", inactive=["016"], change={})
no("042", "activate:016", inactive=["016"], active=["014"], cubes={"pink": 1}, change={"pink": -1})
yes("044", active=["046", "047"], change={"gulden": 1, "points": 3})
once("044")
bought = ("market:A3", "use:045", "gain:gray")
yes("045", *bought, gulden=1, change={"gulden": -1, "points": 3, "gray": 1})
no("045", "amstel:1", space=4, cubes={"pink": 1})
yes("046", "use:046", "gain:gray", change={"gray": 1})
once("046", "use:046", "gain:gray")
yes("047", active=["109"], change={"gulden": 3})
no("047")
yes("048", "use:048", cubes={"pink": 1}, change={"pink": -1, "gulden": 1})
once("048", "use:048", cubes={"pink": 2})
bring = {"barge": "water-n9", "workers": ["gold"], "cubes": two}
yes("050", "barge:dock-gold", **bring, change={"pink": -1, "points": 18})
no("050", "worker:take-light_pink", barge="dock-gold", change={"gulden": 1})


@each_of(lambda: [row for row in ROWS if int(row.code) <= 54])
def test_craftsman(row: Row) -> None:
    row.check()


@shows("008")
def test_008_saves_from_tokens_for_inactive_cards() -> None:
    g = position(active=["008"], inactive=["001", "002"], round=12)
    follow(final_scoring(g))
    assert g.seats[0].penalties == 0


@limits("008")
def test_008_saves_from_no_other_token() -> None:
    g = position(active=["008"], inactive=["001"])
    g.seats[0].penalties = 2
    follow(final_scoring(g))
    assert g.scores[0].penalties == -8


@shows("009")
def test_009_advances_five_spaces_with_bridges_and_mouth() -> None:
    g = position(active=["009", "105"], space=14)
    follow(final_scoring(g))
    assert g.seats[0].space == 19
    assert g.scores[0].cards == {"009": 18, "105": 8}


@limits("009")
def test_009_is_not_used_before_the_end() -> None:
    g = position(active=["009"], cubes={"pink": 1})
    assert "use:009" not in act(g)


@limits("020")
def test_020_is_for_two_uses_and_no_third() -> None:
    g = position(active=["020"], gulden=3)
    assert "market:A3" in act(g, "market:A3")
    assert "market:A3" not in act(position(active=["020"], gulden=3), "market:A3", "market:A3")
    assert "market:A3" not in act(position(gulden=3), "market:A3")


@limits("025")
def test_025_is_for_one_block_a_round() -> None:
    g = position(active=["025", "028"], cubes={"pink": 3})
    before = holdings(g)
    act(g, "block:plantage-5", "pay:1pink", "store:tiles", "block:plantage-6", "store:cheese")
    assert g.seats[0].used == {"025": 1, "028": 1}
    assert changes(before, holdings(g)) == {"pink": -2}


@limits("026")
def test_026_gives_nothing_for_a_second_block() -> None:
    g = position(active=["026", "028"], cubes={"pink": 3})
    after = act(g, "block:plantage-6", "store:cheese", "use:026", "block:plantage-5", "store:tiles")
    assert "use:026" not in after
    assert g.seats[0].gulden == 1


@limits("027")
def test_027_is_no_second_block_and_needs_two_gulden() -> None:
    assert not [name for name in act(position(active=["027"], gulden=1)) if name.startswith("block:")]
    after = act(position(active=["027"], gulden=4), "block:burgwallen-1", "store:glass")
    assert not [name for name in after if name.startswith("block:")]


@shows("028")
def test_028_allows_a_second_block() -> None:
    g = position(active=["028"], cubes={"pink": 3})
    act(g, "block:plantage-6", "store:cheese", "block:plantage-5", "store:tiles")
    assert set(g.owners) == {"plantage-5", "plantage-6"}
    assert g.seats[0].used == {"028": 1}


@limits("028")
def test_028_allows_no_third_block() -> None:
    g = position(active=["028"], cubes={"pink": 9})
    after = act(g, "block:plantage-6", "store:cheese", "block:plantage-5", "store:tiles")
    assert not [name for name in after if name.startswith("block:")]


@shows("029")
def test_029_lets_a_map_be_used_three_times_not_in_a_row() -> None:
    g = position(active=["029", "109", "113"], cubes={"pink": 4, "gray": 1})
    after = act(g, "use:109", "use:113", "use:109", "use:109")
    assert g.seats[0].points == 4
    assert "use:109" not in after


@limits("029")
def test_029_repeats_no_second_map() -> None:
    g = position(active=["029", "109", "113"], cubes={"pink": 2, "gray": 2})
    after = act(g, "use:109", "use:113", "use:109")
    assert "use:113" not in after


@shows("034")
def test_034_keeps_its_disc_on_top() -> None:
    g = position(active=["034"], space=2)
    advance(g, 1, 1)
    assert g.order == [0, 1]
    g = position(inactive=["034"], order=[1, 0], cubes={"orange": 1, "black": 1})
    act(g, "activate:034")
    assert g.order == [0, 1]


@limits("034")
def test_034_changes_nothing_at_the_mouth_nor_further_back() -> None:
    g = position(active=["034"], space=19)
    g.seats[1].space, g.order = 18, [0, 1]
    advance(g, 1, 1)
    assert g.order == [0, 1]
    g = position(inactive=["034"], order=[1, 0], space=19, cubes={"orange": 1, "black": 1})
    g.seats[1].space = 19
    act(g, "activate:034")
    assert g.order == [1, 0]
    g = position(active=["034"])
    advance(g, 1, 1)
    assert g.order == [1, 0]


@limits("038")
def test_038_needs_three_gulden_and_asks_where_cubes_would_do_too() -> None:
    assert "activate:024" not in act(position(active=["038"], inactive=["024"], gulden=2))
    g = position(active=["038"], inactive=["016"], gulden=3, cubes={"pink": 1})
    assert offers(question(g, "activate:016")) == ("pay:1pink", "pay:3gulden")


@limits("040")
def test_040_does_not_double_free_spaces() -> None:
    g = position(active=["022", "040"], gulden=1)
    after = act(g, "use:022")
    assert "barge:ware-4" in after
    assert "barge:store-beer" not in after


@shows("043")
def test_043_gives_a_cube_to_whoever_is_alone_at_the_tail() -> None:
    g = position(active=["043"])
    g.seats[1].points = 1
    act(g, "use:043", "gain:black")
    assert g.seats[0].supply["black"] == 1


@limits("043")
def test_043_gives_nothing_where_two_are_last() -> None:
    assert "use:043" not in act(position(active=["043"]))


@limits("045")
def test_045_gives_one_cube_a_round() -> None:
    g = position(active=["020", "045"], gulden=2)
    after = act(g, "market:A3", "use:045", "gain:pink", "market:A3")
    assert g.seats[0].supply["pink"] == 1
    assert "use:045" not in after


@shows("045")
def test_045_counts_points_gained_before_it_was_active() -> None:
    g = position(inactive=["045"], gulden=1, cubes={"gray": 1, "purple": 1})
    assert "use:045" in act(g, "market:A3", "activate:045")


@shows("049")
def test_049_lets_its_owner_take_no_card() -> None:
    g = position(active=["049"], display=["001", "055"], phase="I")
    follow(select_card(g, 0), "card:none")
    assert g.display == ["001", "055"]
    assert g.seats[0].inactive == []
    assert g.seats[0].used == {"049": 1}


@limits("049")
def test_049_for_the_last_with_five_cards_cannot_be_taken_back_but_a_sixth_card_can() -> None:
    g = position(active=["049"], inactive=["001", "002", "003", "004", "005"], display=["055"], waiting=[0])
    asked = follow(select_card(g, 0))
    assert asked is not None
    assert {option.id: option.final for option in asked.options} == {"card:055": False, "card:none": True}


@limits("049")
def test_049_works_only_when_active() -> None:
    g = position(inactive=["049"], display=["001", "055"], phase="I")
    assert offers(follow(select_card(g, 0))) == ("card:001", "card:055")


DICE = {"pink": 1, "gray": 1, "orange": 4, "brown": 5, "purple": 6, "black": 2}


@shows("051")
def test_051_gives_two_gulden_for_each_one() -> None:
    g = position(active=["051"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:pink", "dice:gray"))
    assert g.seats[0].gulden == 4
    assert g.seats[0].roundel[0] == {"pink": 1, "gray": 1}


@limits("051", "052")
def test_051_and_052_give_nothing_for_higher_dice() -> None:
    g = position(active=["051", "052"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:black", "dice:orange"))
    assert g.seats[0].gulden == 0
    assert g.seats[0].roundel == [{}, {"black": 2}, {}, {"orange": 4}, {}, {}]


@shows("052")
def test_052_adds_two_cubes_to_slot_one_for_each_one() -> None:
    g = position(active=["052"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:pink", "dice:gray"))
    assert g.seats[0].roundel[0] == {"pink": 3, "gray": 3}


@shows("053")
def test_053_moves_all_cubes_of_one_die() -> None:
    g = position(active=["053"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:orange", "dice:brown"), "slot:orange-3")
    assert g.seats[0].roundel == [{}, {}, {"orange": 4}, {}, {"brown": 5}, {}]
    assert g.seats[0].used == {"053": 1}


@limits("053")
def test_053_never_goes_beyond_the_slots_and_may_stay() -> None:
    g = position(active=["053"], dice=DICE)
    asked = follow(choose_dice(g, 0), ("dice:pink", "dice:purple"))
    assert offers(asked) == ("slot:stay", "slot:pink-2", "slot:purple-5")
    follow(choose_and_place(g, 0), ("dice:pink", "dice:purple"), "slot:stay")
    assert g.seats[0].roundel == [{"pink": 1}, {}, {}, {}, {}, {"purple": 6}]
    assert g.seats[0].used == {}


@shows("054")
def test_054_adds_a_cube_to_both_dice() -> None:
    g = position(active=["054"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:orange", "dice:brown"))
    assert g.seats[0].roundel == [{}, {}, {}, {"orange": 5}, {"brown": 6}, {}]


@limits("054")
def test_054_adds_nothing_while_inactive() -> None:
    g = position(inactive=["054"], dice=DICE)
    follow(choose_and_place(g, 0), ("dice:orange", "dice:brown"))
    assert g.seats[0].roundel == [{}, {}, {}, {"orange": 4}, {"brown": 5}, {}]
