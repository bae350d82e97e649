"""What gulden, steps on the Amstel and cubes are worth in points, as the game goes on."""

from functools import lru_cache

from rules.feld.board import Tile, board
from rules.feld.state import LAST_ROUND
from rules.players.feld.taste import A_MERCHANTS, Taste

#: A cube that comes in a later round, of any colour and of a given one.
CUBE, COLORED = 1.1, 0.9
#: A cube paid for a step or a space that will be needed later.
LATER = 1.1
STEP = 1.3
#: A leftover at the end.
LEFTOVER = 0.5
#: More gulden than this are counted as leftovers.
RICH = 60
#: The first round of the tiles B.
SECOND_HALF = 7


@lru_cache(maxsize=512)
def purses(printed: str, income: int, step: float, cube: float) -> tuple[tuple[float, ...], ...]:
    """What gulden are worth after each round: all that the tiles of later rounds may give for them.

    Every later round brings so many gulden more, and one of the tiles of its kind, whichever it is.
    """
    tiles = board(printed).tiles.values()
    kinds = {
        kind: [_given(tile, step, cube) for tile in tiles if tile.code[0] == kind] for kind in ("A", "B")
    }
    rows: list[tuple[float, ...]] = [tuple([LEFTOVER * gulden for gulden in range(RICH + 1)])]
    for round_ in range(LAST_ROUND, 1, -1):
        after = rows[-1]
        offers = kinds["B" if round_ >= SECOND_HALF else "A"]
        row = []
        for gulden in range(RICH + 1):
            have = min(RICH, gulden + income)
            best = [
                max(after[have], points + after[have - price]) if price <= have else after[have]
                for price, points in offers
            ]
            row.append(sum(best) / len(best))
        rows.append(tuple(row))
    return ((), *rows[::-1])


def _given(tile: Tile, step: float, cube: float) -> tuple[int, float]:
    return tile.gulden, tile.points + STEP * step * tile.amstel + CUBE * cube * tile.any


def gulden_and_purse(
    printed: str, round_: int, income: float, gulden: int, taste: Taste = A_MERCHANTS
) -> tuple[float, float]:
    """What one gulden more is worth after a round, and what so many are, with about this income."""
    row = purses(printed, min(9, int(income + 0.5)), taste.step, taste.cube)[round_]
    few = min(RICH - 3, gulden)
    return (row[few + 3] - row[few]) / 3, row[min(RICH, gulden)]


def gulden_price(printed: str, round_: int, income: float, gulden: int, taste: Taste = A_MERCHANTS) -> float:
    """What one gulden more is worth, after a round."""
    return gulden_and_purse(printed, round_, income, gulden, taste)[0]


@lru_cache(maxsize=4096)
def canal(printed: str, space: int, turns: int, later: float = 1.0) -> float:
    """What the Amstel still gives to a disc in so many turns, less the cubes for it."""
    read = board(printed)
    best = 0.0
    for goal in (*[before + 1 for before, _ in read.bridges], read.spaces):
        steps = goal - space
        if steps <= 0 or not turns:
            continue
        points = sum([value for before, value in read.bridges if space <= before < goal])
        points += read.mouth if goal == read.spaces else 0
        cubes = min(steps, turns) + 2 * min(turns, max(0, steps - turns)) + 4 * max(0, steps - 2 * turns)
        best = max(best, points - LATER * later * cubes)
    return best
