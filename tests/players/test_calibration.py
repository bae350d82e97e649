"""How chances are held against what came out."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rules.players import calibration
from rules.players.calibration import Moment, brier, brier_of_even, game_moments, reliability, summary
from rules.players.chances import Ending


def moment(number: int, points: tuple[int, int], winner: int) -> Moment:
    return Moment(
        "ride", number, "novice", 2, 1, [Ending(points, (int(points[1] > points[0]),))] * 3, [winner]
    )


def test_whoever_is_right_scores_nothing_and_whoever_is_sure_and_wrong_most() -> None:
    right, wrong = moment(1, (9, 5), 0), moment(2, (9, 5), 1)
    assert brier([right]) == 0
    assert brier([wrong]) == 2
    assert brier_of_even([right, wrong]) == 0.5


def test_chances_are_grouped_by_what_was_told() -> None:
    told = reliability([moment(1, (9, 5), 0), moment(2, (9, 5), 1)])
    assert told == [(0.0, 0.5, 2), (1.0, 0.5, 2)]


def test_a_game_is_the_same_again_and_told_of_at_three_moments() -> None:
    one, other = (game_moments("ride", 3, playouts=2) for _ in range(2))
    assert one == other
    assert [each.quarter for each in one] == [1, 2, 3]
    assert set(summary(one)["quarters"]) == {"1", "2", "3"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOMENTS", "RESULTS"):
        monkeypatch.setattr(calibration, name, tmp_path / name.lower())


def test_a_run_that_was_broken_off_is_gone_on_with(
    folder: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[list[int]] = []

    def play(pool: object, name: str, numbers: list[int], end: float) -> Iterator[list[Moment]]:
        played.append(numbers)
        yield from ([moment(number, (9, 5), 0)] for number in numbers)

    monkeypatch.setattr(calibration, "played", play)
    monkeypatch.setattr(calibration, "QUARTERS", (1,))
    assert calibration.main(["--game", "ride", "--games", "3"]) == 0
    assert calibration.main(["--game", "ride", "--games", "5", "--on"]) == 0
    assert calibration.main(["--game", "ride", "--games", "2"]) == 0
    assert played == [[0, 1, 2], [3, 4], [0, 1]]
    assert [told.number for told in calibration.kept()] == [0, 1], "without it one begins anew"


def test_what_was_found_is_told_again_without_playing(
    folder: None, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [msgspec.json.encode(each) for each in game_moments("ride", 3, playouts=2)]
    calibration.MOMENTS.write_bytes(b"\n".join(lines))
    assert calibration.main(["--again"]) == 0
    assert '"even"' in capsys.readouterr().out
