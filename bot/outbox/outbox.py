"""The outbox: which wishes are due, in which order, until nothing is left to say.

A wish stands in the database until its panel has been shown, so a crash loses nothing. Several wishes for
one panel become one: the latest state wins.
"""

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence

from bot.gauges import SAID
from bot.messages.pictures import Pictures
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
    TidingsSlot,
    UndoSlot,
    WordSlot,
    decoded,
)
from bot.outbox.crowd import Crowd
from bot.outbox.lanes import FEW, MANY, OF_ONE_FAILING, OF_ONE_SERVER, Lane
from bot.outbox.refusals import Kind, Outcome, Refusal, Trouble
from bot.outbox.saying import Delivery, Fulfilled, Speech
from bot.outbox.setbacks import Road, Setback, Setbacks, pause, road_of, server_of
from bot.play.calls import call
from bot.play.errands import Errands
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.rows import Wish
from bot.store.wishes import unsaid, waiting_since, wishes_of
from bot.tables.seated import Seated

log = logging.getLogger(__name__)

#: So many games of which something is being said at the same moment are as many as on most evenings.
SEVERAL = 2
#: The most urgent first: the board that people wait for, then those who are asked.
URGENCY = {
    EndSlot: 0,
    # Before the board, which is the last message of its channel.
    DoorSlot: 0,
    BoardSlot: 1,
    FilmSlot: 3,
    ChronicleSlot: 6,
    LoftSlot: 6,
    LobbySlot: 2,
    NoticeSlot: 3,
    ReminderSlot: 3,
    TidingsSlot: 3,
    HandoverSlot: 3,
    UndoSlot: 3,
    CallSlot: 4,
    AheadSlot: 4,
    LetterSlot: 4,
    DmSlot: 4,
    WordSlot: 5,
    LeftSlot: 6,
    FollowSlot: 7,
}
#: So often what trouble has led to is said at once, then after a pause: Discord is never asked without end.
FOLLOW_UPS = 3
#: Seconds that are left for what is being said when the bot stops.
LAST_WORDS = 5


class Outbox:
    """Carries out the wishes of all games, one game's after the other and games side by side.

    A road that failed is left to whoever tries it again, in one of the few places for that; meanwhile what
    else is wished of the game goes on.
    """

    def __init__(self, delivery: Delivery, sessions: Sessions, lobby: Lobby, pictures: Pictures) -> None:
        """Speak through a delivery."""
        self.sessions = sessions
        self.store = sessions.store
        self.pictures = pictures
        self.speech = Speech(delivery, sessions, pictures)
        self.trouble = Trouble(sessions, lobby, delivery)
        self.setbacks = Setbacks(self._try_again)
        self.lane = Lane(MANY, OF_ONE_SERVER)
        self.failing = Lane(FEW, OF_ONE_FAILING)
        self._errands = Errands("outbox", self._say_all, sessions.share)
        self._walking: dict[Road, asyncio.Task[None]] = {}
        told = self._errands.running
        self.crowd = Crowd(sessions, told, self._say_to_follower, self.trouble.name_unreached)

    async def start(self) -> None:
        """Say what was not said when the bot stopped; any of it may have been posted all the same."""
        left = await unsaid(self.store)
        ours = set(await self.sessions.share.ours(dict(left)))
        self.speech.doubtful |= {(game_id, slot) for game_id, slot in left if game_id in ours}
        for game_id in ours:
            self.wake(game_id)
        await self.crowd.start()

    def wake(self, game_id: int) -> None:
        """There is something to say about a game."""
        self._errands.wake(game_id)

    async def close(self) -> None:
        """Finish what is being said, and stop; what takes too long is said after the next start."""
        self._errands.close()
        self.setbacks.close()
        self.crowd.errands.close()
        if self.saying:
            _, late = await asyncio.wait(self._all_running(), timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def break_off(self) -> None:
        """Say nothing more for now, and forget what has failed: others may speak for it."""
        self.setbacks.clear()
        for task in (walking := list(self._walking.values())):
            task.cancel()
        await asyncio.gather(*walking, return_exceptions=True)
        await self._errands.break_off()
        await self.crowd.errands.break_off()
        self.speech.forget()

    async def left_since(self, since: float) -> Collection[int]:
        """The games of which something was wished before some time and has not failed."""
        late = {
            game_id
            for game_id, slot, at in await waiting_since(self.store)
            if at <= since and road_of(game_id, decoded(slot)) not in self.setbacks
        }
        return await self.sessions.share.ours(late)

    @property
    def running(self) -> dict[int, asyncio.Task[None]]:
        """What is being said, by game."""
        walking = {road.game_id: task for road, task in self._walking.items()}
        return walking | self.crowd.errands.running | self._errands.running

    @property
    def saying(self) -> bool:
        """Whether something is being said."""
        return bool(self._all_running())

    def crowded(self) -> bool:
        """Whether more is being said than on most evenings."""
        return len(self._all_running()) > SEVERAL

    async def idle(self) -> None:
        """Wait until all that can be said has been said."""
        while running := self._all_running():
            await asyncio.wait(running)

    def _all_running(self) -> list[asyncio.Task[None]]:
        games = (self._errands, self.crowd.errands)
        return [*self._walking.values(), *(task for each in games for task in each.running.values())]

    # What is well

    async def _say_all(self, game_id: int) -> None:
        """Say all that is wished of a game, and what trouble with it has led to."""
        try:
            for _ in range(1 + FOLLOW_UPS):
                # What is said is looked at after what is wished: it may be newer than the wish, never older.
                wishes = await wishes_of(self.store, game_id)
                if await call(self.sessions, game_id):
                    wishes = await wishes_of(self.store, game_id)
                if not await self._carry_out(game_id, wishes) or self._errands.woken(game_id):
                    return
            self._errands.wake_later(game_id, pause(0))
        except Exception:
            log.exception("outbox failed", extra={"game": game_id})
            self._errands.wake_later(game_id, pause(3))
        finally:
            self.crowd.errands.wake(game_id)

    async def _carry_out(self, game_id: int, wishes: Sequence[Wish]) -> bool:
        """Try every wish of a game once whose road is well; returns whether that led to more to say.

        What was said is noted at the end, all at once: said twice it would do no harm.
        """
        more, done = False, list[Fulfilled]()
        if not wishes:
            return more
        seated = await self.sessions.seated(game_id)
        try:
            for wanted in in_order(wishes, seated.row.asked):
                slot = decoded(wanted.slot)
                if isinstance(slot, FollowSlot):
                    break
                if self._errands.woken(game_id):
                    if URGENCY[type(slot)] > URGENCY[BoardSlot]:
                        break
                    seated = await self.sessions.seated(game_id)
                if road_of(game_id, slot) not in self.setbacks:
                    more |= await self._try_well(wanted, seated, done)
        finally:
            await self.speech.fulfilled(done, seated)
        return more

    async def _say_to_follower(self, wanted: Wish) -> None:
        """Try a wish of somebody who follows a game, unless its road has failed."""
        if road_of(wanted.game_id, decoded(wanted.slot)) not in self.setbacks:
            done, seated = list[Fulfilled](), await self.sessions.seated(wanted.game_id)
            await self._try_well(wanted, seated, done)
            await self.speech.fulfilled(done, seated)

    async def _try_well(self, wanted: Wish, seated: Seated, done: list[Fulfilled]) -> bool:
        """Try a wish whose road is well, unless its server is busy; returns whether there is more to say."""
        slot = decoded(wanted.slot)
        road, server = road_of(wanted.game_id, slot), server_of(seated, slot)
        if not self.setbacks.busy(server):
            async with self.lane.place(server):
                if not self.setbacks.busy(server):
                    return (await self._try(wanted, seated, road, Setback(server), done)).more
        self.setbacks.wait(road, Setback(server), 0)
        return False

    # What has failed

    def _try_again(self, road: Road) -> None:
        task = asyncio.create_task(self._walk_again(road), name=f"outbox-{road.game_id}-again")
        self._walking[road] = task

    async def _walk_again(self, road: Road) -> None:
        """Try all that is wished on a road that failed, until something fails again or the road is well."""
        setback = self.setbacks.take(road)
        try:
            async with self.failing.place(setback.server):
                parked = self.setbacks.park(road, setback)
                if not parked and await self._carry_out_on(road, setback):
                    self.setbacks.overcome(road)
                    self.wake(road.game_id)
        except Exception:
            log.exception("outbox failed", extra={"game": road.game_id})
            self.setbacks.wait(road, setback, pause(3))
        finally:
            del self._walking[road]

    async def _carry_out_on(self, road: Road, setback: Setback) -> bool:
        """Try the wishes of a game that go on one road; returns whether all went well."""
        wishes = await wishes_of(self.store, road.game_id)
        seated = await self.sessions.seated(road.game_id)
        for wanted in in_order(wishes, seated.row.asked):
            if road_of(road.game_id, decoded(wanted.slot)) != road:
                continue
            done: list[Fulfilled] = []
            outcome = await self._try(wanted, seated, road, setback, done)
            await self.speech.fulfilled(done, seated)
            if outcome.more:
                self.wake(road.game_id)
            if outcome.wait:
                return False
        return True

    # One try

    async def _try(
        self, wanted: Wish, seated: Seated, road: Road, setback: Setback, done: list[Fulfilled]
    ) -> Outcome:
        """Try a wish once; one that has to wait keeps its road waiting, and nothing else."""
        if not self.sessions.share.speaks_for(seated.row.guild_id):
            # Whoever does by now says it.
            return Outcome()
        refusal = Refusal(Kind.WRONG)
        try:
            said = await self.speech.say(wanted, seated)
        except Refusal as no:
            refusal = no
            if refusal.kind not in (Kind.BUSY, Kind.LATER):
                self.setbacks.answered(setback.server)
            outcome = await self.trouble.met(wanted, seated, refusal, setback.tries)
        except Exception:
            log.exception("cannot be said", extra={"game": wanted.game_id, "slot": wanted.slot})
            outcome = Outcome(wait=True)
        else:
            if said is not None:
                self.setbacks.answered(setback.server)
            if said is None or not said.astray:
                done.append((wanted, said))
                SAID.inc(said is not None)
            return Outcome(more=said is not None and said.astray)
        if outcome.wait:
            told = {"game": wanted.game_id, "slot": wanted.slot, "error": str(refusal)}
            log.warning("not said", extra=told)
            self.setbacks.refused(road, setback, refusal)
        return outcome


def in_order(wishes: Iterable[Wish], asked: Sequence[int]) -> list[Wish]:
    """A game's wishes as they are carried out: of the boards the latest first, of the DMs who is asked."""

    def urgency(wanted: Wish) -> tuple[int, int]:
        match slot := decoded(wanted.slot):
            case DmSlot(seat):
                return URGENCY[DmSlot], seat not in asked
            case BoardSlot(_, moved):
                return URGENCY[BoardSlot], -moved
        return URGENCY[type(slot)], 0

    return sorted(wishes, key=urgency)
