"""People who are away or asleep: when they are not to be rung."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.store.rows import PersonRow

DAY = 24 * 3600


def resting(person: PersonRow, now: int) -> bool:
    """Whether somebody does not want to be rung now: quiet hours, or days away."""
    if person.away_until > now:
        return True
    if person.quiet_from is None or person.quiet_to is None:
        return False
    hour = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(person.zone)).hour
    if person.quiet_from <= person.quiet_to:
        return person.quiet_from <= hour < person.quiet_to
    return hour >= person.quiet_from or hour < person.quiet_to


def quiet(person: PersonRow, now: int) -> bool:
    """Whether somebody does not want to be reminded now, or never does."""
    return not person.reminders or resting(person, now)


def away_for(person: PersonRow, days: int, now: int) -> dict[str, int]:
    """What is stored of somebody who is away for so many days from now on, or with none is back."""
    if not days:
        return {"away_until": min(person.away_until, now)}
    since = person.away_from if person.away_until > now else now
    return {"away_from": since, "away_until": now + days * DAY}
