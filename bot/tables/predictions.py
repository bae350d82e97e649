"""What somebody has foretold of a game, and how well: by Brier's rule, which rewards no pretending."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.store.rows import PredictionRow
from rules.core.foretelling import Foretold
from rules.core.table import Table

#: How sure one can be of what one foretells, in percent.
SURENESS = (40, 60, 80, 95)
#: The score of whoever was certain of what came out; whoever was certain of something else has none.
PERFECT = 100


def sureness(asked: Foretold) -> list[int]:
    """How sure one can be: at least more than if everything were as likely."""
    return [sure for sure in SURENESS if sure * len(asked.outcomes) > 100]


def score(outcomes: Sequence[str], picked: str, sure: int, came: Collection[str]) -> float:
    """How well something was foretold; what is not thought of the one outcome is shared by the others.

    Brier's sum of squares is 0 at best and 2 at worst: here it is turned round, so that more is better. What
    several seats share has come out in part for each of them.

    >>> [round(score("01", "0", sure, "0")) for sure in (60, 80, 95)], round(score("01", "1", 95, "0"))
    ([84, 96, 100], 10)
    """
    thought = dict.fromkeys(outcomes, (1 - sure / 100) / (len(outcomes) - 1)) | {picked: sure / 100}
    brier = sum((thought[each] - (each in came) / len(came)) ** 2 for each in outcomes)
    return PERFECT * (1 - brier / 2)


def scored(table: Table, foretold: Sequence[PredictionRow]) -> list[PredictionRow]:
    """How well everything was foretold of a game that is over; what came out for nobody is not counted."""
    came = table.game.came_out(table.g)
    asks = {asked.name: asked for asked in table.game.foretelling(table.view(None)).asks}
    return [
        replace(each, score=score(asks[each.about].outcomes, each.picked, each.sure, came[each.about]))
        for each in foretold
        if each.about in asks and came[each.about]
    ]
