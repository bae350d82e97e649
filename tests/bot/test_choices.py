"""What a choice says: what it is, what it costs and brings, once, and why, within Discord's limits."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from bot.messages.layout import cut
from bot.messages.limits import ABOUT, LABEL
from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Option, Text
from rules.core.table import Table
from rules.core.worth import Worth, Worths
from rules.feld import game as feld
from rules.games import GAMES
from rules.ride import game as ride
from tests.feld.lively import lively_game
from tests.playing import random_game

NAMES = ("Anna", "Bram", "Cato", "Dirk")
every_language = pytest.mark.parametrize("code", LANGUAGES)
EVERYTHING = {"workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "1", "tiles": "all"}


def tables() -> Iterator[Table]:
    for number in range(3):
        for table, _, _ in random_game(ride, 2 + number, {}, f"choices {number}"):
            yield table
        for table, _, _, _, _ in lively_game(1 + number, EVERYTHING if number else {}, f"choices {number}"):
            yield table


@cache
def questions() -> list[tuple[Sequence[Option], Worths]]:
    """What every question offers, and what that is worth: whoever says it, it is found out once."""
    return [
        (question.offered, table.game.explain(table.view(seat), question))
        for table in tables()
        for seat, question in table.asks.items()
    ]


@every_language
def test_every_choice_can_be_said_and_needs_no_cutting(code: str) -> None:
    say, said = Speaker(code, NAMES, plain=True), dict[str, str]()
    for offered, worths in questions():
        for option in offered:
            worth = worths[option.id]
            key = f"{option} {worth}"
            if key not in said:
                said[key] = say.choice(option, worth)
                assert "none" not in said[key].split(), said[key]
                assert len(said[key]) <= LABEL, said[key]
                assert option.final == ("🔒" in said[key])
                assert len(cut(say.why(option, worth), ABOUT)) <= ABOUT
    assert len(said) > 1000


def test_no_two_options_of_a_question_are_alike() -> None:
    say = Speaker("en", NAMES, plain=True)
    for offered, worths in questions():
        labels = [say.choice(option, worths[option.id]) for option in offered]
        assert len(set(labels)) == len(labels), labels


def test_an_amount_that_the_text_tells_is_not_told_again() -> None:
    say = Speaker("en", NAMES, plain=True)
    deliver = Option("deliver:lace", Text("feld-deliver", {"good": "lace", "place": "pier", "points": 12}))
    assert say.choice(deliver, Worth(gain={"points": 12})) == "Deliver lace · 12 points"
    assert (
        say.choice(deliver, Worth(gain={"points": 12, "gulden": 1})) == "Deliver lace · 12 points · +1 gulden"
    )
    pay = Option("pay:2red", Text("ride-pay", {"color_paid": {"red": 2}}))
    assert say.choice(pay, Worth({"color": {"red": 2}})) == "Pay 2 red"
    draw = Option("draw:red", Text("ride-draw-open", {"color": "red"}), True)
    assert say.choice(draw, Worth(gain={"color": {"red": 1}})) == "Take red 🔒"


def test_a_route_says_what_it_brings_what_is_paid_and_for_which_contract() -> None:
    say = Speaker("en", NAMES, plain=True)
    args = {"a": "Waag", "b": "Montelbaanstoren", "length": 2, "color": "pink", "points": 2}
    route = Option("claim:waag-montelbaanstoren.pink", Text("ride-claim", args))
    serves = Text("ride-for-serves", {"a": "Dam", "b": "Artis", "value": 9})
    pays = Text("ride-for-pays", {"color_paid": {"pink": 1, "wild": 1}})
    worth = Worth({"color": {"pink": 1, "wild": 1}}, {"points": 2, "merchandise": 1}, (serves, pays))
    assert say.choice(route, worth) == "Waag – Montelbaanstoren · 2 pink · 2 points · merchandise"
    assert say.why(route, worth) == "for Dam – Artis (9) · pays 1 pink and 1 wild"


def test_a_journey_says_what_will_be_done_where_it_ends() -> None:
    say = Speaker("en", NAMES, plain=True)
    told = set()
    for table, _, _, _, _ in lively_game(2, {}, "journeys"):
        for seat, question in table.asks.items():
            worths = feld.explain(table.view(seat), question)
            told |= {
                f"{say.choice(option, worths[option.id])}: {say.why(option, worths[option.id])}"
                for option in question.options
                if option.verb == "barge" and worths[option.id].group == "useful"
            }
    assert any("points: load" in line or "deliver" in line for line in told)
    assert any("worker +1 gulden" in line for line in told)
    assert any("bring worker +" in line for line in told)


@every_language
def test_every_kind_of_cost_and_gain_has_a_text(code: str) -> None:
    for name in GAMES:
        for kind in ("points",):
            assert Speaker(code).knows(f"{name}-brings-{kind}")
