"""What is told of a choice is what the rules then do: told 12 points, got 12."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from rules.core.asking import THEN, Ask, Option, Picks
from rules.core.events import Event
from rules.core.pressing import press
from rules.core.table import Table
from rules.core.worth import Amounts, Worth, Worths
from rules.feld import game
from rules.feld.board import COLORS
from rules.feld.errands import PAYMENTS
from rules.feld.state import State
from rules.feld.worth import GAINS
from tests.feld.lively import lively_game

EXPANSIONS = {"tiles": "mixed", "workers": "yes", "marketeer": "yes", "orders": "3", "open-orders": "1"}
TABLES = [
    (1, {}),
    (2, {}),
    (3, EXPANSIONS),
    (4, {"dice": "in-order", "storing": "phase-iv"}),
    (2, EXPANSIONS),
]
#: How many options of each position are tried.
TRIED = 3


def have(g: State, seat: int) -> Counter[str]:
    """All that a choice may cost or bring."""
    me = g.seats[seat]
    cubes = Counter(me.supply)
    return Counter(points=me.points, gulden=me.gulden, spaces=me.space, sail=g.turn.sail) + cubes


def amount(amounts: Amounts, kind: str) -> int:
    number = amounts.get(kind, 0)
    assert isinstance(number, int)
    return number


def colors(amounts: Amounts) -> Counter[str]:
    found = amounts.get("color", {})
    assert isinstance(found, dict)
    return Counter(dict.fromkeys(COLORS, amount(amounts, "each"))) + Counter(found)


def settled(table: Table, seat: int, begun: Picks, chosen: Counter[str]) -> None:
    """Go on as `follow` says, and take whatever is offered first where that tells nothing of the gain."""
    while (question := table.asks.get(seat)) is not None:
        picks = game.follow(table.view(seat), question, begun) if game.goes_on(question, begun) else ()
        if not picks and question.text.key in (*GAINS, "feld-ask-commodity", "feld-ask-discard-map"):
            picks = (question.options[0].id,)
            if question.text.key in GAINS:
                chosen[picks[0].partition(":")[2]] += 1
        elif not picks and question.text.key == "feld-ask-may":
            picks = (question.options[-1].id,)
        if not picks:
            return
        table.answer(seat, picks)


def check(saved: bytes, seat: int, option: Option, worth: Worth) -> None:
    """Do it in a game as it was put away, and see whether all was told truly."""
    other, chosen = Table.load(game, saved), Counter[str]()
    before = have(other.g, seat)
    press(other, seat, (option.id,))
    settled(other, seat, (option.id.rpartition(THEN)[2],), chosen)
    if other.g.phase != "III" or other.g.waiting[:1] != [seat]:
        # Nothing was left to do, and the turn is over.
        return
    after = have(other.g, seat)
    told = f"{option.id}: {worth}"
    for kind in ("points", "gulden"):
        assert after[kind] - before[kind] == amount(worth.gain, kind) - amount(worth.cost, kind), told
    if option.verb != "amstel":
        assert after["spaces"] - before["spaces"] == amount(worth.gain, "spaces"), told
    if option.verb in ("use", "market"):
        assert after["sail"] - before["sail"] == amount(worth.gain, "sail"), told
    got, paid = colors(worth.gain), colors(worth.cost)
    assert chosen.total() == amount(worth.gain, "cubes"), told
    change = {color: after[color] - before[color] - chosen[color] - got[color] for color in COLORS}
    if "cubes" in worth.cost:
        assert sum(change.values()) == -amount(worth.cost, "cubes"), told
        [pays] = [text for text in worth.purpose if text.key == "feld-for-pays"]
        paid = Counter(pays.args["color_paid"])
    assert change == {color: -paid[color] for color in COLORS}, told


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=str)
def test_every_cost_and_gain_that_is_told_is_what_the_rules_then_do(
    seats: int, settings: dict[str, str], number: int
) -> None:
    luck, checked = Random(number), 0
    for table, _, _, _, _ in lively_game(seats, settings, f"worth {seats} {number}"):
        for seat, question in table.asks.items():
            worths = game.explain(table.view(seat), question)
            assert worths.keys() == {option.id for option in question.offered}
            if question.text.key != "feld-ask-turn":
                continue
            options, saved = [option for option in question.options if option.verb != "pass"], table.save()
            for option in luck.sample(options, min(TRIED, len(options))):
                check(saved, seat, option, worths[option.id])
                checked += 1
    assert checked > 40


def one_of_each_kind(options: Sequence[Option], luck: Random) -> Iterator[Option]:
    """Of what is much the same, one, by luck."""
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.text.key, []).append(option)
    yield from map(luck.choice, kinds.values())


class AtOnce(NamedTuple):
    """A game as it was put away, and what a seat can do in it at once."""

    saved: bytes
    seat: int
    options: tuple[Option, ...]
    worths: Worths


@cache
def at_once(number: int) -> list[AtOnce]:
    """What can be done at once in one game, wherever there is any; several tests look at it."""
    found = []
    for table, *_ in lively_game(2 + number % 3, {}, f"trips {number}"):
        for seat, question in table.asks.items():
            view = table.view(seat)
            if several := game.several(view, question):
                worths = game.explain(view, replace(question, options=several))
                found.append(AtOnce(table.save(), seat, several, worths))
    return found


def test_what_is_done_at_once_brings_what_is_told() -> None:
    seen, luck = Counter[str](), Random("at once")
    for number in range(6):
        for saved, seat, several, worths in at_once(number):
            for option in one_of_each_kind(several, luck):
                check(saved, seat, option, worths[option.id])
                seen[option.text.key] += 1
    assert min(seen[f"feld-{key}"] for key in ("trip", "barge-deliver", "block-ship", "block-store")) > 20
    assert min(seen[f"feld-{key}"] for key in ("use-all", "activate-all", "activate-use", "block-sell")) > 0
    assert min(seen[f"feld-{key}"] for key in ("pass-keep", "amstel-pass")) > 20
    assert min(seen[f"feld-{key}"] for key in ("trip-pass", "trip-amstel-pass")) > 20
    assert min(seen[f"feld-{key}"] for key in ("use-more", "market", "use")) > 0


def test_a_turn_that_is_ended_with_what_comes_before_it_ends_as_it_is_told() -> None:
    """The cube that is named is kept, so many are lost, and what cannot be taken back is marked."""
    ended = Counter[bool]()
    for number in range(4):
        for saved, seat, several, _ in at_once(number):
            for option in [o for o in several if "pass" in o.id.split(THEN)]:
                other = Table.load(game, saved)
                done = press(other, seat, (option.id,))
                parts = option.id.split(THEN)
                chosen = [pick for (pick,) in done.answers if pick in parts]
                assert chosen == parts[: len(chosen)], "where it does not end by itself"
                assert Event("passed", seat) in done.events
                kept = [e for e in done.events if (e.kind, e.seat) == ("kept", seat)]
                lost = sum(sum(event.data["color_returned"].values()) for event in kept)
                assert lost == option.text.args["lost"]
                assert option.final != other.can_undo(seat)
                ended[option.final] += 1
    assert min(ended.values()) > 10


def small(table: Table, seat: int, question: Ask, option: Option, worth: Worth) -> None:
    """Answer a question for one thing, and see what came of it at once."""
    other = Table.load(game, table.save())
    before = have(other.g, seat)
    other.answer(seat, (option.id,))
    after = have(other.g, seat)
    match option.verb:
        case "pay" if question.text.key in PAYMENTS:
            for color, cubes in colors(worth.cost).items():
                assert after[color] <= before[color] - cubes or question.text.key != "feld-ask-pay-any"
        case "sell":
            assert after["gulden"] - before["gulden"] >= amount(worth.gain, "gulden")
            for color, cubes in colors(worth.gain).items():
                assert after[color] - before[color] >= cubes


def test_smaller_questions_tell_the_truth_too() -> None:
    for number in range(6):
        for table, _, _, _, _ in lively_game(2, {}, f"small {number}"):
            for seat, question in table.asks.items():
                if question.text.key == "feld-ask-turn" or question.most > 1:
                    continue
                worths = game.explain(table.view(seat), question)
                for option in question.options:
                    small(table, seat, question, option, worths[option.id])


def test_dice_bring_what_is_told_and_when_it_is_told() -> None:
    luck, seen = Random(2), 0
    for number in range(12):
        for table, _, _, _, _ in lively_game(1, {}, f"dice {number}"):
            [(seat, question)] = table.asks.items() or [(0, None)]
            if question is None or question.text.key != "feld-ask-dice":
                continue
            worths = game.explain(table.view(seat), question)
            chosen = luck.sample(question.options, 2)
            other = Table.load(game, table.save())
            before = in_sight(other.g, seat)
            other.answer(seat, [option.id for option in chosen])
            if "slot:stay" in [option.id for option in other.asks[seat].options]:
                other.answer(seat, ["slot:stay"])
            told = Counter[str]()
            for option in chosen:
                told[option.text.args["color"]] += option.text.args["pips"]
                told += colors(worths[option.id].gain)
                [arrives] = worths[option.id].purpose
                assert arrives.args["round"] == table.g.round + option.text.args["pips"] - 1
            assert in_sight(other.g, seat) - before == told
            seen += 1
    assert seen > 50


def in_sight(g: State, seat: int) -> Counter[str]:
    """All cubes of a seat, wherever they are."""
    cubes = Counter(g.seats[seat].supply)
    for slot in g.seats[seat].roundel:
        cubes += Counter(slot)
    return cubes


def test_what_could_be_delivered_where_a_journey_ends_is_told_with_its_points() -> None:
    """Where nothing is delivered by itself, because its storehouse would give more."""
    told = 0
    for table, *_ in lively_game(2, {}, "could"):
        for seat, question in table.asks.items():
            for pick, worth in game.explain(table.view(seat), question).items():
                could = [text.args["points"] for text in worth.purpose if text.key == "feld-for-could"]
                if not could or told > 20:
                    continue
                told += 1
                other = Table.load(game, table.save())
                other.answer(seat, (pick,))
                settled(other, seat, (pick,), Counter())
                options = [option for option in other.asks[seat].options if option.verb == "deliver"]
                assert max(option.text.args["points"] for option in options) == could[0]
    assert told
