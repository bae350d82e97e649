"""The desk at which every interaction is received: who asks, in which language, and how they are answered."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from bot.edge.components import file_of, view_of
from bot.messages import panels
from bot.messages.outbox import Outbox
from bot.messages.panels import Panel
from bot.messages.slots import DmSlot, wish
from bot.play.lobby import Lobby
from bot.play.session import Done, Seated, Sessions
from bot.store.database import Store, insert
from bot.store.rows import SeatRow
from bot.words.texts import Markup, Speaker, language
from render.picture import Picture
from rules.core.asking import Illegal

log = logging.getLogger(__name__)
Interaction: TypeAlias = discord.Interaction[Any]

#: Games that can still be played.
ACTIVE = ("open", "playing")
#: So many requests in so many seconds are nobody's honest play.
MOST_REQUESTS, WINDOW = 25, 10


class Desk:
    """What all commands and buttons share."""

    def __init__(self, sessions: Sessions, lobby: Lobby, outbox: Outbox) -> None:
        """Bring the parts together."""
        self.sessions = sessions
        self.lobby = lobby
        self.outbox = outbox
        #: How many interactions are being answered.
        self.busy = 0
        self._locales: dict[int, str] = {}
        #: Who has just had all deleted that we knew of them.
        self._forgotten: set[int] = set()
        self._requests: dict[int, list[float]] = {}

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.sessions.store

    # Who asks

    def speaker(self, interaction: Interaction, seated: Seated | None = None) -> Speaker:
        """Speaks the language of the one who asks."""
        names = panels.plain_names(seated) if seated else ()
        return Speaker(language(str(interaction.locale)), names)

    async def remember(self, interaction: Interaction) -> None:
        """Remember in which language somebody reads, for what is told to them later."""
        if interaction.guild_id is None:
            await self._reopen(interaction.user.id)
        locale = str(interaction.locale)
        if self._locales.get(interaction.user.id) == locale:
            return
        async with self.store.change() as db:
            await db.execute(
                "INSERT INTO people (user_id, locale) VALUES (?, ?) "
                "ON CONFLICT DO UPDATE SET locale = excluded.locale",
                (interaction.user.id, locale),
            )
        self._locales[interaction.user.id] = locale

    async def _reopen(self, user_id: int) -> None:
        """Whoever speaks to us in a DM can be reached there again: their games are sent to them."""
        closed = await self.store.rows(
            SeatRow,
            "SELECT s.* FROM seats s JOIN games g ON g.id = s.game_id "
            "WHERE s.user_id = ? AND s.dm_closed AND g.stage = 'playing'",
            (user_id,),
        )
        for seat in closed:
            async with self.store.change() as db:
                await db.execute(
                    "UPDATE seats SET dm_closed = 0 WHERE game_id = ? AND seat = ?", (seat.game_id, seat.seat)
                )
                await wish(db, seat.game_id, [DmSlot(seat.seat)])
            self.outbox.wake(seat.game_id)

    def forget(self, user_id: int) -> None:
        """Forget in which language somebody reads, and do not learn it from the request to forget."""
        self._locales.pop(user_id, None)
        self._forgotten.add(user_id)

    def check_flood(self, interaction: Interaction) -> None:
        """Nobody floods: whoever is far too quick is asked to wait."""
        now = self.sessions.clock()
        recent = [at for at in self._requests.get(interaction.user.id, []) if at > now - WINDOW]
        if len(recent) >= MOST_REQUESTS:
            raise Illegal("refused-too-quick", seconds=WINDOW)
        self._requests[interaction.user.id] = [*recent, now]
        if len(self._requests) > 10_000:
            self._requests.clear()

    async def seated_here(self, interaction: Interaction, game: str | None = None) -> Seated:
        """The game meant by a command: of this channel, or in a DM the one of one's own games that waits.

        For a move it is known of which kind the game must be; then one that is over is not meant if another
        waits.
        """
        private = interaction.guild_id is None
        row = await self.store.game_in(interaction.channel_id or 0)
        here = row if row is not None and (not private or game in (None, row.game)) else None
        if here is not None and (not private or game is None or here.stage in ACTIVE):
            return await self.sessions.seated(here.id)
        mine = await self._waiting_for(interaction.user.id, game) if private else None
        if mine is not None:
            return mine
        if here is None:
            raise Illegal("refused-no-game-here")
        return await self.sessions.seated(here.id)

    async def seated_mine(self, interaction: Interaction) -> Seated:
        """The game of this channel if one plays in it, or else the one of one's own games that waits."""
        row = await self.store.game_in(interaction.channel_id or 0)
        here = await self.sessions.seated(row.id) if row else None
        at_it = here is not None and here.seat_of(interaction.user.id)
        if here is not None and at_it and (interaction.guild_id is not None or here.row.stage in ACTIVE):
            return here
        mine = await self._waiting_for(interaction.user.id)
        if mine is not None:
            return mine
        if here is None or not at_it:
            raise Illegal("refused-spectator" if here else "refused-no-game-here")
        return here

    async def _waiting_for(self, user_id: int, game: str | None = None) -> Seated | None:
        """Of somebody's games, or those of one kind, the one that has waited longest, or else any."""
        game_id = await self.store.number(
            "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id "
            "WHERE s.user_id = ? AND g.stage = 'playing' AND g.game = coalesce(?, g.game) "
            "ORDER BY EXISTS (SELECT 1 FROM json_each(g.asked) WHERE value = s.seat) DESC, g.since LIMIT 1",
            (user_id, game),
        )
        return await self.sessions.seated(game_id) if game_id else None

    @staticmethod
    def may_host(interaction: Interaction, seated: Seated) -> bool:
        """Host actions are the host's, or of whoever may manage the channel.

        Where the host does not play, they are also the first player's.
        """
        players = [seat.user_id for seat in seated.seats if seat.user_id]
        hosts = {seated.row.host_id, *(players[:1] if seated.row.host_id not in players else ())}
        return interaction.user.id in hosts or interaction.permissions.manage_channels

    def check_host(self, interaction: Interaction, seated: Seated) -> None:
        """Refuse a host action to anybody else."""
        if not self.may_host(interaction, seated):
            raise Illegal("refused-host-only", host=Markup(f"<@{seated.row.host_id}>"))

    async def watch(self, seated: Seated, user_id: int) -> str:
        """Tell somebody when a game ends, or no longer; returns what to say about it."""
        async with self.store.change() as db:
            gone = await db.execute(
                "DELETE FROM watchers WHERE game_id = ? AND user_id = ?", (seated.row.id, user_id)
            )
            if gone.rowcount:
                return "watch-off"
            await insert(db, "watchers", game_id=seated.row.id, user_id=user_id)
        return "watch-on"

    async def snooze(self, seated: Seated, user_id: int, hours: int) -> None:
        """No reminders for somebody's open question for a while."""
        async with self.store.change() as db:
            await db.execute(
                "UPDATE seats SET snoozed = ? WHERE game_id = ? AND user_id = ?",
                (self.sessions.now + hours * 3600, seated.row.id, user_id),
            )

    # How they are answered

    async def attempt(self, interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for somebody; what is refused or goes wrong is told to them in a sentence."""
        self.busy += 1
        try:
            self.check_flood(interaction)
            self.sessions.noticed(interaction.user.id)
            await work()
            if interaction.user.id not in self._forgotten:
                await self.remember(interaction)
            self._forgotten.discard(interaction.user.id)
        except Illegal as illegal:
            await self.refuse(interaction, illegal)
        except Exception as error:  # noqa: BLE001 - logged and told; discord.py would only log it
            await self.broken(interaction, error)
        finally:
            self.busy -= 1

    async def refuse(self, interaction: Interaction, illegal: Illegal) -> None:
        """Say why something is not possible, to the one who asked and nobody else."""
        await self.tell(interaction, self.speaker(interaction).text(illegal.text))

    async def broken(self, interaction: Interaction, error: BaseException) -> None:
        """Something went wrong on our side: log it under a number, and say so."""
        if isinstance(error, discord.NotFound) and error.code == 10062:
            log.warning("too late to answer", extra={"user": interaction.user.id})
            return
        number = secrets.token_hex(3)
        log.error("interaction failed", exc_info=error, extra={"number": number, "user": interaction.user.id})
        try:
            await self.tell(interaction, self.speaker(interaction)("refused-broken", number=number))
        except discord.HTTPException as failure:
            log.warning("could not say so", extra={"number": number, "error": repr(failure)[:200]})

    async def tell(self, interaction: Interaction, text: str) -> None:
        """Answer with a sentence that only the asker sees."""
        await self.show(interaction, Panel([text]))

    async def show(
        self,
        interaction: Interaction,
        panel: Panel,
        *,
        files: list[discord.File] | None = None,
        picture: Picture | None = None,
    ) -> None:
        """Answer with a panel that only the asker sees."""
        picture = picture or await self.outbox.picture(panel)
        sent = [*([file_of(picture)] if picture else []), *(files or [])]
        view = view_of(panel, picture, files or [])
        none = discord.AllowedMentions.none()
        if not interaction.response.is_done():
            await interaction.response.send_message(
                view=view, files=sent, ephemeral=True, allowed_mentions=none
            )
        elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.edit_original_response(view=view, attachments=sent, allowed_mentions=none)
        else:
            await interaction.followup.send(view=view, files=sent, ephemeral=True, allowed_mentions=none)

    async def edit(self, interaction: Interaction, panel: Panel) -> None:
        """Replace the panel that was pressed."""
        picture = await self.outbox.picture(panel)
        await interaction.edit_original_response(
            view=view_of(panel, picture),
            attachments=[file_of(picture)] if picture else [],
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def private_panel(
        self, interaction: Interaction, seated: Seated, lines: list[str] | None = None
    ) -> Panel:
        """What somebody's seat may see, with its open question."""
        mine = seated.seat_of(interaction.user.id)
        if mine is None:
            raise Illegal("refused-spectator")
        person = await self.store.person(interaction.user.id)
        say = self.speaker(interaction, seated)
        events = await self.sessions.news(seated, mine.seat)
        return panels.question(
            seated, seated.table(), mine.seat, say, lines=lines or [], events=events, narrow=person.narrow
        )

    async def after(self, interaction: Interaction, done: Done) -> Panel:
        """The panel for somebody who has just answered: what came of it, and what is asked next."""
        return await self.private_panel(interaction, done.seated)
