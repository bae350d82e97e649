"""Moves as commands: a root a game, whose subcommands name the verbs of the open question.

What is legal comes from the question alone; which of its verbs a subcommand means, and which of its options
answers which follow-up, says the game.
"""

import inspect
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from discord import app_commands

from bot.edge.commands.completing import completing
from bot.edge.commands.naming import Root, command, group
from bot.edge.desk import Desk, Find
from bot.edge.own_panel import pointed_to
from bot.edge.replies import Reply
from bot.messages.asked import why_not
from bot.messages.limits import OFFERED
from bot.messages.panels import speaker_for
from bot.messages.private import private_panel
from bot.play.meant import game_here
from bot.play.session import Sessions
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.spelling import meant, named_by
from bot.words.texts import Speaker
from rules.core.asking import Ask, Illegal, Text
from rules.core.table import Table
from rules.core.verbs import Step, Steps
from rules.games import GAMES

#: Stands for a step that is already taken, where a command wants it again.
PASSED = "-"
#: Of all the ways to choose several things so many are offered to whoever types.
MANY = 100


def roots() -> list[Root]:
    """The root of every game."""
    made = {game: group(game) for game in GAMES}
    for game, root in made.items():
        for verb, steps in GAMES[game].VERBS.items():
            _add(root, game, verb, steps)
    return [*made.values()]


def _add(root: app_commands.Group, game: str, name: str, steps: Steps) -> None:
    async def move(desk: Desk, reply: Reply, **given: str | None) -> None:
        await _play(desk, reply, game, steps, given)

    options = [step.says for step in steps if step.says is not None]
    move.__signature__ = _signature(options, required=steps[0].says)  # type: ignore[attr-defined]
    made = command(root, name)(move)
    for number, step in enumerate(steps):
        if step.says is not None:
            until, later = steps[: number + 1], steps[number + 1 :]
            completing(made, step.says)(_finding(game, until, later))


# Playing


async def _play(desk: Desk, reply: Reply, game: str, steps: Steps, given: Mapping[str, str | None]) -> None:
    """Answer with what was given, as far as it goes; what does not fit is told beside the question."""
    asker, sessions = reply.asker, desk.sessions
    seated, seat = await _at_table(sessions, asker, game)
    say, lines = speaker_for(seated, asker.locale), list[str]()
    try:
        question = seated.table().asks.get(seat)
        for step in open_steps(steps, question):
            if question is None or not step.options(question):
                continue
            if step.says is not None and given.get(step.says) is None:
                break
            picks = matching(question, step, given.get(step.says) if step.says else None, say)
            await sessions.answer(seated.row.id, asker.id, None, picks)
            seated = await sessions.seated(seated.row.id)
            question = seated.table().asks.get(seat)
    except Illegal as illegal:
        wanted = str(illegal.text.args["pick"]) if illegal.text.key == "illegal-not-offered" else ""
        lines = [say.text(why_not(seated.table(), seat, wanted, say) or illegal.text)]
    if not await pointed_to(desk, reply, seated, lines):
        await reply.show(await private_panel(desk.store, asker, seated, lines))


async def _at_table(sessions: Sessions, asker: Asker, game: str) -> tuple[Seated, int]:
    """The game that a move is meant for, and the seat of the one who makes it."""
    seated = await game_here(sessions, asker, game)
    if seated.row.game != game:
        raise Illegal("refused-other-game", game=Text(f"game-{seated.row.game}"))
    mine = seated.seat_of(asker.id)
    if mine is None:
        raise Illegal("refused-spectator")
    sessions.check_playing(seated)
    return seated, mine.seat


# Completing


def _finding(game: str, steps: Steps, later: Steps) -> Find:
    """What finds the picks of the last of some steps; where a later one is asked already, it is passed."""

    async def find(desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        seated, seat = await _at_table(desk.sessions, asker, game)
        say, table = speaker_for(seated, asker.locale), seated.table()
        question = table.asks.get(seat)
        if question and any(step.options(question) for step in later):
            labels = {PASSED: say.text(question.text)}
        else:
            labels = foreseen(table, seat, steps, given, say)
        by_id = [pick for pick in labels if typed.casefold() in pick]
        return {pick: labels[pick] for pick in by_id or meant(typed, labels)}

    return find


def open_steps(steps: Steps, question: Ask | None) -> Steps:
    """The steps that are still to be answered, from the one on that the open question is about."""
    if question is None:
        raise Illegal("illegal-not-asked", seat=0)
    for number, step in enumerate(steps):
        if step.options(question):
            return steps[number:]
    raise Illegal("refused-not-now")


def matching(question: Ask, step: Step, value: str | None, say: Speaker) -> list[str]:
    """The picks that a typed or chosen value means, or Illegal; without a value all there is to choose."""
    labels = labelled(question, step, say)
    value = (next(iter(labels)) if len(labels) == 1 else "") if value is None else value
    wanted = value.strip().casefold()
    named = [pick for pick in labels if pick == value]
    named = named or [pick for pick in labels if wanted == pick.partition(":")[2]]
    named = named or [pick for pick, label in labels.items() if wanted == label.casefold()]
    named = named or (numbered(wanted, labels) if wanted.isdecimal() else [])
    named = named or (named_by(value, labels) if wanted and not wanted.isdecimal() else [])
    fewest = min((pick.count("+") for pick in named), default=0)
    named = [pick for pick in named if pick.count("+") == fewest] if question.most > 1 else named
    if len(named) > 1:
        raise Illegal("refused-several", given=value[:100], most=len(named))
    if not named:
        raise Illegal("illegal-not-offered", pick=value[:100])
    return named[0].split("+") if question.most > 1 else named


def numbered(wanted: str, picks: Iterable[str]) -> list[str]:
    """The picks that have a number in their names: never one that only costs or brings so many."""
    return [
        pick
        for pick in picks
        if wanted.lstrip("0") in [part.lstrip("0") for part in re.split("[-.]", pick.partition(":")[2])]
    ]


def foreseen(table: Table, seat: int, steps: Steps, given: Mapping[str, Any], say: Speaker) -> dict[str, str]:
    """What the last of the steps can be answered with, once those before it are answered as given.

    Nothing is answered for good: the table is thrown away afterwards. Nor is a step tried that is final, for
    that would show what lies behind it.
    """
    question = table.asks.get(seat)
    try:
        for step in open_steps(steps, question)[:-1]:
            if question is None or not step.options(question):
                continue
            picks = matching(question, step, given.get(step.says) or "" if step.says else None, say)
            if any(offer.final for offer in question.offered if offer.id in picks):
                return {}
            table.answer(seat, picks)
            question = table.asks.get(seat)
    except Illegal:
        return {}
    return labelled(question, steps[-1], say) if question else {}


def labelled(question: Ask, step: Step, say: Speaker) -> dict[str, str]:
    """The possible picks of one step with what they are called; several at once are joined by a plus."""
    say = say.plainly()
    named = {option.id: say.text(option.text) for option in step.options(question)}
    if question.most == 1:
        return named
    found = {option.id: named[option.id] for option in question.instead if option.id in named}
    options = [option for option in step.options(question) if option.id not in found]
    for number in range(min(question.most, len(options)), max(question.least, 1) - 1, -1):
        for chosen in combinations(options, number):
            key = "+".join(option.id for option in chosen)
            if len(key) <= OFFERED and len(found) < MANY:
                found[key] = say.listed(named[option.id] for option in chosen)
    return found


def _signature(options: Sequence[str], required: str | None) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = [
        inspect.Parameter("desk", kind, annotation=Desk),
        inspect.Parameter("reply", kind, annotation=Reply),
    ]
    rest = [
        inspect.Parameter(option, kind, annotation=str)
        if option == required
        else inspect.Parameter(option, kind, annotation=str | None, default=None)
        for option in options
    ]
    return inspect.Signature([*first, *rest])
