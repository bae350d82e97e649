"""Verbs: what a game's moves are called, in which steps a command makes them, and where they stand.

The verb of an option stands before the colon of its id. A command names verbs of the open question, and may
answer the questions that follow along with it: `claim` takes a route, and then the payment for it.
A panel has a place for every verb, which it keeps at every step of a game.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from rules.core.asking import Ask, Option


class Step(Struct, frozen=True):
    """A question that a command answers, told by the verbs of its options; one that is not asked is left out.

    `says` is what of the command says the answer, or None where there is nothing to choose.
    """

    says: str | None
    verbs: tuple[str, ...]

    def options(self, question: Ask) -> list[Option]:
        """The options of a question that this step is about."""
        return [option for option in question.offered if option.verb in self.verbs]


Steps: TypeAlias = tuple[Step, ...]
#: The commands of a game by name.
Verbs: TypeAlias = dict[str, Steps]


def step(says: str | None, *verbs: str) -> Step:
    """A step of a command."""
    return Step(says, verbs)


class Spot(Struct, frozen=True):
    """A place on a panel, for the options of some verbs, the first of which gives it its name.

    As buttons the best have so many rows; what finds no room there goes to the next place with a select. The
    groups of a select have one each. What ends a turn stands alone in the last row.
    """

    verbs: tuple[str, ...]
    form: Literal["buttons", "select", "end"]
    rows: int = 1
    groups: tuple[str, ...] = ()


#: The places of a panel from top to bottom; every verb has exactly one.
Spots: TypeAlias = tuple[Spot, ...]


def buttons(*verbs: str, rows: int = 1) -> Spot:
    """A place for buttons."""
    return Spot(verbs, "buttons", rows)


def select(*verbs: str, groups: tuple[str, ...] = ()) -> Spot:
    """A place for a select."""
    return Spot(verbs, "select", groups=groups)


def end(*verbs: str) -> Spot:
    """The last row."""
    return Spot(verbs, "end")
