"""Backups: made while people play, checked, kept in number; and the way back from a damaged file."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Config, UnusableFileError
from bot.hosting import keeping
from bot.hosting.keeping import keep_backups, newest_sound, open_store, restore
from bot.hosting.soundness import check_file
from bot.play.session import Sessions
from bot.play.shards import Alone
from bot.store.backups import alone, backups_of, make_backup, put_back
from bot.store.database import MIGRATIONS
from bot.store.opening import opened
from bot.store.soundness import DamagedFileError, format_of
from tests.bot.damage import damaged, make_file, move, sweep
from tests.stores import using
from tests.waiting import until


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with games in it."""
    path = tmp_path_factory.mktemp("games") / "schout.sqlite"
    asyncio.run(make_file(path))
    return path


@pytest.fixture
def config(games: Path, tmp_path: Path) -> Config:
    """The same for one test alone."""
    shutil.copy(games, tmp_path / "schout.sqlite")
    return Config(database=tmp_path / "schout.sqlite", backup_keep=3)


def spoil(path: Path, first: int = 4096, size: int = 12_288) -> None:
    path.write_bytes(damaged(path.read_bytes(), first, size))


def answers(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT sum(answers) FROM games").fetchone()[0])


def test_only_so_many_backups_are_kept_the_newest(config: Config) -> None:
    made = [make_backup(config.database, config.backup_folder, 3) for _ in range(5)]
    assert backups_of(config.database, config.backup_folder) == made[:1:-1]
    assert all(answers(path) == answers(config.database) for path in made[2:])
    assert not [*config.backup_folder.glob("*.part*")]


async def test_a_backup_is_made_when_it_is_due(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "GLANCE", 0.01)
    monkeypatch.setattr(keeping, "FIRST", 0)
    keeping_them = asyncio.create_task(keep_backups(config, Alone()))
    await until(lambda: backups_of(config.database, config.backup_folder))
    [first] = backups_of(config.database, config.backup_folder)
    yesterday = first.stat().st_mtime - 25 * keeping.HOUR
    os.utime(first, (yesterday, yesterday))
    await until(lambda: len(backups_of(config.database, config.backup_folder)) == 2)
    keeping_them.cancel()


async def test_before_its_format_changes_a_file_is_copied(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.MIGRATIONS", MIGRATIONS[:-1])
    monkeypatch.setattr(keeping, "MIGRATIONS", MIGRATIONS[:-1])
    older = Config(database=config.database.with_name("older.sqlite"))
    await (await open_store(older)).close()
    monkeypatch.undo()
    await (await open_store(older)).close()
    [kept] = backups_of(older.database, older.backup_folder)
    assert kept.name.endswith(f"-format-{len(MIGRATIONS) - 1}.sqlite")
    assert (format_of(kept), format_of(older.database)) == (len(MIGRATIONS) - 1, len(MIGRATIONS))


async def test_after_bytes_are_flipped_games_go_on_at_the_last_backup(config: Config) -> None:
    """Backup, kill, flip bytes, restore."""
    kept = make_backup(config.database, config.backup_folder, 3)
    before = answers(config.database)
    async with using(open_store(config)) as store:
        await move(Sessions(store), 1)
    assert answers(config.database) == before + 1
    spoil(config.database)
    with pytest.raises(DamagedFileError, match="`schout restore` goes back to") as refused:
        await open_store(config)
    assert kept.name in str(refused.value)
    assert (await restore(config, None))[0] == kept
    async with using(open_store(config)) as store:
        assert answers(config.database) == before
        await move(Sessions(store), 1)
    assert answers(config.database) == before + 1


async def test_the_newest_sound_backup_is_taken(config: Config) -> None:
    sound, damaged_one = [make_backup(config.database, config.backup_folder, 3) for _ in range(2)]
    spoil(damaged_one)
    assert newest_sound(config) == sound
    spoil(sound)
    with pytest.raises(UnusableFileError, match="no sound backup"):
        await restore(config, None)


async def test_what_was_there_is_kept_aside(config: Config) -> None:
    make_backup(config.database, config.backup_folder, 3)
    spoil(config.database)
    was = config.database.read_bytes()
    aside = (await restore(config, None))[1]
    assert aside is not None
    assert aside.read_bytes() == was
    check_file(config.database)


async def test_nothing_is_restored_under_a_bot_that_runs(config: Config) -> None:
    make_backup(config.database, config.backup_folder, 3)
    with alone(config.database), pytest.raises(UnusableFileError, match="a bot is running on it"):
        await restore(config, None)
    await restore(config, None)


async def test_a_log_beside_a_damaged_file_is_not_played_into_the_restored_one(config: Config) -> None:
    kept = make_backup(config.database, config.backup_folder, 3)
    async with using(opened(config.database)) as store:
        await move(Sessions(store), 1)
        held = config.database.with_name("held")
        for beside in ("", "-wal"):
            shutil.copy(f"{config.database}{beside}", f"{held}{beside}")
    for beside in ("", "-wal"):
        shutil.copy(f"{held}{beside}", f"{config.database}{beside}")
    put_back(kept, config.database)
    assert answers(config.database) == answers(kept)


def test_whatever_range_is_damaged_there_is_a_sentence_or_a_bot_that_works(games: Path) -> None:
    data = games.read_bytes()
    head = [(first, 4) for first in range(0, 100, 4)]
    found = sweep(data, head + [(first, 1024) for first in range(0, len(data), 1024)])
    assert found["refused"] > 20
    assert found["works"] > 20


@pytest.mark.parametrize("size", [0, 1, 50, 100, 4096, 5000, 30_000])
def test_a_file_that_is_cut_off_is_refused_or_new(games: Path, tmp_path: Path, size: int) -> None:
    path = tmp_path / "schout.sqlite"
    path.write_bytes(games.read_bytes()[:size])
    if size == 0:
        check_file(path)
    else:
        with pytest.raises(DamagedFileError):
            check_file(path)


@pytest.mark.parametrize("column", ["moves.picks", "events.event"])
@pytest.mark.parametrize("value", ["", "[", '"\n"', "[]\n[]", "[" * 10_000, b"\xff", 7, "{}\n{}"])
def test_a_value_that_cannot_be_read_is_refused_with_its_game(
    games: Path, tmp_path: Path, column: str, value: object
) -> None:
    path, (table, name) = tmp_path / "schout.sqlite", column.split(".")
    shutil.copy(games, path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"UPDATE {table} SET {name} = ? WHERE game_id = 2 AND number = 5", (value,))
        db.commit()
    with pytest.raises(DamagedFileError, match=f"in {table}, of game 2: "):
        check_file(path)
