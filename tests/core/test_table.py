"""The table: answers, marks, undo, saving and loading, with a toy game that has a bit of everything."""

import msgspec
import pytest

from rules.core.asking import Illegal
from rules.core.chance import Chance
from rules.core.table import SavedGame, Table, full_settings
from tests import pebbles
from tests.playing import photograph


def new(seats: int = 2, **settings: str) -> Table:
    return Table.new(pebbles, seats, settings, "a seed")


def turns(heap: str = "12") -> Table:
    """A table after the bids, with seat 0 to move."""
    table = new(heap=heap)
    for seat in (0, 1):
        table.answer(seat, ["low"])
    return table


# Answers


def test_a_new_table_asks_and_has_no_answers() -> None:
    table = new(3)
    assert table.asks.keys() == {0, 1, 2}
    assert (table.answers, table.over) == (0, False)
    assert table.settings == {"heap": "6", "note": ""}


def test_an_answer_returns_what_happened_and_leaves_no_news() -> None:
    table = turns()
    events = table.answer(0, ["two"])
    assert [(event.kind, event.seat, event.data) for event in events] == [("took", 0, {"number": 2})]
    assert table.g.news == []
    assert table.answers == 3


def test_a_forced_answer_happens_along_with_the_one_before() -> None:
    table = turns("6")
    for seat in (0, 1):
        table.answer(seat, ["two"])
    events = table.answer(0, ["one"])
    assert [(event.seat, event.data["number"]) for event in events] == [(0, 1), (1, 1)]
    assert table.over
    assert table.answers == 5


@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        (1, {}, "illegal-seats seats=1 least=2 most=3"),
        (4, {}, "illegal-seats seats=4 least=2 most=3"),
        (2, {"pile": "6"}, "illegal-setting setting=pile"),
        (2, {"heap": "7"}, "illegal-setting-value setting=heap value=7"),
    ],
)
def test_wrong_settings_are_refused(seats: int, settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        full_settings(pebbles, seats, settings)


def test_a_setting_without_choices_is_free() -> None:
    assert full_settings(pebbles, 2, {"note": "anything"}) == {"heap": "6", "note": "anything"}


def test_a_failure_in_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = turns()
    table.answer(0, ["one"])
    before = photograph(table)

    def broken(chance: Chance, bound: int, what: str) -> int:
        chance.uses += 1
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Chance, "below", broken)
        with pytest.raises(ZeroDivisionError):
            table.answer(1, ["roll"])
    assert photograph(table) == before
    table.answer(1, ["roll"])
    assert table.answers == 4


# Marks


def test_a_mark_is_six_hex_digits() -> None:
    assert len(new().mark(0)) == 6
    int(new().mark(0), 16)


def test_every_seat_and_every_game_has_its_own_mark() -> None:
    other = Table.new(pebbles, 2, {}, "another seed")
    assert len({new().mark(0), new().mark(1), other.mark(0), other.mark(1)}) == 4


def test_a_mark_stays_while_others_answer() -> None:
    table = new(3)
    mark = table.mark(0)
    table.answer(1, ["low"])
    assert table.mark(0) == mark
    table.answer(2, ["high"])
    table.answer(2, ["highest"])
    assert table.mark(0) == mark
    table.answer(0, ["low"], mark)


def test_a_mark_changes_with_the_next_question() -> None:
    table = new()
    marks = [table.mark(0)]
    table.answer(0, ["high"])
    marks.append(table.mark(0))
    table.answer(0, ["highest"])
    table.answer(1, ["low"])
    while not table.over:
        [seat] = table.asks
        marks.append(table.mark(seat))
        table.answer(seat, ["one"])
    assert len(set(marks)) == len(marks)


def test_a_stale_mark_is_refused_and_changes_nothing() -> None:
    table = new()
    stale = table.mark(0)
    table.answer(0, ["high"], stale)
    before = photograph(table)
    with pytest.raises(Illegal, match="illegal-stale"):
        table.answer(0, ["higher"], stale)
    assert photograph(table) == before


def test_a_mark_is_told_apart_before_the_answer_is_looked_at() -> None:
    """A stale click is called stale, even where its option is not offered any more."""
    table = new()
    stale = table.mark(0)
    table.answer(0, ["high"])
    with pytest.raises(Illegal, match="illegal-stale"):
        table.answer(0, ["low"], stale)


def test_a_question_that_comes_back_by_undo_has_the_mark_it_had() -> None:
    table = new()
    first, other = table.mark(0), table.mark(1)
    table.answer(0, ["high"])
    second = table.mark(0)
    table.undo(0)
    assert (table.mark(0), table.mark(1)) == (first, other)
    table.answer(0, ["high"], first)
    assert table.mark(0) == second


def test_marks_outlive_saving() -> None:
    table = new(3)
    table.answer(1, ["high"])
    table.answer(0, ["low"])
    again = Table.load(pebbles, table.save())
    assert {seat: again.mark(seat) for seat in again.asks} == {seat: table.mark(seat) for seat in table.asks}


# Undo


def test_ones_last_answer_can_be_taken_back() -> None:
    table = turns()
    before = photograph(table)
    table.answer(0, ["two"])
    assert table.can_undo(0)
    table.undo(0)
    assert photograph(table) == before


def test_all_of_ones_last_answers_can_be_taken_back() -> None:
    table = new()
    before = photograph(table)
    table.answer(0, ["high"])
    table.answer(0, ["higher"])
    table.undo(0)
    table.undo(0)
    assert photograph(table) == before
    with pytest.raises(Illegal, match="illegal-undo seat=0"):
        table.undo(0)


def test_nobody_takes_back_the_answer_of_another() -> None:
    table = turns()
    table.answer(0, ["two"])
    assert not table.can_undo(1)
    with pytest.raises(Illegal, match="illegal-undo seat=1"):
        table.undo(1)


def test_an_answer_stands_once_another_has_answered() -> None:
    table = turns()
    table.answer(0, ["two"])
    table.answer(1, ["one"])
    assert not table.can_undo(0)
    table.undo(1)
    assert not table.can_undo(0)


def test_luck_cannot_be_taken_back() -> None:
    table = turns()
    table.answer(0, ["roll"])
    assert not table.can_undo(0)


def test_undo_outlives_saving() -> None:
    table = turns()
    before = photograph(table)
    table.answer(0, ["two"])
    again = Table.load(pebbles, table.save())
    assert again.can_undo(0)
    again.undo(0)
    assert photograph(again) == before


# Saving and loading


def test_a_saved_game_of_another_kind_is_refused() -> None:
    saved = msgspec.json.decode(turns().save(), type=SavedGame)
    other = msgspec.json.encode(msgspec.structs.replace(saved, game="chess"))
    with pytest.raises(Illegal, match="illegal-saved-game game=chess expected=pebbles"):
        Table.load(pebbles, other)


def test_a_saved_game_of_newer_rules_is_refused_and_of_older_ones_is_not() -> None:
    table = turns()
    saved = msgspec.json.decode(table.save(), type=SavedGame)
    newer, older = (msgspec.json.encode(msgspec.structs.replace(saved, version=v)) for v in (3, 1))
    with pytest.raises(Illegal, match="illegal-version version=3 known=2"):
        Table.load(pebbles, newer)
    assert photograph(Table.load(pebbles, older)) == photograph(table)


def test_what_is_no_saved_game_is_an_error() -> None:
    with pytest.raises(msgspec.DecodeError):
        Table.load(pebbles, b"nonsense")
    with pytest.raises(msgspec.ValidationError):
        Table.load(pebbles, b'{"game":"pebbles"}')


@pytest.mark.parametrize("pick", ["one", "roll"])
def test_a_save_does_not_grow_with_the_length_of_a_game(pick: str) -> None:
    g = pebbles.deal(2, {"heap": "90000"}, Chance("long"), pebbles.VERSION)
    g.bids = ["low", "low"]
    table = Table(pebbles, 2, {"heap": "12", "note": ""}, g)
    sizes = []
    for number in range(2000):
        table.answer(number % 2, [pick])
        assert len(table.log) <= 1
        sizes.append(len(table.save()))
    assert table.answers == 2000
    assert max(sizes[1000:]) - max(sizes[:100]) < 20


def test_the_settings_are_saved_along() -> None:
    assert Table.load(pebbles, new(heap="12", note="é").save()).settings == {"heap": "12", "note": "é"}
