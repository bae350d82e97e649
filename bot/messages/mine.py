"""What somebody has set for themselves, as they read and choose it, and the form for their hours."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.messages.custom_ids import Form, MyTerm, encode
from bot.messages.layout import Button, Choice, Field, Questions, Select, cut
from bot.messages.panels import Panel
from bot.store.rows import PersonRow
from bot.words.texts import ENDONYMS, LANGUAGES, Speaker
from render.picture import SHAPES

#: What has fixed choices, in this order; no language is that of Discord itself.
CHOSEN: dict[str, tuple[str, ...]] = {
    "told": ("channel", "dm", "both", "neither"),
    "ahead": ("yes", "no"),
    "private": ("dm", "button"),
    "reminders": ("yes", "no"),
    "shape": SHAPES,
    "language": ("auto", *LANGUAGES),
}
#: The form for what is typed.
HOURS = "hours"
DAY = 24 * 3600


def value_name(say: Speaker, name: str, value: str) -> str:
    """What a choice is called."""
    if name == "language" and value in ENDONYMS:
        return ENDONYMS[value]
    return say(f"term-{value}") if value in ("yes", "no") else say(f"my-{name}-{value}")


def chosen(person: PersonRow, name: str) -> str:
    """What somebody has chosen."""
    now = getattr(person, name)
    return ("no", "yes")[now] if isinstance(now, bool) else str(now) or "auto"


def my_panel(person: PersonRow, say: Speaker, now: int) -> Panel:
    """All that somebody can set for themselves, with a line about each; their hours have a form."""
    lines = [f"### {say('my-title')}"]
    for name in CHOSEN:
        value = value_name(say, name, chosen(person, name))
        lines.append(_line(say, name, value))
    local = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(person.zone))
    away = f"<t:{person.away_until}:D>" if person.away_until > now else "–"
    lines += [
        _line(say, "quiet", quiet_hours(person) or "–"),
        _line(say, "zone", say("my-zone-now", zone=person.zone, time=local)),
        _line(say, "away", away),
    ]
    plain = say.plainly()
    selects = [
        Select(
            encode(MyTerm(name)),
            cut(plain(f"my-{name}"), 150),
            tuple(Choice(value, cut(value_name(plain, name, value), 80)) for value in choices),
        )
        for name, choices in CHOSEN.items()
    ]
    hours = (Button(encode(Form(HOURS)), plain("button-hours"), "primary"),)
    return Panel(["\n".join(lines)], [*selects, hours])


def _line(say: Speaker, name: str, value: str) -> str:
    return say("server-term", name=say(f"my-{name}"), value=value, about=say(f"my-{name}-about"))


def quiet_hours(person: PersonRow) -> str:
    """The hours in which somebody is left alone, as they are typed."""
    return "" if person.quiet_from is None else f"{person.quiet_from}-{person.quiet_to}"


def hours_form(person: PersonRow, say: Speaker, now: int) -> Questions:
    """The form for quiet hours, the time zone and days away, filled with what they are."""
    plain = say.plainly()
    days = -(-(person.away_until - now) // DAY) if person.away_until > now else 0
    return Questions(
        encode(Form(HOURS)),
        plain("my-hours-title"),
        (
            Field("quiet", plain("my-quiet"), plain("my-quiet-hint"), quiet_hours(person), 7),
            Field("zone", plain("my-zone"), plain("my-zone-hint"), person.zone, 40),
            Field("away", plain("my-away"), plain("my-away-hint"), str(days or ""), 2),
        ),
    )
