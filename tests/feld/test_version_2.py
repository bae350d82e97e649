"""What changed with version 2 of the rules, to what the rulebook says, and how it was before."""

from typing import Any

import pytest

from rules.feld.board import board
from rules.feld.scoring import end_game_cards
from rules.feld.state import State
from tests.feld.position import act, position
from tests.feld.test_printed import with_icon

OLD, NEW = 1, 2
every_version = pytest.mark.parametrize("version", [OLD, NEW])


# A dock worker of the dock's colour is placed on arrival


def bound_for_gold(version: int, **what: Any) -> State:
    return position(barge="water-n9", workers=["gold"], cubes={"pink": 2}, version=version, **what)


def test_a_worker_of_the_dock_s_colour_is_placed_on_arrival() -> None:
    old = bound_for_gold(OLD)
    assert "worker:bring-gold" in act(old, "barge:dock-gold")
    assert (old.magazine, old.seats[0].points) == ([], 0)
    new = bound_for_gold(NEW)
    assert "worker:bring-gold" not in act(new, "barge:dock-gold")
    assert (new.magazine, new.seats[0].points, new.seats[0].workers) == (["gold"], 9, [])
    assert [event.kind for event in new.news if event.seat == 0] == ["sailed", "brought-worker"]


def test_both_workers_of_a_colour_are_placed_and_a_towed_barge_arrives_too() -> None:
    g = bound_for_gold(NEW)
    g.seats[0].workers = ["gold", "gold"]
    act(g, "barge:dock-gold")
    assert (g.magazine, g.seats[0].points) == (["gold", "gold"], 9 + 7)
    for version, magazine in ((OLD, []), (NEW, ["gold"])):
        g = position(tile="CB21", gulden=3, workers=["gold"], version=version)
        act(g, "market:CB21", "barge:dock-gold")
        assert g.magazine == magazine


def test_whoever_sails_through_a_dock_does_not_arrive_there() -> None:
    far = next(
        goal
        for goal, journey in board().journeys["dock-white"].items()
        if "dock-gold" in board().journeys["dock-white"][goal].before and journey.spaces > 1
    )
    g = position(barge="dock-white", workers=["gold"], cubes={"pink": 9})
    act(g, f"barge:{far}")
    [sailed] = [event for event in g.news if event.kind == "sailed"]
    assert "dock-gold" in sailed.data["place_way"]
    assert (g.magazine, g.seats[0].workers) == ([], ["gold"])


# 072


@pytest.mark.parametrize(("version", "counts"), [(OLD, False), (NEW, True)])
def test_072_counts_points_from_steps_that_other_cards_gave(version: int, counts: bool) -> None:
    g = position(seats=2, active=["017", "072"], space=4, version=version)
    g.order = [1, 0]
    g.seats[1].space = 9
    assert ("use:072" in act(g, "use:017")) == counts
    assert g.seats[0].points == 2


@every_version
def test_072_does_not_count_points_from_steps_that_cubes_or_the_market_gave(version: int) -> None:
    g = position(active=["072"], space=4, cubes={"pink": 2}, version=version)
    assert "use:072" not in act(g, "amstel:1")
    g = position(active=["072"], space=4, tile="A1", gulden=1, cubes={"pink": 1}, version=version)
    assert "use:072" not in act(g, "market:A1")


# 107


def test_107_wants_a_barge_that_has_left_and_returned() -> None:
    for version, points in ((OLD, 8), (NEW, 0)):
        assert end_game_cards(position(active=["107"], version=version), 0) == {"107": points}
    g = position(active=["107"], cubes={"pink": 2})
    act(g, "barge:water-s5", "barge:pier")
    assert end_game_cards(g, 0) == {"107": 8}
    towed = position(active=["107"], tile="CB21", gulden=3, cubes={"pink": 9})
    act(towed, "market:CB21", "barge:water-s5", "barge:pier")
    assert end_game_cards(towed, 0) == {"107": 8}


# 026, 030 and 074


BLOCK = ("block:plantage-6", "store:cheese")
DOING: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "026": (BLOCK, {"cubes": {"pink": 1}}),
    "030": (("activate:097",), {"inactive": ["097"], "cubes": {"purple": 1}}),
    "074": (BLOCK, {"cubes": {"pink": 1}}),
}


@pytest.mark.parametrize("code", DOING)
def test_026_030_and_074_are_used_after_what_they_ask_for_as_045_is(code: str) -> None:
    doing, moment = DOING[code]
    assert f"use:{code}" not in act(position(active=[code], **moment))
    g = position(active=[code], **moment)
    assert f"use:{code}" in act(g, *doing)
    assert (g.seats[0].gulden, g.seats[0].space, g.seats[0].used) == (0, 1, {})
    old = position(active=[code], **moment, version=OLD)
    act(old, *doing, *(["use:074"] if code == "074" else []))
    assert (old.seats[0].gulden, old.seats[0].space) != (0, 1)


@pytest.mark.parametrize("code", DOING)
def test_026_030_and_074_count_what_was_done_before_they_were_active(code: str) -> None:
    doing, moment = DOING[code]
    for version in (OLD, NEW):
        g = position(tile="CA20", gulden=3, version=version, **moment)
        g.seats[0].inactive.append(code)
        after = act(g, *doing, "market:CA20")
        assert code in g.seats[0].active
        assert (f"use:{code}" in after) == (version == NEW)


@pytest.mark.parametrize("code", ["026", "074"])
def test_a_copy_that_says_permanent_gives_it_each_time(code: str) -> None:
    moment: dict[str, Any] = {"active": [code, "028"], "cubes": {"pink": 3}}
    g = position(**moment, printed=with_icon(code, "PERM"))
    yes = ["use:074"] if code == "074" else []
    after = act(g, *BLOCK, *yes, "block:plantage-5", "store:tiles", *yes)
    assert f"use:{code}" not in after
    assert (g.seats[0].gulden, g.seats[0].space) == ((2, 1) if code == "026" else (0, 3))


def test_045_s_icon_can_be_what_ones_copy_says() -> None:
    printed = with_icon("045", "PERM")
    g = position(active=["045", "020"], gulden=2, printed=printed)
    after = act(g, "market:A3", "gain:gray", "market:A3", "gain:black")
    assert "use:045" not in after
    assert (g.seats[0].supply["gray"], g.seats[0].supply["black"]) == (1, 1)
    assert g.seats[0].used == {"020": 1}
    nothing = position(active=["045"], gulden=2, tile="CA19", printed=printed)
    act(nothing, "market:CA19", "gain:gray", "gain:gray")
    assert sum(nothing.seats[0].supply.values()) == 2
