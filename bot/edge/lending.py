"""Lends our line to the library: it keeps count of what may be said when, and our messages go on the line."""

from collections.abc import Coroutine
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from discord.http import HTTPClient

from bot.edge.invalid import Gate, InvalidRequests, listening
from bot.edge.line import Answer, Body, Line

#: Where the library keeps what it asks by.
SESSION = "_HTTPClient__session"


class Asking:
    """Something that is being asked, as the library waits for it."""

    def __init__(self, asked: Coroutine[Any, Any, Answer]) -> None:
        """Ask when it is waited for."""
        self._asked = asked

    async def __aenter__(self) -> Answer:
        """The answer, whole."""
        return await self._asked

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """There is nothing to end."""


class Lent:
    """The session of the library, in which messages of ours go on our line."""

    def __init__(
        self, session: aiohttp.ClientSession, line: Line, invalid: InvalidRequests, gate: Gate | None
    ) -> None:
        """Let every answer be counted, and every request pass the gate."""
        self._session, self._line, self._invalid, self._gate = session, line, invalid, gate

    def request(self, method: str, url: str, **options: Any) -> Any:
        """Ask something."""
        body = options.get("data")
        if not isinstance(body, Body):
            return self._session.request(method, url, **options)
        return Asking(self._ask(method, url, body, options["headers"]))

    async def _ask(self, method: str, url: str, body: Body, headers: dict[str, str]) -> Answer:
        if self._gate is not None:
            await self._gate(urlsplit(url).path, said=listening.get() is not None)
        answer = await self._line.ask(method, url, body, headers)
        self._invalid.tell(answer)
        return answer

    def __getattr__(self, name: str) -> Any:
        """All else as it is."""
        return getattr(self._session, name)


def lend(http: HTTPClient, line: Line, invalid: InvalidRequests, gate: Gate | None) -> None:
    """Let the library ask on our line what is a message of ours, from now on."""
    kept = vars(http)
    kept[SESSION] = Lent(kept[SESSION], line, invalid, gate)
