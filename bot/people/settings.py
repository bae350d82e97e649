"""What people set for themselves: what they choose or type is checked, and stored."""

import re
from collections.abc import Mapping, Sequence
from typing import Any
from zoneinfo import available_timezones

from bot.messages.mine import CHOSEN
from bot.store.database import Store
from bot.store.people import change_settings, person_of
from bot.store.rows import PersonRow
from bot.tables.asker import Asker
from bot.tables.leave import away_for
from rules.core.asking import Illegal

#: So many days somebody may be away at once.
LONGEST_AWAY = 60


async def choose(store: Store, asker: Asker, name: str, values: Sequence[str]) -> PersonRow:
    """Set what was chosen."""
    if name not in CHOSEN or len(values) != 1 or values[0] not in CHOSEN[name]:
        raise Illegal("refused-unknown-choice")
    value: Any = values[0]
    if value in ("yes", "no"):
        value = value == "yes"
    elif value == "auto":
        value = ""
    return await _set(store, asker, {name: value})


async def fill_in(store: Store, asker: Asker, typed: Mapping[str, str], now: int) -> PersonRow:
    """Set the hours, the zone and the days away that were typed; what is left empty is none."""
    person = await person_of(store, asker.id)
    days = _away(typed.get("away", ""))
    changes = _hours(typed.get("quiet", "")) | away_for(person, days, now)
    if typed.get("zone", "").strip():
        changes["zone"] = zone_of(typed["zone"])
    return await _set(store, asker, changes)


async def _set(store: Store, asker: Asker, changes: dict[str, Any]) -> PersonRow:
    await change_settings(store, asker.id, asker.locale, changes)
    return await person_of(store, asker.id)


def _hours(typed: str) -> dict[str, Any]:
    if typed.strip() in ("", "-", "–", "0"):
        return {"quiet_from": None, "quiet_to": None}
    hours = re.fullmatch(r"\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*", typed)
    if hours is None or int(hours[1]) > 23 or int(hours[2]) > 23:
        raise Illegal("refused-quiet", given=typed[:20])
    return {"quiet_from": int(hours[1]), "quiet_to": int(hours[2])}


def _away(typed: str) -> int:
    days = typed.strip() or "0"
    if not re.fullmatch(r"[0-9]{1,3}", days) or int(days) > LONGEST_AWAY:
        raise Illegal("refused-away", given=typed[:20], most=LONGEST_AWAY)
    return int(days)


def zone_of(typed: str) -> str:
    """The time zone that is meant: by its name, or by its city."""
    wanted = typed.strip().casefold().replace(" ", "_")
    zones = sorted(available_timezones(), key=lambda zone: (not zone.startswith("Europe/"), zone))
    for zone in zones:
        if wanted in (zone.casefold(), zone.casefold().rpartition("/")[2]):
            return zone
    raise Illegal("refused-zone", zone=typed[:40])
