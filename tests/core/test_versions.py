"""Versions of rules: a game is played, put away, taken back, replayed and checked by those it began with."""

import re
from pathlib import Path

import msgspec
import pytest

import rules
from rules.core.asking import Illegal, Text
from rules.core.chance import Chance
from rules.core.record import Record, record, verify
from rules.core.table import SavedGame, Setting, Table
from rules.core.versions import since, versions
from rules.feld import game as feld
from rules.feld.imagine import imagine as imagine_feld
from rules.games import GAMES
from rules.players.ride.imagine import imagine as imagine_ride
from rules.ride import game as ride
from tests import pebbles

#: The heap from which version 2 of the toy game lets one take four.
FOUR = 4


def bidden(version: int | None = None) -> Table:
    """A table at which everybody has bid, with seat 0 to move."""
    table = Table.new(pebbles, 2, {}, "a seed", version)
    for seat in (0, 1):
        table.answer(seat, ["low"])
    return table


def four_is_offered(table: Table) -> bool:
    [question] = table.asks.values()
    assert table.g.heap >= FOUR
    return "four" in [option.id for option in question.options]


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A game saved when there was only version 1 of the rules; now there are two."""
    with monkeypatch.context() as patch:
        patch.setattr(pebbles, "VERSION", 1)
        return bidden().save()


def test_a_new_game_has_the_newest_rules() -> None:
    assert bidden().version == pebbles.VERSION
    assert four_is_offered(bidden())


def test_an_old_game_keeps_the_old_rule_when_it_is_loaded(old: bytes) -> None:
    table = Table.load(pebbles, old)
    assert table.version == 1
    assert not four_is_offered(table)
    with pytest.raises(Illegal, match="illegal-not-offered"):
        table.answer(0, ["four"])


def test_an_old_game_stays_old_however_often_it_is_saved(old: bytes) -> None:
    for _ in range(3):
        old = Table.load(pebbles, old).save()
    assert msgspec.json.decode(old, type=SavedGame).version == 1
    assert not four_is_offered(Table.load(pebbles, old))


def test_an_old_game_stays_old_when_an_answer_is_taken_back(old: bytes) -> None:
    table = Table.load(pebbles, old)
    table.answer(0, ["two"])
    table.undo(0)
    assert not four_is_offered(table)
    assert not four_is_offered(Table.load(pebbles, table.save()))


def test_what_was_saved_before_states_had_a_version_is_version_1(old: bytes) -> None:
    saved = msgspec.json.decode(old, type=SavedGame)
    state = {name: value for name, value in msgspec.json.decode(saved.state).items() if name != "version"}
    ancient = msgspec.structs.replace(saved, state=msgspec.Raw(msgspec.json.encode(state)))
    assert not four_is_offered(Table.load(pebbles, msgspec.json.encode(ancient)))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_version_1_is_saved_as_it_was_before_states_had_a_version(name: str) -> None:
    saved = msgspec.json.decode(Table.new(GAMES[name], 2, {}, "as it was", 1).save(), type=SavedGame)
    assert saved.version == 1
    assert "version" not in msgspec.json.decode(saved.state)


def test_a_game_is_dealt_by_the_rules_of_its_version() -> None:
    bags = [record(pebbles, 2, {}, "a seed", [], version).luck[0].result for version in (1, 2)]
    assert [sorted(bag) for bag in bags] == [["a", "b", "c"], ["a", "b", "c", "d"]]


def finished(version: int, *words: str) -> Record:
    log = [(0, ("low",)), (1, ("low",)), *((place % 2, (word,)) for place, word in enumerate(words))]
    return record(pebbles, 2, {}, "a seed", log, version)


def test_a_record_is_checked_by_the_rules_with_which_its_game_began() -> None:
    old, new = finished(1, "two", "two", "two"), finished(2, "four", "two")
    assert [told.version for told in (old, new)] == [1, 2]
    assert verify(pebbles, old) == verify(pebbles, new) == []


def test_a_record_that_claims_another_version_is_wrong() -> None:
    told = msgspec.structs.replace(finished(2, "four", "two"), version=1)
    assert {fault.key for fault in verify(pebbles, told)} >= {"verify-luck", "verify-answer"}


@pytest.mark.parametrize("version", [0, -1, pebbles.VERSION + 1])
def test_a_version_that_nobody_knows_is_refused(version: int, old: bytes) -> None:
    unknown = f"illegal-version version={version} known={pebbles.VERSION}"
    with pytest.raises(Illegal, match=unknown):
        Table.new(pebbles, 2, {}, "a seed", version)
    saved = msgspec.structs.replace(msgspec.json.decode(old, type=SavedGame), version=version)
    with pytest.raises(Illegal, match=unknown):
        Table.load(pebbles, msgspec.json.encode(saved))
    told = msgspec.structs.replace(finished(1, "two", "two", "two"), version=version)
    assert verify(pebbles, told) == [Text("verify-version", {"told": version, "known": pebbles.VERSION})]


def test_a_setting_is_there_since_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        pebbles, "SETTINGS", (*pebbles.SETTINGS, Setting("lid", "no", ("no", "yes"), since=2))
    )
    assert Table.new(pebbles, 2, {}, "a seed").settings["lid"] == "no"
    assert "lid" not in Table.new(pebbles, 2, {}, "a seed", 1).settings
    with pytest.raises(Illegal, match="illegal-setting setting=lid"):
        Table.new(pebbles, 2, {"lid": "yes"}, "a seed", 1)


def test_since_tells_what_a_game_has() -> None:
    old, new = bidden(1).g, bidden(2).g
    assert [since(g, version) for g in (old, new) for version in (1, 2)] == [True, False, True, True]


@pytest.mark.parametrize("name", GAMES)
def test_every_version_of_the_rules_says_where_it_changed_what(name: str) -> None:
    folder = Path(rules.__file__).parent / name
    asked = {
        int(number)
        for path in folder.rglob("*.py")
        for number in re.findall(r"\bsince(?:\(\w+, |=)(\d+)", path.read_text("utf-8"))
    }
    assert asked == set(versions(GAMES[name])[1:])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_view_tells_the_version(name: str, seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[name], "VERSION", 2)
    for version in (1, 2):
        assert Table.new(GAMES[name], 2, {}, "a view", version).view(seat).version == version


@pytest.mark.parametrize("version", [1, 2])
def test_house_players_imagine_a_game_of_the_version_that_is_played(
    version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game, imagine in ((feld, imagine_feld), (ride, imagine_ride)):
        monkeypatch.setattr(game, "VERSION", 2)
        assert imagine(Table.new(game, 2, {}, "imagined", version).view(0), Chance("luck")).version == version
