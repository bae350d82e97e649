"""What a house player thinks with: luck of its own and a limit of time."""

from collections.abc import Callable
from time import monotonic
from typing import Any, TypeAlias

from msgspec import Struct

from rules.core.asking import Ask, Picks, Text
from rules.core.chance import Chance

#: What to answer, and why.
Advice: TypeAlias = tuple[Picks, Text]


class Thought(Struct):
    """The luck and the time for one answer.

    Work is counted in playouts, of which a level does so many for each second that it is given; the time
    itself only cuts off what a slow machine could not do. So the answer to a seed is the same wherever
    the work is done in time.
    """

    luck: Chance
    seconds: float
    end: float
    #: How many playouts to make, where somebody has said it.
    said: int | None = None

    def playouts(self, each_second: int) -> int:
        """How many playouts to make, if in a second so many can be made on a slow machine."""
        return max(1, int(self.seconds * each_second)) if self.said is None else self.said

    @property
    def late(self) -> bool:
        """Whether the time is up."""
        return monotonic() >= self.end


#: The part of its time after which a player begins nothing new, so that it answers within it.
ENOUGH = 0.97


def thought(seed: str, seconds: float, playouts: int | None = None) -> Thought:
    """Begin to think now."""
    return Thought(Chance(seed), seconds, monotonic() + seconds * ENOUGH, playouts)


#: A level of play: from the view and the open question of a seat to what it answers.
Player: TypeAlias = Callable[[Any, Ask, Thought], Advice]
