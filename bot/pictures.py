"""Pictures for the bot: drawn off the event loop, and kept a while, since several may want the same one."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any

import render.feld
import render.ride
from bot.texts import Speaker
from render.picture import Picture

#: What draws the pictures of a game.
DRAWN_BY: dict[str, Any] = {"ride": render.ride, "feld": render.feld}
KEPT = 64


class Pictures:
    """The pictures that were drawn lately."""

    def __init__(self) -> None:
        """Start with none."""
        self._kept: OrderedDict[tuple[object, ...], Picture] = OrderedDict()

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
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        drawn = DRAWN_BY[view.game]
        draw: Callable[..., Picture] = drawn.board if view.seat is None else drawn.private
        picture: Picture = await asyncio.to_thread(draw, view, names, say, changed=changed, narrow=narrow)
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture
