"""What buttons and selects carry: every id reads back as it was meant, and whatever else is an old button."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.edge.buttons import ACTS, LOOKS, TURNS
from bot.messages.custom_ids import (
    FORMS,
    NUMBERS,
    WORDS,
    Action,
    AddHouse,
    ChangeTerm,
    Choose,
    CustomId,
    Do,
    Page,
    Pick,
    Snooze,
    VoteHouse,
    VoteSkip,
    VoteUndo,
    decode,
    encode,
)
from rules.core.asking import Illegal
from tests.cases import each_of

#: As version 0.1 wrote them; such messages hang in channels for ever.
OLD: dict[str, CustomId] = {
    "pick:7:0:a1b2c3:draw:deck": Pick(7, 0, "a1b2c3", "draw:deck"),
    "pick:12:3:00ff00:claim:dam-waag.red": Pick(12, 3, "00ff00", "claim:dam-waag.red"),
    "pick:12:3:00ff00:pass": Pick(12, 3, "00ff00", "pass"),
    "pick:1:1:0a0a0a:pay:red*2+wild*1": Pick(1, 1, "0a0a0a", "pay:red*2+wild*1"),
    "sel:7:0:a1b2c3:keep": Choose(7, 0, "a1b2c3", "keep"),
    "page:7:0:a1b2c3:2:claim": Page(7, 0, "a1b2c3", 2, "claim"),
    "set:7:printed": ChangeTerm(7, "printed"),
    "set:7:first": ChangeTerm(7, "first"),
    "add:7:house": AddHouse(7),
    "do:7:snooze:8": Snooze(7, 8),
    "do:7:vote:undo:3:5": VoteUndo(7, 3, 5),
    "do:7:vote:skip:1": VoteSkip(7, 1),
    "do:7:vote:house:0": VoteHouse(7, 0),
    **{f"do:123456:{action}": Do(123456, action) for action in get_args(Action)},
}

NEVER_WRITTEN = (
    *("", ":", "::::", "pick", "pick:", "pick:1", "pick:1:0", "pick:1:0:a1b2c3", "pick:1:0:a1b2c3:"),
    *("pick:x:0:a1b2c3:pass", "pick:1:y:a1b2c3:pass", "pick:-1:0:a1b2c3:pass", "pick:1:+0:a1b2c3:pass"),
    *("pick:1.5:0:a1b2c3:pass", "pick: 1:0:a1b2c3:pass", "pick:01:0:a1b2c3:pass", "pick:²:0:a:pass"),
    *("pick:٣:0:a1b2c3:pass", f"pick:{10**18}:0:a:pass", f"do:{2**63}:end", f"do:{'9' * 90}:end"),
    *("pick:1:0::pass", "page:1:0:a1b2c3:two:claim", "page:1:0:a1b2c3:1", "sel:1:0:a1b2c3", "add:1"),
    *("add:1:guest", "set:1", "set:1:", "do:1", "do:1:", "do:1:dance", "do:1:end:now", "do::end"),
    *("do:1:snooze", "do:1:snooze:", "do:1:snooze:-8", "do:1:snooze:eight", "do:1:vote", "do:1:vote:skip"),
    *("do:1:vote:undo:3", "do:1:vote:undo:3:4:5", "do:1:vote:ban:3", "claim:12:dam", "DO:1:end", "\0"),
    *("show:1", "show:1:city", "shape:1:phone", "shape:1:round:now", "shape:x:phone:now"),
)


@each_of(lambda: OLD)
def test_ids_as_version_0_1_wrote_them_still_mean_the_same(text: str) -> None:
    assert decode(text) == OLD[text]
    assert encode(OLD[text]) == text


@pytest.mark.parametrize("text", NEVER_WRITTEN)
def test_what_was_never_written_is_an_old_button(text: str) -> None:
    with pytest.raises(Illegal, match="refused-old-button"):
        decode(text)


ANY_WORD = st.text(st.characters(exclude_characters=":"), min_size=1, max_size=30)


def parts(kind: type[CustomId]) -> st.SearchStrategy[CustomId]:
    fields = kind.__struct_fields__
    drawn = {name: st.integers(0, 10**18 - 1) if name in NUMBERS else ANY_WORD for name in fields}
    if FORMS[kind].endswith("{" + fields[-1] + "}") and fields[-1] not in NUMBERS:
        drawn[fields[-1]] = st.text(min_size=1, max_size=30)
    drawn |= {name: st.sampled_from(WORDS[name]) for name in fields if name in WORDS}
    return st.builds(kind, **drawn)


@given(st.sampled_from(list(FORMS)).flatmap(parts))
def test_what_was_written_is_read_as_it_was_meant(meant: CustomId) -> None:
    assert decode(encode(meant)) == meant


PIECES = (
    *("pick", "sel", "page", "set", "add", "do", "vote", "undo", "skip", "snooze", "house", "end", "7"),
    *("show", "part", "shape", "phone"),
)
MANGLED = st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=7).map(":".join)


@given(st.text(max_size=100) | MANGLED)
def test_whatever_is_read_is_something_or_an_old_button(text: str) -> None:
    try:
        assert encode(decode(text)) == text
    except Illegal as illegal:
        if illegal.text.key != "refused-old-button":
            raise


def test_there_is_something_to_do_for_every_action() -> None:
    assert {*ACTS, *LOOKS, *TURNS} == set(get_args(Action))
    assert not ACTS.keys() & LOOKS.keys()
