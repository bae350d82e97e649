"""What a process that draws holds after twenty minutes of steady play, in fast motion.

It draws for every move what the bot would: the board for everybody, and what those see who are asked. Many
games of all kinds go on side by side in every language, and new ones begin where others end.
"""

from collections.abc import Iterator
from itertools import count, cycle, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from bot.words.texts import LANGUAGES, Speaker
from render.games import DRAWN_BY, part
from render.picture import SHAPES
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
    ours, theirs = get_context("spawn").Pipe(duplex=False)
    drawing = get_context("spawn").Process(target=_draw, args=(theirs,), daemon=True)
    drawing.start()
    warm, end = ours.recv(), ours.recv()
    drawing.join()
    yield "render.steady_mb", end
    yield "render.steady_growth", end / warm


def _draw(told: Connection) -> None:
    """Draw, and tell how much is held before the twenty minutes, and after them."""
    for number, (table, code) in enumerate(islice(_moves(), PACE * SECONDS), 1):
        say = Speaker(code, NAMES)
        for seat in (None, *table.asks):
            view, ask = table.view(seat), table.asks.get(seat) if seat is not None else None
            shape = SHAPES[number % len(SHAPES)] if seat is not None else "phone"
            for name in DRAWN_BY[view.game].parts(view, ask, frozenset()):
                part(view, NAMES, say, name, shape=shape)
        if number in (PACE * WARM, PACE * SECONDS):
            told.send(_megabytes())


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


def _megabytes() -> float:
    """The memory that this process holds."""
    status = Path("/proc/self/status")
    if not status.exists():
        raise RuntimeError("the memory of a process is only measured where there is /proc")
    [line] = [line for line in status.read_text("utf-8").splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024
