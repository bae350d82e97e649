"""Saying what is to be said: panels are brought up to date until nothing is left to say.

A wish stands in the database until its panel has been shown, so a crash loses nothing. A new message
carries a nonce that Discord enforces, so it is not posted twice; an edit may be made twice without harm.
Several wishes for one panel become one: the latest state wins.
"""

import asyncio
import hashlib
import logging
from collections.abc import Iterable, Sequence
from typing import Protocol, get_args

from msgspec import Struct

from bot.messages.panels import Panel
from bot.messages.pictures import ASKED, CHANNEL, WAITING, Pictures
from bot.messages.slots import (
    DmSlot,
    EndSlot,
    HandoverSlot,
    LeftSlot,
    LobbySlot,
    NoticeSlot,
    PrivateSlot,
    Slot,
    TurnSlot,
    WordSlot,
    decoded,
    encoded,
    wish,
)
from bot.outbox.contents import panel_of, worth_saying
from bot.outbox.lanes import FEW, MANY, OF_ONE_FAILING, OF_ONE_SERVER, Lane
from bot.outbox.trouble import Kind, Outcome, Refusal, Threads, Trouble
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.people import person_of
from bot.store.rows import Hanging, Wish
from bot.store.wishes import fulfil, hang, hanging_at, take_down_hanging, unsaid, wishes_of
from bot.tables.seated import Seated
from bot.words.texts import language
from render.picture import Picture
from rules.core.printed import Misprint

log = logging.getLogger(__name__)

#: Seconds until something that failed is tried again; what only fails for a while is tried at least so often.
PATIENCE = (1, 2, 5, 15, 60, 300, 1800)
LONGEST_WHILE_BUSY = 60
#: The most urgent first: the board that people wait for, then those who are asked.
URGENCY = {
    EndSlot: 0,
    TurnSlot: 1,
    LobbySlot: 2,
    NoticeSlot: 3,
    HandoverSlot: 3,
    DmSlot: 4,
    WordSlot: 5,
    LeftSlot: 6,
}
#: So often what trouble has led to is said at once, then after a pause: Discord is never asked without end.
FOLLOW_UPS = 3
#: Seconds that are left for what is being said when the bot stops.
LAST_WORDS = 5
#: DMs are a server of their own.
DMS = 0


class Delivery(Threads, Protocol):
    """Whoever brings panels to Discord; each raises a Refusal where Discord says no."""

    async def post(
        self, channel_id: int, panel: Panel, picture: Picture | None, nonce: str, ring: Sequence[int]
    ) -> int:
        """Post a panel, ringing only whom it names; the same nonce, the same message. Returns its number."""

    async def edit(
        self, channel_id: int, message_id: int, panel: Panel, picture: Picture | None, nonce: str
    ) -> None:
        """Bring a message up to date; nobody is rung."""

    async def open_dm(self, user_id: int) -> int:
        """The channel of the DM with somebody."""

    async def find(self, channel_id: int, nonce: str) -> int | None:
        """The message that was posted under a nonce, if it is among the latest of a channel."""


class Road(Struct, frozen=True):
    """A way on which something of a game is said: its channel, or else the DM of one slot."""

    game_id: int
    slot: PrivateSlot | None


class Setback(Struct):
    """A road that failed: how often in a row, and when it is tried again."""

    server: int
    tries: int = 0
    #: Discord has said how long it does not want to be asked: nobody hurries that.
    held: bool = False
    timer: asyncio.TimerHandle | None = None


class Outbox:
    """Carries out the wishes of all games, one game's after the other and games side by side.

    A road that failed is left to whoever tries it again, in one of the few places for that; meanwhile what
    else is wished of the game goes on.
    """

    def __init__(self, delivery: Delivery, sessions: Sessions, lobby: Lobby, pictures: Pictures) -> None:
        """Speak through a delivery."""
        self.delivery = delivery
        self.sessions = sessions
        self.store = sessions.store
        self.trouble = Trouble(sessions, lobby, delivery)
        self.pictures = pictures
        self.lane = Lane(MANY, OF_ONE_SERVER)
        self.failing = Lane(FEW, OF_ONE_FAILING)
        self._running: dict[int | Road, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._later: dict[int, asyncio.TimerHandle] = {}
        self._setbacks: dict[Road, Setback] = {}
        #: Servers whose last answer was that they are busy.
        self._busy: set[int] = set()
        #: What may have been posted without our knowing, in an older state: it is looked for before posting,
        #: as Discord knows a nonce for some minutes only.
        self._doubtful: set[tuple[int, str]] = set()
        self._closing = False

    async def start(self) -> None:
        """Say what was not said when the bot stopped."""
        self._doubtful = set(await unsaid(self.store))
        for game_id in {game_id for game_id, _ in self._doubtful}:
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """There is something to say about a game."""
        if self._closing:
            return
        if game_id in self._running:
            self._again.add(game_id)
            return
        if game_id in self._later:
            self._later.pop(game_id).cancel()
        self._running[game_id] = asyncio.create_task(self._run(game_id), name=f"outbox-{game_id}")

    def hurry(self, *, server: int | None = None, game_id: int | None = None) -> None:
        """What failed for a server or a game may go well now; what Discord has put off stays put off."""
        for road, setback in list(self._setbacks.items()):
            if setback.server != server and road.game_id != game_id:
                continue
            setback.tries = 0
            if setback.timer is not None and not setback.held:
                setback.timer.cancel()
                self._try_later(road, setback, 0)

    async def close(self) -> None:
        """Finish what is being said, and stop; what takes too long is said after the next start."""
        self._closing = True
        for timer in (*self._later.values(), *(setback.timer for setback in self._setbacks.values())):
            if timer is not None:
                timer.cancel()
        if self._running:
            _, late = await asyncio.wait(self._running.values(), timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @property
    def saying(self) -> bool:
        """Whether something is being said."""
        return bool(self._running)

    async def idle(self) -> None:
        """Wait until all that can be said has been said."""
        while self._running:
            await asyncio.wait(self._running.values())

    # What is well

    async def _run(self, game_id: int) -> None:
        try:
            self._again.add(game_id)
            follow_ups = 0
            while game_id in self._again:
                self._again.discard(game_id)
                if not await self._carry_out(game_id):
                    continue
                follow_ups += 1
                if follow_ups > FOLLOW_UPS:
                    self._wake_later(game_id, PATIENCE[0])
                else:
                    self._again.add(game_id)
        except Exception:
            log.exception("outbox failed", extra={"game": game_id})
            self._wake_later(game_id, pause(3))
        finally:
            del self._running[game_id]

    def _wake_later(self, game_id: int, seconds: float) -> None:
        if self._closing:
            return
        if game_id in self._later:
            self._later[game_id].cancel()
        self._later[game_id] = asyncio.get_running_loop().call_later(seconds, self.wake, game_id)

    async def _carry_out(self, game_id: int) -> bool:
        """Try every wish of a game once whose road is well; returns whether that led to more to say."""
        more = False
        wishes = await wishes_of(self.store, game_id)
        if not wishes:
            return more
        seated = await self.sessions.seated(game_id)
        for wanted in in_order(wishes, seated.row.asked):
            slot = decoded(wanted.slot)
            if game_id in self._again:
                if URGENCY[type(slot)] > URGENCY[TurnSlot]:
                    break
                seated = await self.sessions.seated(game_id)
            road, server = road_of(game_id, slot), server_of(seated, slot)
            if road in self._setbacks:
                continue
            if server in self._busy:
                self._try_later(road, Setback(server), 0)
                continue
            async with self.lane.place(server):
                outcome = await self._try(wanted, seated, road, Setback(server))
            more |= outcome.more
        return more

    # What has failed

    def _try_later(self, road: Road, setback: Setback, seconds: float) -> None:
        self._setbacks[road] = setback
        if not self._closing:
            setback.timer = asyncio.get_running_loop().call_later(seconds, self._start_again, road)

    def _start_again(self, road: Road) -> None:
        task = asyncio.create_task(self._walk_again(road), name=f"outbox-{road.game_id}-again")
        self._running[road] = task

    async def _walk_again(self, road: Road) -> None:
        """Try all that is wished on a road that failed, until one fails again or the road is well."""
        setback = self._setbacks[road]
        setback.timer = None
        try:
            async with self.failing.place(setback.server):
                well = await self._wishes_of(road, setback)
        except Exception:
            log.exception("outbox failed", extra={"game": road.game_id})
            self._try_later(road, setback, pause(3))
            well = False
        finally:
            del self._running[road]
        if well:
            del self._setbacks[road]
            self.wake(road.game_id)

    async def _wishes_of(self, road: Road, setback: Setback) -> bool:
        """Try the wishes of a road that failed; returns whether all went well."""
        wishes = await wishes_of(self.store, road.game_id)
        seated = await self.sessions.seated(road.game_id)
        for wanted in in_order(wishes, seated.row.asked):
            if road_of(road.game_id, decoded(wanted.slot)) != road:
                continue
            outcome = await self._try(wanted, seated, road, setback)
            if outcome.more:
                self.wake(road.game_id)
            if outcome.wait:
                return False
        return True

    # One try

    async def _try(self, wanted: Wish, seated: Seated, road: Road, setback: Setback) -> Outcome:
        """Try a wish once; one that has to wait keeps its road waiting, and nothing else."""
        refusal = Refusal(Kind.WRONG)
        try:
            posted = await self._say(wanted, seated)
        except Refusal as no:
            refusal = no
            outcome = await self.trouble.met(wanted, seated, refusal, setback.tries)
        except Exception:
            log.exception("not said", extra={"game": wanted.game_id, "slot": wanted.slot})
            outcome = Outcome(wait=True)
        else:
            self._answered(setback.server)
            return Outcome(more=await self._said(wanted, seated, posted))
        if outcome.wait:
            told = {"game": wanted.game_id, "slot": wanted.slot, "error": str(refusal)}
            log.warning("not said", extra=told)
            self._doubtful.add((wanted.game_id, wanted.slot))
            self._set_back(road, setback, refusal)
        return outcome

    def _answered(self, server: int) -> None:
        """A server that was busy is there again: nobody has to wait any longer for it."""
        if server in self._busy:
            self._busy.discard(server)
            self.hurry(server=server)

    def _set_back(self, road: Road, setback: Setback, refusal: Refusal) -> None:
        """Let a road wait, the longer the more often it has failed, or as long as Discord says."""
        seconds = float(pause(setback.tries))
        if refusal.kind is Kind.BUSY:
            self._busy.add(setback.server)
            seconds = min(seconds, LONGEST_WHILE_BUSY)
        setback.held = refusal.retry_after > 0
        setback.tries += 1
        self._try_later(road, setback, max(seconds, refusal.retry_after))

    async def _say(self, wanted: Wish, seated: Seated) -> tuple[int, int] | None:
        """Bring a panel up to date; returns channel and message if it was posted anew."""
        slot = decoded(wanted.slot)
        hanging = await hanging_at(self.store, wanted.game_id, wanted.slot)
        if not worth_saying(seated, slot, new=hanging.message_id is None):
            return None
        try:
            panel = await panel_of(self.sessions, seated, slot, wanted.notice)
        except Misprint:
            # Of a game that has ended because its printed file is refused by now, there is nothing to show.
            return None
        picture = await self.pictures.draw(panel.shot, urgency_of(slot, seated)) if panel.shot else None
        nonce = nonce_of(wanted, seated, hanging)
        if hanging.message_id is not None:
            await self.delivery.edit(hanging.channel_id, hanging.message_id, panel, picture, nonce)
            return None
        channel_id = await self._channel_of(seated, slot)
        doubtful = (wanted.game_id, wanted.slot) in self._doubtful
        # Until it is noted where it hangs.
        self._doubtful.add((wanted.game_id, wanted.slot))
        message_id = await self.delivery.find(channel_id, nonce) if doubtful else None
        if message_id is None:
            ring = [user for user in panel.pings if not self.sessions.looking(user)]
            message_id = await self.delivery.post(channel_id, panel, picture, nonce, ring)
        if doubtful:
            await self.delivery.edit(channel_id, message_id, panel, picture, nonce)
        return channel_id, message_id

    async def _channel_of(self, seated: Seated, slot: Slot) -> int:
        match slot:
            case DmSlot(seat):
                user_id = seated.seats[seat].user_id
                assert user_id is not None
                return await self.delivery.open_dm(user_id)
            case WordSlot(user_id, _):
                return await self.delivery.open_dm(user_id)
        return seated.row.channel_id

    async def _said(self, wanted: Wish, seated: Seated, posted: tuple[int, int] | None) -> bool:
        """Note that a panel was shown; returns whether that has led to something new to say.

        What went to somebody whose seat was given away meanwhile is not the seat's panel: it is cleared.
        """
        slot = decoded(wanted.slot)
        if posted is None or not isinstance(slot, DmSlot):
            await self._fulfilled(wanted, seated, posted)
            return False
        before = seated.seats[slot.seat].user_id
        async with self.sessions.lock(wanted.game_id):
            now = await self.sessions.seated(wanted.game_id)
            if now.seats[slot.seat].user_id == before:
                await self._fulfilled(wanted, seated, posted)
                return False
            code = language((await person_of(self.store, before or 0)).locale)
            left = LeftSlot(slot.seat, posted[1], code)
            async with self.store.change() as db:
                await hang(db, wanted.game_id, encoded(left), posted)
                await wish(db, wanted.game_id, [left, slot])
        return True

    async def _fulfilled(self, wanted: Wish, seated: Seated, posted: tuple[int, int] | None) -> None:
        """Note where a panel hangs, and that it shows what was wished, unless more is wished by now."""
        async with self.store.change_at_once() as db:
            if posted is not None:
                await hang(db, wanted.game_id, wanted.slot, posted)
                if server_of(seated, decoded(wanted.slot)) != DMS:
                    # We may write here again: should it be shut once more, the host is told anew.
                    shut = encoded(WordSlot(seated.row.host_id, "shut"))
                    await take_down_hanging(db, wanted.game_id, shut)
            await fulfil(db, wanted)
        self._doubtful.discard((wanted.game_id, wanted.slot))


def urgency_of(slot: Slot, seated: Seated) -> int:
    """How urgent the picture of a slot's panel is: a whole channel waits, or who is asked, or nobody."""
    if not isinstance(slot, DmSlot):
        return CHANNEL
    return ASKED if slot.seat in seated.row.asked else WAITING


def in_order(wishes: Iterable[Wish], asked: Sequence[int]) -> list[Wish]:
    """A game's wishes as they are carried out: of the turns the latest first, of the DMs who is asked."""

    def urgency(wanted: Wish) -> tuple[int, int]:
        match slot := decoded(wanted.slot):
            case DmSlot(seat):
                return URGENCY[DmSlot], seat not in asked
            case TurnSlot(number):
                return URGENCY[TurnSlot], -number
        return URGENCY[type(slot)], 0

    return sorted(wishes, key=urgency)


def pause(tries: int) -> int:
    """Seconds until the next try after so many."""
    return PATIENCE[min(tries, len(PATIENCE) - 1)]


def road_of(game_id: int, slot: Slot) -> Road:
    """On which road a slot's panel is said."""
    return Road(game_id, slot if isinstance(slot, get_args(PrivateSlot)) else None)


def server_of(seated: Seated, slot: Slot) -> int:
    """In which server a slot's panel hangs."""
    return DMS if isinstance(slot, get_args(PrivateSlot)) else seated.row.guild_id or DMS


def nonce_of(wanted: Wish, seated: Seated, hanging: Hanging) -> str:
    """What tells a new message from all others, also from one that hung there before and is gone."""
    named = f"{seated.row.created} {wanted.game_id} {wanted.slot} {hanging.lost}"
    return hashlib.sha256(named.encode()).hexdigest()[:24]
