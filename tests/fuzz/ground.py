"""Where the fuzz happens: the bot in a town of its own, and tables of every kind in every stage."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import Any
from unittest.mock import patch

import discord

from bot.config import Config
from bot.edge import replies
from bot.edge.client import Schout
from bot.playground.server import start
from bot.playground.world.state import Channel, Message, Payload
from bot.playground.world.whole import News
from bot.store.database import Store
from bot.store.games import game_in
from bot.store.opening import opened
from bot.store.sqlite import SqliteStore
from bot.workers import Workers
from rules.core.table import Table
from tests.driver import Player, Town, connected
from tests.feld.lively import lively_picks
from tests.fuzz.strange import WORDS
from tests.playing import any_picks

#: Names that people give themselves.
NAMES = (
    "Anna", "Bram", "Chloé", "Ditte", "Saskia", "\u202eevil", "**bold**", "<@1>", "@everyone", "\u200fשלום",
    "日本語の名前", "{ $name }", "a" * 32, "O'Neil", "\u200b\u200b", "İstanbul", "`code`", "|| x ||",
    "Zoë #1", "👩\u200d👩\u200d👧",
)  # fmt: skip
LOCALES = ("en-US", "en-GB", "fr", "da", "nl", "ja", "pt-BR")
#: What is kept of what only one person sees, and of what hangs in a channel.
WHISPERS, HANGING = 60, 12
#: Seconds of the bot's clock in a second: slow, so that nobody is reminded in the middle of something.
PACE = 0.01
#: Seconds for the flood check between two inputs.
TICK = 0.5
#: Seconds after which an answer does not come any more, however busy the machine is.
PATIENCE = 300
#: So many of the latest interactions can still be answered.
ANSWERABLE = 500
#: The tasks in which discord.py runs what an interaction leads to.
RUNS = ("discord.py: on_interaction", "CommandTree-invoker", "discord-ui-")
#: What changes with the showing, with who is asking, or with what is said and thought of a game after a move,
#: while the next input may already be there, and not with the playing.
ASIDE = {
    "people": ("locale",),
    "seats": ("dm_closed", "called", "reminded", "rung"),
    "messages": None,
    "outbox": None,
    "watchers": None,
    "chances": None,
    "tales": None,
    "tidings": None,
}


@dataclass
class Spot:
    """A place where games are played."""

    channel: Channel
    game: str
    people: list[Player]
    terms: dict[str, Any]
    #: How far a new game is played at once; 1 is to its end, and before 0 it is not even begun.
    part: float


class Watched(Schout):
    """The bot, telling of each interaction that it has begun to deal with it."""

    heard: Callable[[str], None]

    def dispatch(self, event: str, /, *args: Any, **options: Any) -> None:
        super().dispatch(event, *args, **options)
        if event == "interaction":
            interaction: discord.Interaction[Any] = args[0]
            self.heard(str(interaction.id))


@dataclass
class Ground:
    """The town, the bot, the tables, and what was seen in it lately."""

    town: Town
    bot: Watched
    store: Store
    luck: Random
    spots: list[Spot] = field(default_factory=list)
    people: list[Player] = field(default_factory=list)
    ticks: float = 0
    #: Every command that Discord offers: its words and its options.
    lines: list[tuple[tuple[str, ...], list[Payload]]] = field(default_factory=list)
    #: custom_ids and option values that were shown, however long ago.
    ids: deque[str] = field(default_factory=lambda: deque(maxlen=3000))
    values: deque[str] = field(default_factory=lambda: deque(maxlen=3000))
    #: Files that somebody has put on Discord.
    uploads: list[str] = field(default_factory=list)
    whispers: deque[Message] = field(default_factory=deque)
    said: dict[str, list[Payload]] = field(default_factory=dict)
    waiting: dict[str, asyncio.Event] = field(default_factory=dict)

    @property
    def world(self) -> Any:
        return self.town.world

    def ticking(self) -> float:
        return monotonic() + self.ticks

    @cached_property
    def reader(self) -> sqlite3.Connection:
        """A connection of our own to the bot's file."""
        assert isinstance(self.store, SqliteStore)
        return sqlite3.connect(self.store.path, isolation_level=None)

    # What was said

    def hear(self, news: News) -> None:
        """Note what the bot shows, and to which interaction it belongs."""
        if news.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        metadata = news.data.get("interaction_metadata")
        if metadata is not None and metadata["id"] in self.said:
            self.said[metadata["id"]].append(news.data)
        message = self.world.message(news.data["channel_id"], news.data["id"])
        if news.name == "MESSAGE_CREATE" and message is not None and message.reader is not None:
            self.whispers.append(message)

    def received(self, interaction_id: str) -> None:
        if interaction_id in self.waiting:
            self.waiting[interaction_id].set()

    # Being done

    async def answered(self) -> None:
        """Wait until nobody answers or thinks any more: then no game changes until somebody asks for it."""
        async with asyncio.timeout(PATIENCE):
            while running := [task for task in asyncio.all_tasks() if task.get_name().startswith(RUNS)]:
                await asyncio.wait(running)
            while self.bot.desk.busy or self.bot.houses.thinking:
                await asyncio.sleep(0.001)

    async def settled(self) -> None:
        """Wait until all is said as well."""
        await self.answered()
        async with asyncio.timeout(PATIENCE):
            while self.bot.outbox.saying:
                await self.bot.outbox.idle()

    def tidy(self) -> None:
        """Let the playground forget what nobody would scroll back to."""
        while len(self.whispers) > WHISPERS:
            self._drop(self.whispers.popleft())
        for key in self.uploads:
            self.world.keeper.drop_file(key)
        self.uploads.clear()
        self.world.pings.clear()
        desk = self.town.playground.desk
        for made in list(desk.by_id.values())[:-ANSWERABLE]:
            del desk.by_id[made.id]
            if made.modal is not None:
                desk.modals.pop((made.person.id, made.modal["custom_id"]), None)

    def sweep(self) -> None:
        """Delete what hangs in the channels beyond the latest."""
        for held in self.world.messages.values():
            public = [message for message in held.values() if message.reader is None]
            for message in public[:-HANGING]:
                self._drop(message)

    def _drop(self, message: Message) -> None:
        if self.world.message(message.channel_id, message.id) is message:
            self.world.delete(message)

    # The tables

    async def renew(self) -> None:
        """Open new games where there are none."""
        for spot in self.spots:
            if spot.channel.id not in self.world.channels:
                spot.channel = self.world.add_channel(spot.channel.name)
            row = await game_in(self.store, int(spot.channel.id))
            if row is None or row.stage in ("over", "ended"):
                await self._open(spot)
        self.sweep()
        await self.settled()

    async def _open(self, spot: Spot) -> None:
        host, *others = spot.people
        self.ticks += 60
        await host.slash("game new", channel=spot.channel, game=spot.game, **spot.terms)
        row = await game_in(self.store, int(spot.channel.id))
        if spot.part < 0 or row is None or row.stage not in ("open", "playing"):
            return
        for other in others:
            await other.slash("game join", channel=spot.channel)
        await self.answered()
        await self._forward(row.id, spot.part)

    async def _forward(self, number: int, part: float) -> None:
        """Play a game by luck up to some part of it, with nothing said in between."""
        sessions = self.bot.sessions
        told, sessions.changed = sessions.changed, lambda game_id: None
        try:
            for _ in range(int(part * 2000)):
                seated = await sessions.seated(number)
                if seated.row.stage != "playing":
                    break
                table: Table = seated.table()
                seat = next((seat for seat in sorted(table.asks) if seated.seats[seat].user_id), None)
                if seat is None:
                    break
                pick = lively_picks if seated.row.game == "feld" else any_picks
                user_id = seated.seats[seat].user_id
                assert user_id is not None
                await sessions.answer(number, user_id, seat, pick(table.asks[seat], self.luck))
        finally:
            sessions.changed = told
        told(number)


def lay_out(ground: Ground) -> None:
    """People with odd names, a second guild, a thread, and a table for every kind of game."""
    town, world = ground.town, ground.world
    known = {person.global_name for person in world.visible_people()}
    for number, name in enumerate(NAMES):
        if name not in known:
            town.newcomer(name, LOCALES[number % len(LOCALES)])
    ground.people = [town.person(person.id) for person in world.visible_people()]
    people = ground.people
    world.set_moderator(people[4].person)
    people[7].close_dms()
    utrecht = world.add_guild("Utrecht", [player.person for player in people[8:14]])
    thread = world.add_thread(world.channel("waag"), "thread", people[0].person)

    def spot(channel: Channel, game: str, *seats: int, part: float = 0.01, **terms: Any) -> None:
        who = [people[seat] for seat in seats]
        ground.spots.append(Spot(channel, game, who, {"seats": len(who)} | terms, part))

    spot(world.channel("dam"), "ride", 0, 1)
    spot(world.channel("waag"), "feld", 2, 3, 0, part=0.03)
    spot(world.channel("noordermarkt"), "ride", 4, 5, 6, seats=4, house="novice")
    spot(world.add_channel("oudegracht", utrecht), "feld", 8, 9, part=0.05)
    spot(thread, "ride", 1, 2, 7, part=0.03)
    spot(world.add_channel("rated"), "ride", 3, 5, rated=True, hints=False)
    spot(world.add_channel("over"), "ride", 6, 7, part=1)
    spot(world.add_channel("lobby"), "ride", 0, seats=3, part=-1)
    spot(world.add_channel("lobby-feld"), "feld", 4, seats=4, part=-1)
    spot(world.add_channel("alone"), "feld", 5, part=0.02)
    spot(world.dm(people[2].person), "feld", 2, part=0.02)
    for player in people[:12]:
        world.dm(player.person)
    ground.ids.extend(WORDS)


def watch_tables(database: Path) -> None:
    """Let the file itself count every row that is written: what is refused may write none.

    What only says where something hangs, or how somebody reads, is left out.
    """
    with closing(sqlite3.connect(database)) as db, db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        db.execute("CREATE TABLE written (what TEXT)")
        for name in names:
            aside = ASIDE.get(name, ())
            if aside is None or name.startswith("sqlite_"):
                continue
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})") if row[1] not in aside]
            changed = " OR ".join(f"old.{column} IS NOT new.{column}" for column in columns)
            which = "".join(
                f" || CASE WHEN old.{column} IS NOT new.{column} THEN ' {column}' ELSE '' END"
                for column in columns
            )
            events = {"INSERT": ("", ""), "DELETE": ("", ""), "UPDATE": (f"WHEN {changed}", which)}
            for event, (when, told) in events.items():
                if name == "people" and event == "INSERT":
                    continue
                db.execute(
                    f"CREATE TRIGGER written_{name}_{event} AFTER {event} ON {name} {when} "
                    f"BEGIN INSERT INTO written VALUES ('{event} {name}'{told}); END"
                )


@contextmanager
def patience() -> Iterator[None]:
    """Whoever waits has more patience than Discord: how long it takes is not what is looked at."""
    with patch.multiple(replies, ACKNOWLEDGED_WITHIN=PATIENCE, ANSWERED_WITHIN=PATIENCE):
        yield


@asynccontextmanager
async def grounds(folder: Path, seed: str, workers: Workers) -> AsyncIterator[Ground]:
    """The bot in this process, on a playground of its own, with games at every table."""
    database, began = folder / "schout.sqlite", time()
    running = await start(record=True)
    town = Town(running, record=False)
    store = await opened(database)
    watch_tables(database)
    ground: Ground
    try:
        running.world.settings.ack_seconds = running.world.settings.token_seconds = 2 * PATIENCE
        async with connected(
            town,
            Watched,
            config=Config(base=town.base, database=database, symbols=False),
            store=store,
            clock=lambda: began + (time() - began) * PACE,
            ticking=lambda: ground.ticking() if ground else 0,
            workers=workers,
        ) as bot:
            await town.registered()
            ground = Ground(town, bot, store, Random(seed))
            bot.heard = ground.received
            bot.houses.pause, bot.houses.budget = 0, 0.02
            for session in running.gateway.sessions.values():
                session.sent = deque(maxlen=100)
            running.world.listeners.append(ground.hear)
            lay_out(ground)
            await town.until(lambda: len(bot.guilds) == len(running.world.guilds))
            await ground.renew()
            with closing(ground.reader):
                yield ground
    finally:
        await store.close()
        await running.stop()
