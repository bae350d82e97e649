"""Ways to play a game in a test: by luck, by script, or one flow alone."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

import msgspec

from rules.core.asking import Ask, Flow, Picks
from rules.core.table import Game, Table

T = TypeVar("T")
#: How often something is chosen instead of what is asked for.
SELDOM = 0.2


def any_picks(question: Ask, luck: Random) -> Picks:
    """An answer that is allowed, by luck."""
    if question.instead and luck.random() < SELDOM:
        return (luck.choice(question.instead).id,)
    number = luck.randint(question.least, min(question.most, len(question.options)))
    return tuple(option.id for option in luck.sample(question.options, number))


def random_game(
    game: Game, seats: int, settings: Mapping[str, str], seed: str
) -> Iterator[tuple[Table, int, Picks]]:
    """A game played by luck: yields the table before each answer, and the answer that will be given."""
    luck = Random(seed)
    table = Table.new(game, seats, settings, seed)
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        picks = any_picks(table.asks[seat], luck)
        yield table, seat, picks
        table.answer(seat, picks)


def finished(game: Game, seats: int, settings: Mapping[str, str], seed: str) -> Table:
    """The table of a game that was played by luck to its end."""
    *_, (table, _, _) = random_game(game, seats, settings, seed)
    return table


def photograph(table: Table) -> bytes:
    """All that there is at a table, as bytes: equal photographs are equal games."""
    marks = {seat: table.mark(seat) for seat in table.asks}
    return msgspec.json.encode([table.g, table.asks, marks, table.answers, table.over])


def run(flow: Flow[T], *answers: Sequence[str]) -> T:
    """Go through one flow with these answers, whoever is asked, and return what it returns."""
    remaining = [tuple(answer) for answer in answers]
    try:
        asks = next(flow)
        while True:
            if not asks:
                asks = next(flow)
                continue
            assert remaining, f"asked {asks} with no answer left"
            seat, question = next(iter(asks.items()))
            asks = flow.send((seat, question.check(remaining.pop(0))))
    except StopIteration as stop:
        assert not remaining, f"never asked for {remaining}"
        result: T = stop.value
        return result
