"""Logs: one JSON object a line, and no secret in it."""

import json
import logging
from collections.abc import Iterator

import discord
import pytest

from bot.edge.arrival import quieten
from bot.logs import set_up_logs
from bot.play.lobby import Lobby
from bot.play.session import Sessions, modest
from bot.store.people import write_note
from tests.bot.conftest import BRAM, open_table

SECRET = "MTIzNDU2.abc-DEF_ghi"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    others = {name: logging.getLogger(name).level for name in ("discord", "aiosqlite", "asyncpg")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, its in others.items():
        logging.getLogger(name).setLevel(its)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_record_is_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    logging.getLogger("bot.outbox.outbox").warning("not\nsaid %d", 3, extra={"game": 7, "slot": "turn:1"})
    [told] = lines(capsys)
    assert told.pop("time")
    assert told == {
        "level": "warning",
        "where": "bot.outbox.outbox",
        "message": "not\nsaid 3",
        "game": 7,
        "slot": "turn:1",
    }


def test_an_error_brings_its_traceback_on_the_same_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    try:
        raise ValueError("oh")
    except ValueError:
        logging.getLogger("bot").exception("failed")
    [told] = lines(capsys)
    assert str(told["error"]).endswith("ValueError: oh")


@pytest.mark.parametrize(
    "message",
    [
        f"token {SECRET}",
        "POST http://x/api/v10/webhooks/123/aW50ZXJhY3Rpb24.SeCrEt-_tail/messages/@original gave 429",
        "POST http://x/api/v10/interactions/123/aW50ZXJhY3Rpb24.SeCrEt-_tail/callback",
    ],
)
def test_no_token_is_logged(capsys: pytest.CaptureFixture[str], message: str) -> None:
    set_up_logs("info", (SECRET,))
    logging.getLogger("discord.http").warning("%s", message, extra={"more": message})
    try:
        raise ValueError(message)
    except ValueError:
        logging.getLogger("bot").exception("failed")
    told = capsys.readouterr().err
    assert SECRET not in told
    assert "SeCrEt" not in told
    assert told.count("***") == 3
    assert all(json.loads(line) for line in told.splitlines())


def test_what_is_below_the_level_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("warning")
    logging.getLogger("bot").info("chatter")
    logging.getLogger("discord").info("chatter")
    assert lines(capsys) == []


def test_discord_py_is_not_heard_below_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("debug")
    logging.getLogger("discord.http").debug("a whole request")
    assert lines(capsys) == []


async def test_no_secret_on_its_way_to_the_file_is_logged(
    capsys: pytest.CaptureFixture[str], sessions: Sessions
) -> None:
    set_up_logs("debug")
    row = await open_table(sessions)
    await Lobby(sessions).join(row.id, BRAM, "Bram")
    await write_note(sessions.store, row.id, BRAM, "a plan that nobody knows")
    seated = await sessions.seated(row.id)
    await sessions.answer(row.id, BRAM, 1, modest(seated.table().asks[1]))
    told = capsys.readouterr().err
    secrets = [seated.row.seed, "a plan", *(option.id for option in seated.table().asks[1].options)]
    assert not [secret for secret in secrets if secret in told]


def test_nothing_is_said_about_voice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for warning in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, warning, True)
    set_up_logs("warning")
    quieten()
    discord.Client(intents=discord.Intents(guilds=True))
    assert lines(capsys) == []
