"""Seeded luck that anybody can check afterwards."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256, sha512
from math import factorial
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


def commitment(seed: str) -> str:
    """The SHA-256 of the seed: known from the start, so that the seed told at the end cannot be another."""
    return sha256(seed.encode()).hexdigest()


def joint(seed: str, shares: Sequence[str]) -> str:
    """The seed with what the players have added to it, from which all luck of a game comes.

    Ours is bound by its hash before the first of theirs is known, so neither can choose what comes of both.
    """
    return sha256("/".join((seed, *shares)).encode()).hexdigest() if shares else seed


@lru_cache(maxsize=256)
def orders(cards: int) -> int:
    """In how many orders so many cards can lie."""
    return factorial(cards)


class Chance(Struct):
    """A seed and how often luck was used: the same numbers on every Python, for ever.

    Turning up the next card of a shuffled deck counts as a use too, because an answer that has shown
    somebody something new must not be taken back.
    """

    seed: str
    uses: int = 0

    def number(self) -> int:
        """The next number, evenly below 2**512: enough to shuffle 80 cards without a bias one could find."""
        digest = sha512(f"{self.seed}/{self.uses}".encode()).digest()
        self.uses += 1
        return int.from_bytes(digest, "big")

    def below(self, bound: int, what: str) -> int:
        """A number from 0 to bound - 1; `what` names it for whoever checks the game."""
        return self.number() % bound

    def shuffled(self, items: list[T], what: str) -> list[T]:
        """The items in an order of luck (Fisher and Yates), the top of the deck being the last."""
        deck = list(items)
        # Of a large number only that much matters, and a small one is divided quickly.
        number = self.number() % orders(len(deck))
        for left in range(len(deck), 1, -1):
            place, other = left - 1, number % left
            number //= left
            deck[place], deck[other] = deck[other], deck[place]
        return deck

    def draw(self, deck: list[T]) -> T:
        """Take the top card of a shuffled deck, which somebody will see."""
        self.uses += 1
        return deck.pop()

    def reveal(self) -> None:
        """Count that something hidden is shown to others, though no luck decided it."""
        self.uses += 1


class Use(Struct, frozen=True):
    """One use of luck as a record tells it: its number, what it was for, and what came of it."""

    use: int
    what: str
    result: list[str]


class Witness(Chance):
    """Chance that writes down what it gave, for a record that others can check."""

    seen: list[Use] = []

    def below(self, bound: int, what: str) -> int:
        use = self.uses
        result = super().below(bound, what)
        self.seen.append(Use(use, what, [str(result)]))
        return result

    def shuffled(self, items: list[T], what: str) -> list[T]:
        use = self.uses
        deck = super().shuffled(items, what)
        self.seen.append(Use(use, what, [str(card) for card in deck]))
        return deck
