"""What somebody is told at once of all their games: a line for each thing, and a button for each turn."""

from collections.abc import Sequence

from msgspec import Struct

from bot.messages.layout import Row
from bot.messages.panels import Panel, do, head_blocks
from bot.messages.pushes import end_push, question_push
from bot.messages.slots import CallSlot, EndSlot, FollowSlot, HandoverSlot, LobbySlot, Slot, UndoSlot
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.events import Event

#: So many turns have a button; the others are lines.
BUTTONS, IN_A_ROW = 10, 5
#: What is asked or told, by the slot in which it hangs; all else is news.
SAYINGS: dict[type[Slot], str] = {
    FollowSlot: "tidings-follow",
    UndoSlot: "tidings-undo",
    HandoverSlot: "tidings-handover",
    LobbySlot: "tidings-rematch",
}


class Tiding(Struct, frozen=True):
    """One thing that somebody is told of, and what happened of which they may know."""

    seated: Seated
    slot: Slot
    say: Speaker
    happened: Sequence[Event] = ()


def tidings(found: Sequence[Tiding], say: Speaker, ring: Sequence[int] = ()) -> Panel:
    """All of it in one message; `ring` is whom it calls where others read it, too."""
    turns = [each for each in found if isinstance(each.slot, CallSlot)][:BUTTONS]
    buttons = [
        do(say("button-turn-of", number=each.seated.row.id), "turn", each.seated, "primary") for each in turns
    ]
    rows: list[Row] = [tuple(buttons[at : at + IN_A_ROW]) for at in range(0, len(buttons), IN_A_ROW)]
    title = say("tidings-title", who=" ".join(f"<@{user}>" for user in ring))
    return Panel(head_blocks([title, *map(_line, found)]), rows, pings=list(ring))


def _line(told: Tiding) -> str:
    """One of them, and where it is."""
    row, say = told.seated.row, told.say
    where = f" · <#{row.channel_id}>" if row.guild_id is not None else ""
    named = {"game": say(f"game-{row.game}"), "number": row.id}
    match told.slot:
        case CallSlot(seat):
            ask = told.seated.look().asks[seat]
            return f"• {question_push(told.seated, ask, say, told.happened)}{where}"
        case EndSlot():
            return f"• {end_push(told.seated, say)}{where}"
        case FollowSlot() if row.stage == "over":
            return f"• {end_push(told.seated, say)}{where}"
    return f"• {say(SAYINGS.get(type(told.slot), 'tidings-news'), **named)}{where}"
