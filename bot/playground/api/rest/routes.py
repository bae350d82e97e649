"""The REST routes: everything that the bot asks of Discord, and who answers it."""

from bot.playground.api.rest import application, interactions, messages, places
from bot.playground.api.rest.reception import Call, Handler
from bot.playground.checks.form import refused


def unknown(call: Call) -> None:
    raise refused(0)


_APP, _CHANNEL = "/applications/{application_id}", "/channels/{channel_id}"
_GUILD, _HOOK = "/guilds/{guild_id}", "/webhooks/{webhook_id}/{webhook_token}"
ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/users/@me", application.me),
    ("GET", "/users/@me/guilds", application.guilds),
    ("GET", "/oauth2/applications/@me", application.application),
    ("GET", "/applications/@me", application.application),
    ("GET", "/gateway", application.gateway),
    ("GET", "/gateway/bot", application.gateway_bot),
    ("PUT", f"{_APP}/commands", application.register_commands),
    ("GET", f"{_APP}/commands", application.list_commands),
    ("PUT", f"{_APP}{_GUILD}/commands", application.register_commands),
    ("GET", f"{_APP}{_GUILD}/commands", application.list_commands),
    ("GET", f"{_APP}/emojis", application.list_emojis),
    ("POST", f"{_APP}/emojis", application.create_emoji),
    ("GET", f"{_APP}/emojis/{{emoji_id}}", application.get_emoji),
    ("PATCH", f"{_APP}/emojis/{{emoji_id}}", application.rename_emoji),
    ("DELETE", f"{_APP}/emojis/{{emoji_id}}", application.delete_emoji),
    ("POST", "/users/@me/channels", places.open_dm),
    ("GET", "/users/{user_id}", places.user),
    ("GET", _GUILD, places.guild),
    ("GET", f"{_GUILD}/channels", places.guild_channels),
    ("GET", f"{_GUILD}/members/{{user_id}}", places.member),
    ("GET", f"{_GUILD}/threads/active", places.active_threads),
    ("GET", _CHANNEL, places.channel),
    ("PATCH", _CHANNEL, places.edit_channel),
    ("DELETE", _CHANNEL, places.delete_channel),
    ("POST", f"{_CHANNEL}/typing", places.typing),
    ("GET", f"{_CHANNEL}/messages", messages.list_messages),
    ("POST", f"{_CHANNEL}/messages", messages.send_message),
    ("GET", f"{_CHANNEL}/messages/pins", messages.pins),
    ("PUT", f"{_CHANNEL}/messages/pins/{{message_id}}", messages.pin),
    ("DELETE", f"{_CHANNEL}/messages/pins/{{message_id}}", messages.unpin),
    ("GET", f"{_CHANNEL}/pins", messages.old_pins),
    ("PUT", f"{_CHANNEL}/pins/{{message_id}}", messages.pin),
    ("DELETE", f"{_CHANNEL}/pins/{{message_id}}", messages.unpin),
    ("GET", f"{_CHANNEL}/messages/{{message_id}}", messages.get_message),
    ("PATCH", f"{_CHANNEL}/messages/{{message_id}}", messages.edit_message),
    ("DELETE", f"{_CHANNEL}/messages/{{message_id}}", messages.delete_message),
    ("POST", f"{_CHANNEL}/messages/{{message_id}}/threads", places.thread_from_message),
    ("POST", f"{_CHANNEL}/threads", places.thread_alone),
    ("GET", f"{_CHANNEL}/threads/archived/public", places.archived_threads),
    ("PUT", f"{_CHANNEL}/thread-members/@me", places.join_thread),
    ("DELETE", f"{_CHANNEL}/thread-members/@me", places.leave_thread),
    ("GET", f"{_CHANNEL}/thread-members/{{user_id}}", places.thread_member),
    ("PUT", f"{_CHANNEL}/thread-members/{{user_id}}", places.join_thread),
    ("DELETE", f"{_CHANNEL}/thread-members/{{user_id}}", places.leave_thread),
]
FREE_ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", interactions.callback),
    ("POST", _HOOK, interactions.follow_up),
    ("GET", f"{_HOOK}/messages/@original", interactions.get_answer),
    ("PATCH", f"{_HOOK}/messages/@original", interactions.edit_answer),
    ("DELETE", f"{_HOOK}/messages/@original", interactions.delete_answer),
    ("GET", f"{_HOOK}/messages/{{message_id}}", interactions.get_answer),
    ("PATCH", f"{_HOOK}/messages/{{message_id}}", interactions.edit_answer),
    ("DELETE", f"{_HOOK}/messages/{{message_id}}", interactions.delete_answer),
]
