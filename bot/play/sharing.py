"""Sharing Discord's shards with other processes: by a lease that is renewed, and kept to by the clock.

What a process holds it speaks for until its lease is nearly over, by a clock that goes on while the process
does not: whoever was stopped for a while finds that out before it says anything.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol

from bot.play.shards import Alone, shard_of
from bot.store.database import Store
from bot.store.games import guilds_of
from bot.store.leases import LEASE, UNREACHED, Leases, StruckOffError, Talk

log = logging.getLogger(__name__)

#: Seconds between two renewals; and how long before the end of its lease a process falls silent.
EVERY, MARGIN = 1.0, 2.0
#: So many games are known by their servers.
KNOWN = 100_000


class Holder(Protocol):
    """Whoever speaks for shards."""

    @property
    def talks(self) -> Mapping[int, Talk]:
        """What is being talked with Discord at our shards, or was last."""

    async def take(self, shards: Collection[int], talks: Mapping[int, Talk]) -> None:
        """Speak for these too, going on with what was being talked there."""

    async def leave_to_others(self, shards: Collection[int]) -> None:
        """Finish what is being said for these, and say nothing more."""

    async def fall_silent(self) -> None:
        """Break off everything: others may speak for all that we had."""


def ticking() -> float:
    """Seconds that pass, also while this process is stopped, or the machine asleep."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Share(Alone):
    """The shards that this process holds."""

    def __init__(self, leases: Leases, store: Store, clock: Callable[[], float] = ticking) -> None:
        """Hold nothing yet."""
        self.leases = leases
        self.store = store
        self.clock = clock
        #: How many shards there are, which of them are ours, and until when.
        self.count = 1
        self.held: frozenset[int] = frozenset()
        self.until = 0.0
        #: Since when each of them is, by everybody's clock.
        self._since: dict[int, float] = {}
        self._guilds: dict[int, int | None] = {}
        self._told: dict[tuple[str, int], None] = {}
        self._stirred = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    @property
    def valid(self) -> bool:
        """Whether what we hold is ours now."""
        return self.clock() < self.until

    @property
    def first(self) -> bool:
        """Whether what is done once, and not once a process, is done by this one: by whom DMs arrive at."""
        return self.speaks_for(None)

    @property
    def idle(self) -> bool:
        """Whether there is nothing to speak for: others hold all shards."""
        return self.valid and not self.held

    def holds(self, shard: int) -> bool:
        """Whether a shard is ours now."""
        return self.valid and shard in self.held

    def speaks_for(self, guild_id: int | None) -> bool:
        """Whether what happens on a server, or in DMs, is answered here."""
        return self.holds(shard_of(guild_id, self.count))

    def before_us(self, guild_id: int | None, at: float) -> bool:
        """Whether something may have been answered by another process, which fell silent before it was ours.

        Discord says again what was not noted to have been heard.
        """
        return at < self._since.get(shard_of(guild_id, self.count), 0.0) - MARGIN

    async def ours(self, game_ids: Collection[int]) -> Collection[int]:
        """Of some games those that this process speaks for."""
        if unknown := [game_id for game_id in game_ids if game_id not in self._guilds]:
            if len(self._guilds) > KNOWN:
                self._guilds.clear()
            self._guilds |= await guilds_of(self.store, unknown)
        known = [game_id for game_id in game_ids if game_id in self._guilds]
        return [game_id for game_id in known if self.speaks_for(self._guilds[game_id])]

    # Telling others

    def tell(self, about: str, number: int) -> None:
        """Let all other processes know of something, soon: what is lost of it they find by themselves."""
        if self.alive > 1:
            self._told[about, number] = None
            if self._telling is None:
                self._telling = asyncio.create_task(self._tell_all(), name="telling")

    def once(self, what: str) -> AbstractAsyncContextManager[None]:
        """Do something while no other process does it."""
        return self.leases.once(what)

    async def _tell_all(self) -> None:
        try:
            while self._told:
                words, self._told = list(self._told), {}
                elsewhere = [word for word in words if word[0] != "game" or not await self.ours([word[1]])]
                if elsewhere:
                    await self.leases.tell(elsewhere)
        except UNREACHED as error:
            log.warning("nobody told", extra={"why": str(error)})
        finally:
            self._telling = None

    # The lease

    async def join(self, shards: int) -> int:
        """Come to the others; returns how many shards there are."""
        self.count = await self.leases.join(shards)
        return self.count

    def stir(self) -> None:
        """Others have given something up: do not wait until it is time to renew."""
        self._stirred.set()

    async def keep(self, holder: Holder) -> None:
        """Renew the lease until the end."""
        while True:
            begun = self.clock()
            try:
                await self.renew(holder)
            except UNREACHED as error:
                log.warning("the lease is not renewed", extra={"why": str(error), "held": sorted(self.held)})
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.1, EVERY - (self.clock() - begun))):
                    await self._stirred.wait()
            self._stirred.clear()

    async def renew(self, holder: Holder) -> None:
        """Renew the lease, take what is free, and leave to others what is theirs by now."""
        begun = self.clock()
        try:
            standing = await self.leases.renew(holder.talks)
        except StruckOffError:
            log.warning("others have taken over", extra={"held": sorted(self.held)})
            self.held, self.until = frozenset(), 0.0
            # Nothing of before may go on when we come back.
            await holder.fall_silent()
            await self.join(self.count)
            return
        # Whoever was silent for a while has missed what was to be done.
        before, self.alive = self.held if self.valid else frozenset[int](), standing.alive
        self.held = standing.held - standing.surplus
        self.until = begun + LEASE - MARGIN
        if standing.surplus:
            await holder.leave_to_others(standing.surplus)
            await self.leases.give_up(standing.surplus, holder.talks)
        if taken := self.held - before:
            log.info("taken", extra={"shards": sorted(taken), "processes": self.alive})
            self._since |= dict.fromkeys(taken, time.time())
            await holder.take(taken, standing.talks)

    async def leave(self, talks: Mapping[int, Talk]) -> None:
        """Be there no longer."""
        self.held, self.until = frozenset(), 0.0
        try:
            await self.leases.leave(talks)
        except UNREACHED as error:
            log.warning("not signed off", extra={"why": str(error)})
        finally:
            await self.leases.close()
