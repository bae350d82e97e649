"""Tournaments between house players: `python -m rules.players.arena`.

Every pair of levels plays so many games of two seats, each deal twice with the seats changed round; with
`--seats` one of the stronger level sits among several of the weaker, on each seat in turn. Printed and kept
in `build/arena.json` are how often the stronger level won, a shared victory being a part of a win, with the
interval that holds the truth in 95 of 100 such tournaments (Wilson's), and the milliseconds that a move took:
the median, what 95 of 100 stay below, and the most.

`--board` plays games of merchants, or of another level, at tables of all sizes instead, and counts what they
tell about the board;
`--mixed` plays games of all levels with any settings, in which nobody thinks long: that every game ends
and no answer is refused.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from os import cpu_count
from pathlib import Path
from time import process_time
from typing import Any

from msgspec import Struct

from rules.core.asking import Illegal
from rules.core.chance import Chance
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import ADVISER, HOUSE, LEVELS, LUCK, SECONDS, levels, player
from rules.players.results import Result, share
from rules.players.thought import Thought, thought

RESULTS = Path("build/arena.json")
#: No game has so many answers; one that does would never end.
ENDLESS = 5000


class Duel(Struct, frozen=True):
    """A level that is to beat another in at least this share of their games."""

    game: str
    level: str
    other: str
    share: float
    games: int
    seats: int = 2


#: How many games a duel has; those who think long take longest.
DUEL_GAMES = {"novice": 400, "merchant": 400, "burgomaster": 200, "regent": 400}
#: Where more than two play, how many times its even share the stronger level is to win.
TIMES_EVEN = 1.4
#: Games at tables of all sizes where nothing else is said, and playouts in some of them.
MANY, FEW = 1000, 1
#: In one of so many mixed games there are also levels that take longer than these.
ALL_LEVELS, QUICK = 10, ("novice", "merchant")
#: How often of three times a setting stays as usual.
USUAL = 2
#: Seconds after which an answer is cut off. It has only the work that two seconds allow on a slow machine; so
#: the clock has no part in who wins, whatever else runs beside, and the milliseconds tell what took longer.
PATIENCE = 60.0
#: The normal distribution's bound of 95 in 100.
Z = 1.96


def duels(game: str, seats: int = 2) -> list[Duel]:
    """The duels of a game: each level against the one below it, and novices against luck."""
    least = HOUSE[game].SHOULD_BEAT if seats == 2 else dict.fromkeys(LEVELS, TIMES_EVEN / seats)
    return [
        Duel(game, level, other, least[level], DUEL_GAMES[level], seats)
        for other, level in pairwise((LUCK, *levels(game)))
    ]


def play(
    name: str,
    sitting: Sequence[str],
    seed: str,
    playouts: int | None = None,
    settings: Mapping[str, str] | None = None,
) -> Result:
    """Play one game between house players, each answering from its own view."""
    game = GAMES[name]
    table = Table.new(game, len(sitting), settings or {}, seed)
    first: int | None = None
    times: dict[str, list[float]] = {level: [] for level in sitting}
    while not table.over:
        seat = min(table.asks)
        mind = patient(f"{seed}/{table.answers}/{seat}", playouts)
        view = table.view(seat)
        if first is None:
            first = HOUSE[name].beginner(view)
        start = process_time()
        picks, _ = player(name, sitting[seat])(view, table.asks[seat], mind)
        times[sitting[seat]].append((process_time() - start) * 1000)
        table.answer(seat, picks)
        if table.answers > ENDLESS:
            raise RuntimeError(f"{name}: {seed}: endless")
    assert first is not None
    if not gc.isenabled():
        # Nobody has looked for garbage meanwhile.
        gc.collect()
    return Result(tuple(sitting), first, table.view(None), game.points(table.g), game.winners(table.g), times)


def patient(seed: str, playouts: int | None) -> Thought:
    """Begin to think as much as two seconds allow, or so many playouts, however long it takes."""
    mind = thought(seed, SECONDS, playouts)
    mind.end += PATIENCE
    return mind


def duel_game(duel: Duel, number: int, playouts: int | None) -> Result:
    """One game of a duel: every deal is played as often as there are seats, from each of them."""
    deal, seat = divmod(number, duel.seats)
    sitting = [duel.other] * duel.seats
    sitting[seat] = duel.level
    return play(duel.game, sitting, f"{duel.level} {duel.other} {deal}", playouts)


def board_game(name: str, number: int, level: str = ADVISER) -> Result:
    """One game of a level at any number of seats but one, as the game is played usually."""
    return play(name, [level] * seats_by_luck(name, Chance(f"board {name} {number}")), f"board {number}")


def mixed_game(name: str, number: int) -> Result:
    """One game of any number of seats but one, each seat's level and the settings by luck."""
    luck = Chance(f"mixed {name} {number}")
    known = levels(name) if number % ALL_LEVELS == 0 else QUICK
    sitting = [known[luck.below(len(known), "level")] for _ in range(seats_by_luck(name, luck))]
    settings = settings_by_luck(name, luck)
    while not allowed(name, len(sitting), settings):
        settings = settings_by_luck(name, luck)
    return play(name, sitting, f"mixed {number}", FEW, settings)


def seats_by_luck(name: str, luck: Chance) -> int:
    """A number of seats at which house players can play each other."""
    seats = [seats for seats in GAMES[name].SEATS if seats > 1]
    return seats[luck.below(len(seats), "seats")]


def settings_by_luck(name: str, luck: Chance) -> dict[str, str]:
    """Settings of which each is unusual now and then; not all of them go together."""
    return {
        setting.name: setting.choices[luck.below(len(setting.choices), setting.name)]
        for setting in GAMES[name].SETTINGS
        if setting.choices and luck.below(USUAL + 1, "usual") == 0
    }


def allowed(name: str, seats: int, settings: Mapping[str, str]) -> bool:
    """Whether these settings go together."""
    try:
        Table.new(GAMES[name], seats, settings, "tried")
    except Illegal:
        return False
    return True


#: What is played many times.
MANY_GAMES: dict[str, Callable[[str, int], Result]] = {"board": board_game, "mixed": mixed_game}


def many(
    pool: ProcessPoolExecutor, name: str, games: int, game: Callable[[str, int], Result]
) -> dict[str, Any]:
    """Many games: that each ends and no answer is refused, and what the board shows."""
    played = list(pool.map(game, [name] * games, range(games), chunksize=max(1, games // 50)))
    known = sorted({level for each in played for level in each.levels})
    found = HOUSE[name].board_statistics(played)
    print(json.dumps(found["seats"], indent=1), flush=True)
    return found | {"ms": {level: timing(played, level) for level in known}}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies."""
    part = wins / games
    middle = (part + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games))
    return middle - spread, middle + spread


def won(played: Result, level: str) -> float:
    """What a game counts for the level of which one plays: 1, a part or 0."""
    return share(played, played.levels.index(level))


def lead(played: Result, level: str) -> int:
    """By how much the one of a level was ahead of the best of the others."""
    seat = played.levels.index(level)
    return played.points[seat] - max(played.points[:seat] + played.points[seat + 1 :])


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]


def fight(pool: ProcessPoolExecutor, duel: Duel, games: int, playouts: int | None) -> list[Result]:
    """All games of a duel, on all cores."""
    return list(
        pool.map(duel_game, [duel] * games, range(games), [playouts] * games, chunksize=max(1, games // 50))
    )


def summary(duel: Duel, games: list[Result]) -> dict[str, Any]:
    """What a duel came to."""
    wins = sum(won(played, duel.level) for played in games)
    low, high = wilson(wins, len(games))
    leads = [lead(played, duel.level) for played in games]
    return {
        "game": duel.game,
        "level": duel.level,
        "other": duel.other,
        "seats": duel.seats,
        "games": len(games),
        "share": round(wins / len(games), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "least": duel.share,
        "lead": round(sum(leads) / len(leads), 2),
        "ms": {level: timing(games, level) for level in (duel.level, duel.other)},
    }


def timing(games: list[Result], level: str) -> dict[str, float]:
    """Milliseconds a move: the median, what 95 of 100 stay below, and the most."""
    times = [time for played in games for time in played.times.get(level, [])]
    parts = {"median": 0.5, "p95": 0.95, "max": 1.0}
    return {name: round(quantile(times, part), 2) for name, part in parts.items()}


def told(line: dict[str, Any]) -> str:
    """A line of the table."""
    part, low, high, least = [f"{round(100 * line[name], 1)}%" for name in ("share", "low", "high", "least")]
    times = line["ms"][line["level"]].values()
    return (
        f"{line['game']:5} {line['level']:>11} - {line['other']:11} {line['seats']} {line['games']:5}  "
        f"{part:>6} [{low:>6},{high:>6}]  >= {least} {'yes' if line['low'] >= line['least'] else 'NO':3}  "
        f"{line['lead']:>6}  ms {' '.join([f'{time:>8}' for time in times])}"
    )


def options(words: Sequence[str]) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="rules.players.arena", description=__doc__)
    parser.add_argument("--games", type=int)
    parser.add_argument("--game", choices=sorted(HOUSE))
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--playouts", type=int)
    for part in MANY_GAMES:
        parser.add_argument(f"--{part}", action="store_const", const=part, dest="many")
    parser.add_argument("--workers", type=int, default=cpu_count())
    chosen = parser.parse_args(words)
    if chosen.many == "mixed" and chosen.level:
        parser.error("--mixed excludes --level")
    return chosen


def main(words: Sequence[str]) -> int:
    """Hold the tournament; 0 where every level is as strong as it should be, 1 where one is not."""
    chosen = options(words)
    games = [game for game in HOUSE if chosen.game in (None, game)]
    with ProcessPoolExecutor(chosen.workers, initializer=tidy) as pool:
        if chosen.many:
            part, one = chosen.many, MANY_GAMES[chosen.many]
            if part == "board" and chosen.level:
                part, one = f"board of {chosen.level}s", partial(board_game, level=chosen.level)
            keep(part, {game: many(pool, game, chosen.games or MANY, one) for game in games})
            return 0
        lines = {}
        for duel in [duel for game in games for duel in duels(game, chosen.seats)]:
            if chosen.level in (None, duel.level):
                played = fight(pool, duel, chosen.games or duel.games, chosen.playouts)
                line = summary(duel, played)
                lines[" ".join([duel.game, duel.level, *["-", duel.other] * (duel.seats - 1)])] = line
                print(told(line), flush=True)
    keep("duels", lines)
    return 0 if all(line["low"] >= line["least"] for line in lines.values()) else 1


def tidy() -> None:
    """Look for garbage between games only, not in the midst of a move that is timed."""
    gc.freeze()
    gc.disable()


def keep(part: str, found: dict[str, Any]) -> None:
    """Write down one part of the results, leaving what was found before as it is."""
    known = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    known[part] = known.get(part, {}) | found
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
