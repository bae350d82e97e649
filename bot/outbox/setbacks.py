"""Setbacks: what failed waits, the longer the more often it has, and is then tried again.

What fails is a road: the channel of a game, or the DM of one slot. Where several roads of a server fail,
it is the server that is busy: then one of them finds out for all others when it is there again.
"""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from bot.messages.slots import PRIVATE, FollowSlot, PrivateSlot, Slot
from bot.outbox.refusals import Kind, Refusal
from bot.tables.seated import Seated

#: Seconds until something that failed is tried again; what only fails for a while is tried at least so often.
PATIENCE = (1, 2, 5, 15, 60, 300, 1800)
LONGEST_WHILE_BUSY = 60
#: DMs are a server of their own; those to people who follow games are another: players do not wait for them.
DMS, FOLLOWERS = 0, -1


class Road(Struct, frozen=True):
    """A way on which something of a game is said: its channel, or else the DM of one slot."""

    game_id: int
    slot: PrivateSlot | None


class Setback(Struct):
    """A road that failed: how often in a row, and when it is tried again."""

    server: int
    tries: int = 0
    #: Discord has said how long it does not want to be asked: nobody hurries that.
    held: bool = False
    #: It waits for its server, and not because it has failed itself.
    parked: bool = False
    timer: asyncio.TimerHandle | None = None


class Hush(Struct):
    """A server in which roads have failed and none was well since."""

    failed: set[Road]
    tries: int = 0
    until: float = 0.0


class Setbacks:
    """All roads that failed, each until it is well again."""

    def __init__(self, again: Callable[[Road], None]) -> None:
        """Call `again` when it is time to try a road."""
        self._again = again
        self._roads: dict[Road, Setback] = {}
        self._hushed: dict[int, Hush] = {}
        self._closing = False

    def __contains__(self, road: Road) -> bool:
        """Whether a road has failed and was not well since."""
        return road in self._roads

    def __len__(self) -> int:
        """How many those are."""
        return len(self._roads)

    def take(self, road: Road) -> Setback:
        """The setback of a road that is being tried now."""
        setback = self._roads[road]
        setback.timer, setback.parked = None, False
        return setback

    def overcome(self, road: Road) -> None:
        """All that was wished on a road is said."""
        del self._roads[road]

    def wait(self, road: Road, setback: Setback, seconds: float) -> None:
        """Let a road be tried after some seconds."""
        self._roads[road] = setback
        if not self._closing:
            setback.timer = asyncio.get_running_loop().call_later(seconds, self._again, road)

    def refused(self, road: Road, setback: Setback, refusal: Refusal) -> None:
        """Let a road wait, the longer the more often it has failed, or as long as Discord says."""
        seconds = float(pause(setback.tries))
        if refusal.kind is Kind.BUSY:
            self._hush(road, setback.server)
            seconds = min(seconds, LONGEST_WHILE_BUSY)
        setback.held = refusal.retry_after > 0
        setback.tries += 1
        self.wait(road, setback, max(seconds, refusal.retry_after))

    def hurry(self, *, server: int | None = None, game_id: int | None = None) -> None:
        """What failed for a server or a game may go well now; what Discord has put off stays put off."""
        if server is not None:
            self._hushed.pop(server, None)
        for road, setback in list(self._roads.items()):
            if setback.server != server and road.game_id != game_id:
                continue
            setback.tries = 0
            if setback.timer is not None and not setback.held:
                setback.timer.cancel()
                self.wait(road, setback, 0)

    def close(self) -> None:
        """Try nothing any more."""
        self._closing = True
        self._stop()

    def clear(self) -> None:
        """Forget all that has failed: it is somebody else's."""
        self._stop()
        self._roads.clear()
        self._hushed.clear()

    def _stop(self) -> None:
        for setback in self._roads.values():
            if setback.timer is not None:
                setback.timer.cancel()

    # Servers

    def busy(self, server: int) -> bool:
        """Whether it is a server that fails, and not one channel in it."""
        return server in self._hushed and len(self._hushed[server].failed) > 1

    def park(self, road: Road, setback: Setback) -> bool:
        """Let a road wait where its server is busy, until anybody asks it again; returns whether it is."""
        seconds = self._hushed[setback.server].until - _now() if self.busy(setback.server) else 0.0
        if seconds > 0:
            self.wait(road, setback, seconds)
            setback.parked = True
        return setback.parked

    def answered(self, server: int) -> None:
        """A server has answered: nobody has to wait for it any longer; what failed itself goes on waiting."""
        if self._hushed.pop(server, None) is None:
            return
        for road, setback in self._roads.items():
            if setback.server == server and setback.parked and setback.timer is not None:
                setback.timer.cancel()
                self.wait(road, setback, 0)

    def _hush(self, road: Road, server: int) -> None:
        """Note that a road has failed; all that fail in the same while are one failure of the server."""
        hush = self._hushed.setdefault(server, Hush(set()))
        hush.failed.add(road)
        if _now() >= hush.until:
            hush.until = _now() + min(pause(hush.tries), LONGEST_WHILE_BUSY)
            hush.tries += 1


def _now() -> float:
    return asyncio.get_running_loop().time()


def pause(tries: int) -> int:
    """Seconds until the next try after so many."""
    return PATIENCE[min(tries, len(PATIENCE) - 1)]


def road_of(game_id: int, slot: Slot) -> Road:
    """On which road a slot's panel is said."""
    return Road(game_id, slot if isinstance(slot, PRIVATE) else None)


def server_of(seated: Seated, slot: Slot) -> int:
    """In which server a slot's panel hangs."""
    if isinstance(slot, FollowSlot):
        return FOLLOWERS
    return DMS if isinstance(slot, PRIVATE) else seated.row.guild_id or DMS
