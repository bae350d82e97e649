"""The games that can be played: the one registry, with a row for each.

How to add a game, whose name stands in all ids and keys:

- Its rules are a module that offers what `rules.core.table.Game` says. Every key that it says begins with the
  game's name; its verbs become the commands `/<game> <verb>`.
- Its house players are a module that offers what `rules.players.house.HousePlayers` says.
- Its pictures are drawn by a module that offers what `render.games.Artist` says, from views alone.
- Its texts are a file or a folder of files for each language: what its rules and pictures say, what its
  commands are called (`cmd-<game>`), its name (`game-<game>`) and its rules in short (`<game>-rules-1` …).
- Its plug is a row of `PLUGS`, which says where all these are: nobody else needs to know it by name.

What `make gallery` shows of a game, and what the tests of every game ask about it, are tables of their own;
`tests/test_registry.py` says what is missing. `tests/pebbles` is a whole game, in one folder.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Literal, TypeVar, cast

from msgspec import Struct

from rules.core.table import Game

P = TypeVar("P")


class Plug(Struct, frozen=True):
    """Where the parts of a game are; by name, since rules know nobody and no process needs all of them."""

    #: Modules.
    rules: str
    players: str
    artist: str
    #: A package, and where in it the texts of a language are.
    texts: str


PLUGS = {
    "ride": Plug(
        rules="rules.ride.game",
        players="rules.players.ride",
        artist="render.ride",
        texts="bot.words/locales/{language}/ride",
    ),
    "feld": Plug(
        rules="rules.feld.game",
        players="rules.players.feld",
        artist="render.feld",
        texts="bot.words/locales/{language}/feld",
    ),
}


#: Parts are asked for all the time, and importing takes a while also where it is done already.
_imported = lru_cache(maxsize=64)(import_module)


class Parts(Mapping[str, P]):
    """One part of every game, imported when it is first asked for."""

    def __init__(self, part: Literal["rules", "players", "artist"]) -> None:
        """Remember which."""
        self.part = part

    def __getitem__(self, game: str) -> P:
        """The part of one game."""
        return cast(P, _imported(getattr(PLUGS[game], self.part)))

    def __contains__(self, game: object) -> bool:
        """Whether there is such a game."""
        return game in PLUGS

    def __iter__(self) -> Iterator[str]:
        """The names of all games."""
        return iter(PLUGS)

    def __len__(self) -> int:
        """How many games there are."""
        return len(PLUGS)


GAMES = Parts[Game]("rules")
