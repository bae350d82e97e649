"""Looking at a file before it is used: whether it is whole, and what is in it, row by row."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from bot.config import UnusableFileError
from bot.store.sealing import Seal, WrongKeyError, columns

#: Which SQLite is used.
SQLITE = sqlite3.sqlite_version
#: What is looked at row by row: who sits at a game before the game itself.
TABLES = (
    *("seats", "games", "outbox", "messages"),
    *("people", "servers", "notes", "plans", "tidings"),
    *("chances", "tales"),
)
#: So many rows of what there is most of are looked at together.
TOGETHER = 1000


class DamagedFileError(UnusableFileError):
    """Something in the file is not as it was written."""


def _reading(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=5)
    db.row_factory = sqlite3.Row
    return db


def format_of(path: Path) -> int:
    """The format of a file: how many of our migrations it has seen."""
    with closing(_reading(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def check_structure(path: Path) -> None:
    """Refuse a file of which SQLite itself says that it is damaged, or that it cannot read.

    That is `integrity_check`, which looks at all that `quick_check` does, and compares indexes with what they
    are of: a wrong one would find the wrong games without a word.
    """
    try:
        with closing(_reading(path)) as db:
            [found] = db.execute("PRAGMA integrity_check(1)").fetchone()
            strays = db.execute("PRAGMA foreign_key_check").fetchall()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise DamagedFileError(f"{path} is damaged: {error}") from error
    if found != "ok":
        raise DamagedFileError(f"{path} is damaged: {' '.join(str(found).split())}")
    if strays:
        raise DamagedFileError(f"{path} is damaged: {strays[0][0]} of a game that is not there")


def check_schema(path: Path, scripts: Iterable[str]) -> None:
    """Refuse a file whose tables are not those that our migrations make, in their columns and conditions."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for script in scripts:
            fresh.executescript(script)
        right = _schema(fresh)
    try:
        with closing(_reading(path)) as db:
            found = _schema(db)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise DamagedFileError(f"{path} is damaged: {error}") from error
    if wrong := [name for name, told in right.items() if found.get(name) != told]:
        raise DamagedFileError(f"{path} is damaged: {wrong[0]} is not what it should be")


def _schema(db: sqlite3.Connection) -> dict[str, str]:
    """What every table and index is, by its name."""
    rows = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(sql.split()) for name, sql in rows}


def check_key(path: Path, seal: Seal) -> None:
    """Refuse a file of which nothing that is sealed can be opened: then the key is wrong, not the file."""
    query = "SELECT seed FROM games WHERE typeof(seed) = 'blob' LIMIT 20"
    wrong: WrongKeyError | None = None
    with closing(_reading(path)) as db:
        for row in db.execute(query):
            try:
                seal.opened(row["seed"])
            except WrongKeyError as error:
                wrong = error
            else:
                return
    if wrong is not None:
        raise WrongKeyError(f"{path} cannot be read: {wrong}")


def every_row(path: Path, seal: Seal) -> Iterator[tuple[str, sqlite3.Row]]:
    """Every row of a file of the present format, with the table in which it stands."""
    with closing(_reading(path)) as db:
        db.create_function("opened", 1, seal.opened)
        for table in TABLES:
            try:
                for row in db.execute(f"SELECT {columns(table)} FROM {table}"):
                    yield table, row
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise DamagedFileError(f"{path} is damaged: {table}: {error}") from error


def every_value(path: Path, seal: Seal, table: str, column: str) -> Iterator[list[tuple[int, object]]]:
    """All that a column of games' rows holds, each with the number of its game, many at a time."""
    with closing(_reading(path)) as db:
        db.row_factory = None
        db.create_function("opened", 1, seal.opened)
        try:
            found = db.execute(f"SELECT game_id, opened({column}) FROM {table}")
            while rows := found.fetchmany(TOGETHER):
                yield rows
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise DamagedFileError(f"{path} is damaged: {table}: {error}") from error
