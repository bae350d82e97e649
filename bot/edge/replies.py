"""How one request is answered: acknowledged once, then shown, edited or told, however rough the way there is.

That a request is acknowledged is noted before Discord has said so. Where its word is lost on the way, Discord
has the answer all the same.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum, auto
from itertools import islice
from typing import Any, TypeAlias

import aiohttp
import discord
from msgspec.structs import replace

from bot.edge.answers import Answers, First
from bot.edge.components import enclosed, form_of
from bot.edge.emoji import Emoji
from bot.edge.sending import EPHEMERAL, words_of
from bot.messages.layout import Questions, cut
from bot.messages.limits import CHOICES, OFFERED
from bot.messages.panels import Panel
from bot.messages.pictures import GivenUpError, Pictures
from bot.tables.asker import Asker
from render.picture import Picture
from rules.core.asking import Illegal

log = logging.getLogger(__name__)
Interaction: TypeAlias = discord.Interaction[Any]

#: Discord's numbers: nobody waits for this answer any more; it has been given already.
TOO_LATE, ALREADY = 10062, 40060
#: What was to be changed is dismissed, or its token has run out.
GONE = (10008, 10015, 50027)
#: What passes by itself: torn connections, and Discord's own trouble.
PASSING = (aiohttp.ClientError, OSError, discord.DiscordServerError)
#: What was answered first, or what was pressed where nothing was.
ORIGINAL = "@original"
#: Seconds in which an acknowledgement is of use, and in which an answer is tried again; and in between.
ACKNOWLEDGED_WITHIN, ANSWERED_WITHIN, AGAIN = 3, 20, 0.2


class TooLateError(Exception):
    """Nobody waits for the answer any more, and nothing has been done."""


class Way(Enum):
    """How far a request is answered."""

    NOT_YET = auto()
    #: Nothing is to be seen; what was pressed can be edited.
    QUIETLY = auto()
    #: A message of its own says that we think.
    THINKING = auto()
    #: A message of its own is there.
    SHOWN = auto()
    #: Nobody waits any more.
    LOST = auto()


class Reply:
    """The answer to one request, from nothing to all that is to be said."""

    def __init__(self, interaction: Interaction, pictures: Pictures, emoji: Emoji, answers: Answers) -> None:
        """Begin with nothing said.

        `pictures` draws what panels show, `emoji` stand among words, and `answers` brings them.
        """
        self.interaction = interaction
        self.asker = asker_of(interaction)
        self.way = Way.NOT_YET
        self._pictures = pictures
        self._emoji = emoji
        self._answers = answers

    @property
    def on_private(self) -> bool:
        """Whether something was pressed on a panel that only the asker sees."""
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    @property
    def pressed(self) -> bool:
        """Whether something was pressed on a panel, and no command typed."""
        return self.interaction.message is not None

    async def acknowledge(self) -> None:
        """Let somebody know that it is done, unless something was said already."""
        command = self.interaction.type is discord.InteractionType.application_command
        if self.way is Way.NOT_YET:
            await self._defer(Way.THINKING if command else Way.QUIETLY)

    async def begin(self, *, thinking: bool = False) -> None:
        """Acknowledge before anything is done; raises TooLateError where nobody waits for it any more."""
        if thinking and self.way is Way.NOT_YET:
            await self._defer(Way.THINKING)
        await self.acknowledge()
        if self.way is Way.LOST:
            raise TooLateError

    async def show(self, panel: Panel) -> None:
        """Answer with a panel that only the asker sees."""
        if panel.shots and self.way is Way.NOT_YET:
            # Drawing may take longer than Discord waits.
            await self._defer(Way.THINKING)
        if self.way is Way.LOST:
            return
        panel, pictures = await self._drawn(panel)
        match self.way:
            case Way.NOT_YET:
                await self._respond(Way.SHOWN, lambda: self._answer(First.MESSAGE, panel, pictures))
            case Way.THINKING:
                await self._send(lambda: self._edit(panel, pictures, ORIGINAL))
            case Way.QUIETLY | Way.SHOWN:
                await self._send(lambda: self._follow(panel, pictures, EPHEMERAL))

    async def post(self, panel: Panel) -> int:
        """Show a panel to everybody here, besides what the asker is told; returns its message."""
        panel, pictures = await self._drawn(panel)
        posted: list[int] = []

        async def send() -> None:
            posted.append(await self._follow(panel, pictures))

        await self._send(send)
        return posted[0] if posted else 0

    async def ask(self, form: Questions) -> None:
        """Answer with a form to fill in, which can only be the first answer."""
        await self._respond(
            Way.SHOWN, lambda: self._answers.respond(self.interaction, First.FORM, form_of(form))
        )

    async def edit(self, panel: Panel) -> None:
        """Replace the panel that was pressed; where nothing is to be drawn, that acknowledges the press."""
        pressed = self.interaction.message
        if pressed is not None and self.way is Way.NOT_YET and not panel.shots:
            await self._update(panel)
            return
        await self.acknowledge()
        if pressed is None or self.way not in (Way.QUIETLY, Way.SHOWN):
            return
        try:
            panel, pictures = await self._drawn(panel, pressed.id)
        except GivenUpError:
            return
        # What was said is the original by now; what was pressed has only its number.
        message = ORIGINAL if self.way is Way.QUIETLY else pressed.id
        await self._send(lambda: self._edit(panel, pictures, message))

    async def turn_to(self, panel: Panel) -> None:
        """Show a panel in place of the one that was pressed, where nobody else looks, or else on its own."""
        if self.interaction.message is not None and in_private(self.interaction):
            await self.edit(panel)
        else:
            await self.show(panel)

    async def tell(self, text: str) -> None:
        """Answer with a sentence that only the asker sees."""
        await self.show(Panel([text]))

    async def refuse(self, illegal: Illegal) -> None:
        """Say why something is not possible, to the one who asked and nobody else."""
        await self.tell(self.asker.say.text(illegal.text))

    async def offer(self, labels: Mapping[str, str]) -> None:
        """Offer values, by what they are called, for what is being typed."""
        choices = [
            {"name": cut(label, OFFERED), "value": value[:OFFERED]}
            for value, label in islice(labels.items(), CHOICES)
        ]
        await self._respond(
            Way.SHOWN, lambda: self._answers.respond(self.interaction, First.CHOICES, {"choices": choices})
        )

    async def _drawn(self, panel: Panel, on: int | None = None) -> tuple[Panel, Sequence[Picture]]:
        """A panel with its pictures; where there are none for now, the panel says why."""
        if not panel.shots:
            return panel, panel.pictures
        try:
            return panel, await self._pictures.draw_for(self.asker, panel.shots, on)
        except Illegal as illegal:
            return replace(panel, blocks=[*panel.blocks, self.asker.say.text(illegal.text)]), ()

    # However rough the way is

    async def _defer(self, way: Way) -> None:
        told = (First.THINKING, {"flags": EPHEMERAL}) if way is Way.THINKING else (First.QUIET, None)
        await self._respond(way, lambda: self._answers.respond(self.interaction, *told))

    async def _update(self, panel: Panel) -> None:
        try:
            await self._respond(Way.QUIETLY, lambda: self._answer(First.UPDATE, panel, panel.pictures))
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            # Who has dismissed the panel is still to know that it is done.
            await self.acknowledge()

    async def _respond(self, way: Way, send: Callable[[], Awaitable[object]]) -> None:
        """Acknowledge: an answer of Discord's that is lost, or says that it is done already, will do."""
        self.way = way
        try:
            async with asyncio.timeout(ACKNOWLEDGED_WITHIN):
                await self._tried(send)
        except TimeoutError:
            log.warning("acknowledged, as far as we know", extra={"user": self.asker.id})
        except discord.HTTPException as error:
            if error.code == TOO_LATE:
                self.way = Way.LOST
                log.warning("too late to answer", extra={"user": self.asker.id})
            elif error.code != ALREADY:
                self.way = Way.NOT_YET
                raise

    async def _send(self, send: Callable[[], Awaitable[object]]) -> None:
        """Say something after the acknowledgement; whoever has dismissed the panel need not read it."""
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                await self._tried(send)
        except TimeoutError:
            log.warning("not answered", extra={"user": self.asker.id})
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            log.info("nobody reads it any more", extra={"user": self.asker.id})

    async def _tried(self, send: Callable[[], Awaitable[object]]) -> None:
        """Try again until it works, or until it is refused; without emoji where they were the reason."""
        while True:
            try:
                await send()
            except PASSING:
                await asyncio.sleep(AGAIN)
            except discord.HTTPException as error:
                if not self._emoji.refused(error):
                    raise
            else:
                return

    # What is sent is made anew for each try: which emoji there are may change between two.

    async def _answer(self, first: First, panel: Panel, pictures: Sequence[Picture]) -> None:
        words = words_of(panel, self._emoji, pictures)
        if first is First.MESSAGE:
            words["flags"] |= EPHEMERAL
        else:
            # What was pressed may still hold the sentence with which it rang.
            words["content"] = None
        await self._answers.respond(self.interaction, first, words, enclosed(panel, pictures))

    async def _follow(self, panel: Panel, pictures: Sequence[Picture], flags: int = 0) -> int:
        words = words_of(panel, self._emoji, pictures)
        words["flags"] |= flags
        return await self._answers.follow(self.interaction, words, enclosed(panel, pictures))

    async def _edit(self, panel: Panel, pictures: Sequence[Picture], message: int | str) -> None:
        words = words_of(panel, self._emoji, pictures)
        await self._answers.edit(self.interaction, words, enclosed(panel, pictures), message)


def in_private(interaction: Interaction) -> bool:
    """Whether something was pressed where nobody else looks."""
    pressed = interaction.message
    return interaction.guild_id is None or (pressed is not None and pressed.flags.ephemeral)


def asker_of(interaction: Interaction) -> Asker:
    """Who asks, and where."""
    return Asker(
        interaction.user.id,
        interaction.user.display_name,
        str(interaction.locale),
        interaction.channel_id or 0,
        interaction.guild_id,
        str(interaction.guild_locale) if interaction.guild_locale else None,
        interaction.permissions.manage_channels,
        interaction.id,
    )
