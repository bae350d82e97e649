"""How far chances can be trusted: `python -m rules.players.calibration`, or `make chances`.

Games are played between house players who are all of one level, at tables of all sizes. At the end of the
first, second and third quarter of each the chances are told from the public view alone, and held against what
came out. Kept in `build/chances.jsonl`, a line for each moment, with all imagined endings; printed and kept
in `build/chances.json` are, by game and quarter, the Brier score beside that of "everybody the same", and how
often those won who were given about so much. docs/chances.md says what came of it.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from rules.core.chance import Chance
from rules.core.table import Table
from rules.games import GAMES
from rules.players.arena import PATIENCE, seats_by_luck, tidy
from rules.players.chances import Chances, Ending, decided, endings, even, measured
from rules.players.house import HOUSE, SECONDS, player
from rules.players.thought import thought

MOMENTS, RESULTS = Path("build/chances.jsonl"), Path("build/chances.json")
GAMES_OF_EACH = 1000
#: Who plays: burgomasters would take days.
LEVELS = ("novice", "merchant")
QUARTERS = (1, 2, 3)
#: Chances are held against what came out in so many groups.
GROUPS = 10
#: What is tried for BLUR.
BLURS = (0.0, 0.15, 0.25, 0.35, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0)


class Moment(Struct, frozen=True):
    """A moment of a game: what was imagined then, and who won in the end."""

    game: str
    number: int
    level: str
    seats: int
    quarter: int
    ends: list[Ending]
    winners: list[int]

    def told(self, blur: float | None = None) -> Chances:
        """The chances that are told then."""
        return measured(self.ends, self.seats, HOUSE[self.game].BLUR if blur is None else blur)


def game_moments(name: str, number: int, playouts: int | None = None) -> list[Moment]:
    """Play one game, and tell the chances at three moments of it."""
    game, house, luck = GAMES[name], HOUSE[name], Chance(f"calibration {name} {number}")
    seats, level = seats_by_luck(name, luck), LEVELS[luck.below(len(LEVELS), "level")]
    table = Table.new(game, seats, {}, f"calibration {number}")
    rests = [table.checkpoint]
    while not table.over:
        seat = min(table.asks)
        mind = thought(f"{number}/{table.answers}/{seat}", SECONDS)
        table.answer(seat, player(name, level)(table.view(seat), table.asks[seat], mind)[0])
        rests.append(table.checkpoint)
    found = []
    for quarter in QUARTERS:
        g = msgspec.json.decode(rests[quarter * len(rests) // 4], type=game.State)
        mind = thought(f"{number}/{quarter}", PATIENCE, playouts or house.PLAYOUTS)
        ends = endings(game.view(g, None), mind)
        found.append(Moment(name, number, level, seats, quarter, ends, game.winners(table.g)))
    return found


# What came of it


def brier(moments: Iterable[Moment], blur: float | None = None) -> float:
    """The mean of squared errors over all seats of all moments, each moment counting the same."""
    return _mean([_error(moment.told(blur), moment) for moment in moments])


def brier_of_even(moments: Iterable[Moment]) -> float:
    """The same for whoever gives everybody the same."""
    return _mean([_error(even(moment.seats), moment) for moment in moments])


def _error(told: Chances, moment: Moment) -> float:
    came = decided(moment.winners, moment.seats)
    return sum([(chance - part) ** 2 for chance, part in zip(told, came, strict=True)])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def reliability(moments: Iterable[Moment]) -> list[tuple[float, float, int]]:
    """By groups of chances that were told: what was told on average, what came out, and of how many."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(GROUPS)]
    for moment in moments:
        came = decided(moment.winners, moment.seats)
        for pair in zip(moment.told(), came, strict=True):
            groups[min(GROUPS - 1, int(pair[0] * GROUPS))].append(pair)
    return [
        (
            round(_mean([told for told, _ in group]), 4),
            round(_mean([part for _, part in group]), 4),
            len(group),
        )
        for group in groups
        if group
    ]


def summary(moments: Sequence[Moment]) -> dict[str, Any]:
    """What one game's moments say, quarter by quarter and together."""
    parts = {f"{quarter}": [m for m in moments if m.quarter == quarter] for quarter in QUARTERS}
    return {
        "games": len({moment.number for moment in moments}),
        "playouts": len(moments[0].ends),
        "quarters": {
            name: {
                "brier": round(brier(part), 4),
                "even": round(brier_of_even(part), 4),
                "reliability": reliability(part),
            }
            for name, part in parts.items()
        },
        "blurs": {f"{blur}": round(brier(moments, blur), 4) for blur in BLURS},
    }


def played(
    pool: ProcessPoolExecutor, name: str, numbers: Sequence[int], end: float
) -> Iterator[list[Moment]]:
    """These games one after the other, until the time is up."""
    step = 20
    for first in range(0, len(numbers), step):
        if monotonic() > end:
            return
        some = numbers[first : first + step]
        yield from pool.map(game_moments, [name] * len(some), some)


def main(words: Sequence[str]) -> int:
    """Play, and tell what came of it; with `--again` only tell, and with `--on` play only what is missing."""
    parser = argparse.ArgumentParser(prog="rules.players.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_OF_EACH)
    parser.add_argument("--game", choices=sorted(HOUSE))
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--workers", type=int, default=cpu_count())
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--on", action="store_true")
    chosen = parser.parse_args(words)
    MOMENTS.parent.mkdir(exist_ok=True)
    for name in [name for name in HOUSE if chosen.game in (None, name) and not chosen.again]:
        known = [moment for moment in kept() if chosen.on or moment.game != name]
        MOMENTS.write_bytes(b"".join([msgspec.json.encode(moment) + b"\n" for moment in known]))
        there = {moment.number for moment in known if moment.game == name}
        numbers = [number for number in range(chosen.games) if number not in there]
        end = monotonic() + chosen.minutes * 60
        with ProcessPoolExecutor(chosen.workers, initializer=tidy) as pool, MOMENTS.open("ab") as file:
            for told in played(pool, name, numbers, end):
                # In one go, so that a run that is broken off has written games only whole.
                file.write(b"".join([msgspec.json.encode(moment) + b"\n" for moment in told]))
                file.flush()
    moments = kept()
    found = {
        name: summary([moment for moment in moments if moment.game == name])
        for name in dict.fromkeys(moment.game for moment in moments)
    }
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(RESULTS.read_text("utf-8"))
    return 0


def kept() -> list[Moment]:
    """All moments that were written down."""
    lines = MOMENTS.read_bytes().splitlines() if MOMENTS.exists() else []
    return [msgspec.json.decode(line, type=Moment) for line in lines]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
