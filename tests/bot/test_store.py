"""The file: migrations, transactions, what the schema guarantees, copies."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.config import Config, UnusableFileError
from bot.play.session import Sessions
from bot.store import database as stores
from bot.store.backups import back_up
from bot.store.database import ForbiddenError, NewerFileError, Store, Where, insert
from bot.store.games import game_by_number, update_game
from bot.store.opening import opened
from bot.store.sqlite import FEW, SqliteStore
from bot.store.wishes import fulfil, wish, wishes_of
from rules.core.asking import Illegal
from tests.bot.conftest import open_table
from tests.stores import using
from tests.waiting import until

pytestmark = pytest.mark.both


async def test_a_new_file_is_migrated_to_the_latest_format(tmp_path: Path) -> None:
    async with using(SqliteStore.at(tmp_path / "f", stores.UNSEALED)) as store:
        assert await store.number("PRAGMA user_version") == len(stores.MIGRATIONS)
        assert await store.number("PRAGMA foreign_keys") == 1
        async with store.db.execute("PRAGMA journal_mode") as cursor:
            assert tuple(await cursor.fetchone() or ()) == ("wal",)
        async with store.db.execute("PRAGMA foreign_keys") as cursor:
            assert tuple(await cursor.fetchone() or ()) == (1,)


async def test_what_is_kept_is_opened_again_as_it_was(kept_at: Where) -> None:
    async with using(opened(kept_at)) as first:
        row = await open_table(Sessions(first))
    async with using(opened(kept_at)) as second:
        assert await game_by_number(second, row.id) == row


async def test_a_newer_file_is_refused_with_a_sentence_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(NewerFileError, match=r"newer.sqlite has format 99, .* use a newer Schout"):
        await opened(path)
    db = sqlite3.connect(path)
    assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    db.close()


@pytest.mark.parametrize("content", [b"this is no database, although it is long enough to be one" * 30])
async def test_what_is_no_database_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(UnusableFileError, match=r"notes.txt cannot be used as a database"):
        await opened(path)
    assert path.read_bytes() == content


async def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with pytest.raises(UnusableFileError, match="nowhere"):
        await opened(tmp_path / "nowhere" / "f")
    # The thread of the connection that failed still says farewell to this loop.
    await until(lambda: before.issuperset(threading.enumerate()))


async def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Folder:
        def joinpath(self, *_: str) -> "Folder":
            return self

        def read_text(self, _: str) -> str:
            return "CREATE TABLE half (id INTEGER); CREATE TABLE half (id INTEGER);"

    monkeypatch.setattr("bot.store.database.resources.files", lambda _: Folder())
    with pytest.raises(UnusableFileError, match="already exists"):
        await opened(tmp_path / "f")
    db = sqlite3.connect(tmp_path / "f")
    assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    assert db.execute("PRAGMA user_version").fetchone() == (0,)
    db.close()


# Transactions


async def test_a_change_that_fails_in_the_middle_stores_nothing(store: Store, sessions: Sessions) -> None:
    row = await open_table(sessions)

    async def fail() -> None:
        async with store.change() as db:
            await update_game(db, row.id, turn=7)
            raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await fail()
    after = await game_by_number(store, row.id)
    assert after is not None
    assert after.turn == 0


async def test_nobody_reads_what_is_not_stored_for_good(store: Store, sessions: Sessions) -> None:
    row = await open_table(sessions)
    async with store.change() as db:
        await update_game(db, row.id, turn=7)
        before = await game_by_number(store, row.id)
    after = await game_by_number(store, row.id)
    assert before is not None
    assert after is not None
    assert (before.turn, after.turn) == (0, 7)


async def test_what_was_found_is_not_read_again_until_somebody_has_stored_something(tmp_path: Path) -> None:
    async with using(SqliteStore.at(tmp_path / "f", stores.UNSEALED)) as store:
        sessions = Sessions(store)
        game_id, asked = (await open_table(sessions)).id, list[str]()
        async with store.change() as db:
            await update_game(db, game_id, language="da")
        store._near.set_trace_callback(asked.append)
        first = await sessions.seated(game_id)
        assert first.row.language == "da"
        assert await sessions.seated(game_id) == first
        assert sum(sql.startswith("SELECT") for sql in asked) == 2
        # Nor does it matter who has stored it.
        async with using(opened(store.path)) as other, other.change() as db:
            await update_game(db, game_id, language="nl")
        assert (await sessions.seated(game_id)).row.language == "nl"


async def test_many_rows_are_not_read_on_the_loop_and_what_was_stored_meanwhile_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with using(SqliteStore.at(tmp_path / "f", stores.UNSEALED)) as store:
        game_id = (await open_table(Sessions(store))).id
        elsewhere = list[str]()
        await store.reader.set_trace_callback(elsewhere.append)

        async def add(slots: Iterable[str]) -> None:
            async with store.change() as db:
                await wish(db, game_id, slots)

        await add([f"slot {number}" for number in range(FEW - 1 - len(await wishes_of(store, game_id)))])
        assert len(await wishes_of(store, game_id)) == FEW - 1
        assert not elsewhere
        await add(["one more"])
        fetch = store.fetch

        async def beside(sql: str, args: Sequence[Any] = ()) -> list[sqlite3.Row]:
            found = await fetch(sql, args)
            await add(["and another"])
            await game_by_number(store, game_id)
            return found

        monkeypatch.setattr(store, "fetch", beside)
        assert len(await wishes_of(store, game_id)) == FEW
        monkeypatch.undo()
        assert len(await wishes_of(store, game_id)) == FEW + 1
        assert len(elsewhere) == 2


async def test_what_may_be_undone_by_a_power_failure_is_not_waited_for_on_the_disk(tmp_path: Path) -> None:
    async with using(SqliteStore.at(tmp_path / "f", stores.UNSEALED)) as store:
        told: list[str] = []
        await store.db.set_trace_callback(told.append)
        row = await open_table(Sessions(store))
        for lasting in (True, False):
            told.clear()
            async with store.change_at_once(lasting=lasting) as db:
                await wish(db, row.id, [f"slot {lasting}"])
            waited = [sql for sql in told if "synchronous" in sql]
            assert waited == ([] if lasting else ["PRAGMA synchronous = NORMAL", "PRAGMA synchronous = FULL"])

        async def fail() -> None:
            async with store.change_at_once(lasting=False) as db:
                await wish(db, row.id, ["another"])
                await wish(db, 99, ["of no game"])

        with pytest.raises(ForbiddenError):
            await fail()
        slots = {each.slot for each in await wishes_of(store, row.id)}
        assert {"slot True", "slot False", "another"} & slots == {"slot True", "slot False"}
        async with store.db.execute("PRAGMA synchronous") as cursor:
            assert tuple(await cursor.fetchone() or ()) == (2,), "what comes next is"


async def test_changes_do_not_mix(store: Store, sessions: Sessions) -> None:
    """Two tasks at once: the one that fails takes nothing of the other with it, and stores nothing."""
    row = await open_table(sessions)

    async def spoil() -> None:
        async with store.change() as db:
            await insert(db, "notes", game_id=row.id, user_id=1, text="never")
            await asyncio.sleep(0.02)
            raise RuntimeError

    async def write(user_id: int) -> None:
        async with store.change() as db:
            await insert(db, "notes", game_id=row.id, user_id=user_id, text="kept")
            await asyncio.sleep(0)

    done = await asyncio.gather(spoil(), *(write(n) for n in range(2, 8)), spoil(), return_exceptions=True)
    assert [type(error) for error in done if error] == [RuntimeError, RuntimeError]
    assert await store.number("SELECT count(*) FROM notes") == 6
    assert await store.number("SELECT count(*) FROM notes WHERE text = 'never'") == 0


@pytest.mark.parametrize("steps", range(6))
async def test_whoever_is_cancelled_leaves_no_transaction_open(
    store: Store, sessions: Sessions, steps: int
) -> None:
    row = await open_table(sessions)

    async def write() -> None:
        async with store.change() as db:
            await insert(db, "notes", game_id=row.id, user_id=1, text="a")
            await insert(db, "notes", game_id=row.id, user_id=2, text="b")

    task = asyncio.create_task(write())
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await store.number("SELECT count(*) FROM notes") in (0, 2)
    async with store.change() as db:
        await insert(db, "notes", game_id=row.id, user_id=3, text="c")
    assert await store.number("SELECT count(*) FROM notes WHERE user_id = 3") == 1


# What the schema guarantees


async def test_one_active_game_a_channel_even_in_a_race(store: Store, sessions: Sessions) -> None:
    made = await asyncio.gather(*(open_table(sessions) for _ in range(5)), return_exceptions=True)
    refused = [error for error in made if isinstance(error, Illegal)]
    assert [error.text.key for error in refused] == ["refused-channel-taken"] * 4
    assert await store.number("SELECT count(*) FROM games") == 1
    assert await store.number("SELECT count(*) FROM seats") == 1
    assert await store.number("SELECT count(*) FROM outbox") == 1


async def test_a_finished_game_makes_room_for_the_next(store: Store, sessions: Sessions) -> None:
    for stage in ("over", "ended"):
        row = await open_table(sessions)
        async with store.change() as db:
            await update_game(db, row.id, stage=stage)
    assert (await open_table(sessions)).id == 3


async def test_nothing_belongs_to_no_game(store: Store) -> None:
    with pytest.raises(ForbiddenError, match=r"(?i)foreign key"):
        async with store.change() as db:
            await wish(db, 77, ["lobby"])


async def test_what_belongs_to_a_game_goes_with_it(store: Store, sessions: Sessions) -> None:
    row = await open_table(sessions)
    async with store.change() as db:
        await db.execute("DELETE FROM games WHERE id = ?", (row.id,))
    assert await store.number("SELECT (SELECT count(*) FROM seats) + (SELECT count(*) FROM outbox)") == 0


async def test_wishes_for_one_panel_become_one(store: Store, sessions: Sessions) -> None:
    row = await open_table(sessions)
    [first] = await wishes_of(store, row.id)
    for _ in range(9):
        async with store.change() as db:
            await wish(db, row.id, ["lobby"])
    [wanted] = await wishes_of(store, row.id)
    assert (wanted.slot, wanted.version) == ("lobby", first.version + 9)


async def test_whoever_is_late_takes_no_other_wish_for_fulfilled(store: Store, sessions: Sessions) -> None:
    row = await open_table(sessions)
    [before] = await wishes_of(store, row.id)

    async def fulfilled() -> None:
        async with store.change() as db:
            await fulfil(db, before)

    await fulfilled()
    assert await wishes_of(store, row.id) == []
    async with store.change() as db:
        await wish(db, row.id, [before.slot])
    # Somebody else who was stopped in the middle has said the same, and notes it only now.
    await fulfilled()
    assert [wanted.slot for wanted in await wishes_of(store, row.id)] == [before.slot]


# Copies


async def test_a_copy_made_while_people_play_is_whole(
    kept_at: Where, store: Store, sessions: Sessions, tmp_path: Path
) -> None:
    """Every change writes a game and its seat; a copy in which they differ in number is torn."""
    stop, played = False, 0
    kept = {"database": kept_at} if isinstance(kept_at, Path) else {"address": kept_at}
    config = Config(**kept, backups=tmp_path / "copies", backup_keep=9)

    async def play() -> None:
        nonlocal played
        while not stop:
            await open_table(sessions, 10 + played)
            async with store.change() as db:
                await db.execute("UPDATE games SET stage = 'over'")
            played += 1

    playing = asyncio.create_task(play())
    counts = []
    for number in range(5):
        await until(lambda: played > number)  # noqa: B023 - it is waited for at once
        made = await back_up(config)
        copy = sqlite3.connect(made)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        games, seats = copy.execute(
            "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM seats)"
        ).fetchone()
        assert games == seats
        counts.append(games)
        copy.close()
    stop = True
    await playing
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]
    async with using(opened(made)) as again:
        assert await again.number("SELECT count(*) FROM games") == counts[-1]
