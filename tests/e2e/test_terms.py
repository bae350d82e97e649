"""The settings of an open table: all of them on two panels, each with a line that says what it does."""

import pytest

from bot.store.games import seats_of
from bot.words.texts import LANGUAGES, about
from rules.games import GAMES
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.forging import forge
from tests.e2e.tables import last_game, pressed


async def opened(stage: Stage, game: str = "ride", **options: object) -> tuple[Player, Shown]:
    """Anna's table in the dam, and the panel of its settings."""
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game=game, **options)
    await stage.quiet()
    shown = (await anna.press("Settings", channel="dam")).message
    assert shown is not None
    return anna, shown


async def test_a_table_has_all_its_settings_on_a_panel(stage: Stage) -> None:
    anna, shown = await opened(stage)
    names = [each["placeholder"] for each in shown.selects]
    assert names == [
        "Players",
        "Pace",
        "Days away",
        "Language",
        "Rated",
        "Hints",
        "Chances",
        "Everything, late",
        "Add a house player …",
    ]
    assert shown.buttons == ["What only this game has …", "Move into a thread"]
    assert shown.text.count("-# ") == 10
    for name, value in (
        ("Players", "3"),
        ("Pace", "live"),
        ("Days away", "7"),
        ("Language", "fr"),
        ("Rated", "yes"),
    ):
        await anna.choose(name, value, message=shown)
    await stage.quiet()
    row = await last_game(stage)
    assert (row.seats, row.pace, row.language, row.rated, row.hints) == (3, "live", "fr", True, False)
    assert row.leave == 7
    assert anna.sees("Rated:** yes", "dam")
    await anna.choose("Hints", "yes", message=shown)
    await anna.until_sees("There are no hints in a rated game", "dam")
    await anna.choose("Rated", "no", message=shown)
    await anna.choose("Hints", "yes", message=shown)
    await stage.quiet()
    assert (await last_game(stage)).hints


async def test_house_players_come_and_go_on_the_panel(stage: Stage) -> None:
    anna, shown = await opened(stage, seats=3)
    await anna.choose("Add a house player …", "novice", message=shown)
    await stage.quiet()
    now = anna.find("House players:** ", "dam")
    assert "(novice)" in now.text
    await pressed(anna, "Send the house home", now)
    assert [each.level for each in await seats_of(stage.store, 1)] == [None]


async def test_what_only_a_game_has_is_one_press_away(stage: Stage) -> None:
    anna, shown = await opened(stage, "feld")
    own = await pressed(anna, "What only this game has …", shown)
    assert "Rounds:** 12, the whole game" in own
    now = anna.find("Rounds:** ", "dam")
    await anna.choose("Rounds", "10", message=now)
    await anna.until_sees("Rounds:** 10", "dam")
    assert (await last_game(stage)).settings["rounds"] == "10"
    assert "Players:** " in await pressed(anna, "What holds for any game …", anna.find("Rounds:** 10", "dam"))


async def test_a_table_moves_into_a_thread_and_says_so_where_it_was(stage: Stage) -> None:
    anna, shown = await opened(stage, seats=2)
    dam, bram = stage.town.room("dam"), stage.town.person("Bram")
    told = await pressed(anna, "Move into a thread", shown)
    await stage.quiet()
    [thread] = [each for each in stage.town.world.channels.values() if each.parent_id == dam.id]
    assert f"<#{thread.id}>" in told
    assert f"This table has moved to <#{thread.id}>" in dam.messages[0].text
    assert not dam.messages[0].buttons
    await bram.press("Join", channel=thread)
    await stage.quiet()
    row = await last_game(stage)
    assert (str(row.channel_id), row.stage) == (thread.id, "playing")
    assert "· turn 1" in bram.messages(thread)[-1].text


async def test_without_the_permission_a_table_stays_where_it_is(stage: Stage) -> None:
    stage.town.world.deny(stage.town.room("dam").channel, "create_public_threads")
    anna, shown = await opened(stage)
    assert "I may not open a thread" in await pressed(anna, "Move into a thread", shown)
    assert str((await last_game(stage)).channel_id) == stage.town.room("dam").id


async def test_the_settings_are_the_hosts(stage: Stage) -> None:
    _, shown = await opened(stage)
    bram, lobby = stage.town.person("Bram"), stage.town.room("dam").latest
    for meant, values in (("table:1:pace", ["live"]), ("do:1:thread", None), ("do:1:own-terms", None)):
        await forge(bram, lobby, meant, values)
        await bram.until_sees("Only the host", "dam")
    assert (await last_game(stage)).pace == "day"
    anna = stage.town.person("Anna")
    for strange in ("table:1:weather", "table:1:pace"):
        await forge(anna, lobby, strange, ["fine"])
        await anna.until_sees("That choice is not known", "dam")
    assert shown.ephemeral


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_setting_says_what_it_does(game: str, language: str) -> None:
    for setting in GAMES[game].SETTINGS:
        if setting.choices:
            assert about(language, f"{game}-setting-{setting.name}")
