"""Alone against TOM."""

from typing import Any

import pytest

from rules.core.asking import Illegal
from rules.core.table import Table
from rules.feld import game, solo
from rules.feld.board import board
from rules.feld.city import crests, largest_group, majority
from rules.feld.scoring import final_scoring, winners
from rules.feld.state import State
from tests.feld.position import follow, offers, position

PLAIN = {"pink": 2, "gray": 3, "orange": 4, "brown": 5, "purple": 2, "black": 3}


def alone(**what: Any) -> State:
    """A game alone: seat 0 is the player, seat 1 is TOM."""
    return position(people=1, tom_step=1, tom_block=6, waiting=[0], **what)


# Setup


def test_setup() -> None:
    table = Table.new(game, 1, {}, "alone")
    g = table.g
    assert len(g.seats) == 2
    assert [seat.gulden for seat in g.seats] == [1, 0]
    assert sorted(worker for dock in g.docks.values() for worker in dock) == sorted(g.docks)
    assert all(len(dock) == 1 for dock in g.docks.values())
    assert len(g.display) == 3
    assert len(g.tiles) == 1
    assert set(table.asks) == {0}
    assert table.view(0).tom == 1


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"workers": "yes"}, "illegal-solo-setting setting=workers"),
        ({"marketeer": "yes"}, "illegal-solo-setting setting=marketeer"),
        ({"orders": "3"}, "illegal-solo-setting setting=orders"),
        ({"tiles": "mixed"}, "illegal-solo-setting setting=tiles"),
        ({"tom-step": "6"}, "illegal-tom-faces face=6"),
    ],
)
def test_what_does_not_go_with_a_game_alone_is_refused(settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        Table.new(game, 1, settings, "x")


def test_tom_has_no_barge() -> None:
    places = {place.id: place.barges for place in Table.new(game, 1, {}, "alone").view(0).places}
    assert places["pier"] == (0,)
    assert [place.barges for place in Table.new(game, 2, {}, "two").view(0).places if place.id == "pier"] == [
        (0, 1)
    ]


# Phase I


def test_tom_leading_removes_the_haarlemmerbuurt_map_of_two_cards_that_cost_two() -> None:
    g = alone(order=[1, 0], display=["114", "112", "057", "019"], phase="I")
    follow(solo.remove_card(g))
    assert g.discard == ["114"]
    assert g.display == ["112", "057", "019"]


def test_behind_tom_removes_nothing() -> None:
    g = alone(order=[0, 1], display=["114", "112", "057", "019"], phase="I")
    follow(solo.remove_card(g))
    assert len(g.display) == 4


def test_between_two_maps_the_player_decides() -> None:
    g = alone(order=[1, 0], display=["114", "110", "057", "019"], phase="I")
    assert offers(follow(solo.remove_card(g))) == ("discard:114", "discard:110")


def test_a_building_goes_before_a_craftsman() -> None:
    g = alone(order=[1, 0], display=["112", "116", "057", "013"], phase="I")
    follow(solo.remove_card(g))
    assert g.discard == ["057"]


# Phases II and III


def test_one_step_across_a_bridge_for_two_points() -> None:
    g = alone(tile="B16")
    g.seats[1].space, g.order = 4, [1, 0]
    solo.act(g, PLAIN | {"pink": 1})
    assert g.seats[1].space == 5
    assert g.seats[1].points == 2


def test_two_blocks_lace_to_the_storehouse_for_five_and_beer_for_two_gulden() -> None:
    g = alone(
        tile="B16",
        owners={"grachtengordel-5": 0, "plantage-6": 1},
        black_market=["lace"],
        round=8,
    )
    g.commodities |= {"grachtengordel-6": "lace", "nieuwmarkt-6": "beer"}
    solo.act(g, PLAIN | {"black": 6, "purple": 6})
    assert g.owners["grachtengordel-6"] == 1
    assert g.stored == {"store-lace": ["lace"]}
    assert g.seats[1].points == 5
    assert g.owners["nieuwmarkt-6"] == 1
    assert "beer" in g.black_market
    assert g.seats[1].gulden == 2 + 1


def test_without_a_neighbour_the_block_furthest_to_the_left() -> None:
    g = alone(tile="B16")
    solo.act(g, PLAIN | {"purple": 6})
    assert g.owners == {"nieuwmarkt-1": 1}


def test_a_district_without_a_free_block_gives_nothing() -> None:
    owners = {f"plantage-{place}": 0 for place in range(1, 7)}
    g = alone(tile="B16", owners=owners)
    solo.act(g, PLAIN | {"pink": 6})
    assert 1 not in g.owners.values()


def test_fast_delivery_counts_for_tom() -> None:
    g = alone(tile="B16", black_market=["cheese"], round=4)
    solo.act(g, PLAIN | {"pink": 6})
    assert g.seats[1].points == 8 + 4


def test_two_gulden_for_two_points_and_no_resource() -> None:
    g = alone(tile="A4")
    g.seats[1].gulden = 2
    solo.act(g, PLAIN)
    assert (g.seats[1].gulden, g.seats[1].points) == (0, 2)
    assert sum(g.seats[1].supply.values()) == 0


def test_steps_on_the_tile_are_taken_and_too_little_money_is_a_gulden_more() -> None:
    g = alone(tile="A1")
    g.seats[1].gulden = 1
    solo.act(g, PLAIN)
    assert (g.seats[1].points, g.seats[1].space, g.seats[1].gulden) == (1, 3, 0)
    solo.act(g, PLAIN)
    assert (g.seats[1].points, g.seats[1].space, g.seats[1].gulden) == (1, 3, 1)


@pytest.mark.parametrize(
    ("result", "dock"),
    list(enumerate(("light_blue", "white", "gold", "maroon", "light_pink", "light_green"), 1)),
)
def test_a_triple_brings_a_worker(result: int, dock: str) -> None:
    g = alone(tile="B16", docks={color: ["gold" if color != "gold" else "white"] for color in board_docks()})
    rolled = dict(zip(PLAIN, [result] * 3 + [r for r in (2, 3, 4, 5) if r != result][:3], strict=True))
    solo.act(g, rolled)
    assert g.docks[dock] == []
    assert len(g.magazine) == 1
    [brought] = [event.data for event in g.news if event.kind == "tom-brought-worker"]
    assert brought == {"worker": g.magazine[0], "place": f"dock-{dock}", "points": 9, "gulden": 1}
    assert g.seats[1].points >= 9
    points, gulden = g.seats[1].points, g.seats[1].gulden
    solo.bring_worker(g, dock)
    assert (g.seats[1].points, g.seats[1].gulden) == (points, gulden)


def board_docks() -> list[str]:
    return [place.worker for place in board().places.values() if place.worker]


def test_two_of_a_kind_are_no_triple() -> None:
    g = alone(tile="B16")
    solo.act(g, PLAIN)
    assert g.magazine == []


def test_tom_acts_by_the_dice_before_they_are_turned() -> None:
    """In round 12 all dice are turned to 1, and yet not every die is a step."""
    table = Table.new(game, 1, {}, "turned")
    steps = 0
    while not table.over:
        [seat] = table.asks
        asked = table.asks[seat]
        news = table.answer(seat, [option.id for option in asked.options[-asked.least :]])
        for event in news:
            if event.kind == "rolled" and table.g.round == 12:
                assert set(event.data["color_dice"].values()) == {1}
                steps = list(event.data["color_rolled"].values()).count(1)
                assert steps < 6
    assert table.over


# The end


def test_city_and_districts() -> None:
    four = {"plantage-1": 1, "plantage-2": 1, "plantage-3": 1, "plantage-4": 1}
    brown = {"burgwallen-1": 1, "burgwallen-2": 1, "burgwallen-3": 0, "burgwallen-4": 0, "burgwallen-5": 0}
    g = alone(owners=four | brown, tiles=["burgwallen"])
    assert 3 * largest_group(g, 1) == 12
    assert majority(crests(g, "burgwallen")) == [5, 0]


def test_tom_scores_his_gulden_and_no_penalties() -> None:
    g = alone()
    g.seats[1].gulden = 5
    follow(final_scoring(g))
    assert g.scores[1].leftovers == 2
    assert g.scores[1].penalties == 0


@pytest.mark.parametrize(("own", "winner"), [(11, 0), (10, 1), (9, 1)])
def test_only_more_points_than_tom_win(own: int, winner: int) -> None:
    g = alone(points=own, order=[0, 1])
    g.seats[1].points = 10
    follow(final_scoring(g))
    assert winners(g) == [winner]
