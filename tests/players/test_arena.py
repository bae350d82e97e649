"""The arena itself: intervals, seats, and what it writes down."""

import json
from pathlib import Path
from time import monotonic

import pytest

from rules.players import arena
from rules.players.results import Result, by_seats, share


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (160, 200, 0.739, 0.850)],
)
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert arena.wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_each_deal_is_played_from_both_sides() -> None:
    duel = next(duel for duel in arena.duels("ride") if duel.level == "novice")
    one, other = (arena.duel_game(duel, number, None) for number in (4, 5))
    assert one.levels == other.levels[::-1] == ("novice", "random")
    assert one.first == other.first


def test_where_more_play_each_deal_is_played_from_every_seat() -> None:
    duel = next(duel for duel in arena.duels("ride", 3) if duel.level == "novice")
    games = [arena.duel_game(duel, number, None) for number in range(3)]
    assert [played.levels.index("novice") for played in games] == [0, 1, 2]
    assert all(played.levels.count("random") == 2 for played in games)
    assert len({played.first for played in games}) == 1
    assert duel.share == pytest.approx(1.4 / 3)
    played = Result(("random", "novice", "random"), 0, None, [20, 25, 31], [2], {})
    assert arena.lead(played, "novice") == -6


def test_the_same_tournament_is_the_same_again() -> None:
    one, other = (arena.mixed_game("ride", 3) for _ in range(2))
    assert (one.points, one.view) == (other.points, other.view)


def test_a_shared_victory_is_shared() -> None:
    played = Result(("novice", "merchant", "novice"), 1, None, [30, 30, 12], [0, 1], {})
    assert [share(played, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    figures = by_seats([played])["3"]
    assert figures["won_by"] == [0.5, 0.0, 0.5]
    assert figures["lead"] == 0


def test_results_are_kept_beside_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["--game", "ride", "--workers", "1", "--games", "2"]
    assert arena.main([*words, "--level", "novice"]) == 1, "two games prove nothing"
    assert arena.main([*words, "--board"]) == 0
    assert arena.main([*words, "--board", "--level", "novice"]) == 0
    found = json.loads((tmp_path / "build" / "arena.json").read_text("utf-8"))
    assert found["duels"]["ride novice - random"]["games"] == 2
    assert sum(part["games"] for part in found["board"]["ride"]["seats"].values()) == 2
    assert list(found["board"]["ride"]["ms"]) == ["merchant"]
    assert list(found["board of novices"]["ride"]["ms"]) == ["novice"]
    assert "novice - random" in capsys.readouterr().out


def test_mixed_games_are_those_of_all_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arena.options(["--mixed", "--level", "novice"])
    assert "--mixed excludes --level" in capsys.readouterr().err


def test_the_clock_has_no_part_in_who_wins() -> None:
    one, other = arena.patient("luck", None), arena.patient("luck", 7)
    assert (one.playouts(100), other.playouts(100)) == (200, 7)
    assert one.end - monotonic() > 10 * one.seconds
