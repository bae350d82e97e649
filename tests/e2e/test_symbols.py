"""The symbols of the games as emoji of the application: brought once, shown everywhere, never in the way."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.edge import arrival, emoji
from bot.edge.emoji import called
from bot.outbox import setbacks
from bot.words.texts import Speaker
from render.games import DRAWN_BY, symbol
from tests.driver import Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.tables import begin, last_game, turn
from tests.phones import Phone
from tests.waiting import PATIENCE

UPLOAD = ("POST", "/applications/{application_id}/emojis")
LIST = ("GET", "/applications/{application_id}/emojis")
DELETE = ("DELETE", "/applications/{application_id}/emojis/{emoji_id}")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon; and little is drawn."""
    monkeypatch.setattr(arrival, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))
    monkeypatch.setattr(emoji, "PAUSE", 0.01)
    monkeypatch.setattr(emoji, "DRAWN_BY", {"ride": DRAWN_BY["ride"]})


def count(stage: Stage, kind: tuple[str, str]) -> int:
    return sum((r.method, r.route) == kind and r.status < 300 for r in stage.town.requests)


async def settled(stage: Stage) -> None:
    await asyncio.wait_for(stage.bot.emoji.settled.wait(), PATIENCE)


def shown_emoji(shown: Shown) -> set[str]:
    """The emoji on what can be pressed on a message."""
    pressed = [*shown.components, *[option for part in shown.selects for option in part.get("options") or []]]
    return {each["emoji"]["name"] for each in pressed if (each.get("emoji") or {}).get("id")}


async def test_buttons_selects_and_texts_show_symbols_and_a_push_shows_none(tmp_path: Path) -> None:
    async with staged(tmp_path / "db", symbols=True) as stage:
        await settled(stage)
        world = stage.town.world
        assert len({each["name"] for each in world.emojis.values()}) == len(world.emojis) > 13
        player, other = await begin(stage)
        stage.watch.offset += 300
        panel = player.dm[-1]
        assert {called("ride", "card", symbol("ride", "card", Speaker("en")))} <= shown_emoji(panel)
        assert any(name.startswith("ride_color_") for name in shown_emoji(panel))
        await turn(stage, player)
        dm = player.dm[-1].text
        assert "<:ride_color_" in dm, "what was drawn"
        for text in [note for each in (player, other) for note in Phone(each).texts]:
            assert "<:" not in text
            assert "ride_color" not in text
        for message in [*stage.town.room("dam").messages, *player.dm]:
            assert all("<:" not in alt for alt in message.alt_texts)
        assert stage.town.refusals == []


async def test_a_restart_uploads_nothing_and_a_changed_drawing_takes_the_place_of_the_old(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    async with staged(tmp_path / "db", tmp_path / "town", symbols=True) as stage:
        await settled(stage)
        before = {each["name"] for each in stage.town.world.emojis.values()}
        assert count(stage, UPLOAD) == len(before)
    told = [record for record in caplog.records if record.message == "symbols uploaded"]
    assert len(told) == 1
    caplog.clear()
    async with staged(tmp_path / "db", tmp_path / "town", symbols=True) as stage:
        await settled(stage)
        assert count(stage, UPLOAD) == count(stage, DELETE) == 0
        assert not [record for record in caplog.records if record.message == "symbols uploaded"]
        stage.town.world.emojis["1"] = {**next(iter(stage.town.world.emojis.values())), "id": "1"}
        stage.town.world.emojis["1"]["name"] = "somebody_elses"
    drawn = emoji.draw

    def otherwise(game: str, name: str, code: str) -> bytes:
        return drawn(game, "points" if name == "carts" else name, code)

    monkeypatch.setattr(emoji, "draw", otherwise)
    async with staged(tmp_path / "db", tmp_path / "town", symbols=True) as stage:
        await settled(stage)
        assert (count(stage, UPLOAD), count(stage, DELETE)) == (1, 1)
        after = {each["name"] for each in stage.town.world.emojis.values()}
        assert {name[:11] for name in before ^ after} == {"ride_carts_"}


@pytest.mark.parametrize(
    "trouble", [{"status": 500}, {"drop": True}, {"status": 429, "retry_after": 0.05}], ids=str
)
async def test_trouble_while_symbols_are_brought_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: dict[str, Any]
) -> None:
    async with staged(tmp_path / "db", symbols=False) as stage:
        stage.town.faults.add(*LIST, **trouble)
        stage.town.faults.add(*UPLOAD, **trouble)
        bringing = asyncio.create_task(
            emoji.bring(stage.bot, stage.bot.emoji, stage.bot.outbox.pictures, ["en"])
        )
        await settled(stage)
        bringing.cancel()
        assert len(stage.town.world.emojis) == len(stage.bot.emoji.known) > 10


async def test_where_symbols_are_not_taken_words_do_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path / "db", symbols=False) as stage:
        stage.town.faults.add(*UPLOAD, status=403, code=50013, times=None)
        bringing = asyncio.create_task(
            emoji.bring(stage.bot, stage.bot.emoji, stage.bot.outbox.pictures, ["en"])
        )
        await settled(stage)
        player, _ = await begin(stage)
        assert not shown_emoji(player.dm[-1])
        assert "Draw from the deck" in player.dm[-1].text
        assert not {*"\ue000\ue001\ue002"} & {*player.dm[-1].text}
        bringing.cancel()
    [told] = [record for record in caplog.records if "words do" in record.message]
    assert told.levelname == "WARNING"


async def test_an_emoji_that_somebody_deleted_keeps_no_panel_away(tmp_path: Path) -> None:
    """Discord refuses the whole message; it is said without symbols, and they are brought anew."""
    async with staged(tmp_path / "db", symbols=True) as stage:
        await settled(stage)
        player, other = await begin(stage)
        stage.town.world.emojis.clear()
        before = (await last_game(stage)).turn
        answer = await player.press("My hand", channel="dam")
        await stage.quiet()
        assert answer.message is not None
        assert "Draw from the deck" in answer.message.text
        await turn(stage, player)
        assert (await last_game(stage)).turn == before + 1
        await stage.town.until(lambda: len(stage.bot.emoji.known) > 13)
        await turn(stage, other)
        assert shown_emoji(player.dm[-1])
