"""Spoiling what is well-formed: strategies for frames, bodies and paths that nobody sane would send."""

import copy
from typing import Any

from hypothesis import strategies as st

#: Words that are keys or values somewhere, so that what is made up gets past the first glance.
_WORDS = """op d t s type data components component accessory options values value name nonce channel_id
message_id custom_id command_id content embeds flags attachments id filename description url media items file
fields title footer author image token intents shard session_id seq guild_id user_ids query limit before
choices emoji label allowed_mentions parse users message_reference fail_if_not_exists archived
locked focused"""
WORDS = _WORDS.split()

LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=12),
    st.sampled_from(["", "0", "-1", "9" * 30, "\0", "x" * 5000, "attachment://", "@original", "🚲", *WORDS]),
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=5)), inner, max_size=4),
    ),
    max_leaves=8,
)


def _places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a body."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [path, *(place for key, value in inner for place in _places(value, (*path, key)))]


@st.composite
def spoiled(draw: st.DrawFn, *sound: Any) -> Any:
    """One of several sound things, with one to three of their parts replaced by anything, or left out."""
    thing = copy.deepcopy(draw(st.sampled_from(sound)))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(_places(thing)))
        if not place:
            thing = draw(ANYTHING)
            continue
        here = thing
        for step in place[:-1]:
            here = here[step]
        if isinstance(here, dict) and draw(st.booleans()):
            del here[place[-1]]
        else:
            here[place[-1]] = draw(ANYTHING)
    return thing


@st.composite
def garbled(draw: st.DrawFn, *sound: bytes) -> bytes:
    """Bytes of which some were lost, doubled or changed on their way."""
    body = draw(st.sampled_from(sound))
    for _ in range(draw(st.integers(1, 4))):
        at, end = sorted(draw(st.tuples(*[st.integers(0, len(body))] * 2)))
        body = body[:at] + draw(st.one_of(st.binary(max_size=6), st.just(body[at:end] * 2))) + body[end:]
    return body


#: Things that are deeper than any parser likes.
DEEP = ("[" * 100_000, '{"d":' * 50_000, "[" * 900 + "]" * 900, '{"components":[' * 400 + "]}" * 400)
