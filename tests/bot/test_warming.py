"""What every picture needs is painted before anybody waits for it, and behind all that somebody waits for."""

import asyncio
from collections.abc import Hashable, Iterator
from threading import Event

import pytest

from bot.messages import warming
from bot.messages.pictures import CHANNEL, Pictures
from bot.messages.warming import warm_up
from bot.words.texts import Speaker
from bot.workers import Beside
from render import canvas
from render.games import offered, part
from render.picture import SHAPES
from rules.core.table import Table
from rules.games import GAMES
from tests.threads import thread

NAMES = ("Anna", "Bram", "Céleste", "Dirk")


@pytest.fixture(autouse=True)
def _cold() -> Iterator[None]:
    canvas.forget()
    warming._warm.clear()
    yield
    warming._warm.clear()


async def test_after_warming_up_no_board_waits_for_what_never_changes() -> None:
    pictures = Pictures(Beside(thread))
    await warm_up(pictures, ["da"])
    pictures.beside.close()
    before = _painted()
    for game, rules in GAMES.items():
        table = Table.new(rules, rules.SEATS[-1], {}, "another game")
        view = table.view(next(iter(table.asks)))
        for shape in SHAPES:
            for name in offered(view):
                part(view, NAMES, Speaker("da", NAMES), name, shape=shape)
        assert _painted() == before, game


def _painted() -> set[Hashable]:
    """The grounds that are kept, but for plain sheets, which are painted in no time."""
    names = canvas._shelves["board"].painted._things
    return {name for name in names if isinstance(name, tuple) and len(name) == 4 and "sheet" not in str(name)}


async def test_whoever_wants_a_picture_waits_for_one_part_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the parts, nobody looks at what is painted."""
    may_go_on, done, parts = Event(), list[str](), list[object]()
    monkeypatch.setattr(warming, "make_warm", lambda *which: parts.append(which))
    pictures = Pictures(Beside(thread))
    blocked = pictures.beside.give(may_go_on.wait, 60)
    await asyncio.sleep(0)
    warmed = asyncio.create_task(warm_up(pictures, ["en"]))
    warmed.add_done_callback(lambda _: done.append("warm"))
    await asyncio.sleep(0)
    wanted = asyncio.create_task(pictures.beside.do(int, urgency=CHANNEL))
    wanted.add_done_callback(lambda _: done.append("wanted"))
    may_go_on.set()
    await asyncio.gather(blocked.done, warmed, wanted)
    pictures.beside.close()
    assert done == ["wanted", "warm"]
    assert len(set(parts)) == len(parts) > 20
