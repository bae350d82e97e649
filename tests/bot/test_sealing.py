"""With a key, nobody reads a secret by looking into the file or a backup; without one, all is as it was."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Config, WrongSettingError, read_config
from bot.hosting.keeping import open_store, restore
from bot.people.privacy import all_about
from bot.play.session import Sessions
from bot.store.backups import make_backup
from bot.store.games import seats_of
from bot.store.moves import answers_of, events_by_turn
from bot.store.people import note_of, write_note
from bot.store.plans import planned, write_plan
from bot.store.sealing import MARK, SEALED, Seal, WrongKeyError
from rules.core.asking import Text
from rules.players.plans import stopped
from tests.again import difference
from tests.bot.damage import damaged, make_file, move
from tests.stores import using

KEY = "a key that nobody has ever guessed, not even once"


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Games that were stored without a key, and a key."""
    path = tmp_path / "schout.sqlite"
    asyncio.run(make_file(path))
    return Config(database=path, seal_key=KEY)


def plain(path: Path) -> list[str]:
    """The columns in which something stands that is not sealed."""
    with closing(sqlite3.connect(path)) as db:
        return [
            f"{table}.{name}"
            for table, names in SEALED.items()
            for name in names
            for [value] in db.execute(f"SELECT {name} FROM {table} WHERE {name} IS NOT NULL")
            if not isinstance(value, bytes) or not value.startswith(MARK)
        ]


async def test_with_a_key_no_secret_stands_in_the_file_or_in_a_backup(config: Config) -> None:
    before = config.database.read_bytes()
    async with using(open_store(config)) as store:
        seated = await Sessions(store).seated(1)
        await move(Sessions(store), 1)
        await write_note(store, 1, 2, "keep the dam for later")
        mine = seated.seats[0]
        plan = stopped(Text("plan-stopped-draft", {"what": "the jordaan first"}))
        async with store.change() as db:
            await write_plan(db, mine, plan)
        assert planned((await seats_of(store, 1))[0]) == plan
    copy = make_backup(config.database, config.backup_folder, 3)
    secrets = [seated.row.seed.encode(), b"north first", b"keep the dam", b'"deck"', b"the jordaan first"]
    assert all(secret in before for secret in (secrets[0], secrets[1], secrets[3]))
    for path in (config.database, copy):
        assert not [secret for secret in secrets if secret in path.read_bytes()]
        assert plain(path) == []


async def test_that_older_copies_are_not_sealed_is_told_once(
    config: Config, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        await (await open_store(config)).close()
    [told] = [said for said in caplog.messages if "sealed" in said]
    assert told.endswith("copies made before are not, and should be deleted")


async def test_sealed_games_are_played_and_read_as_ever(config: Config) -> None:
    async with using(open_store(config)) as store:
        sessions = Sessions(store)
        for _ in range(3):
            await move(sessions, 1)
            await move(sessions, 2)
        for number in (1, 2):
            assert difference(await sessions.seated(number), await answers_of(store, number)) is None
            assert await events_by_turn(store, number)
        assert await note_of(store, 1, 1) == "north first, then the harbour"
        assert b"north first" in (await all_about(store, 1)).data
    await (await open_store(config)).close()


@pytest.mark.parametrize("key", [None, "another key, which somebody else has made up"])
async def test_without_the_right_key_a_file_is_refused_with_a_sentence(
    config: Config, key: str | None
) -> None:
    await (await open_store(config)).close()
    with pytest.raises(WrongKeyError, match="cannot be read: it is sealed"):
        await open_store(Config(database=config.database, seal_key=key))
    assert plain(config.database) == []


async def test_a_sealed_backup_is_taken_back(config: Config) -> None:
    await (await open_store(config)).close()
    make_backup(config.database, config.backup_folder, 3)
    config.database.write_bytes(damaged(config.database.read_bytes(), 4096, 12_288))
    await restore(config, None)
    await (await open_store(config)).close()


def test_what_was_sealed_is_opened_and_the_rest_left_alone() -> None:
    seal, none = Seal(KEY), Seal()
    for value in ("", "a text", b"bytes", b"", "æ" * 1000):
        stored = seal.sealed(value)
        assert stored != value
        assert seal.opened(stored) == value
        assert seal.opened(value) == none.opened(value) == none.sealed(value) == value
    assert seal.sealed(None) is seal.opened(None) is None
    assert seal.sealed("twice") != seal.sealed("twice")


def test_a_key_that_is_too_short_is_refused_and_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(WrongSettingError, match="at least 32 signs") as wrong:
        read_config({"SEAL_KEY": "hunter2"}, tmp_path / "none")
    assert "hunter2" not in str(wrong.value)
