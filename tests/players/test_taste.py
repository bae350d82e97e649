"""What a regent of Stefan Feld's Amsterdam gives for things, and how it is found out."""

from functools import cache

import msgspec
import pytest

from rules.core.chance import Chance
from rules.core.table import Table
from rules.feld import game
from rules.feld.board import board
from rules.feld.imagine import imagine
from rules.feld.state import State
from rules.players.feld.merchant import merchant
from rules.players.feld.taste import A_MERCHANTS, Taste, learned
from rules.players.feld.training import (
    FARTHEST,
    NAMES,
    SEATS,
    SPREAD,
    average,
    beyond,
    moved,
    play_out,
    played,
)
from rules.players.feld.worth import BUSY, worth
from rules.players.thought import thought

#: So many cards are active in a position, others in the next, so that all of them are once.
ACTIVE = 6


@cache
def positions() -> tuple[tuple[State, int], ...]:
    """Turns of merchants, as they see them, with all cards after each other."""
    found: list[tuple[State, int]] = []
    table, codes = Table.new(game, 3, {}, "taste"), list(board().cards)
    while not table.over:
        seat = min(table.asks)
        view, question = table.view(seat), table.asks[seat]
        if question.text.key == "feld-ask-turn":
            g = imagine(view)
            g.seats[seat].active = [
                codes[(len(found) * ACTIVE + more) % len(codes)] for more in range(ACTIVE)
            ]
            found.append((g, seat))
        table.answer(seat, merchant(view, question, thought("taste", 60.0))[0])
    assert len(found) * ACTIVE > len(codes)
    return tuple(found)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_gives_more_for_a_thing_sees_another_worth_somewhere(name: str) -> None:
    fond = msgspec.structs.replace(A_MERCHANTS, **{name: 2.0})
    assert any(worth(g, seat, BUSY, fond) != worth(g, seat) for g, seat in positions())


def test_a_regent_has_a_taste_of_its_own_for_everything() -> None:
    taste = learned()
    assert taste != A_MERCHANTS
    assert all(0.1 < getattr(taste, name) < 10 for name in NAMES)
    assert any(worth(g, seat, BUSY, taste) != worth(g, seat) for g, seat in positions())


def test_a_taste_moves_to_what_brings_points_and_not_too_far() -> None:
    luck = Chance("moves")
    games = []
    for _ in range(800):
        apart = [2 * SPREAD * (luck.below(3, name) - 1) for name in NAMES]
        games.append((apart, round(20 * apart[0] - 4 * apart[1]) + luck.below(41, "luck") - 20))
    first, second, *others = moved([0.5, *[0.0] * (len(NAMES) - 1)], games)
    assert first == 0.5 + FARTHEST
    assert -FARTHEST < second < -0.3
    assert sum(map(abs, others)) / len(others) < -second / 2


def test_a_lead_is_over_the_others_average() -> None:
    assert [beyond(points, 20 + 26 + 35, 3) for points in (20, 26, 35)] == [-10.5, -1.5, 12.0]
    assert beyond(31, 31 + 24, 2) == 7


def test_the_last_tastes_are_averaged() -> None:
    assert average([[0.0, 1.0], [0.5, -1.0]]) == [0.25, 0.0]


def test_what_is_played_to_learn_is_the_same_again_and_ends_otherwise_with_other_tastes() -> None:
    nowhere = [0.0] * len(NAMES)
    for number, seats in enumerate(SEATS):
        rows = played(nowhere, 0, number)
        assert rows == played(nowhere, 0, number)
        assert len(rows) == seats - 1
        apart = {round(abs(each), 9) for row, _ in rows for each in row}
        assert {0.0, 2 * SPREAD} <= apart
    ends = []
    for taste in (A_MERCHANTS, A_MERCHANTS, Taste(maps=0.2, penalties=2.0)):
        g = game.deal(2, {setting.name: setting.default for setting in game.SETTINGS}, Chance("ends"), 2)
        play_out(g, [taste, A_MERCHANTS])
        assert g.phase == "over"
        ends.append(game.points(g))
    assert ends[0] == ends[1] != ends[2]
