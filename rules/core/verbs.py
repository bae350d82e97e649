"""Verbs: what a game's moves are called, and in which steps a command makes them.

The verb of an option stands before the colon of its id. A command names verbs of the open question, and may
answer the questions that follow along with it: `claim` takes a route, and then the payment for it.
"""

from typing import TypeAlias

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
