"""Answers that race each other: the better one wins, and no playout is made in vain."""

from collections import Counter
from time import monotonic

import pytest

from rules.core.chance import Chance
from rules.players.racing import LAP, winner
from rules.players.thought import Thought


def race(
    tried: dict[str, float], playouts: int, spread: int = 0, seconds: float = 600.0
) -> tuple[str, Counter[str]]:
    """Who wins, and how many games each has had; luck adds up to so many points for each."""
    luck, games = Chance("race"), Counter[str]()

    def ending(game: int, name: str) -> float:
        games[name] += 1
        return game + tried[name] + luck.below(spread + 1, "points")

    mind = Thought(luck, 2.0, monotonic() + seconds)
    return winner(list(tried), lambda: luck.below(100, "game"), ending, playouts, mind), games


def test_what_is_plain_is_soon_decided() -> None:
    """However much games differ, each is played with all of them."""
    best, games = race({"a": 1.0, "b": 3.0, "c": 2.0}, 10_000)
    assert best == "b"
    assert games == dict.fromkeys("abc", LAP)


def test_of_equals_the_first_wins_and_nobody_thinks_long() -> None:
    best, games = race({"a": 1.0, "b": 1.0}, 10_000)
    assert best == "a"
    assert games.total() == 2 * LAP


def test_close_races_take_all_playouts_and_the_best_ones_most_of_them() -> None:
    tried = {"a": 0.0, "b": 0.5, "c": 1.0, "d": 0.2, "e": 0.7}
    best, games = race(tried, 3000, spread=20)
    assert best == "c"
    assert 2900 <= games.total() <= 3000 + len(tried)
    assert games["c"] == max(games.values()) > 2 * min(games.values())


def test_a_game_that_time_breaks_off_does_not_count() -> None:
    mind = Thought(Chance("late"), 2.0, monotonic() + 600.0)
    ends = iter([1.0, 2.0, 50.0])

    def ending(game: int, name: str) -> float:
        end = next(ends)
        if end == 50.0:
            mind.end = 0.0
        return end

    assert winner(["a", "b"], lambda: 0, ending, 100, mind) == "b"
    assert list(ends) == []


@pytest.mark.parametrize("playouts", [1, 40])
def test_everybody_has_run_at_least_once_when_time_or_work_is_up(playouts: int) -> None:
    _, games = race({"a": 0.0, "b": 1.0, "c": 1.0}, playouts, spread=5, seconds=0.0)
    assert games == dict.fromkeys("abc", 1)
