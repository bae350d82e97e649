"""Phase III: what can be done, what it costs, and what is asked."""

from random import Random

import pytest

from rules.feld.amstel import advance, cost
from rules.feld.board import board
from rules.feld.city import majority
from rules.feld.economy import WAYS, any_ways, ways
from rules.feld.state import State
from tests.feld.position import act, offers, position, question


def text(g: State, option: str, *answers: str) -> dict[str, object]:
    """What the text of an option tells."""
    asked = question(g, *answers)
    assert asked is not None
    return next(found for found in asked.options if found.id == option).text.args


# Paying


def test_a_payment_is_asked_for_only_where_colours_matter() -> None:
    g = position(cubes={"pink": 3})
    act(g, "amstel:1")
    assert g.seats[0].supply["pink"] == 2
    g = position(cubes={"pink": 2, "gray": 1})
    assert offers(question(g, "amstel:1")) == ("pay:1pink", "pay:1gray")


def test_all_cubes_are_paid_without_a_question() -> None:
    g = position(cubes={"pink": 1, "gray": 2})
    act(g, "amstel:2")
    assert sum(g.seats[0].supply.values()) == 0


def test_many_ways_to_pay_are_asked_for_colour_by_colour() -> None:
    options = any_ways(5, (3, 3, 3, 3, 3, 3))
    assert [option.id for option in options[:3]] == ["pay:3pink", "pay:1pink", "pay:3gray"]
    assert len(options) <= WAYS
    g = position(cubes=dict.fromkeys(("pink", "gray", "orange", "brown", "purple", "black"), 3))
    act(g, "amstel:3", "pay:3pink", "pay:1gray+1black")
    assert g.seats[0].supply == {"pink": 0, "gray": 2, "orange": 3, "brown": 3, "purple": 3, "black": 2}


@pytest.mark.parametrize("number", range(1, 19))
def test_any_set_of_cubes_can_be_paid(number: int) -> None:
    held = [3, 3, 3, 3, 3, 3]
    left = number
    luck = Random(number)
    while left:
        option = luck.choice(any_ways(left, tuple(held)))
        for color, cubes in option.text.args["color_paid"].items():
            held[("pink", "gray", "orange", "brown", "purple", "black").index(color)] -= cubes
            left -= cubes
        assert left >= 0
        assert min(held) >= 0


def test_ways_to_pay_one_fewer_and_two_fewer() -> None:
    price = (("pink", 2), ("black", 1))
    assert [w.id for w in ways(price, 0, (2, 0, 0, 0, 0, 1))] == ["pay:2pink+1black"]
    assert [w.id for w in ways(price, 1, (2, 0, 0, 0, 0, 1))] == ["pay:1pink+1black", "pay:2pink"]
    assert [w.id for w in ways(price, 1, (2, 0, 0, 0, 0, 0))] == ["pay:2pink"]
    assert [w.id for w in ways(price, 3, (0, 0, 0, 0, 0, 0))] == ["pay:nothing"]
    assert not ways(price, 0, (9, 9, 9, 9, 9, 0))


# City and black market


def test_a_block_is_paid_in_its_colour_and_once_a_turn() -> None:
    after = act(position(cubes={"gray": 9}))
    assert {name.partition("-")[0] for name in after if name.startswith("block:")} == {
        "block:haarlemmerbuurt"
    }
    g = position(cubes={"gray": 9})
    after = act(g, "block:haarlemmerbuurt-1", "store:lace")
    assert not [name for name in after if name.startswith("block:")]


def test_an_owned_block_is_not_offered() -> None:
    assert "block:plantage-6" not in act(position(owners={"plantage-6": 1}, cubes={"pink": 5}))


def test_a_commodity_whose_space_is_taken_is_stored_without_a_question() -> None:
    g = position(cubes={"pink": 2}, black_market=["cheese"])
    act(g, "block:plantage-6")
    assert g.seats[0].storehouse == ["cheese"]


def test_storing_or_selling_is_one_question() -> None:
    g = position(cubes={"pink": 1})
    asked = question(g, "block:plantage-6")
    colors = [f"sell:{color}" for color in ("pink", "gray", "orange", "brown", "purple", "black")]
    assert offers(asked) == ("store:cheese", "sell:gulden", *colors)


@pytest.mark.parametrize(
    ("crests", "points"),
    [
        ([1, 0], [5, 0]),
        ([2, 2], [2, 2]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 1, 1], [5, 1, 1]),
        ([1, 1, 1], [2, 2, 2]),
        ([2, 2, 1, 0], [6, 6, 2, 0]),
        ([3, 2, 2, 1], [8, 3, 3, 0]),
        ([2, 2, 2, 0], [5, 5, 5, 0]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
        ([3, 2, 1, 1], [8, 5, 1, 1]),
    ],
)
def test_majorities(crests: list[int], points: list[int]) -> None:
    assert majority(crests) == points


# Harbour


def test_loading_is_for_docks_and_the_pier() -> None:
    for place in board().places.values():
        after = act(position(storehouse=["beer"], barge=place.id, cubes={"pink": 1}))
        assert ("load:beer" in after) == (place.kind in ("dock", "pier"))


def test_one_commodity_of_several_can_be_loaded() -> None:
    g = position(storehouse=["beer", "beer", "lace"], cubes={"pink": 1})
    assert {"load:all", "load:beer", "load:lace"} <= set(act(g))
    g = position(storehouse=["beer", "beer", "lace"], cubes={"pink": 1})
    act(g, "load:beer")
    assert (g.seats[0].hold, g.seats[0].storehouse) == (["beer"], ["beer", "lace"])


def test_a_journey_tells_what_it_costs_and_what_can_be_done_on_the_way() -> None:
    g = position(hold=["lace", "beer"], cubes={"pink": 9})
    args = text(g, "barge:store-beer")
    assert args == {
        "place": "store-beer",
        "spaces": 4,
        "cubes": 4,
        "place_way": ["dock-maroon"],
        "useful": True,
    }
    assert text(g, "barge:water-m6")["useful"] is False


def test_of_two_shortest_ways_the_more_useful_is_taken() -> None:
    g = position(workers=["maroon", "gold"], cubes={"pink": 9})
    assert text(g, "barge:store-beer")["place_way"] == ["dock-maroon"]
    g = position(hold=["glass"], workers=["white", "gold"], cubes={"pink": 9})
    assert text(g, "barge:store-beer")["place_way"] == ["ware-4"]


def test_a_split_journey_costs_no_more_than_a_whole_one() -> None:
    whole, split = position(cubes={"pink": 9}, active=["040"]), position(cubes={"pink": 9}, active=["040"])
    act(whole, "barge:dock-white")
    act(split, "barge:water-s5", "barge:dock-maroon", "barge:store-beer", "barge:dock-white")
    assert whole.seats[0].supply == split.seats[0].supply
    assert whole.turn.sail == split.turn.sail


def test_a_barge_goes_only_where_it_can_be_paid_for() -> None:
    after = act(position(cubes={"pink": 1, "gray": 1}))
    reached = {name.removeprefix("barge:") for name in after if name.startswith("barge:")}
    assert reached == {to for to, way in board().journeys["pier"].items() if way.spaces <= 2}


def test_one_worker_a_visit_and_two_aboard() -> None:
    g = position(barge="dock-gold", cubes={"pink": 9})
    after = act(g, "worker:take-light_green")
    assert "worker:take-light_pink" not in after
    g = position(barge="dock-gold", cubes={"pink": 9})
    after = act(g, "worker:take-light_green", "barge:water-n9", "barge:dock-gold")
    assert "worker:take-light_pink" in after
    assert "worker:take-light_pink" not in act(position(barge="dock-gold", workers=["white", "maroon"]))


def test_a_worker_is_brought_to_the_dock_of_its_colour_only() -> None:
    g = position(barge="water-n9", workers=["white"], cubes={"pink": 1})
    act(g, "barge:dock-gold")
    assert (g.seats[0].workers, g.magazine) == (["white"], [])


@pytest.mark.parametrize(("before", "points"), [(0, 9), (1, 7), (2, 5), (3, 3), (8, 3)])
def test_spaces_of_the_magazine(before: int, points: int) -> None:
    g = position(barge="water-n9", workers=["gold"], magazine=["white"] * before, cubes={"pink": 1})
    act(g, "barge:dock-gold")
    assert g.seats[0].points == points


def test_a_storehouse_takes_its_own_and_three_at_most() -> None:
    assert "deliver:lace" not in act(position(barge="store-beer", hold=["lace"], cubes={"pink": 1}))
    full = position(barge="store-beer", hold=["beer"], stored={"store-beer": ["beer"] * 3}, cubes={"pink": 1})
    assert "deliver:beer" not in act(full)


def test_a_warehouse_takes_any_one_commodity() -> None:
    g = position(barge="ware-7", hold=["beer", "lace"], cubes={"pink": 1})
    assert {"deliver:beer", "deliver:lace"} <= set(act(g))
    g = position(barge="ware-7", hold=["beer", "lace"], cubes={"pink": 1})
    assert "deliver:beer" not in act(g, "deliver:lace")
    assert g.seats[0].points == 7


@pytest.mark.parametrize("round_", range(1, 13))
def test_fast_delivery(round_: int) -> None:
    g = position(barge="ware-7", hold=["beer"], round=round_)
    act(g, "deliver:beer")
    assert g.seats[0].points == 7 + (8 - round_ if round_ <= 7 else 0)


# Amstel


def test_the_first_space_costs_one_and_each_further_one_two() -> None:
    assert [cost(spaces) for spaces in (1, 2, 3, 4, 5)] == [1, 3, 5, 7, 9]
    after = act(position(cubes={"pink": 6}))
    assert [name for name in after if name.startswith("amstel:")] == ["amstel:1", "amstel:2", "amstel:3"]


def test_the_amstel_is_for_once_a_turn() -> None:
    after = act(position(cubes={"pink": 6}), "amstel:1")
    assert not [name for name in after if name.startswith("amstel:")]


def test_a_disc_lies_on_top_of_those_before_it() -> None:
    g = position(3, order=[0, 1, 2])
    advance(g, 2, 3)
    assert g.order == [2, 0, 1]
    advance(g, 1, 3)
    assert g.order == [1, 2, 0]
    advance(g, 0, 2)
    assert g.order == [1, 2, 0]


def test_at_the_mouth_the_order_is_that_of_arriving() -> None:
    g = position(3)
    for seat in (1, 0, 2):
        advance(g, seat, 18)
    assert g.order == [1, 0, 2]
    assert [seat.points for seat in g.seats] == [30, 30, 30]
    advance(g, 2, 5)
    assert g.seats[2].points == 30


def test_no_space_is_paid_for_beyond_the_mouth() -> None:
    after = act(position(cubes={"pink": 9}, space=17))
    assert [name for name in after if name.startswith("amstel:")] == ["amstel:1", "amstel:2"]
    assert not [name for name in act(position(cubes={"pink": 9}, space=19)) if name.startswith("amstel:")]
    assert text(position(cubes={"pink": 9}, space=16), "amstel:3")["points"] == 18
