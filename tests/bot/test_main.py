"""`python -m bot`: what is wrong with how it is started is told in a sentence, with a code that says so."""

import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.playground.world.keeper import Keeper
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot"])
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.abc")
    monkeypatch.setenv("DISCORD_BASE", "http://127.0.0.1:1/secret")
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_wrong_setting(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "many")
    assert main() == 2
    assert capsys.readouterr().err == "PORT: expected a number from 0 to 65535, found 'many'\n"


def test_a_newer_file(capsys: pytest.CaptureFixture[str]) -> None:
    db = sqlite3.connect("schout.sqlite")
    db.execute("PRAGMA user_version = 99")
    db.close()
    assert main() == 3
    assert "use a newer Schout" in capsys.readouterr().err


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    Path("schout.sqlite").write_text("dear diary, " * 100)
    assert main() == 3
    assert "schout.sqlite is damaged: file is not a database" in capsys.readouterr().err


def test_a_discord_that_is_not_there_is_waited_for() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, "-m", "bot"], stderr=subprocess.PIPE, env=environment) as bot:
        assert bot.stderr is not None
        said = bot.stderr.readline() + bot.stderr.readline()
        bot.send_signal(signal.SIGTERM)
        _, more = bot.communicate(timeout=PATIENCE)
    assert said.count(b"Discord cannot be reached: nobody listens there. Trying again in ") == 2
    assert b"Traceback" not in said + more
    assert bot.returncode == 0


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("PORT", str(taken.getsockname()[1]))
        assert main() == 2
    assert "is taken, perhaps by another playground; choose another" in capsys.readouterr().err


def test_a_playground_that_runs_already(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    keeper = Keeper(Path("playground.sqlite"))
    try:
        assert main() == 3
    finally:
        keeper.close()
    assert capsys.readouterr().err == "playground.sqlite is in use: another playground is running here\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("loaded", ["argparse", "discord", "bot.hosting.command", "bot.playground.welcome"])
def test_told_to_stop_while_it_starts_it_goes_quietly(loaded: str, number: int) -> None:
    """Python tells what it has loaded: before our first line is reached, what it says is its own."""
    environment = os.environ | {"PORT": "0", "DISCORD_TOKEN": "", "DISCORD_BASE": "", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "bot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        bufsize=0,
    ) as bot:
        assert bot.stderr is not None
        while bot.stderr.readline().split(b"|")[-1].strip() != loaded.encode():
            assert bot.poll() is None
        bot.send_signal(number)
        _, errors = bot.communicate(timeout=PATIENCE)
    assert b"Traceback" not in errors, errors.decode()
    assert b"No connection" not in errors
    assert bot.returncode in (0, -number)
