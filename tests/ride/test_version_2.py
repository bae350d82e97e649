"""What changed with version 2 of the rules, to what the leaflets say, and how it was before."""

from random import Random

import pytest

from rules.core.table import Table
from rules.ride import game as ride
from rules.ride.board import TRANSPORT
from tests.playing import any_picks
from tests.ride.position import (
    GREEN_THREE,
    answer,
    offered,
    position,
    seat,
    sit,
)

OLD, NEW = 1, 2


# Three open wilds


@pytest.mark.parametrize(("version", "resets"), [(OLD, 0), (NEW, 1)])
def test_wilds_that_had_to_stay_are_replaced_when_a_claim_brings_better_cards(
    version: int, resets: int
) -> None:
    """Also while the deck is not empty: "if, at any time, three of the five face up cards are Wild"."""
    me = seat(green=3)
    g = position(me, seat(), face_up="wild wild wild pink red", deck="wild", version=version)
    events = answer(sit(g), f"claim:{GREEN_THREE}")
    assert [event.kind for event in events].count("reset") == resets


def test_wilds_that_had_to_stay_are_replaced_when_a_blind_draw_ends_their_taking_turns() -> None:
    row, deck = "wild wild wild pink red", "blue blue wild wild wild"
    for version, kinds in ((OLD, ["drew-blind", "drew"]), (NEW, ["drew-blind", "drew", "reset"])):
        events = answer(sit(position(face_up=row, deck=deck, version=version)), "draw:deck")
        assert [event.kind for event in events][: len(kinds)] == kinds
        assert ("reset" in [event.kind for event in events]) == ("reset" in kinds)


def test_rows_are_replaced_until_one_is_mended_however_few_cards_are_left() -> None:
    """With thirteen cards left the old rules gave up although two colours and a shuffle could have helped."""
    stuck = {OLD: 0, NEW: 0}
    for version in stuck:
        for number in range(300):
            cards = Random(number).sample(["wild"] * 8 + ["pink", "blue", "red", "red", "green"], 13)
            g = position(face_up=" ".join(cards[:5]), deck=" ".join(cards[5:]), discard="", version=version)
            g.chance.seed = f"thirteen {number}"
            if g.face_up.count("wild") >= 3:
                continue
            color = next(color for color in g.face_up if color != "wild")
            table = sit(g)
            answer(table, f"draw:{color}")
            stuck[version] += table.g.face_up.count("wild") >= 3
    assert stuck[OLD] > 0
    assert stuck[NEW] == 0


def test_only_ten_cards_can_take_turns_for_ever_and_then_they_stay() -> None:
    """Every deal of few cards comes to rest, with three wilds open only where nothing else could be."""
    luck = Random(5)
    stayed = set()
    for number in range(3000):
        wilds, colored = luck.randint(3, 8), luck.randint(0, 9)
        cards = ["wild"] * wilds + luck.sample([c for c in TRANSPORT if c != "wild"] * 6, colored)
        luck.shuffle(cards)
        gone = luck.randint(0, max(0, len(cards) - 6))
        g = position(
            face_up=" ".join(cards[:5]),
            deck=" ".join(cards[5 + gone :]),
            discard=" ".join(cards[5 : 5 + gone]),
        )
        g.chance.seed = f"few {number}"
        table = sit(g)
        if "draw:deck" in offered(table):
            answer(table, "draw:deck")
        g = table.g
        left = len(g.face_up) + len(g.deck) + len(g.discard)
        if g.face_up.count("wild") >= 3:
            others = left - sum(pile.count("wild") for pile in (g.face_up, g.deck, g.discard))
            if others > min(5, left) - 3:
                stayed.add(left)
    assert stayed == {10}


# Who starts


def test_the_lot_for_who_starts_is_told_at_the_deal_and_cannot_be_undone() -> None:
    for number in range(10):
        old = Table.new(ride, 3, {}, f"lot {number}", OLD)
        assert "first" not in [event.kind for event in old.opening]
        assert {old.view(reader).first for reader in (None, 0, 1, 2)} == {None}
        table = Table.new(ride, 3, {}, f"lot {number}")
        told = table.opening[-1]
        assert (told.kind, told.seat, told.data, told.only) == ("first", table.g.turn, {"lot": True}, None)
        assert {table.view(reader).first for reader in (None, 0, 1, 2)} == {table.g.turn}
        for seat_ in (2, 0, 1):
            table.answer(seat_, [table.asks[seat_].options[0].id])
        assert list(table.asks) == [told.seat]
        assert table.view(None).first is None
        table.undo(1)
        assert (table.g.turn, table.view(0).first) == (told.seat, told.seat)


def test_a_seat_that_the_host_named_is_told_as_named() -> None:
    [told] = Table.new(ride, 2, {"first": "2"}, "named").opening
    assert (told.seat, told.data) == (1, {"lot": False})


# What cannot be taken back, and what can


@pytest.mark.parametrize(("version", "undone"), [(OLD, True), (NEW, False)])
def test_an_answer_after_which_another_was_forced_to_pass_stands(version: int, undone: bool) -> None:
    """That somebody passes with all cards gone tells that their hand claims nothing."""
    g = position(seat(), seat(), seat(blue=4), face_up="pink green", deck="", contracts="", version=version)
    table = sit(g)
    events = answer(table, "draw:green")
    assert ("passed", 1) in [(event.kind, event.seat) for event in events]
    assert table.can_undo(0) == undone


@pytest.mark.parametrize(("version", "undone"), [(OLD, True), (NEW, False)])
def test_an_answer_after_which_another_was_forced_to_draw_stands(version: int, undone: bool) -> None:
    """The only thing that is left is done unasked, and tells that there was nothing else."""
    g = position(seat(), seat(), face_up="pink blue red", deck="", contracts="", version=version)
    table = sit(g)
    answer(table, "draw:pink")
    events = answer(table, "draw:blue")
    assert [(event.kind, event.seat) for event in events][:2] == [("drew-open", 0), ("drew-open", 1)]
    assert table.can_undo(0) == undone


def test_no_answer_is_taken_back_after_which_another_was_forced_to_anything() -> None:
    """Whoever is not asked but does something must not see the answer before it undone."""
    forced = 0
    for number in range(200):
        luck = Random(number)
        hands = [seat(**{luck.choice(["pink", "blue", "red"]): luck.randint(0, 3)}) for _ in range(3)]
        row = " ".join(luck.choices(["pink", "blue", "wild", "black"], k=luck.randint(0, 3)))
        table = sit(position(*hands, face_up=row, deck="", contracts=""))
        while not table.over:
            [asked] = table.asks
            events = table.answer(asked, any_picks(table.asks[asked], luck))
            others = {event.seat for event in events} - {asked, None}
            if others:
                forced += 1
                assert not table.can_undo(asked)
    assert forced > 20


def test_a_draw_that_uses_no_luck_is_not_final() -> None:
    for version, final in ((OLD, True), (NEW, False)):
        table = sit(position(deck="", version=version))
        assert {option.final for option in table.asks[0].options if option.verb == "draw"} == {final}
        answer(table, "draw:blue")
        assert table.can_undo(0)
        assert {option.final for option in table.asks[0].options} == {final}


def test_where_cards_run_out_and_on_the_last_turn_what_cannot_be_taken_back_is_marked() -> None:
    """Whatever luck a claim brings, whoever is forced next, and the end itself."""
    forced = ended = 0
    for number in range(300):
        luck = Random(number)
        colors = ["pink", "blue", "red", "wild"]
        hands = [seat(**{luck.choice(colors): luck.randint(0, 4)}) for _ in range(luck.randint(2, 4))]
        row = " ".join(luck.choices(["pink", "blue", "wild", "black"], k=luck.randint(0, 5)))
        g = position(*hands, face_up=row, deck="", contracts="")
        g.last_turns = luck.choice([None, 1, 3])
        table = sit(g)
        while not table.over:
            [asked] = table.asks
            question = table.asks[asked]
            picks = any_picks(question, luck)
            final = any(option.final for option in question.options if option.id in picks)
            events = table.answer(asked, picks)
            assert final != table.can_undo(asked), (question.text, picks)
            forced += bool({event.seat for event in events} - {asked, None})
        ended += 1
    assert forced > 20
    assert ended > 100


def test_the_claim_that_ends_the_game_asks_for_its_payment_and_is_taken_back_before_that() -> None:
    g = position(seat(green=3), seat())
    g.last_turns = 1
    table = sit(g)
    table.answer(0, [f"claim:{GREEN_THREE}"])
    [payment] = table.asks[0].options
    assert (payment.id, payment.final) == ("pay:3green", True)
    table.undo(0)
    assert offered(table)
