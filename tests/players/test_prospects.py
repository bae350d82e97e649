"""What a regent of Ticket to Ride has learned, and how it is taught."""

from math import isclose

import pytest

from rules.core.chance import Chance
from rules.players.ride.playout import finish
from rules.players.ride.prospects import NAMES, PHASES, learned, outlook
from rules.players.ride.training import RIDGE, Sums, played, taught
from rules.ride import game as ride
from rules.ride.state import State


def midgame(seats: int, number: int, turns: int) -> tuple[State, list[tuple[float, float]]]:
    """A game of merchants after so many turns, and what is expected for everybody."""
    settings = {setting.name: setting.default for setting in ride.SETTINGS}
    g = ride.deal(seats, settings, Chance(f"prospects {number}"), ride.VERSION)
    plans = finish(g, ride.play(g), turns=turns)
    return g, [outlook(g, plans, seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", ride.SEATS)
def test_there_are_weights_for_every_table_and_every_phase(seats: int) -> None:
    weights = learned(seats)
    assert len(weights) == len(PHASES)
    for each in weights:
        assert len(each.signs) == len(NAMES)
        assert each.error > 0


@pytest.mark.parametrize("seats", ride.SEATS)
def test_whoever_is_expected_to_win_mostly_does(seats: int) -> None:
    right = chances = 0.0
    games = 60
    for number in range(games):
        g, expected = midgame(seats, number, 9 * seats)
        likely = [chance for _, chance in expected]
        favourite = likely.index(max(likely))
        assert all(0 < chance < 1 for chance in likely)
        finish(g, ride.play(g))
        won = ride.winners(g)
        right += (favourite in won) / len(won)
        chances += likely[favourite]
    assert right / games > 1.5 / seats
    assert abs(right - chances) / games < 0.2, "and about as often as it says"


def test_a_playout_stops_after_so_many_turns_but_not_among_the_last() -> None:
    for turns in (0, 3, 8):
        g, _ = midgame(2, 1, turns)
        assert g.stage == "turns"
        assert (g.turn - midgame(2, 1, 0)[0].turn) % 2 == turns % 2
    settings = {setting.name: setting.default for setting in ride.SETTINGS}
    g = ride.deal(2, settings, Chance("last"), ride.VERSION)
    finish(g, ride.play(g), turns=15)
    g.last_turns = 2
    finish(g, ride.play(g), turns=0)
    assert g.stage == "over"


def test_least_squares_find_what_is_behind_the_rows() -> None:
    luck, behind = Chance("rows"), [(place % 5) - 2.0 for place in range(len(NAMES))]
    sums = Sums()
    for _ in range(400):
        signs = [1.0, *[luck.below(9, "sign") - 4.0 for _ in NAMES[1:]]]
        sums.add(signs, sum([sign * weight for sign, weight in zip(signs, behind, strict=True)]))
    assert sums.rows == 400 > 10 * RIDGE
    found = sums.solution(RIDGE)
    assert all(isclose(one, other, abs_tol=0.05) for one, other in zip(found, behind, strict=True))


def test_what_is_taught_is_the_same_again() -> None:
    assert taught(3, 12) == taught(3, 12)
    seen, ends = played(3, 0)
    assert len(ends) == 3
    assert {len(rows) for _, rows in seen} <= {3}
    assert any(played(3, number)[0] for number in range(5))
