"""Discord's bad days: what fails for one table, one server or a while passes, and nobody else notices."""

import asyncio

import pytest

from bot.edge import delivery, invalid
from bot.edge.delivery import Delivery
from bot.messages.slots import board_slot, wish
from bot.outbox import outbox, setbacks
from bot.outbox.lanes import OF_ONE_FAILING, Lane
from bot.play.seats import add_house
from bot.playground.api.faults import EDIT, OPEN_DM, SEND
from bot.playground.world.permissions import BITS
from bot.playground.world.state import Guild
from bot.store.moves import events_of
from bot.store.wishes import wishes_of
from tests.driver import Room
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw, draws
from tests.e2e.tables import begin, last_game, take


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))


# A channel that is gone


async def test_no_late_move_sets_a_game_back_to_playing_whose_channel_is_gone(stage: Stage) -> None:
    """The move was being made when Discord said that the channel is gone: the game ends after it."""
    room, sessions = stage.town.new_room("gone"), stage.bot.sessions
    await begin(stage, room)
    row = await last_game(stage)
    async with sessions.lock(row.id):
        seated = await sessions.seated(row.id)
        stage.bot.outbox.speech.unsure_of(int(room.latest.id))
        stage.town.world.delete_channel(room.channel)
        async with stage.store.change() as db:
            await wish(db, row.id, [board_slot(row)])
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
    assert (await events_of(stage.store, 1))[-1].kind == "ended-gone"
    for person in (player, other):
        assert person.sees("The channel is gone, so the game was ended", "dm")
    assert await wishes_of(stage.store, 1) == []


async def test_a_game_that_was_over_is_not_said_to_be_ended_when_its_channel_goes(stage: Stage) -> None:
    room = stage.town.new_room("gone")
    player, _ = await begin(stage, room)
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    stage.town.world.delete_channel(room.channel)
    async with stage.store.change() as db:
        await wish(db, 1, [board_slot(await last_game(stage))])
    stage.bot.sessions.changed(1)
    await stage.quiet()
    assert not player.sees("is gone", "dm")
    assert await wishes_of(stage.store, 1) == []


# What may be possible again


def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again after an hour only, unless something wakes it."""
    monkeypatch.setattr(setbacks, "PATIENCE", (3600,))
    monkeypatch.setattr(setbacks, "LONGEST_WHILE_BUSY", 3600)


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
    stage.watch.offset += 90
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
    stage.watch.offset += 90
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


# What Discord puts off


def asked_about(stage: Stage, room: Room) -> list[float]:
    """When the bot has asked for something in a channel."""
    return [request.at for request in stage.town.requests if f"/channels/{room.id}/" in request.path]


async def test_a_retry_after_of_45_seconds_is_kept_to_though_the_game_goes_on(stage: Stage) -> None:
    player, other = await begin(stage)
    room = stage.town.room("dam")
    stage.town.faults.add(channel=room.channel, path="/channels/", status=429, retry_after=45)
    before, began = len(asked_about(stage, room)), asyncio.get_running_loop().time()
    for person in (player, player, other, other):
        await draw(person, person.dm[-1])
        await stage.quiet()
    stage.bot.outbox.setbacks.hurry(server=int(stage.town.world.main_guild_id))
    await stage.quiet()
    assert len(asked_about(stage, room)) == before + 1
    [setback] = stage.bot.outbox.setbacks._roads.values()
    assert setback.timer is not None
    assert setback.timer.when() >= began + 45


@pytest.mark.parametrize("limit", [0.1, 30], ids=["left to us", "waited for by the library and cut off"])
async def test_what_is_put_off_is_asked_again_when_the_time_has_come(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, limit: float
) -> None:
    monkeypatch.setattr(stage.bot.http, "max_ratelimit_timeout", limit)
    monkeypatch.setattr(delivery, "LIMIT", 0.3)
    player, _ = await begin(stage)
    room = stage.town.room("dam")
    stage.town.faults.add(channel=room.channel, path="/channels/", status=429, retry_after=2)
    before = len(asked_about(stage, room))
    for _ in range(2):
        await draw(player, player.dm[-1])
        await stage.quiet()
    await stage.town.until(lambda: f"{player.name} draws from the deck" in room.latest.text)
    first, second, *_ = asked_about(stage, room)[before:]
    assert second - first >= 1.9


async def test_a_pause_that_discord_wants_of_everybody_ends(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library lets all requests wait within the one that was put off: that one must not be cut off."""
    monkeypatch.setattr(delivery, "LIMIT", 0.3)
    player, other = await begin(stage)
    room = stage.town.room("dam")
    stage.town.faults.add(channel=room.channel, status=429, retry_after=1, global_limit=True)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: f"{player.name} draws from the deck" in room.latest.text)
    await stage.quiet()
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: draws(other.dm[-1]) is not None)


async def test_where_discord_wants_a_long_pause_of_everybody_nobody_is_said_anything(stage: Stage) -> None:
    player, other = await begin(stage)
    room = stage.town.room("dam")
    await stage.town.person("Chloé").slash("game new", channel="waag", game="ride", seats=2)
    await stage.quiet()
    stage.town.faults.add(channel=room.channel, status=429, retry_after=45, global_limit=True)
    await draw(player, player.dm[-1])
    await stage.quiet()
    before = len(stage.town.requests)
    await add_house(stage.bot.lobby, 2, "novice")
    await stage.quiet()
    assert len(stage.town.requests) == before
    assert (await other.slash("my hand", channel="dam")).ephemeral


async def test_dms_that_may_not_be_opened_now_are_opened_later(stage: Stage) -> None:
    """It is the opening that is put off, whoever it is for."""
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    stage.town.faults.add(*OPEN_DM, status=400, code=40003)
    before = len(stage.town.requests)
    await bram.press("Join", channel="dam")
    await stage.quiet()
    opened = [request for request in stage.town.requests[before:] if request.route == OPEN_DM[1]]
    assert len(opened) == 1
    assert not anna.dm
    stage.bot.outbox.speech.delivery._put_off.clear()  # type: ignore[attr-defined]
    for setback in stage.bot.outbox.setbacks._roads.values():
        setback.held = False
    stage.bot.outbox.setbacks.hurry(game_id=1)
    await stage.town.until(lambda: bool(anna.dm and bram.dm))


# Invalid requests


async def test_invalid_requests_are_counted_and_others_are_not(stage: Stage) -> None:
    delivered = stage.bot.outbox.speech.delivery
    assert isinstance(delivered, Delivery)
    player, _ = await begin(stage)
    assert delivered.invalid.count == 0
    room = stage.town.room("dam")
    stage.town.faults.add(channel=room.channel, path="/channels/", status=403, code=50013, times=2)
    stage.town.faults.add(*EDIT, status=503)
    stage.town.faults.add(*EDIT, status=429, retry_after=0.1)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: "draws from the deck" in room.latest.text)
    assert delivered.invalid.count == 3


async def test_with_many_invalid_requests_less_is_said_and_people_are_still_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    monkeypatch.setattr(outbox, "LAST_WORDS", 0.1)
    monkeypatch.setattr(invalid, "SLOW", 1)
    monkeypatch.setattr(invalid, "MOST", 1)
    delivered = stage.bot.outbox.speech.delivery
    assert isinstance(delivered, Delivery)
    delivered.invalid.note()
    room, asked = stage.town.room("dam"), len(stage.town.requests)
    await draw(player, player.dm[-1])
    shown = await other.slash("my hand", channel="dam")
    assert shown.ephemeral
    await stage.town.until(lambda: other.mention in room.latest.text)
    await stage.town.settle(0.3)
    said = [r for r in stage.town.requests[asked:] if r.route.startswith("/channels/")]
    assert len(said) == 1


# What fails for a while


async def test_whoever_is_asked_has_the_question_by_dm_while_the_channel_fails(stage: Stage) -> None:
    """The library alone would try the board for 25 seconds first."""
    player, other = await begin(stage)
    await take(stage, player)
    room, loop = stage.town.room("dam"), asyncio.get_running_loop()
    with stage.town.faults.add(channel=room.channel, path="/channels/", status=500, times=None):
        began = loop.time()
        await draw(player, player.dm[-1])
        await stage.town.until(lambda: draws(other.dm[-1]) is not None)
        assert loop.time() - began < 20
        assert other.mention not in room.latest.text
    await stage.town.until(lambda: other.mention in room.latest.text)


async def test_a_channel_that_never_answers_holds_up_no_dm(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "LIMIT", 0.5)
    player, other = await begin(stage)
    await take(stage, player)
    room = stage.town.room("dam")
    stage.town.faults.add(channel=room.channel, path="/channels/", delay=3600, times=2)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: draws(other.dm[-1]) is not None)
    await stage.town.until(lambda: other.mention in room.latest.text)
    await stage.quiet()
    assert sum("Your move" in message.buttons for message in room.messages) == 1


async def test_where_discord_is_always_slow_it_gets_more_time(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "LIMIT", 0.2)
    player, _ = await begin(stage)
    room = stage.town.room("dam")
    with stage.town.faults.add(channel=room.channel, path="/channels/", delay=0.6, times=None):
        await draw(player, player.dm[-1])
        await stage.town.until(lambda: "draws from the deck" in room.latest.text)


async def tables_in(stage: Stage, guild: Guild, number: int) -> list[Room]:
    """Tables in a server at which games are open, with nothing left to say."""
    rooms = [stage.town.new_room(f"table-{n}", guild) for n in range(number)]
    for n, room in enumerate(rooms):
        host = stage.town.newcomer(f"Host {n}")
        await stage.bot.lobby.new(
            game="ride",
            guild_id=int(guild.id),
            channel_id=int(room.id),
            host=(int(host.id), host.name),
            seats=3,
            language="en",
            pace="day",
            settings={},
        )
    await stage.quiet()
    return rooms


async def test_a_server_that_fails_is_tried_by_one_for_all_and_all_come_back_at_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    haarlem = stage.town.world.add_guild("Haarlem")
    rooms = await tables_in(stage, haarlem, 8)
    monkeypatch.setattr(setbacks, "PATIENCE", (0.3, 0.3, 0.3, 0.3, 3600))
    with stage.town.faults.add(guild=haarlem, path="/channels/", status=503, times=None) as fault:
        for number in range(1, 9):
            await add_house(stage.bot.lobby, number, "novice")
        await stage.town.until(lambda: stage.town.faults.happened >= 2)
        await stage.town.settle(0.1)
        before = stage.town.faults.happened
        await asyncio.sleep(1)
        assert stage.town.faults.happened - before <= 6 * OF_ONE_FAILING, fault
    await stage.town.until(lambda: all("novice" in room.latest.text for room in rooms))


async def test_one_channel_that_fails_does_not_make_its_server_busy(stage: Stage) -> None:
    player, _ = await begin(stage)
    room = stage.town.room("dam")
    with stage.town.faults.add(channel=room.channel, path="/channels/", status=503, times=None):
        await draw(player, player.dm[-1])
        await stage.quiet()
        assert not stage.bot.outbox.setbacks.busy(int(stage.town.world.main_guild_id))
        chloe = stage.town.person("Chloé")
        await chloe.slash("game new", channel="waag", game="ride", seats=2)
        await chloe.until_sees("partie 2", "waag")


async def test_a_channel_that_fails_is_not_tried_again_whenever_its_server_answers(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    never(monkeypatch)
    haarlem = stage.town.world.add_guild("Haarlem")
    ill, well = await tables_in(stage, haarlem, 2)
    with stage.town.faults.add(channel=ill.channel, path="/channels/", status=503, times=None):
        await add_house(stage.bot.lobby, 1, "novice")
        await stage.quiet()
        for level in ("novice", "merchant"):
            await add_house(stage.bot.lobby, 2, level)
            await stage.quiet()
        assert "turn 1" in well.latest.text
        assert stage.town.faults.happened == 1


async def test_no_more_than_a_few_places_are_taken_by_what_fails(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one place of all, and one for what fails, a table is shown though ten never get an answer."""
    haarlem = stage.town.world.add_guild("Haarlem")
    await tables_in(stage, haarlem, 10)
    stage.bot.outbox.lane, stage.bot.outbox.failing = Lane(2, 1), Lane(1, 1)
    monkeypatch.setattr(delivery, "LIMIT", 0.5)
    with stage.town.faults.add(guild=haarlem, path="/channels/", delay=3600, times=None):
        for number in range(1, 11):
            await add_house(stage.bot.lobby, number, "novice")
        await begin(stage)
        assert "Your move" in stage.town.room("dam").latest.buttons
