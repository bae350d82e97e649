"""`python -m tests.leaks [EVENINGS]`: so many evenings of each game, at every delay; prints what happened."""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from rules.games import GAMES
from tests.conftest import MEMORY
from tests.leaks.evening import Evening

DELAYS = (1, 2, 3)
#: So many evenings of each game are played between two reports.
FEW = 10


async def evenings(game: str, first: int, count: int) -> Counter[str]:
    """What happened in so many evenings of a game, the first of them under a number."""
    told: Counter[str] = Counter()
    seats = [number for number in GAMES[game].SEATS if number > 1]
    for number in range(first, first + count):
        with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            file = Path(folder) / "schout.sqlite"
            evening = Evening(file, f"{game} {number}", game, seats[number % len(seats)], DELAYS[number % 3])
            told += await evening.play()
    return told


def main() -> None:
    """Play, and tell after every few evenings what has happened so far, a column for each game."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    began = monotonic()
    figures: dict[str, Counter[str]] = {game: Counter() for game in GAMES}
    for first in range(0, count, FEW):
        for game, told in figures.items():
            told += asyncio.run(evenings(game, first, min(FEW, count - first)))
        print(f"{'':26}" + "".join(f"{game:>12}" for game in figures))
        for name in sorted({name for told in figures.values() for name in told}):
            print(f"{name:26}" + "".join(f"{told[name]:12,}" for told in figures.values()))
        print(f"no leak, {monotonic() - began:,.0f} s\n", flush=True)


if __name__ == "__main__":
    main()
