"""Lofts: the private thread of a game in which onlookers sit, and which players are kept out of.

Whoever manages threads reads private ones without sitting in them: so there is none where a player does, and
no seat for a newcomer who does.
"""

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TypeAlias

import discord

from bot.edge.desk import Desk
from bot.edge.places import WEEK
from bot.edge.replies import Reply
from bot.messages.layout import cut
from bot.messages.limits import THREAD_TITLE
from bot.messages.panels import Panel, speaker_for
from bot.play.onlookers import look, note_loft
from bot.store.moves import answers_of
from bot.store.rows import GameRow
from bot.tables.handover import owner_of
from bot.tables.onlookers import as_it_was, check_look
from bot.tables.seated import Seated
from rules.core.asking import Illegal

log = logging.getLogger(__name__)

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread | discord.abc.PrivateChannel


async def sits_in(client: discord.Client, row: GameRow, user_id: int) -> bool:
    """Whether somebody sits where everything of a game hangs, or may read it from outside."""
    thread = await _loft(client, row)
    if thread is None:
        return False
    if await reads_all([user_id], await _parent_of(client, thread)):
        return True
    try:
        await thread.fetch_member(user_id)
    except discord.NotFound:
        return False
    return True


async def keep_out(client: discord.Client, thread_id: int, users: Iterable[int]) -> bool:
    """Send players out of a loft; returns whether that keeps them from reading it."""
    thread = await client.fetch_channel(thread_id)
    users = list(users)
    if not isinstance(thread, discord.Thread) or await reads_all(users, await _parent_of(client, thread)):
        return False
    for user in users:
        with suppress(discord.NotFound):
            await thread.remove_user(discord.Object(user))
    return True


async def enter(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Let somebody into the loft, which is opened for the first of them."""
    asker, client = reply.asker, reply.interaction.client
    check_look(seated, asker.id)
    as_it_was(seated, await answers_of(desk.store, seated.row.id))
    await reply.begin()
    thread = await _loft(client, seated.row) or await _opened(desk, client, seated)
    # Noted before they are let in; where they are refused now, they have seen nothing.
    await look(desk.lobby, seated.row.id, asker.id)
    try:
        await thread.add_user(discord.Object(asker.id))
    except discord.HTTPException as error:
        log.info("nobody let in", extra={"thread": thread.id, "error": repr(error)[:200]})
        raise Illegal("refused-no-loft") from error
    told = asker.say("loft-there", channel=f"<#{thread.id}>")
    await (reply.edit(Panel([told])) if reply.on_private else reply.tell(told))


async def _loft(client: discord.Client, row: GameRow) -> discord.Thread | None:
    """The loft of a game, if it has one that is still there."""
    if row.loft is None:
        return None
    try:
        thread = await client.fetch_channel(row.loft)
    except (discord.NotFound, discord.Forbidden):
        return None
    return thread if isinstance(thread, discord.Thread) else None


async def _opened(desk: Desk, client: discord.Client, seated: Seated) -> discord.Thread:
    """A new loft below the channel of a game; Illegal where there can be none, and why."""
    number = seated.row.channel_id
    try:
        parent = await _parent_of(client, client.get_channel(number) or await client.fetch_channel(number))
    except (discord.NotFound, discord.Forbidden) as error:
        raise Illegal("refused-no-loft") from error
    if not isinstance(parent, discord.TextChannel) or client.user is None:
        raise Illegal("refused-no-loft")
    may = parent.permissions_for(parent.guild.me or await parent.guild.fetch_member(client.user.id))
    if not (may.create_private_threads and may.send_messages_in_threads):
        raise Illegal("refused-no-loft")
    if await reads_all([owner for seat in seated.seats if (owner := owner_of(seat))], parent):
        raise Illegal("refused-loft-read")
    say = speaker_for(seated).plainly()
    title = say("everything-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    thread = await parent.create_thread(
        name=cut(title, THREAD_TITLE),
        type=discord.ChannelType.private_thread,
        auto_archive_duration=WEEK,
        invitable=False,
    )
    await note_loft(desk.lobby, seated.row.id, thread.id)
    return thread


async def _parent_of(client: discord.Client, place: Place) -> discord.abc.GuildChannel | None:
    """The channel of a thread, or a channel itself; where another process hears of its server, asked for."""
    if isinstance(place, discord.abc.PrivateChannel):
        return None
    number = place.parent_id if isinstance(place, discord.Thread) else place.id
    if (known := client.get_guild(place.guild.id)) is not None and not known.unavailable:
        return known.get_channel(number)
    guild = await client.fetch_guild(place.guild.id)
    return next((channel for channel in await guild.fetch_channels() if channel.id == number), None)


async def reads_all(users: Iterable[int], parent: discord.abc.GuildChannel | None) -> bool:
    """Whether one of these people reads all private threads of a channel."""
    if parent is None:
        return True
    for user in users:
        try:
            member = await parent.guild.fetch_member(user)
        except discord.NotFound:
            continue
        may = parent.permissions_for(member)
        if may.view_channel and may.manage_threads:
            return True
    return False
