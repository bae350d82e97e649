"""All commands, made once in a process: they know no desk, for whoever is asked brings theirs along."""

import json
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import app_commands

from bot.edge.commands import admin, game, look, mine, moves, server
from bot.edge.commands.naming import Names, Root
from rules.games import GAMES

#: What Discord is told.
Payload: TypeAlias = list[dict[str, Any]]


class Told(NamedTuple):
    """What Discord is told of some commands, and the same as a text."""

    payload: Payload
    text: str


class Commands:
    """The commands of everybody, and those of the operator's own server."""

    def __init__(self) -> None:
        """Make them all, in the order in which they are told."""
        self._everywhere = [*game.roots(), *moves.roots(), *mine.roots(), *look.roots(), *server.roots()]
        self._at_home = admin.roots()
        self._told: tuple[Told, Told] | None = None

    def add_to(self, tree: app_commands.CommandTree[Any], home: int | None) -> None:
        """Let a tree carry them out."""
        for root in self._everywhere:
            tree.add_command(root)
        if home is not None:
            for root in self._at_home:
                tree.add_command(root, guild=discord.Object(home))

    async def told(self, tree: app_commands.CommandTree[Any]) -> tuple[Told, Told]:
        """What Discord is told of both, in every language: that takes longer than all else at a start."""
        if self._told is None:
            self._told = (await _told(self._everywhere, tree), await _told(self._at_home, tree))
        return self._told


def commands() -> Commands:
    """The commands for the games that can be played."""
    return _commands(tuple(GAMES))


@cache
def _commands(games: tuple[str, ...]) -> Commands:
    return Commands()


async def _told(roots: list[Root], tree: app_commands.CommandTree[Any]) -> Told:
    names = Names()
    payload = [await root.get_translated_payload(tree, names) for root in roots]
    return Told(payload, json.dumps(payload, sort_keys=True))
