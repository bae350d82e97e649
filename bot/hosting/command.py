"""The command `schout`: run the bot, and look after it."""

import argparse
import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.config import (
    Config,
    UnusableFileError,
    WrongSettingError,
    is_address,
    read_config,
    without_password,
)
from bot.edge.arrival import TurnedAwayError
from bot.edge.visit import UnreachableError, invitation, visit
from bot.heap import share_heap
from bot.hosting.checking import check
from bot.hosting.keeping import open_store, restore
from bot.hosting.serving import serve
from bot.hosting.soundness import check_file
from bot.logs import set_up_logs
from bot.loop import run as run_loop
from bot.messages.reports import record_file
from bot.play.printed import read_printed
from bot.play.session import Sessions
from bot.store.backups import all_alone, back_up
from bot.store.sealing import Seal
from bot.store.soundness import SQLITE
from bot.words.texts import Speaker
from rules.__main__ import main as judge
from rules.core.asking import Illegal
from rules.games import GAMES

#: What the code says with which a command ends, told in `--help`.
WELL, WRONG, SETTING, FILE, TOKEN, NETWORK = range(6)
CODES = """
It ends with 0 if all is well, 1 if what was looked at is wrong, 2 for a setting or a word that cannot be
used, 3 for a file that cannot be used, 4 if Discord does not let the bot in, 5 if Discord cannot be reached.
Settings come from the environment or from a file .env; .env.example tells of each.
"""
EXAMPLES = """
examples:
  schout                      play here, or on Discord if DISCORD_TOKEN is set
  schout check                what is wrong, if anything is
  schout invite               the address at which the bot is invited to a server
  schout backup               copy the database now, also while the bot runs
  schout restore              go back to the newest copy that is sound
  schout move schout.sqlite postgresql://schout@db/schout   take everything there
  schout verify ride-12.json  whether the luck of a game was right
"""


def run(words: Namespace) -> int:
    """Run the bot, or without a token the playground."""
    config = msgspec.structs.replace(read_config(), printed=read_printed(words.printed))
    set_up_logs(config.log_level, tuple(config.secrets))
    share_heap()
    run_loop(serve(config))
    return WELL


def look(words: Namespace) -> int:
    """Look at settings, files, permissions and Discord."""
    found, code = check()
    print(*found, sep="\n")
    return code


def backup(words: Namespace) -> int:
    """Copy the database into the folder of backups."""
    config = read_config()
    _check_there(config)
    made = asyncio.run(back_up(config))
    print(f"{made} ({made.stat().st_size // 1024} KB)")
    return WELL


def _check_there(config: Config) -> None:
    """Refuse what would only make an empty file."""
    if config.address is None and not config.database.is_file():
        raise UnusableFileError(f"{config.database} is not there")


def move(words: Namespace) -> int:
    """Copy everything from a file into a database, or from there into a file."""
    source, target = [word if is_address(word) else Path(word) for word in (words.source, words.target)]
    try:
        from bot.store.moving import into_postgres, into_sqlite
    except ModuleNotFoundError as error:
        raise WrongSettingError(f"PostgreSQL needs {error.name}: pip install 'schout[postgres]'") from error

    async def copied() -> dict[str, int]:
        async with all_alone(source), all_alone(target):
            if isinstance(source, Path) and isinstance(target, str):
                _check_there(Config(database=source))
                check_file(source, Seal(read_config().seal_key))
                return (await into_postgres(source, target)).rows
            if isinstance(source, str) and isinstance(target, Path):
                return (await into_sqlite(source, target)).rows
        raise WrongSettingError("expected a file and an address such as postgresql://user@host/database")

    for table, rows in asyncio.run(copied()).items():
        print(f"{table:12} {rows:>10}")
    print(
        f"All of it is in {without_password(words.target)}, compared row by row. {words.source} is as it was."
    )
    return WELL


def take_back(words: Namespace) -> int:
    """Put a backup in the place of the database."""
    config = read_config()
    found, aside = asyncio.run(restore(config, words.file))
    print(f"{without_password(str(config.where))} is {found.name} again.")
    if aside is not None:
        print(f"What was there lies in {aside}.")
    return WELL


def export(words: Namespace) -> int:
    """Write the record of a finished game into a file."""

    async def made() -> Path:
        config = read_config()
        _check_there(config)
        store = await open_store(config)
        try:
            file = await record_file(store, await Sessions(store).seated(words.game))
        finally:
            await store.close()
        target = words.file or Path(file.name)
        target.write_bytes(file.data)
        return target

    try:
        print(asyncio.run(made()))
    except Illegal as illegal:
        print(Speaker("en").text(illegal.text), file=sys.stderr)
        return WRONG
    return WELL


def invite(words: Namespace) -> int:
    """Tell the address at which the bot is invited."""
    number = words.application
    if number is None:
        config = read_config()
        if config.token is None:
            raise WrongSettingError("DISCORD_TOKEN: none is set; give the application's number instead")
        number = asyncio.run(visit(config.token, config.base)).application_id
    print(invitation(number))
    return WELL


def printed(words: Namespace) -> int:
    """Let novices play with a printed file."""
    return judge(["printed", words.game, str(words.file)], Speaker("en", plain=True).text)


def verify(words: Namespace) -> int:
    """Replay a record."""
    return judge(["verify", str(words.file)], Speaker("en", plain=True).text)


class Word(NamedTuple):
    """A command: what it does, its help, and what is typed after it."""

    do: Callable[[Namespace], int]
    help: str
    more: Sequence[tuple[str, dict[str, object]]] = ()


WORDS = {
    "run": Word(
        run,
        "run the bot; without DISCORD_TOKEN, a Discord of its own on this machine",
        [
            (
                "--printed",
                {"metavar": "FILE", "action": "append", "default": [], "help": "a printed.toml of your own"},
            )
        ],
    ),
    "check": Word(look, "look at settings, database, backups, permissions and Discord, a line each"),
    "backup": Word(backup, "copy the database into BACKUPS and check the copy, also while the bot runs"),
    "restore": Word(
        take_back,
        "put the newest sound backup, or FILE, in the place of the database, which is kept aside",
        [("file", {"metavar": "FILE", "nargs": "?", "type": Path})],
    ),
    "move": Word(
        move,
        "copy everything from a file into PostgreSQL, or back, while the bot is stopped, and compare",
        [
            ("source", {"metavar": "FROM", "help": "a file, or postgresql://user@host/database"}),
            ("target", {"metavar": "TO", "help": "the same; nothing may be in it yet"}),
        ],
    ),
    "export": Word(
        export,
        "write the record of a finished game, which anybody can verify",
        [
            ("game", {"metavar": "GAME", "type": int, "help": "its number"}),
            ("file", {"metavar": "FILE", "nargs": "?", "type": Path}),
        ],
    ),
    "invite": Word(
        invite,
        "tell the address that invites the bot, with the scopes and permissions that it needs",
        [("application", {"metavar": "APPLICATION", "nargs": "?", "type": int, "help": "its number"})],
    ),
    "printed": Word(
        printed,
        "check a printed file of your own by letting novices play with it",
        [("game", {"choices": [*GAMES]}), ("file", {"metavar": "FILE", "type": Path})],
    ),
    "verify": Word(
        verify,
        "replay an exported game: every shuffle, answer and score",
        [("file", {"metavar": "FILE", "type": Path})],
    ),
}


def version_line() -> str:
    """Which Schout this is, and on what it stands."""
    try:
        ours = version("schout")
    except PackageNotFoundError:
        ours = "from its folder"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"Schout {ours} (Python {python}, discord.py {version('discord.py')}, SQLite {SQLITE})"


def command_line() -> ArgumentParser:
    """What can be typed."""
    made = ArgumentParser(
        prog="schout",
        description="Schout moderates board games set in Amsterdam on Discord. `schout` alone runs it.",
        epilog=EXAMPLES + CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=version_line())
    commands = made.add_subparsers(metavar="COMMAND", title="commands", required=True)
    for name, word in WORDS.items():
        one = commands.add_parser(name, help=word.help, description=f"{word.help[0].upper()}{word.help[1:]}.")
        one.set_defaults(do=word.do)
        for argument, how in word.more:
            one.add_argument(argument, **how)  # type: ignore[arg-type]
    return made


def main(given: Sequence[str] | None = None) -> int:
    """Do what is typed; what is wrong is told in a sentence, with a code that says of which kind it is."""
    given = sys.argv[1:] if given is None else given
    # What begins with no command is meant for `run`.
    plain = not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version"))
    words = command_line().parse_args(["run", *given] if plain else given)
    try:
        return int(words.do(words))
    except WrongSettingError as error:
        return _told(error, SETTING)
    except UnusableFileError as error:
        return _told(error, FILE)
    except TurnedAwayError as error:
        return _told(error, TOKEN)
    except UnreachableError as error:
        return _told(error, NETWORK)
    except BrokenPipeError:
        # Whoever read what is told has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WELL
    except OSError as error:
        return _told(f"The bot cannot go on: {error}", FILE if error.filename else NETWORK)


def _told(error: object, code: int) -> int:
    print(error, file=sys.stderr)
    return code
