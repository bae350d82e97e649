"""Errands: what is to be done for games, in one task for each, which begins when the game is woken.

A game that is woken while its task runs is gone through once more. What an errand does not catch itself is
logged, and the game waits until it is woken again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.play.shards import Alone

log = logging.getLogger(__name__)

#: Does all that is to be done for a game by now.
Run: TypeAlias = Callable[[int], Awaitable[None]]


class Errands:
    """One kind of errand, run for as many games side by side as were woken."""

    def __init__(self, name: str, run: Run, share: Alone | None = None) -> None:
        """Do nothing until a game is woken that this process speaks for."""
        self.name = name
        self._share = share or Alone()
        self.running: dict[int, asyncio.Task[None]] = {}
        self._run = run
        self._woken: set[int] = set()
        self._later: dict[int, asyncio.TimerHandle] = {}
        self.closing = False

    def wake(self, game_id: int) -> None:
        """There may be something to do for a game."""
        if self.closing:
            return
        self._forget_timer(game_id)
        self._woken.add(game_id)
        if game_id not in self.running:
            task = asyncio.create_task(self._go(game_id), name=f"{self.name}-{game_id}")
            self.running[game_id] = task

    def wake_later(self, game_id: int, seconds: float) -> None:
        """There will be something to do for a game, unless it is woken before."""
        if not self.closing:
            self._forget_timer(game_id)
            loop = asyncio.get_running_loop()
            self._later[game_id] = loop.call_later(seconds, self.wake, game_id)

    def woken(self, game_id: int) -> bool:
        """Whether a game was woken after its errand had begun: what that has read is not the latest."""
        return game_id in self._woken

    def close(self) -> None:
        """Begin nothing any more."""
        self.closing = True
        for game_id in list(self._later):
            self._forget_timer(game_id)

    async def stop(self) -> None:
        """Begin nothing any more, and break off what is being done."""
        self.close()
        await self.break_off()

    async def break_off(self) -> None:
        """Break off what is being done, and forget what was to be done; whoever is woken then is begun."""
        for game_id in list(self._later):
            self._forget_timer(game_id)
        self._woken.clear()
        broken = dict(self.running)
        for task in broken.values():
            task.cancel()
        await asyncio.gather(*broken.values(), return_exceptions=True)
        for game_id, task in broken.items():
            # Whoever had not even begun could not say that they are gone; others have begun meanwhile.
            if self.running.get(game_id) is task:
                del self.running[game_id]
        for game_id in self._woken - self.running.keys():
            self.wake(game_id)

    def _forget_timer(self, game_id: int) -> None:
        if (timer := self._later.pop(game_id, None)) is not None:
            timer.cancel()

    async def _go(self, game_id: int) -> None:
        try:
            while game_id in self._woken and not self.closing:
                self._woken.discard(game_id)
                try:
                    if await self._share.ours([game_id]):
                        await self._run(game_id)
                except Exception:
                    log.exception("%s failed", self.name, extra={"game": game_id})
        finally:
            del self.running[game_id]
