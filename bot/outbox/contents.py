"""What hangs in each slot of a game: its panel as it is now, and whether it is worth saying at all."""

from bot.messages import panels, private
from bot.messages.boards import board, folded
from bot.messages.calls import ahead, call
from bot.messages.finale import chronicle, end, finale
from bot.messages.following import goes_no_further, how_it_ended, how_it_stands
from bot.messages.lobby import lobby
from bot.messages.looking import shape_button
from bot.messages.onlookers import door, everything
from bot.messages.panels import Panel
from bot.messages.pushes import end_push, question_push
from bot.messages.slots import (
    AheadSlot,
    BoardSlot,
    CallSlot,
    ChronicleSlot,
    DmSlot,
    DoorSlot,
    EndSlot,
    FilmSlot,
    FollowSlot,
    HandoverSlot,
    LeftSlot,
    LetterSlot,
    LobbySlot,
    LoftSlot,
    NoticeSlot,
    ReminderSlot,
    Slot,
    TidingsSlot,
    UndoSlot,
    WordSlot,
    board_slot,
    boards_of,
    decoded,
    encoded,
    holds,
    settled,
)
from bot.messages.tidings import Tiding, tidings
from bot.messages.votes import undo_vote_now, vote_now
from bot.play.chances import chances_now, tale_now
from bot.play.onlookers import weighed
from bot.play.session import Sessions
from bot.store.database import Store
from bot.store.games import players_of
from bot.store.moves import answers_of, events_by_turn, turns_of
from bot.store.people import person_of
from bot.store.predictions import predictions_of
from bot.store.tidings import tidings_told
from bot.store.wishes import hanging_at
from bot.tables.onlookers import as_it_was, is_open
from bot.tables.seated import Seated, news_of
from rules.core.asking import Illegal


async def panel_of(sessions: Sessions, seated: Seated, slot: Slot, notice: str | None) -> Panel | None:
    """The panel of a slot, or nothing if none is to hang there; `notice` is what is said once."""
    if not holds(seated.row, slot):
        return None
    match slot:
        case LobbySlot():
            return lobby(seated, await players_of(sessions.store, seated.row.rematch_of or 0))
        case ChronicleSlot():
            return await _chronicle(sessions.store, seated)
        case DoorSlot():
            return door(seated)
        case LoftSlot(channel_id):
            return await _loft(sessions, seated, channel_id)
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
        case FollowSlot():
            return await _followed(sessions, seated, slot)
        case LetterSlot() | TidingsSlot():
            return await _tidings(sessions, seated, slot)
        case CallSlot() | AheadSlot():
            return await _call(sessions, seated, slot)
        case BoardSlot():
            return await _board(sessions.store, seated, slot)
        case EndSlot():
            told = await events_by_turn(sessions.store, seated.row.id)
            log = await answers_of(sessions.store, seated.row.id)
            film = await hanging_at(sessions.store, seated.row.id, encoded(FilmSlot()))
            posted = film.message_id is not None
            tale = await tale_now(sessions.store, seated)
            foretold = await predictions_of(sessions.store, seated.row.id)
            panel = end(seated, seated.look(), told, log, foretold, posted=posted, tale=tale)
            panel.push = end_push(seated, panels.speaker_for(seated))
            return panel


async def _question(sessions: Sessions, seated: Seated, seat: int) -> Panel | None:
    """What hangs in a seat's DM: its question, or a line while it is not asked."""
    person = await person_of(sessions.store, seated.seats[seat].user_id or 0)
    if person.private == "button" and seated.row.guild_id is not None:
        return None
    say, table = panels.speaker_for(seated, person.locale), seated.look()
    if seated.row.stage == "over" and seated.row.guild_id is None:
        # Alone in a DM the end hangs in the same place.
        return None
    if seated.row.stage == "over":
        log = await answers_of(sessions.store, seated.row.id)
        told = await events_by_turn(sessions.store, seated.row.id)
        tale = await tale_now(sessions.store, seated)
        panel = finale(seated, table, say, told, log, person.shape, tale=tale)
        panel.blocks = panels.head_blocks(panel.blocks)
        panel.rows = [*panel.rows, (shape_button(seated, say, person.shape),)]
        return panel
    lately = await news_of(sessions.store, seated, seat)
    if private.moved(seated, table, seat):
        return private.settled(seated, table, seat, say, lately)
    hint = sessions.hints.get((seated.row.id, seat))
    story = await private.story_so_far(sessions.store, seated)
    return private.question(
        seated, table, seat, say, lately=lately, shape=person.shape, hint=hint, story=story
    )


async def _loft(sessions: Sessions, seated: Seated, channel_id: int) -> Panel | None:
    """What onlookers see in their thread, or nothing while they may see nothing, or another is theirs.

    Chances come as soon as they were thought about.
    """
    over = seated.row.stage == "over"
    if seated.row.loft != channel_id or not (over or is_open(seated)):
        return None
    try:
        past = as_it_was(seated, await answers_of(sessions.store, seated.row.id))
    except Illegal:
        return None
    chances = () if over else weighed(sessions, seated.row.id, past)
    return everything(seated, past, panels.speaker_for(seated), panels.FOR_ALL, chances=chances, shared=True)


async def _chronicle(store: Store, seated: Seated) -> Panel:
    told, log = await events_by_turn(store, seated.row.id), await answers_of(store, seated.row.id)
    return chronicle(seated, seated.look(), told, log, await tale_now(store, seated))


async def _call(sessions: Sessions, seated: Seated, slot: CallSlot | AheadSlot) -> Panel:
    person = await person_of(sessions.store, seated.seats[slot.seat].user_id or 0)
    say = panels.speaker_for(seated, person.locale)
    if isinstance(slot, AheadSlot):
        return ahead(seated, say)
    lately = await news_of(sessions.store, seated, slot.seat)
    return call(seated, seated.look().asks[slot.seat], say, lately.own, slot.times)


async def _followed(sessions: Sessions, seated: Seated, slot: FollowSlot) -> Panel:
    """How a game stands or ended, for somebody who follows it, as everybody may see it."""
    person = await person_of(sessions.store, slot.user_id)
    say, stage = panels.speaker_for(seated, person.locale), seated.row.stage
    if stage not in ("playing", "over"):
        return goes_no_further(seated, say)
    if stage == "over":
        return how_it_ended(seated, seated.look(), say, person.shape)
    turns = await turns_of(sessions.store, seated.row.id, min(slot.since, slot.turn - 1))
    return how_it_stands(seated, seated.look(), turns, slot.since, slot.turn, say, person.shape)


async def _tidings(sessions: Sessions, home: Seated, slot: LetterSlot | TidingsSlot) -> Panel | None:
    """What somebody was told of at once, as far as it still is so; what others read is in theirs."""
    store, user_id = sessions.store, slot.user_id
    private = isinstance(slot, LetterSlot)
    code = (await person_of(store, user_id)).locale if private else None
    say, found = panels.speaker_for(home, code), []
    for told in await tidings_told(store, home.row.id, user_id, slot.moment):
        about, seated = decoded(told.about), await sessions.seated(told.game_id)
        if settled(seated, about, user_id):
            continue
        speaker = panels.speaker_for(seated, code or home.row.language)
        happened = (await news_of(store, seated, about.seat)).own if isinstance(about, CallSlot) else ()
        found.append(Tiding(seated, about, speaker, happened))
    return tidings(found, say, () if private else (user_id,)) if found else None


async def _board(store: Store, seated: Seated, slot: BoardSlot) -> Panel | None:
    """The board as it stands, the turns of an earlier page, or nothing where another has taken its place.

    Should the latest not hang, the one before it is kept up to date.
    """
    row = seated.row
    boards = await boards_of(store, row.id)
    latest = board_slot(row) in boards or slot == board_slot(row)
    shown = board_slot(row) if latest else max((*boards, slot), key=lambda each: each.moved)
    if slot == shown and row.stage == "playing":
        table = seated.look()
        turns = await turns_of(store, row.id, min(row.page, row.turn - 1))
        panel = board(seated, table, turns, await chances_now(store, seated))
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
        case FollowSlot(user_id):
            # Whoever has sat down meanwhile is told as a player.
            return seated.seat_of(user_id) is None
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
