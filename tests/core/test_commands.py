"""`python -m rules`: what it says, and what it returns, on files good and bad."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rules.core.record import Record, record
from rules.ride import game as ride
from rules.ride.board import standard
from tests.playing import random_game


@pytest.fixture(scope="module")
def told() -> Record:
    log = [(seat, picks) for _, seat, picks in random_game(ride, 2, {}, "command")]
    return record(ride, 2, {}, "command", log, ride.VERSION)


def rules(*words: str | Path) -> tuple[int, list[str]]:
    """What a command returns, and its lines."""
    done = subprocess.run(
        [sys.executable, "-m", "rules", *words], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout.splitlines()


def test_a_good_game_is_right(told: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(told))
    counted = f"answers={len(told.log)} shuffles={len(told.luck)} scores={len(told.points)} shares=0"
    assert rules("verify", path) == (0, [f"verified {counted}", "right"])


def test_a_tampered_game_is_wrong(told: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(told, winners=[7])))
    code, lines = rules("verify", path)
    assert code == 1
    assert lines[1].startswith("verify-winners told=[7] right=")
    assert lines[-1] == "wrong"


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    code, lines = rules("verify", tmp_path / "none.json")
    assert (code, lines[-1]) == (1, "wrong")
    assert lines[0].startswith("verify-file file=")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": 3}', '{"game": "ride"}', "\ud800"])
def test_a_game_that_cannot_be_read(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    code, lines = rules("verify", path)
    assert (code, lines[-1]) == (1, "wrong")
    assert lines[0].startswith("verify-unreadable file=")


def test_a_game_that_nobody_knows(told: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(told, game="chess")))
    assert rules("verify", path) == (1, ["verify-game game=chess", "wrong"])


def test_a_good_printed_file_is_right(tmp_path: Path) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(standard(), "utf-8")
    assert rules("printed", "ride", path) == (0, ["right"])


def test_a_wrong_printed_file_is_told_by_table_and_entry(tmp_path: Path) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(standard().replace('["dam", "waag", 3]', '["dam", "haarlem", 3]'), "utf-8")
    assert rules("printed", "ride", path) == (
        1,
        ["printed-unknown-location table=contracts.ours entry=1 (dam-haarlem) location=haarlem", "wrong"],
    )


def test_printed_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "printed.toml"
    path.write_bytes(b"\xff\xfe")
    code, lines = rules("printed", "ride", path)
    assert (code, lines[0]) == (1, "printed-encoding")
    path.write_text("locations = [", "utf-8")
    code, lines = rules("printed", "ride", path)
    assert (code, lines[0].split("=")[0]) == (1, "printed-unreadable error")
    code, lines = rules("printed", "ride", tmp_path)
    assert (code, lines[0].split("=")[0]) == (1, "verify-file file")


def test_an_empty_printed_file_is_wrong(tmp_path: Path) -> None:
    """As a setting the empty text means the file that comes with the game; a file without a word is none."""
    path = tmp_path / "printed.toml"
    path.write_text("", "utf-8")
    assert rules("printed", "ride", path) == (1, ["printed-empty", "wrong"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = " + "7" * 5_000, "printed-long line=1 signs=5000 most=40"),
        (".".join("a" * 7_000) + " = 1", "printed-deep line=1 most=8"),
        ("#" * 30_001, "printed-size most=30"),
    ],
    ids=["a number of 5,000 digits", "a deep dotted key", "over 30 KB"],
)
def test_a_printed_file_of_mischief_is_told_in_a_line(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(text, "utf-8")
    assert rules("printed", "ride", path) == (1, [told, "wrong"])


def test_the_printed_file_of_a_game_that_nobody_knows(tmp_path: Path) -> None:
    assert rules("printed", "chess", tmp_path) == (1, ["verify-game game=chess", "wrong"])


@pytest.mark.parametrize("words", [[], ["verify"], ["printed", "ride"], ["win", "x"]])
def test_what_is_not_understood_gets_the_manual(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rules", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "python -m rules verify GAME.json" in done.stderr
