"""When a seat is reminded of its question: the gaps grow, and stand still with its clock."""

from bot.store.rows import GameRow, SeatRow
from bot.tables.leave import standstill
from bot.tables.seated import PACES

#: When a seat is reminded, in parts of its clock.
PARTS = (1 / 3, 0.8, 2, 5)
#: Without a clock: after so many seconds.
WITHOUT_CLOCK = tuple(hours * 3600 for hours in (24, 72, 168))


def due_after(pace: str, seconds: int) -> int:
    """How many reminders are due so many seconds after a question was asked."""
    clock = PACES[pace]
    moments = [part * clock for part in PARTS] if clock else list(WITHOUT_CLOCK)
    return sum(seconds >= moment for moment in moments)


def reminders(row: GameRow, seat: SeatRow, now: int) -> int:
    """How many reminders of its open question are due to a seat by now."""
    return due_after(row.pace, now - row.since - standstill(row, seat, now))
