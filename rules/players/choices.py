"""What every plan is made of: what can be chosen for it, and what comes of it when a question is asked."""

from typing import Any

from msgspec import Struct

from rules.core.asking import Picks, Text

#: A select holds no more.
MOST = 25


class Choice(Struct, frozen=True):
    """Something that can be chosen for a plan, and whether it is chosen already."""

    value: str
    text: Text
    chosen: bool = False


class Field(Struct, frozen=True):
    """A part of a plan for which there is a choice; the page says how soon it is shown."""

    name: str
    choices: tuple[Choice, ...]
    #: Whether any number of them may be chosen, or one.
    several: bool = False
    page: int = 0


class Act(Struct, frozen=True):
    """What a plan answers, and the plan as it is after that."""

    picks: Picks
    plan: Any


class Stop(Struct, frozen=True):
    """That a plan goes no further, and why; and what is left of it, where that is more than the reason."""

    why: Text
    plan: Any = None
