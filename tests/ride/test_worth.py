"""What is told of a choice is what the rules then do, and what is obvious is paid without asking."""

from collections import Counter
from random import Random

import pytest

from rules.core.asking import Option
from rules.core.table import Table
from rules.core.worth import Worth
from rules.ride import game
from rules.ride.board import GRAY, WILD
from tests.playing import random_game

TRIED = 6


def check(table: Table, seat: int, option: Option, worth: Worth) -> None:
    """Do it, pay for it as goes without saying, and see whether all was told truly."""
    other = Table.load(game, table.save())
    before, had = other.view(seat).seats[seat], Counter(other.view(seat).mine.hand)
    undone = {card.id for card in other.view(seat).mine.contracts if not card.done}
    other.answer(seat, (option.id,))
    while (question := other.asks.get(seat)) and (
        picks := game.follow(other.view(seat), question, (option.id,))
    ):
        other.answer(seat, picks)
    if other.over:
        return
    view = other.view(seat)
    after, has = view.seats[seat], Counter(view.mine.hand)
    assert after.points - before.points == worth.gain.get("points", 0)
    assert after.merchandise - before.merchandise == worth.gain.get("merchandise", 0)
    contracts = after.choosing + after.contracts - before.contracts
    assert contracts == worth.gain.get("contracts", 0)
    if "cards" in worth.gain:
        assert (has - had).total() == worth.gain["cards"]
    else:
        paid, got = worth.cost.get("color", {}), worth.gain.get("color", {})
        assert isinstance(paid, dict)
        assert isinstance(got, dict)
        assert has == had - Counter(paid) + Counter(got)
    done = {card.id for card in view.mine.contracts if card.done} & undone
    told = [text for text in worth.purpose if text.key == "ride-for-completes"]
    assert len(told) == len(done)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("seats", game.SEATS)
def test_every_cost_and_gain_that_is_told_is_what_the_rules_then_do(seats: int, number: int) -> None:
    luck, checked = Random(number), 0
    for table, _, _ in random_game(game, seats, {}, f"worth {number}"):
        for seat, question in table.asks.items():
            worths = game.explain(table.view(seat), question)
            assert worths.keys() == {option.id for option in question.offered}
            if question.text.key in ("ride-ask-turn", "ride-ask-second-card"):
                for option in luck.sample(question.options, min(TRIED, len(question.options))):
                    check(table, seat, option, worths[option.id])
                    checked += 1
    assert checked > 100


@pytest.mark.parametrize("number", range(6))
def test_routes_that_serve_a_contract_come_first(number: int) -> None:
    served = 0
    for table, _, _ in random_game(game, 3, {}, f"first {number}"):
        for seat, question in table.asks.items():
            worths = game.explain(table.view(seat), question)
            claims = [option for option in question.options if option.verb == "claim"]
            ranked = [worths[o.id] for o in sorted(claims, key=lambda option: worths[option.id].rank)]
            groups = [worth.group for worth in ranked]
            assert groups == sorted(groups, key=["contracts", "others"].index)
            for worth in ranked:
                reasons = {text.key for text in worth.purpose} & {"ride-for-completes", "ride-for-serves"}
                assert bool(reasons) == (worth.group == "contracts")
            assert all(worth.purpose[-1].args["color_paid"] == worth.cost["color"] for worth in ranked)
            completing = [any(text.key == "ride-for-completes" for text in w.purpose) for w in ranked]
            assert completing == sorted(completing, reverse=True)
            served += groups.count("contracts")
    assert served


@pytest.mark.parametrize("number", range(6))
def test_the_obvious_payment_is_natural_and_takes_the_fewest_wilds(number: int) -> None:
    paid_gray = 0
    for table, _, _ in random_game(game, 2, {}, f"obvious {number}"):
        for seat, question in table.asks.items():
            view = table.view(seat)
            worths = game.explain(view, question)
            for option in question.options:
                if option.verb != "claim":
                    continue
                paid = worths[option.id].cost["color"]
                assert isinstance(paid, dict)
                color, length = option.text.args["color"], option.text.args["length"]
                assert sum(paid.values()) == length
                if color != GRAY:
                    assert paid.get(color, 0) == min(length, view.mine.hand[color])
                else:
                    paid_gray += 1
                    whole = [c for c, cards in view.mine.hand.items() if cards >= length and c != WILD]
                    assert len({*paid} - {WILD}) <= 1
                    assert not whole or paid.get(WILD, 0) < length
    assert paid_gray


def test_a_route_that_ends_the_game_says_so() -> None:
    """Its payment shows all contracts, and cannot be taken back."""
    told = 0
    for number in range(12):
        for table, _, _ in random_game(game, 2, {}, f"end {number}"):
            for seat, question in table.asks.items():
                worths = game.explain(table.view(seat), question)
                for option in question.options:
                    if option.verb == "claim":
                        ends = any(text.key == "ride-for-end" for text in worths[option.id].purpose)
                        other = Table.load(game, table.save())
                        other.answer(seat, (option.id,))
                        if seat in other.asks:
                            other.answer(seat, game.follow(other.view(seat), other.asks[seat], (option.id,)))
                        assert other.over == ends
                        told += ends
    assert told
