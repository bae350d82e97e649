"""A file is looked at before anybody plays from it: whether it is whole, and whether all in it can be read.

What is wrong is told with the command that helps. Whatever passes here is played with.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from bot.messages.panels import unpack
from bot.messages.slots import decoded
from bot.messages.tales import Tale
from bot.store.database import MIGRATIONS, UNSEALED, script_of
from bot.store.rows import GameRow, PersonRow, SeatRow, ServerRow, TidingRow, as_struct
from bot.store.sealing import Seal
from bot.store.soundness import (
    DamagedFileError,
    check_key,
    check_schema,
    check_structure,
    every_row,
    every_value,
    format_of,
)
from bot.tables.clock import PACES
from bot.words.texts import LANGUAGES
from rules.core.events import Event
from rules.core.printed import Misprint
from rules.core.table import SavedGame, Table
from rules.games import GAMES
from rules.players.plans import read_plan

#: Bytes with which every file of SQLite begins.
HEADER = 100


class WrongRowError(Exception):
    """A row says what cannot be; the message says what is wrong with it."""


def check_file(path: Path, seal: Seal = UNSEALED) -> None:
    """Refuse a file that is damaged; one that is not there yet, or that is to be migrated, may be opened."""
    size = path.stat().st_size if path.exists() else 0
    if 0 < size < HEADER:
        raise DamagedFileError(f"{path} is damaged: it is cut off")
    if size:
        check_structure(path)
        if format_of(path) == len(MIGRATIONS):
            check_schema(path, map(script_of, MIGRATIONS))
            check_key(path, seal)
            check_contents(path, seal)


def check_contents(path: Path, seal: Seal = UNSEALED) -> None:
    """Refuse a file in which something cannot be read, or does not fit together."""
    seated: Counter[int] = Counter()
    judges: Mapping[str, Callable[[Any], object]] = {
        "seats": lambda row: _seat(row, seated),
        "games": lambda row: _game(row, seated),
        "outbox": _wish,
        "messages": lambda row: decoded(row["slot"]),
        "people": _person,
        "servers": lambda row: as_struct(row, ServerRow),
        "tidings": lambda row: decoded(as_struct(row, TidingRow).about),
        "chances": lambda row: msgspec.json.decode(_last(row), type=list[int]),
        "tales": lambda row: msgspec.json.decode(_last(row), type=Tale),
        "notes": lambda row: msgspec.convert(_last(row), str),
        "plans": lambda row: read_plan(_last(row)),
    }
    for table, row in every_row(path, seal):
        try:
            judges[table](row)
        except Exception as error:
            # The row itself is not repeated: it may hold what only one player may know.
            why = str(error) if isinstance(error, WrongRowError) else type(error).__name__
            raise DamagedFileError(f"{path} is damaged: in {table}, of game {_number(row)}: {why}") from error
    for (table, column), decoder in VALUES.items():
        for values in every_value(path, seal, table, column):
            if not _well(values, decoder):
                _find_wrong(path, table, values, decoder)


#: What comes of reading what is none.
UNREADABLE = (TypeError, ValueError, RecursionError)
#: What there is most of, and how it is read.
VALUES: Mapping[tuple[str, str], msgspec.json.Decoder[Any]] = {
    ("moves", "picks"): msgspec.json.Decoder(list[str]),
    ("events", "event"): msgspec.json.Decoder(Event),
}


def _well(values: Sequence[tuple[int, Any]], decoder: msgspec.json.Decoder[Any]) -> bool:
    """Whether all values can be read; together that takes half of the time."""
    try:
        return len(decoder.decode_lines("\n".join([value for _, value in values]))) == len(values)
    except UNREADABLE:
        return False


def _find_wrong(
    path: Path, table: str, values: Sequence[tuple[int, Any]], decoder: msgspec.json.Decoder[Any]
) -> None:
    for game_id, value in values:
        try:
            decoder.decode(value)
        except UNREADABLE as error:
            why = type(error).__name__
            raise DamagedFileError(f"{path} is damaged: in {table}, of game {game_id}: {why}") from error


def _last(row: Any) -> Any:
    """The last column, which is what was sealed."""
    return row[-1]


def _number(row: Any) -> object:
    return next((row[key] for key in ("game_id", "id") if key in row.keys()), "none")  # noqa: SIM118


def _seat(row: Any, seated: Counter[int]) -> None:
    seat = as_struct(row, SeatRow)
    if seat.seat != seated[seat.game_id]:
        raise WrongRowError("a seat is missing")
    seated[seat.game_id] += 1


def _game(row: Any, seated: Counter[int]) -> None:
    """A game is of a kind that we know, and where it is played it is as its row says."""
    game = as_struct(row, GameRow)
    if game.game not in GAMES or game.pace not in PACES or game.language not in LANGUAGES:
        raise WrongRowError("its game, pace or language is none that we know")
    if game.saved is None and game.stage == "playing":
        raise WrongRowError("there is no board")
    if game.stage == "playing":
        _table(game, seated[game.id])
    elif game.saved is not None:
        saved = msgspec.json.decode(game.saved, type=SavedGame)
        msgspec.json.decode(saved.state, type=GAMES[game.game].State)


def _table(game: GameRow, seated: int) -> None:
    """A game that is played can go on, and is as its row says."""
    assert game.saved is not None
    try:
        table = Table.load(GAMES[game.game], game.saved)
    except Misprint:
        return  # a printed file that is refused by now: the game ends with a sentence when the bot begins
    if seated != table.seats or (table.answers, sorted(table.asks)) != (game.answers, game.asked):
        raise WrongRowError("it is not as it was saved")


def _wish(row: Any) -> None:
    decoded(row["slot"])
    if row["notice"] is not None:
        unpack(row["notice"])


def _person(row: Any) -> None:
    ZoneInfo(as_struct(row, PersonRow).zone)
