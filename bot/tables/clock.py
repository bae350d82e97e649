"""The clock of a turn: how long a seat has, when it is reminded, stands still, and has had its time."""

from bot.store.rows import GameRow, SeatRow
from bot.tables.leave import DAY
from bot.tables.seated import Seated

#: Seconds that a seat has for its question; 0 is no clock.
PACES = {"live": 15 * 60, "day": 24 * 3600, "three-days": 72 * 3600, "none": 0}
#: When a seat is reminded, in parts of its clock.
PARTS = (1 / 3, 0.8, 2, 5)
#: Without a clock: after so many seconds.
WITHOUT_CLOCK = tuple(hours * 3600 for hours in (24, 72, 168))
#: After so many times its clock a seat may be skipped, or handed over by the host.
GRACE = 1.5
#: Without a clock, after so many seconds.
GRACE_WITHOUT_CLOCK = 5 * 24 * 3600


def standstill(row: GameRow, seat: SeatRow, now: int) -> int:
    """Seconds for which a seat's clock has stood still since it was asked, as far as its leave goes."""
    away = min(now, seat.away_until) - max(row.since, seat.away_from)
    return max(0, min(away, row.leave * DAY - seat.rested))


def overdue(seated: Seated, seat: int, now: int) -> bool:
    """Whether a seat that is asked has had more than its time."""
    row = seated.row
    seconds = PACES[row.pace]
    grace = seconds * GRACE if seconds else GRACE_WITHOUT_CLOCK
    waited = now - row.since - standstill(row, seated.seats[seat], now)
    return row.stage == "playing" and not row.paused and seat in row.asked and waited >= grace


def due_after(pace: str, seconds: int) -> int:
    """How many reminders are due so many seconds after a question was asked."""
    clock = PACES[pace]
    moments = [part * clock for part in PARTS] if clock else list(WITHOUT_CLOCK)
    return sum(seconds >= moment for moment in moments)


def reminders(row: GameRow, seat: SeatRow, now: int) -> int:
    """How many reminders of its open question are due to a seat by now."""
    return due_after(row.pace, now - row.since - standstill(row, seat, now))
