"""What a process that draws holds after twenty minutes of steady play, in fast motion.

It draws for every move what the bot would: the board for everybody, and what those see who are asked. Many
games of all kinds go on side by side in every language, and new ones begin where others end.
"""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle, islice
from random import Random

from bot.hosting.health import resident
from bot.messages.panels import FOR_ALL
from bot.words.texts import LANGUAGES, Speaker
from bot.workers import Beside
from render.games import DRAWN_BY, part
from render.picture import SHAPES, Picture, Shape
from rules.core.table import Table
from rules.games import GAMES
from tests.bench.rules import random_answer

#: Moves a second at all tables together, and seconds: those before anything counts, and with the twenty
#: minutes after them.
PACE, WARM, SECONDS = 2, 400, 1600
TABLES, SEATS = 40, 3
NAMES = ("Anna", "Bram", "Chloé")


def figures() -> Iterator[tuple[str, float]]:
    """What it holds at the end, in megabytes, and that over what it held before those twenty minutes."""
    warm, end = asyncio.run(_held())
    yield "render.steady_mb", end
    yield "render.steady_growth", end / warm


async def _held() -> list[float]:
    """The megabytes of the process that draws, before the twenty minutes and after them."""
    drawing, held = Beside(), []
    try:
        for number, (table, code) in enumerate(islice(_moves(), PACE * SECONDS), 1):
            for work in _shown(table, code, SHAPES[number % len(SHAPES)]):
                await drawing.do(work)
            if number in (PACE * WARM, PACE * SECONDS):
                held.append(sum(map(resident, drawing.processes)) / 1024**2)
    finally:
        drawing.close()
    if not all(held):
        raise RuntimeError("the memory of a process is only measured where the system tells it")
    return held


def _shown(table: Table, code: str, own: Shape) -> Iterator[Callable[[], Picture]]:
    """What draws all that is shown after a move: to everybody, and to those who are asked."""
    say = Speaker(code, NAMES)
    for seat in (None, *table.asks):
        view, ask = table.view(seat), table.asks.get(seat) if seat is not None else None
        for name in DRAWN_BY[view.game].parts(view, ask, frozenset()):
            yield partial(part, view, NAMES, say, name, shape=own if seat is not None else FOR_ALL)


def _moves() -> Iterator[tuple[Table, str]]:
    """Tables after a move each, again and again, with the language in which they are looked at."""
    luck, numbers = Random("steady"), count()
    kinds = cycle([(game, code) for code in LANGUAGES for game in GAMES.values()])

    def begun() -> tuple[Table, str]:
        game, code = next(kinds)
        return Table.new(game, min(SEATS, game.SEATS[-1]), {}, f"steady {next(numbers)}"), code

    tables = [begun() for _ in range(TABLES)]
    while True:
        place = luck.randrange(TABLES)
        table, code = tables[place]
        table.answer(*random_answer(table, luck))
        yield table, code
        if table.over:
            tables[place] = begun()
