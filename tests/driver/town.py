"""The whole playground in a test's hands: its people, its rooms, and a bot that is connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import discord
import msgspec

from bot.edge.arrival import point_at
from bot.playground.api.rest.reception import Request
from bot.playground.server import Playground, start
from bot.playground.world.state import Channel, Guild
from bot.playground.world.whole import News
from tests.driver.person import Player
from tests.driver.shown import Shown
from tests.waiting import GLANCE, PATIENCE, worked

#: What everything is under in every town: other words would be other patterns, and compiled for each anew.
SECRET = "under-the-seal"
Client = TypeVar("Client", bound=discord.Client)


@dataclass(frozen=True)
class Room:
    """A channel, thread or DM, as everybody in it sees it."""

    town: Town
    channel: Channel

    @property
    def id(self) -> str:
        return self.channel.id

    @property
    def name(self) -> str:
        return self.channel.name

    @property
    def messages(self) -> list[Shown]:
        """All messages that are not for one reader only, oldest first."""
        held = self.town.playground.world.messages[self.channel.id].values()
        return [Shown(m.payload) for m in held if m.reader is None]

    @property
    def latest(self) -> Shown:
        assert self.messages, f"nothing was said in #{self.name}"
        return self.messages[-1]


class Town:
    """A playground, everybody in it, and a record of who was shown what."""

    def __init__(self, playground: Playground, *, record: bool = True) -> None:
        """`record` notes who was shown what; without it `everything` is empty, and memory does not grow."""
        self.playground = playground
        self.world, self.faults = playground.world, playground.faults
        self.players: dict[str, Player] = {}
        self.shown: list[tuple[frozenset[str], str, Any]] = []
        self.record = record
        self.stirred, self.stirs = asyncio.Event(), 0
        for channel in self.world.channels.values():
            for message in self.world.messages[channel.id].values():
                self._note(News("MESSAGE_CREATE", message.payload, None, channel, message.reader))
        self.world.listeners.append(self._hear)

    @property
    def base(self) -> str:
        return self.playground.base

    @property
    def token(self) -> str:
        return self.playground.token

    def person(self, name: str) -> Player:
        """Somebody by name; always the same object for the same person."""
        person = self.world.person(name)
        if person.id not in self.players:
            self.players[person.id] = Player(self, person)
        return self.players[person.id]

    def people(self, *names: str) -> list[Player]:
        return [self.person(name) for name in names]

    def newcomer(self, name: str, locale: str = "en-US", *, spectator: bool = False) -> Player:
        """Somebody new in the guild."""
        return self.person(self.world.add_person(name, locale, spectator=spectator).id)

    def room(self, name: str) -> Room:
        """A channel or thread by its name."""
        return Room(self, self.world.channel(name))

    def new_room(self, name: str, guild: Guild | None = None) -> Room:
        return Room(self, self.world.add_channel(name, guild))

    @property
    def rooms(self) -> list[Room]:
        return [Room(self, c) for c in self.world.channels.values()]

    @property
    def requests(self) -> list[Request]:
        """Every request of the bot with its answer, since the start."""
        return self.playground.requests

    @property
    def refusals(self) -> list[Request]:
        """The requests that were refused for what they asked; a good bot has only those it expected."""
        return [r for r in self.requests if 400 <= r.status < 500 and r.status != 429]

    # Waiting

    async def until(
        self, holds: Callable[[], bool], timeout: float = PATIENCE, why: Callable[[], str] | None = None
    ) -> None:
        """Wait until something holds, looking again whenever something happens."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not holds():
            left = end - loop.time()
            if left <= 0:
                raise AssertionError(why() if why else "it never came to pass")
            self.stirred.clear()
            try:
                await asyncio.wait_for(self.stirred.wait(), min(left, 0.05))
            except TimeoutError:
                continue

    async def settle(self, quiet: float = 0.1, timeout: float = PATIENCE, process: int | None = None) -> None:
        """Wait until nothing at all has happened for a moment.

        A moment in which one of our threads, or those of a process, works or waits for a core is none: it
        may still have something to say.
        """
        loop, left = asyncio.get_running_loop(), quiet
        end = loop.time() + timeout
        while left > 0:
            assert loop.time() < end, "it never became quiet"
            before, busy = (self.stirs, len(self.requests)), worked(process)
            await asyncio.sleep(GLANCE)
            if (self.stirs, len(self.requests)) != before:
                left = quiet
            elif worked(process) - busy < GLANCE / 2:
                left -= GLANCE

    async def online(self, timeout: float = PATIENCE) -> None:
        """Wait until a bot is connected."""
        await self.until(lambda: self.world.bot_online, timeout, lambda: "no bot came online")

    async def registered(self, timeout: float = PATIENCE) -> None:
        """Wait until a bot has registered its commands, which it may do after it came online."""
        await self.until(lambda: bool(self.world.commands), timeout, lambda: "no commands were registered")

    # Who was shown what

    def everything(self, user_id: str) -> str:
        parts = [
            f"{name} {msgspec.json.encode(data).decode()}" for who, name, data in self.shown if user_id in who
        ]
        return "\n".join(parts)

    def _note(self, news: News) -> None:
        self.shown.append((self.world.audience(news), news.name, news.data))

    def _hear(self, news: News) -> None:
        self.stirred.set()
        self.stirs += 1
        if self.record and news.name.startswith(("MESSAGE_", "THREAD_", "CHANNEL_", "SHOW_", "TYPING_")):
            self._note(news)


@asynccontextmanager
async def playground(
    file: Path | None = None, *, host: str = "127.0.0.1", record: bool = True, **settings: Any
) -> AsyncIterator[Town]:
    """A playground with a driver; `settings` are those of `World.settings`, `record` is for long runs."""
    running = await start(host, secret=SECRET, file=file, record=record)
    for key, value in settings.items():
        assert hasattr(running.world.settings, key), f"there is no setting {key}"
        setattr(running.world.settings, key, value)
    try:
        yield Town(running, record=record)
    finally:
        await running.stop()


@asynccontextmanager
async def connected(town: Town, make: Callable[..., Client], **options: Any) -> AsyncIterator[Client]:
    """A client in this process, logged in to the town and knowing its guilds."""
    point_at(town.base)
    client = make(**options)
    running = asyncio.create_task(client.start(town.token))
    try:
        guilds = len(town.world.guilds)
        await town.until(lambda: running.done() or len(client.guilds) >= guilds, why=lambda: "no READY came")
        if running.done():
            await running
        yield client
    finally:
        await client.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
