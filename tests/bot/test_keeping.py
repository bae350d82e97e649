"""`KEEP_DAYS`: of games that have been over for long only what ratings need is kept, without names."""

import asyncio

import pytest

from bot.hosting.soundness import check_file
from bot.messages.reports import record_file
from bot.people.ratings import standings
from bot.play.clocks import DAY, Clocks
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.database import Store
from bot.store.finished import NOBODY, finished
from bot.store.games import update_game
from bot.store.sqlite import SqliteStore
from rules.core.asking import Illegal
from tests.bot.conftest import ANNA, BRAM, open_table
from tests.bot.damage import move


@pytest.fixture
async def over(sessions: Sessions) -> int:
    """A rated game that was over long ago, and one that was given up."""
    row = await open_table(sessions)
    await Lobby(sessions).join(row.id, BRAM, "Bram")
    for _ in range(4):
        await move(sessions, row.id)
    async with sessions.store.change() as db:
        old = {"touched": sessions.now - 40 * DAY}
        await update_game(db, row.id, stage="over", points=[30, 20], winners=[0], rated=True, **old)
    other = await open_table(sessions, 6)
    async with sessions.store.change() as db:
        await update_game(db, other.id, stage="ended", **old)
    return row.id


@pytest.mark.both
async def test_what_ratings_need_stays_without_names(store: Store, sessions: Sessions, over: int) -> None:
    before = standings("ride", await finished(store, 4, "ride", ANNA))
    await Clocks(sessions, Lobby(sessions), keep_days=30).look()
    after = standings("ride", await finished(store, 4, "ride", ANNA))
    assert [(who.user_id, who.wins, who.rating) for who in after] == [
        (who.user_id, who.wins, who.rating) for who in before
    ]
    assert {who.name for who in after} == {NOBODY}
    for table in ("moves", "events", "messages", "outbox", "notes"):
        assert await store.number(f"SELECT count(*) FROM {table}") == 0, table
    assert await store.number("SELECT count(*) FROM games") == 1, "what was given up is gone"
    seated = await sessions.seated(over)
    assert (seated.row.seed, seated.row.saved, seated.row.host_id) == ("", None, 0)


async def test_what_is_gone_is_told_in_a_sentence(store: Store, sessions: Sessions, over: int) -> None:
    await Clocks(sessions, Lobby(sessions), keep_days=30).look()
    seated = await sessions.seated(over)
    with pytest.raises(Illegal, match="refused-forgotten"):
        seated.table()
    with pytest.raises(Illegal, match="refused-forgotten"):
        await record_file(store, seated)


async def test_such_a_file_is_sound(store: Store, sessions: Sessions, over: int) -> None:
    await Clocks(sessions, Lobby(sessions), keep_days=30).look()
    assert isinstance(store, SqliteStore)
    await asyncio.to_thread(check_file, store.path)


@pytest.mark.parametrize("days", [None, 60])
async def test_without_it_or_before_all_is_kept(sessions: Sessions, over: int, days: int | None) -> None:
    await Clocks(sessions, Lobby(sessions), keep_days=days).look()
    assert (await sessions.seated(over)).table().answers
    assert {seat.name for seat in (await sessions.seated(over)).seats} == {"Anna", "Bram"}
