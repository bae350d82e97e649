"""Printed files from people: none takes the bot down, and servers say who may bring one."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.play.printed import Proofs
from bot.store.games import update_game
from bot.store.wishes import unsaid
from bot.workers import Limits
from rules.feld.printed import standard as feld
from rules.ride.board import standard
from tests.bot.mischief import gather, ponder
from tests.bot.test_printed import ring
from tests.driver import Player
from tests.e2e.conftest import Stage, staged
from tests.e2e.tables import begin, last_game, seat, settle, take

OWN = standard().replace('"Noordermarkt"', '"Appelmarkt"')


async def bring(player: Player, text: str, game: str, room: str = "dam") -> str:
    """What is said to somebody who opens a game with a file of their own."""
    file = ("own.toml", text.encode())
    return (await player.slash("game new", channel=room, game=game, seats=2, printed=file)).text


@pytest.mark.usefixtures("tried_here")
async def test_a_ring_of_200_locations_is_refused_with_a_sentence(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    assert "more than 60 cannot be right" in await bring(anna, ring(200), "ride")
    assert "There is no room on the map for Place p0" in await bring(anna, ring(50), "ride")
    assert "lacks the table “harbour.storehouses”" in await bring(anna, OWN, "feld")
    assert await stage.store.number("SELECT count(*) FROM games") == 0


@pytest.mark.parametrize(
    ("work", "limits", "told"),
    [
        (ponder, Limits(seconds=0.05), "took too long, and was given up"),
        (gather, Limits(seconds=600, computing=600), "needed too much memory, and was given up"),
    ],
    ids=["time", "memory"],
)
async def test_a_worker_that_runs_out_of_time_or_memory_tells_so_and_the_bot_plays_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, work: Any, limits: Limits, told: str
) -> None:
    monkeypatch.setattr("bot.play.printed.proof", work)
    monkeypatch.setattr("tests.driver.person.PATIENCE", 600.0)
    stage.bot.lobby.proofs = Proofs(limits=limits)
    assert told in await bring(stage.town.person("Anna"), feld() + "\n", "feld")
    player, _ = await begin(stage)
    await take(stage, player)


async def test_a_file_in_place_of_a_value_is_no_way_around(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    text = (await anna.slash("game new", channel="dam", game="ride", setting="printed", value="[x]")).text
    assert "no setting “printed”" in text
    await anna.slash("game new", channel="dam", game="ride")
    text = (await anna.slash("game settings", channel="dam", setting="printed", value="[x]")).text
    assert "no setting “printed”" in text


# Servers


@pytest.mark.usefixtures("tried_here")
async def test_a_server_allows_printed_files_only_to_hosts(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    stage.town.world.set_moderator(bram.person)
    assert "own:** everybody" in (await bram.slash("server settings", channel="dam")).text
    text = await settle(bram, "Printed files", "hosts")
    assert "Printed files of one’s own:** only those who may manage channels" in text
    assert "only those who may manage channels bring printed files" in await bring(anna, OWN, "ride")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    file = ("own.toml", OWN.encode())
    told = "only those who may manage channels bring printed files"
    assert told in (await anna.slash("game settings", channel="dam", printed=file)).text
    assert "Printed tables: " in (await bram.slash("game settings", channel="dam", printed=file)).text
    sure = await anna.slash("game end", channel="dam")
    await anna.press("End the game", message=sure.message)
    assert told in (await anna.slash("game rematch", channel="dam")).text
    await settle(bram, "Printed files", "nobody")
    assert "On this server nobody plays with printed files" in await bring(bram, OWN, "ride")
    await settle(bram, "Printed files", "everybody")
    assert "Game 2 is open" in (await anna.slash("game rematch", channel="dam")).text


async def test_only_those_who_manage_a_server_settle_what_holds_there(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    stage.town.world.set_moderator(bram.person)
    await bram.slash("server settings", channel="dam")
    # Discord lets a server give a command to anybody.
    [command] = [each for each in stage.town.world.commands.values() if each["name"] == "server"]
    command["default_member_permissions"] = None
    text = (await anna.slash("server settings", channel="dam")).text
    assert "Only those who may manage the server can settle that" in text
    assert "own:** everybody" in (await bram.slash("server settings", channel="dam")).text


# What version 0.1 left behind

BAD = standard() + "\n" + ".".join("a" * 2_000) + " = 1\n"


async def reprint(stage: Stage, text: str) -> None:
    """Let the last game be played with another file, as if that had been taken once."""
    row = await last_game(stage)
    saved = row.saved and row.saved.replace(b'"printed":""', b'"printed":' + json.dumps(text).encode())
    async with stage.store.change() as db:
        await update_game(db, row.id, settings=row.settings | {"printed": text}, saved=saved)


async def test_a_bad_file_that_was_taken_once_ends_its_game_in_a_sentence(tmp_path: Path) -> None:
    file, database = tmp_path / "playground", tmp_path / "schout"
    async with staged(database, file) as stage:
        await begin(stage, "waag")
        await reprint(stage, BAD)
        stage.town.new_room("damrak")
        await stage.town.person("Saskia").slash("game new", channel="damrak", game="ride", seats=2)
        await reprint(stage, BAD)
        player, _ = await begin(stage, "dam")
        name = player.name
    async with staged(database, file) as stage:
        await stage.quiet()
        anna, player = stage.town.people("Anna", name)
        for room in ("waag", "damrak"):
            assert anna.sees("Nobody can play with the printed file of this game any more", room)
            assert anna.sees("more than 8 names or brackets in each other", room)
            assert "ended early" in (await anna.slash("game status", channel=room)).text
        assert "more than 8 names" in (await anna.slash("game resume", channel="waag")).text
        assert "more than 8 names" in (await anna.slash("board show", channel="waag")).text
        await take(stage, player)
        await seat(stage, "waag")
        assert not await unsaid(stage.store)


async def test_a_good_file_of_ones_own_is_played_with_after_a_restart(tmp_path: Path) -> None:
    file, database = tmp_path / "playground", tmp_path / "schout"
    async with staged(database, file) as stage:
        await begin(stage)
        await reprint(stage, OWN)
    async with staged(database, file) as stage:
        await stage.quiet()
        text = (await stage.town.person("Anna").slash("board text", channel="dam")).text
        assert "Appelmarkt" in text
