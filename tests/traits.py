"""What the tests of every game need to know about each game: its pieces, its secrets, its score."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from tests.feld import pieces as feld
from tests.ride import pieces as ride


class Traits(Struct, frozen=True):
    """How to check one game from the outside."""

    #: Raises AssertionError where a piece is lost, doubled or negative.
    census: Callable[[Any], None]
    #: The final points counted anew from the board.
    recount: Callable[[Any], list[int]]
    #: Mixes whatever a seat may not see, leaving the rest.
    scramble: Callable[[Any, int | None, Random], None]
    #: The settings that are played in the tests of every game, besides the defaults.
    settings: tuple[dict[str, str], ...] = ({},)


TRAITS = {
    "ride": Traits(ride.census, ride.recount, ride.scramble, ({}, {"first": "2"})),
    "feld": Traits(
        feld.census,
        feld.recount,
        feld.scramble,
        ({}, {"dice": "in-order", "rounds": "10", "storing": "phase-iv"}),
    ),
}
