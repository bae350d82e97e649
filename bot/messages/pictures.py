"""Pictures for the bot: drawn beside the event loop, and kept a while, as several may want the same one."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import render.feld
import render.ride
from bot.words.texts import Speaker
from bot.workers import Beside
from render.picture import Picture

#: What draws the pictures of a game.
DRAWN_BY: dict[str, Any] = {"ride": render.ride, "feld": render.feld}
#: Each has a quarter of a megabyte; whoever wants the same picture wants it in the same second.
KEPT = 24
#: Who is served first: a whole channel, somebody who has pressed something, who is asked, the others.
CHANNEL, PRESSED, ASKED, WAITING = range(4)


def ready() -> None:
    """Done by whoever has all that is needed for drawing."""


class Pictures:
    """The pictures that were drawn lately, or are being drawn."""

    def __init__(self, beside: Beside) -> None:
        """Let somebody beside the event loop draw."""
        self.beside = beside
        self._kept: OrderedDict[tuple[object, ...], asyncio.Task[Picture]] = OrderedDict()

    def prepare(self) -> None:
        """Let the one who draws come to work: the first picture need not wait for that."""
        self.beside.come(ready)

    async def board(
        self,
        key: tuple[object, ...],
        view: Any,
        names: Sequence[str],
        say: Speaker,
        *,
        changed: Collection[str] = frozenset(),
        narrow: bool = False,
        urgency: int = PRESSED,
    ) -> Picture:
        """The board of a view; `key` names what it shows, so that the same is not drawn twice."""
        key = (*key, say.code, narrow, view.seat, tuple(names), frozenset(changed))
        if key not in self._kept:
            drawn = DRAWN_BY[view.game]
            public = view.seat is None
            draw: Callable[..., Picture] = drawn.board if public else drawn.private
            work = partial(draw, view, names, say, changed=changed, narrow=narrow)
            drawing = self.beside.do(work, urgency=CHANNEL if public else urgency)
            self._kept[key] = asyncio.create_task(drawing)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise
