"""How fast pictures are: beside the straightforward way, the first one after start, and the event loop.

Both ways run the same drawing code on the same views, in turns, timed by processor time, so that what else
the machine does weighs on both alike.
"""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from statistics import mean, median
from time import perf_counter, process_time
from typing import TypeAlias

from msgspec import json

from bot.gallery import feld as gallery_feld
from bot.gallery import ride as gallery_ride
from bot.gallery.__main__ import NAMES
from bot.gallery.games import Choose, steps
from bot.messages.panels import FOR_ALL
from bot.messages.pictures import CHANNEL, Pictures, Shot
from bot.words.texts import Speaker
from bot.workers import Beside
from render.canvas import Canvas, Straight, Surface
from render.games import DRAWN_BY
from render.picture import Shape
from rules.feld.view import View as FeldView
from rules.ride.view import View

#: Draws something on a canvas.
Drawn: TypeAlias = Callable[[type[Canvas] | type[Straight]], Surface]

ROUNDS = 5
STARTS = 5
STALLS = 5
#: How often the event loop is looked at, in seconds.
TICK = 0.001

FIRST = """
import sys
from time import process_time
from msgspec import json
from rules.ride.view import View
view = json.decode(sys.stdin.buffer.read(), type=View)
start = process_time()
from render.canvas import Canvas
from render.ride import alt, draw_part
names, say = ("Anna", "Bo", "Carl", "Dirk"), lambda key, **args: key
draw_part(Canvas, "board", view, names, say).png(), alt("board", view, names, say)
print((process_time() - start) * 1000)
"""


def figures() -> Iterator[tuple[str, float]]:
    """All figures of the pictures."""
    for game, (choose, every) in PLAYED.items():
        yield from beside(game, list(turns(game, choose, every)))
    yield "render.first_ms", median(_first() for _ in range(STARTS))
    yield "render.loop_stall_ms", median(_stall() for _ in range(STALLS))


#: How each game is played, and which of its answers counts as a turn that is shown.
PLAYED: dict[str, tuple[Choose, int]] = {
    "ride": (gallery_ride.choose, 12),
    "feld": (gallery_feld.choose, 30),
}


def turns(game: str, choose: Choose, every: int) -> Iterator[list[Drawn]]:
    """What turns of a whole game show: the parts of the public message, and those of whoever is asked.

    What both show in the same shape is drawn once.
    """
    artist, say = DRAWN_BY[game], Speaker("en")
    for step in steps(game, choose, 4, {}, "bench"):
        if step.table.answers % every or step.table.over:
            continue
        changed, public = artist.changed(step.events), step.table.view(None)
        shown: dict[tuple[str, int | None, Shape], None] = {}
        for part in artist.parts(public, None, changed):
            shown[part, None, FOR_ALL] = None
        for seat, ask in list(step.table.asks.items())[:1]:
            own = step.table.view(seat)
            for part in artist.parts(own, ask, changed):
                shown[part, None if artist.for_everybody(part, own) else seat, "desktop"] = None
        yield [
            partial(
                artist.draw_part,
                part=part,
                view=step.table.view(seat),
                names=NAMES,
                say=say,
                changed=changed,
                shape=shape,
            )
            for part, seat, shape in shown
        ]


def beside(game: str, shown: list[list[Drawn]]) -> Iterator[tuple[str, float]]:
    """The fast way's time and bytes for all that a turn shows, in parts of the straightforward way's."""
    ways: tuple[type[Canvas] | type[Straight], ...] = (Canvas, Straight)
    times: dict[object, list[float]] = {way: [] for way in ways}
    sizes: dict[object, list[int]] = {way: [] for way in ways}
    for way in ways:
        _drawn(way, shown[0])
    for _ in range(ROUNDS):
        for pictures in shown:
            for way in ways:
                start = process_time()
                files = _drawn(way, pictures)
                times[way].append(process_time() - start)
                sizes[way].append(sum(map(len, files)))
    fast, straight = (median(times[way]) * 1000 for way in ways)
    yield f"render.{game}.ms", fast
    yield f"render.{game}.straight_ms", straight
    yield f"render.{game}.time_ratio", fast / straight
    yield f"render.{game}.kb", mean(sizes[Canvas]) / 1024
    yield f"render.{game}.bytes_ratio", mean(sizes[Canvas]) / mean(sizes[Straight])


def _drawn(way: type[Canvas] | type[Straight], pictures: list[Drawn]) -> list[bytes]:
    return [picture(way).png() for picture in pictures]


def _first() -> float:
    """Milliseconds from importing the drawing to the first picture, in a new process."""
    view = json.encode(gallery_ride.at(4, "bench", 40).view(None))
    said = subprocess.run([sys.executable, "-c", FIRST], input=view, capture_output=True, check=True)
    return float(said.stdout)


def _stall() -> float:
    """The longest time for which the event loop was held while pictures of both games were drawn beside it.

    What was there before counts no more as possible garbage, as in a bot that has started. Time in which this
    process did not work at all is the machine's business and does not count.
    """
    tables = chain(gallery_ride.played(3, {}, "stall"), gallery_feld.played(3, {}, "stall"))
    views = [table.view(None) for table in tables if table.answers % 30 == 0]
    gc.collect()
    gc.freeze()
    return asyncio.run(_held(views))


async def _held(views: list[View | FeldView]) -> float:
    pictures = Pictures(Beside())
    drawing = asyncio.create_task(_draw(pictures, views))
    longest = 0.0
    while not drawing.done():
        before, worked = perf_counter(), process_time()
        await asyncio.sleep(TICK)
        late = perf_counter() - before - TICK
        longest = max(longest, min(late, process_time() - worked))
    await drawing
    pictures.beside.close()
    return longest * 1000


async def _draw(pictures: Pictures, views: list[View | FeldView]) -> None:
    """Draw them as the bot does, several at a time."""
    shots = [Shot((key,), view, NAMES, Speaker("fr"), "board") for key, view in enumerate(views)]
    await asyncio.gather(*(pictures.draw([shot], CHANNEL) for shot in shots))
