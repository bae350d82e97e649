"""Pictures that people press for: each drawn once, nobody's before everybody's, and never too many."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import Any

import pytest

from bot.messages.pictures import (
    ASKED,
    CHANNEL,
    FEW,
    FEW_IN_SERVER,
    MOST,
    MOST_IN_SERVER,
    WAITING,
    GivenUpError,
    Pictures,
    Shot,
    Sketch,
)
from bot.tables.asker import Asker
from bot.words.texts import Speaker
from bot.workers import AHEAD, Beside
from render.picture import Picture
from rules.core.asking import Illegal
from rules.core.table import Table
from rules.games import GAMES
from tests.render.warm import positions
from tests.threads import thread


class Easel:
    """Draws nothing, but notes what it should draw, and waits until it may begin."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self.may_begin = Event()
        self.drawn: list[str] = []

    def draw(self, name: str) -> Picture:
        self.may_begin.wait(60)
        self.drawn.append(name)
        return Picture(name.encode(), name, (1, 1))

    async def busy(self) -> None:
        """Give the one who draws so much to do that all else has to wait."""
        for number in range(AHEAD):
            self.pictures.beside.give(self.draw, f"busy {number}")
        await asyncio.sleep(0)

    async def pressed(
        self, name: str, person: int = 1, server: int | None = 9, on: int | None = None
    ) -> asyncio.Task[Any]:
        """Somebody presses for a picture."""
        asker = Asker(person, "", "en-US", 5, server)
        task = asyncio.create_task(
            self.pictures.drawn_for(asker, {name: partial(self.draw, name)}, on), name=name
        )
        await asyncio.sleep(0)
        return task

    async def order(self, *wanted: asyncio.Task[Any]) -> list[str]:
        """Begin, and return in which order things were drawn."""
        self.may_begin.set()
        await asyncio.gather(*wanted)
        return [name for name in self.drawn if not name.startswith("busy")]


@asynccontextmanager
async def easel() -> AsyncIterator[Easel]:
    made = Easel(Pictures(Beside(thread)))
    try:
        yield made
    finally:
        made.may_begin.set()
        made.pictures.beside.close()


def board(easel: Easel, monkeypatch: pytest.MonkeyPatch) -> Shot:
    """The public picture of a game, which the easel draws as "board"."""
    monkeypatch.setattr("render.games.part", lambda *_, **__: easel.draw("board"))
    view = Table.new(GAMES["ride"], 2, {}, "pictures").view(None)
    return Shot(("board",), view, ("Anna", "Bram"), Speaker("en"), "board")


async def test_a_picture_that_several_people_press_for_is_drawn_once() -> None:
    async with easel() as made:
        await made.busy()
        wanted = [await made.pressed("card", person) for person in range(5)]
        assert await made.order(*wanted) == ["card"]
        assert await made.order(await made.pressed("card", person=7)) == ["card"]


async def test_what_hangs_in_channels_pushes_out_nothing_that_somebody_opens_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.messages.pictures.KEPT", 5)
    monkeypatch.setattr("bot.messages.pictures.KEPT_PUBLIC", 10)
    async with easel() as made:
        made.may_begin.set()
        await made.pictures.draw([Sketch("mine", partial(made.draw, "mine"))], ASKED)
        for name in ("board 1", "board 2", "board 2"):
            await made.pictures.draw([Sketch(name, partial(made.draw, name))], CHANNEL)
        again = [await made.pressed("mine"), await made.pressed("board 1", person=2)]
        assert await made.order(*again) == ["mine", "board 1", "board 2", "board 1"]


async def test_whoever_presses_much_waits_behind_all_others() -> None:
    async with easel() as made:
        await made.busy()
        mine = [await made.pressed(f"mine {number}") for number in range(MOST)]
        theirs = await made.pressed("theirs", person=2)
        names = [f"mine {number}" for number in range(MOST)]
        assert await made.order(*mine, theirs) == [*names[:FEW], "theirs", *names[FEW:]]


async def test_a_server_in_which_much_is_pressed_waits_behind_all_others() -> None:
    async with easel() as made:
        await made.busy()
        many = [await made.pressed(f"here {person}", person) for person in range(FEW_IN_SERVER + 3)]
        there = await made.pressed("elsewhere", person=99, server=8)
        assert (await made.order(*many, there)).index("elsewhere") == FEW_IN_SERVER


async def test_a_public_picture_that_one_person_presses_for_does_not_come_before_a_channels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with easel() as made:
        shot = board(made, monkeypatch)
        draw = made.draw
        drawn_as = {(): "board", shot.names: "the channel's"}
        monkeypatch.setattr("render.games.part", lambda _, names, *__, **___: draw(drawn_as[names]))
        await made.busy()
        pressed = asyncio.create_task(
            made.pictures.draw_for(
                Asker(1, "", "en-US", 5), [Shot(("other",), shot.view, (), shot.speaker, "board")]
            )
        )
        await asyncio.sleep(0)
        channel = asyncio.create_task(made.pictures.draw([shot], CHANNEL))
        await asyncio.sleep(0)
        assert await made.order(pressed, channel) == ["the channel's", "board"]


async def test_what_a_channel_wants_is_hurried_although_somebody_waits_for_it_already(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with easel() as made:
        shot = board(made, monkeypatch)
        await made.busy()
        patient = asyncio.create_task(made.pictures.draw([shot], WAITING))
        await asyncio.sleep(0)
        pressed = await made.pressed("pressed")
        channel = asyncio.create_task(made.pictures.draw([shot], CHANNEL))
        await asyncio.sleep(0)
        assert await made.order(patient, pressed, channel) == ["board", "pressed"]


@pytest.mark.parametrize(
    ("most", "press", "refused"),
    [
        (MOST, lambda made, number: made.pressed(f"{number}", person=0), "refused-pictures-person"),
        (
            MOST_IN_SERVER,
            lambda made, number: made.pressed(f"{number}", number // 2),
            "refused-pictures-server",
        ),
    ],
)
async def test_nobody_has_more_than_so_many_pictures_in_the_works(
    most: int, press: Callable[..., object], refused: str
) -> None:
    async with easel() as made:
        await made.busy()
        wanted = [await press(made, number) for number in range(most)]  # type: ignore[misc]
        with pytest.raises(Illegal, match=refused):
            await (await made.pressed("one more", person=0))
        elsewhere = await made.pressed("elsewhere", person=99, server=8)
        assert len(await made.order(*wanted, elsewhere)) == most + 1
        # And as soon as they are there, there is room again.
        assert "later" in await made.order(await made.pressed("later"))


async def test_whoever_wants_but_one_picture_gets_it_however_much_others_press_in_the_server() -> None:
    async with easel() as made:
        await made.busy()
        many = [await made.pressed(f"{number}", number // 4) for number in range(MOST_IN_SERVER)]
        order = await made.order(await made.pressed("mine", person=99), *many)
        # Before all but what was wanted before and is not much.
        assert order.index("mine") <= FEW_IN_SERVER + MOST_IN_SERVER // 4


async def test_what_everybody_has_given_up_is_not_drawn() -> None:
    async with easel() as made:
        await made.busy()
        given_up = await made.pressed("nobody waits for this")
        one = await made.pressed("somebody waits for this", person=2)
        two = await made.pressed("somebody waits for this", person=3)
        for task in (given_up, one):
            task.cancel()
        await asyncio.sleep(0)
        assert await made.order(two) == ["somebody waits for this"]


async def test_whoever_presses_again_on_a_panel_has_given_up_what_it_was_to_show() -> None:
    async with easel() as made:
        await made.busy()
        pages = [await made.pressed(f"page {number}", on=77) for number in range(2 * MOST)]
        assert await made.order(pages[-1]) == [f"page {2 * MOST - 1}"]
        for page in pages[:-1]:
            with pytest.raises(GivenUpError):
                await page


async def test_a_picture_that_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.messages.pictures.PATIENCE", 0.01)
    async with easel() as made:
        await made.busy()
        with pytest.raises(Illegal, match="refused-picture-late"):
            await (await made.pressed("late"))
        assert await made.order() == []


@pytest.mark.parametrize("game", GAMES)
def test_whoever_draws_is_sent_the_view_as_it_is(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Any] = []
    monkeypatch.setattr("render.games.part", lambda view, *_, **__: got.append(view))
    views = list(positions(game, "packed", 9))
    for view in views:
        for part in ("board", "players"):
            Shot(("board",), view, (), Speaker("en"), part).work()
        assert got.pop() is got[-1], "it is unpacked once for all that is drawn from it"
    assert got == views
