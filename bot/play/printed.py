"""Printed files of one's own, given at the start: `python -m bot --printed FILE`."""

from collections.abc import Sequence
from pathlib import Path

from bot.config import WrongSettingError
from bot.words.texts import Speaker
from rules.core.asking import Illegal
from rules.core.table import Table
from rules.games import GAMES


def read_printed(names: Sequence[str]) -> dict[str, str]:
    """The text of each file under the game that it fits; one that fits none is refused, with the reasons."""
    found: dict[str, str] = {}
    for name in names:
        try:
            text = Path(name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise WrongSettingError(f"--printed {name}: {error}") from error
        game, faults = fitting(text)
        if game is None:
            raise WrongSettingError("\n".join([f"--printed {name}: fits no game.", *faults]))
        found[game] = text
    return found


def fitting(text: str) -> tuple[str | None, list[str]]:
    """The game whose tables these are, or what is wrong with them for each game."""
    faults = []
    for name, game in GAMES.items():
        try:
            Table.new(game, game.SEATS[-1], {"printed": text}, "a try")
        except Illegal as illegal:
            faults.append(f"{name}: {Speaker('en').text(illegal.text)}")
        else:
            return name, []
    return None, faults
