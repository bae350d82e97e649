"""Time: reminders that grow apart, offers to skip a seat, and games that nobody touches any more."""

import asyncio
import logging
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.layout import Row
from bot.lobby import PACES, Lobby
from bot.outbox import Outbox
from bot.panels import Panel, do, packed, speaker_for
from bot.session import Seated, Sessions
from bot.store import PersonRow, update_game, wish
from bot.votes import skippable
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

#: When a seat is reminded, in parts of its clock: the gaps grow.
REMINDERS = (1 / 3, 0.8, 2, 5)
#: Without a clock: after so many seconds.
REMINDERS_WITHOUT_CLOCK = tuple(hours * 3600 for hours in (24, 72, 168))
IDLE = 60 * 24 * 3600
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


def due(row_since: int, reminded: int, pace: str, now: int) -> bool:
    """Whether the next reminder of a question is due."""
    seconds = PACES[pace]
    moments = [part * seconds for part in REMINDERS] if seconds else list(REMINDERS_WITHOUT_CLOCK)
    return reminded < len(moments) and now - row_since >= moments[reminded]


class Clocks:
    """Looks at every running game once in a while."""

    def __init__(self, sessions: Sessions, lobby: Lobby, outbox: Outbox) -> None:
        """Watch over the games of a store."""
        self.sessions = sessions
        self.lobby = lobby
        self.outbox = outbox
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
        """Remind whoever is due, and end what nobody touches."""
        now = self.sessions.now
        async with self.store.reader.execute(
            "SELECT id, touched FROM games WHERE stage IN ('open', 'playing') AND NOT paused AND since < ?",
            (now - 60,),
        ) as cursor:
            games = [(row["id"], row["touched"]) for row in await cursor.fetchall()]
        for game_id, touched in games:
            if now - touched >= IDLE:
                await self._end_idle(game_id)
            else:
                await self._remind(await self.sessions.seated(game_id), now)

    async def _end_idle(self, game_id: int) -> None:
        try:
            await self.lobby.end(game_id, "ended-idle")
        except Illegal:
            log.info("ended meanwhile", extra={"game": game_id})

    async def _remind(self, seated: Seated, now: int) -> None:
        row = seated.row
        if row.stage != "playing" or not due(row.since, row.reminded, row.pace, now):
            return
        called = []
        for seat in (seated.seats[number] for number in row.asked):
            if seat.user_id is not None and seat.snoozed <= now:
                person = await self.store.person(seat.user_id)
                if not quiet(person, now):
                    called.append(seat)
        overdue = skippable(seated, now)
        if not called and not overdue:
            return
        say = speaker_for(seated)
        who = say.listed(f"<@{seat.user_id}>" for seat in called)
        game = say(f"game-{row.game}")
        notices = []
        if called:
            notices.append(say("reminder", who=who, game=game, number=row.id, when=f"<t:{row.since}:R>"))
        if overdue:
            notices.append(say("reminder-overdue", game=game, number=row.id))
        pings = [seat.user_id for seat in called if seat.user_id]
        rows: list[Row] = []
        if row.reminded >= 1:
            rows.append((do(say("button-snooze"), "snooze", seated, 8),))
        if overdue:
            skips = [
                do(say.plainly()("button-skip", seat=number), "vote", seated, "skip", number)
                for number in row.asked
            ]
            rows.append(tuple(skips))
        async with self.store.change() as db:
            await update_game(db, row.id, reminded=row.reminded + 1)
            await wish(
                db, row.id, [f"notice:{row.turn}.{row.reminded}"], packed(Panel(notices, rows, pings=pings))
            )
        self.outbox.wake(row.id)
