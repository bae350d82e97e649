"""Discord's bad days: what fails for one table, one server or a while passes, and nobody else notices."""

import pytest

from bot.messages import outbox
from bot.messages.slots import TurnSlot, wish
from bot.playground.api.faults import SEND
from bot.playground.world.permissions import BITS
from tests.driver import Room
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw, draws
from tests.e2e.tables import begin, last_game, take


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(outbox, "PATIENCE", (0.05, 0.1, 0.2))


# A channel that is gone


async def test_no_late_move_sets_a_game_back_to_playing_whose_channel_is_gone(stage: Stage) -> None:
    """The move was being made when Discord said that the channel is gone: the game ends after it."""
    room, sessions = stage.town.new_room("gone"), stage.bot.sessions
    await begin(stage, room)
    row = await last_game(stage)
    async with sessions.lock(row.id):
        seated = await sessions.seated(row.id)
        stage.town.world.delete_channel(room.channel)
        async with stage.store.change() as db:
            await wish(db, row.id, [TurnSlot(row.turn)])
        sessions.changed(row.id)
        await stage.town.until(lambda: any(r.answer["code"] == 10003 for r in stage.town.refusals))
        await stage.town.settle(0.2)
        assert (await last_game(stage)).stage == "playing"
        [number] = row.asked
        table = seated.table()
        events = table.answer(number, ["draw:deck"])
        await sessions._keep(seated, table, number, [("draw:deck",)], events, seated.seats[number].user_id)
    await stage.quiet()
    assert (await last_game(stage)).stage == "ended"


async def test_a_game_whose_channel_is_gone_is_ended_with_its_event(stage: Stage) -> None:
    room = stage.town.new_room("gone")
    player, other = await begin(stage, room)
    stage.town.world.delete_channel(room.channel)
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert (await stage.store.events(1))[-1].kind == "ended-gone"
    for person in (player, other):
        assert person.sees("The channel is gone, so the game was ended", "dm")
    assert await stage.store.wishes(1) == []


async def test_a_game_that_was_over_is_not_said_to_be_ended_when_its_channel_goes(stage: Stage) -> None:
    room = stage.town.new_room("gone")
    player, _ = await begin(stage, room)
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    stage.town.world.delete_channel(room.channel)
    async with stage.store.change() as db:
        await wish(db, 1, [TurnSlot((await last_game(stage)).turn)])
    stage.bot.sessions.changed(1)
    await stage.quiet()
    assert not player.sees("is gone", "dm")
    assert await stage.store.wishes(1) == []


# What may be possible again


def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again after an hour only, unless something wakes it."""
    monkeypatch.setattr(outbox, "PATIENCE", (3600,))
    monkeypatch.setattr(outbox, "LONGEST_WHILE_BUSY", 3600)


async def test_thrown_out_of_a_server_and_invited_again_the_board_is_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    never(monkeypatch)
    player, other = await begin(stage)
    await take(stage, player)
    stage.town.faults.expel()
    await draw(player, player.dm[-1])
    await stage.quiet()
    room = stage.town.room("dam")
    assert other.mention not in room.latest.text
    stage.town.faults.invite()
    await stage.town.until(lambda: other.mention in room.latest.text)
    await stage.town.until(lambda: draws(other.dm[-1]) is not None)


@pytest.mark.parametrize("where", ["channel", "role", "member"])
async def test_a_permission_that_comes_back_wakes_the_games_of_the_server(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    never(monkeypatch)
    player, other = await begin(stage)
    await take(stage, player)
    room, guild, faults = stage.town.room("dam"), stage.town.world.main_guild, stage.town.faults
    if where == "member":
        role = stage.town.world.guilds[guild.id].roles[guild.id]
        monkeypatch.setattr(role, "permissions", role.permissions & ~BITS["send_messages"])
        faults.strip()
    else:
        faults.deny(room.channel if where == "channel" else guild, "send_messages")
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert other.mention not in room.latest.text
    if where == "member":
        faults.dress()
    else:
        faults.allow(room.channel if where == "channel" else guild, "send_messages")
    await stage.town.until(lambda: other.mention in room.latest.text)


async def test_a_thread_that_is_unlocked_wakes_its_game(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    never(monkeypatch)
    town = stage.town
    room = Room(town, town.world.add_thread(town.room("dam").channel, "locked", town.person("Anna").person))
    player, _ = await begin(stage, room)
    town.faults.deny(town.room("dam").channel, "manage_threads")
    town.world.change_thread(room.channel, archived=True, locked=True)
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert "draws from the deck" not in room.latest.text
    town.world.change_thread(room.channel, archived=False, locked=False)
    await town.until(lambda: "draws from the deck" in room.latest.text)


async def test_board_show_brings_the_public_board_back_that_somebody_deleted(stage: Stage) -> None:
    await begin(stage)
    room, world = stage.town.room("dam"), stage.town.world
    world.delete(world.messages[room.id][room.latest.id])
    assert not any("Your move" in message.buttons for message in room.messages)
    shown = await stage.town.person("Saskia").slash("board show", channel="dam")
    assert shown.ephemeral
    await stage.quiet()
    assert "Your move" in room.latest.buttons


async def test_board_show_brings_the_public_board_back_where_we_could_not_write(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No event told us that we may write there again."""
    never(monkeypatch)
    player, other = await begin(stage)
    await take(stage, player)
    room = stage.town.room("dam")
    stage.town.faults.add(*SEND, channel=room.channel, status=403, code=50013)
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert other.mention not in room.latest.text
    await player.slash("board show", channel="dam")
    await stage.quiet()
    assert other.mention in room.latest.text


async def test_board_show_brings_an_open_table_back(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    room, world = stage.town.room("dam"), stage.town.world
    world.delete(world.messages[room.id][room.latest.id])
    await anna.slash("board show", channel="dam")
    await stage.quiet()
    assert "Join" in room.latest.buttons
