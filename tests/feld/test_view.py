"""Views: what everybody sees, and what a seat can do; what stays secret is tested with the orders."""

import msgspec
import pytest

from rules.feld import game
from rules.feld.view import View
from tests.feld.lively import lively_game
from tests.playing import finished, random_game


@pytest.mark.parametrize("seats", game.SEATS)
def test_the_view_waits_for_whom_the_table_asks(seats: int) -> None:
    for table, _, _ in random_game(game, seats, {}, "waits"):
        view: View = table.view(None)
        assert table.asks.keys() <= set(view.acting)


def test_what_a_seat_can_do_is_what_it_is_offered() -> None:
    seen = set()
    for table, *_ in lively_game(3, {}, "offered"):
        for seat, question in table.asks.items():
            if question.text.key == "feld-ask-turn":
                mine = table.view(seat).mine
                for verb, things in (("block", mine.blocks), ("activate", mine.activate), ("use", mine.use)):
                    offered = [o.id.partition(":")[2] for o in question.options if o.verb == verb]
                    assert set(offered) == set(things), verb
                    seen.update([verb] if offered else [])
    assert seen == {"block", "activate", "use"}


def test_only_who_is_to_move_has_something_to_do() -> None:
    for table, *_ in lively_game(3, {}, "others"):
        for seat in {*range(3)} - table.asks.keys():
            mine = table.view(seat).mine
            assert (mine.blocks, mine.activate, mine.use, mine.amstel) == ((), (), (), 0)


@pytest.mark.parametrize("seats", game.SEATS)
def test_at_the_end_everything_is_told(seats: int) -> None:
    table = finished(game, seats, {"orders": "3"} if seats > 1 else {}, "told")
    view: View = table.view(None)
    assert view.phase == "over"
    assert [seat.points for seat in view.seats] == [score.total for score in view.scores]
    assert list(view.winners) == game.winners(table.g)
    assert [len(seat.shown) for seat in view.seats] == [seat.orders for seat in view.seats]


def test_a_view_can_be_kept_as_json() -> None:
    for table, _, _ in random_game(game, 2, {"orders": "3"}, "kept"):
        for reader in (None, 0, 1):
            view = table.view(reader)
            kept = msgspec.json.encode(view)
            assert msgspec.json.decode(kept, type=View) == view
            assert table.g.chance.seed.encode() not in kept
