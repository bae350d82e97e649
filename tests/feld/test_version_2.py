"""What changed with version 2 of the rules, to what the rulebook says, and how it was before."""

from random import Random
from typing import Any

import pytest

from rules.core.asking import Illegal
from rules.core.table import Table
from rules.feld import game, solo
from rules.feld.board import board
from rules.feld.dice import AFTER_OTHERS, roll_dice
from rules.feld.scoring import end_game_cards, final_scoring
from rules.feld.state import State, no_cubes
from tests.feld.lively import lively_picks
from tests.feld.position import act, follow, position
from tests.feld.test_printed import with_icon
from tests.feld.test_solo import PLAIN, alone
from tests.playing import any_picks, photograph, random_game

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


# The stored cube of phase IV


def passing(seats: int, **settings: str) -> Table:
    """The table when everybody but the last is to pass in round 1, with cubes of two colours each."""
    table = Table.new(game, seats, settings, "storing")
    luck = Random(4)
    while table.g.phase != "III":
        seat = min(table.asks)
        table.answer(seat, any_picks(table.asks[seat], luck))
    for seat in table.g.seats:
        seat.supply = no_cubes() | {"pink": 2, "gray": 1}
    return Table(game, seats, table.settings, table.g)


def test_the_stored_cube_is_asked_for_while_passing_unless_the_table_plays_the_book_s_way() -> None:
    table = passing(3)
    first = table.g.order[0]
    table.answer(first, ["pass"])
    assert [(seat, ask.text.key) for seat, ask in table.asks.items()] == [(first, "feld-ask-keep")]
    assert "storing" not in Table.new(game, 3, {}, "old", OLD).settings


def test_in_phase_iv_everybody_chooses_the_stored_cube_at_once_as_in_the_book() -> None:
    table = passing(3, storing="phase-iv")
    for seat in list(table.g.order):
        assert list(table.asks) == [seat]
        assert not next(option for option in table.asks[seat].options if option.id == "pass").final
        table.answer(seat, ["pass"])
    assert (table.g.phase, table.g.round) == ("IV", 1)
    assert set(table.asks) == set(table.view(None).acting) == {0, 1, 2}
    assert {ask.text.key for ask in table.asks.values()} == {"feld-ask-keep"}
    assert table.can_undo(table.g.order[-1])
    for number, seat in enumerate((1, 2, 0)):
        again = Table.load(game, table.save())
        assert photograph(again) == photograph(table)
        events = table.answer(seat, ["keep:gray"])
        assert (events[0].kind, events[0].seat) == ("kept", seat)
        assert table.g.round == (2 if number == 2 else 1)
    assert [seat.supply["gray"] for seat in table.g.seats] == [1, 1, 1]
    assert [sum(seat.supply.values()) for seat in table.g.seats] == [1, 1, 1]


def test_in_phase_iv_nobody_is_asked_who_has_nothing_to_choose() -> None:
    table = passing(2, storing="phase-iv")
    first, last = table.g.order
    table.g.seats[first].supply = no_cubes()
    table.g.seats[last].supply.update(gray=0)
    table = Table(game, 2, table.settings, table.g)
    table.answer(first, ["pass"])
    assert next(option for option in table.asks[last].options if option.id == "pass").final
    table.answer(last, ["pass"])
    assert table.g.round == 2
    assert table.g.seats[last].supply["pink"] == 1


def test_the_last_round_has_no_phase_iv() -> None:
    for number in range(3):
        for table, _, _ in random_game(game, 3, {"storing": "phase-iv"}, f"last {number}"):
            assert (table.g.phase, table.g.round) != ("IV", 12)


# Dice


def before_dice(seats: int, version: int = NEW, **settings: str) -> Table:
    table = Table.new(game, seats, settings, "dice", version)
    luck = Random(4)
    while table.g.phase != "II":
        seat = min(table.asks)
        table.answer(seat, any_picks(table.asks[seat], luck))
    return table


def test_a_player_may_ask_to_choose_dice_after_the_others() -> None:
    table = before_dice(3)
    first, second, third = table.g.order
    assert [table.asks[seat].instead for seat in (first, second, third)] == [
        (),
        (AFTER_OTHERS,),
        (AFTER_OTHERS,),
    ]
    table.answer(third, ["dice:pink", "dice:gray"])
    asked, put_back = table.answer(second, ["dice:after"])
    assert (asked.kind, asked.seat, asked.only) == ("waits-for-others", second, None)
    assert (put_back.kind, put_back.only) == ("put-back", third)
    assert list(table.asks) == [first]
    assert table.view(None).acting == (first,)
    assert Table.load(game, table.save()).asks == table.asks
    events = table.answer(first, ["dice:black", "dice:brown"])
    assert [(event.kind, event.seat) for event in events] == [("took-dice", first)]
    assert list(table.asks) == [second]
    assert table.asks[second].instead == ()
    for seat in (second, third):
        table.answer(seat, ["dice:pink", "dice:gray"])
    assert table.g.phase == "III"
    luck = Random(1)
    while table.g.phase != "II":
        seat = min(table.asks)
        table.answer(seat, any_picks(table.asks[seat], luck))
    assert len(table.asks) == 3


def test_whoever_asked_to_wait_can_take_it_back_and_nothing_chosen_is_lost() -> None:
    table = before_dice(2)
    first, second = table.g.order
    table.answer(first, ["dice:pink", "dice:gray"])
    before = photograph(table)
    table.answer(second, ["dice:after"])
    table.undo(second)
    assert photograph(table) == before
    events = table.answer(second, ["dice:black", "dice:gray"])
    assert [event.seat for event in events if event.kind == "took-dice"] == [first, second]


@pytest.mark.parametrize(
    ("seats", "version", "settings"), [(3, OLD, {}), (3, NEW, {"dice": "in-order"}), (1, NEW, {})]
)
def test_nobody_asks_to_wait_where_dice_are_open_or_rules_are_old(
    seats: int, version: int, settings: dict[str, str]
) -> None:
    table = before_dice(seats, version, **settings)
    assert not any(ask.instead for ask in table.asks.values())
    [seat, *_] = table.asks
    with pytest.raises(Illegal):
        table.answer(seat, ["dice:after"])


# What is told


@pytest.mark.parametrize(("version", "told"), [(OLD, False), (NEW, True)])
def test_the_roll_is_told_as_it_counts_in_rounds_8_to_12(version: int, told: bool) -> None:
    for round_ in range(1, 13):
        g = position(round=round_, version=version)
        rolled = roll_dice(g)
        [event] = [event for event in g.news if event.kind == "rolled"]
        high = [color for color, pips in rolled.items() if pips > 13 - round_]
        assert event.data.get("color_turned", []) == (high if told else [])
        assert [color for color in rolled if rolled[color] != g.dice[color]] == high
    assert high


def test_several_penalty_tokens_are_told_as_several() -> None:
    for version, told in ((OLD, {}), (NEW, {"tokens": 2})):
        g = position(round=12, inactive=["001", "002"], version=version)
        follow(final_scoring(g))
        [taken] = [event.data for event in g.news if event.kind == "penalty" and event.seat == 0]
        assert taken == {"reason": "inactive", "penalties": 2} | told


# TOM


def test_tom_takes_two_blocks_in_the_order_in_which_the_rulebook_lists_the_dice() -> None:
    """Which of two blocks with the same commodity is sold, and which delivered, hangs on it."""
    for version, sold in ((OLD, "nieuwmarkt-1"), (NEW, "grachtengordel-6")):
        g = alone(tile="B16", version=version)
        g.commodities |= dict.fromkeys(("grachtengordel-5", "grachtengordel-6", "nieuwmarkt-1"), "lace")
        solo.act(g, PLAIN | {"black": 6, "purple": 6})
        told = [event for event in g.news if event.kind in ("took-block", "sold", "delivered")]
        assert [event.kind for event in told] == ["took-block", "sold", "took-block", "delivered"]
        assert told[0].data["block"].split("-")[0] == sold.split("-")[0]


@pytest.mark.parametrize("number", range(4))
def test_no_turn_ends_by_itself_where_that_shows_something_new(number: int) -> None:
    """Whoever is the last of a round and has nothing left to do says so; until then all can be taken back."""
    luck, ended = Random(number), 0
    table = Table.new(game, 1 + number % 3, {}, f"by itself {number}")
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        question, last = table.asks[seat], table.g.phase == "III" and table.g.waiting == [seat]
        picks = lively_picks(question, luck)
        table.answer(seat, picks)
        if last and question.text.key == "feld-ask-turn" and picks != ("pass",):
            assert table.can_undo(seat)
            ended += [option.id for option in table.asks[seat].options] == ["pass"]
    assert ended
