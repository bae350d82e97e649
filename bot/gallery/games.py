"""Games to look at: played from the deal to the end by luck that is always the same."""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import NamedTuple, TypeAlias

from bot.messages.stories import Story
from rules.core.asking import Answer, Ask
from rules.core.events import Event, readable
from rules.core.table import Table
from rules.games import GAMES

#: Picks an answer to a question by luck.
Choose: TypeAlias = Callable[[Ask, int], list[str]]


class Step(NamedTuple):
    """The table after an answer, the answer, and what everybody could read about it."""

    table: Table
    answer: Answer | None = None
    events: tuple[Event, ...] = ()


def steps(game: str, choose: Choose, seats: int, settings: Mapping[str, str], seed: str) -> Iterator[Step]:
    """A game from its deal to its end."""
    table = Table.new(GAMES[game], seats, dict(settings), seed)
    yield Step(table)
    while not table.over:
        seat = min(table.asks)
        luck = int(sha256(f"{seed}/{table.answers}".encode()).hexdigest(), 16)
        picks = choose(table.asks[seat], luck)
        yield Step(table, (seat, tuple(picks)), tuple(readable(table.answer(seat, picks), None)))


def story(game: str, choose: Choose, seats: int, settings: Mapping[str, str], seed: str) -> Story:
    """A whole game, to be made a film of."""
    dealt = Table.new(GAMES[game], seats, dict(settings), seed).save()
    given = [step.answer for step in steps(game, choose, seats, settings, seed)]
    return Story(game, dealt, [answer for answer in given if answer is not None])
