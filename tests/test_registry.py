"""One registry of games: whatever is kept by game is kept for exactly those of `rules.games`."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import bot
import render
import rules
from bot.words.texts import LANGUAGES
from rules.games import GAMES
from tests.golden.__main__ import WAYS
from tests.traits import TRAITS

#: What has a folder for each game, and what else is in there.
FOLDERS = {
    "rules": {"core", "players"},
    "rules/players": set[str](),
    "render": {"assets"},
    **{f"bot/words/locales/{code}": set[str]() for code in LANGUAGES},
    "tests/golden": {"version-0.1"},
}


def tables() -> Iterator[tuple[str, dict[Any, Any]]]:
    """Every table of the project that is kept by game."""
    yield from (("tests.traits.TRAITS", TRAITS), ("tests.golden.WAYS", WAYS))
    for package in (rules, render, bot):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.startswith("bot.playground"):
                continue  # it knows no game, and its __main__ would run
            for name, value in vars(import_module(found.name)).items():
                if isinstance(value, dict) and GAMES.keys() & value.keys():
                    yield f"{found.name}.{name}", value


def test_every_table_that_is_kept_by_game_has_exactly_the_games() -> None:
    found = dict(tables())
    assert {
        "rules.games.GAMES",
        "rules.players.house.HOUSE",
        "render.games.DRAWN_BY",
    } <= found.keys()
    assert {name: set(table) for name, table in found.items() if table.keys() != GAMES.keys()} == {}


def test_every_game_is_registered_under_its_name() -> None:
    assert {name: game.NAME for name, game in GAMES.items()} == {name: name for name in GAMES}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_its_folder_and_nobody_else(folder: str) -> None:
    here = Path(__file__).parent.parent / folder
    found = {path.name for path in here.iterdir() if path.is_dir() and not path.name.startswith("__")}
    assert found == GAMES.keys() | FOLDERS[folder]
