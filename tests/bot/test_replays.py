"""Films of games: in pieces between other pictures, one after the other, each once, and never too many."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

import pytest

import render.games
from bot.gallery import feld, ride
from bot.gallery.games import Choose, story
from bot.messages import replays as module
from bot.messages.pictures import CHANNEL, Pictures, Shot
from bot.messages.replays import (
    BY_PERSON,
    BY_SERVER,
    LONGEST,
    STEP,
    WINDOW,
    Film,
    News,
    Replays,
)
from bot.messages.stories import Reel, Standing, Story, rounds, summary, turns
from bot.tables.asker import Asker
from bot.words.texts import Speaker
from bot.workers import Beside, Workers, process
from render.canvas import Canvas
from render.games import film
from render.replay import Turn
from rules.core import events as happening
from rules.core.asking import Illegal
from tests.threads import thread
from tests.waiting import all_steps, until

NAMES = ("Anna", "Bram")


class Drawer:
    """Draws films, and waits before each frame until it may."""

    def __init__(self, beside: Beside) -> None:
        self.beside = beside
        self.replays = Replays(beside, lambda: self.now)
        self.now = 1000.0
        self.may_draw = Event()
        self.frames = 0
        self._frame = render.games.frame

    def frame(self, turn: Turn, *args: Any) -> Canvas:
        self.may_draw.wait(60)
        self.frames += 1
        return self._frame(turn, *args)

    async def wanted(
        self, told: Story, person: int = 1, server: int | None = 9, news: list[News] | None = None
    ) -> asyncio.Task[Film]:
        """Somebody wants a film."""
        heard = [] if news is None else news

        async def tell(new: News) -> None:
            heard.append(new)

        async def wait() -> Film:
            asker = Asker(person, "", "en-US", 5, server)
            with self.replays.asked_by(asker):
                return await self.replays.film(told, Reel(told.game, NAMES, "en"), asker, tell)

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        return task


@asynccontextmanager
async def drawing(workers: Workers = thread) -> AsyncIterator[Drawer]:
    beside = Beside(workers)
    made = Drawer(beside)
    try:
        yield made
    finally:
        made.may_draw.set()
        beside.close()


@pytest.fixture
async def drawer(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Drawer]:
    async with drawing() as made:
        monkeypatch.setattr(render.games, "frame", made.frame)
        module._image.cache_clear()
        yield made


def short(number: int) -> Story:
    """A game of few turns, another for each number."""
    whole = story("ride", ride.choose, 2, {}, f"short {number}")
    return whole._replace(log=whole.log[:6])


@pytest.mark.parametrize(("game", "choose"), [("ride", ride.choose), ("feld", feld.choose)])
async def test_a_film_in_pieces_is_the_film(game: str, choose: Choose) -> None:
    whole = story(game, choose, 2, {}, "film")
    part, say = whole._replace(log=whole.log[:40]), Speaker("en", NAMES, plain=True)
    async with drawing() as made:
        got = await (await made.wanted(part))
    told = [turn for turn, _ in turns(part, say)]
    assert got.gif == film(told, NAMES, say)
    assert got.points.png.startswith(b"\x89PNG")


def test_a_turn_is_told_in_one_line_with_the_points_that_it_brought() -> None:
    say = Speaker("en", NAMES, plain=True)
    events = [
        happening.Event(
            "took-block", 0, {"block": "nieuwmarkt-5", "good": "coffee", "color_paid": {"purple": 4}}
        ),
        happening.Event("sailed", 0, {"place": "store-beer", "spaces": 7}),
        happening.Event("delivered", 0, {"good": "beer", "place": "store-beer", "points": 6}),
        happening.Event("gained", 0, {"card": "015", "points": 1}),
        happening.Event("gained", 0, {"card": "015", "gulden": 1}),
        happening.Event("round", None, {"round": 9}),
    ]
    assert summary(say, "feld", events) == "Anna: beer +6, Coffee roaster 015 +1, Nieuwmarkt N5 · Round 9"
    passes = [happening.Event("passed", 1), happening.Event("round", None, {"round": 9})]
    assert summary(say, "feld", passes) == "Bram passes. · Round 9"
    assert summary(say, "feld", []) == ""


def test_the_points_after_a_round_are_those_of_its_last_turn() -> None:
    told = [Standing(1, [0, 0], False), Standing(1, [3, 0], False), Standing(2, [3, 5], False)]
    assert rounds(told) == ([[0, 0], [3, 5]], False)
    assert rounds([*told, Standing(2, [1, 2], True)]) == ([[0, 0], [3, 5], [1, 2]], True)


async def test_a_board_is_drawn_between_two_turns_of_a_film(drawer: Drawer) -> None:
    whole = story("ride", ride.choose, 2, {}, "film")
    moving = await drawer.wanted(whole)
    view = next(turns(whole, Speaker("en", NAMES)))[0].view
    shot = Shot(("board",), view, NAMES, Speaker("en"), "board")
    drawn_before_board: list[int] = []
    real = render.games.part

    def board(*args: Any, **named: Any) -> Any:
        drawn_before_board.append(drawer.frames)
        return real(*args, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(render.games, "part", board)
        channel = asyncio.create_task(Pictures(drawer.beside).draw([shot], CHANNEL))
        await all_steps()
        drawer.may_draw.set()
        await channel
    assert drawn_before_board[0] <= 1
    assert not moving.done()
    await moving
    assert drawer.frames > STEP


async def test_the_same_film_is_drawn_once_for_all(drawer: Drawer) -> None:
    first = [await drawer.wanted(short(1), person) for person in range(3)]
    drawer.may_draw.set()
    films = await asyncio.gather(*first)
    drawn = drawer.frames
    films.append(await (await drawer.wanted(short(1), person=7)))
    assert drawer.frames == drawn > 0
    assert len({id(each) for each in films}) == 1


async def test_films_are_drawn_one_after_the_other_and_everybody_is_told_their_place(drawer: Drawer) -> None:
    heard: list[list[News]] = [[], [], []]
    wanted = [
        await drawer.wanted(short(number), person=number, news=news) for number, news in enumerate(heard)
    ]
    await until(lambda: [len(news) for news in heard] == [0, 1, 1])
    drawer.may_draw.set()
    await asyncio.gather(*wanted)
    assert [[news.before for news in each] for each in heard] == [[], [1, 0], [2, 1, 0]]


async def test_how_far_a_film_is_is_told_while_it_is_drawn(drawer: Drawer) -> None:
    heard: list[News] = []
    whole = story("ride", ride.choose, 2, {}, "film")
    drawer.may_draw.set()
    await (await drawer.wanted(whole, news=heard))
    assert News(0, STEP, drawer.frames) in heard
    assert len(heard) <= drawer.frames // STEP


async def test_a_film_that_nobody_waits_for_any_more_is_not_drawn(drawer: Drawer) -> None:
    begun = await drawer.wanted(short(1), person=1)
    waiting = await drawer.wanted(short(2), person=2)
    last = await drawer.wanted(short(3), person=3)
    await all_steps()
    for task in (begun, waiting):
        task.cancel()
    await asyncio.sleep(0)
    drawer.may_draw.set()
    await last
    turns_of_last = len(list(turns(short(3), Speaker("en", NAMES))))
    assert drawer.frames <= turns_of_last + 2


async def test_a_film_that_was_given_up_can_be_asked_for_again_at_once(drawer: Drawer) -> None:
    first = await drawer.wanted(short(1))
    await all_steps()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    again = await drawer.wanted(short(1))
    drawer.may_draw.set()
    assert (await again).gif


async def test_nobody_waits_for_two_films_at_once(drawer: Drawer) -> None:
    first = await drawer.wanted(short(1))
    with pytest.raises(Illegal, match="refused-replay-waiting"):
        await (await drawer.wanted(short(2)))
    drawer.may_draw.set()
    await first
    await (await drawer.wanted(short(2)))


async def test_a_person_gets_so_many_films_in_a_while(drawer: Drawer) -> None:
    drawer.may_draw.set()
    for _ in range(BY_PERSON):
        await (await drawer.wanted(short(1)))
    with pytest.raises(Illegal, match="refused-replays-person"):
        await (await drawer.wanted(short(1)))
    await (await drawer.wanted(short(1), person=2))
    drawer.now += WINDOW
    await (await drawer.wanted(short(1)))


async def test_for_a_server_so_many_films_are_drawn_in_a_while(drawer: Drawer) -> None:
    drawer.may_draw.set()
    for number in range(BY_SERVER):
        await (await drawer.wanted(short(number), person=number))
    with pytest.raises(Illegal, match="refused-replays-server"):
        await (await drawer.wanted(short(99), person=99))
    # What is drawn already can be had, and other servers and DMs are not concerned.
    await (await drawer.wanted(short(0), person=100))
    await (await drawer.wanted(short(99), person=101, server=8))
    await (await drawer.wanted(short(98), person=102, server=None))


async def test_only_so_many_films_wait(drawer: Drawer) -> None:
    wanted = [await drawer.wanted(short(number), number, server=number) for number in range(LONGEST)]
    with pytest.raises(Illegal, match="refused-replays-full"):
        await (await drawer.wanted(short(99), 99, server=99))
    for task in wanted:
        task.cancel()


async def test_whoever_waits_too_long_is_told_to_come_back(
    drawer: Drawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    with pytest.raises(Illegal, match="refused-replay-late"):
        await (await drawer.wanted(short(1)))


async def test_a_film_that_failed_is_told_and_the_next_one_drawn(
    drawer: Drawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Canvas:
        raise OSError("no more memory")

    with monkeypatch.context() as patch:
        patch.setattr(render.games, "frame", fail)
        with pytest.raises(OSError, match="no more memory"):
            await (await drawer.wanted(short(1)))
    drawer.may_draw.set()
    assert (await (await drawer.wanted(short(1)))).gif


async def test_at_the_close_nobody_waits_for_a_film_for_ever(drawer: Drawer) -> None:
    wanted = [await drawer.wanted(short(number), number) for number in range(3)]
    await all_steps()
    drawer.beside.close()
    ends = await asyncio.gather(*wanted, return_exceptions=True)
    assert all(isinstance(end, asyncio.CancelledError) for end in ends)


async def test_a_film_survives_the_loss_of_its_worker() -> None:
    whole = story("ride", ride.choose, 2, {}, "film")
    async with drawing(process) as made:
        heard: list[News] = []
        moving = await made.wanted(whole, news=heard)
        worker = await made.beside.do(os.getpid)
        await until(lambda: heard)
        os.kill(worker, signal.SIGKILL)
        say = Speaker("en", NAMES, plain=True)
        told = [turn for turn, _ in turns(whole, say)]
        assert (await moving).gif == film(told, NAMES, say)
