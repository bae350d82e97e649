"""The golden games of every version of the rules: played again, every line comes out the same."""

from hashlib import sha256
from pathlib import Path
from tomllib import loads

import msgspec
import pytest

import rules
from rules.core.record import record, verify
from rules.core.versions import versions
from rules.games import GAMES
from tests.golden import FOLDER, games_folder
from tests.golden.__main__ import WAYS
from tests.traits import TRAITS
from tests.transcript import Transcript, read, settled, write

#: What is printed on boards and cards, by game and version of the rules that read it: a rule like any other.
PRINTED = {
    ("ride", 1): "0e30f0e1488849b2",
    ("ride", 2): "0e30f0e1488849b2",
    ("feld", 1): "f769dddf6a2b9dba",
    ("feld", 2): "f769dddf6a2b9dba",
}
TRANSCRIPTS = sorted(path.relative_to(FOLDER) for path in FOLDER.glob("*/version-*/*.txt"))
every_transcript = pytest.mark.parametrize("path", TRANSCRIPTS, ids=str)


def golden(path: Path) -> tuple[str, Transcript]:
    text = (FOLDER / path).read_text("utf-8")
    return text, read(text)


@pytest.mark.parametrize("name", GAMES)
def test_every_version_has_golden_games_and_the_newest_one_for_every_way_of_ending(name: str) -> None:
    folders = {path.name for path in (FOLDER / name).glob("version-*")}
    assert folders == {f"version-{version}" for version in versions(GAMES[name])}
    newest = games_folder(name, GAMES[name].VERSION)
    assert {path.stem for path in newest.glob("*.txt")} == WAYS[name].keys()


@every_transcript
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    text, played = golden(path)
    again, table = write(played, (FOLDER / path).parent)
    assert again.splitlines() == text.splitlines()
    assert path.parent == games_folder(played.game, played.version).relative_to(FOLDER)
    TRAITS[played.game].census(table.g)
    assert table.game.points(table.g) == TRAITS[played.game].recount(table.g)


@pytest.mark.parametrize(("name", "way"), [(name, way) for name, ways in WAYS.items() for way in ways])
def test_a_golden_game_is_an_example_of_its_way_of_ending(name: str, way: str) -> None:
    folder = games_folder(name, GAMES[name].VERSION)
    played = read((folder / f"{way}.txt").read_text("utf-8"))
    assert (played.seats, played.settings) == (WAYS[name][way].seats, WAYS[name][way].settings)
    assert WAYS[name][way].ended(write(played, folder)[1])


@every_transcript
def test_a_golden_game_can_be_verified(path: Path) -> None:
    _, played = golden(path)
    game, settings = GAMES[played.game], settled(played.settings, (FOLDER / path).parent)
    told = record(game, played.seats, settings, played.seed, played.answers, played.version)
    assert verify(game, told) == []


@every_transcript
def test_a_golden_game_goes_as_it_went_when_there_are_newer_rules(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, played = golden(path)
    monkeypatch.setattr(GAMES[played.game], "VERSION", GAMES[played.game].VERSION + 1)
    again, table = write(played, (FOLDER / path).parent)
    assert again.splitlines() == text.splitlines()
    assert table.version == played.version


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_changes_only_with_the_version_of_the_rules(name: str) -> None:
    """Games of older rules must find their board as it was: keep it beside the new one."""
    text = (Path(rules.__file__).parent / name / "printed.toml").read_text("utf-8")
    digest = sha256(msgspec.json.encode(loads(text), order="sorted")).hexdigest()
    assert digest[:16] == PRINTED[name, GAMES[name].VERSION]
