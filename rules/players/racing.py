"""Answers that race each other in games that somebody imagines."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from rules.players.thought import Thought

T = TypeVar("T")
S = TypeVar("S")
#: After so many games it is looked who falls behind.
LAP = 16
#: By so many standard errors, less what is not worth a thought.
BEHIND, TRIFLE = 2.5, 0.2


def winner(
    tried: Sequence[T],
    imagine: Callable[[], S],
    ending: Callable[[S, T], float],
    playouts: int,
    mind: Thought,
) -> T:
    """The answer that does best in imagined games, of which each is played with every answer.

    So the differences say more than the results. Whoever is plainly behind drops out, and so does the worse
    half each time that as many playouts are made as are left to the others; the last two go on to the end.
    """
    results: list[list[float]] = [[] for _ in tried]
    left = list(range(len(tried)))
    stages = max(1, (len(tried) - 1).bit_length())
    share = stage = max(LAP, playouts // stages)
    while len(left) > 1 and playouts > 0:
        game = imagine()
        ends: list[float] = []
        for number in left:
            if mind.late and results[number]:
                # A game that some of them have not played says nothing; the first is played by all.
                return tried[ranked(left, results)[0]]
            ends.append(ending(game, tried[number]))
        for number, end in zip(left, ends, strict=True):
            results[number].append(end)
        playouts -= len(left)
        stage -= len(left)
        if len(results[left[0]]) % LAP == 0:
            left = ahead(left, results)
        if stage <= 0 and len(left) > 2:
            left = ranked(left, results)[: (len(left) + 1) // 2]
            stage = share
    return tried[ranked(left, results)[0]]


def ranked(left: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
    """The best first; of equals the one that was named first."""
    return sorted(left, key=lambda number: (-sum(results[number]), number))


def ahead(left: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
    """Those who may still be better than the best, by more than a trifle."""
    first = ranked(left, results)[0]
    return [number for number in left if number == first or may_win(results[number], results[first])]


def may_win(one: Sequence[float], best: Sequence[float]) -> bool:
    """Whether luck alone may be to blame that one is not better than the best so far, game by game."""
    behind = [good - bad for good, bad in zip(best, one, strict=True)]
    games = len(behind)
    mean = sum(behind) / games
    spread = sum([(each - mean) ** 2 for each in behind]) / games
    return BEHIND * sqrt(spread / games) - mean > TRIFLE
