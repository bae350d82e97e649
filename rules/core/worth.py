"""What a choice is worth: its cost, its gain and what it is for, told only when somebody looks.

A question that carried all this would slow down the engine, which throws most options away. So whoever shows
a question to a person asks the game's `explain`, which knows no more than that person's view.
"""

from typing import Any, TypeAlias

from msgspec import Struct

from rules.core.asking import Ask, Option, Text

#: How much of what: a number, or of each colour a number. The kinds are names that a game has texts for.
Amounts: TypeAlias = dict[str, int | dict[str, int]]


class Worth(Struct, frozen=True):
    """What an option costs and brings for certain, by the rules, and what it would be good for.

    Where a payment can be chosen, or more can be done at once, the obvious one is meant (`Game.follow`).
    """

    cost: Amounts = {}
    gain: Amounts = {}
    #: Reasons to choose it, the best first.
    purpose: tuple[Text, ...] = ()
    #: What is good comes first: the lower, the sooner.
    rank: int = 0
    #: Options of a kind that belong together, such as the routes that serve a contract.
    group: str = ""

    def much(self, kind: str) -> int:
        """How much of something it brings, of all colours together."""
        amount = self.gain.get(kind, 0)
        return sum(amount.values()) if isinstance(amount, dict) else amount

    @property
    def loses(self) -> bool:
        """Whether something is lost by it for nothing."""
        return bool(self.cost.get("lost"))

    @property
    def promised(self) -> int:
        """The most points that it could lead to later."""
        return max([text.args.get("points", 0) for text in self.purpose], default=0)


Worths: TypeAlias = dict[str, Worth]
NOTHING = Worth()
#: What cannot be chosen now, by the id that it would have: what it is called, and why not.
Impossible: TypeAlias = dict[str, tuple[Text, Text]]


def one_by_one(view: Any, question: Ask) -> tuple[Option, ...]:
    """No answers are offered together: `several` of a game in which a turn is little."""
    return ()


def filled(**amounts: int | dict[str, int]) -> Amounts:
    """Amounts without what is none."""
    kept: Amounts = {}
    for kind, amount in amounts.items():
        some = {color: n for color, n in amount.items() if n} if isinstance(amount, dict) else amount
        if some:
            kept[kind] = some
    return kept
