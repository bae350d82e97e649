"""Write the golden games of the newest rules anew: `python -m tests.golden`.

A transcript that is there keeps its seed and its answers, and what came of them is written as it is now:
look at the difference before you commit it. For a way of ending that has none, games are played until one
ends so. What older rules led to is never written again.
"""

from pathlib import Path
from random import Random

from msgspec import structs

from rules.core.asking import Answer, Picks
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import answer
from tests.feld.golden import WAYS as FELD
from tests.golden import FOLDER, Way, games_folder
from tests.ride.golden import WAYS as RIDE
from tests.transcript import Transcript, read, table_of, write

WAYS = {"feld": FELD, "ride": RIDE}
TRIES = 20_000


def find(game: str, name: str, way: Way, folder: Path) -> Transcript:
    """Play by luck until a game ends in this way."""
    for number in range(TRIES):
        played = Transcript(game, way.seats, way.settings, f"{name} {number}", [], GAMES[game].VERSION)
        luck = Random(played.seed)
        table = table_of(played, folder)
        log: list[Answer] = []
        while not table.over:
            seat = luck.choice(sorted(table.asks))
            log.append((seat, picks(table, seat, way, luck)))
            table.answer(*log[-1])
        if way.ended(table):
            return structs.replace(played, answers=log)
    raise SystemExit(f"no game of {TRIES} ended like this: {name}")


def picks(table: Table, seat: int, way: Way, luck: Random) -> Picks:
    """What is answered while a game is being looked for."""
    if way.level is None:
        return way.player(table.asks[seat], luck)
    return answer(table.view(seat), table.asks[seat], way.level, f"{luck.random()}")


def main() -> None:
    """Write every transcript."""
    for game, ways in WAYS.items():
        folder = games_folder(game, GAMES[game].VERSION)
        folder.mkdir(exist_ok=True)
        for name, way in ways.items():
            path = folder / f"{name}.txt"
            played = read(path.read_text("utf-8")) if path.exists() else find(game, name, way, folder)
            path.write_text(write(played, folder)[0], "utf-8")
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
