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

from bot.edge.commands.naming import command, group
from bot.edge.desk import Desk, Interaction
from bot.messages.layout import CHOICES, cut
from bot.play.session import Done, Seated
from bot.words.texts import Speaker
from rules.core.asking import Ask, Illegal, Text

#: The steps of a subcommand: the option that is given by the player, or None where there is nothing to
#: choose, and the verbs that it answers. A step that is not asked is left out.
Steps: TypeAlias = tuple[tuple[str | None, str], ...]

ROOTS: dict[str, dict[str, Steps]] = {
    "ride": {
        "draw": (("card", "draw"),),
        "claim": (("route", "claim"), ("payment", "pay")),
        "contracts": ((None, "contracts"), ("keep", "keep")),
    },
    "feld": {
        "card": (("card", "card"), ("discard", "discard")),
        "dice": (("dice", "dice"), ("slot", "slot")),
        "activate": (("card", "activate"), ("payment", "pay")),
        "use": (("card", "use leave"), ("payment", "pay"), ("color", "gain"), ("discard", "discard")),
        "block": (("block", "block"), ("payment", "pay"), ("sale", "sell store")),
        "sell": (("sale", "sell store"),),
        "load": (("good", "load"),),
        "barge": (("place", "barge"), ("payment", "pay")),
        "worker": (("worker", "worker"),),
        "deliver": (("good", "deliver"),),
        "amstel": (("spaces", "amstel"), ("payment", "pay")),
        "market": ((None, "market"), ("color", "gain")),
        "pass": ((None, "pass"), ("color", "keep")),
        "cube": (("color", "cube gain keep"),),
        "pay": (("payment", "pay"),),
        "discard": (("card", "discard"),),
        "put": (("spot", "put"),),
        "show": (("orders", "show"),),
        "return": (("what", "return"),),
    },
}


#: Stands for a step that is already taken, where a command wants it again.
PASSED = "-"


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
        for number, (option, _) in enumerate(steps):
            if option is not None:
                made.autocomplete(option)(self._completer(game, steps, number))

    # Playing

    async def _play(
        self, interaction: Interaction, game: str, steps: Steps, given: Mapping[str, str | None]
    ) -> None:
        """Answer with what was given, as far as it goes; what does not fit is told beside the question."""
        seated = await self._seated(interaction, game)
        say = self.desk.speaker(interaction, seated)
        user = interaction.user.id
        done: Done | None = None
        try:
            for option, verb in open_steps(steps, self._question(seated, user)):
                question = self._question(seated, user)
                if question is None or not asked(question, verb):
                    continue
                if option is not None and given.get(option) is None:
                    break
                picks = matching(question, verb, given.get(option) if option else None, say)
                done = await self.desk.sessions.answer(seated.row.id, user, None, picks)
                seated = done.seated
        except Illegal as illegal:
            reason = say.text(illegal.text)
            await self.desk.show(interaction, await self.desk.private_panel(interaction, seated, [reason]))
            return
        if done is None:
            await self.desk.show(interaction, await self.desk.private_panel(interaction, seated))
        else:
            await self.desk.show(interaction, await self.desk.after(interaction, done))

    async def _seated(self, interaction: Interaction, game: str) -> Seated:
        seated = await self.desk.seated_here(interaction, game)
        if seated.row.game != game:
            raise Illegal("refused-other-game", game=Text(f"game-{seated.row.game}"))
        if seated.seat_of(interaction.user.id) is None:
            raise Illegal("refused-spectator")
        self.desk.sessions.check_playing(seated)
        return seated

    @staticmethod
    def _question(seated: Seated, user_id: int) -> Ask | None:
        mine = seated.seat_of(user_id)
        return None if mine is None else seated.table().asks.get(mine.seat)

    # Completing

    def _completer(self, game: str, steps: Steps, number: int) -> Any:
        async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            try:
                seated = await self._seated(interaction, game)
            except Illegal:
                return []
            say = self.desk.speaker(interaction, seated)
            given = dict(iter(interaction.namespace))
            labels = foreseen(seated, interaction.user.id, steps[: number + 1], given, say)
            question = self._question(seated, interaction.user.id)
            if question and any(asked(question, verb) for _, verb in steps[number + 1 :]):
                labels = {PASSED: say.text(question.text)}
            wanted = typed.casefold()
            return [
                app_commands.Choice(name=cut(label, 100), value=pick)
                for pick, label in labels.items()
                if wanted in label.casefold() or wanted in pick
            ][:CHOICES]

        return complete


def open_steps(steps: Steps, question: Ask | None) -> Steps:
    """The steps that are still to be answered, from the one on that the open question is about."""
    if question is None:
        raise Illegal("illegal-not-asked", seat=0)
    for number, (_, verb) in enumerate(steps):
        if asked(question, verb):
            return steps[number:]
    raise Illegal("refused-not-now")


def asked(question: Ask, verb: str) -> bool:
    """Whether a question is about one of the verbs of a step."""
    return any(option.verb in verb.split() for option in question.options)


def matching(question: Ask, verb: str, value: str | None, say: Speaker) -> list[str]:
    """The picks that a typed or chosen value means, or Illegal; without a value all there is to choose."""
    labels = labelled(question, verb, say)
    value = (next(iter(labels)) if len(labels) == 1 else "") if value is None else value
    wanted = value.strip().casefold()
    named = [pick for pick in labels if pick == value]
    named = named or [pick for pick in labels if wanted == pick.partition(":")[2]]
    named = named or [pick for pick, label in labels.items() if wanted == label.casefold()]
    named = named or [pick for pick, label in labels.items() if wanted and wanted in label.casefold()]
    fewest = min((pick.count("+") for pick in named), default=0)
    named = [pick for pick in named if pick.count("+") == fewest] if question.most > 1 else named
    if len(named) > 1:
        raise Illegal("refused-several", given=value[:100], most=len(named))
    if not named:
        raise Illegal("illegal-not-offered", pick=value[:100])
    return named[0].split("+") if question.most > 1 else named


def foreseen(
    seated: Seated, user_id: int, steps: Steps, given: Mapping[str, Any], say: Speaker
) -> dict[str, str]:
    """What the last of the steps can be answered with, once those before it are answered as given.

    Nothing is answered: the steps are tried on a table that is thrown away, and never across a step that
    is final, for that would show what lies behind it.
    """
    mine = seated.seat_of(user_id)
    assert mine is not None
    table = seated.table()
    question = table.asks.get(mine.seat)
    try:
        for option, verb in open_steps(steps, question)[:-1]:
            if question is None or not asked(question, verb):
                continue
            picks = matching(question, verb, given.get(option) or "" if option else None, say)
            if any(offer.final for offer in question.options if offer.id in picks):
                return {}
            table.answer(mine.seat, picks)
            question = table.asks.get(mine.seat)
    except Illegal:
        return {}
    return labelled(question, steps[-1][1], say) if question else {}


def labelled(question: Ask, verb: str, say: Speaker) -> dict[str, str]:
    """The possible picks of one verb with what they are called; several at once are joined by a plus."""
    say = say.plainly()
    options = [option for option in question.options if option.verb in verb.split()]
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
