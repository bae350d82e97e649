"""Golden games: for every game a folder of transcripts, one for each way in which it can end."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import Struct

from rules.core.asking import Ask, Picks
from rules.core.table import Table
from tests.playing import any_picks

FOLDER = Path(__file__).parent


class Way(Struct, frozen=True):
    """A way in which a game can end, and how to come upon such a game."""

    #: Whether a finished game ended so.
    ended: Callable[[Table], bool]
    seats: int
    settings: dict[str, str] = {}
    #: Who answers while a game is being looked for.
    player: Callable[[Ask, Random], Picks] = any_picks
