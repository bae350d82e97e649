"""Expansion 2: all 42 secret orders, each met and not met, with its points for two, three and four."""

from typing import Any

import pytest

from rules.core.asking import Illegal
from rules.core.table import Table
from rules.feld import game
from rules.feld.board import board
from rules.feld.orders import ORDERS, fulfilled, return_things
from rules.feld.scoring import final_scoring
from rules.feld.state import State
from rules.feld.view import OrderView
from tests.feld.position import follow, offers, position

FULL = {place.id: ["beer"] * len(place.roofs) for place in board().places.values()}
#: What meets an order, what just fails to, and the points.
Case = tuple[dict[str, Any], dict[str, Any], tuple[int, int, int]]
CASES: dict[int, Case] = {
    13: (
        {"active": ["001", "002", "003", "055", "056", "057", "109", "110", "111"]},
        {"active": ["001", "002", "003", "055", "056", "057", "109", "110", "004"]},
        (9, 9, 9),
    ),
    14: ({"space": 19}, {"space": 18}, (10, 10, 10)),
    15: ({"active": ["007", "008", "085"]}, {"active": ["007", "008", "001"]}, (7, 7, 7)),
    16: ({"active": ["001", "002", "003", "109"]}, {"active": ["001", "002", "003", "031"]}, (7, 7, 7)),
    17: (
        {"active": ["031", "032", "033", "034", "035"]},
        {"active": ["031", "032", "033", "034", "001"]},
        (7, 7, 7),
    ),
    18: (
        {"black_market": ["glass", "jenever", "coffee", "beer", "tiles", "cheese", "lace"]},
        {"black_market": ["glass", "jenever", "coffee", "beer", "tiles", "cheese"]},
        (7, 6, 5),
    ),
    19: ({"hold": ["beer", "lace"]}, {"hold": ["beer", "beer"], "storehouse": ["lace"]}, (6, 6, 6)),
    29: (
        {"stored": {place: FULL[place] for place in FULL if place.startswith("ware")}},
        {"stored": {place: FULL[place] for place in ("ware-3", "ware-4", "ware-5")}},
        (7, 6, 5),
    ),
    30: ({"barge": "pier"}, {"barge": "water-s5"}, (4, 4, 4)),
    31: ({"magazine": ["gold"] * 7}, {"magazine": ["gold"] * 6}, (9, 7, 5)),
    35: (
        {"owners": dict.fromkeys(list(board().blocks)[:9], 0)},
        {"owners": dict.fromkeys(list(board().blocks)[:8], 0) | {"grachtengordel-6": 1}},
        (7, 8, 9),
    ),
    36: (
        {"active": [f"{number:03}" for number in range(1, 13)]},
        {"active": [f"{number:03}" for number in range(1, 12)], "inactive": ["012"]},
        (4, 5, 6),
    ),
}
WORKERS = {1: "light_blue", 2: "maroon", 3: "light_green", 4: "light_pink", 5: "gold", 6: "white"}
for number, color in WORKERS.items():
    CASES[number] = ({"magazine": [color, color]}, {"magazine": [color], "workers": [color]}, (8, 7, 6))
DISTRICTS = ("grachtengordel", "plantage", "nieuwmarkt", "burgwallen", "haarlemmerbuurt", "jordaan")
for number, district in enumerate(DISTRICTS, 7):
    four = [f"{district}-{place}" for place in (1, 2, 3, 4)]
    CASES[number] = ({"owners": dict.fromkeys(four, 0)}, {"owners": dict.fromkeys(four[1:], 0)}, (6, 7, 8))
GOODS = ("furniture", "lace", "cheese", "jenever", "beer", "tiles", "tulip", "glass", "coffee")
for number, good in enumerate(GOODS, 20):
    store = f"store-{good}"
    CASES[number] = ({"stored": {store: [good] * 3}}, {"stored": {store: [good] * 2}}, (7, 6, 5))


@pytest.mark.parametrize("number", sorted(CASES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order(number: int, seats: int) -> None:
    met, missed, points = CASES[number]
    assert fulfilled(position(seats, orders=[str(number)], **met), 0) == {str(number): points[seats - 2]}
    assert fulfilled(position(seats, orders=[str(number)], **missed), 0) == {}


RETURNED = {32, 33, 34, *range(37, 43)}


def test_no_order_is_without_a_case() -> None:
    assert set(CASES) | RETURNED == set(range(1, 43)) == {int(code) for code in ORDERS}
    assert {int(code) for code, order in ORDERS.items() if order.ways} == RETURNED


# Orders for which things are returned


@pytest.mark.parametrize(
    ("number", "color"),
    list(
        zip(
            range(37, 43), ("light_blue", "gold", "maroon", "light_green", "light_pink", "white"), strict=True
        )
    ),
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_are_returned_by_colour(number: int, color: str, seats: int) -> None:
    for workers, answer, points in (
        ([color], "1", seats),
        ([color] * 2, "1", seats),
        ([color] * 2, "2", seats + 5),
    ):
        g = position(seats, orders=[str(number)], workers=workers)
        follow(final_scoring(g), f"return:{number}-{answer}")
        assert g.scores[0].orders == {str(number): points}
        assert len(g.seats[0].workers) == len(workers) - int(answer)
    g = position(seats, orders=[str(number)], workers=["gold" if color != "gold" else "white"])
    follow(final_scoring(g))
    assert g.scores[0].orders == {}


@pytest.mark.parametrize(("number", "points"), list(enumerate((1, 2, 3, 5, 7, 10), 1)))
def test_33_returns_cubes_of_different_colours(number: int, points: int) -> None:
    cubes = dict.fromkeys(("pink", "gray", "orange", "brown", "purple", "black"), 1)
    g = position(orders=["33"], cubes=cubes)
    follow(final_scoring(g), f"return:33-{number}")
    assert g.scores[0].orders == {"33": points}
    assert sum(g.seats[0].supply.values()) == 6 - number
    assert g.scores[0].leftovers == (6 - number) // 2


def test_33_knows_no_second_cube_of_a_colour() -> None:
    g = position(orders=["33"], cubes={"pink": 5})
    assert offers(follow(final_scoring(g))) == ("return:33-1", "return:33-no")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_32_returns_two_workers_and_a_commodity(seats: int) -> None:
    g = position(seats, orders=["32"], workers=["gold", "white"], storehouse=["beer"])
    follow(final_scoring(g), "return:32-all")
    assert g.scores[0].orders == {"32": seats + 2}
    assert (g.seats[0].workers, g.seats[0].storehouse) == ([], [])
    g = position(seats, orders=["32"], workers=["gold"], storehouse=["beer"])
    follow(final_scoring(g))
    assert g.scores[0].orders == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_34_returns_a_worker_a_commodity_and_a_cube(seats: int) -> None:
    g = position(seats, orders=["34"], workers=["gold"], hold=["beer"], cubes={"pink": 1})
    follow(final_scoring(g), "return:34-all")
    assert g.scores[0].orders == {"34": seats + 2}
    assert g.scores[0].leftovers == 0
    g = position(seats, orders=["34"], workers=["gold"], hold=["beer"])
    follow(final_scoring(g))
    assert g.scores[0].orders == {}


def test_each_thing_is_returned_only_once() -> None:
    g = position(orders=["32", "38"], workers=["gold", "gold"], storehouse=["beer"])
    follow(final_scoring(g), "return:38-2")
    assert g.scores[0].orders == {"38": 7}
    g = position(orders=["32", "38"], workers=["gold", "gold"], storehouse=["beer"])
    follow(final_scoring(g), "return:38-no", "return:32-all")
    assert g.scores[0].orders == {"32": 4}


def test_the_question_names_the_best_use_of_all_that_is_left() -> None:
    g = position(4, orders=["32", "38"], workers=["gold", "white"], storehouse=["beer"])
    asked = follow(return_things_alone(g))
    assert asked is not None
    best = [option.id for option in asked.options if option.text.args["best"]]
    assert best == ["return:38-no"]


def return_things_alone(g: Any) -> Any:
    g.waiting = [0]
    return return_things(g, 0)


def test_nothing_must_be_returned() -> None:
    g = position(orders=["38"], workers=["gold", "gold"])
    follow(final_scoring(g), "return:38-no")
    assert g.scores[0].orders == {}
    assert g.scores[0].leftovers == 1


def test_three_beers_whoever_delivered_them_for_seven_six_or_five() -> None:
    for seats, points in ((2, 7), (3, 6), (4, 5)):
        g = position(seats, orders=["24"], stored={"store-beer": ["beer"] * 3})
        follow(final_scoring(g))
        assert g.scores[0].orders == {"24": points}


# Secrecy


def test_who_is_asked_what_to_return_tells_something_so_the_last_pass_cannot_be_taken_back() -> None:
    g = position(orders=["38"], workers=["gold"], round=12, waiting=[1])
    g.seats[1].supply["pink"] = 1
    table = Table(game, 2, {}, g)
    assert set(table.asks) == {1}
    table.answer(1, ["pass"])
    assert set(table.asks) == {0}
    assert not table.can_undo(1)


@pytest.mark.parametrize("each", [3, 5])
def test_orders_are_seen_by_their_owner_alone(each: int) -> None:
    table = Table.new(game, 3, {"orders": str(each)}, "secret")
    for seat in range(3):
        view = table.view(seat)
        assert [order.code for order in view.mine.orders] == table.g.seats[seat].orders
        assert [(other.orders, other.shown) for other in view.seats] == [(each, ())] * 3
    assert table.view(None).mine is None


def test_open_orders_are_chosen_in_secret_and_then_seen_by_all() -> None:
    table = Table.new(game, 3, {"orders": "5", "open-orders": "2"}, "open")
    assert set(table.asks) == {0, 1, 2}
    for seat in (0, 1, 2):
        codes = table.g.seats[seat].orders[:2]
        news = table.answer(seat, [f"show:{code}" for code in codes])
        if seat < 2:
            assert news == []
            assert all(not other.shown for other in table.view(None).seats)
    for seat in (0, 1, 2):
        shown = [order.code for order in table.view(None).seats[seat].shown]
        assert shown == table.g.seats[seat].orders[:2]


def test_more_open_orders_than_orders_are_refused() -> None:
    with pytest.raises(Illegal, match="illegal-open-orders orders=0 open=1"):
        Table.new(game, 2, {"open-orders": "1"}, "x")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_order_tells_its_value_at_this_table_and_how_far_it_is(seats: int) -> None:
    g = position(seats, orders=["8", "31", "37"], magazine=["gold", "white"])
    g.owners = {"plantage-1": 0, "plantage-2": 1, "plantage-4": 0}
    g.seats[0].shown = ["31"]
    blocks, workers, returned = _mine(g)
    assert (blocks.value, blocks.there, blocks.takes, blocks.open) == (4 + seats, 2, 4, False)
    assert (workers.value, workers.there, workers.takes, workers.open) == ((9, 7, 5)[seats - 2], 2, 7, True)
    assert (returned.value, returned.takes) == (0, 0)
    g.owners |= {"plantage-3": 0, "plantage-5": 0}
    done = _mine(g)[0]
    assert (done.points, done.there) == (4 + seats, 4)
    assert game.view(g, 1).seats[0].shown == (workers,)


def _mine(g: State) -> tuple[OrderView, ...]:
    mine = game.view(g, 0).mine
    assert mine is not None
    return mine.orders
