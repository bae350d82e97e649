"""What a move costs, counted and not timed: requests, pictures, visits to SQLite's threads."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

import render.games
from bot.messages.pictures import CHANNEL, Pictures, Shot
from bot.messages.slots import DmSlot, board_slot, wish
from bot.store.database import ForbiddenError, Store
from bot.store.games import game_by_number, update_game
from bot.words.texts import Speaker
from bot.workers import Beside
from render.picture import Picture
from rules.core.table import Table
from rules.games import GAMES
from tests.e2e.conftest import Stage, staged
from tests.e2e.drawing import asked, draw
from tests.e2e.tables import begin
from tests.threads import thread

#: How many rows a panel has, and so where its buttons are, depends on the luck.

#: The acknowledgement, the new turn's message, the old one's, and both players' DMs.
REQUESTS = 5
#: The board for everybody, and what each of two players sees.
PICTURES = 3
OTHERS = "Show another part…"
#: To and from the threads that talk to SQLite.
VISITS = 12


def counting(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: Any, name: str, what: str) -> None:
    """Count the calls of a function."""
    real: Callable[..., Any] = getattr(owner, name)

    def counted(*args: Any, **named: Any) -> Any:
        counts[what] += 1
        return real(*args, **named)

    monkeypatch.setattr(owner, name, counted)


async def test_a_move_from_a_dm_costs_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts: Counter[str] = Counter()
    async with staged(tmp_path / "schout.sqlite") as stage:
        await begin(stage)
        counting(monkeypatch, counts, render.games, "part", "pictures")
        counting(monkeypatch, counts, aiosqlite.Connection, "_execute", "visits")
        for _ in range(4):
            counts.clear()
            before = len(stage.town.requests)
            player = asked(stage.town)
            await draw(player, player.dm[-1])
            await stage.quiet()
            counts["requests"] = len(stage.town.requests) - before
            assert counts["requests"] <= REQUESTS, stage.town.requests[before:]
            assert 0 < counts["pictures"] <= PICTURES
            assert 0 < counts["visits"] <= VISITS


async def test_a_move_from_the_channel_draws_no_picture_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: Counter[str] = Counter()
    async with staged(tmp_path / "schout.sqlite") as stage:
        await begin(stage)
        await open_panel(stage)
        counting(monkeypatch, counts, render.games, "part", "pictures")
        player = asked(stage.town)
        await draw(player, player.messages("dam")[-1])
        await stage.quiet()
    assert 0 < counts["pictures"] <= PICTURES


async def open_panel(stage: Stage) -> None:
    """Press the button under the board that opens the question."""
    player = asked(stage.town)
    [button] = [
        c["custom_id"]
        for c in stage.town.room("dam").latest.components
        if str(c.get("custom_id")).endswith(":turn")
    ]
    await player.press(button, channel="dam")
    await stage.quiet()


async def test_the_same_picture_is_drawn_once_for_all_who_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: Counter[str] = Counter()
    counting(monkeypatch, counts, render.games, "part", "pictures")
    view, pictures = Table.new(GAMES["ride"], 2, {}, "seed").view(None), Pictures(Beside(thread))
    shot = Shot((1, 0), view, ("Anna", "Bram"), Speaker("en"), "board")
    drawn = await asyncio.gather(*(pictures.draw([shot], CHANNEL) for _ in range(3)))
    assert counts["pictures"] == 1
    assert len({id(picture) for [picture] in drawn}) == 1


async def test_a_picture_that_failed_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view, pictures = Table.new(GAMES["ride"], 2, {}, "seed").view(None), Pictures(Beside(thread))

    def fail(*_: Any, **__: Any) -> Picture:
        raise OSError("no more memory")

    monkeypatch.setattr(render.games, "part", fail)
    shot = Shot((1, 0), view, ("Anna", "Bram"), Speaker("en"), "board")
    with pytest.raises(OSError, match="no more memory"):
        await pictures.draw([shot], CHANNEL)
    monkeypatch.undo()
    assert (await pictures.draw([shot], CHANNEL))[0].png


async def test_changes_at_once_are_all_stored_or_none(store: Store, game: int) -> None:
    async with store.change_at_once() as db:
        await update_game(db, game, touched=7)
        await update_game(db, game, reminded=3)
    with pytest.raises(ForbiddenError):
        await half_wrong(store, game)
    async with store.change() as writer:
        await writer.execute("DELETE FROM outbox")
    row = await game_by_number(store, game)
    assert row is not None
    assert (row.touched, row.reminded) == (7, 3)


async def half_wrong(store: Store, game: int) -> None:
    """Two changes, the second of which the schema refuses."""
    async with store.change_at_once() as db:
        await update_game(db, game, touched=8)
        await update_game(db, game, stage="nonsense")


async def test_what_a_message_shows_already_is_not_said_again(tmp_path: Path) -> None:
    async with staged(tmp_path / "schout.sqlite") as stage:
        await begin(stage)
        # On one of them somebody has pressed something.
        await _wished_again(stage)
        before = len(stage.town.requests)
        await _wished_again(stage)
        assert stage.town.requests[before:] == []


async def test_a_message_that_was_turned_to_something_else_is_said_again(tmp_path: Path) -> None:
    async with staged(tmp_path / "schout.sqlite") as stage:
        await begin(stage)
        await _wished_again(stage)
        player = asked(stage.town)
        others = player.dm[-1].options(OTHERS)
        await player.choose(OTHERS, others[0], message=player.dm[-1])
        await stage.quiet()
        assert player.dm[-1].options(OTHERS) != others
        before = len(stage.town.requests)
        await _wished_again(stage)
        assert len(stage.town.requests) == before + 1
        assert player.dm[-1].options(OTHERS) == others


async def _wished_again(stage: Stage) -> None:
    row = await game_by_number(stage.store, 1)
    assert row is not None
    async with stage.store.change() as db:
        await wish(db, 1, [board_slot(row), *[DmSlot(seat) for seat in range(row.seats)]])
    stage.bot.outbox.wake(1)
    await stage.quiet()
