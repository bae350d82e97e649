"""Slots as they are stored: what was written stays readable, and stays the same."""

import doctest

import pytest

from bot.messages import slots
from bot.messages.slots import (
    AheadSlot,
    BoardSlot,
    CallSlot,
    ChronicleSlot,
    DmSlot,
    DoorSlot,
    EndSlot,
    FilmSlot,
    FollowSlot,
    HandoverSlot,
    LeftSlot,
    LetterSlot,
    LobbySlot,
    LoftSlot,
    NoticeSlot,
    ReminderSlot,
    Slot,
    TidingsSlot,
    UndoSlot,
    WordSlot,
    decoded,
    encoded,
)

#: One of each that is written, most of them since version 0.1.
STORED: dict[str, Slot] = {
    "lobby": LobbySlot(),
    "board:9.12": BoardSlot(9, 12),
    "reminder:12.3600": ReminderSlot(12, 3600),
    "call:1.12.0.0": CallSlot(1, 12),
    "ahead:1.12": AheadSlot(1, 12),
    "end": EndSlot(),
    "notice:1700000000": NoticeSlot("", (1700000000,)),
    "notice:undo3.4.1700000000": NoticeSlot("undo", (3, 4, 1700000000)),
    "notice:dm1.1700000000": NoticeSlot("dm", (1, 1700000000)),
    "dm:0": DmSlot(0),
    "word:80351110224678912:shut": WordSlot(80351110224678912, "shut"),
    "word:80351110224678912:seat3.1700000000": WordSlot(80351110224678912, "seat", (3, 1700000000)),
    "left:1.1100.da": LeftSlot(1, 1100, "da"),
}
#: What came later.
SINCE: dict[str, Slot] = {
    "handover:3": HandoverSlot(3),
    "undo:2": UndoSlot(2),
    "film": FilmSlot(),
    "chronicle:7": ChronicleSlot(7),
    "door": DoorSlot(),
    "loft:7": LoftSlot(7),
    "follow:80351110224678912.7.9": FollowSlot(80351110224678912, 7, 9),
    "letter:80351110224678912.1700000000": LetterSlot(80351110224678912, 1700000000),
    "tidings:80351110224678912.1700000000": TidingsSlot(80351110224678912, 1700000000),
}


@pytest.mark.parametrize(("text", "slot"), (STORED | SINCE).items())
def test_what_was_ever_stored_is_read_and_written_the_same(text: str, slot: Slot) -> None:
    assert decoded(text) == slot
    assert encoded(slot) == text


def test_every_kind_has_a_text() -> None:
    assert {type(slot) for slot in (STORED | SINCE).values()} == set(slots.NAMES)


def test_the_example_holds() -> None:
    assert doctest.testmod(slots).failed == 0
