"""How a seat stands, in a line: what it has, with symbols; and what is special about this moment."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.messages.symbols import symbol_of
from bot.words.signs import TIE, sign
from bot.words.texts import Speaker
from rules.core.asking import Ask, Text
from rules.core.events import Event
from rules.core.table import Game
from rules.core.worth import Amounts

#: What things are, where several kinds of having are of the same things.
THINGS = {"aboard": "good", "stored": "good", "workers": "worker"}


def strip(game: Game, view: Any, say: Speaker) -> str:
    """What a seat has: points, and whatever its game counts."""
    have: Amounts = game.have(view)
    return " · ".join(_part(game.NAME, kind, amount, say) for kind, amount in have.items())


def _part(game: str, kind: str, amount: int | Mapping[str, int], say: Speaker) -> str:
    if isinstance(amount, int):
        words = say.text(Text(f"{game}-have-{kind}", {kind: amount}))
        return sign(f"{say.code}:{game}-{kind}", f"{TIE}{amount}", words)
    things = _things(game, THINGS.get(kind, kind), amount, say)
    key = f"{game}-holds-{kind}"
    return say(key, things=things) if say.knows(key) else things


def _things(game: str, kind: str, amounts: Mapping[str, int], say: Speaker) -> str:
    """Things by their symbols, each with its number; or in words, with commas between."""
    written = []
    for place, (thing, number) in enumerate(amounts.items(), 1):
        words = say("counted", thing=say(f"{game}-{kind}-{thing}"), count=number)
        comma, gap = (", ", "\u2002") if place < len(amounts) else ("", "")
        name = f"{say.code}:{game}-{symbol_of(game, kind, thing)}"
        written.append(sign(name, f"{TIE}{number}{gap}", f"{words}{comma}"))
    return "".join(written)


def moment_lines(game: Game, view: Any, ask: Ask | None, events: Sequence[Event], say: Speaker) -> list[str]:
    """What is special now, each in a line that stands out."""
    texts: Sequence[Text] = game.moments(view, ask, events)
    return [say("moment", what=say.text(text)) for text in texts]
