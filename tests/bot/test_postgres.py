"""PostgreSQL: the same tables, the same formats, and what only a server can do wrong."""

import ast
import asyncio
import re
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot import store as stores
from bot.config import UnusableFileError
from bot.play.session import Sessions
from bot.store import pool, postgres
from bot.store.backups import all_alone
from bot.store.database import MIGRATIONS, ForbiddenError, NewerFileError, insert, script_of
from bot.store.dialect import put, table_script
from bot.store.games import game_by_number, update_game
from bot.store.moves import cut_back, events_of, write_events
from bot.store.moving import KEYS
from bot.store.opening import opened
from bot.store.people import note_of, write_note
from bot.store.sealing import MARK, SEALED, Seal
from rules.core.events import Event
from tests.bot.conftest import open_table
from tests.postgres import SENT_HOME
from tests.stores import using

KEY = "k" * 32
#: What is a number in SQLite and is said here to be what it means.
MEANT = {
    *(("games", name) for name in ("paused", "rated", "hints", "chances")),
    *(("seats", "dm_closed"), ("people", "reminders"), ("people", "ahead"), ("servers", "operated")),
    *(("watchers", name) for name in ("rounds", "thrills", "closed")),
    ("tidings", "aloud"),
}
KINDS = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea", "REAL": "double precision"}
LIKEWISE = {"0": "false", "1": "true"}


async def order(address: str, sql: str, *args: Any) -> list[Any]:
    """Ask the server something."""
    db = await asyncpg.connect(address)
    try:
        return list(await db.fetch(sql, *args))
    finally:
        await db.close()


async def test_every_table_has_the_columns_that_it_has_in_sqlite(address: str, tmp_path: Path) -> None:
    async with using(opened(tmp_path / "f")) as here, using(opened(address)) as there:
        names = await here.fetch("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert {row["name"] for row in names} == set(KEYS)
        for table in KEYS:
            columns = await here.fetch(f"PRAGMA table_info({table})")
            found = await there.fetch(
                "SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns "
                "WHERE table_schema = 'public' AND table_name = ? ORDER BY ordinal_position",
                (table,),
            )
            assert [_there(row) for row in found] == [_here(table, row) for row in columns]


def _here(table: str, row: Any) -> tuple[str, str, bool, str | None]:
    meant, default = (table, row["name"]) in MEANT, row["dflt_value"]
    kind = "boolean" if meant else KINDS[row["type"]]
    sealed = row["name"] in SEALED.get(table, ())
    required = bool(row["notnull"] or row["pk"])
    return (
        row["name"],
        "bytea" if sealed else kind,
        required,
        LIKEWISE[default] if meant and default else default,
    )


def _there(row: Any) -> tuple[str, str, bool, str | None]:
    default = row["column_default"] and re.sub(r"^'(-?\d+)'|::\w+$", r"\1", row["column_default"])
    return row["column_name"], row["data_type"], row["is_nullable"] == "NO", default


async def test_every_index_and_key_is_there_too(address: str, tmp_path: Path) -> None:
    async with using(opened(tmp_path / "f")) as here, using(opened(address)) as there:
        made = await here.fetch("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        found = await there.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
        ours = {row["indexname"] for row in found if not row["indexname"].endswith("_pkey")}
        assert ours == {row["name"] for row in made}
        for table, keys in KEYS.items():
            info = await here.fetch(f"PRAGMA table_info({table})")
            assert tuple(r["name"] for r in sorted(info, key=lambda r: r["pk"]) if r["pk"]) == keys
            told = await there.fetch("SELECT pg_get_indexdef(?::text::regclass) AS it", (f"{table}_pkey",))
            assert told[0]["it"].endswith(f"({', '.join(keys)})")
            belongs = await here.fetch(f"PRAGMA foreign_key_list({table})")
            refers = "SELECT count(*) FROM pg_constraint WHERE conrelid = ?::text::regclass AND contype = 'f'"
            assert await there.number(refers, (table,)) == len(belongs)


async def test_a_newer_database_is_refused_with_a_sentence_and_left_alone(address: str) -> None:
    await (await opened(address)).close()
    await order(address, "UPDATE format SET version = 99")
    with pytest.raises(NewerFileError, match=r"has format 99, .* use a newer Schout"):
        await opened(address)


async def test_a_later_migration_is_written_for_both(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await opened(address)).close()
    later = "CREATE TABLE later (id INTEGER PRIMARY KEY, saved BLOB, share REAL) WITHOUT ROWID;"
    monkeypatch.setattr(postgres, "MIGRATIONS", (*MIGRATIONS, "later.sql"))
    monkeypatch.setattr("bot.store.database.MIGRATIONS", (*MIGRATIONS, "later.sql"))
    monkeypatch.setattr(postgres, "script_of", lambda name: later)
    async with AsyncExitStack() as stack:
        opening = [stack.enter_async_context(using(opened(address))) for _ in range(3)]
        store, *_ = await asyncio.gather(*opening)
        assert await store.number("SELECT version FROM format") == len(MIGRATIONS) + 1
        async with store.change() as db:
            await db.execute("INSERT INTO later VALUES (?, ?, ?)", (1 << 60, b"bytes", 0.5))


async def test_whoever_starts_at_the_same_time_on_nothing_waits_and_finds_it_done(address: str) -> None:
    await order(address, "DROP SCHEMA public CASCADE")
    await order(address, "CREATE SCHEMA public")
    waiting = await asyncpg.connect(address)
    try:
        assert await postgres.format_there(waiting) == 0
        async with waiting.transaction():
            await waiting.execute("SELECT pg_advisory_xact_lock(1)")
            # So little is made that the server has no reason of its own to tell everybody at once.
            await order(address, "CREATE TABLE format AS SELECT 7 AS version")
            assert await postgres.format_there(waiting) == 7
    finally:
        await waiting.close()
        await order(address, "DROP TABLE format")


async def test_a_migration_that_fails_leaves_nothing_behind(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await opened(address)).close()
    monkeypatch.setattr(postgres, "MIGRATIONS", (*MIGRATIONS, "half.sql"))
    monkeypatch.setattr(postgres, "script_of", lambda name: "CREATE TABLE half (); CREATE TABLE half ();")
    with pytest.raises(UnusableFileError, match="already exists"):
        await opened(address)
    monkeypatch.undo()
    async with using(opened(address)) as store:
        assert await store.number("SELECT count(*) FROM pg_tables WHERE tablename = 'half'") == 0


async def test_what_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(UnusableFileError, match="cannot be used as a database") as refused:
        await opened(f"postgresql://anna:hush@/db?host={tmp_path}")
    assert "hush" not in str(refused.value)
    assert "anna@" in str(refused.value)


async def test_a_commit_is_a_commit(address: str) -> None:
    async with using(opened(address)) as store:
        rows = await store.fetch("SHOW synchronous_commit")
        assert rows[0][0] == "on"


async def test_bots_use_it_together_and_what_would_be_in_their_way_is_done_alone(address: str) -> None:
    serving = partial(all_alone, address, but_for_bots=True)
    async with serving(), serving():
        with pytest.raises(UnusableFileError, match="is in use: a bot is running on it"):
            async with all_alone(address):
                pass
    async with all_alone(address):
        with pytest.raises(UnusableFileError, match="is in use: it is being restored, or moved"):
            async with serving():
                pass
    async with serving():
        pass


async def test_what_is_sealed_is_sealed_there_and_read_here(address: str) -> None:
    async with using(opened(address, Seal(KEY))) as store:
        row = await open_table(Sessions(store))
        await write_note(store, row.id, 1, "psst")
        async with store.change() as db:
            await update_game(db, row.id, saved=b"\x00\xffboard")
            await write_events(db, row.id, 1, 1, [Event("drawn", 0)])
        async with store.change() as db:
            assert [event.kind for _, event in await cut_back(db, row.id, 5)] == []
        assert await note_of(store, row.id, 1) == "psst"
        again = await game_by_number(store, row.id)
        assert again is not None
        assert (again.seed, again.saved) == (row.seed, b"\x00\xffboard")
        assert [event.kind for event in await events_of(store, row.id)] == ["drawn"]
        for table, names in SEALED.items():
            for name in names:
                for [value] in await order(address, f"SELECT {name} FROM {table}"):
                    assert value.startswith(MARK)


async def test_what_was_stored_without_a_key_is_sealed_when_there_is_one(address: str) -> None:
    async with using(opened(address)) as plain:
        row = await open_table(Sessions(plain))
        await write_note(plain, row.id, 1, "psst")
    async with using(opened(address, Seal(KEY))) as store:
        assert await note_of(store, row.id, 1) == "psst"
        [[text]] = await order(address, "SELECT text FROM notes")
        assert text.startswith(MARK)


async def test_what_is_stored_at_once_is_stored_as_it_is(address: str) -> None:
    rows = [
        (1, 'it\'s \\ a "quote"; -- $1 ? é 🎲', b"\x00'\\\xff", 0.1, True),
        (-(1 << 62), "", b"", -1e-300, False),
        (3, None, None, None, None),
    ]
    await order(address, "CREATE TABLE later (id BIGINT, word TEXT, raw BYTEA, share FLOAT, is_so BOOLEAN)")
    async with using(opened(address)) as store:
        adding = "INSERT INTO later VALUES (?, ?, ?, ?, ?)"
        async with store.change_at_once() as db:
            await db.executemany(adding, rows)
            await db.executemany(adding, [])
            await db.execute("UPDATE later SET word = 'none' WHERE word IS NULL")
        with pytest.raises(ForbiddenError):
            await store.carry_out([(adding, [rows[0], (4, "\0", None, None, None)])])
        found = [tuple(row) for row in await store.fetch("SELECT * FROM later")]
    assert found == [*rows[:2], (3, "none", None, None, None)]


async def test_batches_that_stand_in_each_other_s_way_are_all_made(address: str) -> None:
    """Two rows, changed in either order: the server breaks one of them off."""
    async with using(opened(address)) as store:
        rows = [(await open_table(Sessions(store), channel)).id for channel in (5, 6)]

        async def count(first: int, second: int) -> None:
            async with store.change_at_once() as db:
                for game in (first, second):
                    await db.execute("UPDATE games SET answers = answers + 1 WHERE id = ?", (game,))
                    await db.execute("SELECT pg_sleep(0.01)", ())

        await asyncio.gather(*(count(*rows[:: 1 if n % 2 else -1]) for n in range(6)))
        counted = await store.fetch("SELECT answers FROM games ORDER BY id")
        assert [row["answers"] for row in counted] == [6, 6]


async def test_whoever_is_broken_off_while_naming_a_statement_leaves_names_for_others(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, prepare, kept = await pool.connected(address), pool.Line.prepare, []

    async def broken_off(self: pool.Line, sql: str, **named: str) -> None:
        kept.append(await prepare(self, sql, **named))
        monkeypatch.undo()
        raise asyncio.CancelledError

    try:
        monkeypatch.setattr(pool.Line, "prepare", broken_off)
        with pytest.raises(asyncio.CancelledError):
            await db.name_of("SELECT 1")
        names = [await db.name_of(sql) for sql in ("SELECT 1", "SELECT 2", "SELECT 1")]
        await db.execute("; ".join(f"EXECUTE {name}" for name in names))
        assert len({kept[0].get_name(), *names}) == 3
    finally:
        await db.close()


async def test_a_lost_connection_is_made_anew(address: str) -> None:
    async with using(opened(address)) as store:
        row = await open_table(Sessions(store))
        await order(address, SENT_HOME)
        assert await game_by_number(store, row.id) == row
        async with store.change() as db:
            await insert(db, "notes", game_id=row.id, user_id=1, text="a")
        assert await note_of(store, row.id, 1) == "a"


@pytest.mark.parametrize(
    ("said", "understood", "sealed", "opened"),
    [
        ("SELECT 1 WHERE a = ? AND b = ?", "SELECT 1 WHERE a = $1 AND b = $2", (), False),
        ("SELECT ?2, ?1, ?2", "SELECT $2, $1, $2", (), False),
        ("SELECT a FROM b WHERE c LIKE ? || '?%'", "SELECT a FROM b WHERE c LIKE $1 || '?%'", (), False),
        ("INSERT INTO a VALUES (?, sealed(?), ?)", "INSERT INTO a VALUES ($1, $2, $3)", (1,), False),
        ("SELECT ?1, sealed(?4)", "SELECT $1, $4", (3,), False),
        ("SELECT opened(event) AS event FROM events", "SELECT event AS event FROM events", (), True),
        ("SELECT *, opened(seed) AS seed, opened(saved) AS saved", "SELECT *", (), True),
    ],
)
def test_how_statements_are_put(said: str, understood: str, sealed: tuple[int, ...], opened: bool) -> None:
    made = put(said)
    assert (made.sql, made.sealed, made.opened) == (understood, sealed, opened)


def test_types_are_translated() -> None:
    assert table_script("a INTEGER NOT NULL, b BLOB, c REAL) WITHOUT ROWID;") == (
        "a BIGINT NOT NULL, b BYTEA, c DOUBLE PRECISION);"
    )


def statements() -> list[str]:
    """All statements of the store that stand there in one piece."""
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(stores.__file__).parent.glob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in pieces]
    begins = re.compile(r"(SELECT|INSERT INTO|UPDATE|DELETE FROM) (?!.*(\{|AND\Z))", re.DOTALL)
    return [text for text in texts if isinstance(text, str) and begins.match(text)]


async def test_every_statement_is_understood(address: str) -> None:
    await (await opened(address)).close()
    said = [sql for sql in statements() if "sqlite_master" not in sql and "typeof(" not in sql]
    db, wrong = await asyncpg.connect(address), {}
    try:
        await db.execute(script_of("leases.sql"))
        for sql in said:
            try:
                await db.prepare(put(sql).sql)
            except asyncpg.PostgresError as error:
                wrong[sql] = str(error)
    finally:
        await db.close()
    assert wrong == {}
    assert len(said) > 60
