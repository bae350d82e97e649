"""Trouble on request: everything that a bad day at Discord can bring, for tests to ask for.

Requests that fail, are put off, come slowly or get lost. A kind of request is named by its method and any
part of its route, by the channel or guild it is about (answers to interactions are about the place where
these were made), or by all of them; `times=None` lasts until it is lifted:

    faults.add(*SEND, status=500, times=2)
    faults.add(channel=dam, status=503, times=None).lift()
    with faults.add(path="/channels/", guild=haarlem, status=500, times=None): ...
    faults.add(*EDIT, status=429, retry_after=45)
    faults.add(*CALLBACK, delay=1.5)
    faults.add(*EDIT, until=event)                 # comes no sooner than this
    faults.add(*SEND, drop=True)                   # torn before it was taken in
    faults.add(*CALLBACK, after=True, drop=True)   # done, but the answer is lost on its way
    faults.add(*LOGIN, status=503, times=3)        # Discord is down when the bot starts
    faults.add(*CONNECT, status=503)               # and so is its gateway
    faults.add(*COMMANDS, status=429, retry_after=600)

The gateway:

    with faults.silence(): ...           # says nothing meanwhile (heartbeats apart), and then everything
    faults.twice()                       # the next interaction is delivered twice; twice(3, delay=1) ...
    await faults.cut()                   # the connection is lost, and can be resumed
    await faults.cut(invalidate=True)    # and cannot

What people do to the bot, each with the events by which Discord tells of it:

    faults.expel(guild); faults.invite(guild)                      # GUILD_DELETE, GUILD_CREATE
    faults.deny(dam, "send_messages"); faults.allow(dam, ...)      # CHANNEL_UPDATE
    faults.deny(guild, "send_messages"); faults.allow(guild, ...)  # GUILD_ROLE_UPDATE
    faults.strip(guild); faults.dress(guild)                       # the bot's role: GUILD_MEMBER_UPDATE
    faults.forget_nonces()                                         # as after some minutes

`faults.clear()` lifts what is still to happen to requests and at the gateway.
"""

import asyncio
import math
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

from bot.playground.api.gateway import Gateway
from bot.playground.world.state import Channel, Guild, Payload
from bot.playground.world.whole import World

LOGIN = ("GET", "/users/@me")
CONNECT = ("CONNECT", "/gateway")
COMMANDS = ("PUT", "/applications/{application_id}/commands")
OPEN_DM = ("POST", "/users/@me/channels")
SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
FOLLOW_UP = ("POST", "/webhooks/{webhook_id}/{webhook_token}")
EDIT_ANSWER = ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")


class Lasting:
    """Something that lasts until it is lifted, or until the end of its `with`."""

    def lift(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.lift()


@dataclass(slots=True)
class Fault(Lasting):
    """What shall happen to requests of one kind, so many times or until it is lifted."""

    method: str | None = None
    path: str = ""
    status: int | None = None
    code: int = 0
    retry_after: float = 1.0
    delay: float = 0.0
    until: asyncio.Event | None = None
    drop: bool = False
    after: bool = False
    times: int | None = 1
    global_limit: bool = False
    channel: Channel | None = None
    guild: Guild | None = None

    def lift(self) -> None:
        self.times = 0

    async def wait(self) -> None:
        """Hold the request up."""
        await asyncio.sleep(self.delay)
        if self.until is not None:
            await self.until.wait()

    def concerns(self, method: str, route: str) -> bool:
        return self.times != 0 and self.method in (None, method) and self.path in route

    def concerns_place(self, channel: Channel | None, guild_id: str | None) -> bool:
        if self.channel is not None and (channel is None or channel.id != self.channel.id):
            return False
        return self.guild is None or guild_id == self.guild.id

    def answer(self) -> tuple[int, Payload, dict[str, str]]:
        """The status, body and headers that come instead of the real answer."""
        assert self.status is not None
        if self.status == 429:
            scope = "global" if self.global_limit else "user"
            body: Payload = {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.global_limit,
                "code": 0,
            }
            seconds = str(math.ceil(self.retry_after))
            return 429, body, {"Via": "1.1 google", "Retry-After": seconds, "X-RateLimit-Scope": scope}
        return self.status, {"message": f"{self.status}: on request", "code": self.code}, {}


@dataclass
class Silence(Lasting):
    """The gateway says nothing; what it had to say comes late."""

    gateway: Gateway

    def lift(self) -> None:
        self.gateway.speak()


@dataclass(slots=True)
class Faults:
    """All that can be asked for; the faults of requests happen in the order in which they were asked for."""

    gateway: Gateway
    waiting: list[Fault] = field(default_factory=list)
    happened: int = 0

    @property
    def world(self) -> World:
        return self.gateway.world

    # Requests

    def add(self, method: str | None = None, path: str = "", **wanted: object) -> Fault:
        fault = Fault(method, path, **wanted)  # type: ignore[arg-type]  # the dataclass names and checks them
        self.waiting.append(fault)
        return fault

    def meet(self, method: str, route: str, channel: Channel | None, guild_id: str | None) -> Fault | None:
        """The fault that this request meets, if any."""
        self.waiting = [fault for fault in self.waiting if fault.times != 0]
        for fault in self.waiting:
            if fault.concerns(method, route) and fault.concerns_place(channel, guild_id):
                fault.times = None if fault.times is None else fault.times - 1
                self.happened += 1
                return fault
        return None

    def clear(self) -> None:
        """Nothing goes wrong any more, neither with requests nor at the gateway."""
        for fault in self.waiting:
            fault.lift()
        self.waiting.clear()
        self.gateway.echoes.clear()
        self.gateway.speak()

    # The gateway

    def silence(self) -> Silence:
        """Let the gateway say nothing until this is lifted."""
        self.gateway.hush()
        return Silence(self.gateway)

    def twice(self, times: int = 1, *, delay: float = 0.0) -> None:
        """Deliver the next interactions twice, the second time after `delay` seconds."""
        self.gateway.echoes.extend([delay] * times)

    async def cut(self, *, invalidate: bool = False) -> None:
        """Cut every connection without a farewell; `invalidate` forgets the sessions too."""
        await self.gateway.drop(invalidate=invalidate)

    # What people do to the bot

    def expel(self, guild: Guild | None = None) -> None:
        """Throw the bot out of the (main) guild."""
        self.world.expel_bot(guild or self.world.main_guild)

    def invite(self, guild: Guild | None = None) -> None:
        """Let the bot come into the (main) guild, again."""
        self.world.invite_bot(guild or self.world.main_guild)

    def deny(self, place: Channel | Guild, *names: str) -> None:
        """Take permissions from the bot: in one channel, or, through all its roles, in a guild."""
        if isinstance(place, Channel):
            self.world.deny(place, *names)
        else:
            self.world.deny_roles(place, *names)

    def allow(self, place: Channel | Guild, *names: str) -> None:
        """Give them back."""
        if isinstance(place, Channel):
            self.world.allow(place, *names)
        else:
            self.world.allow_role(place, *names)

    def strip(self, guild: Guild | None = None) -> None:
        """Take the bot's own role from it; what @everyone may it still may."""
        self.world.set_roles(self.world.bot, [], guild)

    def dress(self, guild: Guild | None = None) -> None:
        """Give the bot its own role back."""
        guild = guild or self.world.main_guild
        self.world.set_roles(self.world.bot, [self.world.bot_role(guild).id], guild)

    def forget_nonces(self) -> None:
        """Discord remembers for some minutes only what was sent under which nonce."""
        self.world.nonces.clear()
