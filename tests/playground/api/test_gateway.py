"""The gateway: what is missed is replayed, what is forgotten is told anew."""

import asyncio
import time

import aiohttp
import discord
import pytest
from discord.gateway import KeepAliveHandler

from bot.playground.api import gateway
from bot.playground.api.intents import CONTENT
from tests.driver import Town, connected, playground
from tests.playground.crier import Crier


async def test_a_dropped_gateway_resumes_and_replays(town: Town, crier: Crier) -> None:
    anna = town.person("Anna")
    await anna.slash("count")
    dropping = asyncio.create_task(town.playground.gateway.drop())
    await town.until(lambda: not town.world.bot_online)
    answer = await anna.press("Count 0")
    await dropping
    await town.until(lambda: "RESUMED" in crier.events)
    assert answer.text.startswith("counted to 1")
    assert crier.events.count("READY") == 1
    assert crier.events.count("RESUMED") == 1


async def test_what_was_said_meanwhile_is_heard_once(town: Town, crier: Crier) -> None:
    await town.playground.gateway.drop()
    for i in range(5):
        town.person("Anna").say(f"word {i}", "dam")
    await town.until(lambda: len(crier.heard) >= 5)
    await town.settle()
    assert len(crier.heard) == 5
    assert [m.id for m in crier.heard] == [int(m.id) for m in town.room("dam").messages]


async def test_a_request_to_reconnect_resumes(town: Town, crier: Crier) -> None:
    await town.playground.gateway.reconnect()
    await town.until(lambda: "RESUMED" in crier.events)
    assert (await town.person("Anna").slash("go", place="dam")).text == "went to dam"


async def test_an_invalid_session_identifies_anew(town: Town, crier: Crier) -> None:
    await town.playground.gateway.drop(invalidate=True)
    await town.until(lambda: crier.events.count("READY") == 2)
    assert "RESUMED" not in crier.events
    assert (await town.person("Anna").slash("go", place="dam")).text == "went to dam"


async def test_the_bot_hears_words_only_where_it_may(town: Town, crier: Crier) -> None:
    anna = town.person("Anna")
    assert crier.user is not None
    anna.say("a secret of the street", "dam")
    anna.say(f"<@{crier.user.id}> hello", "dam")
    anna.say("a letter", "dm")
    await town.until(lambda: len(crier.heard) == 3)
    assert [m.content for m in crier.heard] == ["", f"<@{crier.user.id}> hello", "a letter"]


async def test_with_the_intent_it_hears_all() -> None:
    async with playground(privileged_intents=CONTENT) as town:
        intents = discord.Intents(guilds=True, messages=True, message_content=True)
        async with connected(town, Crier, intents=intents) as bot:
            town.person("Anna").say("a secret of the street", "dam")
            await town.until(lambda: len(bot.heard) == 1)
            assert bot.heard[0].content == "a secret of the street"


async def test_without_message_intents_it_hears_nothing(town: Town) -> None:
    async with connected(town, Crier, intents=discord.Intents(guilds=True)) as bot:
        town.person("Anna").say("hello", "dam")
        assert (await town.person("Anna").slash("go", place="dam")).text == "went to dam"
        assert bot.heard == []
        assert "MESSAGE_CREATE" not in bot.events


async def test_ephemeral_answers_are_not_told_to_the_bot(town: Town, crier: Crier) -> None:
    await town.person("Anna").slash("secret", word="herring")
    await town.until(lambda: len(crier.heard) == 1)
    assert [m.content for m in crier.heard] == ["and also in public"]


async def test_changes_of_the_town_reach_the_client(town: Town, crier: Crier) -> None:
    world = town.world
    [guild] = crier.guilds
    spui = town.new_room("spui")
    await town.until(lambda: guild.get_channel(int(spui.id)) is not None)
    thread = world.add_thread(spui.channel, "a thread", town.person("Anna").person)
    await town.until(lambda: guild.get_thread(int(thread.id)) is not None)
    world.change_thread(thread, archived=True)
    await town.until(lambda: guild.get_thread(int(thread.id)) is None)
    world.deny(spui.channel, "send_messages")
    cached = guild.get_channel(int(spui.id))
    assert cached is not None
    await town.until(lambda: not cached.permissions_for(guild.me).send_messages)
    world.delete_channel(spui.channel)
    await town.until(lambda: guild.get_channel(int(spui.id)) is None)


async def test_a_guild_joined_later_is_told(town: Town, crier: Crier) -> None:
    town.world.add_guild("Haarlem")
    await town.until(lambda: len(crier.guilds) == 2)
    town.world.expel_bot(town.world.main_guild)
    await town.until(lambda: [g.name for g in crier.guilds] == ["Haarlem"])
    with pytest.raises(discord.Forbidden):
        await crier.fetch_channel(int(town.room("dam").id))


class SlowToNotice(KeepAliveHandler):
    """discord.py's heart on a busy machine: its thread goes on a little after the beat is out."""

    def __setattr__(self, name: str, value: object) -> None:
        if name == "_last_send":
            time.sleep(0.01)
        super().__setattr__(name, value)


async def test_an_answer_to_a_heartbeat_is_not_counted_from_the_one_before(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 400)
    monkeypatch.setattr(discord.gateway, "KeepAliveHandler", SlowToNotice)
    async with connected(town, Crier) as bot:
        first = bot.latency
        # Counted from the one before, it would be 0.4 s every time; a busy machine may be slow sometimes.
        await town.until(lambda: bot.latency != first and bot.latency < 0.3)


async def _identify(town: Town, shard: int, shards: int) -> str:
    """Come in as one shard, and say what one is told first."""
    async with aiohttp.ClientSession() as session, session.ws_connect(town.playground.gateway.url) as socket:
        await socket.receive_json()
        told = {"token": town.token, "intents": 1, "properties": {}, "shard": [shard, shards]}
        await socket.send_json({"op": 2, "d": told})
        answer = await socket.receive_json()
        return str(answer["t"] or answer["op"])


async def test_only_so_many_shards_identify_at_a_time() -> None:
    async with playground(max_concurrency=2, shards=4, identify_seconds=1000) as town:
        assert [await _identify(town, shard, 4) for shard in (0, 1, 2, 3)] == ["READY", "READY", "9", "9"]
        assert town.playground.gateway.too_early == [2, 3]
        town.world.settings.identify_seconds = 0
        assert await _identify(town, 2, 4) == "READY"
