"""Replays: films of games, drawn one after the other between all other pictures, and kept a while.

A film is drawn in pieces of one turn, each only when nobody waits for another picture. What the worker
needs for a piece is handed to it each time, so one that was lost is missed by nobody.
"""

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from math import ceil
from time import monotonic
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.messages.pictures import FILM
from bot.messages.stories import Reel, Standing, Story, plotted, turns
from bot.tables.asker import Asker
from bot.words.texts import Speaker
from bot.workers import Beside
from render import games
from render.cache import Cache
from render.picture import Picture
from render.replay import END, piece
from rules.core.asking import Illegal

#: Bytes of films that are kept; one has a megabyte or two.
KEPT = 16 << 20
#: So many turns are drawn between two words on how far it is.
STEP = 20
#: So many films may wait to be drawn.
LONGEST = 20
#: Seconds after which whoever still waits is told to come back: nothing can be answered after 15 minutes.
PATIENCE = 600
#: In so many seconds a person gets so many films, and for a server so many are drawn anew.
WINDOW, BY_PERSON, BY_SERVER = 600, 5, 8
#: Of so many people and servers it is remembered what they asked for.
REMEMBERED = 10_000
#: So many films are sent at the same time: each is in memory until it is there.
SENDING = 4


class Film(NamedTuple):
    """A game as a moving picture, and its points as a plot."""

    gif: bytes
    points: Picture


class News(NamedTuple):
    """How it stands with a film: so many are drawn before it, so many of its turns are done."""

    before: int
    done: int
    of: int


Tell: TypeAlias = Callable[[News], Awaitable[None]]

# What the worker does


def scenes(story: Story, reel: Reel) -> tuple[list[bytes], list[Standing]]:
    """All turns, each packed by itself so that handing it on costs nothing, and how it stands after each."""
    told = list(turns(story, Speaker(reel.code, reel.names, plain=True)))
    return [pickle.dumps(turn) for turn, _ in told], [standing for _, standing in told]


def cut(reel: Reel, before: bytes | None, scene: bytes, last: bool) -> bytes:
    """One piece of a film."""
    earlier = None if before is None else _image(reel, before)
    return piece(_image(reel, scene), earlier, last=last)


@lru_cache(maxsize=2)
def _image(reel: Reel, scene: bytes) -> Image.Image:
    """A frame; the one before is still there, unless the worker is a new one."""
    return games.frame(pickle.loads(scene), reel.names, Speaker(reel.code, reel.names)).image


# What the bot does


class Wanted:
    """A film that somebody waits for."""

    def __init__(self, story: Story, reel: Reel) -> None:
        """Nothing of it is drawn yet."""
        self.story, self.reel = story, reel
        self.film: asyncio.Future[Film] = asyncio.get_running_loop().create_future()
        self.waiting = self.done = self.of = 0


class Replays:
    """The films that are kept, and those that people wait for, which are drawn in their order."""

    def __init__(self, beside: Beside, clock: Callable[[], float] = monotonic) -> None:
        """Let somebody beside the event loop draw."""
        self.beside = beside
        self.clock = clock
        self.sending = asyncio.Semaphore(SENDING)
        self._kept: Cache[Film] = Cache(KEPT)
        self._queue: dict[Hashable, Wanted] = {}
        self._moved = asyncio.Condition()
        self._drawing: asyncio.Task[None] | None = None
        self._waiting: set[int] = set()
        self._lately: dict[tuple[str, int], list[float]] = {}

    @contextmanager
    def asked_by(self, asker: Asker) -> Iterator[None]:
        """Nobody waits for two films at once, nor gets many of them in a while."""
        if asker.id in self._waiting:
            raise Illegal("refused-replay-waiting")
        if minutes := self._minutes_left("person", asker.id, BY_PERSON):
            raise Illegal("refused-replays-person", replays=BY_PERSON, minutes=minutes)
        self._waiting.add(asker.id)
        try:
            yield
        finally:
            self._waiting.discard(asker.id)

    async def film(self, story: Story, reel: Reel, asker: Asker, tell: Tell) -> Film:
        """The film of a game, and on the way there how it stands with it."""
        key = (reel, sha256(pickle.dumps(story)).digest())
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        wanted = self._queue.get(key) or self._line_up(key, Wanted(story, reel), asker)
        wanted.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._follow(wanted, tell)
        except TimeoutError:
            raise Illegal("refused-replay-late") from None
        finally:
            wanted.waiting -= 1
            if not wanted.waiting and self._queue.get(key) is wanted and not wanted.film.done():
                # Whoever asked for it has given up.
                del self._queue[key]
                wanted.film.cancel()
                await self._stir()

    def _line_up(self, key: Hashable, wanted: Wanted, asker: Asker) -> Wanted:
        if len(self._queue) >= LONGEST:
            raise Illegal("refused-replays-full", replays=LONGEST)
        server = asker.guild_id
        if server is not None and (minutes := self._minutes_left("server", server, BY_SERVER)):
            raise Illegal("refused-replays-server", replays=BY_SERVER, minutes=minutes)
        self._queue[key] = wanted
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.create_task(self._draw_all(), name="replays")
        return wanted

    def _minutes_left(self, kind: str, number: int, most: int) -> int:
        """Count a film that somebody asks for, or say how many minutes there are until the next."""
        now = self.clock()
        recent = [at for at in self._lately.get((kind, number), ()) if at > now - WINDOW]
        if len(recent) >= most:
            return ceil((recent[0] + WINDOW - now) / 60)
        if len(self._lately) > REMEMBERED:
            self._lately.clear()
        self._lately[kind, number] = [*recent, now]
        return 0

    async def _follow(self, wanted: Wanted, tell: Tell) -> Film:
        """Tell somebody how it stands with a film, whenever that has changed, until it is there."""
        told = News(0, 0, 0)
        while not wanted.film.done():
            if (news := self._news(wanted)) != told:
                told = news
                await tell(news)
                continue
            async with self._moved:
                await self._moved.wait_for(lambda: wanted.film.done() or self._news(wanted) != told)  # noqa: B023
        return wanted.film.result()

    def _news(self, wanted: Wanted) -> News:
        before = list(self._queue.values()).index(wanted)
        done = wanted.done // STEP * STEP
        return News(before, done, wanted.of if done else 0)

    async def _draw_all(self) -> None:
        try:
            while self._queue:
                key, wanted = next(iter(self._queue.items()))
                await self._finish(key, wanted)
                if self._queue.get(key) is wanted:
                    del self._queue[key]
                await self._stir()
        finally:
            # Only at the close is there anything left.
            for wanted in self._queue.values():
                wanted.film.cancel()
            self._queue.clear()
            await self._stir()

    async def _finish(self, key: Hashable, wanted: Wanted) -> None:
        """Draw a film, and hand it, or what went wrong, to all who wait for it."""
        try:
            film = await self._draw(wanted)
        except Exception as error:  # noqa: BLE001 - handed on to whoever waits for it
            if not wanted.film.done():
                wanted.film.set_exception(error)
        else:
            if film is not None:
                self._kept.keep(key, film, len(film.gif) + len(film.points.png))
                wanted.film.set_result(film)

    async def _draw(self, wanted: Wanted) -> Film | None:
        """Draw a film piece by piece, as long as anybody waits for it."""
        reel = wanted.reel
        shown, standings = await self.beside.do(scenes, wanted.story, reel, urgency=FILM)
        pieces: list[bytes] = []
        wanted.of = len(shown)
        for before, scene in zip([None, *shown], shown, strict=False):
            if wanted.film.done():
                return None
            last = len(pieces) == len(shown) - 1
            pieces.append(await self.beside.do(cut, reel, before, scene, last, urgency=FILM))
            wanted.done = len(pieces)
            if wanted.done % STEP == 0:
                await self._stir()
        chart = await self.beside.do(plotted, standings, reel, "desktop", urgency=FILM)
        return None if wanted.film.done() else Film(b"".join([*pieces, END]), chart)

    async def _stir(self) -> None:
        async with self._moved:
            self._moved.notify_all()
