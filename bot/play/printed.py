"""Printed files of one's own: tried before anybody plays with them, and those given at the start."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import product
from pathlib import Path

from bot.config import WrongSettingError
from bot.store.rows import GameRow
from bot.words.texts import Speaker
from bot.workers import BrokenOffError, Limits, alone
from render.games import DRAWN_BY, closeup, offered, part
from render.picture import SHAPES
from rules.core.asking import Illegal, Text
from rules.core.printed import Misprint, read_file
from rules.core.table import Table
from rules.games import GAMES
from rules.players.trial import trial

log = logging.getLogger(__name__)

#: So many may wait until the file that they brought is looked at.
MOST_WAITING = 8
#: So many files are known again that were found good.
KNOWN_AGAIN = 200
#: What the people in the pictures that are drawn on trial are called.
NAMES = ("Anna", "Bram", "Cleo", "Daan", "Tom")


# Trying a file


def proof(game: str, data: bytes) -> Text | None:
    """What is wrong with a file; nothing, if novices have finished games with it and it can be drawn."""
    try:
        for table in trial(GAMES[game], data):
            # What is laid out for two and what is left by four has everything on it that there can be.
            if (table.seats, table.over) in ((2, False), (4, True)):
                check_room(table)
                draw(table)
    except Illegal as illegal:
        return illegal.text
    return None


def check_room(table: Table) -> None:
    """Refuse a board that does not fit on the map."""
    if cramped := DRAWN_BY[table.game.NAME].cramped(table.view(None)):
        raise Misprint("printed-cramped", what=list(cramped[:3]))


def draw(table: Table) -> None:
    """Draw all pictures of a table, or refuse what cannot be drawn."""
    say = Speaker("en")
    try:
        for view, shape in product((table.view(None), table.view(0)), SHAPES):
            for name in offered(view):
                part(view, NAMES, say, name, shape=shape)
        closeup(table.view(None), NAMES, say, ())
    except MemoryError:
        raise
    except Exception as error:
        raise Misprint("printed-not-drawn", error=repr(error)) from error


def refusal(reason: str) -> Illegal:
    """What is said where the trial of a file was broken off."""
    match reason:
        case "time":
            return Illegal("refused-printed-time")
        case "memory":
            return Illegal("refused-printed-memory")
        case _:
            return Illegal("refused-printed-lost")


class Proofs:
    """Looks at the files that people bring, one after the other, in a process that cannot do any harm."""

    def __init__(self, ours: Mapping[str, str] | None = None, limits: Limits | None = None) -> None:
        """Know the files with which the bot was started, by game: they were tried then."""
        self.ours = ours or {}
        self._limits = limits or Limits()
        self._good: OrderedDict[bytes, None] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting: set[int] = set()

    def brought(self, row: GameRow) -> bool:
        """Whether a game is played with a file that somebody brought."""
        return row.settings.get("printed", "") not in ("", self.ours.get(row.game))

    async def check(self, game: str, text: str, user_id: int) -> None:
        """Refuse a file with which nobody could play; the empty text is the file that comes with the game."""
        named = sha256(f"{game} {text}".encode()).digest()
        if text in ("", self.ours.get(game)) or named in self._good:
            return
        if user_id in self._waiting:
            raise Illegal("refused-printed-another")
        if len(self._waiting) >= MOST_WAITING:
            raise Illegal("refused-printed-busy")
        self._waiting.add(user_id)
        try:
            async with self._turn:
                fault = await alone(proof, game, text.encode(), limits=self._limits)
        except BrokenOffError as broken:
            log.warning("a printed file was given up", extra={"user": user_id, "reason": broken.reason})
            raise refusal(broken.reason) from broken
        finally:
            self._waiting.discard(user_id)
        if fault is not None:
            log.info("a printed file was refused", extra={"user": user_id, "reason": str(fault)})
            raise Illegal(fault.key, **fault.args)
        self._good[named] = None
        if len(self._good) > KNOWN_AGAIN:
            self._good.popitem(last=False)


# Files given at the start


def read_printed(names: Sequence[str]) -> dict[str, str]:
    """The text of each file under the game that it fits; one that fits none is refused, with the reasons."""
    found: dict[str, str] = {}
    for name in names:
        try:
            data = Path(name).read_bytes()
        except OSError as error:
            raise WrongSettingError(f"--printed {name}: {error}") from error
        faults = {game: proof(game, data) for game in GAMES}
        fits = [game for game, fault in faults.items() if fault is None]
        if not fits:
            told = [f"{game}: {Speaker('en').text(fault)}" for game, fault in faults.items() if fault]
            raise WrongSettingError("\n".join([f"--printed {name}: fits no game.", *told]))
        found[fits[0]] = read_file(data)
    return found
