"""Places where a board can hang: what the bot may do there is looked at before a game is promised."""

import discord

from bot.edge.replies import Interaction
from rules.core.asking import Illegal, Text

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
