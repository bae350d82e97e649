"""What somebody is told by DM of a turn: that it is theirs, that it still is, that it will be."""

from collections.abc import Sequence

from bot.messages.custom_ids import Snooze
from bot.messages.layout import Row
from bot.messages.panels import Panel, button, do
from bot.messages.pushes import question_push
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Ask
from rules.core.events import Event

#: Hours that the button of a reminder grants, and from which reminder on there is one.
SNOOZE, SNOOZABLE = 8, 2


def call(seated: Seated, ask: Ask, say: Speaker, happened: Sequence[Event], times: int) -> Panel:
    """Tells somebody that they are asked; after the first time that they still are, and since when."""
    row = seated.row
    rows: list[Row] = [(do(say("button-turn"), "turn", seated, style="primary"),)]
    if not times:
        return Panel([question_push(seated, ask, say, happened)], rows)
    if times >= SNOOZABLE:
        rows.append(snooze_row(seated, say))
    named = {"game": say(f"game-{row.game}"), "number": row.id, "when": f"<t:{row.since}:f>"}
    return Panel([say("call-reminder", **named)], rows)


def ahead(seated: Seated, say: Speaker) -> Panel:
    """Tells somebody that they are next, and who is asked before them."""
    row = seated.row
    named = {"game": say(f"game-{row.game}"), "number": row.id, "seat": row.asked}
    return Panel([say("call-ahead", **named)])


def snooze_row(seated: Seated, say: Speaker) -> Row:
    """What grants somebody some hours without reminders."""
    return (button(say("button-snooze", hours=SNOOZE), Snooze(seated.row.id, SNOOZE)),)
