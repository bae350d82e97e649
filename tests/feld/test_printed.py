"""What is printed: that it fits the rulebook, and that a wrong file of one's own is named for what it is."""

from collections import Counter
from typing import Any

import pytest

from rules.core.printed import Misprint
from rules.core.table import Table
from rules.feld import game
from rules.feld.board import COMMODITIES, DISTRICTS, board
from rules.feld.printed import standard
from tests.feld.position import act, position

BOARD = board()
COSTS = {
    district: sorted(block.cost for block in BOARD.blocks.values() if block.district == district)
    for district in DISTRICTS
}


def distance(a: str, b: str) -> int:
    return BOARD.journeys[a][b].spaces


def test_six_districts_of_six_blocks() -> None:
    assert Counter(block.district for block in BOARD.blocks.values()) == Counter(dict.fromkeys(DISTRICTS, 6))


def test_colours_of_the_districts() -> None:
    assert DISTRICTS["plantage"] == "pink"
    assert DISTRICTS["jordaan"] == "orange"
    assert DISTRICTS["burgwallen"] == "brown"
    assert len(set(DISTRICTS.values())) == 6


def test_blocks_that_the_examples_need() -> None:
    assert 2 in COSTS["plantage"]
    assert any(
        block.cost == 2 and len(block.near) >= 2
        for block in BOARD.blocks.values()
        if block.district == "haarlemmerbuurt"
    )
    assert COSTS["grachtengordel"][:3] == [1, 2, 3]
    assert COSTS["nieuwmarkt"][:3] == [2, 2, 2]
    assert COSTS["nieuwmarkt"][3] > 2
    assert any(1 in costs for costs in COSTS.values())


def test_every_block_has_a_bridge_and_all_hang_together() -> None:
    assert all(2 <= len(block.near) <= 4 for block in BOARD.blocks.values())
    assert sum(len(block.near) for block in BOARD.blocks.values()) == 2 * 54


def test_nine_storehouses_four_warehouses_six_docks_and_a_pier() -> None:
    kinds = Counter(place.kind for place in BOARD.places.values())
    assert kinds == Counter(store=9, ware=4, dock=6, pier=1, water=11)
    assert sum(place.crane for place in BOARD.places.values()) == 7
    assert {place.takes for place in BOARD.places.values()} - {None} == set(COMMODITIES)


def test_tulip_and_the_gold_dock_are_two_spaces_apart() -> None:
    assert distance("store-tulip", "dock-gold") == 2
    [between] = BOARD.journeys["store-tulip"]["dock-gold"].before
    assert BOARD.places[between].kind == "water"


def test_a_warehouse_of_five_is_nearest_to_lace_at_two_spaces() -> None:
    [five] = [place for place in BOARD.places.values() if place.kind == "ware" and place.roofs == (5,)]
    near = {
        other.id: distance(five.id, other.id)
        for other in BOARD.places.values()
        if other.roofs and other != five
    }
    assert near["store-lace"] == 2 == min(near.values())
    assert list(near.values()).count(2) == 1


def test_roofs_that_the_examples_need() -> None:
    assert BOARD.places["store-beer"].roofs[2] == 4
    assert BOARD.places["store-cheese"].roofs[1] == 6
    assert 5 in BOARD.places["store-lace"].roofs
    for place in BOARD.places.values():
        assert list(place.roofs) == sorted(place.roofs, reverse=True)


def test_the_magazine_s_second_space_is_seven() -> None:
    assert BOARD.magazine[1] == 7
    assert list(BOARD.magazine) == sorted(BOARD.magazine, reverse=True)


def test_nineteen_spaces_and_four_bridges_worth_two_four_and_more() -> None:
    assert BOARD.spaces == 19
    assert len(BOARD.bridges) == 4
    assert {2, 4} <= {points for _, points in BOARD.bridges}
    assert BOARD.mouth == 10


def test_the_black_market_has_glass_in_the_middle_and_coffee_in_a_corner() -> None:
    grid = BOARD.black_market
    assert grid[1][1] == "glass"
    assert "coffee" in (grid[0][0], grid[0][2], grid[2][0], grid[2][2])


def test_001_and_a_plantage_map_cost_three_pink() -> None:
    maps = [card for card in BOARD.cards.values() if card.kind == "plantage"]
    assert any(Counter(card.cost) + Counter(BOARD.cards["001"].cost) == Counter(pink=3) for card in maps)


def test_a_haarlemmerbuurt_map_costs_two_and_so_does_another_card() -> None:
    two = [card for card in BOARD.cards.values() if card.cubes == 2]
    assert any(card.kind == "haarlemmerbuurt" for card in two)
    assert any(card.deck != "map" for card in two)


def test_icons_that_the_text_tells() -> None:
    assert {BOARD.cards[code].icon for code in ("007", "011", "086")} == {"END"}
    assert BOARD.cards["001"].icon == "III"
    assert BOARD.cards["049"].icon == "I"


def test_crafts_that_the_text_tells() -> None:
    cards = BOARD.cards
    assert cards["042"].kind != "timmerman"
    assert cards["067"].kind == cards["068"].kind == cards["069"].kind == "oude_kerk"
    assert cards["088"].kind != "montelbaanstoren"
    assert {cards[code].kind for code in ("031", "019", "049")} == {"kaasmaker", "brouwer", "tulpenkweker"}


def test_a_file_of_ones_own_is_played_with() -> None:
    printed = standard().replace("beer = [6, 5, 4]", "beer = [16, 15, 4]")
    table = Table.new(game, 2, {"printed": printed}, "own")
    assert board(table.g.printed).places["store-beer"].roofs == (16, 15, 4)
    again = Table.load(game, table.save())
    assert again.view(None) == table.view(None)


def test_doubtful_icons_may_be_what_ones_copy_says() -> None:
    printed = standard()
    for code, icon in (("074", "PERM"), ("026", "PERM"), ("045", "PERM"), ("061", "END")):
        kind = BOARD.cards[code].kind
        printed = printed.replace(f'["{code}", "{kind}", "III"', f'["{code}", "{kind}", "{icon}"')
    table = Table.new(game, 2, {"printed": printed}, "own")
    assert board(table.g.printed).cards["061"].icon == "END"


def with_icon(code: str, icon: str) -> str:
    card = BOARD.cards[code]
    return standard().replace(
        f'["{code}", "{card.kind}", "{card.icon}"', f'["{code}", "{card.kind}", "{icon}"'
    )


@pytest.mark.parametrize(
    ("code", "others", "price"), [("031", ["097", "102"], "gray"), ("042", ["016", "010"], "orange")]
)
def test_a_saving_printed_for_once_a_round_is_made_once(code: str, others: list[str], price: str) -> None:
    g = position(active=[code], inactive=others, cubes={price: 1}, printed=with_icon(code, "III"))
    act(g, *[f"activate:{other}" for other in others])
    assert g.seats[0].used == {code: 1}
    assert g.seats[0].supply[price] == 0


def test_050_printed_for_once_a_round_doubles_once() -> None:
    own: dict[str, Any] = {"workers": ["gold", "gold"], "printed": with_icon("050", "III")}
    g = position(active=["050"], barge="water-n9", cubes={"pink": 1}, **own)
    act(g, "barge:dock-gold")
    assert g.seats[0].points == 18 + 7


@pytest.mark.parametrize(
    ("code", "icon"), [("029", "PERM"), ("034", "III"), ("037", "III"), ("038", "III"), ("040", "III")]
)
def test_an_icon_that_the_text_rules_out_is_refused(code: str, icon: str) -> None:
    with pytest.raises(Misprint, match=f"printed-icon table=cards entry={code}"):
        Table.new(game, 2, {"printed": with_icon(code, icon)}, "x")


WRONG = [
    ("[city", "[city[", "printed-unreadable"),
    ("plantage = [3, 4, 3, 3, 2, 1]", "", "printed-entries table=city.blocks"),
    ("plantage = [3, 4, 3, 3, 2, 1]", "plantage = [3, 4]", "printed-count table=city.blocks entry=plantage"),
    ("plantage = [3, 4,", "plantage = [0, 4,", "printed-value table=city.blocks entry=plantage"),
    ("plantage = [3, 4,", 'plantage = ["3", 4,', "printed-value table=city.blocks entry=plantage"),
    (
        '["burgwallen-6", "nieuwmarkt-1"]',
        '["burgwallen-9", "nieuwmarkt-1"]',
        "printed-ends table=bridges entry=1",
    ),
    ('["burgwallen-6", "nieuwmarkt-1"]', '["burgwallen-6"]', "printed-row table=bridges entry=1"),
    (
        '["burgwallen-6", "nieuwmarkt-1"]',
        '["burgwallen-5", "burgwallen-3"]',
        "printed-duplicate table=bridges",
    ),
    ("spaces = 19", "spaces = 1", "printed-value table=amstel entry=spaces"),
    ("spaces = 19", "", "printed-missing table=amstel.spaces"),
    ("[4, 2], [8", "[44, 2], [8", "printed-value table=amstel.bridges entry=1"),
    ("[4, 2], [8", "[4], [8", "printed-row table=amstel.bridges entry=1"),
    ("beer = [6, 5, 4]", "bier = [6, 5, 4]", "printed-entries table=harbour.storehouses"),
    ("ware-3 = 3", "", "printed-count table=harbour entry=warehouses"),
    ("ware-3 = 3", "pier = 3", "printed-duplicate table=harbour.warehouses entry=pier"),
    ("ware-3 = 3", '"ware 3" = 3', "printed-id table=harbour.warehouses entry=ware 3"),
    ('"white", "gold"', '"white", "white"', "printed-entries table=harbour.docks"),
    ('["pier", "water-s5"]', '["pier", "pier"]', "printed-ends table=harbour.links entry=1"),
    (
        '  "water-n1",\n',
        '  "water-n1",\n  "water-x",\n',
        "printed-unconnected table=harbour.links entry=water-x",
    ),
    ("values = [9, 7, 5, 3]", "values = [9, 7]", "printed-count table=magazine entry=values"),
    ('["coffee", "tulip", "beer"]', '["coffee", "beer", "beer"]', "printed-entries table=black_market"),
    ('["A1", 1, 1, 2, 0]', '["A1", -1, 1, 2, 0]', "printed-value table=market entry=1 (A1)"),
    ('["A1", 1, 1, 2, 0]', '["C1", 1, 1, 2, 0]', "printed-entries table=market"),
    (
        '["001", "glasblazer", "III"',
        '["002", "glasblazer", "III"',
        "printed-card table=cards.craftsmen entry=2",
    ),
    (
        '["001", "glasblazer", "III"',
        '["001", "glasblazer", "IV"',
        "printed-icon table=cards.craftsmen entry=1",
    ),
    ('["001", "glasblazer", "III"', '["001", "glasblazer", "END"', "printed-icon table=cards entry=001"),
    ('"III", { pink = 1 }]', '"III", { pnk = 1 }]', "printed-cost table=cards.craftsmen entry=1"),
    ('"III", { pink = 1 }]', '"III", { pink = 0 }]', "printed-value table=cards.craftsmen entry=1"),
]


@pytest.mark.parametrize(
    ("right", "wrong", "reason"), WRONG, ids=[str(number) for number in range(len(WRONG))]
)
def test_a_misprint_names_its_table_and_entry(right: str, wrong: str, reason: str) -> None:
    assert right in standard()
    printed = standard().replace(right, wrong, 1)
    with pytest.raises(Misprint) as caught:
        Table.new(game, 2, {"printed": printed}, "x")
    assert str(caught.value).startswith(reason)


def test_a_table_beyond_measure_is_refused() -> None:
    rows = "".join(f'  ["x{number}", "y"],\n' for number in range(300))
    with pytest.raises(Misprint, match=r"printed-too-many table=bridges\.rows"):
        board(standard().replace('  ["burgwallen-6"', rows + '  ["burgwallen-6"', 1))
