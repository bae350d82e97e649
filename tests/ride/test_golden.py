"""The golden games of Ticket to Ride: Amsterdam are each an example of one way of ending."""

import pytest

from rules.ride import game as ride
from tests.golden import games_folder
from tests.golden.__main__ import find
from tests.ride.golden import WAYS
from tests.transcript import read, write

GOLDEN = games_folder("ride", ride.VERSION)


@pytest.mark.parametrize("name", WAYS)
def test_a_golden_game_ends_in_one_way_only(name: str) -> None:
    _, table = write(read((GOLDEN / f"{name}.txt").read_text("utf-8")), GOLDEN)
    assert [way for way in WAYS if WAYS[way].ended(table)] == [name]


def test_a_missing_golden_game_is_found_by_playing() -> None:
    found = find("ride", "carts-run-low", WAYS["carts-run-low"], GOLDEN)
    text, table = write(found, GOLDEN)
    assert WAYS["carts-run-low"].ended(table)
    assert read(text) == found
