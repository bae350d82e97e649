"""Telling at once: what is due to somebody in several games, such as in the morning, is one message.

It is a DM where they are told by DM; of what they are told in channels it is one message on each server, in
the channel of the game that has waited longest. A turn that is due alone is told as ever.
"""

import logging

from msgspec import Struct

from bot.messages.slots import (
    CallSlot,
    FollowSlot,
    LetterSlot,
    Slot,
    TidingsSlot,
    decoded,
    encoded,
    settled,
    wish,
)
from bot.play.plans import acting
from bot.play.session import Sessions
from bot.store.games import update_seat
from bot.store.people import person_of
from bot.store.rows import PersonRow, SeatRow, TidingRow
from bot.store.tidings import (
    expectant,
    forget_old_tidings,
    forget_tiding,
    note_told,
    tidings_about,
    untold_tidings,
    untold_turns,
)
from bot.tables.clock import reminders
from bot.tables.leave import resting
from bot.tables.seated import Seated
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

#: Whoever was active when they were asked is told all the same if they have not moved after so many seconds.
PATIENCE = 90
#: What was told so many seconds ago is not brought up to date any more.
STALE = 7 * 24 * 3600
#: The place of what is told by DM; all else is told on a server.
BY_DM = 0


class Due(Struct, frozen=True):
    """Something that somebody is to be told of now, and on which server, or by DM."""

    seated: Seated
    slot: Slot
    place: int


def due(sessions: Sessions, seated: Seated, seat: SeatRow) -> bool:
    """Whether the player of a seat that is asked is to be told of it now, as far as it is about this game."""
    row, now = seated.row, sessions.now
    if seat.user_id is None or seat.called == row.turn or seat.snoozed > now:
        return False
    if seat.plan and seat.seat in acting(seated):
        # Their plan answers at once.
        return False
    return now - row.since >= PATIENCE or not sessions.looked(seat.user_id, row.since)


def in_channel(seated: Seated, seat: SeatRow, person: PersonRow) -> bool:
    """Whether somebody is told of turns in the channel; it is also for whoever cannot be told by DM."""
    if seated.row.guild_id is None or person.told == "neither":
        return False
    return person.told != "dm" or seat.dm_closed


def by_dm(seated: Seated, seat: SeatRow, person: PersonRow) -> bool:
    """Whether somebody is told of turns by DM."""
    if seat.dm_closed or person.told == "neither":
        return False
    return person.told != "channel" or seated.row.guild_id is None


async def alone(sessions: Sessions, seated: Seated, person: PersonRow) -> bool:
    """Whether a turn is all that is due to somebody where they are told of it."""
    store, user_id = sessions.store, person.user_id
    if person.told == "neither" or (
        await untold_turns(store, user_id) == [seated.row.id] and not await untold_tidings(store, user_id)
    ):
        return True
    together = await _due_to(sessions, person)
    mine = [each.place for each in together if _is_turn_of(each, seated)]
    return not mine or sum(each.place == mine[0] for each in together) == 1


def _is_turn_of(each: Due, seated: Seated) -> bool:
    return isinstance(each.slot, CallSlot) and each.seated.row.id == seated.row.id


async def _due_to(sessions: Sessions, person: PersonRow) -> list[Due]:
    """All that somebody is to be told of now, the turn that has waited longest first."""
    found = []
    for game_id in await untold_turns(sessions.store, person.user_id):
        seated = await sessions.seated(game_id)
        seat = seated.seat_of(person.user_id)
        if seat is None or person.told == "neither" or not due(sessions, seated, seat):
            continue
        place = BY_DM if by_dm(seated, seat, person) else seated.row.guild_id
        if place is not None:
            found.append(Due(seated, CallSlot(seat.seat, seated.row.turn), place))
    for tiding in await untold_tidings(sessions.store, person.user_id):
        seated = await sessions.seated(tiding.game_id)
        found.append(Due(seated, decoded(tiding.about), _place(seated, tiding, person)))
    return found


def _place(seated: Seated, tiding: TidingRow, person: PersonRow) -> int:
    """Where somebody is told of what is no turn: in the channel also who is told of turns nowhere."""
    if isinstance(decoded(tiding.about), FollowSlot) and not tiding.aloud:
        return BY_DM
    seat = seated.seat_of(person.user_id)
    closed = tiding.aloud or (seat is not None and seat.dm_closed)
    return BY_DM if person.told in ("dm", "both") and not closed else seated.row.guild_id or BY_DM


async def tell(sessions: Sessions) -> None:
    """Tell everybody who may be rung by now what came meanwhile."""
    async with sessions.store.change_at_once() as db:
        await forget_old_tidings(db, sessions.now - STALE)
    for user_id in await expectant(sessions.store):
        person = await person_of(sessions.store, user_id)
        if resting(person, sessions.now):
            continue
        try:
            await _tell(sessions, person)
        except Illegal:
            log.info("not told yet", extra={"user": user_id})


async def _tell(sessions: Sessions, person: PersonRow) -> None:
    """The same for one person: one message for each place; a turn alone is left to whoever calls."""
    together = await _due_to(sessions, person)
    for place in dict.fromkeys(each.place for each in together):
        here = [each for each in together if each.place == place]
        if len(here) == 1 and isinstance(here[0].slot, CallSlot):
            continue
        home, now = here[0].seated.row.id, sessions.now
        for each in here:
            if not sessions.share.first:
                # Whoever sees to that by now tells it.
                return
            async with sessions.holding(each.seated.row.id):
                await _note(sessions, person, each, home, now)
        sessions.changed(home)


async def _note(sessions: Sessions, person: PersonRow, each: Due, home: int, now: int) -> None:
    """Note that somebody is told of something, and wish for the message, while the game is held.

    What is told at the same time is one message, however long it takes to note all of it.
    """
    user_id = person.user_id
    seated = await sessions.seated(each.seated.row.id)
    row, seat = seated.row, seated.seat_of(user_id)
    if settled(seated, each.slot, user_id) or (
        isinstance(each.slot, CallSlot) and seat is not None and seat.called == row.turn
    ):
        return
    told = TidingRow(user_id, row.id, encoded(each.slot), each.place != BY_DM, home, now)
    async with sessions.store.change() as db:
        if isinstance(each.slot, CallSlot) and seat is not None:
            # What is told now need not be told again at once.
            count = max(seat.reminded, reminders(row, seat, now))
            await update_seat(db, row.id, seat.seat, called=row.turn, reminded=count)
        await note_told(db, told)
        await wish(db, home, [message_of(told)])


def message_of(told: TidingRow) -> LetterSlot | TidingsSlot:
    """In which message somebody was told of something."""
    kind = TidingsSlot if told.aloud else LetterSlot
    return kind(told.user_id, told.told or 0)


async def answered(sessions: Sessions, seated: Seated) -> list[TidingRow]:
    """The tidings about a game that are answered or decided by now."""
    about = await tidings_about(sessions.store, seated.row.id)
    return [each for each in about if settled(seated, decoded(each.about), each.user_id)]


async def clear(sessions: Sessions, seated: Seated) -> bool:
    """Forget tidings about a game that are answered or decided, and bring up to date what told of them.

    Returns whether there were any.
    """
    if not (over := await answered(sessions, seated)):
        return False
    async with sessions.store.change() as db:
        for each in over:
            await forget_tiding(db, each)
            if each.home is not None:
                await wish(db, each.home, [message_of(each)])
    for home in {each.home for each in over if each.home is not None} - {seated.row.id}:
        sessions.changed(home)
    return True
