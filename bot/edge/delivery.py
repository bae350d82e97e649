"""Bringing panels to Discord: the one part of the outbox that calls it, and what its errors mean.

discord.py would try again and again within one request, for half a minute: that is cut off, as the outbox has
its own patience, and others wait meanwhile. A post that is cut off may have been made; its nonce, and the
mark that it carries, find it again.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.edge.components import calling_row, enclosed
from bot.edge.emoji import Emoji
from bot.edge.invalid import Answered, InvalidRequests, listening
from bot.edge.lofts import keep_out
from bot.edge.sending import NO_PREVIEWS, NOBODY, SILENT, edit_message, post_message, words_of
from bot.messages.panels import Panel
from bot.outbox.refusals import Kind, Refusal
from bot.words.signs import unsigned
from render.picture import Picture

#: Seconds that one request may take, and where one was cut off so many times in a row.
LIMIT, PATIENT_LIMIT, CUT_OFF = 9.0, 30.0, 3
#: Answers after which the library would sleep and try again.
TRIED_AGAIN = (500, 502, 504, 524)
#: Seconds after which it does sleep, and can be cut off: while it still counts what it may ask, it would
#: miscount, and ask nothing for half a minute.
MOMENT = 0.1
#: So many seconds the library may wait itself where Discord puts something off.
SHORT = 2.0
#: How many of the latest messages are looked through.
LATEST = 100
#: What can be put off besides what is said in a channel: the opening of DMs, and all there is.
OPENING, EVERYTHING = 0, -1
#: Where no number of seconds is told.
WHILE = 5.0

#: Discord's numbers for what it refuses.
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, OPENING_TOO_FAST, ARCHIVED = 10003, 10008, 40003, 50083
MISSING_ACCESS, INVALID_RECIPIENT, MISSING_PERMISSIONS = 50001, 50033, 50013
KINDS = {
    UNKNOWN_MESSAGE: Kind.MESSAGE_GONE,
    UNKNOWN_CHANNEL: Kind.CHANNEL_GONE,
    ARCHIVED: Kind.ARCHIVED,
    MISSING_ACCESS: Kind.SHUT,
    MISSING_PERMISSIONS: Kind.SHUT,
    INVALID_RECIPIENT: Kind.UNREACHABLE,
}


def refusal_of(error: discord.RateLimited | discord.HTTPException) -> Refusal:
    """What an error of Discord means."""
    if isinstance(error, discord.RateLimited):
        return Refusal(Kind.LATER, error.retry_after)
    if error.status == 429 or error.code == OPENING_TOO_FAST:
        return Refusal(Kind.LATER, float(error.response.headers.get("Retry-After", WHILE)))
    if error.status >= 500:
        return Refusal(Kind.BUSY)
    return Refusal(KINDS.get(error.code, Kind.UNREACHABLE if error.status in (403, 404) else Kind.WRONG))


def mark_of(nonce: str) -> int:
    """The number of a component by which a message is found again: Discord gives no nonce back.

    It is far above those that Discord gives to components without one.
    """
    return int(nonce[:8], 16) % 2**30 + 2**30


def _marks(message: discord.Message) -> list[int | None]:
    """What may be the mark of a message: the number of its container, or of its first button or select."""
    marks: list[int | None] = []
    for part in message.components:
        if isinstance(part, discord.ActionRow):
            marks.append(part.children[0].id)
        elif isinstance(part, discord.Container):
            marks.append(part.id)
    return marks


class Delivery:
    """Speaks to Discord for the outbox; a Refusal says why something is not possible."""

    def __init__(self, client: discord.Client, invalid: InvalidRequests, emoji: Emoji) -> None:
        """Ask through a client whose answers are counted."""
        self.client = client
        self.emoji = emoji
        self.invalid = invalid
        #: Until when Discord has put off what is said in a channel.
        self._put_off: dict[int, float] = {}
        #: How often in a row what was asked about a channel was cut off.
        self._cut_off: Counter[int] = Counter()

    async def post(self, channel_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str) -> int:
        """Post a panel for which no phone rings; the same nonce, the same message. Returns its number."""
        words = words_of(panel, self.emoji, pictures, mark_of(nonce))
        words |= {"nonce": nonce, "enforce_nonce": True, "flags": words["flags"] | SILENT}
        async with self._asking(channel_id):
            return await post_message(self.client, channel_id, words, enclosed(panel, pictures))

    async def announce(
        self, channel_id: int, panel: Panel, sentence: str, nonce: str, ring: Sequence[int]
    ) -> int:
        """Post the sentence that phones show, ringing only these; an edit then makes it the panel.

        A phone shows nothing of components, and only what a message was when it was created.
        """
        words = {
            "content": unsigned(sentence),
            "components": [calling_row(panel, self.emoji, mark_of(nonce))],
            "flags": NO_PREVIEWS,
            "allowed_mentions": NOBODY | {"users": [str(user) for user in ring]},
            "nonce": nonce,
            "enforce_nonce": True,
        }
        async with self._asking(channel_id):
            return await post_message(self.client, channel_id, words)

    async def edit(
        self, channel_id: int, message_id: int, panel: Panel, pictures: Sequence[Picture], nonce: str
    ) -> None:
        """Bring a message up to date; nobody is rung."""
        words = words_of(panel, self.emoji, pictures, mark_of(nonce))
        async with self._asking(channel_id):
            await edit_message(self.client, channel_id, message_id, words, enclosed(panel, pictures))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away."""
        channel = self.client.get_partial_messageable(channel_id)
        async with self._asking(channel_id):
            await channel.get_partial_message(message_id).delete()

    async def open_dm(self, user_id: int) -> int:
        """The channel of the DM with somebody."""
        async with self._asking(OPENING):
            return (await self.client.create_dm(discord.Object(user_id))).id

    async def open_thread(self, channel_id: int) -> None:
        """Open a thread again that has archived itself."""
        async with self._asking(channel_id):
            thread = await self.client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)

    async def keep_out(self, channel_id: int, users: Sequence[int]) -> bool:
        """Send people out of a private thread; returns whether that keeps them from reading it."""
        async with self._asking(channel_id):
            return await keep_out(self.client, channel_id, users)

    async def find(self, channel_id: int, nonce: str) -> int | None:
        """The message that was posted under a nonce, if it is among the latest of a channel."""
        mark = mark_of(nonce)
        async with self._asking(channel_id):
            async for message in self.client.get_partial_messageable(channel_id).history(limit=LATEST):
                if message.author == self.client.user and mark in _marks(message):
                    return message.id
        return None

    @asynccontextmanager
    async def _asking(self, channel_id: int) -> AsyncIterator[None]:
        """Ask about a channel within some seconds, and not before Discord wants to be asked again."""
        loop = asyncio.get_running_loop()
        self._check_put_off(channel_id)
        await self.invalid.turn()
        seconds = LIMIT if self._cut_off[channel_id] < CUT_OFF else PATIENT_LIMIT
        limit = asyncio.timeout(seconds)

        def hear(answer: Answered) -> None:
            if answer.status == 429:
                later = float(answer.headers.get("Retry-After", WHILE))
                everything = answer.headers.get("X-RateLimit-Scope") == "global"
                self._put_off[EVERYTHING if everything else channel_id] = loop.time() + later
                # Where all have to wait, the library lets them wait within this one request: cut off, it
                # would never end that.
                wait = everything or later <= SHORT
                limit.reschedule(loop.time() + (later + seconds if wait else MOMENT))
            elif answer.status in TRIED_AGAIN:
                limit.reschedule(loop.time() + MOMENT)

        listener = listening.set(hear)
        try:
            async with limit:
                yield
            self._put_off.pop(channel_id, None)
            del self._cut_off[channel_id]
        except TimeoutError as error:
            self._cut_off[channel_id] += 1
            self._check_put_off(channel_id)
            raise Refusal(Kind.BUSY) from error
        except (discord.RateLimited, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and self.emoji.refused(error):
                raise Refusal(Kind.BUSY) from error
            refusal = refusal_of(error)
            self._put_off[channel_id] = loop.time() + refusal.retry_after
            raise refusal from error
        except (OSError, aiohttp.ClientError) as error:
            raise Refusal(Kind.BUSY) from error
        finally:
            listening.reset(listener)

    def _check_put_off(self, channel_id: int) -> None:
        until = max(self._put_off.get(channel_id, 0.0), self._put_off.get(EVERYTHING, 0.0))
        left = until - asyncio.get_running_loop().time()
        if left > 0:
            raise Refusal(Kind.LATER, left)
