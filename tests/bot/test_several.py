"""Several processes on one database: one at a time changes a game, and who falls silent has lost it.

Each process is a store of its own here: what they know of each other, the server tells them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest

from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store import lately, pool
from bot.store.games import update_game
from bot.store.moves import answers_of
from bot.store.opening import opened
from bot.store.people import note_of, write_note
from bot.store.wishes import wish, wishes_of
from rules.core.asking import Illegal
from tests.bot.conftest import ANNA, BRAM, open_table
from tests.postgres import SENT_HOME


@asynccontextmanager
async def processes(address: str, count: int) -> AsyncIterator[list[Sessions]]:
    """So many, each with a store and locks of its own."""
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(count):
            store = await opened(address)
            stack.push_async_callback(store.close)
            made.append(Sessions(store))
        yield made


async def dealt(sessions: Sessions) -> int:
    """A game between Anna and Bram that has begun."""
    row = await open_table(sessions)
    await Lobby(sessions).join(row.id, BRAM, "Bram")
    return row.id


async def test_two_processes_answer_one_question_and_one_of_them_is_told_so(address: str) -> None:
    async with processes(address, 2) as both:
        game = await dealt(both[0])
        seated = await both[0].seated(game)
        seat = seated.row.asked[0]
        user = seated.seats[seat].user_id
        assert user in (ANNA, BRAM)
        ask = seated.table().asks[seat]
        picks = [option.id for option in ask.options[: ask.least]]
        mark = seated.table().mark(seat)
        done = await asyncio.gather(
            *(each.answer(game, user, seat, picks, mark) for each in both * 5), return_exceptions=True
        )
        assert [str(each) for each in done if each is not None] == ["illegal-stale"] * 9
        assert await answers_of(both[0].store, game) == [(seat, tuple(picks))]


async def test_what_several_processes_count_is_counted(address: str) -> None:
    """Each reads, waits and writes: without the lock nearly all of it would be lost."""
    async with processes(address, 3) as several:
        game = await dealt(several[0])

        async def count(sessions: Sessions) -> None:
            async with sessions.lock(game):
                turn = (await sessions.seated(game)).row.turn
                await asyncio.sleep(0.001)
                async with sessions.store.change() as db:
                    await update_game(db, game, turn=turn + 1)
                # A second change of the same holding is as safe.
                turn = (await sessions.seated(game)).row.turn
                await asyncio.sleep(0.001)
                async with sessions.store.change_at_once() as batch:
                    await update_game(batch, game, turn=turn + 1)

        await asyncio.gather(*(count(each) for each in several * 5))
        assert (await several[0].seated(game)).row.turn == 1 + 2 * 15


async def test_whoever_waits_too_long_for_another_process_is_told_so(address: str) -> None:
    async with processes(address, 2) as (one, other):
        game = await dealt(one)
        async with one.lock(game):
            with pytest.raises(Illegal, match="refused-busy"):
                async with other.holding(game, 0.05):
                    pass
        async with other.holding(game, 0.05):
            pass


async def test_whoever_holds_a_game_reads_what_others_have_made_of_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lately, "MOMENT", 1000.0)
    async with processes(address, 2) as (one, other):
        game = await dealt(one)
        assert (await other.seated(game)).row.turn == 1
        async with one.lock(game):
            await _set_turn(one, game, 7)
            assert (await one.seated(game)).row.turn == 7
        async with other.lock(game):
            assert (await other.seated(game)).row.turn == 7


async def test_what_is_said_is_no_older_than_what_is_wished(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lately, "MOMENT", 1000.0)
    async with processes(address, 2) as (one, other):
        game = await dealt(one)
        assert (await other.seated(game)).row.turn == 1
        async with one.store.change_at_once() as batch:
            await update_game(batch, game, turn=7)
            await wish(batch, game, ["board"])
        # Nobody has told the other yet, who comes by and finds the wish.
        assert "board" in [wanted.slot for wanted in await wishes_of(other.store, game)]
        assert (await other.seated(game)).row.turn == 7


async def test_with_the_last_change_a_game_is_let_go_of(address: str) -> None:
    async with processes(address, 2) as (one, other):
        game = await dealt(one)
        async with one.lock(game):
            async with one.store.change_at_once(last=True) as batch:
                await update_game(batch, game, turn=5)
            async with other.lock(game):
                assert (await other.seated(game)).row.turn == 5
            with pytest.raises(AssertionError, match="let go of"):
                await _set_turn(one, game, 9)


async def test_another_game_is_not_waited_for(address: str) -> None:
    async with processes(address, 2) as (one, other):
        game, another = await dealt(one), (await open_table(one, 6)).id
        async with one.lock(game), other.holding(another, 0.05):
            pass


async def test_whoever_has_lost_the_connection_changes_nothing(address: str) -> None:
    """The game goes to the next, and what the first would still store is refused."""
    async with processes(address, 2) as (one, other):
        game = await dealt(one)
        async with one.lock(game):
            await _order(address, SENT_HOME)
            async with other.lock(game):
                await _set_turn(other, game, 7)
            with pytest.raises(pool.LOST):
                await _set_turn(one, game, 9)
        assert (await one.seated(game)).row.turn == 7


async def test_whoever_falls_silent_in_the_middle_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(address, 2) as (one, other):
        game = await dealt(one)
        # Whoever speaks to the server from now on must not fall silent at all.
        monkeypatch.setitem(pool.SETTINGS, "idle_in_transaction_session_timeout", "50ms")
        await _order(address, SENT_HOME)
        async with one.lock(game):
            monkeypatch.undo()
            # The other waits until the server has hung up on the first.
            async with other.lock(game):
                await _set_turn(other, game, 7)
            with pytest.raises(pool.LOST):
                await _set_turn(one, game, 9)
        assert (await other.seated(game)).row.turn == 7


async def _set_turn(sessions: Sessions, game: int, turn: int) -> None:
    async with sessions.store.change() as db:
        await update_game(db, game, turn=turn)


async def _order(address: str, sql: str) -> None:
    db = await asyncpg.connect(address)
    try:
        await db.fetch(sql)
    finally:
        await db.close()


@pytest.mark.parametrize("stored", [True, False])
async def test_where_the_answer_to_a_commit_is_lost_the_server_is_asked(
    address: str, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async with processes(address, 1) as [sessions]:
        game, store = await dealt(sessions), sessions.store
        _lose(monkeypatch, stored=stored)
        if stored:
            await _note(sessions, game)
        else:
            with pytest.raises(ConnectionError):
                await _note(sessions, game)
        assert await note_of(store, game, ANNA) == ("kept" if stored else "")


async def _note(sessions: Sessions, game: int) -> None:
    async with sessions.lock(game):
        await write_note(sessions.store, game, ANNA, "kept")


def _lose(monkeypatch: pytest.MonkeyPatch, *, stored: bool) -> None:
    """Let the connection break with the next commit: after it, or before the server has heard of it."""
    execute = pool.Line.execute

    async def broken(self: pool.Line, query: str, *args: Any) -> Any:
        if not query.startswith("COMMIT"):
            return await execute(self, query, *args)
        if stored:
            await execute(self, query)
        monkeypatch.undo()
        self.terminate()
        raise ConnectionResetError

    monkeypatch.setattr(pool.Line, "execute", broken)
