"""What a drafted turn depends on: things of the board that somebody names, looked at again when it is played.

A game whose house players offer `watched(view, options)` says what can be named: what is always there, and
what those options are about.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from rules.core.asking import Illegal, Option, Text
from rules.players.choices import MOST, Choice, Field
from rules.players.house import HOUSE

#: The field in which things are named.
WATCHED = "draft-watched"


class Thing(Struct, frozen=True):
    """A thing of the board: what it is called, and how it is now."""

    text: Text
    state: Any


class Watched(Struct, frozen=True):
    """A thing that was named, and a digest of how it was then."""

    text: Text
    was: str


def things(view: Any, options: Iterable[Option]) -> Mapping[str, Thing]:
    """What can be named, by name."""
    watched: Callable[[Any, Iterable[Option]], Mapping[str, Thing]] | None
    watched = getattr(HOUSE[view.game], "watched", None)
    return watched(view, options) if watched else {}


def named(view: Any, options: Iterable[Option], names: Sequence[str]) -> dict[str, Watched]:
    """These things as they are now; Illegal where one of them is not there."""
    there = things(view, options)
    if not there.keys() >= {*names}:
        raise Illegal("illegal-stale")
    return {name: Watched(there[name].text, _digest(there[name].state)) for name in names}


def changed(watched: Mapping[str, Watched], view: Any, options: Iterable[Option]) -> list[Text]:
    """What has changed of the things that were named."""
    there = things(view, options)
    now = {name: _digest(thing.state) for name, thing in there.items()}
    return [thing.text for name, thing in watched.items() if now.get(name) != thing.was]


def field(view: Any, options: Iterable[Option], watched: Mapping[str, Watched]) -> Field | None:
    """What can be named, where there is anything."""
    there = things(view, options).items()
    choices = [Choice(name, thing.text, name in watched) for name, thing in there]
    return Field(WATCHED, tuple(choices[:MOST]), several=True) if choices else None


def _digest(state: Any) -> str:
    return sha256(msgspec.json.encode(state)).hexdigest()[:16]
