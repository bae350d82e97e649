"""Trouble on request: the client meets what it would meet on a bad day."""

import time

import aiohttp
import discord
import pytest

from tests.driver import Town
from tests.playground.crier import Crier


@pytest.fixture
def dam(town: Town, crier: Crier) -> discord.TextChannel:
    found = crier.get_channel(int(town.room("dam").id))
    assert isinstance(found, discord.TextChannel)
    return found


SEND = ("POST", "/channels/{channel_id}/messages")


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
    await town.until(lambda: len(crier.errors) == 1, 3)
    error = crier.errors.pop()
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062
