"""Trouble on request: the client meets what it would meet on a bad day."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.playground.api.faults import CALLBACK, COMMANDS, CONNECT, LOGIN, SEND
from tests.driver import Town, connected
from tests.playground.crier import Crier
from tests.waiting import PATIENCE


@pytest.fixture
def dam(town: Town, crier: Crier) -> discord.TextChannel:
    found = crier.get_channel(int(town.room("dam").id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_429_is_waited_for(town: Town, dam: discord.TextChannel) -> None:
    town.faults.add(*SEND, status=429, retry_after=0.2)
    began = time.monotonic()
    await dam.send("patience")
    assert time.monotonic() - began >= 0.2
    assert [r.status for r in town.requests if r.route == SEND[1]] == [429, 200]
    assert [m.content for m in town.room("dam").messages] == ["patience"]


async def test_a_500_is_tried_again(town: Town, dam: discord.TextChannel) -> None:
    town.faults.add(*SEND, status=500)
    await dam.send("again")
    assert [r.status for r in town.requests if r.route == SEND[1]] == [500, 200]
    assert len(town.room("dam").messages) == 1


async def test_a_request_may_be_refused_at_will(town: Town, dam: discord.TextChannel) -> None:
    town.faults.add(*SEND, status=403, code=50013, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as refused:
            await dam.send("no")
        assert refused.value.code == 50013
    await dam.send("yes")
    assert town.faults.happened == 2


async def test_an_answer_may_be_lost_on_its_way(town: Town, dam: discord.TextChannel) -> None:
    town.faults.add(*SEND, status=500, after=True)
    await dam.send("said once: the client sends a nonce, and tries again with the same one")
    assert [r.status for r in town.requests if r.route == SEND[1]] == [500, 200]
    assert len(town.room("dam").messages) == 1


async def test_a_connection_may_break(town: Town, dam: discord.TextChannel) -> None:
    town.faults.add(*SEND, drop=True, times=9)
    with pytest.raises(aiohttp.ClientError):
        await dam.send("hello?")
    assert town.room("dam").messages == []
    town.faults.clear()
    town.faults.add(*SEND, drop=True, after=True)
    with pytest.raises(aiohttp.ClientError):
        await dam.send("I was heard, but shall never know")
    assert len(town.room("dam").messages) == 1


async def test_a_slow_acknowledgement_comes_too_late(town: Town, crier: Crier) -> None:
    town.world.settings.ack_seconds = 0.1
    town.faults.add("POST", "/callback", delay=0.3)
    with pytest.raises(AssertionError, match="did not respond"):
        await town.person("Anna").slash("count", channel="dam")
    await town.until(lambda: len(crier.errors) == 1)
    error = crier.errors.pop()
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062


# Where, and for how long


async def test_one_channel_may_fail_until_it_is_lifted(
    town: Town, crier: Crier, dam: discord.TextChannel
) -> None:
    waag = crier.get_channel(int(town.room("waag").id))
    assert isinstance(waag, discord.TextChannel)
    with town.faults.add(channel=town.room("dam").channel, status=403, code=50013, times=None):
        for _ in range(3):
            with pytest.raises(discord.Forbidden):
                await dam.send("no")
        await waag.send("elsewhere")
    await dam.send("and here again")
    assert town.faults.happened == 3


async def test_one_guild_may_fail_with_all_that_is_in_it(town: Town, crier: Crier) -> None:
    haarlem = town.world.add_guild("Haarlem", [town.person("Anna").person])
    square = town.new_room("square", haarlem)
    await town.until(lambda: crier.get_channel(int(square.id)) is not None)
    fault = town.faults.add(guild=haarlem, status=403, times=None)
    channel = crier.get_channel(int(square.id))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.Forbidden):
        await channel.send("no")
    town.world.settings.ack_seconds = 0.2
    with pytest.raises(AssertionError, match="did not respond"):
        await town.person("Anna").slash("go", channel=square, place="dam")
    town.world.settings.ack_seconds = PATIENCE
    assert (await town.person("Anna").slash("go", channel="dam", place="dam")).text == "went to dam"
    fault.lift()
    assert (await town.person("Anna").slash("go", channel=square, place="dam")).text == "went to dam"
    await town.until(lambda: len(crier.errors) == 1)
    crier.errors.clear()


async def test_a_long_429_says_how_long(town: Town) -> None:
    town.faults.add(*SEND, status=429, retry_after=45.5)
    headers = {"Authorization": f"Bot {town.token}"}
    url = f"{town.base}/api/v10/channels/{town.room('dam').id}/messages"
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, json={}) as answer:
        assert answer.status == 429
        assert answer.headers["Retry-After"] == "46"
        assert (await answer.json())["retry_after"] == 45.5


async def test_an_acknowledgement_may_be_taken_in_though_its_answer_is_lost(town: Town, crier: Crier) -> None:
    town.faults.add(*CALLBACK, after=True, drop=True)
    assert (await town.person("Anna").slash("go", channel="dam", place="dam")).text == "went to dam"
    await town.until(lambda: len(crier.errors) == 1)
    assert isinstance(crier.errors.pop(), aiohttp.ClientError)


async def test_discord_may_be_down_when_a_bot_logs_in(town: Town) -> None:
    town.faults.add(*LOGIN, status=503)
    with pytest.raises(discord.DiscordServerError):
        async with connected(town, Crier):
            pass
    town.faults.add(*COMMANDS, status=429, retry_after=600)
    with pytest.raises(discord.RateLimited):
        async with connected(town, Crier, max_ratelimit_timeout=30):
            pass
    async with connected(town, Crier):
        assert town.faults.happened == 2


async def test_the_gateway_may_be_shut(town: Town) -> None:
    town.faults.add(*CONNECT, status=503)
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await session.ws_connect(f"{town.base}/gateway")
        async with session.ws_connect(f"{town.base}/gateway") as socket:
            assert (await socket.receive_json())["op"] == 10


# The gateway


async def test_a_silent_gateway_delivers_late(town: Town, crier: Crier) -> None:
    with town.faults.silence():
        going = asyncio.create_task(town.person("Anna").slash("go", channel="dam", place="dam"))
        await town.settle()
        assert "INTERACTION_CREATE" not in crier.events
        assert not going.done()
    assert (await going).text == "went to dam"


async def test_a_gateway_that_is_cut_in_its_silence_delivers_once(town: Town, crier: Crier) -> None:
    with town.faults.silence():
        town.person("Anna").say("hello?", "dam")
        await town.faults.cut()
        await town.until(lambda: town.world.bot_online)
        assert not crier.heard
    await town.until(lambda: "RESUMED" in crier.events)
    assert len(crier.heard) == 1


async def test_an_interaction_may_be_delivered_twice(town: Town, crier: Crier) -> None:
    town.faults.twice()
    await town.person("Anna").slash("go", channel="dam", place="dam")
    await town.until(lambda: crier.events.count("INTERACTION_CREATE") == 2)
    await town.until(lambda: len(crier.errors) == 1)
    # The library itself knows only answers that this very delivery gave.
    [error] = crier.errors
    crier.errors.clear()
    assert isinstance(error, discord.InteractionResponded | discord.HTTPException)
    await town.person("Anna").slash("go", channel="dam", place="dam")
    assert crier.events.count("INTERACTION_CREATE") == 3


# What people do to the bot


async def test_the_bot_may_be_thrown_out_and_invited_again(town: Town, crier: Crier) -> None:
    town.faults.expel()
    await town.until(lambda: not crier.guilds)
    town.person("Anna").say("it is gone", "dam")
    with pytest.raises(discord.Forbidden):
        await crier.fetch_channel(int(town.room("dam").id))
    town.faults.invite()
    await town.until(lambda: len(crier.guilds) == 1)
    assert not crier.heard
    await crier.fetch_channel(int(town.room("dam").id))


async def test_a_permission_taken_in_a_channel_is_told(
    town: Town, crier: Crier, dam: discord.TextChannel
) -> None:
    room, me = town.room("dam").channel, dam.guild.me
    for name in ("attach_files", "view_channel"):
        town.faults.deny(room, name)
        await town.until(lambda name=name: not getattr(dam.permissions_for(me), name))  # type: ignore[misc]
        town.faults.allow(room, name)
        await town.until(lambda name=name: getattr(dam.permissions_for(me), name))  # type: ignore[misc]
    assert dam.name == "dam"


async def test_of_a_channel_that_it_may_not_see_the_bot_hears_only_that_it_is_there(town: Town) -> None:
    town.faults.deny(town.room("dam").channel, "view_channel")
    async with connected(town, Crier) as bot:
        [hidden] = [
            c for c in bot.guilds[0].text_channels if not c.permissions_for(bot.guilds[0].me).view_channel
        ]
        assert hidden.name == "___hidden___"
        assert [c.name for c in await bot.guilds[0].fetch_channels()] == ["waag", "noordermarkt"]
        town.faults.allow(town.room("dam").channel, "view_channel")
        await town.until(lambda: bot.guilds[0].text_channels[0].name == "dam")


async def test_a_permission_taken_in_a_guild_is_told(
    town: Town, crier: Crier, dam: discord.TextChannel
) -> None:
    town.faults.deny(town.world.main_guild, "send_messages", "view_channel")
    await town.until(lambda: not dam.permissions_for(dam.guild.me).view_channel)
    assert "GUILD_ROLE_UPDATE" in crier.events
    assert dam.name == "___hidden___"
    town.faults.allow(town.world.main_guild, "send_messages", "view_channel")
    await town.until(lambda: dam.permissions_for(dam.guild.me).send_messages)
    assert dam.name == "dam"


async def test_the_bots_own_role_taken_from_it_is_told(
    town: Town, crier: Crier, dam: discord.TextChannel
) -> None:
    assert dam.guild.me.guild_permissions.pin_messages
    town.faults.strip()
    await town.until(lambda: not dam.guild.me.guild_permissions.pin_messages)
    town.world.set_moderator(town.person("Anna").person)
    town.faults.dress()
    await town.until(lambda: dam.guild.me.guild_permissions.pin_messages)
    assert crier.events.count("GUILD_MEMBER_UPDATE") == 2, "of others it hears only with the intent"


async def test_nonces_may_be_forgotten(town: Town, dam: discord.TextChannel) -> None:
    for _ in range(2):
        await dam.send("once", nonce="7")
    assert len(town.room("dam").messages) == 1
    town.faults.forget_nonces()
    await dam.send("once", nonce="7")
    assert len(town.room("dam").messages) == 2
