"""How people, guilds and channels look on the wire, with every field that Discord's description requires."""

from bot.playground.world.permissions import BITS, allowed
from bot.playground.world.state import DM, Channel, Guild, Member, Message, Payload, Person, Role, born, stamp

OBFUSCATED = 1 << 17


def user(person: Person) -> Payload:
    return {
        "id": person.id,
        "username": person.username,
        "discriminator": "0000" if person.bot else "0",
        "global_name": person.global_name,
        "avatar": None,
        "bot": person.bot,
        "system": False,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }


def self_user(person: Person) -> Payload:
    """The bot as it sees itself."""
    return user(person) | {"mfa_enabled": True, "verified": True, "locale": "en-US", "email": None}


def member(made: Member) -> Payload:
    """A membership without the user, as messages carry it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": made.joined_at,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": made.roles,
        "collectibles": None,
        "avatar_decoration_data": None,
        "mute": False,
        "deaf": False,
    }


def role(made: Role) -> Payload:
    return {
        "id": made.id,
        "name": made.name,
        "permissions": str(made.permissions),
        "position": made.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": made.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(made: Guild) -> Payload:
    """A guild as REST shows it; the gateway adds channels, threads and members."""
    return {
        "id": made.id,
        "name": made.name,
        "owner_id": made.owner_id,
        "roles": [role(r) for r in made.roles.values()],
        "preferred_locale": made.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "widget_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "region": "deprecated",
        "approximate_member_count": len(made.members),
        "approximate_presence_count": len(made.members),
    } | dict.fromkeys(_ABSENT)


_ABSENT_KEYS = """icon description home_header splash discovery_splash banner application_id afk_channel_id
system_channel_id widget_channel_id vanity_url_code rules_channel_id safety_alerts_channel_id
public_updates_channel_id incidents_data"""
_ABSENT = _ABSENT_KEYS.split()


def channel(made: Channel, recipient: Person | None = None) -> Payload:
    """A text channel, a thread or a DM; a DM needs its recipient."""
    shown: Payload = {
        "id": made.id,
        "type": made.type,
        "flags": 0,
        "last_message_id": made.last_message_id,
        "last_pin_timestamp": made.last_pin_at,
    }
    if made.type == DM:
        return shown | {"recipients": [user(recipient)] if recipient else []}
    shown |= {
        "guild_id": made.guild_id,
        "name": made.name,
        "parent_id": made.parent_id,
        "rate_limit_per_user": 0,
    }
    if made.thread is not None:
        return shown | thread_part(made)
    return shown | {
        "topic": made.topic,
        "position": made.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in made.overwrites
        ],
    }


def obfuscated(made: Channel) -> Payload:
    """A channel of a guild as the gateway tells of it to a bot that may not see it."""
    assert made.guild_id is not None
    nobody = {"id": made.guild_id, "type": 0, "allow": "0", "deny": str(BITS["view_channel"])}
    return channel(made) | {
        "name": "___hidden___",
        "topic": None,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "flags": OBFUSCATED,
        "permission_overwrites": [nobody],
    }


def thread_part(made: Channel) -> Payload:
    thread = made.thread
    assert thread is not None
    return {
        "owner_id": thread.owner_id,
        "message_count": thread.messages,
        "total_message_sent": thread.messages,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive,
            "archive_timestamp": thread.archived_at,
            "create_timestamp": thread.created_at,
        },
    }


def thread_member(made: Channel, user_id: str) -> Payload:
    thread = made.thread
    assert thread is not None
    return {"id": made.id, "user_id": user_id, "join_timestamp": thread.created_at, "flags": 1}


def interaction_channel(made: Channel, home: Guild | None, parent: Channel, user_id: str) -> Payload:
    """A channel inside an interaction: a DM without its recipients, otherwise with one's permissions."""
    shown = channel(made)
    if home is None:
        shown.pop("recipients", None)
        return shown
    return shown | {"permissions": str(allowed(home, user_id, parent))}


def message(made_id: str, channel_id: str, author: Person, kind: int = 0) -> Payload:
    """An empty message, to be filled by whoever makes one."""
    return {
        "id": made_id,
        "channel_id": channel_id,
        "type": kind,
        "content": "",
        "author": user(author),
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "components": [],
        "timestamp": stamp(born(made_id)),
        "edited_timestamp": None,
        "flags": 0,
        "pinned": False,
        "tts": False,
    }


def message_event(made: Message, home: Guild | None) -> Payload:
    """A message as the gateway tells of it; a DM has no guild_id key at all."""
    if home is None:
        return made.payload
    shown = made.payload | {"guild_id": home.id}
    joined = home.members.get(made.author_id)
    if joined is not None:
        shown["member"] = member(joined)
    return shown


def bare(shown: Payload) -> Payload:
    """A message without its words: what a bot sees that lacks the intent for them."""
    return shown | {"content": "", "embeds": [], "attachments": [], "components": []}


def application(app_id: str, bot: Person, owner: Person, guilds: int) -> Payload:
    return {
        "id": app_id,
        "name": bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "event_webhooks_status": 1,
    }
