"""Moves as commands: a root a game, whose subcommands name the verbs of the open question.

What is legal comes from the question alone; a subcommand only says which of its verbs are meant, and which
option of the command answers which follow-up.
"""

import inspect
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.commands.naming import command, group
from bot.desk import Desk, Interaction
from bot.layout import CHOICES, cut
from bot.session import Done, Seated
from bot.texts import Speaker
from rules.core.asking import Ask, Illegal, Text

#: The steps of a subcommand: the option that is given by the player, or None, and the verb that it answers.
Steps: TypeAlias = tuple[tuple[str | None, str], ...]

ROOTS: dict[str, dict[str, Steps]] = {
    "ride": {
        "draw": (("card", "draw"),),
        "claim": (("route", "claim"), ("payment", "pay")),
        "contracts": ((None, "contracts"), ("keep", "keep")),
    },
}


class Moves:
    """Carries out moves that are given as commands."""

    def __init__(self, desk: Desk) -> None:
        """Answer through the desk."""
        self.desk = desk

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Add the root of every game."""
        for game, subcommands in ROOTS.items():
            root = group(game)
            for name, steps in subcommands.items():
                self._add(root, game, name, steps)
            tree.add_command(root)

    def _add(self, root: app_commands.Group, game: str, name: str, steps: Steps) -> None:
        async def move(interaction: Interaction, **given: str | None) -> None:
            async def work() -> None:
                await interaction.response.defer(ephemeral=True, thinking=True)
                await self._play(interaction, game, steps, given)

            await self.desk.attempt(interaction, work)

        options = [option for option, _ in steps if option is not None]
        move.__signature__ = _signature(options, required=steps[0][0])  # type: ignore[attr-defined]
        made = command(root, name)(move)
        for option, verb in steps:
            if option is not None:
                made.autocomplete(option)(self._completer(game, verb))

    # Playing

    async def _play(
        self, interaction: Interaction, game: str, steps: Steps, given: Mapping[str, str | None]
    ) -> None:
        seated = await self._seated(interaction, game)
        done: Done | None = None
        for option, verb in steps:
            question = self._question(seated, interaction.user.id)
            picks = self._picks(interaction, seated, question, verb, given.get(option) if option else verb)
            if picks is not None:
                done = await self.desk.sessions.answer(seated.row.id, interaction.user.id, None, picks)
                seated = done.seated
            elif option is not None and given.get(option):
                raise Illegal("refused-not-now")
        if done is None:
            await self.desk.show(interaction, await self.desk.private_panel(interaction, seated))
        else:
            await self.desk.show(interaction, await self.desk.after(interaction, done))

    async def _seated(self, interaction: Interaction, game: str) -> Seated:
        seated = await self.desk.seated_here(interaction)
        if seated.row.game != game:
            raise Illegal("refused-other-game", game=Text(f"game-{seated.row.game}"))
        if seated.seat_of(interaction.user.id) is None:
            raise Illegal("refused-spectator")
        return seated

    @staticmethod
    def _question(seated: Seated, user_id: int) -> Ask | None:
        mine = seated.seat_of(user_id)
        return None if mine is None else seated.table().asks.get(mine.seat)

    def _picks(
        self, interaction: Interaction, seated: Seated, question: Ask | None, verb: str, value: str | None
    ) -> list[str] | None:
        """What a value means as an answer to the question, or None if the question is not about that verb."""
        if question is None:
            raise Illegal("illegal-not-asked", seat=0)
        labels = labelled(question, verb, self.desk.speaker(interaction, seated))
        if value is None or not labels:
            return None
        if value in labels:
            return value.split("+") if question.most > 1 else [value]
        wanted = value.casefold()
        named = [pick for pick, label in labels.items() if wanted == label.casefold()]
        named = named or [pick for pick, label in labels.items() if wanted in label.casefold()]
        if len(named) != 1:
            raise Illegal("illegal-not-offered", pick=value[:100])
        return named[0].split("+") if question.most > 1 else named

    # Completing

    def _completer(self, game: str, verb: str) -> Any:
        async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            try:
                seated = await self._seated(interaction, game)
                question = self._question(seated, interaction.user.id)
            except Illegal:
                return []
            if question is None:
                return []
            labels = labelled(question, verb, self.desk.speaker(interaction, seated))
            wanted = typed.casefold()
            return [
                app_commands.Choice(name=cut(label, 100), value=pick)
                for pick, label in labels.items()
                if wanted in label.casefold() or wanted in pick
            ][:CHOICES]

        return complete


def labelled(question: Ask, verb: str, say: Speaker) -> dict[str, str]:
    """The possible picks of one verb with what they are called; several at once are joined by a plus."""
    say = say.plainly()
    options = [option for option in question.options if option.verb == verb]
    if question.most == 1:
        return {option.id: say.text(option.text) for option in options}
    found: dict[str, str] = {}
    for number in range(min(question.most, len(options)), max(question.least, 1) - 1, -1):
        for chosen in combinations(options, number):
            key = "+".join(option.id for option in chosen)
            if len(key) <= 100 and len(found) < 100:
                found[key] = say.listed(say.text(option.text) for option in chosen)
    return found


def _signature(options: Sequence[str], required: str | None) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    rest = [
        inspect.Parameter(option, kind, annotation=str)
        if option == required
        else inspect.Parameter(option, kind, annotation=str | None, default=None)
        for option in options
    ]
    return inspect.Signature([first, *rest])
