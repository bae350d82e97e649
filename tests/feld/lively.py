"""Games by luck that a person might play: a kind of action is drawn first, and passing comes late."""

from collections.abc import Iterator
from random import Random

from rules.core.asking import Ask, Option, Picks
from rules.core.events import Event
from rules.core.table import Table
from rules.feld import game
from tests.playing import SELDOM

#: How likely a kind of action is beside the others; what is not here counts one.
WEIGHTS = {
    "activate": 8,
    "use": 8,
    "block": 4,
    "deliver": 9,
    "worker": 9,
    "load": 9,
    "market": 4,
    "pass": 0.5,
}


def lively_picks(question: Ask, luck: Random) -> Picks:
    """An answer that is allowed: first the verb by its weight, then one of its options."""
    if question.instead and luck.random() < SELDOM:
        return (luck.choice(question.instead).id,)
    if question.most > 1:
        return tuple(option.id for option in luck.sample(question.options, question.least))
    kinds: dict[str, list[Option]] = {}
    for option in question.options:
        kinds.setdefault(option.verb, []).append(option)
    verbs = sorted(kinds)
    [verb] = luck.choices(verbs, [WEIGHTS.get(verb, 1) for verb in verbs])
    options = kinds[verb]
    if verb == "barge":
        options = [option for option in options if option.text.args["useful"]] or options
    return (luck.choice(options).id,)


def lively_game(
    seats: int, settings: dict[str, str], seed: str
) -> Iterator[tuple[Table, Ask, int, Picks, list[Event]]]:
    """Yields the table after each answer, with the question, the answer, and what happened."""
    luck = Random(seed)
    table = Table.new(game, seats, settings, seed)
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        question = table.asks[seat]
        picks = lively_picks(question, luck)
        news = table.answer(seat, picks)
        yield table, question, seat, picks, news
