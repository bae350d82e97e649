"""What befalls the bot: it and its workers are killed and stopped, and Discord has bad days."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypeAlias

from bot.playground.api.faults import CALLBACK, EDIT, FOLLOW_UP, SEND
from tests.driver import Town
from tests.e2e.process import Process

#: Seconds in which a blow at a request must have fallen; otherwise the bot is killed where it stands.
BLOW = 3.0
#: Seconds in which the bot is there again.
STARTED = 120


@dataclass
class Weather:
    """Strikes, and starts the bot again."""

    town: Town
    bot: Process
    luck: Random
    kills: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    #: How long each start took, until the bot was connected.
    starts: list[float] = field(default_factory=list)

    async def strike(self) -> None:
        """Let one thing happen, by luck."""
        [deed] = self.luck.choices(list(DEEDS), list(DEEDS.values()))
        self.happened[deed.__name__.removeprefix("_")] += 1
        await deed(self)

    async def start(self) -> None:
        """Start the bot, which may be killed before it is there, or long after its last words."""
        if self.luck.random() < 0.3:
            self.happened["nonces forgotten"] += 1
            self.town.faults.forget_nonces()
        while True:
            began = perf_counter()
            await self.bot.launch()
            if self.luck.random() < 0.9:
                break
            await asyncio.sleep(self.luck.uniform(0, 0.6))
            self.happened["killed while starting"] += 1
            await self.die()
        await self.town.online(STARTED)
        self.starts.append(perf_counter() - began)

    async def die(self) -> None:
        """Kill the bot, and see it dead."""
        self.bot.kill()
        await self.buried()

    async def buried(self) -> None:
        process = self.bot.process
        assert process is not None
        await asyncio.to_thread(process.join, 60)
        assert process.exitcode == -signal.SIGKILL, f"the bot ended by itself: {process.exitcode}"
        await self.town.until(lambda: not self.town.world.bot_online)
        self.kills += 1
        self.town.faults.clear()

    @property
    def pid(self) -> int:
        return self.bot.pid

    def workers(self) -> Iterator[int]:
        """The processes that the bot has started to draw, to think or to try a printed file."""
        with suppress(OSError):
            for thread in Path(f"/proc/{self.pid}/task").iterdir():
                for child in (thread / "children").read_text("utf-8").split():
                    if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                        yield int(child)


async def _killed(weather: Weather) -> None:
    """At any moment."""
    await asyncio.sleep(weather.luck.uniform(0, 0.4))
    await weather.die()
    await weather.start()


async def _killed_at_a_request(weather: Weather) -> None:
    """Before a request is heard, or after it was carried out and before the bot knows."""
    weather.bot.blow(weather.luck.randint(1, 8), after=weather.luck.random() < 0.6)
    process = weather.bot.process
    assert process is not None
    with suppress(AssertionError):
        await weather.town.until(lambda: process.exitcode is not None, BLOW)
    await weather.die()
    await weather.start()


async def _killed_in_a_row(weather: Weather) -> None:
    """Again as soon as it is there."""
    for _ in range(weather.luck.randint(2, 3)):
        await weather.die()
        await weather.start()


async def _killed_while_stopped(weather: Weather) -> None:
    os.kill(weather.pid, signal.SIGSTOP)
    await asyncio.sleep(weather.luck.uniform(0.1, 3.2))
    await weather.die()
    await weather.start()


async def _killed_after_a_stop(weather: Weather) -> None:
    """Just when it has begun with what had come meanwhile."""
    os.kill(weather.pid, signal.SIGSTOP)
    await asyncio.sleep(weather.luck.uniform(1.5, 2.9))
    os.kill(weather.pid, signal.SIGCONT)
    await asyncio.sleep(weather.luck.uniform(0, 0.05))
    await weather.die()
    await weather.start()


async def _stopped(weather: Weather) -> None:
    os.kill(weather.pid, signal.SIGSTOP)
    await asyncio.sleep(weather.luck.uniform(0.1, 3.5))
    os.kill(weather.pid, signal.SIGCONT)


async def _workers_killed(weather: Weather) -> None:
    for worker in weather.workers():
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


async def _workers_stopped(weather: Weather) -> None:
    stopped = list(weather.workers())
    for worker in stopped:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGSTOP)
    await asyncio.sleep(weather.luck.uniform(0.1, 2))
    for worker in stopped:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)


async def _gateway_cut(weather: Weather) -> None:
    """The connection is lost, and can be resumed or not."""
    await weather.town.faults.cut(invalidate=weather.luck.random() < 0.4)
    await weather.town.online(STARTED)


async def _gateway_moved(weather: Weather) -> None:
    await weather.town.playground.gateway.reconnect()
    await asyncio.sleep(0.1)
    await weather.town.online(STARTED)


async def _gateway_silent(weather: Weather) -> None:
    with weather.town.faults.silence():
        await asyncio.sleep(weather.luck.uniform(0.1, 3.5))


async def _delivered_twice(weather: Weather) -> None:
    weather.town.faults.twice(weather.luck.randint(1, 4), delay=weather.luck.choice((0, 0.05, 0.5)))


async def _requests_lost(weather: Weather) -> None:
    """Done, or not even heard; the bot cannot tell."""
    for kind in weather.luck.sample((CALLBACK, SEND, EDIT, FOLLOW_UP), 2):
        weather.town.faults.add(*kind, drop=True, after=weather.luck.random() < 0.7)


async def _requests_refused(weather: Weather) -> None:
    """Discord's own trouble, or too many requests."""
    kind = weather.luck.choice((SEND, EDIT, FOLLOW_UP))
    status = weather.luck.choice((500, 503, 429))
    weather.town.faults.add(*kind, status=status, retry_after=0.3, times=weather.luck.randint(1, 2))


Deed: TypeAlias = Callable[[Weather], Awaitable[None]]
#: What can happen, and how often beside the rest.
DEEDS: dict[Deed, float] = {
    _killed: 30,
    _killed_at_a_request: 40,
    _killed_in_a_row: 4,
    _killed_while_stopped: 5,
    _killed_after_a_stop: 6,
    _stopped: 4,
    _workers_killed: 12,
    _workers_stopped: 6,
    _gateway_cut: 8,
    _gateway_moved: 4,
    _gateway_silent: 4,
    _delivered_twice: 6,
    _requests_lost: 6,
    _requests_refused: 6,
}
