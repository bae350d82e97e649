"""Time: reminders that grow apart, offers to skip a seat, and games that nobody touches any more."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.messages.custom_ids import Snooze, VoteHouse, VoteSkip
from bot.messages.finale import ended_early
from bot.messages.layout import Button
from bot.messages.panels import Panel, button, pack, speaker_for
from bot.messages.slots import NoticeSlot, wish
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.games import ticking, update_game, update_seat
from bot.store.people import person_of, watchers_of
from bot.store.rows import ClockRow, PersonRow, SeatRow
from bot.store.servers import forget_servers
from bot.tables.handover import overdue
from bot.tables.seated import PACES, Seated
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

#: When a seat is reminded, in parts of its clock: the gaps grow.
REMINDERS = (1 / 3, 0.8, 2, 5)
#: Without a clock: after so many seconds.
REMINDERS_WITHOUT_CLOCK = tuple(hours * 3600 for hours in (24, 72, 168))
IDLE = 60 * 24 * 3600
#: Hours that the button of a reminder grants.
SNOOZE = 8
#: So long what is stored of a server is kept that we are not on any more.
FORGOTTEN = 30 * 24 * 3600
#: How often the clocks are looked at, in seconds.
EVERY = 20


def quiet(person: PersonRow, now: int) -> bool:
    """Whether somebody does not want to be rung now: quiet hours, days away, or no reminders at all."""
    if not person.reminders or person.away_until > now:
        return True
    if person.quiet_from is None or person.quiet_to is None:
        return False
    hour = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(person.zone)).hour
    if person.quiet_from <= person.quiet_to:
        return person.quiet_from <= hour < person.quiet_to
    return hour >= person.quiet_from or hour < person.quiet_to


def reminders(since: int, pace: str, now: int) -> int:
    """How many reminders of a question are due by now."""
    seconds = PACES[pace]
    moments = [part * seconds for part in REMINDERS] if seconds else list(REMINDERS_WITHOUT_CLOCK)
    return sum(now - since >= moment for moment in moments)


class Clocks:
    """Looks at every running game once in a while."""

    def __init__(self, sessions: Sessions, lobby: Lobby) -> None:
        """Watch over the games of a store."""
        self.sessions = sessions
        self.lobby = lobby
        self.store = sessions.store

    async def run(self) -> None:
        """Look at the clocks until the bot stops."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("the clocks failed")

    async def look(self) -> None:
        """Remind whoever is due, and end what nobody touches; one game's trouble is not another's."""
        now = self.sessions.now
        for guild_id in await forget_servers(self.store, now - FORGOTTEN):
            log.info("forgotten", extra={"server": guild_id})
        rows = await ticking(self.store)
        for game in rows:
            try:
                if now - game.touched >= IDLE:
                    await self._end_idle(game.id, now)
                elif _due(game, now):
                    await self._remind(game.id, now)
            except Exception:
                log.exception("a clock failed", extra={"game": game.id})

    async def _end_idle(self, game_id: int, now: int) -> None:
        """End a game that nobody has touched for so long, and tell everybody at it."""
        seated = await self.sessions.seated(game_id)
        notice = ended_early(seated, "ended-idle", await watchers_of(self.sessions.store, game_id))
        try:
            await self.lobby.end(game_id, "ended-idle", notice=pack(notice), untouched=now - IDLE)
        except Illegal:
            log.info("touched meanwhile", extra={"game": game_id})

    async def _remind(self, game_id: int, now: int) -> None:
        """Ring those who are asked and may be rung; past the grace time, let the others vote."""
        async with self.sessions.lock(game_id):
            seated = await self.sessions.seated(game_id)
            row = seated.row
            count = reminders(row.since, row.pace, now)
            if row.stage != "playing" or row.paused or count <= row.reminded:
                return
            due = [n for n in row.asked if seated.seats[n].user_id and seated.seats[n].reminded < count]
            called = [number for number in due if await self._may_ring(seated.seats[number], now)]
            late = overdue(seated, now)
            if not called and not late:
                return
            panel = _reminder(seated, called, snooze=count >= 2, late=late)
            # Whoever must not be rung now is rung later, unless the others can do without by then.
            done = due if late else called
            async with self.store.change() as db:
                for number in done:
                    await update_seat(db, row.id, number, reminded=count)
                if len(done) == len(due):
                    await update_game(db, row.id, reminded=count)
                await wish(db, row.id, [NoticeSlot("", (now,))], pack(panel))
        self.sessions.changed(game_id)

    async def _may_ring(self, seat: SeatRow, now: int) -> bool:
        if seat.user_id is None or seat.snoozed > now:
            return False
        return not quiet(await person_of(self.store, seat.user_id), now)


def _due(game: ClockRow, now: int) -> bool:
    if game.stage != "playing" or game.paused:
        return False
    return reminders(game.since, game.pace, now) > game.reminded


def _reminder(seated: Seated, called: Sequence[int], *, snooze: bool, late: bool) -> Panel:
    """What is said about a seat that takes its time."""
    row, say = seated.row, speaker_for(seated)
    named = {"game": say(f"game-{row.game}"), "number": row.id, "when": f"<t:{row.since}:f>"}
    users = [seated.seats[number].user_id for number in called]
    lines: list[str] = []
    rows: list[tuple[Button, ...]] = []
    if called:
        lines.append(say("reminder", who=say.listed(f"<@{user}>" for user in users), **named))
        if snooze:
            rows.append((button(say("button-snooze", hours=SNOOZE), Snooze(row.id, SNOOZE)),))
    if late:
        lines.append(say("notice-overdue", seat=row.asked, **named))
        plain = say.plainly()
        for number in row.asked:
            skip = button(plain("button-skip", seat=number), VoteSkip(row.id, number))
            house = button(plain("button-house-vote", seat=number), VoteHouse(row.id, number))
            rows.append((skip, house))
    return Panel(["\n".join(lines)], [*rows], pings=[user for user in users if user])
