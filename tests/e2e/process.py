"""The bot as a process of its own that can be killed, and what must hold of its file and its messages."""

import asyncio
import multiprocessing
import os
import signal
import sqlite3
import sys
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Literal, TypeAlias

from bot.playground.api.faults import Fault
from tests.driver import Town
from tests.luck import the_same_seed
from tests.waiting import PATIENCE

Start: TypeAlias = Literal["spawn", "forkserver"]
#: Processes are forked from one that has all it needs already: a restart takes a moment only.
context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["tests.e2e.warm"])
#: Python's own way to that one, of which its types do not tell.
there: Any = getattr(forkserver, "_forkserver")  # noqa: B009


def serve(
    folder: str,
    environment: dict[str, str],
    start: Start,
    quick: dict[str, float],
    own_luck: bool,
    key: bytes | None,
) -> None:
    """What the process does: the bot as `python -m bot` runs it, with its log in a file.

    Whoever draws for it is forked as it was itself, and is as warm at once: painting everything anew would
    take seconds at every start. What is in `quick` lasts so many seconds.
    """
    from bot import workers
    from bot.__main__ import main

    workers.BEHIND = 0
    for name, seconds in quick.items():
        place, _, word = name.rpartition(".")
        setattr(import_module(place), word, seconds)
    workers.CONTEXT = multiprocessing.get_context(start)  # type: ignore[assignment] # as good
    # From the very process that this one came from: Python would start another one for it.
    there.ensure_running, there._forkserver_authkey = lambda: None, key
    os.chdir(folder)
    os.environ.update(environment)
    sys.argv = ["bot"]
    # Left open: what ends the process is told there after all else.
    sys.stderr = Path("bot.log").open("a", buffering=1, encoding="utf-8")  # noqa: SIM115
    with nullcontext() if own_luck else the_same_seed():
        sys.exit(main())


@dataclass(slots=True)
class Blow(Fault):
    """Kills the bot at one of its requests: before it is heard, or after it was done but not answered.

    What is done first and answered never is recorded while its answer is held back: then the blow falls.
    """

    victim: BaseProcess | None = None
    town: Town | None = None
    countdown: int = 1

    def concerns(self, method: str, route: str) -> bool:
        self.countdown -= 1
        if self.countdown != 0 or self.victim is None or self.town is None:
            return False
        if self.after:
            asyncio.get_running_loop().call_soon(self._strike, len(self.town.requests))
        else:
            self.victim.kill()
        return True

    def _strike(self, recorded: int) -> None:
        assert self.town is not None
        assert self.victim is not None
        if len(self.town.requests) > recorded:
            self.victim.kill()
        else:
            asyncio.get_running_loop().call_later(0.002, self._strike, recorded)


@dataclass
class Process:
    """A bot in a town, running or killed."""

    town: Town
    folder: Path
    process: BaseProcess | None = None
    token: str | None = None
    #: How the bot starts processes of its own; it does so itself by "spawn".
    workers: Start = "forkserver"
    #: The database that it shares with others, if it does, and what is quicker then than it is elsewhere.
    address: str | None = None
    quick: dict[str, float] = field(default_factory=dict)
    #: Whether each game has luck of its own, also after a restart.
    own_luck: bool = False

    @property
    def database(self) -> Path:
        return self.folder / "schout.sqlite"

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    @property
    def log(self) -> str:
        return (self.folder / "bot.log").read_text("utf-8")

    async def start(self) -> None:
        await self.launch()
        await self.town.online(PATIENCE)

    async def launch(self) -> None:
        told = {
            "DISCORD_BASE": self.town.base,
            "DISCORD_TOKEN": self.token or self.town.token,
            "DATABASE": self.address or str(self.database),
            "SYMBOLS": "no",
        }
        there.ensure_running()
        # What it asks for from Python 3.14 on, before it forks for anybody.
        key = getattr(there, "_forkserver_authkey", None)
        self.process = context.Process(
            target=serve, args=(str(self.folder), told, self.workers, self.quick, self.own_luck, key)
        )
        await asyncio.to_thread(self.process.start)

    def blow(self, countdown: int, *, after: bool) -> Blow:
        """Have the bot killed at one of the requests to come."""
        made = Blow(
            drop=True,
            after=after,
            delay=3 if after else 0,
            victim=self.process,
            town=self.town,
            countdown=countdown,
        )
        self.town.faults.waiting.append(made)
        return made

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()

    async def gone(self) -> int:
        """Wait until the process has ended; returns how."""
        assert self.process is not None
        await asyncio.to_thread(self.process.join, PATIENCE)
        assert self.process.exitcode is not None, "the bot does not stop"
        await self.town.until(lambda: not self.town.world.bot_online)
        return self.process.exitcode

    async def again(self) -> None:
        """After a kill: start anew, and wait until all is said."""
        assert await self.gone() == -signal.SIGKILL
        self.town.faults.clear()
        await self.start()
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until nothing is left to say; what was just asked for takes a moment to be stored."""
        await self.town.settle(0.08, process=self.pid)
        await self.town.until(lambda: self.number("SELECT count(*) FROM outbox") == 0, why=lambda: self.log)
        await self.town.settle(0.03, process=self.pid)

    def number(self, sql: str, *args: object) -> int:
        return int(self.rows(sql, *args)[0][0])

    def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """What is stored."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            return db.execute(sql, args).fetchall()

    async def snapshot(self) -> Path:
        """A copy of all that is stored as it is at one moment: house players may go on while we look."""
        copy = self.database.with_suffix(".look")
        copy.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return copy

    def check_messages(self) -> None:
        """Every message that is noted is there, and every message that is there is noted: none twice."""
        noted = [str(row[0]) for row in self.rows("SELECT message_id FROM messages")]
        world = self.town.world
        there = [
            message.id
            for channel in world.channels.values()
            for message in world.messages[channel.id].values()
            if message.author_id == world.bot_id and message.reader is None
        ]
        assert sorted(there) == sorted(noted)
