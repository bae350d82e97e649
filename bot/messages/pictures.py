"""Pictures for the bot: drawn beside the event loop, each once for all who want it, and kept a while.

Whoever presses for many pictures waits behind all others, and then is told that it is enough.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct

from bot.tables.asker import Asker
from bot.words.texts import Speaker
from bot.workers import Beside, Job
from render import games
from render.cache import Cache
from render.picture import Picture
from rules.core.asking import Illegal

#: Bytes of pictures that are kept; a board has a quarter of a megabyte, a card a tenth of that.
KEPT = 12 << 20
#: Who is served first: a whole channel, somebody who has pressed something, who is asked, the others, whoever
#: wants a great deal, and films.
CHANNEL, PRESSED, ASKED, WAITING, EXCESS, FILM = range(6)
#: So many pictures that a person, and a server, waits for are drawn as pressed; more come after all others.
FEW, FEW_IN_SERVER = 2, 8
#: And no more than so many.
MOST, MOST_IN_SERVER = 6, 40
#: Seconds after which a picture is not waited for any more.
PATIENCE = 30

Work: TypeAlias = Callable[[], Picture]


class Shot(Struct, frozen=True):
    """A picture that belongs into a panel: the view to draw, for whom, and what to mark in it."""

    #: Names what is to be seen, so that the same is not drawn twice.
    key: tuple[object, ...]
    view: Any
    names: tuple[str, ...]
    speaker: Speaker
    changed: frozenset[str] = frozenset()
    narrow: bool = False

    @property
    def name(self) -> Hashable:
        """Names all that the picture depends on."""
        return (*self.key, self.speaker.code, self.narrow, self.view.seat, self.names, self.changed)

    @property
    def work(self) -> Work:
        """What draws it."""
        draw = games.board if self.view.seat is None else games.private
        return partial(draw, self.view, self.names, self.speaker, changed=self.changed, narrow=self.narrow)


class GivenUpError(Exception):
    """Somebody has pressed again where a picture was to be shown: it is not wanted there any more."""


class Drawing:
    """A picture that is being drawn, and all who wait for it."""

    def __init__(self, job: Job) -> None:
        """Begin with nobody."""
        self.job = job
        self.waiting: set[asyncio.Future[Picture]] = set()

    def finished(self) -> None:
        """Hand the picture, or what went wrong, to all who wait."""
        done = self.job.done
        for waiting in self.waiting:
            if waiting.done():
                continue
            if done.cancelled():
                waiting.cancel()
            elif (error := done.exception()) is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(done.result())


def ready() -> None:
    """Have all that is needed for drawing."""
    for game in games.DRAWN_BY:
        games.DRAWN_BY[game]


class Pictures:
    """The pictures that were drawn lately, or are being drawn."""

    def __init__(self, beside: Beside) -> None:
        """Let somebody beside the event loop draw."""
        self.beside = beside
        self._kept: Cache[Picture] = Cache(KEPT)
        self._drawings: dict[Hashable, Drawing] = {}
        #: How many pictures people wait for, and servers.
        self._people: Counter[int] = Counter()
        self._servers: Counter[int] = Counter()
        #: What is waited for to be shown on a message that is there already.
        self._on: dict[int, asyncio.Future[Picture]] = {}

    def prepare(self) -> None:
        """Let the one who draws come to work: the first picture need not wait for that."""
        self.beside.come(ready)

    async def draw(self, shot: Shot, urgency: int) -> Picture:
        """A picture for a message of the bot's own."""
        return self._kept.get(shot.name) or await self._wait(shot.name, shot.work, urgency, _future())

    async def draw_for(self, asker: Asker, shot: Shot, on: int | None = None) -> Picture:
        """A picture for somebody who has pressed something; `on` is the message that is to show it, if any.

        Raises GivenUpError when the same message is to show something newer.
        """
        return await self.drawn_for(asker, shot.name, shot.work, on)

    async def drawn_for(self, asker: Asker, name: Hashable, work: Work, on: int | None = None) -> Picture:
        """Whatever somebody has pressed for; `name` names all that it depends on."""
        mine = _future()
        with self._newest(mine, on):
            kept = self._kept.get(name)
            if kept is not None:
                return kept
            with self._counted(asker) as urgency:
                try:
                    async with asyncio.timeout(PATIENCE):
                        return await self._wait(name, work, urgency, mine)
                except TimeoutError:
                    raise Illegal("refused-picture-late") from None

    async def _wait(self, name: Hashable, work: Work, urgency: int, mine: asyncio.Future[Picture]) -> Picture:
        drawing = self._drawings.get(name) or self._begin(name, work, urgency)
        self.beside.hurry(drawing.job, urgency)
        drawing.waiting.add(mine)
        try:
            return await mine
        finally:
            drawing.waiting.discard(mine)
            if not drawing.waiting and not drawing.job.done.done():
                drawing.job.done.cancel()
                self._drawings.pop(name, None)

    def _begin(self, name: Hashable, work: Work, urgency: int) -> Drawing:
        drawing = self._drawings[name] = Drawing(self.beside.give(work, urgency=urgency))
        drawing.job.done.add_done_callback(lambda _: self._finished(name, drawing))
        return drawing

    def _finished(self, name: Hashable, drawing: Drawing) -> None:
        if self._drawings.get(name) is drawing:
            del self._drawings[name]
        done = drawing.job.done
        if not done.cancelled() and done.exception() is None:
            self._kept.keep(name, done.result(), len(done.result().png))
        drawing.finished()

    @contextmanager
    def _newest(self, mine: asyncio.Future[Picture], on: int | None) -> Iterator[None]:
        """A message shows what was wanted for it last: what was wanted before is given up."""
        if on is None:
            yield
            return
        before = self._on.get(on)
        if before is not None and not before.done():
            before.set_exception(GivenUpError)
        self._on[on] = mine
        try:
            yield
        finally:
            if self._on.get(on) is mine:
                del self._on[on]

    @contextmanager
    def _counted(self, asker: Asker) -> Iterator[int]:
        """Count what somebody waits for, unless it is enough; yields how urgent it is."""
        person, server = asker.id, asker.guild_id or -asker.id
        mine, all_here = self._people[person], self._servers[server]
        if mine >= MOST:
            raise Illegal("refused-pictures-person", pictures=MOST)
        # Whoever wants but one is served, however much the others press.
        if mine and all_here >= MOST_IN_SERVER:
            raise Illegal("refused-pictures-server", pictures=MOST_IN_SERVER)
        few = mine < FEW and all_here < FEW_IN_SERVER
        self._people[person] += 1
        self._servers[server] += 1
        try:
            yield PRESSED if few else EXCESS if mine else WAITING
        finally:
            for counts, who in ((self._people, person), (self._servers, server)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]


def _future() -> asyncio.Future[Picture]:
    return asyncio.get_running_loop().create_future()
