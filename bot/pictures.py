"""Pictures for the bot: drawn off the event loop, and kept a while, since several may want the same one."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import render.feld
import render.ride
from bot.texts import Speaker
from render.picture import Picture

#: What draws the pictures of a game.
DRAWN_BY: dict[str, Any] = {"ride": render.ride, "feld": render.feld}
#: Each has a quarter of a megabyte; whoever wants the same picture wants it in the same second.
KEPT = 24


class Pictures:
    """The pictures that were drawn lately, or are being drawn."""

    def __init__(self) -> None:
        """Start with none."""
        self._kept: OrderedDict[tuple[object, ...], asyncio.Future[Picture]] = OrderedDict()
        # One thread each: half of the work is Python's, which does one thing at a time, so more would only
        # hold up the event loop; and the board that a whole channel waits for is behind no private picture.
        self._public = ThreadPoolExecutor(1, "public-pictures")
        self._private = ThreadPoolExecutor(1, "private-pictures")

    async def board(
        self,
        key: tuple[object, ...],
        view: Any,
        names: Sequence[str],
        say: Speaker,
        *,
        changed: Collection[str] = frozenset(),
        narrow: bool = False,
    ) -> Picture:
        """The board of a view; `key` names what it shows, so that the same is not drawn twice."""
        key = (*key, say.code, narrow, view.seat, tuple(names), frozenset(changed))
        if key not in self._kept:
            drawn = DRAWN_BY[view.game]
            public = view.seat is None
            draw: Callable[..., Picture] = drawn.board if public else drawn.private
            work = partial(draw, view, names, say, changed=changed, narrow=narrow)
            thread = self._public if public else self._private
            self._kept[key] = asyncio.get_running_loop().run_in_executor(thread, work)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise
