"""Settings from the environment or a `.env` file, typed and checked at the start."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from msgspec import Struct

LOG_LEVELS = ("debug", "info", "warning", "error")


#: The fewest signs of a key.
SHORTEST_KEY = 32


class WrongSettingError(Exception):
    """A setting cannot be used; the message names it and says what is expected."""


class UnusableFileError(Exception):
    """A file that is to hold everything cannot be used; the message says why."""


class Config(Struct, frozen=True):
    """How this bot runs. Without a token it plays on the playground."""

    token: str | None = None
    base: str | None = None
    database: Path = Path("schout.sqlite")
    #: The PostgreSQL database in which everything is kept instead of that file, if it is.
    address: str | None = None
    playground: Path = Path("playground.sqlite")
    port: int = 8017
    admins: frozenset[int] = frozenset()
    #: The server of whoever runs the bot: the only one with `/admin`.
    admin_server: int | None = None
    log_level: str = "info"
    shards: bool = False
    browser: bool = True
    #: Where copies of the database are kept, every how many hours one is made, and how many are kept.
    backups: Path | None = None
    backup_every: int = 24
    backup_keep: int = 7
    #: Whether the symbols of the games are uploaded as emoji of the application.
    symbols: bool = True
    #: For how many days games that are over are kept; for ever if nothing is said.
    keep_days: int | None = None
    #: Where whoever is on this machine may ask how the bot is, if anywhere.
    health_port: int | None = None
    #: With what secrets are sealed in the database; without it they are not.
    seal_key: str | None = None
    #: Printed files of one's own, by game.
    printed: dict[str, str] = {}

    @property
    def where(self) -> Path | str:
        """Where everything is kept."""
        return self.address or self.database

    @property
    def secrets(self) -> list[str]:
        """What must not be told to anybody."""
        password = urlsplit(self.address).password if self.address else None
        return [secret for secret in (self.token, self.seal_key, password) if secret]

    @property
    def backup_folder(self) -> Path:
        """Where copies are kept: beside the database, unless it is said otherwise."""
        return self.backups or self.database.parent / "backups"


def env_file(path: Path) -> dict[str, str]:
    """The `NAME=value` lines of a `.env` file; a missing file is an empty one."""
    if not path.is_file():
        return {}
    values = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        name, equals, value = text.removeprefix("export ").partition("=")
        if not equals or not re.fullmatch(r"[A-Z][A-Z0-9_]*", name.strip()):
            # The line itself is not repeated: it may hold the token.
            raise WrongSettingError(f"{path}, line {number}: expected NAME=value")
        values[name.strip()] = _unquoted(value.strip())
    return values


def _unquoted(value: str) -> str:
    """What stands between quotes, or else everything before a comment."""
    if value[:1] in ("'", '"') and value.find(value[0], 1) > 0:
        return value[1 : value.find(value[0], 1)]
    return re.split(r"(?:^|\s)#", value, maxsplit=1)[0].strip()


#: Every setting that there is.
SETTINGS = frozenset(
    {"ADMINS", "ADMIN_SERVER", "BACKUPS", "BACKUP_EVERY", "BACKUP_KEEP", "BROWSER_OPENS"}
    | {"DATABASE", "DISCORD_BASE", "DISCORD_TOKEN", "HEALTH_PORT", "KEEP_DAYS", "LOG_LEVEL", "PLAYGROUND"}
    | {"PORT", "SEAL_KEY", "SHARDS", "SYMBOLS"}
)


def unknown_settings(file: Path) -> list[str]:
    """What stands in a `.env` file and is no setting: perhaps a slip of the pen."""
    return sorted(env_file(file).keys() - SETTINGS)


def read_config(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Config:
    """Read all settings; what stands in the environment goes before what stands in the file."""
    values = env_file(file) | dict(os.environ if environment is None else environment)
    token = values.get("DISCORD_TOKEN", "").strip() or None
    if token is not None and not re.fullmatch(r"[\w.-]+", token, re.ASCII):
        raise WrongSettingError(
            "DISCORD_TOKEN: expected the token alone, without spaces, quotes or the word Bot"
        )
    base = values.get("DISCORD_BASE") or None
    if base is not None and not re.fullmatch(r"https?://[^\s/]+(/[^\s]*)?", base):
        raise WrongSettingError(
            f"DISCORD_BASE: expected an address such as http://localhost:8017/secret, found {base!r}"
        )
    admins = values.get("ADMINS", "")
    if not re.fullmatch(r"\s*(\d{15,20}\s*(,\s*\d{15,20}\s*)*)?", admins):
        raise WrongSettingError(f"ADMINS: expected user ids with commas between them, found {admins!r}")
    server = values.get("ADMIN_SERVER", "").strip()
    if not re.fullmatch(r"(\d{15,20})?", server):
        raise WrongSettingError(f"ADMIN_SERVER: expected the id of a server, found {server!r}")
    level = values.get("LOG_LEVEL", "info").lower()
    if level not in LOG_LEVELS:
        raise WrongSettingError(f"LOG_LEVEL: expected one of {', '.join(LOG_LEVELS)}, found {level!r}")
    address = values.get("DATABASE", "") if is_address(values.get("DATABASE", "")) else None
    return Config(
        token=token,
        base=base.rstrip("/") if base else None,
        database=_file("DATABASE", "schout.sqlite" if address else values.get("DATABASE") or "schout.sqlite"),
        address=address,
        playground=_file("PLAYGROUND", values.get("PLAYGROUND") or "playground.sqlite"),
        port=_number("PORT", values.get("PORT", "8017"), 0, 65535),
        admins=frozenset(int(part) for part in re.findall(r"\d+", admins)),
        admin_server=int(server) if server else None,
        log_level=level,
        shards=_switch("SHARDS", values.get("SHARDS", "no")),
        browser=_switch("BROWSER_OPENS", values.get("BROWSER_OPENS", "yes")),
        keep_days=_optional("KEEP_DAYS", values.get("KEEP_DAYS") or "", 1, 36_500),
        health_port=_optional("HEALTH_PORT", values.get("HEALTH_PORT") or "", 1, 65535),
        seal_key=_key(values.get("SEAL_KEY", "").strip()),
        backups=_folder("BACKUPS", values.get("BACKUPS")),
        backup_every=_number("BACKUP_EVERY", values.get("BACKUP_EVERY") or "24", 0, 10_000),
        backup_keep=_number("BACKUP_KEEP", values.get("BACKUP_KEEP") or "7", 1, 1000),
        symbols=_switch("SYMBOLS", values.get("SYMBOLS", "yes")),
    )


def is_address(where: str) -> bool:
    """Whether that is the address of a database, and no file's name."""
    return where.startswith(("postgresql://", "postgres://"))


def without_password(address: str) -> str:
    """An address as it may be told to anybody."""
    parts = urlsplit(address)
    if parts.password is None:
        return address
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@")))


def _file(name: str, value: str) -> Path:
    path = Path(value)
    if path.is_dir() or not path.parent.is_dir():
        raise WrongSettingError(f"{name}: expected a file in a folder that exists, found {value!r}")
    return path


def _folder(name: str, value: str | None) -> Path | None:
    """A folder that is there, or is made when something is put into it."""
    if value and Path(value).exists() and not Path(value).is_dir():
        raise WrongSettingError(f"{name}: expected a folder, found the file {value!r}")
    return Path(value) if value else None


def _optional(name: str, value: str, least: int, most: int) -> int | None:
    return _number(name, value, least, most) if value else None


def _key(value: str) -> str | None:
    """A key is long, so that nobody finds it by trying; it is never repeated."""
    if 0 < len(value) < SHORTEST_KEY:
        raise WrongSettingError(f"SEAL_KEY: expected at least {SHORTEST_KEY} signs that nobody can guess")
    return value or None


def _number(name: str, value: str, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", value) or not least <= int(value) <= most:
        raise WrongSettingError(f"{name}: expected a number from {least} to {most}, found {value!r}")
    return int(value)


def _switch(name: str, value: str) -> bool:
    if value.lower() not in ("yes", "no"):
        raise WrongSettingError(f"{name}: expected yes or no, found {value!r}")
    return value.lower() == "yes"
