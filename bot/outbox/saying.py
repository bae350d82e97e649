"""Saying one thing: a wish becomes a message, or one that hangs already is brought up to date.

A new message carries a nonce that Discord enforces, so it is not posted twice; an edit may be made twice
without harm. Discord knows a nonce for some minutes only: what may have been posted without our knowing is
looked for before it is posted again.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from bot.messages.layout import cut
from bot.messages.limits import CONTENT
from bot.messages.panels import Panel
from bot.messages.pictures import ASKED, CHANNEL, WAITING, Pictures
from bot.messages.slots import (
    PRIVATE,
    AheadSlot,
    BoardSlot,
    CallSlot,
    ChronicleSlot,
    DmSlot,
    FollowSlot,
    LeftSlot,
    LetterSlot,
    LoftSlot,
    Slot,
    TidingsSlot,
    WordSlot,
    decoded,
    encoded,
    wish,
)
from bot.outbox.contents import panel_of, worth_saying
from bot.outbox.refusals import Kind, Refusal, Threads
from bot.outbox.setbacks import DMS, FOLLOWERS, server_of
from bot.play.session import Sessions
from bot.store.people import person_of
from bot.store.rows import Hanging, Wish
from bot.store.tidings import keep_for
from bot.store.wishes import forget_slot, fulfil, hang, hanging_at, take_down_hanging
from bot.tables.handover import owner_of
from bot.tables.leave import resting
from bot.tables.seated import Seated
from bot.words.texts import language
from render.cache import Cache
from render.picture import Picture
from rules.core.printed import Misprint

#: Of so many messages it is remembered what they show.
REMEMBERED = 1000
#: What is to be seen of a message.
Shown: TypeAlias = tuple[Sequence[object], ...]
#: A wish that is carried out, and where its panel hangs, if there was anything to say.
Fulfilled: TypeAlias = "tuple[Wish, Said | None]"


class Delivery(Threads, Protocol):
    """Whoever brings panels to Discord; each raises a Refusal where Discord says no."""

    async def post(self, channel_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str) -> int:
        """Post a panel for which no phone rings; the same nonce, the same message. Returns its number."""

    async def announce(
        self, channel_id: int, panel: Panel, sentence: str, nonce: str, ring: Sequence[int]
    ) -> int:
        """Post the sentence that phones show, ringing only these; an edit then makes it the panel."""

    async def edit(
        self, channel_id: int, message_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str
    ) -> None:
        """Bring a message up to date; nobody is rung."""

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away."""

    async def open_dm(self, user_id: int) -> int:
        """The channel of the DM with somebody."""

    async def keep_out(self, channel_id: int, users: Sequence[int]) -> bool:
        """Send people out of a private thread; returns whether that keeps them from reading it."""

    async def find(self, channel_id: int, nonce: str) -> int | None:
        """The message that was posted under a nonce, if it is among the latest of a channel."""


class Said(Struct, frozen=True):
    """In which channel and message something was said, and whether to somebody who has left their seat."""

    channel_id: int
    message_id: int
    astray: bool = False


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
        #: What messages show, as far as we know: the same is not said twice.
        self._shown: Cache[Shown] = Cache(REMEMBERED)

    def unsure_of(self, message_id: int) -> None:
        """Somebody has pressed something on a message: it may show something else by now."""
        self._shown.drop(message_id)

    def forget(self) -> None:
        """Others have spoken meanwhile: what messages show is not known any more."""
        self._shown.clear()

    async def say(self, wanted: Wish, seated: Seated) -> Said | None:
        """Bring a panel up to date, or raise a Refusal; returns nothing if there was nothing to say.

        What rings is created with its sentence, noted, and then made the panel: should that fail, the wish
        stays, and what hangs is edited. So is what may hang, if it does, even where it would not be posted.
        """
        slot = decoded(wanted.slot)
        hanging = await hanging_at(self.store, wanted.game_id, wanted.slot)
        new, doubt = hanging.message_id is None, (wanted.game_id, wanted.slot) in self.doubtful
        if not worth_saying(seated, slot, new=new and not doubt):
            return None
        try:
            panel = await panel_of(self.sessions, seated, slot, wanted.notice)
        except Misprint:
            # Of a game that has ended because its printed file is refused by now, there is nothing to show.
            return None
        if panel is None or not await self._among_onlookers(seated, slot):
            await self._clear(wanted, seated, hanging)
            return None
        said, shown = Said(hanging.channel_id, hanging.message_id or 0), False
        if not new and self._shown.get(said.message_id) == shown_of(panel):
            return said
        pictures = await self.pictures.draw(panel.shots, urgency_of(slot, seated))
        nonce = nonce_of(wanted, seated, hanging)
        if new:
            channel_id = await self._channel_of(seated, slot)
            message_id = await self.delivery.find(channel_id, nonce) if doubt else None
            if message_id is None and not worth_saying(seated, slot, new=True):
                return None
            ring, asleep = await self._rung(wanted, seated, panel, hanging)
            if message_id is None:
                message_id, shown = await self._new(wanted, channel_id, panel, pictures, nonce, ring)
            said = await self.hung(wanted, seated, Said(channel_id, message_id), asleep)
        if not shown and not said.astray:
            self.unsure_of(said.message_id)
            await self.delivery.edit(said.channel_id, said.message_id, panel, pictures, nonce)
        self._shown.keep(said.message_id, shown_of(panel))
        return said

    async def _among_onlookers(self, seated: Seated, slot: Slot) -> bool:
        """Keep players away from what is shown to onlookers; returns whether nobody else reads it."""
        if not isinstance(slot, LoftSlot) or seated.row.stage == "over":
            return True
        players = [owner for seat in seated.seats if (owner := owner_of(seat))]
        return await self.delivery.keep_out(slot.channel_id, players)

    async def _clear(self, wanted: Wish, seated: Seated, hanging: Hanging) -> None:
        """Take away what hangs, also where it may without our knowing; what is gone already is gone."""
        channel_id, message_id = hanging.channel_id, hanging.message_id
        if message_id is None and (wanted.game_id, wanted.slot) in self.doubtful:
            channel_id = await self._channel_of(seated, decoded(wanted.slot))
            message_id = await self.delivery.find(channel_id, nonce_of(wanted, seated, hanging))
        if message_id:
            try:
                await self.delivery.delete(channel_id, message_id)
            except Refusal as refusal:
                if refusal.kind is not Kind.MESSAGE_GONE:
                    raise
        async with self.store.change_at_once() as db:
            await forget_slot(db, wanted.game_id, wanted.slot)

    async def _new(
        self, wanted: Wish, channel_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str,
        ring: Sequence[int],
    ) -> tuple[int, bool]:  # fmt: skip
        """Post the new message of a panel, ringing these; returns its number, and whether it shows all of it.

        Until it is noted where it hangs, or known that it was refused, it is doubtful whether it is there.
        """
        doubt = (wanted.game_id, wanted.slot)
        known = doubt not in self.doubtful
        self.doubtful.add(doubt)
        try:
            if ring:
                sentence = sentence_of(panel, () if is_private(wanted) else ring)
                return await self.delivery.announce(channel_id, panel, sentence, nonce, ring), False
            # What is posted again under the nonce of something older is that, and not what it is now.
            return await self.delivery.post(channel_id, panel, pictures, nonce), known
        except Refusal as refusal:
            if known and refusal.kind is not Kind.BUSY:
                self.doubtful.discard(doubt)
            raise

    async def _rung(
        self, wanted: Wish, seated: Seated, panel: Panel, hanging: Hanging
    ) -> tuple[list[int], list[int]]:
        """Whose phone rings for a new message, and who is told of it later; where one was lost, nobody's.

        Who is called was found to be due, and may be rung.
        """
        match decoded(wanted.slot):
            case DmSlot():
                return [], []
            case CallSlot(seat) | AheadSlot(seat):
                called = [seated.seats[seat].user_id or 0]
            case LetterSlot(user_id):
                called = [user_id]
            case BoardSlot() | TidingsSlot():
                called = panel.pings
            case WordSlot(user_id) | FollowSlot(user_id):
                return await self._awake([user_id])
            case _:
                users = [user for user in panel.pings if not self.sessions.looking(user)]
                return ([], []) if hanging.lost else await self._awake(users)
        return [] if hanging.lost else called, []

    async def _awake(self, users: Sequence[int]) -> tuple[list[int], list[int]]:
        """Of some people those who may be rung now, and those who may not."""
        people = [await person_of(self.store, user) for user in users]
        asleep = [person.user_id for person in people if resting(person, self.sessions.now)]
        return [user for user in users if user not in asleep], asleep

    async def _channel_of(self, seated: Seated, slot: Slot) -> int:
        match slot:
            case DmSlot(seat) | CallSlot(seat) | AheadSlot(seat):
                user_id = seated.seats[seat].user_id
                assert user_id is not None
                return await self.delivery.open_dm(user_id)
            case WordSlot(user_id) | LetterSlot(user_id) | FollowSlot(user_id):
                return await self.delivery.open_dm(user_id)
            case ChronicleSlot(channel_id) | LoftSlot(channel_id):
                return channel_id
        return seated.row.channel_id

    async def hung(self, wanted: Wish, seated: Seated, said: Said, asleep: Sequence[int] = ()) -> Said:
        """Note where a new message hangs, and who is told of it later.

        What went to somebody whose seat was given away meanwhile is not the seat's panel: it is cleared.
        """
        slot = decoded(wanted.slot)
        if not isinstance(slot, DmSlot):
            await self._note(wanted, said, asleep)
            return said
        before = seated.seats[slot.seat].user_id
        async with self.sessions.lock(wanted.game_id):
            now = await self.sessions.seated(wanted.game_id)
            if now.seats[slot.seat].user_id == before:
                await self._note(wanted, said)
                return said
            code = language((await person_of(self.store, before or 0)).locale)
            left = LeftSlot(slot.seat, said.message_id, code)
            async with self.store.change() as db:
                await hang(db, wanted.game_id, encoded(left), (said.channel_id, said.message_id))
                await wish(db, wanted.game_id, [left, slot])
        return Said(said.channel_id, said.message_id, astray=True)

    async def _note(self, wanted: Wish, said: Said, asleep: Sequence[int] = ()) -> None:
        async with self.store.change_at_once() as db:
            await keep_for(db, asleep, wanted.game_id, wanted.slot)
            await hang(db, wanted.game_id, wanted.slot, (said.channel_id, said.message_id))
        self.doubtful.discard((wanted.game_id, wanted.slot))

    async def fulfilled(self, said: Sequence[Fulfilled], seated: Seated) -> None:
        """Note that panels of a game show what was wished, unless more is wished by now."""
        if not said:
            return
        # Should it be undone, the same is said once more, which does no harm.
        async with self.store.change_at_once(lasting=False) as db:
            told = [server_of(seated, decoded(wanted.slot)) for wanted, hangs in said if hangs]
            if not {DMS, FOLLOWERS}.issuperset(told):
                # We may write here again: should it be shut once more, the host is told anew.
                await take_down_hanging(db, seated.row.id, encoded(WordSlot(seated.row.host_id, "shut")))
            for wanted, _ in said:
                await fulfil(db, wanted)
                if isinstance(decoded(wanted.slot), FollowSlot):
                    # It is never brought up to date: where it hangs need not be known any longer.
                    await forget_slot(db, wanted.game_id, wanted.slot)
        self.doubtful.difference_update((wanted.game_id, wanted.slot) for wanted, _ in said)


def shown_of(panel: Panel) -> Shown:
    """What is to be seen of a panel; its pictures by the names of all that they depend on."""
    return panel.blocks, list(panel.rows), [panel.question], panel.files, [shot.told for shot in panel.shots]


def is_private(wanted: Wish) -> bool:
    """Whether something is said by DM, where nobody needs to be named."""
    return isinstance(decoded(wanted.slot), PRIVATE)


def sentence_of(panel: Panel, ring: Sequence[int]) -> str:
    """What phones show of a panel: whom it calls, and what for."""
    told = panel.push or "\n".join(panel.blocks)
    names = " ".join(mention for user in ring if (mention := f"<@{user}>") not in told)
    return cut(f"{names} · {told}" if names else told, CONTENT)


def urgency_of(slot: Slot, seated: Seated) -> int:
    """How urgent the picture of a slot's panel is: a whole channel waits, or who is asked, or nobody."""
    if isinstance(slot, FollowSlot):
        return WAITING
    if not isinstance(slot, DmSlot):
        return CHANNEL
    return ASKED if slot.seat in seated.row.asked else WAITING


def nonce_of(wanted: Wish, seated: Seated, hanging: Hanging) -> str:
    """What tells a new message from all others, also from one that hung there before and is gone."""
    named = f"{seated.row.created} {wanted.game_id} {wanted.slot} {hanging.lost}"
    return hashlib.sha256(named.encode()).hexdigest()[:24]
