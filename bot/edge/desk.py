"""The desk at which every request is received: each once, none in a flood, and what goes wrong is told."""

import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord
from msgspec.structs import replace

from bot.edge.answers import Answers
from bot.edge.emoji import Emoji
from bot.edge.flood import KEYSTROKE, MOST_SHOWN, SHOWN_WINDOW, WINDOW, Flood
from bot.edge.replies import Interaction, Reply, TooLateError
from bot.gauges import REQUESTS
from bot.messages.panels import Panel, pack
from bot.messages.replays import Replays
from bot.messages.slots import WordSlot, wish
from bot.outbox.outbox import Outbox
from bot.play.chances import Tellers
from bot.play.house_players import Houses
from bot.play.lobby import Lobby
from bot.play.meant import game_of
from bot.play.session import Clock, Sessions
from bot.store.database import Store
from bot.store.people import closed_dms, person_of, remember_locale
from bot.tables.asker import Asker
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

#: Does what is asked for.
Work: TypeAlias = Callable[[Reply], Awaitable[None]]
#: Finds what may be meant by what is being typed: values with their labels.
Find: TypeAlias = Callable[["Desk", Asker, str, Mapping[str, Any]], Awaitable[Mapping[str, str]]]

#: So many seconds Discord waits. What was asked for earlier than that is not waited for any more, if our
#: clock is right; and if it is wrong, it is only acknowledged before it is done and not after.
LATE = 3.0
#: So many requests are known again if they are delivered once more.
KNOWN_AGAIN = 5_000


class Desk:
    """What all commands and buttons share."""

    def __init__(
        self,
        sessions: Sessions,
        lobby: Lobby,
        outbox: Outbox,
        replays: Replays,
        houses: Houses,
        tellers: Tellers,
        emoji: Emoji,
        answers: Answers,
        ticking: Clock = time.monotonic,
    ) -> None:
        """Bring the parts together; `ticking` is a clock that nobody sets."""
        self.sessions = sessions
        self.lobby = lobby
        self.outbox = outbox
        self.replays = replays
        self.houses = houses
        self.tellers = tellers
        self.emoji = emoji
        self.answers = answers
        self.flood = Flood(ticking)
        #: What was shown in channels lately, by channel.
        self.shown = Flood(ticking, MOST_SHOWN, SHOWN_WINDOW)
        #: Discord's numbers for the commands, by the names of their roots, as soon as they are known.
        self.commands: dict[str, int] = {}
        #: How many requests are being answered.
        self.busy = 0
        self._received: OrderedDict[int, None] = OrderedDict()
        self._locales: dict[int, str] = {}
        #: What they have chosen to be spoken to in.
        self._languages: dict[int, str] = {}
        #: Who has just had all deleted that we knew of them.
        self._forgotten: set[int] = set()
        #: Until when what somebody asks for too late is one with what came too late before.
        self._late: dict[int, float] = {}

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.sessions.store

    # What is asked for

    async def attempt(
        self, interaction: Interaction, work: Work, *, thinking: bool = False, game_id: int | None = None
    ) -> None:
        """Do something for somebody; what is refused or goes wrong is told to them in a sentence.

        What changes something is acknowledged when it is stored. With `thinking` it is acknowledged first:
        nothing is changed, or it takes longer than Discord waits. So is what looks late: Discord says whether
        it is.
        """
        if not self._is_new(interaction):
            return
        reply = Reply(interaction, self.outbox.pictures, self.emoji, self.answers)
        async with self._answering(reply):
            self.speak(reply, await self._language(reply.asker.id))
            self.flood.check(reply.asker.id)
            self.sessions.noticed(reply.asker.id)
            self.sessions.share.tell("person", reply.asker.id)
            try:
                if thinking or self._looks_late(interaction):
                    await reply.begin(thinking=thinking)
                await work(reply)
            except TooLateError:
                await self._drop(reply.asker, game_id)
                return
            await reply.acknowledge()
            await self._remember(reply.asker)

    async def refuse(self, interaction: Interaction, illegal: Illegal) -> None:
        """Say why something is not possible that cannot even be tried."""

        async def work(_: Reply) -> None:
            raise illegal

        await self.attempt(interaction, work)

    async def complete(
        self, interaction: Interaction, find: Find, typed: str, given: Mapping[str, Any]
    ) -> None:
        """Offer what may be meant by what is being typed; to whoever floods, nothing."""
        if not self._is_new(interaction):
            return
        reply = Reply(interaction, self.outbox.pictures, self.emoji, self.answers)
        self.busy += 1
        try:
            self.speak(reply, await self._language(reply.asker.id))
            self.flood.check(reply.asker.id, KEYSTROKE)
            await reply.offer(await find(self, reply.asker, typed, given))
        except Illegal:
            await reply.offer({})
        except Exception:
            log.exception("nothing offered", extra={"user": reply.asker.id})
        finally:
            self.busy -= 1

    def _is_new(self, interaction: Interaction) -> bool:
        """Whether this was not received before: after a resumed connection some come twice.

        What comes when another process may speak there is left to that, and so is what came to it before us.
        """
        share, born = self.sessions.share, interaction.created_at.timestamp()
        if interaction.id in self._received or not share.speaks_for(interaction.guild_id):
            return False
        if share.before_us(interaction.guild_id, born):
            return False
        self._received[interaction.id] = None
        if len(self._received) > KNOWN_AGAIN:
            self._received.popitem(last=False)
        return True

    def _looks_late(self, interaction: Interaction) -> bool:
        return self.sessions.clock() - interaction.created_at.timestamp() > LATE

    # What goes wrong

    @asynccontextmanager
    async def _answering(self, reply: Reply) -> AsyncIterator[None]:
        """Count what is being answered, and tell what is refused or goes wrong."""
        self.busy += 1
        begun, outcome = time.perf_counter(), "done"
        try:
            yield
        except Illegal as illegal:
            outcome = "refused"
            await self._tell(reply, reply.asker.say.text(illegal.text))
        except Exception as error:
            outcome, number = "broken", secrets.token_hex(3)
            log.error("interaction failed", exc_info=error, extra={"number": number, "user": reply.asker.id})
            await self._tell(reply, reply.asker.say("refused-broken", number=number))
        finally:
            self.busy -= 1
            kind = reply.interaction.type.name
            REQUESTS.labels(kind, outcome).observe(time.perf_counter() - begun)

    async def _tell(self, reply: Reply, text: str) -> None:
        try:
            await reply.tell(text)
        except discord.HTTPException as failure:
            log.warning("could not say so", extra={"user": reply.asker.id, "error": repr(failure)[:200]})

    async def _drop(self, asker: Asker, game_id: int | None) -> None:
        """What came too late is not done; whoever plays is told by DM, once for all that comes in a row."""
        now = self.flood.ticking()
        in_a_row = now < self._late.get(asker.id, now)
        if len(self._late) > KNOWN_AGAIN:
            self._late.clear()
        self._late[asker.id] = now + WINDOW
        log.info("dropped", extra={"user": asker.id})
        seated = await (self.sessions.seated(game_id) if game_id else game_of(self.sessions, asker))
        if in_a_row or seated.seat_of(asker.id) is None:
            return
        word = pack(Panel([asker.say("word-too-late", number=seated.row.id)]))
        async with self.store.change() as db:
            await wish(db, seated.row.id, [WordSlot(asker.id, "late", (self.sessions.now,))], word)
        self.sessions.changed(seated.row.id)

    # What is remembered

    async def _remember(self, asker: Asker) -> None:
        """Remember in which language somebody reads, for what is told to them later."""
        if asker.id in self._forgotten:
            self._forgotten.discard(asker.id)
            return
        if asker.guild_id is None:
            await self._reopen(asker.id)
        if self._locales.get(asker.id) != asker.locale:
            await remember_locale(self.store, asker.id, asker.locale)
            self._locales[asker.id] = asker.locale

    async def _language(self, user_id: int) -> str:
        """In which language somebody wants to be spoken to, if they have chosen one."""
        if user_id not in self._languages:
            if len(self._languages) > KNOWN_AGAIN:
                self._languages.clear()
            self._languages[user_id] = (await person_of(self.store, user_id)).language
        return self._languages[user_id]

    def speak(self, reply: Reply, language: str) -> None:
        """Speak to somebody in the language that they have chosen, or else in Discord's."""
        self._languages[reply.asker.id] = language
        locale = language or str(reply.interaction.locale)
        reply.asker = replace(reply.asker, locale=locale)

    def learn_anew(self, user_id: int) -> None:
        """Somebody was at another process, and may have chosen a language there."""
        self._locales.pop(user_id, None)
        self._languages.pop(user_id, None)

    async def _reopen(self, user_id: int) -> None:
        """Whoever speaks to us in a DM can be reached there again: their games are sent to them."""
        await self.outbox.trouble.reopen(await closed_dms(self.store, user_id))

    def forget(self, user_id: int) -> None:
        """Forget in which language somebody reads, and do not learn it from the request to forget."""
        self.learn_anew(user_id)
        self._forgotten.add(user_id)
