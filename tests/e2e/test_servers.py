"""What a server settles: language, pace, where, threads, the chronicle, who may host; where `/admin` is."""

from pathlib import Path

import pytest

from bot.play import lobby
from bot.playground.world.state import FORUM, Channel
from bot.store.games import seats_of
from bot.store.servers import server_of
from tests.driver import Player
from tests.e2e.conftest import Stage, staged
from tests.e2e.tables import last_game, seat, settle
from tests.e2e.test_house import settled

DAY = 24 * 3600


def manager(stage: Stage) -> Player:
    bram = stage.town.person("Bram")
    stage.town.world.set_moderator(bram.person)
    return bram


def threads(stage: Stage, parent: Channel) -> list[Channel]:
    return [each for each in stage.town.world.channels.values() if each.parent_id == parent.id]


async def test_everything_is_settled_on_one_panel_with_a_line_about_each(stage: Stage) -> None:
    bram = manager(stage)
    shown = (await bram.slash("server settings", channel="dam")).message
    assert shown is not None
    assert shown.ephemeral
    assert [each["placeholder"] for each in shown.selects] == [
        "Language", "Pace", "Where to play", "A thread for each game", "Chronicle", "Who may open tables",
        "Printed files of one’s own",
    ]  # fmt: skip
    assert shown.text.count("-# ") == 7
    assert "Language:** Dansk" in await settle(bram, "Language", "da")
    assert "Language:** that of the server" in await settle(bram, "Language", "auto")


async def test_new_games_begin_as_the_server_settled_unless_their_host_says_otherwise(stage: Stage) -> None:
    bram, anna = manager(stage), stage.town.person("Anna")
    await settle(bram, "Language", "da")
    await settle(bram, "Pace", "three-days")
    await anna.slash("game new", channel="dam", game="ride")
    row = await last_game(stage)
    assert (row.language, row.pace) == ("da", "three-days")
    await anna.slash("game new", channel="waag", game="ride", language="fr", pace="live")
    row = await last_game(stage)
    assert (row.language, row.pace) == ("fr", "live")


async def test_only_those_open_tables_who_may(stage: Stage) -> None:
    bram, anna = manager(stage), stage.town.person("Anna")
    await settle(bram, "Who may open tables", "hosts")
    said = await anna.slash("game new", channel="dam", game="ride")
    assert "only those who may manage channels open tables" in said.text
    assert "is open" in (await bram.slash("game new", channel="dam", game="ride")).text
    assert "You sit" in (await anna.slash("game join", channel="dam")).text


async def test_tables_are_opened_only_where_the_server_wants_them(stage: Stage) -> None:
    bram, anna, waag = manager(stage), stage.town.person("Anna"), stage.town.room("waag")
    assert f"Where to play:** <#{waag.id}>" in await settle(bram, "Where to play", waag)
    said = await anna.slash("game new", channel="dam", game="ride")
    assert f"games are played in <#{waag.id}>" in said.text
    assert "is open" in (await anna.slash("game new", channel="waag", game="ride")).text
    assert "Where to play:** everywhere" in await settle(bram, "Where to play")


async def test_a_game_has_a_thread_if_its_host_or_the_server_wants_one(stage: Stage) -> None:
    bram, (anna, dam) = manager(stage), (stage.town.person("Anna"), stage.town.room("dam"))
    said = await anna.slash("game new", channel="dam", game="ride", seats=2, thread=True)
    await stage.quiet()
    [thread] = threads(stage, dam.channel)
    assert thread.name == "Ticket to Ride: Amsterdam · Anna"
    assert f"<#{thread.id}>" in said.text
    assert str((await last_game(stage)).channel_id) == thread.id
    await bram.press("Join", channel=thread)
    await stage.quiet()
    assert (await last_game(stage)).stage == "playing"
    await settle(bram, "A thread", "yes")
    await anna.slash("game new", channel="dam", game="ride")
    assert len(threads(stage, dam.channel)) == 2
    await anna.slash("game new", channel="dam", game="ride", thread=False)
    assert str((await last_game(stage)).channel_id) == dam.id


async def test_without_the_permission_for_threads_the_game_is_played_in_the_channel(stage: Stage) -> None:
    anna, dam = stage.town.person("Anna"), stage.town.room("dam")
    stage.town.world.deny(dam.channel, "create_public_threads")
    said = await anna.slash("game new", channel="dam", game="ride", thread=True)
    assert "is open" in said.text
    assert "I may not open a thread" in said.text
    assert str((await last_game(stage)).channel_id) == dam.id
    await stage.quiet()
    assert "Join" in dam.latest.buttons


async def test_where_opening_a_thread_fails_the_game_is_played_in_the_channel(stage: Stage) -> None:
    anna, dam = stage.town.person("Anna"), stage.town.room("dam")
    stage.town.faults.add("POST", "/threads", status=403, channel=dam.channel)
    said = await anna.slash("game new", channel="dam", game="ride", thread=True)
    assert "I may not open a thread" in said.text
    assert str((await last_game(stage)).channel_id) == dam.id


@pytest.mark.parametrize("allowed", [True, False], ids=["deleted", "archived"])
async def test_a_thread_whose_table_is_refused_does_not_stay(
    stage: Stage, allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, dam, world = stage.town.person("Anna"), stage.town.room("dam"), stage.town.world
    (world.allow if allowed else world.deny)(dam.channel, "manage_threads")
    monkeypatch.setattr(lobby, "MOST_HOSTED", 0)
    said = await anna.slash("game new", channel="dam", game="ride", seats=2, thread=True)
    await stage.quiet()
    assert "is open" not in said.text
    assert any(asked.path.endswith("/threads") for asked in stage.town.requests)
    left = [thread.thread.archived for thread in threads(stage, dam.channel) if thread.thread]
    assert left == ([] if allowed else [True])


async def test_a_table_becomes_a_post_in_the_forum_of_the_server(stage: Stage) -> None:
    bram, anna = manager(stage), stage.town.person("Anna")
    forum = stage.town.world.add_channel("spellen", kind=FORUM)
    await settle(bram, "Where to play", forum)
    said = await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    [post] = threads(stage, forum)
    assert f"<#{post.id}>" in said.text
    assert [f"{anna.mention} opens a table." in anna.messages(post)[0].text] == [True]
    await bram.press("Join", channel=post)
    await stage.quiet()
    assert (await last_game(stage)).stage == "playing"
    assert not stage.town.refusals


async def test_where_the_forum_is_shut_the_game_is_played_in_the_channel(stage: Stage) -> None:
    bram, anna = manager(stage), stage.town.person("Anna")
    forum = stage.town.world.add_channel("spellen", kind=FORUM)
    await settle(bram, "Where to play", forum)
    stage.town.world.deny(forum, "send_messages")
    said = await anna.slash("game new", channel="dam", game="ride")
    assert "I may not open a thread" in said.text
    assert str((await last_game(stage)).channel_id) == stage.town.room("dam").id


async def test_the_chronicle_tells_how_every_game_ended(stage: Stage) -> None:
    bram, anna, waag = manager(stage), stage.town.person("Anna"), stage.town.room("waag")
    stage.bot.houses.pause = 0
    await settle(bram, "Chronicle", waag)
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice")
    await finish(stage, anna)
    [line] = [message for message in waag.messages if "Ticket to Ride" in message.text]
    assert " wins " in line.text.splitlines()[0]
    assert f"Played in <#{stage.town.room('dam').id}>" in line.text
    assert line.buttons == ["Turn by turn", "Post the replay here"]


async def test_a_chronicle_that_is_gone_holds_up_nothing(stage: Stage) -> None:
    bram, anna, waag = manager(stage), stage.town.person("Anna"), stage.town.room("waag")
    stage.bot.houses.pause = 0
    await settle(bram, "Chronicle", waag)
    stage.town.world.delete_channel(waag.channel)
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice")
    await finish(stage, anna)
    assert "Rematch" in stage.town.room("dam").latest.buttons
    assert (await last_game(stage)).stage == "over"
    assert await stage.store.number("SELECT count(*) FROM outbox") == 0


async def finish(stage: Stage, anna: Player) -> None:
    """Let Anna do what her adviser would, until the game is over."""
    await settled(stage)
    while (seated := await stage.bot.sessions.seated(1)).row.stage == "playing":
        if 0 in seated.row.asked:
            table = seated.table()
            picks, _ = await stage.bot.houses.advise(table.view(0), table.asks[0], "x")
            await stage.bot.sessions.answer(1, int(anna.id), 0, picks)
        await stage.town.settle(0.01)
    await stage.quiet()


async def test_a_server_is_forgotten_thirty_days_after_we_were_removed(stage: Stage) -> None:
    anna, world = stage.town.person("Anna"), stage.town.world
    bram = manager(stage)
    await settle(bram, "Pace", "live")
    await seat(stage)
    home = int(world.main_guild_id)
    stage.bot.dispatch("guild_remove", stage.bot.get_guild(home))
    await stage.town.settle()
    assert (await server_of(stage.store, home)).left_at is not None
    stage.watch.offset += 29 * DAY
    await stage.bot.clocks.look()
    assert len(await seats_of(stage.store, 1)) == 2
    stage.watch.offset += 2 * DAY
    await stage.bot.clocks.look()
    for table in ("servers", "games", "seats", "moves", "events", "messages", "outbox"):
        assert await stage.store.number(f"SELECT count(*) FROM {table}") == 0, table
    assert "no game here" in (await anna.slash("game status", channel="dam")).text


async def test_whoever_takes_us_back_in_time_finds_all_as_it_was(stage: Stage) -> None:
    bram = manager(stage)
    await settle(bram, "Pace", "live")
    guild = stage.bot.get_guild(int(stage.town.world.main_guild_id))
    assert guild is not None
    stage.bot.dispatch("guild_remove", guild)
    await stage.town.settle()
    stage.bot.dispatch("guild_join", guild)
    await stage.town.settle()
    stage.watch.offset += 60 * DAY
    await stage.bot.clocks.look()
    assert (await server_of(stage.store, guild.id)).pace == "live"


async def test_admin_is_shown_on_the_operators_server_alone(stage: Stage) -> None:
    world = stage.town.world
    [admin] = [each for each in world.commands.values() if each["name"] == "admin"]
    assert admin["guild_id"] == world.main_guild_id
    assert "server" in {each["name"] for each in world.commands.values() if "guild_id" not in each}


async def test_admin_is_taken_away_where_the_operators_server_was_before(tmp_path: Path) -> None:
    file, database = tmp_path / "playground", tmp_path / "schout"

    def shown(stage: Stage) -> list[str]:
        commands = stage.town.world.commands.values()
        return [each["guild_id"] for each in commands if each["name"] == "admin"]

    async with staged(database, file) as stage:
        home = stage.town.world.main_guild_id
        assert shown(stage) == [home]
        other = stage.town.world.add_guild("The other one")
    async with staged(database, file, admin_server=int(other.id)) as stage:
        assert shown(stage) == [other.id]
    async with staged(database, file, admin_server=None) as stage:
        assert shown(stage) == []
