"""A storm over several bots on one database: `python -m tests.storm.several [KILLS]`.

They are killed, stopped, cut off and renewed one by one, their server fails and comes back; people play on.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, TypeAlias

import asyncpg

from bot.playground.world.state import Guild
from tests.driver import Player, Room, Town, playground
from tests.e2e.fleet import Fleet, fleet, guilds
from tests.e2e.process import Process
from tests.postgres import SENT_HOME, as_server, emptied, programs, server
from tests.storm.aftermath import Aftermath
from tests.storm.ledger import Ledger
from tests.storm.people import Crowd
from tests.storm.run import calm, gather, going_on

#: Seconds in which play goes on after whatever happened to one of them, and after their server is back.
WITHIN = 15
#: Seconds for which everybody waits until all is even again.
EVEN = 180
#: Seconds for which one is stopped, so that others take over; and for a moment.
LONG_STOP, SHORT_STOP = 30, 3
#: After so many blows everybody pauses, and everything is looked at.
OFTEN = 5
#: Seconds for which somebody who asks all the time waits, before they ask once more.
AGAIN = 1.0
#: What the log tells of a server that is not there.
OUTAGE = re.compile(
    "AdminShutdown|CannotConnectNow|ConnectionDoesNotExist|ConnectionRefused|ConnectionReset|CrashShutdown"
    "|FileNotFound|IdleInTransaction|IdleSession|InterfaceError|InternalClientError|TimeoutError"
)


@dataclass
class Probe:
    """Somebody on a server who asks for their games all the time."""

    crowd: Crowd
    person: Player
    room: Room
    #: When they asked what was answered last; and the longest time that passed between two such questions.
    answered: float = 0.0
    longest: float = 0.0

    async def ask(self) -> None:
        """Ask again and again, unless everybody lets the bots be."""
        while True:
            await self.crowd.playing.wait()
            asked = time.time()
            self.crowd.busy += 1
            try:
                made = await self.crowd.ask(self.person, self.room, "my games", {}, AGAIN)
            finally:
                self.crowd.busy -= 1
            if made is not None and made.answer is not None:
                self.longest = max(self.longest, asked - self.answered)
                self.answered = asked
            await asyncio.sleep(0.5)


@dataclass
class Blows:
    """What befalls them, and how long play stood still then."""

    town: Town
    bots: Fleet
    luck: Random
    probes: list[Probe]
    kills: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    #: Seconds until somebody was answered again, at each shard that was hit.
    still: dict[str, list[float]] = field(default_factory=dict)

    async def strike(self) -> None:
        """Let one thing happen, by luck, and wait until it is overcome."""
        [deed] = self.luck.choices(list(DEEDS), list(DEEDS.values()))
        name = deed.__name__.removeprefix("_")
        self.happened[name] += 1
        await deed(self, name)
        print(
            f"{self.kills} kills: {name.replace('_', ' ')}, {self.still.get(name, [0.0])[-1]:.1f} s",
            flush=True,
        )
        await self.town.until(
            lambda: self.bots.even, EVEN, lambda: f"{self.bots.holders} {self.bots.log[-3000:]}"
        )
        await self.bots.covered()

    @property
    def one(self) -> Process:
        return self.luck.choice(self.bots.members)

    async def goes_on(self, name: str, began: float) -> None:
        """Wait until somebody who asks all the time was answered at every shard, asked since then."""
        await self._answered(began)
        self.still.setdefault(name, []).append(time.time() - began)

    async def went_on(self, name: str, began: float) -> None:
        """The same after something that takes a while, in which play went on or did not."""
        await self._answered(time.time())
        longest = max(min(probe.longest, time.time() - began) for probe in self.probes)
        self.still.setdefault(name, []).append(longest)

    async def _answered(self, since: float) -> None:
        await self.town.until(
            lambda: all(probe.answered >= since for probe in self.probes),
            EVEN,
            lambda: f"nobody was answered: {[p.answered - since for p in self.probes]} {self._state}",
        )

    @property
    def _state(self) -> str:
        gateway = self.town.playground.gateway
        sessions = [(s.shard, s.socket is not None) for s in gateway.sessions.values()]
        running = [member.process is not None and member.process.is_alive() for member in self.bots.members]
        return f"{self.bots.holders} {sessions} {gateway.too_early} {running}\n{self.bots.log[-5000:]}"


async def _killed(blows: Blows, name: str) -> None:
    """At any moment; another is there only after a while."""
    victim, began = blows.one, time.time()
    await blows.bots.kill(victim)
    blows.kills += 1
    await blows.goes_on(name, began)
    await victim.launch()


async def _killed_and_back_at_once(blows: Blows, name: str) -> None:
    victim, began = blows.one, time.time()
    await blows.bots.kill(victim)
    blows.kills += 1
    await victim.launch()
    await blows.goes_on(name, began)


async def _killed_at_a_request(blows: Blows, name: str) -> None:
    victim = blows.one
    assert victim.process is not None
    victim.blow(blows.luck.randint(1, 8), after=blows.luck.random() < 0.6)
    with suppress(AssertionError):
        await blows.town.until(lambda: victim.process is not None and victim.process.exitcode is not None, 3)
    began = time.time()
    await blows.bots.kill(victim)
    blows.town.faults.clear()
    blows.kills += 1
    await blows.goes_on(name, began)
    await victim.launch()


async def _stopped_long(blows: Blows, name: str) -> None:
    """So long that others take over; when it goes on, it must not say a word of what it had begun."""
    victim, began = blows.one, time.time()
    assert victim.process is not None
    assert victim.process.pid is not None
    os.kill(victim.process.pid, signal.SIGSTOP)
    try:
        await blows.goes_on(name, began)
        await asyncio.sleep(max(0, LONG_STOP - (time.time() - began)))
    finally:
        os.kill(victim.process.pid, signal.SIGCONT)
    await asyncio.sleep(1)


async def _stopped(blows: Blows, name: str) -> None:
    victim = blows.one
    assert victim.process is not None
    assert victim.process.pid is not None
    os.kill(victim.process.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(blows.luck.uniform(0.1, SHORT_STOP))
    finally:
        os.kill(victim.process.pid, signal.SIGCONT)


async def _cut_off(blows: Blows, name: str) -> None:
    """The server hangs up on everybody."""
    began = time.time()
    db = await asyncpg.connect(blows.bots.address)
    try:
        await db.fetch(SENT_HOME)
    finally:
        await db.close()
    await blows.goes_on(name, began)


async def _server_failed(blows: Blows, name: str) -> None:
    """The server crashes, and comes back."""
    found = programs()
    assert found is not None
    data = server() / "data"
    control = [*as_server(), str(found / "pg_ctl"), "--pgdata", str(data), "--silent"]
    await asyncio.to_thread(subprocess.run, [*control, "stop", "--mode=immediate"], check=True, cwd="/")
    await asyncio.sleep(blows.luck.uniform(0.1, 12))
    start = [*control, "start", "--wait", "--log", str(server() / "log")]
    await asyncio.to_thread(subprocess.run, start, check=True, cwd="/", stdout=subprocess.DEVNULL)
    await blows.goes_on(name, time.time())


async def _renewed(blows: Blows, name: str) -> None:
    """A new release: one after the other ends, and another begins."""
    for member in blows.bots.members:
        began = time.time()
        for probe in blows.probes:
            probe.longest = 0.0
        assert member.process is not None
        member.process.terminate()
        await asyncio.to_thread(member.process.join, 60)
        assert member.process.exitcode == 0, member.log[-3000:]
        await blows.went_on(name, began)
        await member.launch()
        await blows.town.until(lambda: blows.bots.even, EVEN)
        await blows.bots.covered()


Deed: TypeAlias = Callable[[Blows, str], Awaitable[None]]
#: What can happen, and how often beside the rest.
DEEDS: dict[Deed, float] = {
    _killed: 25,
    _killed_and_back_at_once: 15,
    _killed_at_a_request: 30,
    _stopped_long: 4,
    _stopped: 6,
    _cut_off: 8,
    _server_failed: 6,
    _renewed: 4,
}


class AftermathOfSeveral(Aftermath):
    """Looks at the logs of all of them; a server that was not there is told of, and is no fault."""

    def _log(self) -> Iterator[str]:
        assert isinstance(self.crowd.bot, Fleet)
        for member in self.crowd.bot.members:
            for line in member.log.splitlines():
                try:
                    told = json.loads(line)
                except json.JSONDecodeError:
                    yield f"in the log: {line[:500]}"
                    continue
                if told["level"] in ("error", "critical") and not OUTAGE.search(line):
                    yield f"in the log: {told['message']} {str(told.get('error'))[-1500:]}"


@dataclass
class Toll:
    """What it came to."""

    blows: Blows
    aftermath: Aftermath
    seconds: float
    presses: dict[str, int]
    early: list[int]

    @property
    def faults(self) -> list[str]:
        """All that must not be."""
        late = [
            f"after {name} play stood still for {max(times):.1f} s"
            for name, times in self.blows.still.items()
            if max(times) > WITHIN
        ]
        early = [f"shards that identified too early: {self.early}"] if self.early else []
        return [*self.aftermath.faults, *late, *early]


def _probe(crowd: Crowd, shard: int, home: Guild) -> Probe:
    person = crowd.town.newcomer(f"Asker {shard}")
    crowd.town.world.join(person.person, home)
    return Probe(crowd, person, crowd.town.new_room(f"asking-{shard}", home))


async def storm_over_several(
    kills: int,
    seed: str,
    folder: Path,
    *,
    size: int,
    shards: int,
    abreast: int,
    tables: int,
    leisure: float,
) -> Toll:
    """Let people play while so many kills, and all else, befall the bots."""
    began = time.perf_counter()
    settings: dict[str, Any] = {"shards": shards, "max_concurrency": abreast, "identify_seconds": 5.0}
    async with playground(**settings) as town, fleet(town, folder, emptied(), own_luck=True) as bots:
        luck, ledger = Random(seed), Ledger()
        crowd = Crowd(town, bots, luck, ledger, leisure=leisure)
        homes = guilds(town, shards)
        probes = [_probe(crowd, shard, home) for shard, home in enumerate(homes)]
        blows, aftermath = Blows(town, bots, luck, probes), AftermathOfSeveral(crowd)
        town.world.listeners.append(ledger.hear)
        gather(town, crowd, tables, homes)
        await bots.start(size)
        await town.registered()
        crowd.start()
        crowd.tasks += [asyncio.create_task(probe.ask()) for probe in probes]
        try:
            while blows.kills < kills and not aftermath.faults:
                crowd.check()
                await asyncio.sleep(luck.uniform(0, 3))
                await blows.strike()
                if not sum(blows.happened.values()) % OFTEN:
                    await calm(town, crowd, aftermath)
            await calm(town, crowd, aftermath)
            await going_on(crowd, aftermath)
        finally:
            await crowd.stop()
        early = town.playground.gateway.too_early
    return Toll(blows, aftermath, time.perf_counter() - began, ledger.figures(), early)


def told(toll: Toll) -> bool:
    """Print what came of it; returns whether all is well."""
    print(f"{toll.blows.kills} kills in {toll.seconds:,.0f} s")
    for name, number in sorted(toll.blows.happened.items()):
        times = toll.blows.still.get(name, [0.0])
        still = f"still {median(times):5.1f} s (median), {max(times):5.1f} s at most"
        print(f"  {name.replace('_', ' '):24} {number:4}  {still}")
    print(f"{toll.aftermath.games} games, {toll.aftermath.moves:,} moves stored")
    print(", ".join(f"{name} {number:,}" for name, number in toll.presses.items()))
    for fault in toll.faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    print(f"{len(toll.faults)} faults")
    return not toll.faults


def main() -> int:
    """Read what is wanted, and do it."""
    words = argparse.ArgumentParser(prog="python -m tests.storm.several", description=__doc__)
    words.add_argument("kills", type=int, nargs="?", default=100)
    words.add_argument("--seed", default=str(int(time.time())))
    words.add_argument("--bots", type=int, default=2)
    words.add_argument("--shards", type=int, default=4)
    words.add_argument("--abreast", type=int, default=2)
    words.add_argument("--tables", type=int, default=12)
    words.add_argument("--leisure", type=float, default=1.0)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = storm_over_several(
            given.kills,
            given.seed,
            Path(folder),
            size=given.bots,
            shards=given.shards,
            abreast=given.abreast,
            tables=given.tables,
            leisure=given.leisure,
        )
        return 0 if told(asyncio.run(work)) else 1


if __name__ == "__main__":
    sys.exit(main())
