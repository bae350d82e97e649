"""Who may do what: Discord's permission bits, and how roles and overwrites add up."""

from bot.playground.world.state import Channel, Guild

BITS = {
    name: 1 << bit
    for name, bit in {
        "kick_members": 1,
        "ban_members": 2,
        "administrator": 3,
        "manage_channels": 4,
        "manage_guild": 5,
        "add_reactions": 6,
        "view_channel": 10,
        "send_messages": 11,
        "manage_messages": 13,
        "embed_links": 14,
        "attach_files": 15,
        "read_message_history": 16,
        "mention_everyone": 17,
        "use_external_emojis": 18,
        "manage_roles": 28,
        "manage_webhooks": 29,
        "use_application_commands": 31,
        "manage_threads": 34,
        "create_public_threads": 35,
        "create_private_threads": 36,
        "send_messages_in_threads": 38,
        "pin_messages": 51,
    }.items()
}
ALL = (1 << 53) - 1


def bits(*names: str) -> int:
    """The permissions of these names, together."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


EVERYONE = bits(
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_application_commands",
    "create_public_threads",
    "send_messages_in_threads",
)
BOT = EVERYONE | bits("manage_threads", "manage_messages", "pin_messages", "use_external_emojis")
MODERATOR = bits(
    "manage_guild", "manage_channels", "manage_messages", "manage_threads", "mention_everyone", "pin_messages"
)


def allowed(guild: Guild, user_id: str, channel: Channel | None = None) -> int:
    """Everything that a member may do in a guild, or in one channel of it.

    `channel` is a thread's parent where a thread is meant: threads have no overwrites of their own.
    """
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if user_id == guild.owner_id:
        return ALL
    total = guild.roles[guild.id].permissions
    for role in member.roles:
        total |= guild.roles[role].permissions
    if total & BITS["administrator"]:
        return ALL
    if channel is None:
        return total
    mine = (
        [o for o in channel.overwrites if o.id == guild.id],
        [o for o in channel.overwrites if o.id in member.roles],
        [o for o in channel.overwrites if o.id == user_id],
    )
    for overwrites in mine:
        for overwrite in overwrites:
            total &= ~overwrite.deny
        for overwrite in overwrites:
            total |= overwrite.allow
    return total if total & BITS["view_channel"] else 0
