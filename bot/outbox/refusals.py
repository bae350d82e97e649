"""What a refusal leads to: who is told, what is tried again, and what is given up.

Discord's answers come as plain values: this module knows what they mean for a game, and `bot.edge` where
they come from.
"""

import logging
from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

from bot.messages import panels
from bot.messages.panels import Panel
from bot.messages.slots import (
    PRIVATE,
    CallSlot,
    DmSlot,
    FollowSlot,
    LetterSlot,
    LoftSlot,
    NoticeSlot,
    Slot,
    WordSlot,
    decoded,
    encoded,
    holds,
    wish,
)
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.games import update_seat
from bot.store.people import close_dm, person_of, reopen_dm
from bot.store.rows import SeatRow, TidingRow, Wish
from bot.store.tidings import forget_tiding, note_told, tidings_told
from bot.store.watchers import note_out_of_reach
from bot.store.wishes import fulfil, hang, hanging_at, take_down, wishes_of
from bot.tables.seated import Seated
from bot.words.texts import Speaker, language

log = logging.getLogger(__name__)

#: What somebody is told of whose seat others decide, or have decided: that they hear in any case.
ABOUT_SEATS = ("vote", "seat")
#: So many can be rung at once by name.
NAMED = 50


class Kind(Enum):
    """What Discord has to say against something."""

    #: It fails, takes too long, or cannot be reached: for a while.
    BUSY = auto()
    #: It was asked too often, and says how long to wait.
    LATER = auto()
    #: The message that was to be edited is not there any more.
    MESSAGE_GONE = auto()
    #: The channel or thread is not there any more.
    CHANNEL_GONE = auto()
    #: The thread has archived itself.
    ARCHIVED = auto()
    #: We may not see the channel, write or attach files in it.
    SHUT = auto()
    #: Another person or place that cannot be written to, such as somebody's closed DMs.
    UNREACHABLE = auto()
    #: Anything else: asking again would not help.
    WRONG = auto()


class Refusal(Exception):  # noqa: N818 - it is an answer, not an accident
    """Discord says no; `retry_after` are the seconds for which it wants not to be asked again."""

    def __init__(self, kind: Kind, retry_after: float = 0.0) -> None:
        """Say what Discord said."""
        super().__init__(kind.name.lower())
        self.kind = kind
        self.retry_after = retry_after


class Outcome(Struct, frozen=True):
    """What becomes of a wish that was tried: there is more to say now, or it has to wait for another try."""

    more: bool = False
    wait: bool = False


class Threads(Protocol):
    """Whoever can open a thread that has archived itself."""

    async def open_thread(self, channel_id: int) -> None:
        """Open it again, or raise a Refusal."""


class Trouble:
    """Deals with what Discord refuses."""

    def __init__(self, sessions: Sessions, lobby: Lobby, threads: Threads) -> None:
        """Tell people through the outbox, and end games by the lobby."""
        self.sessions = sessions
        self.store = sessions.store
        self.lobby = lobby
        self.threads = threads
        #: Who could not be told by DM how a game ended that they follow, by game.
        self._unreached: dict[int, list[int]] = {}

    async def met(self, wanted: Wish, seated: Seated, refusal: Refusal, tries: int) -> Outcome:
        """Deal with a refusal of a wish that was refused so many times before."""
        slot = decoded(wanted.slot)
        # What is played wholly in a DM is all private.
        private = isinstance(slot, PRIVATE) or seated.row.guild_id is None
        match refusal.kind:
            case Kind.BUSY | Kind.LATER:
                return Outcome(wait=True)
            case Kind.MESSAGE_GONE:
                async with self.store.change() as db:
                    await take_down(db, wanted.game_id, wanted.slot)
                return Outcome(more=True)
            case Kind.SHUT | Kind.CHANNEL_GONE | Kind.UNREACHABLE if private:
                return await self._dm_closed(wanted, slot, seated)
            case Kind.ARCHIVED if tries == 0:
                return await self._open_thread(wanted, slot, seated)
            case Kind.CHANNEL_GONE:
                return await self._channel_gone(seated)
            case Kind.SHUT | Kind.ARCHIVED:
                return await self._channel_shut(wanted, slot)
        log.error("given up", exc_info=refusal, extra={"game": wanted.game_id, "slot": wanted.slot})
        await self._drop(wanted)
        return Outcome()

    async def reopen(self, seats: Sequence[SeatRow]) -> None:
        """Those who could not be reached by DM perhaps can again: they are sent their games."""
        for seat in seats:
            async with self.store.change() as db:
                await reopen_dm(db, seat)
                await wish(db, seat.game_id, [DmSlot(seat.seat)])
            self.sessions.changed(seat.game_id)

    async def _drop(self, wanted: Wish) -> None:
        async with self.store.change_at_once() as db:
            await fulfil(db, wanted)

    async def _dm_closed(self, wanted: Wish, slot: Slot, before: Seated) -> Outcome:
        """The private-delivery ladder: the game goes on with the button; player and host are told once."""
        if isinstance(slot, LetterSlot):
            return await self._letter_returned(wanted, slot)
        if isinstance(slot, FollowSlot):
            return await self._follower_unreached(wanted, slot, before)
        if not isinstance(slot, DmSlot | CallSlot):
            return await self._nobody_told(wanted, slot, before)
        await self._drop(wanted)
        seated = await self.sessions.seated(wanted.game_id)
        seat = seated.seats[slot.seat]
        if seat.user_id != before.seats[slot.seat].user_id:
            return Outcome(more=True)
        if seat.user_id is None or not holds(seated.row, slot):
            return Outcome()
        if isinstance(slot, CallSlot):
            # Who cannot be told by DM is told in the channel.
            async with self.store.change() as db:
                await update_seat(db, wanted.game_id, slot.seat, called=0)
        if seat.dm_closed:
            return Outcome(more=isinstance(slot, CallSlot))
        if seated.row.guild_id is None:
            async with self.store.change() as db:
                await close_dm(db, wanted.game_id, slot.seat)
            return Outcome()
        say = Speaker(seated.row.language)
        text = say("notice-dm-closed", who=f"<@{seat.user_id}>", host=f"<@{seated.row.host_id}>")
        notice = Panel([text], pings=list({seat.user_id, seated.row.host_id}))
        async with self.store.change() as db:
            await close_dm(db, wanted.game_id, slot.seat)
            await take_down(db, wanted.game_id, encoded(DmSlot(slot.seat)))
            told = NoticeSlot("dm", (slot.seat, self.sessions.now))
            await wish(db, wanted.game_id, [told], panels.pack(notice))
        return Outcome(more=True)

    async def _letter_returned(self, wanted: Wish, slot: LetterSlot) -> Outcome:
        """Of what could not be told at once by DM somebody is told in channels: of each turn in its own."""
        told = await tidings_told(self.store, wanted.game_id, slot.user_id, slot.moment)
        games = {each.game_id: await self.sessions.seated(each.game_id) for each in told}
        async with self.store.change() as db:
            await fulfil(db, wanted)
            for each in told:
                about = decoded(each.about)
                if isinstance(about, CallSlot):
                    await forget_tiding(db, each)
                    await wish(db, each.game_id, [about])
                elif games[each.game_id].row.guild_id is None:
                    await forget_tiding(db, each)
                else:
                    await note_told(db, TidingRow(each.user_id, each.game_id, each.about, aloud=True))
        for game_id in games:
            self.sessions.changed(game_id)
        return Outcome()

    async def _follower_unreached(self, wanted: Wish, slot: FollowSlot, seated: Seated) -> Outcome:
        """Whoever follows a game and cannot be told by DM is told nothing but its end, in the channel."""
        async with self.store.change_at_once() as db:
            await fulfil(db, wanted)
            await note_out_of_reach(db, wanted.game_id, slot.user_id)
        if seated.row.stage != "playing":
            self._unreached.setdefault(wanted.game_id, []).append(slot.user_id)
        return Outcome()

    async def name_unreached(self, game_id: int) -> None:
        """Tell all of those in one message that the game is over."""
        users = self._unreached.pop(game_id, [])[:NAMED]
        if users:
            seated = await self.sessions.seated(game_id)
            text = Speaker(seated.row.language)("follow-named", who=" ".join(f"<@{user}>" for user in users))
            told = NoticeSlot("followers", (self.sessions.now,))
            async with self.store.change() as db:
                await wish(db, game_id, [told], panels.pack(Panel([text], pings=users)))
            self.sessions.changed(game_id)

    async def _nobody_told(self, wanted: Wish, slot: Slot, seated: Seated) -> Outcome:
        """What could not be told by DM is given up; but about their seat somebody is told in the channel."""
        aloud = isinstance(slot, WordSlot) and slot.about in ABOUT_SEATS and seated.row.guild_id is not None
        if not aloud:
            log.warning("nobody told", extra={"game": wanted.game_id, "slot": wanted.slot})
        async with self.store.change_at_once() as db:
            await hang(db, wanted.game_id, wanted.slot, (0, 0))
            await fulfil(db, wanted)
            if isinstance(slot, WordSlot) and aloud:
                word = panels.unpack(wanted.notice or "")
                told = Panel([f"<@{slot.user_id}>", *word.blocks], word.rows, pings=[slot.user_id])
                said = NoticeSlot(slot.about, (slot.user_id, *slot.numbers))
                await wish(db, wanted.game_id, [said], panels.pack(told))
        return Outcome(more=aloud)

    async def _open_thread(self, wanted: Wish, slot: Slot, seated: Seated) -> Outcome:
        """A thread that archived itself is opened again, and what was to be said is tried again."""
        try:
            here = slot.channel_id if isinstance(slot, LoftSlot) else seated.row.channel_id
            await self.threads.open_thread(here)
        except Refusal:
            return await self._channel_shut(wanted, slot)
        return Outcome(wait=True)

    async def _channel_shut(self, wanted: Wish, slot: Slot) -> Outcome:
        """We may not write there: the host is told once, and the panel waits until we may."""
        wait = not isinstance(slot, NoticeSlot)
        if not wait:
            await self._drop(wanted)
        seated = await self.sessions.seated(wanted.game_id)
        told = WordSlot(seated.row.host_id, "shut")
        hanging = await hanging_at(self.store, wanted.game_id, encoded(told))
        wished = {wish.slot for wish in await wishes_of(self.store, wanted.game_id)}
        if hanging.message_id is not None or encoded(told) in wished:
            return Outcome(wait=wait)
        word = await self._word(seated, seated.row.host_id, "notice-channel-shut")
        async with self.store.change() as db:
            await wish(db, wanted.game_id, [told], word)
        return Outcome(more=True, wait=wait)

    async def _channel_gone(self, seated: Seated) -> Outcome:
        """The game has lost its place: the lobby ends it, and everybody at the table is told by DM."""
        users = {seated.row.host_id, *(seat.user_id for seat in seated.seats if seat.user_id)}
        words = {user: await self._word(seated, user, "notice-channel-gone") for user in users}
        await self.lobby.lose_channel(seated.row.id, words)
        return Outcome(more=True)

    async def _word(self, seated: Seated, user_id: int, key: str) -> str:
        """What somebody is told by DM about the channel of a game, in their language."""
        say = Speaker(language((await person_of(self.store, user_id)).locale))
        text = say(key, number=seated.row.id, channel=f"<#{seated.row.channel_id}>")
        return panels.pack(Panel([text]))
