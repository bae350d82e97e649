"""`schout`: every command says what it does, and what is wrong in a sentence with a code of its kind."""

import asyncio
import json
import logging
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot.hosting.command import WORDS, main
from bot.store.backups import alone
from rules.core.record import record
from rules.games import GAMES
from tests.bot.damage import damaged, make_file

ROOT = Path(__file__).resolve().parents[2]
WELL, WRONG, SETTING, FILE, TOKEN, NETWORK = range(6)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_BASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PORT", "0")
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    asyncio.run(make_file(tmp_path / "schout.sqlite"))
    return tmp_path / "schout.sqlite"


def test_the_command_is_installed_under_its_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["scripts"] == {"schout": "bot.__main__:main"}


def test_help_tells_of_every_command_and_every_code(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    told = capsys.readouterr().out
    assert ended.value.code == 0
    assert all(f"    {name}" in told for name in WORDS)
    assert all(f"{code} " in told.split("It ends with")[1] for code in range(6))


def test_the_version_says_on_what_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    told = capsys.readouterr().out
    assert told.startswith("Schout ")
    assert "discord.py 2" in told


def test_a_word_that_is_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["fly"])
    assert ended.value.code == SETTING
    assert "invalid choice: 'fly'" in capsys.readouterr().err


# check


def test_check_on_an_empty_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == WELL
    told = capsys.readouterr().out
    assert "WRONG" not in told
    assert "will be made" in told
    assert "starts the playground" in told


def test_check_tells_of_a_damaged_file_and_what_helps(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup"]) == WELL
    database.write_bytes(damaged(database.read_bytes(), 4096, 12_288))
    assert main(["check"]) == FILE
    told = capsys.readouterr().out
    assert "WRONG database: schout.sqlite is damaged" in told
    assert "`schout restore` goes back to" in told


def test_check_tells_a_network_from_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.abc")
    monkeypatch.setenv("DISCORD_BASE", "http://127.0.0.1:1/secret")
    assert main(["check"]) == NETWORK
    assert "WRONG network: Discord cannot be reached: nobody listens there." in capsys.readouterr().out
    assert main(["invite"]) == NETWORK
    assert capsys.readouterr().err == "Discord cannot be reached: nobody listens there.\n"


def test_check_names_a_slip_of_the_pen_in_env(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").write_text("ADMIN=1\n")
    assert main(["check"]) == WELL
    assert "unknown in .env: ADMIN" in capsys.readouterr().out


# backup, restore


def test_backup_and_restore(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup"]) == WELL
    made = Path(capsys.readouterr().out.split(" (")[0])
    assert made.parent == Path("backups")
    database.unlink()
    assert main(["restore"]) == WELL
    assert capsys.readouterr().out == f"schout.sqlite is {made.name} again.\n"
    assert main(["restore", str(made)]) == WELL


def test_what_cannot_be_done_with_a_file(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore"]) == FILE
    assert "There is no sound backup" in capsys.readouterr().err
    assert main(["restore", "nowhere.sqlite"]) == FILE
    assert capsys.readouterr().err == "nowhere.sqlite is not there\n"
    with alone(database):
        assert main(["run"]) == FILE
    assert capsys.readouterr().err == "schout.sqlite is in use: a bot is running on it\n"
    database.unlink()
    assert main(["backup"]) == FILE
    assert capsys.readouterr().err == "schout.sqlite is not there\n"


# invite, export, printed, verify


def test_an_invitation_has_the_scopes_and_permissions_that_are_needed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["invite", "123456789012345678"]) == WELL
    told = capsys.readouterr().out
    assert "client_id=123456789012345678" in told
    assert "scope=bot+applications.commands" in told
    bits = (10, 11, 15, 16, 35, 38)
    assert f"permissions={sum(1 << bit for bit in bits)}" in told
    assert main(["invite"]) == SETTING


def test_a_game_that_is_not_over_is_not_exported(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "1"]) == WRONG
    assert "not over yet" in capsys.readouterr().err
    assert main(["export", "77"]) == WRONG


def test_files_are_checked_as_by_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.json").write_text(json.dumps({"game": "ride"}))
    assert main(["verify", "game.json"]) == WRONG
    assert main(["printed", "ride", str(ROOT / "rules" / "ride" / "printed.toml")]) == WELL
    assert capsys.readouterr().out.splitlines()[-1] == "right"


def test_whoever_stops_reading_is_no_trouble() -> None:
    done = subprocess.run(
        f"{sys.executable} -m bot check | head -c 1", shell=True, capture_output=True, text=True, check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert "cannot go on" not in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_wrong_with_a_record_or_a_printed_file_is_told_in_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = record(GAMES["ride"], 2, {}, "seed", [], GAMES["ride"].VERSION, [])
    path = tmp_path / "ride-1.json"
    path.write_bytes(msgspec.json.encode(told))
    printed = tmp_path / "printed.toml"
    printed.write_text("rows = 3")
    assert main(["verify", str(path)]) == WRONG
    assert "After 0 answers the game is not over." in capsys.readouterr().out
    for words in (["verify", "nowhere.json"], ["verify", str(printed)], ["printed", "ride", str(printed)]):
        assert main(words) == WRONG
        *sentences, verdict = capsys.readouterr().out.splitlines()
        assert verdict == "wrong"
        assert sentences
        assert not [line for line in sentences if "=" in line or line.startswith(("verify-", "printed-"))]
