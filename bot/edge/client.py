"""The client: comes onto Discord, keeps the commands in step, and brings all parts together."""

import asyncio
import hashlib
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.config import Config
from bot.edge import arrival
from bot.edge.answers import Answers
from bot.edge.arrival import until_done
from bot.edge.buttons import press
from bot.edge.commands.completing import complete
from bot.edge.commands.known import Payload, commands
from bot.edge.connection import Connection
from bot.edge.delivery import Delivery
from bot.edge.desk import Desk
from bot.edge.emoji import Emoji, bring
from bot.edge.forms import submit
from bot.edge.hearing import hear_little
from bot.edge.invalid import Gate, InvalidRequests
from bot.edge.lending import lend
from bot.edge.line import Line
from bot.edge.lofts import sits_in
from bot.messages.pictures import Pictures
from bot.messages.replays import Replays
from bot.messages.warming import warm_up
from bot.outbox.outbox import Outbox
from bot.people.ratings import changes_by
from bot.play.advice import recall
from bot.play.chances import Tellers
from bot.play.clocks import Clocks
from bot.play.house_players import Houses
from bot.play.lobby import Lobby
from bot.play.printed import Proofs
from bot.play.session import Clock, Sessions
from bot.play.shards import Alone
from bot.play.unplayable import end_unplayable
from bot.store.database import Store
from bot.store.games import languages_spoken
from bot.store.people import closed_dms_in
from bot.store.servers import change_server, note_servers, operated_servers
from bot.words.texts import LANGUAGES, language
from bot.workers import Beside, Workers, process
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

#: Seconds to wait within a request that Discord puts off; what is put off longer is tried again later,
#: and holds up nothing else.
LONGEST_WAIT = 30
#: Seconds that the gateway waits until the commands are registered.
LONGEST_REGISTERING = 5


class Tree(app_commands.CommandTree[Any]):
    """The commands; what is wrong with one before it is even tried is told to the person."""

    desk: Desk

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let commands be carried out by the library, and complete ourselves what is being typed."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        await complete(self.desk, interaction)
        return False

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Discord has brought a command as it was before, or what a command cannot take."""
        log.warning("a command that does not fit", extra={"error": repr(error)[:200]})
        await self.desk.refuse(interaction, Illegal("refused-old-command"))


class Schout(discord.Client):
    """The bot on Discord, whichever Discord that is."""

    def __init__(
        self,
        config: Config,
        store: Store,
        clock: Clock = time.time,
        ticking: Clock = time.monotonic,
        workers: Workers = process,
        drawing: Beside | None = None,
        share: Alone | None = None,
        gate: Gate | None = None,
        **options: Any,
    ) -> None:
        """Ask for no privileged intent; nothing of what people write is read.

        `clock` tells the time, and `ticking` how much of it passes; `drawing` may have come to work already.
        `share` is what this process speaks for, and `gate` what its requests have to pass.
        """
        arrival.quieten()
        intents = discord.Intents(guilds=True)
        invalid = InvalidRequests()
        super().__init__(
            intents=intents,
            max_messages=None,
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=invalid.trace(gate),
            **options,
        )
        hear_little(self._connection.parsers)
        self._line, self._gate, self._invalid = Line(), gate, invalid
        self.config = config
        self.store = store
        self.sessions = Sessions(store, clock, share)
        self.lobby = Lobby(self.sessions, Proofs(config.printed))
        drawing = drawing or Beside(workers)
        self.emoji = Emoji()
        delivery = Delivery(self, invalid, self.emoji)
        self.outbox = Outbox(delivery, self.sessions, self.lobby, Pictures(drawing))
        self.replays = Replays(drawing, ticking)
        self.clocks = Clocks(self.sessions, self.lobby, config.keep_days)
        self.houses = Houses(self.sessions, Beside(workers, behind=True))
        rated = partial(changes_by, store)
        self.tellers = Tellers(self.sessions, self.houses.beside, rated, self.outbox.crowded)
        self.desk = Desk(
            self.sessions,
            self.lobby,
            self.outbox,
            self.replays,
            self.houses,
            self.tellers,
            self.emoji,
            Answers(invalid),
            ticking,
        )
        self.sessions.changed = self._changed
        self.lobby.in_loft = partial(sits_in, self)
        self.tree = Tree(self)
        self.tree.desk = self.desk
        self.connection = Connection()
        self._tasks: list[asyncio.Task[None]] = []

    async def login(self, token: str) -> None:
        """Log in, however often it takes, and then begin."""
        log_in = partial(super().login, token)
        await until_done("Discord cannot be reached", partial(arrival.log_in, self.http, log_in))
        await self._begin()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Reach the gateway, however often it takes, and stay connected."""
        connect = super().connect
        await until_done(
            "Discord's gateway cannot be reached",
            lambda: arrival.connect(self, connect(reconnect=reconnect)),
        )

    async def _begin(self) -> None:
        """Say what was left unsaid, let clocks and house players go on, and tell Discord the commands."""
        lend(self.http, self._line, self._invalid, self._gate)
        self.outbox.pictures.prepare()
        commands().add_to(self.tree, self.config.admin_server)
        await self._see_to_games()
        languages = dict.fromkeys([language(None), *await languages_spoken(self.store)])
        warming = warm_up(self.outbox.pictures, languages)
        self._tasks.append(asyncio.create_task(warming, name="warming"))
        if self.config.symbols:
            once = partial(self.sessions.share.once, "symbols")
            bringing = bring(self, self.emoji, self.outbox.pictures, LANGUAGES, once)
            self._tasks.append(asyncio.create_task(bringing, name="symbols"))
        recalling = recall(self.houses, self.sessions)
        self._tasks.append(asyncio.create_task(recalling, name="hints"))
        self._tasks.append(asyncio.create_task(self.clocks.run(), name="clocks"))
        tried = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._register(tried), name="commands"))
        # Usually that is done at once. Where it is not, buttons do not wait for it.
        with suppress(TimeoutError):
            await asyncio.wait_for(tried.wait(), LONGEST_REGISTERING)

    async def _see_to_games(self) -> None:
        """See to all that was left to be done for the games that we speak for."""
        if self.sessions.share.first:
            await end_unplayable(self.lobby)
        await self.outbox.start()
        await self.houses.start()
        await self.tellers.start()

    def _changed(self, game_id: int) -> None:
        """A game has changed, and whoever speaks for it is to know."""
        self._wake(game_id)
        self.sessions.share.tell("game", game_id)

    def _wake(self, game_id: int) -> None:
        """Say what has changed, let the house play on where it is asked, and chances be told."""
        self.outbox.wake(game_id)
        self.houses.wake(game_id)
        self.tellers.wake(game_id)

    async def _register(self, tried: asyncio.Event) -> None:
        """See to it that Discord knows the commands, however often it takes."""
        try:
            await until_done("The commands cannot be registered yet, buttons work", lambda: self._sync(tried))
        except discord.HTTPException as error:
            log.error("Discord refuses the commands, buttons work: %s", error)

    async def _sync(self, tried: asyncio.Event) -> None:
        """Tell Discord the commands, but only if they have changed since the last time."""
        assert self.application_id is not None
        server = self.config.admin_server
        everywhere, at_home = await commands().told(self.tree)
        described = f"{self.application_id} {server} {everywhere.text} {at_home.text}"
        digest = int(hashlib.sha256(described.encode()).hexdigest()[:7], 16)
        try:
            async with self.sessions.share.once("commands"):
                if await self.store.commands_told() == digest:
                    known = await self.http.get_global_commands(self.application_id)
                else:
                    known = await self.http.bulk_upsert_global_commands(
                        self.application_id, everywhere.payload
                    )
                    await self._sync_at_home(server, at_home.payload)
                    await self.store.note_commands(digest)
                    log.info("commands registered", extra={"commands": len(known)})
            self.desk.commands = {command["name"]: int(command["id"]) for command in known}
        finally:
            tried.set()

    async def _sync_at_home(self, server: int | None, payload: Payload) -> None:
        """Show the operator's own commands on their server, and no longer on one that was it before."""
        before = await operated_servers(self.store)
        if server is not None:
            # Noted first: whatever happens then, it is known where they may be shown.
            await change_server(self.store, server, {"operated": True})
            await self._show_at(server, payload)
        for other in before:
            if other == server:
                continue
            try:
                await self._show_at(other, [])
            except (discord.Forbidden, discord.NotFound):
                log.info("not there any more", extra={"server": other})
            await change_server(self.store, other, {"operated": False})

    async def _show_at(self, server: int, payload: Payload) -> None:
        """Show these commands on one server only, and no others."""
        assert self.application_id is not None
        await self.http.bulk_upsert_guild_commands(self.application_id, server, payload)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take up what is pressed or filled in; commands come by the tree."""
        if interaction.type is discord.InteractionType.component:
            try:
                await press(self.desk, interaction)
            finally:
                if interaction.message is not None:
                    self.outbox.speech.unsure_of(interaction.message.id)
                    self.sessions.share.tell("message", interaction.message.id)
        elif interaction.type is discord.InteractionType.modal_submit:
            await submit(self.desk, interaction)

    # What may be possible again

    async def on_ready(self) -> None:
        """We know of all servers that we are on: from some we may have been removed meanwhile."""
        await note_servers(self.store, {guild.id for guild in self.guilds}, self.sessions.now)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We are not on a server any more."""
        await change_server(self.store, guild.id, {"left_at": self.sessions.now})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps once more: without it some of its people could not be written to."""
        await change_server(self.store, guild.id, {"left_at": None})
        await self.outbox.trouble.reopen(await closed_dms_in(self.store, guild.id))
        self.outbox.setbacks.hurry(server=guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again."""
        self.outbox.setbacks.hurry(server=guild.id)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """A channel has changed, perhaps what we may do there."""
        self.outbox.setbacks.hurry(server=channel.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """A role has changed, perhaps one of ours."""
        self.outbox.setbacks.hurry(server=role.guild.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Our roles have changed: without another intent we hear of ourselves only."""
        self.outbox.setbacks.hurry(server=member.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed, perhaps it is open again."""
        self.outbox.setbacks.hurry(server=thread.guild_id)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Take up what happens on Discord, unless we have left: the library may still bring its last news."""
        self.connection.heard(event)
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def finish(self) -> None:
        """Finish what is being answered and said, and begin nothing any more."""
        for task in self._tasks:
            task.cancel()
        await self.houses.close()
        await self.tellers.close()
        for _ in range(50):
            if self.desk.busy:
                await asyncio.sleep(0.1)
        await self.outbox.close()

    async def close(self) -> None:
        """Finish what is being answered and said, then leave."""
        await self.finish()
        self.houses.beside.close()
        self.outbox.pictures.beside.close()
        await self.desk.answers.close()
        await self._line.close()
        await super().close()


class ShardedSchout(Schout, discord.AutoShardedClient):
    """The same for more servers than one connection may carry."""
