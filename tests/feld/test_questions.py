"""Questions: what their options tell, who is not asked, and how to get back from one."""

from random import Random
from typing import Any

from rules.core.asking import Text
from rules.core.table import Table
from rules.feld import game
from rules.feld.state import State
from tests.feld.position import position, question
from tests.playing import any_picks


def text(g: State, option: str, *answers: str) -> dict[str, object]:
    """What the text of an option tells."""
    asked = question(g, *answers)
    assert asked is not None
    return next(found for found in asked.options if found.id == option).text.args


# What options tell


def test_a_delivery_tells_all_points_that_come_with_it() -> None:
    moment: dict[str, Any] = {"barge": "store-beer", "hold": ["beer"], "round": 4, "cubes": {"pink": 1}}
    assert text(position(**moment), "deliver:beer")["points"] == 6 + 4
    assert (
        text(position(**moment, active=["073", "075", "079", "080"]), "deliver:beer")["points"] == 10 + 1 + 4
    )
    assert text(position(**moment, figures={"supervisor": "store-beer"}), "deliver:beer")["points"] == 10 + 2
    assert text(position(**moment, figures={"supervisor": "ware-4"}), "deliver:beer")["points"] == 10


def test_a_dock_worker_tells_what_taking_gives() -> None:
    moment: dict[str, Any] = {"barge": "dock-gold", "workers": ["white"], "magazine": ["white"]}
    assert text(position(**moment), "worker:take-light_pink") == {"worker": "light_pink", "gulden": 1}


def test_the_market_tells_what_it_gives() -> None:
    gains = [Text("feld-gives-points", {"points": 4}), Text("feld-gives-spaces", {"spaces": 2})]
    given = {"tile": "A7", "gulden": 3, "gains": gains}
    assert text(position(tile="A7", gulden=3), "market:A7") == given


def test_a_block_tells_what_it_costs_in_cubes_or_gulden() -> None:
    assert text(position(cubes={"pink": 2}), "block:plantage-5")["color_cost"] == {"pink": 2}
    assert text(position(cubes={"pink": 1}, active=["025"]), "block:plantage-5")["color_cost"] == {"pink": 1}
    assert text(position(active=["025"]), "block:plantage-6")["color_cost"] == {"pink": 0}
    g = position(cubes={"pink": 1}, active=["027"], gulden=2)
    assert text(g, "block:plantage-6")["color_cost"] == {"pink": 1}
    for_gulden = {"block": "plantage-5", "good": "tiles", "gulden": 2, "card": "027"}
    assert text(g, "block:plantage-5") == for_gulden


def test_a_card_tells_if_only_gulden_can_pay_for_it() -> None:
    g = position(active=["038"], inactive=["016", "024"], gulden=3, cubes={"pink": 1})
    assert text(g, "activate:016") == {"card": "016", "color_cost": {"pink": 1}}
    assert text(g, "activate:024") == {"card": "024", "gulden": 3, "card_by": "038"}


# Pass and back


def test_a_pass_says_what_would_be_lost() -> None:
    g = position(cubes={"pink": 2, "black": 1}, active=["024", "022"], gulden=1)
    args = text(g, "pass", "use:022")
    assert args == {"lost": 2, "sail": 3, "asked": True}


def test_a_pass_says_whether_one_is_asked_what_to_keep() -> None:
    assert not text(position(cubes={"pink": 3}), "pass")["asked"]
    assert not text(position(cubes={"pink": 2, "black": 1}, round=12), "pass")["asked"]


def test_in_the_last_round_no_cube_is_lost() -> None:
    assert text(position(cubes={"pink": 2}, round=12), "pass")["lost"] == 0


def test_who_can_do_nothing_is_not_asked() -> None:
    assert question(position()) is None


def test_back_from_a_half_made_move() -> None:
    table = Table.new(game, 2, {}, "back")
    luck = Random(2)
    while True:
        seat = min(table.asks)
        before = table.save()
        spent = dict(table.g.seats[seat].supply)
        moves = [o.id for o in table.asks[seat].options if o.id in ("amstel:2", "amstel:1")]
        if moves:
            table.answer(seat, [moves[0]])
            if seat in table.asks and table.asks[seat].text.key == "feld-ask-pay-any":
                break
        else:
            table.answer(seat, any_picks(table.asks[seat], luck))
    table.undo(seat)
    assert table.save() == before
    assert table.g.seats[seat].supply == spent
