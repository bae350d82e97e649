"""Versions of rules: a game is played to its end, and ever after replayed, by the rules it began with.

A rule that changes raises its game's VERSION, and asks where it stands whether it holds already:

    if since(g, 2):
        ...

What comes before the first such question is version 1.
"""

from typing import Protocol

from rules.core.asking import Illegal, whole

FIRST = 1


class VersionedGame(Protocol):
    """A game, as far as this concerns it: the newest version of its rules."""

    VERSION: int


class VersionedState(Protocol):
    """A state that knows the version of the rules with which its game began."""

    version: int


def since(g: VersionedState, version: int) -> bool:
    """Whether a rule that stands since this version holds in a game."""
    return g.version >= version


def versions(game: VersionedGame) -> range:
    """All versions of a game's rules that can be played."""
    return range(FIRST, game.VERSION + 1)


def check_version(game: VersionedGame, version: int) -> None:
    """Refuse rules that nobody knows here, as those of a game from a newer bot."""
    if whole(version) not in versions(game):
        raise Illegal("illegal-version", version=version, known=game.VERSION)
