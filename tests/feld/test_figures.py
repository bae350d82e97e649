"""Expansions 1 and 3: Supervisor, Bailiff and black marketeer."""

from typing import Any

from rules.core.table import Table
from rules.feld import game
from rules.feld.board import board
from rules.feld.state import State
from tests.feld.position import act, offers, position, question

# Setup


def test_the_last_the_last_but_one_and_the_first_place_the_figures() -> None:
    table = Table.new(game, 3, {"workers": "yes", "marketeer": "yes"}, "figures")
    order = table.g.order
    asked = []
    for _ in range(3):
        [seat] = table.asks
        asked.append((seat, table.asks[seat].text.args["figure"]))
        table.answer(seat, [table.asks[seat].options[-1].id])
    assert asked == [(order[2], "supervisor"), (order[1], "bailiff"), (order[0], "marketeer")]
    figures = table.g.figures
    assert board().places[figures["supervisor"]].kind == "ware"
    assert board().blocks[figures["bailiff"]].cost == 2
    assert figures["marketeer"] in board().black_market[2]
    assert table.g.phase == "first-cards"


def test_without_the_expansion_there_is_no_figure() -> None:
    table = Table.new(game, 3, {}, "none")
    assert table.g.figures == {}
    assert table.g.phase == "first-cards"


# The Supervisor


def supervised(**more: Any) -> State:
    return position(
        figures={"supervisor": "ware-5"}, barge="ware-5", hold=["tulip"], cubes={"pink": 1}, **more
    )


def test_tulips_to_the_supervisor_s_warehouse_for_seven_points_and_on_to_lace() -> None:
    g = supervised()
    act(g, "deliver:tulip", "pass")
    assert g.seats[0].points == 5 + 2
    assert g.figures == {"supervisor": "store-lace"}


def test_elsewhere_nothing_is_added_and_he_stays() -> None:
    g = position(figures={"supervisor": "ware-5"}, barge="ware-7", hold=["tulip"], cubes={"pink": 1})
    act(g, "deliver:tulip", "pass")
    assert g.seats[0].points == 7
    assert g.figures == {"supervisor": "ware-5"}


def test_all_that_is_delivered_in_one_visit_is_worth_more() -> None:
    g = position(
        figures={"supervisor": "store-beer"}, barge="store-beer", hold=["beer", "beer"], cubes={"pink": 1}
    )
    after = question(g, "deliver:beer", "deliver:beer", "pass")
    assert g.seats[0].points == 6 + 5 + 4
    assert after is None
    assert g.figures == {"supervisor": "ware-4"}


def test_he_goes_when_the_barge_leaves() -> None:
    g = position(figures={"supervisor": "ware-5"}, barge="ware-5", hold=["tulip"], cubes={"pink": 2})
    act(g, "deliver:tulip", "barge:water-s2")
    assert g.figures == {"supervisor": "store-lace"}


def test_among_equally_near_places_with_room_the_player_chooses() -> None:
    g = position(
        figures={"supervisor": "store-jenever"}, barge="store-jenever", hold=["jenever"], cubes={"pink": 1}
    )
    g.stored["ware-3"] = ["beer"]
    asked = question(g, "deliver:jenever", "pass")
    assert offers(asked) == ("put:store-cheese", "put:store-tiles")


def test_he_leaves_when_everything_is_full_and_stays_when_only_his_place_is_not() -> None:
    full = {place.id: ["beer"] * len(place.roofs) for place in board().places.values() if place.roofs}
    last = dict(full, **{"ware-5": []})
    g = supervised(stored=last)
    act(g, "deliver:tulip", "pass")
    assert g.figures == {}
    g = position(
        figures={"supervisor": "store-beer"},
        barge="store-beer",
        hold=["beer"],
        stored=dict(full, **{"store-beer": ["beer"]}),
        cubes={"pink": 1},
    )
    act(g, "deliver:beer", "pass")
    assert g.figures == {"supervisor": "store-beer"}


# The Bailiff


def test_the_bailiff_s_block_for_one_gray_and_on_to_the_block_on_the_right() -> None:
    g = position(figures={"bailiff": "haarlemmerbuurt-3"}, cubes={"gray": 1})
    asked = question(g, "block:haarlemmerbuurt-3", "store:tulip")
    assert g.seats[0].supply["gray"] == 0
    assert offers(asked) == ("put:haarlemmerbuurt-2", "put:jordaan-1")
    g = position(figures={"bailiff": "haarlemmerbuurt-3"}, cubes={"gray": 1})
    act(g, "block:haarlemmerbuurt-3", "store:tulip", "put:jordaan-1")
    assert g.figures == {"bailiff": "jordaan-1"}


def test_other_blocks_cost_what_they_cost() -> None:
    g = position(figures={"bailiff": "haarlemmerbuurt-3"}, cubes={"gray": 1})
    assert [name for name in act(g) if name.startswith("block:")] == ["block:haarlemmerbuurt-3"]


def test_with_025_the_bailiff_s_block_may_be_free() -> None:
    g = position(figures={"bailiff": "haarlemmerbuurt-3"}, active=["025"])
    act(g, "block:haarlemmerbuurt-3", "store:tulip", "put:jordaan-1")
    assert g.seats[0].used == {"025": 1}


def test_no_gulden_are_asked_for_where_the_bailiff_makes_a_block_free() -> None:
    g = position(figures={"bailiff": "plantage-6"}, active=["027", "028"], gulden=2)
    assert offers(question(g, "block:plantage-6"))[0] == "store:cheese"
    assert g.seats[0].used == {}


def test_where_all_neighbours_are_owned_he_goes_on_along_further_bridges() -> None:
    owners = {"haarlemmerbuurt-2": 1, "jordaan-1": 1}
    g = position(figures={"bailiff": "haarlemmerbuurt-3"}, cubes={"gray": 1}, owners=owners)
    asked = question(g, "block:haarlemmerbuurt-3", "store:tulip")
    assert offers(asked) == (
        "put:haarlemmerbuurt-5",
        "put:haarlemmerbuurt-1",
        "put:jordaan-2",
        "put:jordaan-3",
    )


def test_he_leaves_with_the_last_free_block() -> None:
    owners = {block: 1 for block in board().blocks if block != "haarlemmerbuurt-3"}
    g = position(figures={"bailiff": "haarlemmerbuurt-3"}, cubes={"gray": 2}, owners=owners)
    act(g, "block:haarlemmerbuurt-3", "store:tulip")
    assert g.figures == {}


# The black marketeer


def marketeer(at: str, **more: Any) -> State:
    g = position(figures={"marketeer": at}, cubes={"pink": 1}, **more)
    g.commodities["plantage-6"] = "coffee"
    return g


def test_coffee_for_two_gulden_and_a_resource_and_on_to_the_middle() -> None:
    g = marketeer("coffee")
    asked = question(g, "block:plantage-6", "sell:gray")
    assert g.seats[0].gulden == 2
    assert g.seats[0].supply["gray"] == 1
    assert set(offers(asked)) == {"put:tulip", "put:lace", "put:glass"}
    g = marketeer("coffee")
    act(g, "block:plantage-6", "sell:gray", "put:glass")
    assert g.figures == {"marketeer": "glass"}


def test_what_is_sold_elsewhere_yields_one_of_them() -> None:
    g = marketeer("glass")
    act(g, "block:plantage-6", "sell:gulden")
    assert g.seats[0].gulden == 2
    assert sum(g.seats[0].supply.values()) == 0
    assert g.figures == {"marketeer": "glass"}


def test_with_037_it_is_still_one_resource_and_two_gulden_and_he_moves() -> None:
    g = marketeer("coffee", active=["037"])
    act(g, "block:plantage-6", "sell:gray", "put:lace")
    assert (g.seats[0].gulden, g.seats[0].supply["gray"]) == (2, 1)
    assert g.figures == {"marketeer": "lace"}


def test_two_away_if_no_space_beside_him_is_empty() -> None:
    g = marketeer("coffee", black_market=["tulip", "lace", "glass"])
    asked = question(g, "block:plantage-6", "sell:gray")
    assert set(offers(asked)) == {"put:beer", "put:furniture", "put:jenever", "put:tiles", "put:cheese"}


def test_he_leaves_when_all_spaces_are_taken() -> None:
    goods = [good for row in board().black_market for good in row if good != "coffee"]
    g = marketeer("coffee", black_market=goods)
    act(g, "block:plantage-6", "sell:gray")
    assert g.figures == {}
