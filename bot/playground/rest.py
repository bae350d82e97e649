"""The REST routes: everything that the bot asks of Discord, and what it is told."""

from bot.playground import commands, messages, shapes
from bot.playground.interactions import CHOICES, SHOW_MODAL
from bot.playground.limits import Form, refused
from bot.playground.permissions import BITS
from bot.playground.requests import Answer, Call, Handler, as_object
from bot.playground.state import DM, EPHEMERAL, LOADING, Channel, Guild, Message, Payload, Person
from bot.playground.world import News

MOST_PINS = 250
SYSTEM_PIN, SYSTEM_THREAD = 6, 18


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
    return _guild(call).id


# People and guilds


def user(call: Call) -> Payload:
    return shapes.user(_person(call))


def _person(call: Call) -> Person:
    person = call.world.people.get(call.where["user_id"])
    if person is None:
        raise refused(10013)
    return person


def _guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.where["guild_id"])
    if guild is None:
        raise refused(10004)
    if call.world.bot_id not in guild.members:
        raise refused(50001)
    return guild


def guild(call: Call) -> Payload:
    return shapes.guild(_guild(call))


def guild_channels(call: Call) -> list[Payload]:
    own = _guild(call).id
    return [shapes.channel(c) for c in call.world.channels.values() if c.guild_id == own and not c.thread]


def member(call: Call) -> Payload:
    home = _guild(call)
    person = _person(call)
    if person.id not in home.members:
        raise refused(10007)
    return shapes.member(home.members[person.id]) | {"user": shapes.user(person)}


def active_threads(call: Call) -> Payload:
    own = _guild(call).id
    found = [
        c for c in call.world.channels.values() if c.guild_id == own and c.thread and not c.thread.archived
    ]
    return {"threads": [shapes.channel(c) for c in found], "members": [], "has_more": False}


def archived_threads(call: Call) -> Payload:
    own = _channel(call, "read_message_history").id
    found = [c for c in call.world.channels.values() if c.parent_id == own and c.thread and c.thread.archived]
    return {"threads": [shapes.channel(c) for c in found], "members": [], "has_more": False}


def open_dm(call: Call) -> Payload:
    wanted = str(as_object(call.body).get("recipient_id"))
    person = call.world.people.get(wanted)
    if person is None or person.bot:
        form = Form()
        form.blame(("recipient_id",), "INVALID_RECIPIENT", "Invalid Recipient(s)")
        form.settle()
        raise refused(10013)
    return shapes.channel(call.world.dm(person), person)


# Channels


def _channel(call: Call, *needed: str) -> Channel:
    """The channel of a request, if the bot sees it and may do what is needed there."""
    channel = call.world.channels.get(call.where["channel_id"])
    if channel is None:
        raise refused(10003)
    rights = call.world.may(call.world.bot_id, channel)
    if not rights & BITS["view_channel"]:
        raise refused(50001)
    for name in needed:
        if not rights & BITS[name]:
            raise refused(50013)
    return channel


def _shown(call: Call, channel: Channel) -> Payload:
    recipient = call.world.people[channel.recipient_id] if channel.recipient_id else None
    return shapes.channel(channel, recipient)


def channel(call: Call) -> Payload:
    return _shown(call, _channel(call))


def edit_channel(call: Call) -> Payload:
    """Threads can be renamed, archived and locked; text channels renamed and described."""
    found, body = _channel(call), as_object(call.body)
    thread, world = found.thread, call.world
    if thread is None:
        _channel(call, "manage_channels")
    elif thread.owner_id != world.bot_id or "locked" in body:
        _channel(call, "manage_threads")
    if thread and thread.archived and body.get("archived") is not False:
        raise refused(50083)
    form = Form()
    form.text(("name",), body.get("name"), 1, 100)
    form.text(("topic",), body.get("topic"), 0, 1024)
    form.settle()
    found.name = body.get("name") or found.name
    if thread is None:
        found.topic = body.get("topic", found.topic)
        world.save(found)
        world.tell_channel("UPDATE", found)
    else:
        thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
        world.change_thread(found, archived=body.get("archived"), locked=body.get("locked"))
    return _shown(call, found)


def delete_channel(call: Call) -> Payload:
    found = _channel(call)
    if found.type == DM:
        return _shown(call, found)
    _channel(call, "manage_threads" if found.thread else "manage_channels")
    shown = _shown(call, found)
    call.world.delete_channel(found)
    return shown


def typing(call: Call) -> None:
    world, found = call.world, _channel(call)
    told = {"channel_id": found.id, "user_id": world.bot_id, "timestamp": int(world.clock())}
    home = world.guild_of(found)
    world.tell(News("TYPING_START", told | ({"guild_id": home.id} if home else {}), home, found))


# Messages


def list_messages(call: Call) -> list[Payload]:
    found = _channel(call)
    if not call.world.may(call.world.bot_id, found) & BITS["read_message_history"]:
        return []
    limit = int(call.query.get("limit", "50"))
    form = Form()
    form.number(("limit",), limit, 1, 100)
    form.settle()
    every = [m for m in call.world.messages[found.id].values() if m.reader is None]
    if "before" in call.query:
        every = [m for m in every if int(m.id) < int(call.query["before"])]
    if "after" in call.query:
        every = [m for m in every if int(m.id) > int(call.query["after"])][:limit]
    if "around" in call.query:
        middle = int(call.query["around"])
        every = sorted(every, key=lambda m: abs(int(m.id) - middle))[:limit]
        every.sort(key=lambda m: int(m.id))
    return [m.payload for m in reversed(every[-limit:])]


def _message(call: Call, channel: Channel) -> Message:
    found = call.world.message(channel.id, call.where["message_id"])
    if found is None or found.reader is not None:
        raise refused(10008)
    return found


def get_message(call: Call) -> Payload:
    return _message(call, _channel(call, "read_message_history")).payload


def send_message(call: Call) -> Payload:
    found = _channel(call)
    world, sending = call.world, call.sending
    needed = ["send_messages_in_threads" if found.thread else "send_messages"]
    needed += ["attach_files"] if call.uploads else []
    needed += ["embed_links"] if sending.body.get("embeds") else []
    _channel(call, *needed)
    if found.recipient_id is not None:
        _reachable(call, world.people[found.recipient_id])
    reply = _replied(call, found)
    messages.wake(world, found)
    envelope = messages.Envelope(19, extra=reply) if reply else messages.Envelope()
    return messages.create(world, found, world.bot, sending, envelope).payload


def _reachable(call: Call, person: Person) -> None:
    """A closed DM, or nobody whom one shares a guild with, cannot be written to."""
    shared = any(
        person.id in g.members and call.world.bot_id in g.members for g in call.world.guilds.values()
    )
    if person.dms_closed or not shared:
        raise refused(50007)


def _replied(call: Call, channel: Channel) -> Payload:
    wanted = call.sending.body.get("message_reference")
    if not wanted:
        return {}
    target = call.world.message(channel.id, str(wanted["message_id"]))
    if target is None or target.reader is not None:
        if wanted.get("fail_if_not_exists") is False:
            return {}
        form = Form()
        form.blame(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        form.settle()
    reference = {"type": 0, "channel_id": channel.id, "message_id": str(wanted["message_id"])}
    return {"message_reference": reference | ({"guild_id": channel.guild_id} if channel.guild_id else {})}


def edit_message(call: Call) -> Payload:
    found = _channel(call)
    message = _message(call, found)
    if message.author_id != call.world.bot_id:
        raise refused(50005)
    if found.thread and found.thread.archived:
        raise refused(50083)
    if call.uploads:
        _channel(call, "attach_files")
    return messages.edit(call.world, message, call.sending).payload


def delete_message(call: Call) -> None:
    found = _channel(call)
    message = _message(call, found)
    if message.author_id != call.world.bot_id:
        if found.type == DM:
            raise refused(50003)
        _channel(call, "manage_messages")
    call.world.delete(message)


# Pins


def pins(call: Call) -> Payload:
    found = _channel(call, "read_message_history")
    pinned = _pinned(call, found)
    items = [{"pinned_at": m.pinned_at, "message": m.payload} for m in pinned]
    return {"items": items, "has_more": False}


def old_pins(call: Call) -> list[Payload]:
    return [m.payload for m in _pinned(call, _channel(call, "read_message_history"))]


def _pinned(call: Call, channel: Channel) -> list[Message]:
    pinned = [m for m in call.world.messages[channel.id].values() if m.pinned_at]
    return sorted(pinned, key=lambda m: m.pinned_at or "", reverse=True)


def pin(call: Call) -> None:
    found = _channel(call, "pin_messages")
    message, world = _message(call, found), call.world
    if message.pinned_at is not None:
        return
    if len(_pinned(call, found)) >= MOST_PINS:
        raise refused(30003)
    _set_pin(call, found, message, world.now())
    reference = {"type": 0, "channel_id": found.id, "message_id": message.id}
    messages.system(world, found, world.bot, SYSTEM_PIN, message_reference=reference)


def unpin(call: Call) -> None:
    found = _channel(call, "pin_messages")
    message = _message(call, found)
    if message.pinned_at is not None:
        _set_pin(call, found, message, None)


def _set_pin(call: Call, channel: Channel, message: Message, when: str | None) -> None:
    world = call.world
    message.pinned_at = when
    message.payload = message.payload | {"pinned": when is not None}
    world.change(message)
    channel.last_pin_at = when or channel.last_pin_at
    world.save(channel)
    home = world.guild_of(channel)
    told: Payload = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin_at}
    world.tell(News("CHANNEL_PINS_UPDATE", told | ({"guild_id": home.id} if home else {}), home, channel))


# Threads


def thread_from_message(call: Call) -> Answer:
    found = _channel(call, "create_public_threads")
    message, world = _message(call, found), call.world
    if message.id in world.channels:
        raise refused(160004)
    name, minutes = _thread_form(call)
    made = world.add_thread(found, name, world.bot, thread_id=message.id, auto_archive=minutes)
    message.payload = message.payload | {"flags": message.flags | 32, "thread": shapes.channel(made)}
    world.change(message)
    return Answer(201, _own_thread(call, made))


def thread_alone(call: Call) -> Answer:
    private = as_object(call.body).get("type", 12) == 12
    found = _channel(call, "create_private_threads" if private else "create_public_threads")
    name, minutes = _thread_form(call)
    world = call.world
    made = world.add_thread(found, name, world.bot, private=private, auto_archive=minutes)
    if not private:
        reference = {"type": 0, "channel_id": made.id} | (
            {"guild_id": made.guild_id} if made.guild_id else {}
        )
        messages.system(world, found, world.bot, SYSTEM_THREAD, content=name, message_reference=reference)
    return Answer(201, _own_thread(call, made))


def _own_thread(call: Call, made: Channel) -> Payload:
    return shapes.channel(made) | {"member": shapes.thread_member(made, call.world.bot_id)}


def _thread_form(call: Call) -> tuple[str, int]:
    body, form = as_object(call.body), Form()
    form.text(("name",), body.get("name"), 1, 100, required=True)
    minutes = body.get("auto_archive_duration") or 4320
    if minutes not in (60, 1440, 4320, 10080):
        form.blame(
            ("auto_archive_duration",), "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080)."
        )
    form.settle()
    return body["name"], minutes


def join_thread(call: Call) -> None:
    _thread_members(call, add=True)


def leave_thread(call: Call) -> None:
    _thread_members(call, add=False)


def _thread_members(call: Call, *, add: bool) -> None:
    found = _channel(call)
    if found.thread is None:
        raise refused(50003)
    who = call.where.get("user_id", call.world.bot_id)
    kept = [m for m in found.thread.members if m != who]
    found.thread.members = [*kept, who] if add else kept
    call.world.save(found)
    call.world.tell_channel("UPDATE", found)


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
    if kind in (4, 7):
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
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user_id}", user),
    ("GET", _GUILD, guild),
    ("GET", f"{_GUILD}/channels", guild_channels),
    ("GET", f"{_GUILD}/members/{{user_id}}", member),
    ("GET", f"{_GUILD}/threads/active", active_threads),
    ("GET", _CHANNEL, channel),
    ("PATCH", _CHANNEL, edit_channel),
    ("DELETE", _CHANNEL, delete_channel),
    ("POST", f"{_CHANNEL}/typing", typing),
    ("GET", f"{_CHANNEL}/messages", list_messages),
    ("POST", f"{_CHANNEL}/messages", send_message),
    ("GET", f"{_CHANNEL}/messages/pins", pins),
    ("PUT", f"{_CHANNEL}/messages/pins/{{message_id}}", pin),
    ("DELETE", f"{_CHANNEL}/messages/pins/{{message_id}}", unpin),
    ("GET", f"{_CHANNEL}/pins", old_pins),
    ("PUT", f"{_CHANNEL}/pins/{{message_id}}", pin),
    ("DELETE", f"{_CHANNEL}/pins/{{message_id}}", unpin),
    ("GET", f"{_CHANNEL}/messages/{{message_id}}", get_message),
    ("PATCH", f"{_CHANNEL}/messages/{{message_id}}", edit_message),
    ("DELETE", f"{_CHANNEL}/messages/{{message_id}}", delete_message),
    ("POST", f"{_CHANNEL}/messages/{{message_id}}/threads", thread_from_message),
    ("POST", f"{_CHANNEL}/threads", thread_alone),
    ("GET", f"{_CHANNEL}/threads/archived/public", archived_threads),
    ("PUT", f"{_CHANNEL}/thread-members/@me", join_thread),
    ("DELETE", f"{_CHANNEL}/thread-members/@me", leave_thread),
    ("PUT", f"{_CHANNEL}/thread-members/{{user_id}}", join_thread),
    ("DELETE", f"{_CHANNEL}/thread-members/{{user_id}}", leave_thread),
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
