"""Livelier games than those by plain luck: every kind of action, most cards, and all that is told of them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.asking import Ask, Text
from rules.core.events import Event
from rules.core.table import Table
from rules.feld import game
from rules.feld.board import board
from rules.feld.orders import ORDERS
from tests.feld.lively import lively_game
from tests.feld.pieces import census, recount
from tests.playing import photograph
from tests.vocabulary import event_kinds, text_keys

EVERYTHING = {"workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "1", "tiles": "all"}
GAMES = [pytest.param(seats, number, id=f"{seats}-{number}") for seats in (2, 3, 4) for number in range(6)]
#: Args whose first part is one of these are looked up in the catalogues by it.
CATEGORIES: dict[str, set[str]] = {
    "block": set(board().blocks),
    "card": set(board().cards),
    "color": {"pink", "gray", "orange", "brown", "purple", "black"},
    "district": {block.district for block in board().blocks.values()},
    "good": {place.takes for place in board().places.values() if place.takes},
    "place": set(board().places),
    "tile": set(board().tiles),
    "figure": {"supervisor", "bailiff", "marketeer"},
    "order": set(ORDERS),
    "deck": {"craftsman", "building", "map"},
    "worker": {place.worker for place in board().places.values() if place.worker},
}


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_a_lively_game_keeps_all_pieces_and_tells_every_point(seats: int, number: int) -> None:
    told: Counter[int] = Counter()
    for table, _, _, _, news in lively_game(seats, {}, f"lively {number}"):
        census(table.g)
        for event in news:
            if event.seat is not None and event.kind not in ("scored", "took-dice"):
                told[event.seat] += event.data.get("points", 0)
        if not table.over:
            assert [told[seat] for seat in range(seats)] == [seat.points for seat in table.g.seats]
    assert game.points(table.g) == recount(table.g)
    ends = [score.before + score.cards.get("009", 0) for score in table.g.scores]
    assert ends == [told[seat] for seat in range(seats)]


@pytest.mark.parametrize(("seats", "number"), GAMES[::3])
def test_a_lively_game_can_be_put_away_and_taken_back(seats: int, number: int) -> None:
    before = b""
    for table, question, seat, picks, _ in lively_game(seats, {"dice": "in-order"}, f"away {number}"):
        now = photograph(table)
        final = {option.id for option in question.options if option.final}
        assert not (table.can_undo(seat) and final & set(picks))
        assert photograph(Table.load(game, table.save())) == now
        if table.can_undo(seat):
            back = Table.load(game, table.save())
            back.undo(seat)
            assert not before or photograph(back) == before
            back.answer(seat, picks)
            assert photograph(back) == now
        before = now


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_cannot_be_taken_back_says_so(seats: int) -> None:
    """Also where turns end that nobody is asked about, because there is nothing left to do in them."""
    unasked = 0
    for number in range(4):
        settings = {"dice": "in-order", "storing": "phase-iv"} if number % 2 else {"dice": "together"}
        settings |= EVERYTHING if seats > 1 else {}
        for table, question, seat, picks, news in lively_game(seats, settings, f"final {number}"):
            final = any(option.final for option in question.options if option.id in picks)
            assert final != table.can_undo(seat), (question.text, picks)
            unasked += any(event.kind == "passed" for event in news) and picks != ("pass",)
    assert unasked or seats == 1


def texts(question: Ask) -> Iterator[Text]:
    yield question.text
    for option in question.options:
        yield option.text
        yield from option.text.args.get("gains", ())


def values(value: Any) -> list[str]:
    return list(value) if isinstance(value, (list, dict)) else [value]


def check_args(args: dict[str, Any]) -> None:
    for name, value in args.items():
        category = name.partition("_")[0]
        if category in CATEGORIES:
            assert set(values(value)) <= CATEGORIES[category], name


def all_games() -> Iterator[tuple[Ask, list[Event]]]:
    for number in range(8):
        for _, question, _, _, news in lively_game(4, EVERYTHING, f"keys {number}"):
            yield question, news
        for _, question, _, _, news in lively_game(1, {}, f"keys {number}"):
            yield question, news


#: What is done together in one press is offered beside the question (`test_worth.py`).
TOGETHER = {
    *("feld-trip", "feld-use-all", "feld-activate-all", "feld-barge-deliver", "feld-block-ship"),
    *("feld-block-store", "feld-block-sell", "feld-amstel-pass", "feld-pass-keep", "feld-use-more"),
    *("feld-trip-pass", "feld-trip-amstel-pass", "feld-activate-use", "feld-activate-many"),
    *("feld-then", "feld-halt", "feld-halt-store", "feld-halt-dock"),
}


def test_all_texts_and_events_are_known_and_their_args_can_be_looked_up() -> None:
    keys: set[str] = set()
    kinds: set[str] = set()
    verbs: set[str] = set()
    for question, news in all_games():
        # Nobody is called to a choice of one, but to end a turn that would show something new.
        assert len(question.options) > question.least or question.options[0].final
        ids = [option.id for option in question.options]
        assert len(set(ids)) == len(ids)
        assert all(len(name) <= 60 for name in ids)
        verbs.update(option.verb for option in question.options)
        for text in texts(question):
            keys.add(text.key)
            check_args(text.args)
        for event in news:
            kinds.add(event.kind)
            check_args(event.data)
            assert (event.only is None) == (event.kind != "put-back")
    assert keys <= text_keys("feld")
    assert kinds <= event_kinds("feld")
    beside = ("feld-for-", "feld-step-", "feld-refused-", "feld-moment-")
    asked = [key for key in text_keys("feld") if not key.startswith(beside) and key not in TOGETHER]
    assert len(keys) > 0.8 * len(asked)
    assert event_kinds("feld") - kinds <= {"took-no-card", "figure-left", "tom-brought-worker"}
    assert verbs <= {
        "activate", "amstel", "barge", "block", "card", "cube", "deliver", "dice", "discard", "gain", "keep",
        "leave", "load", "market", "pass", "pay", "put", "return", "sell", "show", "slot", "store", "use",
        "worker",
    }  # fmt: skip
