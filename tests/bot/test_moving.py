"""From a file into PostgreSQL and back: every row, compared; a file of version 0.1 too."""

import asyncio
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Config, UnusableFileError
from bot.hosting.command import main
from bot.hosting.keeping import restore
from bot.hosting.soundness import check_file
from bot.play.session import Sessions
from bot.store import moving
from bot.store.backups import all_alone, back_up
from bot.store.games import game_by_number
from bot.store.moving import KEYS, into_postgres, into_sqlite
from bot.store.opening import opened
from bot.store.people import change_settings, write_note
from bot.store.sealing import Seal
from tests.bot.conftest import open_table
from tests.bot.damage import make_file, move
from tests.e2e.test_version_0_1 import LEFT
from tests.stores import using

KEY = "k" * 32


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a file of the present format."""
    with closing(sqlite3.connect(path)) as db:
        rows = {table: db.execute(f"SELECT * FROM {table}").fetchall() for table in KEYS}
        return {table: sorted(found, key=str) for table, found in rows.items()}


@pytest.mark.parametrize("key", [None, KEY], ids=["open", "sealed"])
async def test_there_and_back_all_is_as_it_was(address: str, tmp_path: Path, key: str | None) -> None:
    path, back = tmp_path / "schout.sqlite", tmp_path / "back.sqlite"
    await make_file(path)
    async with using(opened(path, Seal(key))) as store:
        await write_note(store, 1, 1, "psst, 'quoted' \\ and æ")
        await change_settings(store, 1, "da", {"ahead": True, "quiet_from": 3})
        await store.note_commands(77)
    there = await into_postgres(path, address)
    again = await into_sqlite(address, back)
    assert there == again
    assert there.rows["games"] > 1
    assert there.rows["events"] > 10
    assert contents(back) == contents(path)
    check_file(back, Seal(key))
    for where in (address, back):
        async with using(opened(where, Seal(key))) as store:
            assert await store.commands_told() == 77


async def test_whoever_moves_there_plays_on(address: str, tmp_path: Path) -> None:
    path = tmp_path / "schout.sqlite"
    await make_file(path)
    await into_postgres(path, address)
    async with using(opened(address)) as store:
        before = await game_by_number(store, 1)
        await move(Sessions(store), 1)
        after = await game_by_number(store, 1)
        assert before is not None
        assert after is not None
        assert after.answers == before.answers + 1
        highest = await store.number("SELECT max(id) FROM games")
        assert (await open_table(Sessions(store), 99)).id == highest + 1


async def test_a_file_of_version_0_1_comes_over_whole_and_stays_as_is(address: str, tmp_path: Path) -> None:
    path, back = tmp_path / "old.sqlite", tmp_path / "back.sqlite"
    path.write_bytes(lzma.decompress((LEFT / "schout.sqlite.xz").read_bytes()))
    was = path.read_bytes()
    copied = await into_postgres(path, address)
    assert path.read_bytes() == was
    assert copied.rows["games"] == 6
    await into_sqlite(address, back)
    await (await opened(path)).close()
    assert contents(back) == contents(path)
    check_file(back)


async def test_nothing_is_written_over(address: str, tmp_path: Path) -> None:
    path = tmp_path / "schout.sqlite"
    await make_file(path)
    with pytest.raises(UnusableFileError, match=r"schout.sqlite is there already"):
        await into_sqlite(address, path)
    await into_postgres(path, address)
    with pytest.raises(UnusableFileError, match="is not empty: there are games"):
        await into_postgres(path, address)


async def test_a_copy_that_differs_is_none(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should a row change on its way, nothing is stored there, and no file is made here."""
    path, back = tmp_path / "schout.sqlite", tmp_path / "back.sqlite"
    await make_file(path)
    with monkeypatch.context() as patch:
        there = moving.Column.there
        patch.setattr(moving.Column, "there", lambda self, v: "x" if self.name == "name" else there(self, v))
        with pytest.raises(UnusableFileError, match="not what it was made of"):
            await into_postgres(path, address)
    await into_postgres(path, address)
    with monkeypatch.context() as patch:
        here = moving.Column.here
        drop = lambda self, v, text: None if self.name == "level" else here(self, v, text=text)  # noqa: E731
        patch.setattr(moving.Column, "here", drop)
        patch.setattr(moving, "_read_here", lambda db, table, columns: iter(()))
        with pytest.raises(UnusableFileError, match="not what it was made of"):
            await into_sqlite(address, back)
    assert [path.name for path in tmp_path.iterdir()] == ["schout.sqlite"]


async def test_backups_of_a_database_are_files_and_go_back_into_it(address: str, tmp_path: Path) -> None:
    config = Config(address=address, backups=tmp_path / "copies", backup_keep=2)
    async with using(opened(address)) as store:
        row = await open_table(Sessions(store))
        made = [await back_up(config) for _ in range(3)]
        assert sorted(config.backup_folder.iterdir()) == sorted(made[1:])
        await write_note(store, row.id, 1, "later")
    found, aside = await restore(config, None)
    assert found == made[2]
    assert aside is not None
    assert contents(aside)["notes"] == [(row.id, 1, "later")]
    async with using(opened(address)) as store:
        assert await store.number("SELECT count(*) FROM notes") == 0
        assert await game_by_number(store, row.id) == row


def test_the_command_says_what_it_has_copied(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(make_file(tmp_path / "schout.sqlite"))
    assert main(["move", "schout.sqlite", address]) == 0
    told = capsys.readouterr().out
    assert "compared row by row" in told
    assert len(told.splitlines()) == len([*filter(None, contents(tmp_path / "schout.sqlite").values())]) + 1
    assert main(["move", address, "back.sqlite"]) == 0
    assert contents(tmp_path / "back.sqlite") == contents(tmp_path / "schout.sqlite")
    assert main(["move", "schout.sqlite", "back.sqlite"]) == 2
    assert "expected a file and an address" in capsys.readouterr().err
    assert main(["move", "nowhere.sqlite", address]) == 3
    assert "nowhere.sqlite is not there" in capsys.readouterr().err


async def test_nothing_is_moved_under_a_bot_that_runs(address: str, tmp_path: Path) -> None:
    async with all_alone(address):
        done = await asyncio.to_thread(main, ["move", address, str(tmp_path / "back.sqlite")])
    assert done == 3
    assert not (tmp_path / "back.sqlite").exists()
