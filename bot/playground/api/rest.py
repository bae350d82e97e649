"""The REST routes: everything that the bot asks of Discord, and who answers it."""

from bot.playground.api import places, posting
from bot.playground.api.requests import Answer, Call, Handler, as_object
from bot.playground.checks import commands
from bot.playground.checks.limits import refused
from bot.playground.world import shapes
from bot.playground.world.interactions import CHOICES, REPLY, SHOW_MODAL, UPDATE
from bot.playground.world.state import EPHEMERAL, LOADING, Payload

# Oneself


def me(call: Call) -> Payload:
    return shapes.self_user(call.world.bot)


def application(call: Call) -> Payload:
    world = call.world
    return shapes.application(
        world.application_id, world.bot, world.people[world.owner_id], len(world.guilds)
    )


def gateway(call: Call) -> Payload:
    return {"url": _gateway_url(call)}


def gateway_bot(call: Call) -> Payload:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": _gateway_url(call), "shards": 1, "session_start_limit": limit}


def _gateway_url(call: Call) -> str:
    return call.world.base.replace("http", "ws", 1) + "/gateway"


def register_commands(call: Call) -> list[Payload]:
    return commands.register(call.world, call.body, _command_guild(call))


def list_commands(call: Call) -> list[Payload]:
    return commands.listed(call.world, _command_guild(call))


def _command_guild(call: Call) -> str | None:
    if call.where["application_id"] != call.world.application_id:
        raise refused(50001)
    if "guild_id" not in call.where:
        return None
    return places.guild_of(call).id


# Interactions


def callback(call: Call) -> Answer:
    body = as_object(call.body)
    kind, sending = int(body.get("type") or 0), call.sending
    sending.body = body.get("data") or {}
    made = call.desk.callback(
        call.where["interaction_id"], call.where["interaction_token"], sending, kind=kind
    )
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return Answer(204)
    told: Payload = {"id": made.id, "type": made.type}
    if made.original is None or kind in (CHOICES, SHOW_MODAL):
        return Answer(200, {"interaction": told})
    flags = made.original.flags
    told |= {
        "response_message_id": made.original.id,
        "response_message_loading": bool(flags & LOADING),
        "response_message_ephemeral": bool(flags & EPHEMERAL),
        "channel_id": made.channel.id,
    } | ({"guild_id": made.channel.guild_id} if made.channel.guild_id else {})
    answer: Payload = {"interaction": told}
    if kind in (REPLY, UPDATE):
        answer["resource"] = {"type": kind, "message": made.original.payload}
    return Answer(200, answer)


def follow_up(call: Call) -> Answer:
    made = call.desk.by_token(call.where["webhook_token"])
    message = call.desk.follow_up(made, call.sending)
    return Answer(200, message.payload)


def get_answer(call: Call) -> Payload:
    made = call.desk.by_token(call.where["webhook_token"])
    return call.desk.message_of(made, call.where.get("message_id", "@original")).payload


def edit_answer(call: Call) -> Payload:
    made = call.desk.by_token(call.where["webhook_token"])
    message = call.desk.message_of(made, call.where.get("message_id", "@original"))
    return call.desk.edit(made, message, call.sending).payload


def delete_answer(call: Call) -> None:
    made = call.desk.by_token(call.where["webhook_token"])
    call.desk.delete(made, call.desk.message_of(made, call.where.get("message_id", "@original")))


def unknown(call: Call) -> None:
    raise refused(0)


_APP, _CHANNEL = "/applications/{application_id}", "/channels/{channel_id}"
_GUILD, _HOOK = "/guilds/{guild_id}", "/webhooks/{webhook_id}/{webhook_token}"
ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/users/@me", me),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
    ("PUT", f"{_APP}/commands", register_commands),
    ("GET", f"{_APP}/commands", list_commands),
    ("PUT", f"{_APP}{_GUILD}/commands", register_commands),
    ("GET", f"{_APP}{_GUILD}/commands", list_commands),
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
    ("GET", f"{_CHANNEL}/messages", posting.list_messages),
    ("POST", f"{_CHANNEL}/messages", posting.send_message),
    ("GET", f"{_CHANNEL}/messages/pins", posting.pins),
    ("PUT", f"{_CHANNEL}/messages/pins/{{message_id}}", posting.pin),
    ("DELETE", f"{_CHANNEL}/messages/pins/{{message_id}}", posting.unpin),
    ("GET", f"{_CHANNEL}/pins", posting.old_pins),
    ("PUT", f"{_CHANNEL}/pins/{{message_id}}", posting.pin),
    ("DELETE", f"{_CHANNEL}/pins/{{message_id}}", posting.unpin),
    ("GET", f"{_CHANNEL}/messages/{{message_id}}", posting.get_message),
    ("PATCH", f"{_CHANNEL}/messages/{{message_id}}", posting.edit_message),
    ("DELETE", f"{_CHANNEL}/messages/{{message_id}}", posting.delete_message),
    ("POST", f"{_CHANNEL}/messages/{{message_id}}/threads", places.thread_from_message),
    ("POST", f"{_CHANNEL}/threads", places.thread_alone),
    ("GET", f"{_CHANNEL}/threads/archived/public", places.archived_threads),
    ("PUT", f"{_CHANNEL}/thread-members/@me", places.join_thread),
    ("DELETE", f"{_CHANNEL}/thread-members/@me", places.leave_thread),
    ("PUT", f"{_CHANNEL}/thread-members/{{user_id}}", places.join_thread),
    ("DELETE", f"{_CHANNEL}/thread-members/{{user_id}}", places.leave_thread),
]
FREE_ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    ("POST", _HOOK, follow_up),
    ("GET", f"{_HOOK}/messages/@original", get_answer),
    ("PATCH", f"{_HOOK}/messages/@original", edit_answer),
    ("DELETE", f"{_HOOK}/messages/@original", delete_answer),
    ("GET", f"{_HOOK}/messages/{{message_id}}", get_answer),
    ("PATCH", f"{_HOOK}/messages/{{message_id}}", edit_answer),
    ("DELETE", f"{_HOOK}/messages/{{message_id}}", delete_answer),
]
