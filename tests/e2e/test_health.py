"""The port that says how the bot is: read by a real parser, and honest about what is wrong."""

import json
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import gauges
from bot.config import Config, WrongSettingError
from bot.hosting import health
from bot.hosting.health import watched
from tests.e2e.conftest import Stage
from tests.e2e.tables import begin

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def port(stage: Stage) -> AsyncIterator[int]:
    async with AsyncExitStack() as stack:
        yield await watched_somewhere(stage, stack)


async def watched_somewhere(stage: Stage, stack: AsyncExitStack) -> int:
    """Tell at a free port how the bot is; whoever takes it before us makes us look for another."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as free:
            number: int = free.getsockname()[1]
        with suppress(WrongSettingError):
            await stack.enter_async_context(watched(Config(health_port=number), stage.bot))
            return number


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}{path}") as response:
        return response.status, await response.text()


async def metrics(port: int) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    status, told = await get(port, "/metrics")
    assert status == 200
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }


def total(found: dict[tuple[str, tuple[tuple[str, str], ...]], float], name: str, **labels: str) -> float:
    return sum(
        value
        for (sample, told), value in found.items()
        if sample == name and labels.items() <= dict(told).items()
    )


async def test_what_happens_is_counted_as_prometheus_reads_it(stage: Stage, port: int) -> None:
    before = await metrics(port)
    await begin(stage)
    await stage.quiet()
    after = await metrics(port)

    def more(name: str, **labels: str) -> float:
        return total(after, name, **labels) - total(before, name, **labels)

    assert more("schout_moves_total", game="ride", by="person") >= 2
    assert more("schout_request_seconds_count", kind="component", outcome="done") >= 1
    assert more("schout_request_seconds_count", kind="application_command", outcome="done") >= 1
    assert more("schout_said_total") > 3
    assert more("schout_picture_seconds_count") > 0
    assert more("schout_discord_answers_total", status="200") > 3
    assert total(after, "schout_games", stage="playing") == 1
    assert total(after, "schout_outbox_length") == 0
    assert total(after, "schout_memory_bytes", process="bot") > 10_000_000
    assert total(after, "schout_file_bytes", file="database") > 0
    assert total(after, "schout_open_descriptors") > 3
    assert {part: total(after, "schout_well", part=part) for part in ("gateway", "database", "outbox")} == {
        "gateway": 1,
        "database": 1,
        "outbox": 1,
    }


async def test_all_is_well(port: int) -> None:
    assert await get(port, "/healthz") == (
        200,
        "gateway: well\ndatabase: well\noutbox: well\nworkers: well\n",
    )


async def test_a_gateway_that_is_lost_is_told_until_it_is_back(stage: Stage, port: int) -> None:
    before = total(await metrics(port), "schout_gateway_reconnects_total")
    stage.bot.dispatch("disconnect")
    status, told = await get(port, "/healthz")
    assert status == 503
    assert "gateway: Discord's gateway is not connected" in told
    stage.bot.dispatch("resumed")
    assert (await get(port, "/healthz"))[0] == 200
    assert total(await metrics(port), "schout_gateway_reconnects_total") == before + 1


async def test_a_database_that_takes_no_change_is_told(
    stage: Stage, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    async with stage.store.change():
        status, told = await get(port, "/healthz")
    assert (status, "database: takes no change within" in told) == (503, True)


async def test_an_outbox_that_is_stuck_is_told(stage: Stage, port: int) -> None:
    await stage.town.person("Anna").slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    async with stage.store.change() as db:
        old = int(time.time()) - 3600
        await db.execute("INSERT INTO outbox (game_id, slot, at) VALUES (1, 'notice:9', ?)", (old,))
    status, told = await get(port, "/healthz")
    assert status == 503
    assert "outbox: 1 messages have waited for more than 10 minutes" in told
    assert total(await metrics(port), "schout_outbox_age_seconds") >= 3600


async def test_a_port_that_is_taken_is_a_wrong_setting(stage: Stage, port: int) -> None:
    with pytest.raises(WrongSettingError, match=f"HEALTH_PORT: {port} is taken"):
        async with watched(Config(health_port=port), stage.bot):
            pass


def test_the_dashboard_shows_what_there_is() -> None:
    shown = json.loads((ROOT / "docs" / "grafana.json").read_text("utf-8"))
    asked = {
        name
        for panel in shown["panels"]
        for target in panel["targets"]
        for name in re.findall(r"schout_\w+", target["expr"])
    }
    there = {family.name for family in gauges.REGISTRY.collect()}
    assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in asked} == there
