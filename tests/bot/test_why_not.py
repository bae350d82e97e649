"""Refusals say what is lacking, in every language."""

import re

import pytest

from bot.edge.commands.moves import matching
from bot.messages.asked import why_not
from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Ask, Illegal, Option, Text
from rules.core.table import Table
from rules.feld import game as feld
from rules.games import GAMES
from rules.ride import game as ride
from tests.feld.lively import lively_game
from tests.playing import random_game

NAMES = ("Anna", "Bram", "Cato", "Dirk")


def turn_of_ride() -> tuple[Table, int]:
    """The first turn of a game, with two cards in hand."""
    table = Table.new(ride, 2, {"first": "1"}, "why not")
    for seat in (0, 1):
        table.answer(seat, [table.asks[seat].options[0].id])
    return table, 0


def refused(table: Table, seat: int, wanted: str) -> str:
    say = Speaker("en", NAMES)
    return say.text(why_not(table, seat, wanted, say) or Text("illegal-not-offered", {"pick": wanted}))


def test_a_route_for_which_cards_lack_says_what_it_needs_and_what_there_is() -> None:
    table, seat = turn_of_ride()
    table.g.seats[seat].hand = dict.fromkeys(table.g.seats[seat].hand, 0) | {"red": 2, "wild": 1}
    view = table.view(seat)
    gray = next(route for route in view.routes if route.color == "gray" and route.length == 4)
    assert refused(table, seat, f"claim:{gray.id}") == (
        "That route needs 4 of one colour; you have 2 red and 1 wild."
    )
    ends = f"{view.names[gray.a]} – {view.names[gray.b]}"
    assert refused(table, seat, ends.lower()) == refused(table, seat, gray.id)
    pink = next(route for route in view.routes if route.color == "pink" and route.length > 1)
    assert refused(table, seat, pink.id) == f"That route needs {pink.length} pink; you have 1 wild."
    assert refused(table, seat, "the moon") == "“the moon” is not possible now."


def test_whatever_cannot_be_done_in_a_turn_of_feld_says_what_it_takes() -> None:
    said: dict[str, str] = {}
    for table, *_ in lively_game(2, {}, "why not"):
        for seat, question in table.asks.items():
            for pick, (_, why) in feld.impossible(table.view(seat), question).items():
                if "held" in why.args:
                    assert why.args["held"] < why.args.get("cubes", why.args.get("gulden")), (pick, why)
                if why.key not in said:
                    said[why.key] = refused(table, seat, pick)
    assert said.keys() >= {
        f"feld-refused-{why}"
        for why in (
            "owned",
            "once",
            "cubes",
            "any",
            "amstel",
            "market",
            "gulden",
            "inactive",
            "used",
            "taken",
        )
    }
    assert re.fullmatch(r"That needs \d+ cubes?; you have \d+\.", said["feld-refused-any"])
    assert re.fullmatch(r"The market wants \d+ gulden; you have \d+\.", said["feld-refused-gulden"])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_impossible_is_not_offered_and_can_be_told(name: str) -> None:
    told = set[str]()
    positions = (
        (table for table, *_ in random_game(ride, 2, {}, "impossible"))
        if name == "ride"
        else (table for table, *_ in lively_game(2, {}, "impossible"))
    )
    for table in positions:
        for seat, question in table.asks.items():
            found = table.game.impossible(table.view(seat), question)
            assert not found.keys() & {option.id for option in question.offered}
            for thing, why in found.values():
                if str(why) not in told:
                    told.add(str(why))
                    for say in (Speaker(code, NAMES) for code in LANGUAGES):
                        assert say.text(thing), say.code
                        assert "none" not in say.text(why).split(), say.code
    assert told


def test_a_number_that_is_not_offered_is_refused_though_something_else_costs_so_much() -> None:
    """Three spaces on the Amstel are not two spaces for three cubes."""
    say, [amstel, _] = Speaker("en", NAMES), feld.VERBS["amstel"]
    options = [
        Option(f"amstel:{n}", Text("feld-amstel", {"spaces": n, "cubes": 2 * n - 1, "points": 0}))
        for n in (1, 2)
    ]
    question = Ask(0, Text("feld-ask-turn"), tuple(options))
    assert matching(question, amstel, "2", say) == ["amstel:2"]
    with pytest.raises(Illegal, match="illegal-not-offered"):
        matching(question, amstel, "3", say)


def test_a_thing_is_named_by_its_number() -> None:
    say, [barge, _] = Speaker("en", NAMES), feld.VERBS["barge"]
    places = [("ware-7", 3), ("store-glass", 7)]
    options = [
        Option(f"barge:{place}", Text("feld-barge", {"place": place, "cubes": cubes, "useful": False}))
        for place, cubes in places
    ]
    assert matching(Ask(0, Text("feld-ask-turn"), tuple(options)), barge, "7", say) == ["barge:ware-7"]
