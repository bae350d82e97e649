"""The strip of what one has, just above the buttons, and moments that are told when they come."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.messages import private
from bot.messages.standing import strip
from bot.messages.symbols import vivid
from bot.tables.seated import Lately
from bot.words.signs import shown, unsigned
from bot.words.texts import Speaker
from rules.core.asking import Text
from rules.core.events import Event, readable
from rules.core.table import Table
from rules.games import GAMES
from tests.bot.positions import NAMES, played, seated_at
from tests.feld.position import position
from tests.playing import any_picks


def test_the_strip_is_short_and_reads_well_with_symbols_and_without() -> None:
    for table in played("feld", 3):
        [seat] = [*table.asks][:1]
        view = table.view(seat)
        mine = view.seats[seat]
        if mine.hold and mine.supply["pink"] and mine.storehouse:
            said = strip(GAMES["feld"], view, vivid(Speaker("en")))
            assert f"{mine.supply['pink']} pink" in unsigned(said)
            assert "aboard: " in unsigned(said)
            assert "stored: " in unsigned(said)
            assert "pink" not in shown(said, lambda name: "*" if name.endswith("pink") else None)
            return
    pytest.fail("no such position")


def _played(game: str, seats: int, seed: str) -> Iterator[tuple[Table, Table, int, list[Event]]]:
    """A game by luck: the table before each answer and after it, whose answer it was, and what came of it."""
    luck, table = Random(seed), Table.new(GAMES[game], seats, {}, seed)
    while not table.over:
        before, seat = Table.load(GAMES[game], table.save()), luck.choice(sorted(table.asks))
        events = table.answer(seat, any_picks(table.asks[seat], luck))
        yield before, table, seat, events


def test_a_contract_is_told_when_it_is_completed_and_the_last_turn_when_it_comes() -> None:
    game, done, last = GAMES["ride"], 0, 0
    for number in range(12):
        for before, after, seat, events in _played("ride", 2 + number % 3, f"moments {number}"):
            view: Any = before.view(seat)
            told = game.moments(view, before.asks[seat], ())
            ends = view.stage == "turns" and view.last_turns is not None
            assert (Text("ride-moment-last") in told) == ends
            last += ends
            then: Any = after.view(seat)
            kept = any(event.kind == "kept-contracts" for event in events)
            if then.stage != "turns" or view.stage != "turns" or kept:
                continue
            had = {card.id for card in view.mine.contracts if card.done}
            new = [card for card in then.mine.contracts if card.done and card.id not in had]
            found = game.moments(then, None, readable(events, seat))
            values = [text.args["value"] for text in found if text.key == "ride-moment-done"]
            assert sorted(values) == sorted(card.value for card in new)
            done += len(new)
    assert done
    assert last


def test_a_full_district_is_told_and_who_has_most_of_it() -> None:
    game, full = GAMES["feld"], 0
    g = position(owners={f"jordaan-{number}": number % 2 for number in range(1, 6)}, cubes={"pink": 9})
    event = Event("took-block", 0, {"block": "jordaan-6"})
    assert game.moments(game.view(g, 0), None, [event]) == ()
    g.owners["jordaan-6"] = 0
    for seat in (0, 1):
        [told] = game.moments(game.view(g, seat), None, [event])
        assert told == Text("feld-moment-district", {"district": "jordaan", "seat_leading": [0, 1]})
        full += 1
    assert game.moments(game.view(g, 0), None, []) == ()
    assert full == 2


def test_a_moment_is_told_also_when_the_turn_is_over() -> None:
    for before, after, seat, events in _played("ride", 2, "moments 1"):
        lately = Lately(readable(events, seat))
        said = private.settled(seated_at(after), after, seat, Speaker("en", NAMES), lately).question
        told = GAMES["ride"].moments(after.view(seat), None, lately.own)
        assert ("Contract completed" in said) == bool(told)
        if told and before.asks:
            return
    pytest.fail("no contract was completed")
