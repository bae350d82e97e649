"""Time: reminders that grow apart, offers to skip a seat, and games that nobody touches any more."""

import asyncio
import logging
from collections.abc import Sequence

from bot.messages.calls import SNOOZABLE, snooze_row
from bot.messages.custom_ids import VoteHouse, VoteSkip
from bot.messages.finale import ended_early
from bot.messages.layout import Row
from bot.messages.panels import Panel, button, pack, speaker_for
from bot.messages.slots import CallSlot, ReminderSlot, wish
from bot.play.calls import call
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.play.tidings import tell
from bot.store.finished import forget_games
from bot.store.games import ticking, update_game, update_seat
from bot.store.people import person_of
from bot.store.rows import ClockRow, GameRow, SeatRow
from bot.store.servers import forget_servers
from bot.tables.clock import due_after, overdue, reminders
from bot.tables.leave import quiet
from bot.tables.seated import Seated
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

DAY = 24 * 3600
IDLE = 60 * DAY
#: So long what is stored of a server is kept that we are not on any more.
FORGOTTEN = 30 * 24 * 3600
#: How often the clocks are looked at, in seconds.
EVERY = 20


class Clocks:
    """Looks at every running game once in a while."""

    def __init__(self, sessions: Sessions, lobby: Lobby, keep_days: int | None = None) -> None:
        """Watch over the games of a store, and keep those that are over for so many days, or for ever."""
        self.keep_days = keep_days
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
        """Call and remind whoever is due, end what nobody touches; one game's trouble is not another's."""
        now = self.sessions.now
        if self.sessions.share.first:
            await self._look_once(now)
        for game in await ticking(self.store):
            if not self.sessions.share.speaks_for(game.guild_id):
                continue
            try:
                if now - game.touched >= IDLE:
                    await self._end_idle(game.id, now)
                    continue
                if game.untold and await call(self.sessions, game.id):
                    self.sessions.changed(game.id)
                if _due(game, now):
                    await self._remind(game.id, now)
            except Exception:
                log.exception("a clock failed", extra={"game": game.id})

    async def _look_once(self, now: int) -> None:
        """What is done for all games at once, however many processes there are."""
        for guild_id in await forget_servers(self.store, now - FORGOTTEN):
            log.info("forgotten", extra={"server": guild_id})
        if self.keep_days is not None:
            gone = await forget_games(self.store, now - self.keep_days * DAY)
            log.log(logging.INFO if gone else logging.DEBUG, "forgotten", extra={"games": gone})
        await tell(self.sessions)

    async def _end_idle(self, game_id: int, now: int) -> None:
        """End a game that nobody has touched for so long, and tell everybody at it."""
        seated = await self.sessions.seated(game_id)
        notice = ended_early(seated, "ended-idle")
        try:
            await self.lobby.end(game_id, "ended-idle", notice=pack(notice), untouched=now - IDLE)
        except Illegal:
            log.info("touched meanwhile", extra={"game": game_id})

    async def _remind(self, game_id: int, now: int) -> None:
        """Remind those who are asked and may be rung; past the grace time, let the others vote."""
        async with self.sessions.lock(game_id):
            seated = await self.sessions.seated(game_id)
            row = seated.row
            asked = [seat for seat in map(seated.seats.__getitem__, row.asked) if seat.user_id]
            counts = {seat.seat: reminders(row, seat, now) for seat in asked}
            count = max(counts.values(), default=0)
            if row.stage != "playing" or row.paused or count <= row.reminded:
                return
            due = [seat for seat in asked if seat.reminded < counts[seat.seat]]
            ways = {seat.seat: await self._way(row, seat, now) for seat in due}
            called = [number for number, way in ways.items() if way == "channel"]
            alone = row.guild_id is None
            late = [number for number in row.asked if overdue(seated, number, now) and not alone]
            # Whoever must not be rung now is rung later, unless the others can do without by then.
            done = [seat.seat for seat in due if late or ways[seat.seat]]
            async with self.store.change() as db:
                for number in done:
                    await update_seat(db, game_id, number, reminded=counts[number])
                    if ways[number] == "dm":
                        await wish(db, game_id, [CallSlot(number, row.turn, counts[number], row.since)])
                if len(done) == len(due):
                    await update_game(db, game_id, reminded=count)
                if called or late:
                    panel = _reminder(seated, called, late, snooze=count >= SNOOZABLE)
                    await wish(db, game_id, [ReminderSlot(row.turn, now)], pack(panel))
        self.sessions.changed(game_id)

    async def _way(self, row: GameRow, seat: SeatRow, now: int) -> str:
        """Where somebody is reminded, "neither" if they want to be told nowhere, or nothing if not now."""
        person = await person_of(self.store, seat.user_id or 0)
        if seat.called != row.turn or seat.snoozed > now or quiet(person, now):
            return ""
        if person.told == "neither":
            return "neither"
        by_dm = not seat.dm_closed and (person.told == "dm" or row.guild_id is None)
        return "dm" if by_dm else "channel"


def _due(game: ClockRow, now: int) -> bool:
    if game.stage != "playing" or game.paused:
        return False
    return due_after(game.pace, now - game.since) > game.reminded


def _reminder(seated: Seated, called: Sequence[int], late: Sequence[int], *, snooze: bool) -> Panel:
    """What is said about seats that take their time, and about those that have had more than theirs."""
    row, say = seated.row, speaker_for(seated)
    named = {"game": say(f"game-{row.game}"), "number": row.id, "when": f"<t:{row.since}:f>"}
    users = [seated.seats[number].user_id for number in called]
    lines: list[str] = []
    rows: list[Row] = []
    if called:
        lines.append(say("reminder", who=say.listed(f"<@{user}>" for user in users), **named))
        if snooze:
            rows.append(snooze_row(seated, say))
    if late:
        lines.append(say("notice-overdue", seat=late, **named))
        plain = say.plainly()
        for number in late:
            skip = button(plain("button-skip", seat=number), VoteSkip(row.id, number))
            house = button(plain("button-house-vote", seat=number), VoteHouse(row.id, number))
            rows.append((skip, house))
    return Panel(["\n".join(lines)], rows, pings=[user for user in users if user])
