"""What hangs in each slot of a game: its panel as it is now, and whether it is worth saying at all."""

from bot.messages import panels, private
from bot.messages.ballots import undo_vote_now, vote_now
from bot.messages.boards import board, folded
from bot.messages.calls import ahead, call
from bot.messages.finale import chronicle, end, finale
from bot.messages.lobby import lobby
from bot.messages.looking import shape_button
from bot.messages.panels import Panel
from bot.messages.pushes import end_push, question_push
from bot.messages.slots import (
    AheadSlot,
    BoardSlot,
    CallSlot,
    ChronicleSlot,
    DmSlot,
    EndSlot,
    FilmSlot,
    HandoverSlot,
    LeftSlot,
    LobbySlot,
    NoticeSlot,
    ReminderSlot,
    Slot,
    UndoSlot,
    WordSlot,
    board_slot,
    boards_of,
    encoded,
    holds,
)
from bot.play.session import Sessions
from bot.store.database import Store
from bot.store.games import players_of
from bot.store.moves import answers_of, events_of, turns_of
from bot.store.people import person_of, watchers_of
from bot.store.wishes import hanging_at
from bot.tables.seated import Seated, news_of


async def panel_of(sessions: Sessions, seated: Seated, slot: Slot, notice: str | None) -> Panel | None:
    """The panel of a slot, or nothing if none is to hang there; `notice` is what is said once."""
    if not holds(seated.row, slot):
        return None
    match slot:
        case LobbySlot():
            return lobby(seated, await players_of(sessions.store, seated.row.rematch_of or 0))
        case ChronicleSlot():
            return chronicle(seated)
        case LeftSlot(seat, _, code):
            return private.left(seated, seat, code)
        case NoticeSlot() | WordSlot() | FilmSlot() | ReminderSlot():
            return panels.unpack(notice or "[[],[],[]]")
        case HandoverSlot(number):
            return await vote_now(sessions.store, seated, number)
        case UndoSlot(number):
            return await undo_vote_now(sessions.store, seated, number)
        case DmSlot(seat):
            return await _question(sessions, seated, seat)
        case CallSlot() | AheadSlot():
            return await _call(sessions, seated, slot)
        case BoardSlot():
            return await _board(sessions.store, seated, slot)
        case EndSlot():
            events = await events_of(sessions.store, seated.row.id, turn=seated.row.turn)
            watchers = await watchers_of(sessions.store, seated.row.id)
            log = await answers_of(sessions.store, seated.row.id)
            film = await hanging_at(sessions.store, seated.row.id, encoded(FilmSlot()))
            posted = film.message_id is not None
            panel = end(seated, seated.table(), events, log, watchers, posted=posted)
            panel.push = end_push(seated, panels.speaker_for(seated))
            return panel


async def _question(sessions: Sessions, seated: Seated, seat: int) -> Panel | None:
    """What hangs in a seat's DM: its question, or a line while it is not asked."""
    person = await person_of(sessions.store, seated.seats[seat].user_id or 0)
    if person.private == "button" and seated.row.guild_id is not None:
        return None
    say, table = panels.speaker_for(seated, person.locale), seated.table()
    if seated.row.stage == "over":
        log = await answers_of(sessions.store, seated.row.id)
        panel = finale(seated, table, say, log, person.shape)
        panel.blocks = panels.head_blocks(panel.blocks)
        panel.rows = [*panel.rows, (shape_button(seated, say, person.shape),)]
        return panel
    lately = await news_of(sessions.store, seated, seat)
    if private.moved(seated, table, seat):
        return private.settled(seated, table, seat, say, lately)
    return private.question(seated, table, seat, say, lately=lately, shape=person.shape)


async def _call(sessions: Sessions, seated: Seated, slot: CallSlot | AheadSlot) -> Panel:
    person = await person_of(sessions.store, seated.seats[slot.seat].user_id or 0)
    say = panels.speaker_for(seated, person.locale)
    if isinstance(slot, AheadSlot):
        return ahead(seated, say)
    lately = await news_of(sessions.store, seated, slot.seat)
    return call(seated, seated.table().asks[slot.seat], say, lately.own, slot.times)


async def _board(store: Store, seated: Seated, slot: BoardSlot) -> Panel | None:
    """The board as it stands, the turns of an earlier page, or nothing where another has taken its place.

    Should the latest not hang, the one before it is kept up to date.
    """
    row = seated.row
    boards = await boards_of(store, row.id)
    latest = board_slot(row) in boards or slot == board_slot(row)
    shown = board_slot(row) if latest else max((*boards, slot), key=lambda each: each.moved)
    if slot == shown and row.stage == "playing":
        table = seated.table()
        turns = await turns_of(store, row.id, min(row.page, row.turn - 1))
        panel = board(seated, table, turns)
        ask = table.asks.get(min(table.asks, default=0))
        happened = [event for number, events in turns if number >= row.turn - 1 for event in events]
        panel.push = question_push(seated, ask, panels.speaker_for(seated), happened) if ask else ""
        return panel
    if slot != shown and any(each.first == slot.first and each.moved > slot.moved for each in boards):
        return None
    later = [each.first for each in (*boards, board_slot(row)) if each.first > slot.first]
    last = min(later) - 1 if later else None
    return folded(seated, await turns_of(store, row.id, slot.first, last))


def worth_saying(seated: Seated, slot: Slot, *, new: bool) -> bool:
    """What is over is not posted any more if it never was, and nothing is sent to nobody.

    A game that is played wholly in a DM has no public: its one panel is the player's own.
    """
    stage = seated.row.stage
    match slot:
        case BoardSlot() | LobbySlot() if seated.row.guild_id is None:
            return False
        case DmSlot(number) | CallSlot(number) | AheadSlot(number):
            seat = seated.seats[number]
            reachable = not seat.dm_closed and stage in ("playing", "over")
            return seat.user_id is not None and (reachable or not new)
        case BoardSlot():
            return not new or (slot == board_slot(seated.row) and stage == "playing")
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
    return EndSlot() if seated.row.stage == "over" else board_slot(seated.row)
