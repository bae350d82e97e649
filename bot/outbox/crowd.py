"""The crowd: those who follow games are told one after the other, after all that players wait for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.messages.slots import FollowSlot, decoded
from bot.outbox.lanes import CROWD, OF_ONE_GAME, Lane
from bot.outbox.setbacks import pause
from bot.play.errands import Errands
from bot.play.following import tell_followers
from bot.play.session import Sessions
from bot.store.rows import Wish
from bot.store.watchers import followed_games
from bot.store.wishes import wishes_of

log = logging.getLogger(__name__)

#: Says one wish, unless its road has failed and is tried by itself.
Say: TypeAlias = Callable[[Wish], Awaitable[None]]
#: Does something for a game that is due when all who follow it were told.
Finish: TypeAlias = Callable[[int], Awaitable[None]]


class Crowd:
    """Tells those who follow games, two games' at a time; a game that moves on has its players told first."""

    def __init__(
        self, sessions: Sessions, players: Mapping[int, asyncio.Task[None]], say: Say, finish: Finish
    ) -> None:
        """Wait for what is being said to the `players` of a game."""
        self.sessions = sessions
        self.errands = Errands("crowd", self._tell, sessions.share)
        self._players, self._say, self._finish = players, say, finish
        self._lane = Lane(CROWD, OF_ONE_GAME)

    async def start(self) -> None:
        """Look at all games that somebody follows: they may have moved on when the bot stopped."""
        followed = await followed_games(self.sessions.store)
        for game_id in await self.sessions.share.ours(followed):
            self.errands.wake(game_id)

    async def _tell(self, game_id: int) -> None:
        try:
            await tell_followers(self.sessions, game_id)
            await self._tell_all(game_id)
        except Exception:
            log.exception("followers not told", extra={"game": game_id})
            self.errands.wake_later(game_id, pause(3))

    async def _tell_all(self, game_id: int) -> None:
        """Tell everybody who is to be told, until the game moves on."""
        for wanted in await wishes_of(self.sessions.store, game_id):
            if not isinstance(decoded(wanted.slot), FollowSlot):
                continue
            async with self._lane.place(game_id):
                while (saying := self._players.get(game_id)) is not None:
                    await asyncio.wait([saying])
                if self.errands.woken(game_id) or self.errands.closing:
                    return
                await self._say(wanted)
        await self._finish(game_id)
