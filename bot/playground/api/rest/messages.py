"""Requests about messages: sending, reading, editing, deleting and pinning them."""

from bot.playground.api.intents import CONTENT
from bot.playground.api.rest.places import reached, spotted
from bot.playground.api.rest.reception import Call
from bot.playground.checks.form import Form, refused
from bot.playground.world import messages, shapes
from bot.playground.world.permissions import BITS
from bot.playground.world.state import DM, Channel, Message, Payload, Person
from bot.playground.world.whole import News

MOST_PINS = 250
SYSTEM_PIN = 6


# Messages


def list_messages(call: Call) -> list[Payload]:
    found = reached(call)
    if not call.world.may(call.world.bot_id, found) & BITS["read_message_history"]:
        return []
    form = Form()
    limit = form.count(("limit",), call.query.get("limit", "50"), 1, 100)
    ends = {key: form.snowflake((key,), call.query.get(key)) for key in ("before", "after", "around")}
    form.settle()
    every = [m for m in call.world.messages[found.id].values() if m.reader is None]
    if "before" in call.query:
        every = [m for m in every if int(m.id) < ends["before"]]
    if "after" in call.query:
        every = [m for m in every if int(m.id) > ends["after"]][:limit]
    if "around" in call.query:
        every = sorted(every, key=lambda m: abs(int(m.id) - ends["around"]))[:limit]
        every.sort(key=lambda m: int(m.id))
    return [_read(call, found, m) for m in reversed(every[-limit:])]


def _read(call: Call, channel: Channel, message: Message) -> Payload:
    """A message with its words only if the bot may read them; its nonce is only told when it is sent."""
    world = call.world
    shown = {key: value for key, value in message.payload.items() if key != "nonce"}
    if channel.guild_id is None or world.settings.privileged_intents & CONTENT:
        return shown
    return shown if world.addresses_bot(shown) else shapes.bare(shown)


def get_message(call: Call) -> Payload:
    found = reached(call, "read_message_history")
    return _read(call, found, spotted(call, found))


def send_message(call: Call) -> Payload:
    found = reached(call)
    world, sending = call.world, call.sending
    needed = ["send_messages_in_threads" if found.thread else "send_messages"]
    needed += ["attach_files"] if call.uploads else []
    needed += ["embed_links"] if sending.body.get("embeds") else []
    reached(call, *needed)
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
    found = reached(call)
    message = spotted(call, found)
    if message.author_id != call.world.bot_id:
        raise refused(50005)
    if found.thread and found.thread.archived:
        raise refused(50083)
    if call.uploads:
        reached(call, "attach_files")
    return messages.edit(call.world, message, call.sending).payload


def delete_message(call: Call) -> None:
    found = reached(call)
    message = spotted(call, found)
    if message.author_id != call.world.bot_id:
        if found.type == DM:
            raise refused(50003)
        reached(call, "manage_messages")
    call.world.delete(message)


# Pins


def pins(call: Call) -> Payload:
    found = reached(call, "read_message_history")
    pinned = _pinned(call, found)
    items = [{"pinned_at": m.pinned_at, "message": m.payload} for m in pinned]
    return {"items": items, "has_more": False}


def old_pins(call: Call) -> list[Payload]:
    return [m.payload for m in _pinned(call, reached(call, "read_message_history"))]


def _pinned(call: Call, channel: Channel) -> list[Message]:
    pinned = [m for m in call.world.messages[channel.id].values() if m.pinned_at]
    return sorted(pinned, key=lambda m: m.pinned_at or "", reverse=True)


def pin(call: Call) -> None:
    found = reached(call, "pin_messages")
    message, world = spotted(call, found), call.world
    if message.pinned_at is not None:
        return
    if len(_pinned(call, found)) >= MOST_PINS:
        raise refused(30003)
    _set_pin(call, found, message, world.now())
    reference = {"type": 0, "channel_id": found.id, "message_id": message.id}
    messages.system(world, found, world.bot, SYSTEM_PIN, message_reference=reference)


def unpin(call: Call) -> None:
    found = reached(call, "pin_messages")
    message = spotted(call, found)
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
