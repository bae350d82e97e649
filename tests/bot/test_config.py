"""Settings: each wrong one is named with what is expected, and the token is never repeated."""

from pathlib import Path

import pytest

from bot.config import SETTINGS, Config, WrongSettingError, env_file, read_config

SECRET = "MTIzNDU2.abc-DEF_ghi"


def read(tmp_path: Path, text: str = "", **environment: str) -> Config:
    (tmp_path / ".env").write_text(text, "utf-8")
    return read_config(environment, tmp_path / ".env")


def test_without_settings_the_defaults_hold(tmp_path: Path) -> None:
    assert read(tmp_path) == Config()
    assert read_config({}, tmp_path / "missing") == Config()


def test_all_settings_are_read(tmp_path: Path) -> None:
    assert read(
        tmp_path, DISCORD_TOKEN=SECRET, DISCORD_BASE="http://localhost:80/secret/", DATABASE=f"{tmp_path}/db",
        PLAYGROUND=f"{tmp_path}/pg", PORT="0", ADMINS="123456789012345678, 223456789012345678",
        ADMIN_SERVER="323456789012345678", LOG_LEVEL="DEBUG", SHARDS="yes", BROWSER_OPENS="no",
        SYMBOLS="no",
    ) == Config(
        token=SECRET, base="http://localhost:80/secret", database=tmp_path / "db", playground=tmp_path / "pg",
        port=0, admins=frozenset({123456789012345678, 223456789012345678}), log_level="debug", shards=True,
        browser=False, symbols=False, admin_server=323456789012345678,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("DISCORD_BASE", "localhost", "an address such as"),
        ("DISCORD_BASE", "ftp://x", "an address such as"),
        ("ADMINS", "anna", "user ids"),
        ("ADMINS", "123", "user ids"),
        ("ADMIN_SERVER", "Amsterdam", "the id of a server"),
        ("LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("PORT", "http", "0 to 65535"),
        ("PORT", "65536", "0 to 65535"),
        ("PORT", "-1", "0 to 65535"),
        ("PORT", "²", "0 to 65535"),
        ("SHARDS", "perhaps", "yes or no"),
        ("BROWSER_OPENS", "1", "yes or no"),
        ("SYMBOLS", "", "yes or no"),
        ("DATABASE", "/", "a file in a folder that exists"),
        ("DATABASE", "/nowhere/at/all", "a file in a folder that exists"),
        ("PLAYGROUND", "/nowhere/at/all", "a file in a folder that exists"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, name: str, value: str, expected: str) -> None:
    with pytest.raises(WrongSettingError) as wrong:
        read(tmp_path, **{name: value})
    assert str(wrong.value).startswith(f"{name}: expected ")
    assert expected in str(wrong.value)
    assert repr(value) in str(wrong.value)


@pytest.mark.parametrize("token", [f"Bot {SECRET}", f'"{SECRET}"', f"{SECRET} {SECRET}", "é" + SECRET])
def test_a_wrong_token_is_named_but_not_repeated(tmp_path: Path, token: str) -> None:
    with pytest.raises(WrongSettingError, match=r"^DISCORD_TOKEN: expected") as wrong:
        read(tmp_path, DISCORD_TOKEN=token)
    assert SECRET not in str(wrong.value)


@pytest.mark.parametrize(
    "line",
    [
        f"DISCORD_TOKEN={SECRET}",
        f"export DISCORD_TOKEN = {SECRET}",
        f'DISCORD_TOKEN="{SECRET}"  # of the application',
        f"DISCORD_TOKEN='{SECRET}'",
        f"DISCORD_TOKEN={SECRET} # of the application",
        f"# a comment\n\n  DISCORD_TOKEN={SECRET}\r\n",
    ],
)
def test_a_file_may_be_written_in_the_usual_ways(tmp_path: Path, line: str) -> None:
    assert read(tmp_path, line).token == SECRET


def test_quotes_keep_what_is_between_them(tmp_path: Path) -> None:
    assert read(tmp_path, f'DATABASE="{tmp_path}/a #b"').database == tmp_path / "a #b"


@pytest.mark.parametrize("line", [f"DISCORD_TOKEN: {SECRET}", f"token={SECRET}", SECRET])
def test_a_line_that_is_no_setting_is_named_by_its_number(tmp_path: Path, line: str) -> None:
    with pytest.raises(WrongSettingError, match=r"\.env, line 2: expected NAME=value") as wrong:
        read(tmp_path, f"PORT=1\n{line}")
    assert SECRET not in str(wrong.value)


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    assert read(tmp_path, "PORT=1", PORT="2").port == 2


def test_an_empty_setting_is_none(tmp_path: Path) -> None:
    config = read(tmp_path, DISCORD_TOKEN="", DISCORD_BASE="", DATABASE="")
    assert (config.token, config.base, config.database) == (None, None, Path("schout.sqlite"))


def test_every_setting_is_told_of_in_the_example_and_no_other() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    assert env_file(example).keys() == SETTINGS
