"""The golden games of Ticket to Ride: Amsterdam: played again, every line comes out the same."""

import pytest

from rules.core.record import record, verify
from rules.ride import game as ride
from tests.golden import FOLDER
from tests.golden.__main__ import find
from tests.ride.golden import WAYS
from tests.ride.pieces import census, recount
from tests.transcript import Played, read, settled, write

GOLDEN = FOLDER / "ride"


def golden(name: str) -> tuple[str, Played]:
    text = (GOLDEN / f"{name}.txt").read_text("utf-8")
    return text, read(text)


def test_every_way_of_ending_has_a_golden_game() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == WAYS.keys()


@pytest.mark.parametrize("name", WAYS)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    text, played = golden(name)
    again, table = write(played, GOLDEN)
    assert again.splitlines() == text.splitlines()
    assert table.over
    assert WAYS[name].ended(table)
    census(table.g)
    assert ride.points(table.g) == recount(table.g)


@pytest.mark.parametrize("name", WAYS)
def test_a_golden_game_can_be_verified(name: str) -> None:
    _, played = golden(name)
    settings = settled(played.settings, GOLDEN)
    assert verify(ride, record(ride, played.seats, settings, played.seed, played.answers)) == []


@pytest.mark.parametrize("name", WAYS)
def test_a_golden_game_ends_in_one_way_only(name: str) -> None:
    """Each transcript is an example of its own way of ending and of no other."""
    _, table = write(golden(name)[1], GOLDEN)
    assert [way for way in WAYS if WAYS[way].ended(table)] == [name]


def test_a_missing_golden_game_is_found_by_playing() -> None:
    found = find("ride", "carts-run-low", WAYS["carts-run-low"], GOLDEN)
    text, table = write(found, GOLDEN)
    assert WAYS["carts-run-low"].ended(table)
    assert read(text) == found
