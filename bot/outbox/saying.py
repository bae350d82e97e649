"""Saying one thing: a wish becomes a message, or one that hangs already is brought up to date.

A new message carries a nonce that Discord enforces, so it is not posted twice; an edit may be made twice
without harm. Discord knows a nonce for some minutes only: what may have been posted without our knowing is
looked for before it is posted again.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.messages.panels import Panel
from bot.messages.pictures import ASKED, CHANNEL, WAITING, Pictures
from bot.messages.slots import DmSlot, LeftSlot, Slot, WordSlot, decoded, encoded, wish
from bot.outbox.contents import panel_of, worth_saying
from bot.outbox.setbacks import DMS, server_of
from bot.outbox.trouble import Kind, Refusal, Threads
from bot.play.session import Sessions
from bot.store.people import person_of
from bot.store.rows import Hanging, Wish
from bot.store.wishes import fulfil, hang, hanging_at, take_down_hanging
from bot.tables.seated import Seated
from bot.words.texts import language
from render.picture import Picture
from rules.core.printed import Misprint


class Delivery(Threads, Protocol):
    """Whoever brings panels to Discord; each raises a Refusal where Discord says no."""

    async def post(
        self, channel_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str, ring: Sequence[int]
    ) -> int:
        """Post a panel, ringing only whom it names; the same nonce, the same message. Returns its number."""

    async def edit(
        self, channel_id: int, message_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str
    ) -> None:
        """Bring a message up to date; nobody is rung."""

    async def open_dm(self, user_id: int) -> int:
        """The channel of the DM with somebody."""

    async def find(self, channel_id: int, nonce: str) -> int | None:
        """The message that was posted under a nonce, if it is among the latest of a channel."""


class Said(Struct, frozen=True):
    """How something was said: in which channel and message, and whether that is a new one."""

    channel_id: int
    message_id: int
    new: bool


class Speech:
    """Says things through a delivery, and notes where they hang."""

    def __init__(self, delivery: Delivery, sessions: Sessions, pictures: Pictures) -> None:
        """Say what games look like now."""
        self.delivery = delivery
        self.sessions = sessions
        self.store = sessions.store
        self.pictures = pictures
        #: What may have been posted without our knowing, perhaps in an older state.
        self.doubtful: set[tuple[int, str]] = set()

    async def say(self, wanted: Wish, seated: Seated) -> Said | None:
        """Bring a panel up to date, or raise a Refusal; returns nothing if there was nothing to say."""
        slot = decoded(wanted.slot)
        hanging = await hanging_at(self.store, wanted.game_id, wanted.slot)
        if not worth_saying(seated, slot, new=hanging.message_id is None):
            return None
        try:
            panel = await panel_of(self.sessions, seated, slot, wanted.notice)
        except Misprint:
            # Of a game that has ended because its printed file is refused by now, there is nothing to show.
            return None
        pictures = await self.pictures.draw(panel.shots, urgency_of(slot, seated))
        nonce = nonce_of(wanted, seated, hanging)
        if hanging.message_id is not None:
            await self.delivery.edit(hanging.channel_id, hanging.message_id, panel, pictures, nonce)
            return Said(hanging.channel_id, hanging.message_id, new=False)
        channel_id = await self._channel_of(seated, slot)
        if (wanted.game_id, wanted.slot) not in self.doubtful:
            message_id = await self._post(wanted, channel_id, panel, pictures, nonce)
            return Said(channel_id, message_id, new=True)
        found = await self.delivery.find(channel_id, nonce)
        message_id = found or await self._post(wanted, channel_id, panel, pictures, nonce)
        await self.delivery.edit(channel_id, message_id, panel, pictures, nonce)
        return Said(channel_id, message_id, new=True)

    async def _post(
        self, wanted: Wish, channel_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str
    ) -> int:
        """Post a panel; until it is noted where it hangs, or known that it was refused, that is doubtful."""
        doubt = (wanted.game_id, wanted.slot)
        known = doubt not in self.doubtful
        self.doubtful.add(doubt)
        ring = [user for user in panel.pings if not self.sessions.looking(user)]
        try:
            return await self.delivery.post(channel_id, panel, pictures, nonce, ring)
        except Refusal as refusal:
            if known and refusal.kind is not Kind.BUSY:
                self.doubtful.discard(doubt)
            raise

    async def _channel_of(self, seated: Seated, slot: Slot) -> int:
        match slot:
            case DmSlot(seat):
                user_id = seated.seats[seat].user_id
                assert user_id is not None
                return await self.delivery.open_dm(user_id)
            case WordSlot(user_id):
                return await self.delivery.open_dm(user_id)
        return seated.row.channel_id

    async def note(self, wanted: Wish, seated: Seated, said: Said | None) -> bool:
        """Note that a panel was shown; returns whether that has led to something new to say.

        What went to somebody whose seat was given away meanwhile is not the seat's panel: it is cleared.
        """
        slot = decoded(wanted.slot)
        if said is None or not said.new or not isinstance(slot, DmSlot):
            await self.fulfilled(wanted, seated, said)
            return False
        before = seated.seats[slot.seat].user_id
        async with self.sessions.lock(wanted.game_id):
            now = await self.sessions.seated(wanted.game_id)
            if now.seats[slot.seat].user_id == before:
                await self.fulfilled(wanted, seated, said)
                return False
            code = language((await person_of(self.store, before or 0)).locale)
            left = LeftSlot(slot.seat, said.message_id, code)
            async with self.store.change() as db:
                await hang(db, wanted.game_id, encoded(left), (said.channel_id, said.message_id))
                await wish(db, wanted.game_id, [left, slot])
        return True

    async def fulfilled(self, wanted: Wish, seated: Seated, said: Said | None) -> None:
        """Note where a panel hangs, and that it shows what was wished, unless more is wished by now."""
        async with self.store.change_at_once() as db:
            if said is not None and said.new:
                await hang(db, wanted.game_id, wanted.slot, (said.channel_id, said.message_id))
                if server_of(seated, decoded(wanted.slot)) != DMS:
                    # We may write here again: should it be shut once more, the host is told anew.
                    shut = encoded(WordSlot(seated.row.host_id, "shut"))
                    await take_down_hanging(db, wanted.game_id, shut)
            await fulfil(db, wanted)
        self.doubtful.discard((wanted.game_id, wanted.slot))


def urgency_of(slot: Slot, seated: Seated) -> int:
    """How urgent the picture of a slot's panel is: a whole channel waits, or who is asked, or nobody."""
    if not isinstance(slot, DmSlot):
        return CHANNEL
    return ASKED if slot.seat in seated.row.asked else WAITING


def nonce_of(wanted: Wish, seated: Seated, hanging: Hanging) -> str:
    """What tells a new message from all others, also from one that hung there before and is gone."""
    named = f"{seated.row.created} {wanted.game_id} {wanted.slot} {hanging.lost}"
    return hashlib.sha256(named.encode()).hexdigest()[:24]
