"""Sources: where points come from, told by the events that brought them; no state keeps books."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from rules.core.events import Event

#: Where points come from, and how many.
Earning: TypeAlias = tuple[str, int]


def made(
    events: Iterable[Event], earned: Callable[[Event], Earning | None], seats: int
) -> list[dict[str, int]]:
    """What every seat has made of each source as events tell."""
    books: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        earning = earned(event)
        if earning is not None and event.seat is not None:
            source, points = earning
            books[event.seat][source] = books[event.seat].get(source, 0) + points
    return books


def balanced(
    books: Sequence[Mapping[str, int]], points: Sequence[int], order: Iterable[str]
) -> list[dict[str, int]]:
    """Books with the same rows for everybody, in an order and without empty ones, that add up to the points.

    What no event tells, as of a game of which some are not kept, was made earlier.
    """
    told = [
        {"earlier": total - sum(book.values()), **book} for book, total in zip(books, points, strict=True)
    ]
    rows = [name for name in ("earlier", *order) if any(book.get(name) for book in told)]
    return [{name: book.get(name, 0) for name in rows} for book in told]
