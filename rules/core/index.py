"""The index of a game: what of it anybody may look up."""

from typing import Any

from msgspec import Struct

from rules.core.asking import Text


class Entry(Struct, frozen=True):
    """Something to be looked up, such as a card, by a name that stays."""

    name: str
    #: What it is called, and what is told of it.
    title: Text
    about: tuple[Text, ...] = ()
    #: The number on it, by which it can be found too.
    number: str = ""
    #: What a picture of it is made from besides a view.
    shown: Any = None
