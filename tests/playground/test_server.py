"""Logging in: the client finds the Discord that it expects, and nobody else gets in."""

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path
from time import time

import aiohttp
import discord
import pytest

from bot.playground.api.intents import CONTENT, MEMBERS
from bot.playground.server import start
from tests.driver import Town, connected, playground
from tests.playground.crier import Crier
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


async def test_the_client_finds_its_guild_and_itself(town: Town, crier: Crier) -> None:
    assert crier.user is not None
    assert crier.user.name == "Schout"
    [guild] = crier.guilds
    assert guild.name == "Amsterdam"
    assert [c.name for c in guild.text_channels] == ["dam", "waag", "noordermarkt"]
    assert guild.me.guild_permissions.pin_messages
    assert not guild.text_channels[0].permissions_for(guild.me).manage_channels
    assert [r.route for r in town.requests[:4]] == [
        "/users/@me",
        "/oauth2/applications/@me",
        "/applications/{application_id}/commands",
        "/gateway/bot",
    ]


async def test_a_plain_bot_logs_in_without_being_sharded(town: Town) -> None:
    intents = discord.Intents(guilds=True)
    async with connected(town, discord.Client, intents=intents) as client:
        assert client.guilds[0].name == "Amsterdam"


async def test_a_wrong_token_is_refused(town: Town) -> None:
    town.playground.token = "wrong"
    with pytest.raises(discord.LoginFailure):
        async with connected(town, Crier):
            pass


async def test_the_gateway_knows_the_token_too(town: Town) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{town.base}/gateway") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}})
        await socket.receive(timeout=PATIENCE)
        assert socket.close_code == 4004


@pytest.mark.parametrize("intent", ["members", "message_content", "presences"])
async def test_privileged_intents_are_refused(town: Town, intent: str) -> None:
    intents = discord.Intents(guilds=True, **{intent: True})
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with connected(town, Crier, intents=intents):
            pass


async def test_members_come_with_their_intent() -> None:
    async with playground(privileged_intents=MEMBERS | CONTENT) as town:
        intents = discord.Intents(guilds=True, members=True)
        async with connected(town, Crier, intents=intents) as bot:
            [guild] = bot.guilds
            await town.until(lambda: len(guild.members) == 7)
            town.person("Anna").leave()
            await town.until(lambda: len(guild.members) == 6)
            town.person("Anna").join()
            await town.until(lambda: len(guild.members) == 7)


async def test_without_the_intent_members_are_asked_for_by_name(town: Town, crier: Crier) -> None:
    [guild] = crier.guilds
    anna = int(town.person("Anna").id)
    assert [m.name for m in guild.members] == ["Schout"]
    [found] = await guild.query_members(user_ids=[anna])
    assert found.display_name == "Anna"
    assert (await guild.fetch_member(anna)).id == anna
    assert (await crier.fetch_user(anna)).global_name == "Anna"


async def test_guilds_and_dms_go_to_their_shards(town: Town) -> None:
    moments = count(time())
    # The moment of its making decides on a guild's shard.
    town.world.ids.clock = lambda: next(moments)
    for i in range(5):
        guild = town.world.add_guild(f"Town {i}", [town.person("Anna").person])
        town.world.add_channel("square", guild)
    town.world.ids.clock = time
    async with connected(town, Crier, shard_count=3) as bot:
        assert [g.shard_id for g in bot.guilds] == [(g.id >> 22) % 3 for g in bot.guilds]
        assert len({g.shard_id for g in bot.guilds}) > 1
        answer = await town.person("Anna").slash("go", channel="dm", place="dam")
        assert answer.text == "went to dam"
        for room in town.rooms:
            if room.name == "square":
                assert (await town.person("Anna").slash("count", channel=room)).text.startswith("counting")
        assert bot.events.count("INTERACTION_CREATE") == 6, "each event goes to one shard"


async def test_a_bot_in_another_process(town: Town) -> None:
    environment = os.environ | {"DISCORD_BASE": town.base, "DISCORD_TOKEN": town.token}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.playground.crier", cwd=ROOT, env=environment
    )
    try:
        await town.online()
        anna = town.person("Anna")
        await anna.slash("count")
        await anna.press("Count 0")
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await town.until(lambda: not town.world.bot_online)
        assert anna.sees("counted to 1")
        async with connected(town, Crier):
            await anna.press("Count 1")
            assert anna.sees("counted to 2")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_it_listens_on_loopback_only() -> None:
    with pytest.raises(ValueError, match="loopback only"):
        await start(host="0.0.0.0")


async def test_without_the_secret_there_is_nothing(town: Town) -> None:
    origin, secret = town.base.rsplit("/", 1)
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/app/people", "/api/v10/gateway", f"/{secret[:-1]}/app/people"):
            async with session.get(origin + path) as answer:
                assert answer.status == 404
        async with session.get(f"{town.base}/app/people") as answer:
            assert answer.status == 200


async def test_it_also_listens_on_the_newer_loopback() -> None:
    try:
        running = await start(host="::1")
    except OSError:
        pytest.skip("this machine has no ::1")
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{running.base}/app/people") as answer:
            assert answer.status == 200
    finally:
        await running.stop()
