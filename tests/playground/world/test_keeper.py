"""Stopping and starting goes on where it was, however it was stopped."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from bot.config import UnusableFileError
from bot.playground.server import start
from bot.playground.world.keeper import Keeper, Memory
from tests.driver import connected, playground
from tests.playground.crier import Crier
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "playground.sqlite"


async def test_everything_is_there_after_a_restart(file: Path) -> None:
    async with playground(file) as town, connected(town, Crier):
        anna = town.person("Anna")
        town.newcomer("Eva", "nl", spectator=True)
        town.person("Bram").close_dms()
        town.new_room("spui")
        await anna.slash("count", channel="dam")
        await anna.slash("secret", channel="waag", word="herring")
        await anna.slash("square", channel="spui")
        await anna.slash("letter", to=anna, text="note to self")
        town.world.mark_read(anna.person, town.room("waag").channel)
        before = {room.name: [m.payload["id"] for m in room.messages] for room in town.rooms}
        secret, token, commands = town.base.rsplit("/", 1)[1], town.token, dict(town.world.commands)
        last = town.world.ids.last
    async with playground(file) as town:
        anna = town.person("Anna")
        assert town.base.endswith(secret)
        assert town.token == token
        assert town.world.commands == commands
        assert {room.name: [m.id for m in room.messages] for room in town.rooms} == before
        assert town.person("Eva").person.spectator
        assert town.person("Bram").person.dms_closed
        assert anna.sees("herring", "waag")
        assert not town.person("Bram").sees("herring", "waag")
        assert [m.content for m in anna.dm] == ["note to self"]
        assert town.world.unread(anna.person, town.room("waag").channel) == 0
        assert town.world.unread(anna.person, town.room("dam").channel) == 1
        assert int(town.world.ids.next()) > last
        async with connected(town, Crier):
            await anna.press("Count 0")
            assert anna.sees("counted to 1", "dam")
            [picture] = anna.find("Pigeons").files
            assert picture["url"].startswith(town.base), "the address moved with the port"
            async with aiohttp.ClientSession() as session, session.get(picture["url"]) as answer:
                assert (await answer.read())[:4] == b"\x89PNG"


async def test_a_nonce_is_remembered_over_a_restart(file: Path) -> None:
    async with playground(file) as town, connected(town, Crier) as bot:
        channel = bot.get_channel(int(town.room("dam").id))
        first = await channel.send("once", nonce="outbox-1")  # type: ignore[union-attr]
    async with playground(file) as town, connected(town, Crier) as bot:
        channel = bot.get_channel(int(town.room("dam").id))
        again = await channel.send("once", nonce="outbox-1")  # type: ignore[union-attr]
        assert again.id == first.id
        assert len(town.room("dam").messages) == 1


async def test_deleted_things_stay_deleted(file: Path) -> None:
    async with playground(file) as town:
        said = town.person("Anna").say("gone", "dam")
        town.person("Anna").say("stays", "dam")
        message = town.world.message(said.channel_id, said.id)
        assert message is not None
        town.world.delete(message)
        town.world.delete_channel(town.room("waag").channel)
    async with playground(file) as town:
        assert [m.content for m in town.room("dam").messages] == ["stays"]
        assert sorted(r.name for r in town.rooms) == ["dam", "noordermarkt"]


SPEAK_AND_DIE = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.playground.world import messages
from bot.playground.server import start

async def main():
    here = await start(file=Path(sys.argv[1]))
    world = here.world
    messages.say(world, world.channel("dam"), world.person("Anna"), "last words")
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_a_killed_playground_has_lost_nothing(file: Path) -> None:
    done = subprocess.run([sys.executable, "-c", SPEAK_AND_DIE, str(file)], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    async with playground(file) as town:
        assert [m.content for m in town.room("dam").messages] == ["last words"]


async def test_it_starts_as_a_program(file: Path) -> None:
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot.playground", "--file", str(file)],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        told = dict(process.stdout.readline().split() for _ in range(3))
        async with aiohttp.ClientSession() as session, session.get(f"{told['DISCORD_BASE']}/app/people") as r:
            assert len(await r.json()) == 5
        assert told["page"] == told["DISCORD_BASE"] + "/"
    finally:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    assert out == "stopped\n"


async def test_a_file_serves_one_playground_at_a_time(file: Path) -> None:
    async with playground(file):
        with pytest.raises(UnusableFileError, match="another playground is running here"):
            await start(file=file)


async def test_a_strange_file_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, this is not a database at all. " * 50)
    with pytest.raises(UnusableFileError, match=r"letter\.txt cannot be used"):
        await start(file=letter)


async def test_a_newer_file_is_refused(file: Path) -> None:
    async with playground(file) as town:
        town.world.keeper.db.execute("PRAGMA user_version = 9")
    with pytest.raises(UnusableFileError, match="newer playground"):
        await start(file=file)


async def test_two_files_are_two_towns(tmp_path: Path) -> None:
    one, two = await start(file=tmp_path / "one"), await start(file=tmp_path / "two")
    try:
        assert one.token != two.token
        assert one.base != two.base
    finally:
        await one.stop()
        await two.stop()


@pytest.mark.parametrize("made", [Keeper, lambda _: Memory()], ids=["file", "memory"])
def test_what_is_kept_is_there_until_it_is_dropped(file: Path, made: Callable[[Path], Keeper]) -> None:
    keeper = made(file)
    try:
        with keeper.together():
            for key in ("10", "9", "9"):
                keeper.put("Person", key, key.encode())
        keeper.put_file("1", "a.png", "image/png", b"old")
        keeper.put_file("1", "b.png", "image/png", b"new")
        assert [*keeper.pairs("Person")] == [("9", b"9"), ("10", b"10")]
        assert (keeper.get("Person", "9"), keeper.get("Guild", "9")) == (b"9", None)
        assert keeper.get_file("1") == ("b.png", "image/png", b"new")
        for _ in range(2):
            keeper.drop("Person", "9")
            keeper.drop_file("1")
        assert [*keeper.all("Person")] == [b"10"]
        assert keeper.get_file("1") is None
    finally:
        keeper.close()
