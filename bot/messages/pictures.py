"""Pictures for the bot: drawn beside the event loop, each once for all who want it, and kept a while.

Whoever presses for many pictures waits behind all others, and then is told that it is enough.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct, msgpack

from bot.gauges import PICTURES, PICTURES_KEPT
from bot.tables.asker import Asker
from bot.words.texts import Speaker
from bot.workers import Beside, Job
from render import games
from render.cache import Cache
from render.picture import Picture, Shape
from rules.core.asking import Illegal

#: Bytes of pictures that are kept; all of a turn have a quarter of a megabyte. What hangs in a channel is
#: there for everybody, and hardly wanted again; what somebody is asked, they open there once more.
KEPT, KEPT_PUBLIC = 12 << 20, 2 << 20
#: Who is served first: a whole channel, somebody who has pressed something, who is asked, the others, whoever
#: wants a great deal, films, and what nobody wants yet.
CHANNEL, PRESSED, ASKED, WAITING, EXCESS, FILM, WARM = range(7)
#: So many pictures that a person, and a server, waits for are drawn as pressed; more come after all others.
FEW, FEW_IN_SERVER = 2, 8
#: And no more than so many.
MOST, MOST_IN_SERVER = 6, 40
#: Seconds after which a picture is not waited for any more.
PATIENCE = 30

Work: TypeAlias = Callable[[], Picture]


class Shot(Struct, frozen=True):
    """A picture that belongs into a panel: a part of a game, the view of it, for whom, and what to mark."""

    #: Names what is to be seen, so that the same is not drawn twice.
    key: tuple[object, ...]
    view: Any
    names: tuple[str, ...]
    speaker: Speaker
    part: str
    changed: frozenset[str] = frozenset()
    shape: Shape = "desktop"
    #: The view as it is sent to whoever draws, where it was packed before.
    packed: bytes = b""

    @property
    def name(self) -> Hashable:
        """Names all that the picture depends on; without words in it, it is the same in every language."""
        code = self.speaker.code if self._speaks else None
        return (*self.key, self.part, self.shape, code, self.view.seat, self.names, self.changed)

    @property
    def told(self) -> Hashable:
        """Names all that the picture and its description depend on."""
        return self.name, self.speaker.code

    @property
    def work(self) -> Work:
        """What draws it, with the view packed: as it is, it would take several times as long to send."""
        return partial(
            _draw, type(self.view), self.packed or pack_view(self.view), self.names, self.speaker, self.part,
            self.changed, self.shape,
        )  # fmt: skip

    def described(self, picture: Picture) -> Picture:
        """The picture, described in the reader's language: it may have been drawn for another reader."""
        if self._speaks:
            return picture
        artist = games.DRAWN_BY[self.view.game]
        return picture._replace(alt=artist.alt(self.part, self.view, self.names, self.speaker))

    @property
    def _speaks(self) -> bool:
        return games.DRAWN_BY[self.view.game].PARTS[self.part].speaks


def pack_view(view: Any) -> bytes:
    """A view as it is sent to whoever draws; it tells views apart, too."""
    return msgpack.encode(view)


def _draw(
    kind: Any, packed: bytes, names: tuple[str, ...], say: Speaker, part: str, changed: frozenset[str],
    shape: Shape,
) -> Picture:  # fmt: skip
    view = _view(kind, packed)
    speaks = games.DRAWN_BY[view.game].PARTS[part].speaks
    return games.part(view, names, say, part, changed=changed, shape=shape, described=speaks)


@lru_cache(maxsize=8)
def _view(kind: Any, packed: bytes) -> Any:
    """A view as it was packed; all that one reader sees at once is drawn from it."""
    return msgpack.decode(packed, type=kind)


class Sketch(Struct, frozen=True):
    """A picture that is no part of a board: a name for all that it depends on, and what draws it."""

    name: Hashable
    work: Work

    @property
    def told(self) -> Hashable:
        """Names all that the picture and its description depend on."""
        return self.name

    def described(self, picture: Picture) -> Picture:
        """The picture as it is."""
        return picture


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
        self._public: Cache[Picture] = Cache(KEPT_PUBLIC)
        self._drawings: dict[Hashable, Drawing] = {}
        #: How many pictures people wait for, and servers.
        self._people: Counter[int] = Counter()
        self._servers: Counter[int] = Counter()
        #: What is waited for to be shown on a message that is there already.
        self._on: dict[int, Mapping[Hashable, asyncio.Future[Picture]]] = {}

    def prepare(self) -> None:
        """Let the one who draws come to work: the first picture need not wait for that."""
        self.beside.come(ready)

    async def draw(self, shots: Sequence[Shot | Sketch], urgency: int) -> list[Picture]:
        """The pictures of a message of the bot's own."""
        works = {shot.name: shot.work for shot in shots}
        drawn = await self._wait(works, urgency, _futures(works))
        return [shot.described(drawn[shot.name]) for shot in shots]

    async def draw_for(
        self, asker: Asker, shots: Sequence[Shot | Sketch], on: int | None = None
    ) -> list[Picture]:
        """The pictures of a panel for somebody who has pressed something.

        `on` is the message that is to show them, if any. Raises GivenUpError when that is to show something
        newer.
        """
        drawn = await self.drawn_for(asker, {shot.name: shot.work for shot in shots}, on)
        return [shot.described(drawn[shot.name]) for shot in shots]

    async def drawn_for(
        self, asker: Asker, works: Mapping[Hashable, Work], on: int | None = None
    ) -> dict[Hashable, Picture]:
        """Whatever somebody has pressed for, by names for all that it depends on."""
        mine = _futures(works)
        with self._newest(mine, on):
            if all(self._found(name) for name in works):
                return await self._wait(works, WAITING, mine)
            with self._counted(asker) as urgency:
                try:
                    async with asyncio.timeout(PATIENCE):
                        return await self._wait(works, urgency, mine)
                except TimeoutError:
                    raise Illegal("refused-picture-late") from None

    async def _wait(
        self, works: Mapping[Hashable, Work], urgency: int, mine: Mapping[Hashable, asyncio.Future[Picture]]
    ) -> dict[Hashable, Picture]:
        """Begin with all of them before any is waited for."""
        drawings = {name: self._drawing(name, work, urgency, mine[name]) for name, work in works.items()}
        try:
            return dict(zip(mine, await asyncio.gather(*mine.values()), strict=True))
        finally:
            for name, drawing in drawings.items():
                if drawing is not None:
                    self._leave(name, drawing, mine[name])

    def _drawing(
        self, name: Hashable, work: Work, urgency: int, mine: asyncio.Future[Picture]
    ) -> Drawing | None:
        """The drawing of a picture for which somebody waits now; none where it is there already."""
        kept = self._found(name)
        if kept is not None:
            PICTURES_KEPT.inc()
            mine.set_result(kept)
            return None
        drawing = self._drawings.get(name) or self._begin(name, work, urgency)
        self.beside.hurry(drawing.job, urgency)
        drawing.waiting.add(mine)
        return drawing

    def _found(self, name: Hashable) -> Picture | None:
        """A picture that is there already."""
        return self._kept.get(name) or self._public.get(name)

    def _leave(self, name: Hashable, drawing: Drawing, mine: asyncio.Future[Picture]) -> None:
        """Wait no longer; what nobody waits for is not drawn."""
        drawing.waiting.discard(mine)
        if not drawing.waiting and not drawing.job.done.done():
            drawing.job.done.cancel()
            self._drawings.pop(name, None)

    def _begin(self, name: Hashable, work: Work, urgency: int) -> Drawing:
        drawing = self._drawings[name] = Drawing(self.beside.give(work, urgency=urgency))
        begun = perf_counter()
        drawing.job.done.add_done_callback(lambda _: self._finished(name, drawing, begun))
        return drawing

    def _finished(self, name: Hashable, drawing: Drawing, begun: float) -> None:
        if self._drawings.get(name) is drawing:
            del self._drawings[name]
        done = drawing.job.done
        if not done.cancelled() and done.exception() is None:
            PICTURES.observe(perf_counter() - begun)
            kept = self._public if drawing.job.urgency == CHANNEL else self._kept
            kept.keep(name, done.result(), len(done.result().png))
        drawing.finished()

    @contextmanager
    def _newest(self, mine: Mapping[Hashable, asyncio.Future[Picture]], on: int | None) -> Iterator[None]:
        """A message shows what was wanted for it last: what was wanted before is given up."""
        if on is None:
            yield
            return
        for before in self._on.get(on, {}).values():
            if not before.done():
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


def _futures(works: Mapping[Hashable, Work]) -> dict[Hashable, asyncio.Future[Picture]]:
    """What somebody waits for, by name."""
    loop = asyncio.get_running_loop()
    return {name: loop.create_future() for name in works}
