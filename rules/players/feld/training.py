"""Self-play that finds a regent's taste: `python -m rules.players.feld.training`.

Merchants play each other at two, three and four seats, each with a taste of its own: luck makes it give
more or less than the taste found so far for every thing. By least squares it is told what each of these
differences did to the lead over the others' average, drawn towards nothing as far as so few games say
little; the taste moves that way, and from there it begins again. All luck is fixed, so that the same
program finds the same again.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from os import cpu_count
from typing import TypeAlias

from rules.core.chance import Chance
from rules.feld import game
from rules.feld.state import State
from rules.players.feld import merchant
from rules.players.feld.taste import FILE, Taste
from rules.players.squares import Squares

NAMES = Taste.__struct_fields__
#: How often the taste moves, and after how many games each time.
STEPS, GAMES = 3, 3000
#: The tastes of the last steps, luck moving each elsewhere, that are averaged in the end.
AVERAGED = 2
#: At how many seats, in turn.
SEATS = (2, 3, 4)
#: By how much more or less luck lets somebody give for a thing, as a logarithm.
SPREAD = 0.3
#: How many points it usually does to give e times as much for a thing.
USUAL = 1.8
#: How far the taste moves for each point that it would bring, and how far at most.
MOVE, FARTHEST = 0.2, 0.6

#: Logarithms of a taste, in the order of the names.
Logs: TypeAlias = list[float]
#: How the taste of a seat differed from the others' average, and its lead over their points on average.
Row: TypeAlias = tuple[Logs, float]


def tasting(logs: Sequence[float]) -> Taste:
    """The taste with these logarithms."""
    return Taste(*[exp(log) for log in logs])


def played(at: Logs, step: int, number: int) -> list[Row]:
    """A game of merchants with tastes near this one: a row for each but the last, who tells nothing new."""
    luck, seats = Chance(f"taste {step} {number}"), SEATS[number % len(SEATS)]
    apart = [[SPREAD * (2 * luck.below(2, name) - 1) for name in NAMES] for _ in range(seats)]
    tastes = [tasting([log + more for log, more in zip(at, each, strict=True)]) for each in apart]
    settings = {setting.name: setting.default for setting in game.SETTINGS}
    g = game.deal(seats, settings, luck, game.VERSION)
    play_out(g, tastes)
    totals, all_apart = game.points(g), [sum(each) for each in zip(*apart, strict=True)]
    return [
        (
            [beyond(mine, every, seats) for mine, every in zip(each, all_apart, strict=True)],
            beyond(total, sum(totals), seats),
        )
        for each, total in zip(apart[:-1], totals, strict=False)
    ]


def beyond(mine: float, everybodys: float, seats: int) -> float:
    """By how much one is beyond the average of the others."""
    return mine - (everybodys - mine) / (seats - 1)


def play_out(g: State, tastes: Sequence[Taste]) -> None:
    """Play a game to its end, everybody being a merchant of their own taste."""
    flow = game.play(g)
    try:
        asks = next(flow)
        while True:
            if asks:
                who, asked = next(iter(asks.items()))
                asks = flow.send((who, merchant.act(g, who, asked, tastes[who])))
            else:
                asks = next(flow)
    except StopIteration:
        g.news = []


def moved(at: Logs, rows: Sequence[Row]) -> Logs:
    """Where the taste moves after the games of these rows."""
    sums = Squares(1 + len(NAMES))
    for apart, lead in rows:
        sums.add([1.0, *apart], lead)
    leads = [lead for _, lead in rows]
    mean = sum(leads) / len(leads)
    spread = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / len(leads))
    _, *brings = sums.solution((spread / USUAL) ** 2)
    return [
        log + max(-FARTHEST, min(FARTHEST, MOVE * points)) for log, points in zip(at, brings, strict=True)
    ]


def main(words: Sequence[str]) -> int:
    """Learn, and write it down."""
    parser = argparse.ArgumentParser(prog="rules.players.feld.training", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=cpu_count())
    chosen = parser.parse_args(words)
    at, found = [0.0] * len(NAMES), []
    with ProcessPoolExecutor(chosen.workers) as pool:
        for step in range(STEPS):
            every = chosen.games
            games = pool.map(played, [at] * every, [step] * every, range(every), chunksize=10)
            at = moved(at, [row for rows in games for row in rows])
            found.append(at)
            write(average(found[-AVERAGED:]), f"`make train`: {step + 1} times {every} games")
            print(FILE.read_text("utf-8"), flush=True)
    return 0


def average(found: Sequence[Logs]) -> Logs:
    """The middle of these tastes."""
    return [sum(each) / len(found) for each in zip(*found, strict=True)]


def write(at: Logs, how: str) -> None:
    """Keep a taste, and how it was found."""
    lines = [f"{name} = {round(exp(log), 2)}" for name, log in zip(NAMES, at, strict=True)]
    FILE.write_text("\n".join([f"# {how}", "[taste]", *lines, ""]), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
