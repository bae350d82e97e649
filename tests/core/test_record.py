"""Records: a finished game can be checked by anybody, and each kind of fault has its name."""

from collections.abc import Callable

import msgspec
import pytest

from rules.core.asking import Illegal, Text
from rules.core.chance import Use, commitment
from rules.core.record import Record, record, verify
from tests import pebbles

LOG = [(1, ("high",)), (0, ("low",)), (1, ("highest",)), (0, ("roll",)), (1, ("two",)), (0, ("one",))]


def right() -> Record:
    return record(pebbles, 2, {}, "a seed", LOG, pebbles.VERSION)


def test_a_record_tells_all() -> None:
    told = right()
    assert told.log == LOG
    assert told.settings == {"heap": "6", "note": ""}
    assert [use.what for use in told.luck] == ["bag", "die"]
    assert len(told.points) == 1 + len(LOG)
    assert sum(told.points[-1]) == 6
    assert verify(pebbles, told) == []


def test_a_record_is_the_same_after_json() -> None:
    told = msgspec.json.decode(msgspec.json.encode(right()), type=Record)
    assert told == right()
    assert verify(pebbles, told) == []


def test_an_unfinished_game_has_a_record_without_winners() -> None:
    told = record(pebbles, 2, {}, "a seed", LOG[:4], pebbles.VERSION)
    assert told.winners == []
    assert verify(pebbles, told) == [Text("verify-unfinished", {"answers": 4})]


def test_an_illegal_game_has_no_record() -> None:
    with pytest.raises(Illegal, match="illegal-not-offered"):
        record(pebbles, 2, {}, "a seed", [(0, ("three",))], pebbles.VERSION)


def tampered(told: Record, what: Callable[[Record], object]) -> Record:
    again = msgspec.json.decode(msgspec.json.encode(told), type=Record)
    what(again)
    return again


FAULTS: dict[str, tuple[Callable[[Record], object], set[str]]] = {
    "another version": (lambda told: setattr(told, "version", 3), {"verify-version"}),
    "another commitment": (
        lambda told: setattr(told, "commitment", "0" * 64),
        {"verify-commitment"},
    ),
    "another seed": (lambda told: setattr(told, "seed", "my own"), {"verify-commitment", "verify-luck"}),
    "a die that fell otherwise": (
        lambda told: told.luck.__setitem__(1, Use(told.luck[1].use, "die", ["7"])),
        {"verify-luck"},
    ),
    "a shuffle that was arranged": (
        lambda told: told.luck.__setitem__(0, Use(0, "bag", ["a", "b", "z"])),
        {"verify-luck"},
    ),
    "luck left out": (lambda told: told.luck.pop(), {"verify-luck-count"}),
    "a point too many": (lambda told: told.points[-1].__setitem__(0, 99), {"verify-points"}),
    "a score left out": (lambda told: told.points.pop(), {"verify-points-count"}),
    "another winner": (lambda told: setattr(told, "winners", [7]), {"verify-winners"}),
    "no winner": (lambda told: setattr(told, "winners", []), {"verify-winners"}),
    "an answer that was not offered": (
        lambda told: told.log.__setitem__(4, (1, ("three",))),
        {"verify-answer", "verify-points-count", "verify-winners"},
    ),
    "an answer out of turn": (
        lambda told: told.log.__setitem__(3, (1, ("two",))),
        {"verify-answer", "verify-luck-count", "verify-points-count", "verify-winners"},
    ),
    "an answer left out": (
        lambda told: told.log.pop(),
        {"verify-unfinished", "verify-points-count", "verify-winners"},
    ),
    "an answer after the end": (lambda told: told.log.append((0, ("one",))), {"verify-answer"}),
    "too many seats": (lambda told: setattr(told, "seats", 9), {"verify-setup"}),
    "a setting there is not": (lambda told: told.settings.update(pile="6"), {"verify-setup"}),
    "a setting that has no such value": (lambda told: told.settings.update(heap="1"), {"verify-setup"}),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_named(name: str) -> None:
    what, keys = FAULTS[name]
    faults = verify(pebbles, tampered(right(), what))
    assert {fault.key for fault in faults} == keys


def test_a_fault_says_where_and_what_would_be_right() -> None:
    told = tampered(right(), lambda told: told.points[2].__setitem__(1, 5))
    assert [str(fault) for fault in verify(pebbles, told)] == [
        "verify-points answer=2 told=[0, 5] right=[0, 0]"
    ]
    told = tampered(right(), lambda told: told.log.__setitem__(0, (1, ("medium",))))
    fault = verify(pebbles, told)[0]
    assert str(fault) == "verify-answer answer=1 seat=1 reason=illegal-not-offered pick=medium"


# What the players add to the seed

SHARES = ["1234567890123456789", "1234567890123456999"]


def shared() -> Record:
    alone = record(pebbles, 2, {}, "a seed", [], pebbles.VERSION, SHARES)
    assert alone.luck != record(pebbles, 2, {}, "a seed", [], pebbles.VERSION).luck
    return alone


def test_the_luck_comes_from_both_halves_and_both_are_checked() -> None:
    told = shared()
    assert told.commitment == commitment("a seed")
    assert {fault.key for fault in verify(pebbles, told)} == {"verify-unfinished"}
    for shares in ([], SHARES[:1], [SHARES[0], "1234567890123457000"]):
        other = tampered(told, lambda record, shares=shares: setattr(record, "shares", shares))  # type: ignore[misc]
        assert "verify-luck" in {fault.key for fault in verify(pebbles, other)}, shares


@pytest.mark.parametrize("shares", [SHARES[::-1], SHARES[:1] * 2, ["a word"], ["²"], [""]])
def test_shares_that_discord_cannot_have_given_are_a_fault(shares: list[str]) -> None:
    told = tampered(shared(), lambda record: setattr(record, "shares", shares))
    assert "verify-shares" in {fault.key for fault in verify(pebbles, told)}


def test_a_record_from_before_players_added_anything_still_verifies() -> None:
    old = msgspec.to_builtins(right())
    del old["shares"]
    assert verify(pebbles, msgspec.convert(old, Record)) == []
