"""What is said through the token of a request: its first answer, which acknowledges it, and all after that.

That needs no account, and Discord counts it apart from all else that the bot says. So it does not go the way
of the library, which would keep count of every single token.
"""

import asyncio
from collections.abc import Sequence
from enum import IntEnum
from typing import Any, cast

import discord
import msgspec
from discord.http import Route, json_or_text

from bot.edge.invalid import TOO_OFTEN, InvalidRequests
from bot.edge.line import Line
from bot.edge.sending import Words, body_of
from bot.messages.panels import Enclosure

#: So often something is tried where Discord itself is in trouble, and so many seconds later.
TRIES, LATER = 5, 1.0
ERRORS = {403: discord.Forbidden, 404: discord.NotFound}


class First(IntEnum):
    """Discord's numbers for what a first answer is."""

    MESSAGE = 4
    #: A message that says that we think, until it is edited.
    THINKING = 5
    #: Nothing is to be seen.
    QUIET = 6
    #: What was pressed becomes this.
    UPDATE = 7
    #: What may be meant by what is being typed.
    CHOICES = 8
    FORM = 9


class Made(msgspec.Struct):
    """What is read of a message that was made."""

    id: str


class Answers:
    """Goes to Discord with answers, over connections of its own."""

    def __init__(self, invalid: InvalidRequests) -> None:
        """Let all that Discord says be counted."""
        self._invalid = invalid
        self._line = Line()

    async def respond(
        self,
        call: discord.Interaction[Any],
        first: First,
        data: Words | None = None,
        files: Sequence[Enclosure] = (),
    ) -> None:
        """Answer for the first time."""
        told: Words = {"type": first} if data is None else {"type": first, "data": data}
        await self._ask("POST", f"interactions/{call.id}/{call.token}/callback", told, files)

    async def follow(self, call: discord.Interaction[Any], words: Words, files: Sequence[Enclosure]) -> int:
        """Answer with one message more; returns its number."""
        made = await self._ask("POST", f"{_hook(call)}?wait=true", words, files)
        return int(msgspec.json.decode(made, type=Made).id)

    async def edit(
        self, call: discord.Interaction[Any], words: Words, files: Sequence[Enclosure], message: int | str
    ) -> None:
        """Make another message of one that was pressed, or of the one that was answered first."""
        # It may still hold the sentence with which it rang, beside which Discord takes no panel.
        await self._ask("PATCH", f"{_hook(call)}/messages/{message}", {**words, "content": None}, files)

    async def close(self) -> None:
        """Say nothing more."""
        await self._line.close()

    async def _ask(self, method: str, path: str, words: Words, files: Sequence[Enclosure]) -> bytes:
        """What Discord says to something; it is read by whoever wants to know it."""
        url, body = f"{Route.BASE}/{path}", body_of(words, files)
        tries = 0
        while True:
            tries += 1
            answer: Any = await self._line.ask(method, url, body)
            self._invalid.hear(answer)
            if answer.status < 300:
                return cast("bytes", answer.body)
            data = await json_or_text(answer)
            # Whoever is shut out altogether is told so without the name of a proxy.
            if answer.status == TOO_OFTEN and "Via" in answer.headers:
                await asyncio.sleep(float(answer.headers.get("Retry-After", LATER)))
            elif answer.status >= 500 and tries < TRIES:
                await asyncio.sleep(LATER * (2 * tries - 1))
            elif answer.status >= 500:
                raise discord.DiscordServerError(answer, data)
            else:
                raise ERRORS.get(answer.status, discord.HTTPException)(answer, data)


def _hook(call: discord.Interaction[Any]) -> str:
    return f"webhooks/{call.application_id}/{call.token}"
