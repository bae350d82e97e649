"""Hints: what a merchant would do in somebody's place, as a plan for the whole turn."""

from collections.abc import Sequence

from msgspec import Struct

from bot.messages.custom_ids import Advised, Do, encode, joined
from bot.messages.layout import Button, cut
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Ask, Option, Text
from rules.core.events import Event
from rules.core.sources import made
from rules.core.table import Table
from rules.core.worth import Worth

#: So many steps of a hint are told, each in a line of so many signs.
TOLD, LINE = 6, 180


class Step(Struct, frozen=True):
    """A step of a hint, as far as one press goes: what is chosen, with what that is worth, and why."""

    chosen: tuple[tuple[Option, Worth], ...]
    why: Text


class Hint(Struct, frozen=True):
    """What a merchant would do, up to the first step that uses luck, shows something or ends the turn."""

    seat: int
    #: The mark of the question to which the first step is the answer.
    mark: str
    steps: tuple[Step, ...]
    #: What happens by that, as far as it can be known.
    events: tuple[Event, ...] = ()
    #: Whether luck, or what others do, says how it goes on after the last step.
    open: bool = False

    def holds(self, table: Table) -> bool:
        """Whether the question for which it was made is still open."""
        return self.seat in table.asks and table.mark(self.seat) == self.mark


def hint_lines(seated: Seated, hint: Hint, say: Speaker) -> list[str]:
    """A hint step by step, with the reasons, and what it brings."""
    lines = [f"**{say('hint-title')}**"]
    for number, step in enumerate(hint.steps[:TOLD], 1):
        pick = say.listed([say.choice(option, worth) for option, worth in step.chosen])
        lines.append(cut(say("hint-step", number=number, pick=pick, why=say.text(step.why)), LINE))
    if (more := len(hint.steps) - TOLD) > 0:
        lines.append(say("hint-more", steps=more))
    if gain := _gain(seated, hint, say):
        lines.append(gain)
    if hint.open:
        lines.append(f"-# {say('hint-open')}")
    return lines


def _gain(seated: Seated, hint: Hint, say: Speaker) -> str:
    """The points that a hint brings at once, by source."""
    game = seated.game
    own = [event for event in hint.events if event.seat == hint.seat]
    mine = made(own, game.earned, hint.seat + 1)[hint.seat]
    if not mine:
        return ""
    told = [f"{say(f'{game.NAME}-source-{source}')} {points}" for source, points in mine.items()]
    return say("hint-gain", points=sum(mine.values()), sources=", ".join(told))


def hint_button(seated: Seated, say: Speaker, asked: Ask, hint: Hint | None) -> Sequence[Button]:
    """What makes the first step of a hint, or first of all asks for one, where hints are allowed.

    It is found by its id among what the rules offer: by now that may be told in other words.
    """
    if not hints_allowed(seated):
        return []
    if hint is None:
        return [Button(encode(Do(seated.row.id, "hint")), say("button-hint"))]
    ids = [option.id for option in asked.offered]
    places = [ids.index(option.id) for option, _ in hint.steps[0].chosen]
    step = Advised(seated.row.id, hint.seat, hint.mark, joined(places))
    return [Button(encode(step), say("button-do-it"), "success")]


def hints_allowed(seated: Seated) -> bool:
    """Whether this table may ask what a merchant would do."""
    return bool(seated.row.hints) and not seated.row.rated
