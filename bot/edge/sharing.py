"""One of several equal processes: it comes to Discord with the shards that it holds by lease."""

import asyncio
import logging
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard

from bot.config import Config
from bot.edge.client import ShardedSchout
from bot.play.shards import shard_of
from bot.play.sharing import Share
from bot.store.database import Store
from bot.store.leases import UNREACHED, Talk
from bot.store.servers import note_servers, present_servers

log = logging.getLogger(__name__)

#: Of the fifty requests that Discord takes in a second from all processes: so many steadily, so many at once.
STEADILY, AT_ONCE = 40.0, 10.0
#: What Discord does not count among them.
UNCOUNTED = ("/interactions/", "/webhooks/")
#: Seconds for what is being said when a shard goes to another process.
LAST_WORDS = 2.0
#: Every so many seconds it is looked for what nobody has told us of.
SWEPT = 5.0
#: How Discord is told that nobody goes on with what is being talked at a shard, and that somebody may.
FAREWELL, TO_BE_CONTINUED = 1000, 4000
#: Seconds within which Discord has to answer whoever goes on with it, and what says that it does not. So
#: often it is tried, for whoever identifies instead waits for a turn.
PATIENCE = 3.0
RESUMES = 3
UNANSWERED = (aiohttp.ClientError, discord.DiscordException, ReconnectWebSocket)
#: Seconds until what was left to be done is taken up again, where the database fails.
AGAIN = 1.0


class Turnstile:
    """What every request passes: as often as falls to this process, and while it may speak."""

    def __init__(self, share: Share, *, counting: bool) -> None:
        """Count where nobody else does, such as a proxy for all processes."""
        self.share = share
        self.counting = counting
        self._next = 0.0

    async def __call__(self, path: str, *, said: bool) -> None:
        """Wait for one's turn; an error for whoever must not speak any more."""
        if self.counting and not any(part in path for part in UNCOUNTED):
            await asyncio.sleep(self.wait(asyncio.get_running_loop().time()))
        if said and not self.share.valid:
            raise ConnectionAbortedError("another process may speak by now")

    def wait(self, now: float) -> float:
        """Seconds until the next request may go: those of all processes together are not too many."""
        each = self.share.alive / STEADILY
        at_once = AT_ONCE / self.share.alive
        self._next = max(self._next, now - at_once * each) + each
        return max(0.0, self._next - now)


class SharingSchout(ShardedSchout):
    """Speaks for its share of the shards; what it says of others it tells whoever holds them."""

    def __init__(self, config: Config, store: Store, share: Share, **options: Any) -> None:
        """Hold nothing yet."""
        gate = Turnstile(share, counting=config.base is None)
        super().__init__(config, store, share=share, gate=gate, **options)
        self.share = share
        #: How many shards may identify side by side.
        self._abreast = 1
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._keeping: list[asyncio.Task[None]] = []
        self._missed = asyncio.Event()
        self._leaving = False
        share.leases.listen(self._hear)

    # Coming

    async def launch_shards(self) -> None:
        """Come to the other processes; shards are launched as they fall to us."""
        if self.is_closed() or self._keeping:
            return
        count, url, limits = await self.http.get_bot_gateway()
        # Wherever requests go, the gateway is where Discord says.
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        self._abreast = limits["max_concurrency"]
        self.shard_count = self._connection.shard_count = await self.share.join(count)
        self._keeping = [
            asyncio.create_task(self.share.keep(self), name="lease"),
            asyncio.create_task(self._sweep(), name="sweeping"),
        ]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard among those of all processes; what is not ours does not come."""
        assert shard_id is not None
        # Whoever identifies is told of all servers.
        self._forget_servers([shard_id])
        if self.share.holds(shard_id):
            try:
                await self.share.leases.await_turn(shard_id % self._abreast)
            except UNREACHED as error:
                raise ConnectionError(f"no turn to identify: {error}") from error
        if not self.share.holds(shard_id):
            raise asyncio.CancelledError

    async def on_shard_ready(self, shard_id: int) -> None:
        """We know of all servers of a shard: from some we may have been removed meanwhile."""
        here = {guild.id for guild in self.guilds if guild.shard_id == shard_id}
        await note_servers(
            self.store, here, self.sessions.now, lambda guild_id: self._shard_of(guild_id) == shard_id
        )

    def _shard_of(self, guild_id: int) -> int:
        return shard_of(guild_id, self.share.count)

    # Holding shards

    @property
    def talks(self) -> dict[int, Talk]:
        """What is being talked with Discord at our shards, or was until we hung up."""
        sockets = {shard: there.ws for shard, there in self._shards.items()}
        return {
            shard: Talk(ws.session_id, str(ws.gateway), ws.sequence)
            for shard, ws in sockets.items()
            if ws.session_id is not None and ws.sequence is not None
        }

    async def take(self, shards: Collection[int], talks: Mapping[int, Talk]) -> None:
        """Speak for these too: connect, and see to what was left to be done."""
        if self._leaving:
            return
        # Others have spoken there meanwhile.
        self.outbox.speech.forget()
        for shard in shards:
            there = self.get_shard(shard)
            if shard not in self._launching and (there is None or there.is_closed()):
                self._shards.pop(shard, None)
                task = asyncio.create_task(self._launch(shard, talks.get(shard)), name=f"shard-{shard}")
                task.add_done_callback(partial(self._launched, shard))
                self._launching[shard] = task
        self._tasks.append(asyncio.create_task(self._take_up(), name="taking up"))

    async def _launch(self, shard: int, talk: Talk | None) -> None:
        """Go on with what was being talked at a shard, which may be done at once, or else identify."""
        if talk is not None:
            for _ in range(RESUMES):
                if await self._go_on(shard, talk):
                    return
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _go_on(self, shard: int, talk: Talk) -> bool:
        """Resume; where Discord will not have it, the library identifies by itself."""
        going_on = DiscordWebSocket.from_client(
            self,
            resume=True,
            gateway=yarl.URL(talk.gateway),
            shard_id=shard,
            session=talk.id,
            sequence=talk.heard,
        )
        try:
            # Of servers that we are not told of again it must be known that they are there.
            servers = [each for each in await present_servers(self.store) if self._shard_of(each) == shard]
            ws = await asyncio.wait_for(going_on, PATIENCE)
        except (*UNREACHED, *UNANSWERED) as error:
            going_on.close()
            log.info("not resumed", extra={"shard": shard, "why": str(error)})
            return False
        for guild_id in servers:
            if self.get_guild(guild_id) is None:
                self._connection._add_guild(self._connection._get_or_create_unavailable_guild(guild_id))
        queue: Any = vars(self)["_AutoShardedClient__queue"]
        self._shards[shard] = launched = Shard(ws, self, queue.put_nowait)
        launched.launch()
        return True

    @property
    def _shards(self) -> dict[int, Shard]:
        """The library's own: it has no other way to let somebody go on with what they have not begun."""
        found: dict[int, Shard] = vars(self)["_AutoShardedClient__shards"]
        return found

    def _launched(self, shard: int, task: asyncio.Task[None]) -> None:
        if self._launching.get(shard) is task:
            del self._launching[shard]

    async def _take_up(self) -> None:
        while self.share.held:
            try:
                await self._see_to_games()
                return
            except UNREACHED as error:
                log.warning("not taken up yet", extra={"why": str(error)})
                await asyncio.sleep(AGAIN)

    async def leave_to_others(self, shards: Collection[int]) -> None:
        """Finish what is being said for these, and say nothing more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._disconnect(shards)
                while foreign := await self._foreign():
                    await asyncio.wait(foreign)

    async def fall_silent(self) -> None:
        """Break off everything: others may speak for all that we had."""
        await self.outbox.break_off()
        await self.houses.break_off()
        await self.tellers.break_off()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._disconnect(range(self.share.count))

    async def _foreign(self) -> list[asyncio.Task[None]]:
        """What is being said of games that are not ours any more."""
        running = self.outbox.running
        ours = set(await self.share.ours(list(running)))
        return [task for game_id, task in running.items() if game_id not in ours]

    async def _disconnect(self, shards: Collection[int]) -> None:
        self._forget_servers(shards)
        for shard in shards:
            if task := self._launching.get(shard):
                task.cancel()
        there = [each for shard, each in self._shards.items() if shard in shards]
        await asyncio.gather(*map(self._hang_up, there), return_exceptions=True)

    def _forget_servers(self, shards: Collection[int]) -> None:
        for guild in list(self.guilds):
            if guild.shard_id in shards:
                self._connection._remove_guild(guild)

    async def _hang_up(self, shard: Shard) -> None:
        """Disconnect; where there are others, so that they can go on with what is being talked."""
        if shard.ws.open:
            shard._cancel_task()
            await shard.ws.close(code=FAREWELL if self.share.alive == 1 else TO_BE_CONTINUED)
            self.dispatch("shard_disconnect", shard.id)

    # What others tell

    def _hear(self, about: str, number: int) -> None:
        self.store.forget_lately()
        match about:
            case "game":
                self._wake(number)
            case "message":
                self.outbox.speech.unsure_of(number)
            case "person":
                self.sessions.noticed(number)
                self.desk.learn_anew(number)
            case "shards":
                self.share.stir()
            case "anything":
                self._missed.set()

    async def _sweep(self) -> None:
        """Look every so often for what nobody has told us of; at once where we could not hear."""
        while True:
            since = time.time() - (0 if self._missed.is_set() else SWEPT)
            self._missed.clear()
            try:
                for game_id in await self.outbox.left_since(since):
                    self._wake(game_id)
            except UNREACHED as error:
                log.warning("not swept", extra={"why": str(error)})
            # A shard that has come back by itself, after it went to another process.
            await self._disconnect([s for s in self.shards if s not in self.share.held])
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEPT):
                    await self._missed.wait()

    async def finish(self) -> None:
        """Finish what is being answered and said, and let others have our shards at once."""
        # What is pressed from now on is for the others; what was pressed is still answered.
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._disconnect(range(self.share.count))
        try:
            await super().finish()
        finally:
            for task in self._keeping:
                task.cancel()
            await asyncio.gather(*self._keeping, return_exceptions=True)
            await self.share.leave(self.talks)

    async def close(self) -> None:
        """Finish, then leave; once."""
        if not self._leaving:
            self._leaving = True
            await super().close()
