"""Calling people: whoever is asked is told of it once a turn, where they like and when they may be rung."""

import logging

from msgspec import Struct

from bot.messages.slots import AheadSlot, CallSlot, Slot, boards_before, boards_of, moved_down, passing, wish
from bot.play.session import Sessions
from bot.play.tidings import alone, answered, by_dm, clear, due, in_channel
from bot.store.games import game_by_number, seats_of, update_game, update_seat
from bot.store.moves import moved_after
from bot.store.people import person_of
from bot.store.rows import PersonRow, SeatRow
from bot.tables.clock import reminders
from bot.tables.leave import resting
from bot.tables.seated import Seated
from rules.core.asking import Illegal

log = logging.getLogger(__name__)


class Due(Struct, frozen=True):
    """Who is called by now, who is told that they are next, and what hangs and does not hold any more."""

    ready: list[tuple[SeatRow, PersonRow]]
    ahead: list[AheadSlot]
    passing: list[Slot]

    def __bool__(self) -> bool:
        """Whether there is anything to do."""
        return bool(self.ready or self.ahead or self.passing)


async def call(sessions: Sessions, game_id: int) -> bool:
    """Call everybody who is due, and clear away what a game does not ask any more; returns whether any.

    Mostly there is nothing to do, which is seen without holding the game. Whoever holds it for long changes
    it: then there is another time for this.
    """
    try:
        if (seated := await _seated(sessions, game_id)) is None:
            return False
        if not await answered(sessions, seated) and not await _due(sessions, seated):
            return False
        async with sessions.holding(game_id):
            if (seated := await _seated(sessions, game_id)) is None:
                return False
            cleared = await clear(sessions, seated)
            return await _call(sessions, seated) or cleared
    except Illegal:
        log.info("not called yet", extra={"game": game_id})
        return False


async def _seated(sessions: Sessions, game_id: int) -> Seated | None:
    row = await game_by_number(sessions.store, game_id)
    return None if row is None else Seated(row, await seats_of(sessions.store, game_id))


async def _due(sessions: Sessions, seated: Seated) -> Due:
    return Due(
        await _ready(sessions, seated),
        await _ahead(sessions, seated),
        await passing(sessions.store, seated.row),
    )


async def _call(sessions: Sessions, seated: Seated) -> bool:
    """The same while the game is held; the board is moved down for those who are rung in the channel."""
    store, row = sessions.store, seated.row
    if not (now := await _due(sessions, seated)):
        return False
    rung = [seat for seat, person in now.ready if in_channel(seated, seat, person)]
    called = [CallSlot(seat.seat, row.turn) for seat, person in now.ready if by_dm(seated, seat, person)]
    slots, lower = [*now.passing, *called, *now.ahead], moved_down(row)
    if rung:
        same_page = [slot for slot in await boards_of(store, row.id) if slot.first == row.page]
        slots += [lower, *await boards_before(store, row), *same_page]
    async with store.change_at_once(last=True) as db:
        for seat, _ in now.ready:
            # What is told now need not be told again at once.
            count = max(seat.reminded, reminders(row, seat, sessions.now))
            await update_seat(db, row.id, seat.seat, called=row.turn, reminded=count)
        for slot in now.ahead:
            await update_seat(db, row.id, slot.seat, called=row.turn)
        for seat in rung:
            await update_seat(db, row.id, seat.seat, rung=lower.moved)
        if rung:
            await update_game(db, row.id, board=lower.moved)
        await wish(db, row.id, dict.fromkeys(slots))
    return True


async def _ready(sessions: Sessions, seated: Seated) -> list[tuple[SeatRow, PersonRow]]:
    """Who is asked, was not told of it, and may be told now."""
    row = seated.row
    if row.stage != "playing" or row.paused:
        return []
    found = []
    for seat in (seated.seats[number] for number in row.asked):
        if seat.user_id is None or not due(sessions, seated, seat):
            continue
        person = await person_of(sessions.store, seat.user_id)
        # What is due together with something else is told together with it.
        if not resting(person, sessions.now) and await alone(sessions, seated, person):
            found.append((seat, person))
    return found


async def _ahead(sessions: Sessions, seated: Seated) -> list[AheadSlot]:
    """Whoever is next and wants to know: who moved after this seat the last time, or sits after it."""
    row = seated.row
    if row.stage != "playing" or row.paused or len(row.asked) != 1:
        return []
    [asked] = row.asked
    after = await moved_after(sessions.store, row.id, asked)
    following = seated.seats[(asked + 1) % len(seated.seats) if after is None else after]
    if following.user_id is None or following.called == row.turn or following.seat == asked:
        return []
    person = await person_of(sessions.store, following.user_id)
    told = person.ahead and not following.dm_closed and not resting(person, sessions.now)
    return [AheadSlot(following.seat, row.turn)] if told else []
