"""What is said through the token of a request, after it was acknowledged.

That needs no account, and Discord counts it apart from all else that the bot says. So it does not go the way
of the library, which would keep count of every single token.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord.http import Route, json_or_text

from bot.edge.invalid import TOO_OFTEN, InvalidRequests
from bot.edge.sending import Words, body_of
from bot.messages.panels import Enclosure

#: So often something is tried where Discord itself is in trouble, and so many seconds later.
TRIES, LATER = 5, 1.0
ERRORS = {403: discord.Forbidden, 404: discord.NotFound}


class Answers:
    """Goes to Discord with answers, over connections of its own."""

    def __init__(self, invalid: InvalidRequests) -> None:
        """Let all that Discord says be counted."""
        self._invalid = invalid
        self._session: aiohttp.ClientSession | None = None

    async def follow(self, call: discord.Interaction[Any], words: Words, files: Sequence[Enclosure]) -> int:
        """Answer with one message more; returns its number."""
        return int((await self._ask("POST", call, "?wait=true", words, files))["id"])

    async def edit(
        self, call: discord.Interaction[Any], words: Words, files: Sequence[Enclosure], message: int | str
    ) -> None:
        """Make another message of one that was pressed, or of the one that was answered first."""
        # It may still hold the sentence with which it rang, beside which Discord takes no panel.
        await self._ask("PATCH", call, f"/messages/{message}", {**words, "content": None}, files)

    async def close(self) -> None:
        """Say nothing more."""
        if self._session is not None:
            await self._session.close()

    async def _ask(
        self,
        method: str,
        call: discord.Interaction[Any],
        what: str,
        words: Words,
        files: Sequence[Enclosure],
    ) -> Any:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                cookie_jar=aiohttp.DummyCookieJar(), trace_configs=[self._invalid.trace()]
            )
        url, body = f"{Route.BASE}/webhooks/{call.application_id}/{call.token}{what}", body_of(words, files)
        tries = 0
        while True:
            tries += 1
            async with self._session.request(method, url, data=body) as answer:
                # All of a message comes back; who has changed one knows it.
                unread = method == "PATCH" and answer.status < 300
                data: Any = await (answer.read() if unread else json_or_text(answer))
            if answer.status < 300:
                return data
            # Whoever is shut out altogether is told so without the name of a proxy.
            if answer.status == TOO_OFTEN and "Via" in answer.headers:
                await asyncio.sleep(float(answer.headers.get("Retry-After", LATER)))
            elif answer.status >= 500 and tries < TRIES:
                await asyncio.sleep(LATER * (2 * tries - 1))
            elif answer.status >= 500:
                raise discord.DiscordServerError(answer, data)
            else:
                raise ERRORS.get(answer.status, discord.HTTPException)(answer, data)
