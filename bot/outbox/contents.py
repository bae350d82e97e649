"""What hangs in each slot of a game: its panel as it is now, and whether it is worth saying at all."""

from collections.abc import Sequence

from bot.messages import panels, private
from bot.messages.ballots import undo_vote_now, vote_now
from bot.messages.finale import chronicle, end, finale
from bot.messages.lobby import lobby
from bot.messages.looking import shape_button
from bot.messages.panels import Panel
from bot.messages.pushes import end_push, question_push
from bot.messages.slots import (
    ChronicleSlot,
    DmSlot,
    EndSlot,
    FilmSlot,
    HandoverSlot,
    LeftSlot,
    LobbySlot,
    NoticeSlot,
    Slot,
    TurnSlot,
    UndoSlot,
    WordSlot,
    encoded,
)
from bot.play.session import Sessions
from bot.store.games import players_of
from bot.store.moves import answers_of, events_of
from bot.store.people import person_of, watchers_of
from bot.store.wishes import hanging_at
from bot.tables.seated import Seated, news_of
from bot.words.texts import Speaker
from rules.core.events import Event
from rules.core.table import Table


async def panel_of(sessions: Sessions, seated: Seated, slot: Slot, notice: str | None) -> Panel:
    """The panel of a slot; `notice` is what one says that is said once."""
    match slot:
        case LobbySlot():
            return lobby(seated, await players_of(sessions.store, seated.row.rematch_of or 0))
        case ChronicleSlot():
            return chronicle(seated)
        case LeftSlot(seat, _, code):
            return private.left(seated, seat, code)
        case NoticeSlot() | WordSlot() | FilmSlot():
            return panels.unpack(notice or "[[],[],[]]")
        case HandoverSlot(number):
            return await vote_now(sessions.store, seated, number)
        case UndoSlot(number):
            return await undo_vote_now(sessions.store, seated, number)
        case DmSlot(seat):
            return await _question(sessions, seated, seat)
        case TurnSlot(number):
            events = await events_of(sessions.store, seated.row.id, turn=number)
            before = await events_of(sessions.store, seated.row.id, turn=number - 1)
            table = seated.table()
            panel = panels.turn(seated, table, number, events, before)
            panel.push = _push(seated, table, events or before, panels.speaker_for(seated))
            return panel
        case EndSlot():
            events = await events_of(sessions.store, seated.row.id, turn=seated.row.turn)
            watchers = await watchers_of(sessions.store, seated.row.id)
            log = await answers_of(sessions.store, seated.row.id)
            film = await hanging_at(sessions.store, seated.row.id, encoded(FilmSlot()))
            posted = film.message_id is not None
            panel = end(seated, seated.table(), events, log, watchers, posted=posted)
            panel.push = end_push(seated, panels.speaker_for(seated))
            return panel


async def _question(sessions: Sessions, seated: Seated, seat: int) -> Panel:
    person = await person_of(sessions.store, seated.seats[seat].user_id or 0)
    say = panels.speaker_for(seated, person.locale)
    if seated.row.stage == "over":
        log = await answers_of(sessions.store, seated.row.id)
        panel = finale(seated, seated.table(), say, log, person.shape)
        panel.blocks, panel.push = panels.head_blocks(panel.blocks), end_push(seated, say)
        panel.rows = [*panel.rows, (shape_button(seated, say, person.shape),)]
        return panel
    lately = await news_of(sessions.store, seated, seat)
    table = seated.table()
    panel = private.question(seated, table, seat, say, lately=lately, shape=person.shape)
    panel.push = _push(seated, table, lately.own, say, seat)
    return panel


def _push(
    seated: Seated, table: Table, happened: Sequence[Event], say: Speaker, seat: int | None = None
) -> str:
    """What a phone shows of a question: a seat's own, or that of the first who is asked."""
    ask = table.asks.get(min(table.asks, default=0) if seat is None else seat)
    return question_push(seated, ask, say, happened) if ask else ""


def worth_saying(seated: Seated, slot: Slot, *, new: bool) -> bool:
    """What is over is not posted any more if it never was, and nothing is sent to nobody.

    A game that is played wholly in a DM has no public: its one panel is the player's own.
    """
    stage = seated.row.stage
    match slot:
        case TurnSlot() | LobbySlot() if seated.row.guild_id is None:
            return False
        case DmSlot(number):
            seat = seated.seats[number]
            reachable = not seat.dm_closed and stage in ("playing", "over")
            return seat.user_id is not None and (reachable or not new)
        case TurnSlot(number):
            return not new or (number == seated.row.turn and stage == "playing")
        case LobbySlot():
            return not new or stage == "open"
        case LeftSlot():
            return not new
        case _:
            return True


def current(seated: Seated) -> Slot:
    """Where everybody looks at a game as it stands."""
    if seated.row.stage == "open":
        return LobbySlot()
    return EndSlot() if seated.row.stage == "over" else TurnSlot(seated.row.turn)
