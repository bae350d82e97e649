"""The start on a bad day: it is tried again and said so, and what works is played with meanwhile."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest

from bot.config import Config
from bot.edge import arrival, client
from bot.edge.client import Schout, ShardedSchout
from bot.playground.api.faults import COMMANDS, CONNECT, LOGIN
from bot.playground.welcome import open_first_game
from bot.store.opening import opened
from tests.driver import Town, connected
from tests.e2e.conftest import nothing_painted
from tests.e2e.process import Process
from tests.e2e.tables import answers
from tests.stores import using
from tests.threads import thread


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(arrival, "PAUSES", (0.01, 0.02))


@asynccontextmanager
async def started(town: Town, folder: Path, kind: type[Schout] = Schout) -> AsyncIterator[Schout]:
    """The bot in this process, in a town where trouble waits for it."""
    config = Config(base=town.base, database=folder / "schout.sqlite", symbols=False)
    store = await opened(config.database)
    try:
        with patch.object(client, "warm_up", nothing_painted):
            async with connected(town, kind, config=config, store=store, workers=thread) as bot:
                yield bot
    finally:
        await store.close()


def count(town: Town, kind: tuple[str, str]) -> int:
    return sum((r.method, r.route) == kind for r in town.requests)


# Logging in


@pytest.mark.parametrize("trouble", [{"status": 503}, {"drop": True}, {"status": 429, "retry_after": 0.05}])
async def test_trouble_at_login_passes(
    town: Town, tmp_path: Path, soon: None, caplog: pytest.LogCaptureFixture, trouble: dict[str, Any]
) -> None:
    town.faults.add(*LOGIN, times=3, **trouble)
    town.faults.add("GET", "/oauth2/applications/@me", times=2, **trouble)
    async with started(town, tmp_path):
        assert town.faults.happened == 5
        await town.until(lambda: bool(town.world.commands))
    # What is put off for a moment only is waited for without a word.
    assert ("Discord cannot be reached: " in caplog.text) == ("retry_after" not in trouble)
    assert "Traceback" not in caplog.text


async def test_a_discord_that_does_not_answer_is_asked_again(
    town: Town, tmp_path: Path, soon: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrival, "PATIENCE", 1)
    town.faults.add(*LOGIN, delay=20)
    async with started(town, tmp_path):
        assert "Discord cannot be reached: it does not answer." in caplog.text


async def test_a_503_at_login_ends_in_no_traceback(town: Town, tmp_path: Path) -> None:
    town.faults.add(*LOGIN, status=503)
    bot = Process(town, tmp_path)
    await bot.start()
    bot.kill()
    await bot.gone()
    assert "Discord cannot be reached: it answers 503. Trying again in 1 s." in bot.log
    assert "Traceback" not in bot.log


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_told_to_stop_between_two_tries_it_goes_at_once(
    town: Town, tmp_path: Path, number: int
) -> None:
    town.faults.add(*LOGIN, status=503, times=None)
    bot = Process(town, tmp_path)
    await bot.launch()
    await town.until(lambda: count(town, LOGIN) == 3)
    assert bot.process is not None
    assert bot.process.pid is not None
    os.kill(bot.process.pid, number)
    assert await bot.gone() == 0
    assert "Traceback" not in bot.log
    assert '"message": "stopped"' in bot.log


async def test_a_login_that_is_refused_for_good_is_told_in_a_sentence(town: Town, tmp_path: Path) -> None:
    town.faults.add(*LOGIN, status=403)
    bot = Process(town, tmp_path)
    await bot.launch()
    assert await bot.gone() == 4
    assert bot.log.splitlines()[-1].startswith("Discord does not let the bot in: 403")
    assert "Traceback" not in bot.log


async def test_a_discord_that_says_strange_things_is_none_yet(
    town: Town, tmp_path: Path, soon: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, strange = discord.http.HTTPClient.static_login, ["<html>please log in to this hotel</html>", {}]

    async def login(http: discord.http.HTTPClient, token: str) -> Any:
        data = await real(http, token)
        return strange.pop() if strange else data

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", login)
    async with started(town, tmp_path):
        assert caplog.text.count("what answers there is not Discord") == 2


# The gateway


@pytest.mark.parametrize("trouble", [{"status": 503}, {"drop": True}])
async def test_a_gateway_that_is_shut_at_first_is_tried_again(
    town: Town, tmp_path: Path, soon: None, caplog: pytest.LogCaptureFixture, trouble: dict[str, Any]
) -> None:
    town.faults.add(*CONNECT, times=2, **trouble)
    async with started(town, tmp_path):
        assert town.faults.happened == 2
    assert "Discord's gateway cannot be reached" in caplog.text
    assert "Traceback" not in caplog.text


async def test_shards_are_asked_for_again(
    town: Town, tmp_path: Path, soon: None, caplog: pytest.LogCaptureFixture
) -> None:
    town.faults.add("GET", "/gateway/bot", status=503, times=2)
    async with started(town, tmp_path, ShardedSchout):
        assert town.faults.happened == 2
    assert caplog.text.count("Discord's gateway cannot be reached: it answers 503") == 2


async def test_a_lost_connection_is_worth_a_sentence(
    town: Town, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with started(town, tmp_path):
        town.faults.add(*CONNECT, status=503)
        await town.faults.cut()
        await town.until(lambda: town.faults.happened == 1 and town.world.bot_online)
    assert "Traceback" not in caplog.text
    assert "Attempting a reconnect" in caplog.text


# The commands


async def test_a_long_429_for_the_commands_leaves_the_buttons_working(
    town: Town, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    town.faults.add(*COMMANDS, status=429, retry_after=600, times=None)
    async with using(opened(tmp_path / "schout.sqlite")) as store:
        await open_first_game(store, town.playground)
    async with started(town, tmp_path):
        anna = town.person("Anna")
        await anna.until_sees("Join", "dam")
        await anna.press("Join", channel="dam")
        await town.until(lambda: bool(anna.dm) and bool(answers(anna.dm[-1])))
        await anna.press(answers(anna.dm[-1])[0]["custom_id"], message=anna.dm[-1])
        await anna.until_sees("All contracts are chosen", "dam", 30)
        assert count(town, COMMANDS) == 1, "what is to be asked after 600 s is not asked before"
    assert (
        "cannot be registered yet, buttons work: it asks for a pause. Trying again in 600 s." in caplog.text
    )


async def test_the_commands_are_registered_as_soon_as_discord_takes_them(
    town: Town, tmp_path: Path, soon: None
) -> None:
    town.faults.add(*COMMANDS, status=503, times=3)
    async with started(town, tmp_path):
        await town.until(lambda: bool(town.world.commands))
        answer = await town.person("Anna").slash("game new", channel="dam", game="ride", seats=2)
        assert answer.message is not None
    assert count(town, COMMANDS) == 4
    async with started(town, tmp_path):
        assert count(town, COMMANDS) == 4, "they have not changed"


async def test_commands_that_discord_refuses_are_no_reason_to_stop(
    town: Town, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    town.faults.add(*COMMANDS, status=400, code=50035)
    async with started(town, tmp_path):
        await town.until(lambda: "Discord refuses the commands, buttons work" in caplog.text)
        assert town.world.bot_online


# In words


def test_what_hinders_is_said_in_words() -> None:
    refused = ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 1)")
    assert arrival.hindrance(refused) == "nobody listens there"
    assert (
        arrival.hindrance(socket.gaierror(-2, "Name or service not known")) == "its name cannot be looked up"
    )
    assert arrival.hindrance(TimeoutError()) == "it does not answer"
    assert arrival.hindrance(discord.RateLimited(45)) == "it asks for a pause"
    assert arrival.hindrance(aiohttp.ServerDisconnectedError()) == "Server disconnected"
    assert arrival.hindrance(KeyError("ours")) is None


# Leaving


async def test_what_the_library_brings_after_we_have_left_is_not_taken_up(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits some seconds before it says that all servers are known: by then the file may be closed."""
    heard: list[object] = []

    async def on_ready(self: Schout) -> None:
        heard.append(self)

    monkeypatch.setattr(Schout, "on_ready", on_ready)
    async with started(town, tmp_path) as bot:
        pass
    bot.dispatch("ready")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert heard == []
