"""One registry of games: whatever is kept by game is kept for exactly those of `rules.games`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import bot
import render.feld
import render.ride
import rules.players.feld
import rules.players.ride
from bot.words.texts import LANGUAGES, files_of
from render.games import DRAWN_BY, Artist
from rules.core.table import Game
from rules.feld import game as feld
from rules.games import GAMES, PLUGS
from rules.players.house import HOUSE, HousePlayers
from rules.ride import game as ride
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


#: What each game offers: that it is what the protocols ask for is held by mypy.
RULES: dict[str, Game] = {"ride": ride, "feld": feld}
PLAYERS: dict[str, HousePlayers] = {"ride": rules.players.ride, "feld": rules.players.feld}
ARTISTS: dict[str, Artist] = {"ride": render.ride, "feld": render.feld}


def tables() -> Iterator[tuple[str, Mapping[Any, Any]]]:
    """Every table of the project that is kept by game."""
    yield from (("tests.traits.TRAITS", TRAITS), ("tests.golden.WAYS", WAYS))
    for package in (rules, render, bot):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.startswith("bot.playground"):
                continue  # it knows no game, and its __main__ would run
            for name, value in vars(import_module(found.name)).items():
                if isinstance(value, Mapping) and GAMES.keys() & value.keys():
                    yield f"{found.name}.{name}", value


def test_every_table_that_is_kept_by_game_has_exactly_the_games() -> None:
    found = dict(tables())
    assert {
        "rules.games.PLUGS",
        "rules.games.GAMES",
        "rules.players.house.HOUSE",
        "render.games.DRAWN_BY",
    } <= found.keys()
    assert {name: set(table) for name, table in found.items() if table.keys() != GAMES.keys()} == {}


def test_a_plug_leads_to_all_that_is_offered() -> None:
    assert (dict(GAMES), dict(HOUSE), dict(DRAWN_BY)) == (RULES, PLAYERS, ARTISTS)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", PLUGS)
def test_a_plug_leads_to_texts_in_every_language(game: str, code: str) -> None:
    texts = "".join(file.read_text("utf-8") for file in files_of(PLUGS[game].texts, code))
    assert f"game-{game} = " in texts
    assert f"cmd-{game} = " in texts


def test_every_game_is_registered_under_its_name() -> None:
    assert {name: game.NAME for name, game in GAMES.items()} == {name: name for name in GAMES}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_its_folder_and_nobody_else(folder: str) -> None:
    here = Path(__file__).parent.parent / folder
    found = {path.name for path in here.iterdir() if path.is_dir() and not path.name.startswith("__")}
    assert found == GAMES.keys() | FOLDERS[folder]
