"""Places where a board can hang: in a channel, or in a thread that is opened for it.

What the bot may do there is looked at before a game is promised.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

import discord

from bot.edge.replies import Interaction
from bot.store.rows import ServerRow
from bot.words.texts import Markup
from rules.core.asking import Illegal, Text

log = logging.getLogger(__name__)

#: What a board needs in a channel and in a thread, each with the text that names it as Discord does.
IN_A_CHANNEL = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "attach_files": "permission-attach-files",
}
IN_A_THREAD = {
    "view_channel": "permission-view-channel",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "attach_files": "permission-attach-files",
}


def check_place(interaction: Interaction) -> None:
    """Refuse to bring a board where it could not hang, and name the permissions that are missing.

    Where we do not even see the channel, Discord counts all others as missing too: only that one is named.
    """
    if interaction.guild_id is None:
        return
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    if thread is not None and thread.locked:
        raise Illegal("refused-thread-locked")
    allowed = interaction.app_permissions
    needed = IN_A_THREAD if thread is not None else IN_A_CHANNEL
    missing = [] if allowed.administrator else [name for name in needed if not getattr(allowed, name)]
    if missing:
        named = missing[:1] if "view_channel" in missing else missing
        raise Illegal("refused-permissions", missing=[Text(needed[name], {}) for name in named])


#: What opening a thread needs, and playing in it.
FOR_A_THREAD = ("create_public_threads", "send_messages_in_threads")
#: Minutes after which a thread in which nothing is said archives itself: a week.
WEEK: Final = 10080


class Place(NamedTuple):
    """Where a game is played."""

    channel_id: int
    #: Whether it is a thread that was opened for it.
    new: bool = False
    #: Whether there should have been a thread, and could not be one.
    missed: bool = False


class Post(NamedTuple):
    """What a thread is called, and with which sentence a post in a forum begins."""

    title: str
    first: str


async def find_place(
    interaction: Interaction, server: ServerRow, post: Post, thread: bool | None = None
) -> Place:
    """Where a new game is played: here, in a new thread of this channel, or in the forum of the server.

    Where a thread cannot be opened, the game is played here all the same.
    """
    channel, here = interaction.channel, interaction.channel_id
    if not here:
        raise Illegal("refused-no-channel")
    if interaction.guild is None:
        return Place(here)
    home = channel.parent_id if isinstance(channel, discord.Thread) else here
    if server.channels and not {here, home} & set(server.channels):
        # Whoever has the server from another process was not told of its channels.
        channels = interaction.guild.channels or await interaction.guild.fetch_channels()
        there = [each for each in channels if isinstance(each, discord.ForumChannel)]
        forum = next((each for each in there if each.id in server.channels), None)
        if forum is None:
            raise Illegal("refused-not-here", channels=[Markup(f"<#{each}>") for each in server.channels])
        return await _opened(interaction, forum, post)
    wanted = server.threads == "yes" if thread is None else thread
    if wanted and isinstance(channel, discord.TextChannel):
        return await _opened(interaction, channel, post)
    check_place(interaction)
    return Place(here)


async def _opened(
    interaction: Interaction, parent: discord.TextChannel | discord.ForumChannel, post: Post
) -> Place:
    """A new thread, or else this channel."""
    assert interaction.channel_id is not None
    allowed = interaction.app_permissions
    try:
        if isinstance(parent, discord.ForumChannel):
            nobody = discord.AllowedMentions.none()
            made = await parent.create_thread(
                name=post.title, content=post.first, auto_archive_duration=WEEK, allowed_mentions=nobody
            )
            return Place(made.thread.id, new=True)
        if allowed.administrator or all(getattr(allowed, name) for name in FOR_A_THREAD):
            kind = discord.ChannelType.public_thread
            thread = await parent.create_thread(name=post.title, type=kind, auto_archive_duration=WEEK)
            return Place(thread.id, new=True)
    except discord.HTTPException as error:
        log.info("no thread", extra={"channel": parent.id, "error": repr(error)[:200]})
    check_place(interaction)
    return Place(interaction.channel_id, missed=True)


@asynccontextmanager
async def kept(interaction: Interaction, place: Place) -> AsyncIterator[None]:
    """Delete a thread that was opened for a table if the table is refused after all.

    Where we may not delete it, it is archived at least: that whoever has opened a thread may always.
    """
    try:
        yield
    except Illegal:
        if place.new:
            thread = await interaction.client.fetch_channel(place.channel_id)
            assert isinstance(thread, discord.Thread)
            try:
                await thread.delete()
            except discord.Forbidden:
                await thread.edit(archived=True)
        raise
