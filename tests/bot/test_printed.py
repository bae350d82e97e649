"""Printed files given at the start."""

from pathlib import Path

import pytest

from bot.config import WrongSettingError
from bot.play.printed import read_printed
from rules.ride.board import standard


def test_a_file_is_known_by_the_game_it_fits(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(standard().replace('"Dam"', '"De Dam"'), "utf-8")
    assert read_printed([str(file)]).keys() == {"ride"}


def test_a_file_that_fits_no_game_is_refused_with_the_table_and_the_entry(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(standard().replace('["dam", "begijnhof", 2', '["dam", "nowhere", 2'), "utf-8")
    with pytest.raises(WrongSettingError, match=r"ride: .*routes.*nowhere"):
        read_printed([str(file)])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(WrongSettingError, match=r"gone\.toml"):
        read_printed([str(tmp_path / "gone.toml")])
