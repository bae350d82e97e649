"""`schout check` and `schout invite` on a Discord that answers."""

import asyncio
from pathlib import Path

import pytest

from bot.edge.visit import invitation, visit
from bot.hosting.command import main
from tests.driver import Town


@pytest.fixture(autouse=True)
def here(town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", town.token)
    monkeypatch.setenv("DISCORD_BASE", town.base)


async def test_all_is_well_on_a_discord_that_answers(town: Town, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asyncio.to_thread(main, ["check"]) == 0
    told = capsys.readouterr().out
    assert "ok    token: Discord knows us as Schout" in told
    assert "all that is needed" in told


async def test_the_permissions_that_are_lacking_are_named(
    town: Town, capsys: pytest.CaptureFixture[str]
) -> None:
    guild = town.world.guilds[town.world.main_guild_id]
    for role in guild.roles.values():
        role.permissions &= ~(1 << 15 | 1 << 3)
    assert await asyncio.to_thread(main, ["check"]) == 1
    assert "lacks Attach Files; `schout invite`" in capsys.readouterr().out


async def test_an_admin_server_that_the_bot_is_not_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ADMIN_SERVER", "123456789012345678")
    assert await asyncio.to_thread(main, ["check"]) == 1
    assert "ADMIN_SERVER: the bot is not on 123456789012345678" in capsys.readouterr().out


async def test_a_wrong_token_is_told_from_a_network_that_is_down(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    assert await asyncio.to_thread(main, ["check"]) == 4
    assert "WRONG token: DISCORD_TOKEN: Discord does not know this token" in capsys.readouterr().out


async def test_the_invitation_is_that_of_the_application(
    town: Town, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["invite"]) == 0
    assert capsys.readouterr().out.strip() == invitation(int(town.world.application_id))


async def test_a_visit_leaves_nothing_behind(town: Town) -> None:
    seen = await visit(town.token, town.base)
    assert [server.lacking for server in seen.servers] == [[]] * len(seen.servers)
    assert not town.world.bot_online
