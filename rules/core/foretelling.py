"""Foretelling: what of a game's end can be foretold by whoever looks on, until when, and what came out."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from rules.core.asking import Text

#: What came out, by what was to be foretold: seats or bands, of which several may share it.
Outcomes: TypeAlias = Mapping[str, tuple[str, ...]]


class Foretold(Struct, frozen=True):
    """Something of the end: its name, and what may come out.

    That is a seat by its number, or a band of numbers: `5-9`, or `20-` without an upper end.
    """

    name: str
    outcomes: tuple[str, ...]


class Foretelling(Struct, frozen=True):
    """What can be foretold of a game, whether it still can, and until when."""

    asks: tuple[Foretold, ...]
    open: bool
    until: Text


class Foretells(Protocol):
    """What a game's module offers for those who look on."""

    def foretelling(self, view: Any) -> Foretelling:
        """What can be foretold of the end, and until when, from a spectator's view."""

    def came_out(self, g: Any) -> Outcomes:
        """What of it came out, in a game that is over."""


def usual(seats: int, bands: Sequence[str], *of_seats: str) -> tuple[Foretold, ...]:
    """Who wins, by how many points, and by name what else some seat does best."""
    numbers = tuple(map(str, range(seats)))
    others = [Foretold(name, numbers) for name in of_seats]
    return Foretold("winner", numbers), Foretold("margin", tuple(bands)), *others


def came_out(
    winners: Sequence[int], points: Sequence[int], bands: Iterable[str]
) -> dict[str, tuple[str, ...]]:
    """Who has won, and by how many points more than the next."""
    best, second = sorted(points, reverse=True)[:2]
    return {"winner": tuple(map(str, winners)), "margin": (band_of(best - second, bands),)}


def band_of(number: int, bands: Iterable[str]) -> str:
    """The band in which a number is.

    >>> [band_of(number, ("0-4", "5-")) for number in (0, 4, 5, 99)]
    ['0-4', '0-4', '5-', '5-']
    """
    return next(band for band in bands if number <= int(band.partition("-")[2] or number))


def most(numbers: Sequence[int]) -> tuple[str, ...]:
    """The seats that have most of something, if anybody has any."""
    return tuple(str(seat) for seat, number in enumerate(numbers) if number == max(numbers) > 0)
