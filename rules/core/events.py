"""Events: what happened, told once, each with the readers it may have."""

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct


class Event(Struct, frozen=True, gc=False):
    """Something that happened; `only` is the one seat that may read it, None is everybody."""

    kind: str
    seat: int | None
    data: dict[str, Any] = {}
    only: int | None = None
    #: Whether the seat had planned it.
    planned: bool = False


class Tells(Protocol):
    """A state to which events can be added."""

    news: list[Event]


def happen(g: Tells, kind: str, seat: int | None = None, **data: Any) -> None:
    """Tell everybody."""
    g.news.append(Event(kind, seat, data))


def whisper(g: Tells, seat: int, kind: str, **data: Any) -> None:
    """Tell one seat."""
    g.news.append(Event(kind, seat, data, seat))


def readable(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Those of the events that a seat may read; a spectator is seat None."""
    return [event for event in events if event.only is None or event.only == seat]
