"""The bot on a playground, for people to play with in tests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, time
from typing import Any
from unittest.mock import patch

import pytest

from bot.config import Config
from bot.edge import client, replies
from bot.edge.client import Schout
from bot.messages import pictures
from bot.play import printed
from bot.store.database import Store, Where
from bot.store.sqlite import SqliteStore
from bot.workers import Limits
from rules.games import PLUGS
from tests import pebbles, stores
from tests.driver import Town, connected, playground
from tests.e2e.drawn import draw
from tests.e2e.process import Process
from tests.threads import thread
from tests.waiting import PATIENCE

#: Seconds that Discord waits here for an acknowledgement, unless a test is about that: it has three.
ON_A_BUSY_MACHINE = 30.0
#: What a file of somebody's own may take to be tried.
PATIENT = Limits(seconds=PATIENCE, computing=int(PATIENCE))
#: The operator's server is that of the playground.
HERE = 0


@dataclass
class Watch:
    """A clock that tests can put forward."""

    offset: float = 0
    passed: float = 0
    stopped: float | None = None

    def __call__(self) -> float:
        return time() + self.offset

    def ticking(self) -> float:
        """How much time passes: what the clock is put forward by, but never what it is put back by."""
        self.passed = max(self.passed, self.offset)
        return (monotonic() if self.stopped is None else self.stopped) + self.passed

    def stop(self) -> None:
        """Let no time pass by itself any more: what is done in a row is done at once, on any machine."""
        self.stopped = monotonic()


@dataclass
class Stage:
    """A town, the bot in it, and the clock it goes by."""

    town: Town
    bot: Schout
    store: Store
    watch: Watch

    @property
    def path(self) -> Path:
        """The file, where a test is about it: there is none elsewhere."""
        if not isinstance(self.store, SqliteStore):
            pytest.skip("a test about a file")
        return self.store.path

    async def quiet(self) -> None:
        """Wait until the bot has said all that it had to say."""
        await self.town.settle(0.03)
        while self.bot.desk.busy or self.bot.outbox.saying:
            await self.bot.outbox.idle()
            await self.town.settle(0.03)


def _stop_clocks() -> None:
    """Only tests look at the clocks: nothing happens because a busy machine takes its time."""
    for task in asyncio.all_tasks():
        if task.get_name() == "clocks":
            task.cancel()


async def nothing_painted(*_: object) -> None:
    """Nor is anything painted before somebody wants to see it."""


@asynccontextmanager
async def staged(
    database: Where, file: Path | None = None, *, symbols: bool = False, admin_server: int | None = HERE
) -> AsyncIterator[Stage]:
    """The bot in this process on a playground of its own; it brings `symbols` where a test is about them."""
    watch = Watch()
    async with playground(file, ack_seconds=ON_A_BUSY_MACHINE) as town:
        store = await stores.new(database)
        try:
            home = int(town.world.main_guild_id) if admin_server == HERE else admin_server
            kept = {"database": database} if isinstance(database, Path) else {"address": database}
            config = Config(base=town.base, **kept, admin_server=home, symbols=symbols)
            given = {"config": config, "store": store, "clock": watch, "ticking": watch.ticking}
            async with AsyncExitStack() as stack:
                with patch.object(client, "warm_up", nothing_painted):
                    running = connected(town, Schout, **given, workers=thread)
                    bot = await stack.enter_async_context(running)
                    await town.registered()
                _stop_clocks()
                # Only where a test is about it, games that are over are thought about.
                bot.tellers.pause = 3600
                yield Stage(town, bot, store, watch)
        finally:
            await store.close()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot has more patience than Discord: how long it takes matters only where a test is about that."""
    monkeypatch.setattr(replies, "ACKNOWLEDGED_WITHIN", PATIENCE)
    monkeypatch.setattr(replies, "ANSWERED_WITHIN", PATIENCE)
    monkeypatch.setattr(pictures, "PATIENCE", PATIENCE)
    monkeypatch.setattr(pictures, "_draw", draw)
    monkeypatch.setattr(printed, "Limits", lambda: PATIENT)


@pytest.fixture
async def stage(kept_at: Where) -> AsyncIterator[Stage]:
    async with staged(kept_at) as made:
        yield made


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third game is plugged in; that is all that it takes."""
    monkeypatch.setitem(PLUGS, "pebbles", pebbles.PLUG)


@pytest.fixture
def company(stage: Stage) -> None:
    """The house takes its time, and two more people are in town."""
    stage.bot.houses.pause = 3600
    stage.town.newcomer("Cato")
    stage.town.newcomer("Erik")


@pytest.fixture
def tried_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files be tried in this process, and not be drawn: on a busy machine that takes long."""

    async def tried(work: Any, *args: object, limits: Limits) -> object:
        return work(*args)

    monkeypatch.setattr("bot.play.printed.alone", tried)
    monkeypatch.setattr("bot.play.printed.draw", lambda table: None)


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    """A town in which no bot runs yet."""
    async with playground(ack_seconds=ON_A_BUSY_MACHINE) as made:
        yield made


@pytest.fixture
async def bot(town: Town, tmp_path: Path) -> AsyncIterator[Process]:
    """The bot as a process of its own in that town."""
    made = Process(town, tmp_path)
    await made.start()
    yield made
    made.kill()
    await made.gone()
