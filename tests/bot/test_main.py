"""`python -m bot`: what is wrong with how it is started is told in a sentence, with a code that says so."""

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main


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
    assert main() == 2
    assert "use a newer Schout" in capsys.readouterr().err


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    Path("schout.sqlite").write_text("dear diary, " * 100)
    assert main() == 2
    assert "cannot be used as a database" in capsys.readouterr().err


def test_a_discord_that_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(_: float) -> None:
        return

    monkeypatch.setattr("discord.http.asyncio.sleep", at_once)
    assert main() == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith("No connection: ")
