"""Invalid requests are counted: whoever makes ten thousand in ten minutes is shut out by Discord.

Every answer passes here, those to interactions too. Well before that many, the outbox is slowed down; what
people ask for themselves is answered as long as possible.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Protocol

import aiohttp

from bot.gauges import ANSWERS, RATE_LIMITS

log = logging.getLogger(__name__)

#: The answers that Discord counts: wrong token, not allowed, too often.
TOO_OFTEN = 429
INVALID = (401, 403, TOO_OFTEN)
#: Seconds over which they are counted.
WINDOW = 600
#: From so many on what is said goes slower, and so that there are never more than so many.
SLOW, MOST = 1_000, 5_000


class Answered(Protocol):
    """What is looked at of an answer, whoever has brought it."""

    status: int

    @property
    def headers(self) -> Mapping[str, str]:
        """Its headers, whatever their case."""


#: Whoever is asking something and wants to hear each answer at once, before the library deals with it.
listening: ContextVar[Callable[[Answered], None] | None] = ContextVar("listening", default=None)


class Gate(Protocol):
    """What every request has to pass; whoever must not ask any more gets an error."""

    async def __call__(self, path: str, *, said: bool) -> None:
        """Wait for one's turn; `said` is whether it is something that the outbox says."""


class InvalidRequests:
    """Those of the last ten minutes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Count by a clock that does not jump."""
        self.clock = clock
        self._times: deque[float] = deque()
        self._next = 0.0
        self._slow = False

    def trace(self, gate: Gate | None = None) -> aiohttp.TraceConfig:
        """What the client has to carry so that every answer is seen, and every request passes a gate."""
        made = aiohttp.TraceConfig()
        made.on_request_end.append(self._answered)
        if gate is not None:

            async def asking(
                session: aiohttp.ClientSession,
                context: SimpleNamespace,
                told: aiohttp.TraceRequestStartParams,
            ) -> None:
                await gate(told.url.path, said=listening.get() is not None)

            made.on_request_start.append(asking)
        return made

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        self.tell(told.response)

    def tell(self, answer: Answered) -> None:
        """Discord has answered something that somebody may be listening for."""
        self.hear(answer)
        if (hear := listening.get()) is not None:
            hear(answer)

    def hear(self, answer: Answered) -> None:
        """Discord has answered something."""
        ANSWERS.labels(answer.status).inc()
        scope = answer.headers.get("X-RateLimit-Scope", "none")
        if answer.status == TOO_OFTEN:
            RATE_LIMITS.labels(scope).inc()
        # Limits that others have used up are not counted.
        if answer.status in INVALID and scope != "shared":
            self.note()

    def note(self) -> None:
        """One more."""
        self._times.append(self.clock())

    @property
    def count(self) -> int:
        """How many there were in the last ten minutes."""
        while self._times and self._times[0] <= self.clock() - WINDOW:
            self._times.popleft()
        return len(self._times)

    @property
    def pause(self) -> float:
        """Seconds between two things that are said, so that what is left lasts for ten minutes."""
        count = self.count
        if count < SLOW:
            self._slow = False
            return 0.0
        if not self._slow:
            log.warning("many invalid requests: saying less", extra={"invalid": count})
        self._slow = True
        return WINDOW / max(MOST - count, 1)

    async def turn(self) -> None:
        """Wait until the next thing may be said."""
        pause = self.pause
        if not pause:
            return
        now = self.clock()
        mine = max(self._next, now)
        self._next = mine + pause
        await asyncio.sleep(mine - now)
