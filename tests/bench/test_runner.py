"""The benchmark's runner: figures are printed and kept, those of other parts stay, failures are told."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rules.core.table import Table
from rules.games import GAMES
from tests.bench import __main__ as runner
from tests.bench.rules import MEASURED, played, random_answer


def figures() -> Iterator[tuple[str, float]]:
    yield "part.ms", 1.5


def failing() -> Iterator[tuple[str, float]]:
    yield "failing.first", 2.0
    raise RuntimeError("it is not installed")


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(runner, "PARTS", {"part": figures, "failing": failing})
    monkeypatch.setattr(runner, "RESULTS", tmp_path / "build" / "bench.json")
    return tmp_path / "build" / "bench.json"


def test_a_part_alone_leaves_the_figures_of_others(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results.parent.mkdir()
    results.write_text('{"other.ms": 7, "part.ms": 9}', "utf-8")
    assert runner.main(["part"]) == 0
    assert json.loads(results.read_text("utf-8")) == {"other.ms": 7, "part.ms": 1.5}
    assert capsys.readouterr().out.split() == ["part.ms", "1.500"]


def test_what_cannot_be_measured_is_told(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main([]) == 1
    assert json.loads(results.read_text("utf-8")) == {"part.ms": 1.5, "failing.first": 2.0}
    assert capsys.readouterr().err == "it is not installed\n"


def test_an_unknown_part_is_told(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main(["nonsense"]) == 2
    assert "part, failing" in capsys.readouterr().err
    assert not results.exists()


@pytest.mark.parametrize("name", MEASURED)
def test_the_games_that_are_measured_are_played_to_their_end(name: str) -> None:
    table = Table.new(GAMES[name], 2, {}, "measured")
    assert random_answer(table, Random(1))[0] in table.asks
    assert GAMES[name].winners(played(GAMES[name], 2, "measured").g)
