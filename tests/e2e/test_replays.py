"""Replays: what is in them, who draws them, and that nobody can hold up others with them."""

import asyncio
from collections import Counter
from io import BytesIO
from threading import Event

import pytest
from PIL import Image, ImageSequence

import render.feld.lookup
import render.lookup
from bot.messages.pictures import MOST
from bot.messages.replays import BY_PERSON
from render.feld import PALETTE, overview
from tests.bot.test_speed import counting
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.feld import tables as feld_tables

DONE = "turn by turn, and the points"


async def replayed(spectator: Player, channel: str = "dam", done: str = DONE) -> Shown:
    """Ask for the replay of a channel's game, and wait for it."""
    await spectator.slash("board replay", channel=channel)
    return await spectator.until_sees(done, channel)


def picture(stage: Stage, shown: Shown, ending: str) -> Image.Image:
    """The file of a message whose name ends so."""
    [url] = {str(file["url"]) for file in shown.files if str(file["url"]).partition("?")[0].endswith(ending)}
    kept = stage.town.world.keeper.get_file(url.split("/")[-2])
    assert kept is not None
    return Image.open(BytesIO(kept[2]))


async def test_the_points_of_a_feld_game_are_drawn_in_its_own_colours(stage: Stage) -> None:
    table = await feld_tables.sit_down(stage, stage.town.people("Anna", "Bram"), "dam")
    await table.forward(lambda played: played.answers > 12)
    shown = await replayed(stage.town.person("Saskia"))
    assert picture(stage, shown, ".png").getpalette() == PALETTE.image.getpalette()


async def two_games(stage: Stage) -> None:
    """A game of Feld in each of two channels, both a few turns old."""
    for channel in ("dam", "jordaan"):
        if not any(room.name == channel for room in stage.town.rooms):
            stage.town.new_room(channel)
        table = await feld_tables.sit_down(stage, stage.town.people("Anna", "Bram"), channel)
        await table.forward(lambda played: played.answers > 6)


async def test_the_same_replay_is_drawn_once_however_many_ask_for_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await feld_tables.sit_down(stage, stage.town.people("Anna", "Bram"), "dam")
    await table.forward(lambda played: played.answers > 12)
    counts: Counter[str] = Counter()
    counting(monkeypatch, counts, overview, "draw", "frames")
    spectators = [stage.town.person("Saskia"), *map(stage.town.newcomer, ("Titus", "Hendrickje"))]
    await asyncio.gather(*(replayed(each) for each in spectators[:2]))
    drawn = counts["frames"]
    assert drawn > 2
    shown = await replayed(spectators[2])
    assert counts["frames"] == drawn
    with picture(stage, shown, ".gif") as film:
        assert len(list(ImageSequence.Iterator(film))) == drawn


async def test_whoever_waits_for_a_replay_is_told_their_place(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_games(stage)
    may_draw, real = Event(), overview.draw
    saskia, titus = stage.town.person("Saskia"), stage.town.newcomer("Titus", "da")
    with monkeypatch.context() as patch:
        patch.setattr(overview, "draw", lambda *args, **named: may_draw.wait(60) and real(*args, **named))
        first = asyncio.create_task(replayed(saskia, "dam"))
        await stage.town.until(lambda: bool(stage.bot.replays._queue))
        second = asyncio.create_task(replayed(titus, "jordaan", "tur for tur, og pointene"))
        await titus.until_sees("Én genafspilning tegnes før din", "jordaan")
        may_draw.set()
        await asyncio.gather(first, second)


async def test_nobody_gets_replays_without_end(stage: Stage) -> None:
    await two_games(stage)
    saskia = stage.town.person("Saskia")
    for _ in range(BY_PERSON):
        await replayed(saskia)
    assert f"{BY_PERSON} replays in a short time" in (await saskia.slash("board replay")).text


async def test_whoever_presses_for_too_many_pictures_is_told_so_and_others_are_served(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await feld_tables.sit_down(stage, stage.town.people("Anna", "Bram"), "dam")
    may_draw, real = Event(), render.lookup.finished
    monkeypatch.setattr(render.feld.lookup, "finished", lambda *args: may_draw.wait(60) and real(*args))
    saskia, titus = stage.town.person("Saskia"), stage.town.newcomer("Titus")
    cards = [f"{number:03}" for number in range(1, MOST + 3)]
    pressed = [asyncio.create_task(saskia.slash("card", channel="dam", name=card)) for card in cards]
    await saskia.until_sees(f"still drawing {MOST} pictures for you", "dam")
    board = asyncio.create_task(titus.slash("board show", channel="dam"))
    may_draw.set()
    answers = await asyncio.gather(*pressed)
    told = [answer for answer in answers if "still drawing" in answer.text]
    assert len(told) == 2
    assert all(not answer.message.alt_texts for answer in told if answer.message)
    shown = (await board).message
    assert shown is not None
    assert shown.alt_texts
