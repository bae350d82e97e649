"""Self-play that teaches what every seat will have in the end: `make train`.

Merchants play each other at two, three and four seats. In every game somebody once does what luck says
instead, so that positions are seen, too, that merchants would not come to by themselves. From then on, at the
beginning of every turn, the signs of all seats are taken down, and weights are found by which these come
nearest to the points in the end: those whose squared errors are least, a little drawn towards none. All
luck is fixed, so that the same program learns the same again.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt

from rules.core.chance import Chance
from rules.players.ride.merchant import act
from rules.players.ride.prospects import FILE, NAMES, PHASES, POINTS, everybody, phase, reckoned
from rules.players.ride.sight import Plan, imagined
from rules.players.squares import Squares
from rules.ride import game
from rules.ride.state import State

#: Games for each number of seats.
GAMES = 2500
#: The turn in which somebody does anything is one of so many for each seat, the earlier of two by luck.
TURNS = 12
#: How strongly weights are drawn towards none, in rows.
RIDGE = 20.0


class Sums(Squares):
    """What least squares are found from, of one phase."""

    def __init__(self) -> None:
        """Begin with no rows."""
        super().__init__(len(NAMES))
        #: Squares of the errors of two seats' difference, once there are weights.
        self.squares, self.pairs = 0.0, 0


#: At the beginning of a turn: the phase, and all seats' signs.
Seen = tuple[int, list[list[float]]]


def played(seats: int, number: int) -> tuple[list[Seen], list[int]]:
    """A game of merchants in which somebody once does anything: what was seen since, and how it ended."""
    luck = Chance(f"train {seats} {number}")
    settings = {setting.name: setting.default for setting in game.SETTINGS}
    g = game.deal(seats, settings, luck, game.VERSION)
    odd = Chance(f"odd {seats} {number}")
    turn = min([odd.below(TURNS * seats, "turn") for _ in range(2)])
    seen: list[Seen] = []
    for turns, plans in turns_of(g, odd, turn):
        if turns > turn and g.last_turns is None and g.stage == "turns":
            seen.append((phase(g), everybody(g, plans)))
    return seen, game.points(g)


def turns_of(g: State, odd: Chance, turn: int) -> Iterator[tuple[int, list[Plan | None]]]:
    """Play a game, with luck at one turn: the turns that have begun, and what is planned."""
    plans: list[Plan | None] = [None] * len(g.seats)
    flow, turns = game.play(g), 0
    try:
        asks = next(flow)
        while True:
            if not asks:
                yield turns, plans
                turns += g.stage == "turns"
                asks = next(flow)
                continue
            who, asked = next(iter(asks.items()))
            s = imagined(g, who, plans[who])
            picks = act(s, asked)
            plans[who] = s.plan
            if turns == turn + 1 and asked.text.key == "ride-ask-turn":
                picks = (asked.options[odd.below(len(asked.options), "option")].id,)
            asks = flow.send((who, picks))
    except StopIteration:
        pass


def taught(seats: int, games: int) -> list[tuple[list[float], float, int]]:
    """The weights of every phase, how far off differences are, and from how many rows that is known."""
    phases = [Sums() for _ in PHASES]
    for number in range(games):
        seen, ends = played(seats, number)
        for at, rows in seen:
            for signs, end in zip(rows, ends, strict=True):
                phases[at].add(signs, end - signs[POINTS])
    found = [sums.solution(RIDGE) for sums in phases]
    for number in range(games, games + games // 10):
        seen, ends = played(seats, number)
        for at, rows in seen:
            told = [reckoned(signs, found[at]) for signs in rows]
            phases[at].squares += (told[0] - told[1] - ends[0] + ends[1]) ** 2
            phases[at].pairs += 1
    return [
        (weights, sqrt(sums.squares / max(1, sums.pairs)), sums.rows)
        for weights, sums in zip(found, phases, strict=True)
    ]


def main(words: Sequence[str]) -> int:
    """Learn, and write it down."""
    parser = argparse.ArgumentParser(prog="rules.players.ride.training", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args(words)
    lines = [f"# `make train`, games: {chosen.games}"]
    for seats in game.SEATS:
        for carts, (weights, error, rows) in zip(PHASES, taught(seats, chosen.games), strict=True):
            print(f"seats {seats}, carts {carts}: {rows} rows, error {round(error, 2)}", flush=True)
            lines += ["", f"[seats-{seats}.carts-{carts}]", f"error = {round(error, 3)}"]
            lines += [f"{name} = {round(weight, 4)}" for name, weight in zip(NAMES, weights, strict=True)]
    FILE.write_text("\n".join([*lines, ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
