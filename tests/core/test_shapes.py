"""Whatever is handed to a table in a wrong shape is refused, and a game that was dealt can be put away."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.asking import Illegal
from rules.core.table import Table
from rules.games import GAMES
from tests import pebbles
from tests.playing import photograph

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(st.characters(exclude_categories=())),
    st.sampled_from(["0", "low", "lot", "12", "heap", "note", "first", "printed", "\ud800"]),
)
#: Whatever a JSON file can hold, and lone surrogates, which Python's own reader lets through.
GARBAGE = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(SCALARS, inner, max_size=3),
    ),
    max_leaves=5,
)
#: A number that cannot even be told.
ENDLESS = pytest.param(10**5000, id="endless")
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("seat", [True, False, 1.0, 0.0, "0", None, [0], {}, ENDLESS])
def test_a_seat_that_is_no_number_is_refused_so_that_the_saved_game_can_be_loaded(seat: Any) -> None:
    table = Table.new(pebbles, 2, {}, "a seed")
    before = photograph(table)
    with pytest.raises(Illegal, match="illegal-shape"):
        table.answer(seat, ["low"])
    assert photograph(Table.load(pebbles, table.save())) == before


@pytest.mark.parametrize("seats", [True, 2.0, "2", None, [2], {}, ENDLESS])
def test_a_number_of_seats_that_is_no_number_is_refused(seats: Any) -> None:
    for game in GAMES.values():
        with pytest.raises(Illegal, match="illegal-shape"):
            Table.new(game, seats, {}, "a seed")


@pytest.mark.parametrize("version", [True, 1.0, "1", [1], ENDLESS])
def test_a_version_that_is_no_number_is_refused(version: Any) -> None:
    with pytest.raises(Illegal, match="illegal-shape"):
        Table.new(pebbles, 2, {}, "a seed", version)


@pytest.mark.parametrize(
    "given", [None, 7, "heap", ["heap"], {"heap": 6}, {"note": None}, {7: "6"}, {"note": "\ud800"}]
)
def test_settings_that_are_no_words_are_refused(given: Any) -> None:
    with pytest.raises(Illegal, match="illegal-shape"):
        Table.new(pebbles, 2, given, "a seed")


@every_game
@settings(max_examples=150)
@given(seat=GARBAGE | st.integers(0, 3), picks=GARBAGE, mark=GARBAGE)
def test_any_answer_of_a_wrong_shape_is_refused(name: str, seat: Any, picks: Any, mark: Any) -> None:
    game = GAMES[name]
    table = Table.new(game, 2, {}, "garbage")
    before = photograph(table)
    with pytest.raises(Illegal):
        table.answer(seat, picks, mark)
    assert photograph(table) == before
    assert photograph(Table.load(game, table.save())) == before


@every_game
@settings(max_examples=150)
@given(seats=GARBAGE | st.integers(1, 4), terms=GARBAGE, seed=GARBAGE | st.just("a seed"))
def test_a_new_table_is_refused_or_can_be_put_away(name: str, seats: Any, terms: Any, seed: Any) -> None:
    game = GAMES[name]
    try:
        table = Table.new(game, seats, terms, seed)
    except Illegal:
        return
    assert photograph(Table.load(game, table.save())) == photograph(table)


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_settings_of_a_wrong_shape_are_refused_each_by_itself(name: str, data: Any) -> None:
    game = GAMES[name]
    setting = data.draw(st.sampled_from(game.SETTINGS))
    given = {setting.name: data.draw(GARBAGE)}
    try:
        table = Table.new(game, 2, given, "a seed")
    except Illegal:
        return
    assert table.settings[setting.name] == given[setting.name]
    assert photograph(Table.load(game, table.save())) == photograph(table)
