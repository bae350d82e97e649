"""Where a game can be: what the bot lacks there is told before anything is promised."""

import pytest

from bot.messages.slots import EndSlot, wish
from bot.store.games import update_game
from tests.driver import Room
from tests.e2e.conftest import Stage
from tests.e2e.forging import forge
from tests.e2e.tables import begin, last_game, seat

NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}


async def games(stage: Stage) -> int:
    return await stage.store.number("SELECT count(*) FROM games")


def thread_of(stage: Stage, name: str) -> Room:
    """A thread below #dam."""
    world = stage.town.world
    world.add_thread(world.channel("dam"), name, stage.town.person("Anna").person)
    return stage.town.room(name)


@pytest.mark.parametrize("missing", ["view_channel", "send_messages", "attach_files"])
async def test_no_game_is_opened_where_its_board_could_not_hang(stage: Stage, missing: str) -> None:
    anna, world, dam = stage.town.person("Anna"), stage.town.world, stage.town.room("dam")
    world.deny(dam.channel, missing)
    said = await anna.slash("game new", channel="dam", game="ride", seats=2)
    assert NAMES[missing] in said.text
    assert "is open" not in said.text
    await stage.quiet()
    assert await games(stage) == 0
    world.allow(dam.channel, missing)
    assert "is open" in (await anna.slash("game new", channel="dam", game="ride", seats=2)).text
    await stage.quiet()
    assert "Join" in dam.latest.buttons


async def test_only_what_is_missing_is_named(stage: Stage) -> None:
    anna, dam = stage.town.person("Anna"), stage.town.room("dam")
    stage.town.world.deny(dam.channel, "send_messages", "attach_files")
    said = (await anna.slash("game new", channel="dam", game="ride", seats=2)).text
    assert "“Send Messages” and “Attach Files”" in said
    assert "View Channel" not in said


async def test_a_thread_needs_the_permission_for_threads(stage: Stage) -> None:
    anna, world, dam = stage.town.person("Anna"), stage.town.world, stage.town.room("dam")
    room = thread_of(stage, "quietly")
    world.deny(dam.channel, "send_messages")
    assert "is open" in (await anna.slash("game new", channel=room, game="ride", seats=2)).text
    await stage.quiet()
    assert "Join" in room.latest.buttons
    other = thread_of(stage, "silently")
    world.deny(dam.channel, "send_messages_in_threads")
    said = await anna.slash("game new", channel=other, game="ride", seats=2)
    assert "Send Messages in Threads" in said.text
    assert await games(stage) == 1


async def test_no_game_is_opened_in_a_locked_thread(stage: Stage) -> None:
    """In one nobody can press a button, whatever the bot may do there."""
    anna, room = stage.town.person("Anna"), thread_of(stage, "locked")
    stage.town.world.change_thread(room.channel, locked=True)
    said = await anna.slash("game new", channel=room, game="ride", seats=2)
    assert "locked" in said.text
    assert await games(stage) == 0


async def test_a_game_in_a_dm_needs_no_permission(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    said = await anna.slash("game new", channel="dm", game="feld")
    assert "has started" in said.text


async def test_a_rematch_is_not_opened_where_its_board_could_not_hang(stage: Stage) -> None:
    anna, _ = await seat(stage)
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    stage.town.world.deny(stage.town.room("dam").channel, "attach_files")
    said = await anna.slash("game rematch", channel="dam")
    assert "Attach Files" in said.text
    assert await games(stage) == 1


async def test_a_game_is_not_resumed_where_its_board_could_not_hang(stage: Stage) -> None:
    await begin(stage)
    anna = stage.town.person("Anna")
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    stage.town.world.deny(stage.town.room("dam").channel, "send_messages")
    said = await anna.slash("game resume", channel="dam")
    assert "Send Messages" in said.text
    assert (await last_game(stage)).stage == "ended"


async def test_what_is_missing_is_told_in_the_language_of_whoever_asks(stage: Stage) -> None:
    chloe, dam = stage.town.person("Chloé"), stage.town.room("dam")
    stage.town.world.deny(dam.channel, "attach_files")
    said = await chloe.slash("game new", channel="dam", game="ride", seats=2)
    assert "«\u00a0Joindre des fichiers\u00a0»" in said.text


async def test_nor_is_one_by_the_button(stage: Stage) -> None:
    anna, _ = await seat(stage)
    async with stage.store.change() as db:
        await update_game(db, 1, stage="over", points=[3, 2], winners=[0])
        await wish(db, 1, [EndSlot()])
    stage.bot.sessions.changed(1)
    await anna.until_sees("Rematch", "dam")
    stage.town.world.deny(stage.town.room("dam").channel, "send_messages")
    await anna.press("Rematch", channel="dam")
    await anna.until_sees("Send Messages")
    assert await games(stage) == 1


async def test_a_rematch_is_played_where_it_is_asked_for_and_by_dm_where_it_was_played(stage: Stage) -> None:
    await begin(stage)
    anna, waag = stage.town.person("Anna"), stage.town.room("waag").channel
    dam = stage.town.room("dam").channel
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    await forge(anna, anna.dm[-1], "do:1:rematch")
    row = await last_game(stage)
    assert (row.id, str(row.guild_id), str(row.channel_id)) == (2, dam.guild_id, dam.id)
    await anna.slash("game new", channel="dm", game="feld")
    await stage.bot.lobby.end(3, "ended")
    await stage.quiet()
    await forge(anna, anna.say("again?", "waag"), "do:3:rematch")
    await stage.quiet()
    row = await last_game(stage)
    assert (row.id, str(row.guild_id), str(row.channel_id)) == (4, waag.guild_id, waag.id)
    assert "Amsterdam 4 · turn 1" in stage.town.room("waag").latest.text
    assert not stage.town.refusals
