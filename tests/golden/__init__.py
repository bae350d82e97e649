"""What was looked at and found right, by game: whole games, views, and pictures of these.

The games are transcripts, one for each way in which a game can end, in a folder for each version of the
rules: those of older versions are played again for ever.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import Struct

from rules.core.asking import Ask, Picks
from rules.core.table import Table
from tests.playing import any_picks

FOLDER = Path(__file__).parent


def games_folder(game: str, version: int) -> Path:
    """Where the golden games of a version of the rules are."""
    return FOLDER / game / f"version-{version}"


class Way(Struct, frozen=True):
    """A way in which a game can end, and how to come upon such a game."""

    #: Whether a finished game ended so.
    ended: Callable[[Table], bool]
    seats: int
    settings: dict[str, str] = {}
    #: Who answers while a game is being looked for.
    player: Callable[[Ask, Random], Picks] = any_picks
    #: Or the level of the house player who does, where luck would never end so.
    level: str | None = None
