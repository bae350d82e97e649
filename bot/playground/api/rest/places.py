"""Requests about places: people, guilds, channels and threads."""

from bot.playground.api.rest.reception import Answer, Call
from bot.playground.checks.bodies import Channel as Body
from bot.playground.checks.bodies import Recipient, Thread, shaped
from bot.playground.checks.form import Form, refused
from bot.playground.world import messages, shapes
from bot.playground.world.permissions import BITS
from bot.playground.world.state import DM, FORUM, HAS_THREAD, TEXT, Channel, Guild, Message, Payload, Person
from bot.playground.world.whole import News

SYSTEM_THREAD = 18


# People and guilds


def user(call: Call) -> Payload:
    return shapes.user(_person(call))


def _person(call: Call) -> Person:
    person = call.world.people.get(call.where["user_id"])
    if person is None:
        raise refused(10013)
    return person


def guild_of(call: Call) -> Guild:
    guild = call.world.guilds.get(call.where["guild_id"])
    if guild is None:
        raise refused(10004)
    if call.world.bot_id not in guild.members:
        raise refused(50001)
    return guild


def guild(call: Call) -> Payload:
    return shapes.guild(guild_of(call))


def guild_channels(call: Call) -> list[Payload]:
    own, world = guild_of(call).id, call.world
    held = [c for c in world.channels.values() if c.guild_id == own and not c.thread]
    return [shapes.channel(c) for c in held if world.sees(world.bot_id, c)]


def member(call: Call) -> Payload:
    home = guild_of(call)
    person = _person(call)
    if person.id not in home.members:
        raise refused(10007)
    return shapes.member(home.members[person.id]) | {"user": shapes.user(person)}


def active_threads(call: Call) -> Payload:
    own = guild_of(call).id
    found = [
        c for c in call.world.channels.values() if c.guild_id == own and c.thread and not c.thread.archived
    ]
    return {"threads": [shapes.channel(c) for c in found], "members": [], "has_more": False}


def archived_threads(call: Call) -> Payload:
    own = reached(call, "read_message_history").id
    found = [c for c in call.world.channels.values() if c.parent_id == own and c.thread and c.thread.archived]
    return {"threads": [shapes.channel(c) for c in found], "members": [], "has_more": False}


def open_dm(call: Call) -> Payload:
    wanted = str(shaped(call.body, Recipient).get("recipient_id"))
    person = call.world.people.get(wanted)
    if person is None or person.bot:
        form = Form()
        form.blame(("recipient_id",), "INVALID_RECIPIENT", "Invalid Recipient(s)")
        form.settle()
        raise refused(10013)
    return shapes.channel(call.world.dm(person), person)


# Channels


def reached(call: Call, *needed: str) -> Channel:
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


def spotted(call: Call, channel: Channel) -> Message:
    found = call.world.message(channel.id, call.where["message_id"])
    if found is None or found.reader is not None:
        raise refused(10008)
    return found


def _shown(call: Call, channel: Channel) -> Payload:
    recipient = call.world.people[channel.recipient_id] if channel.recipient_id else None
    return shapes.channel(channel, recipient)


def channel(call: Call) -> Payload:
    return _shown(call, reached(call))


def edit_channel(call: Call) -> Payload:
    """Threads can be renamed, archived and locked; text channels renamed and described."""
    found, body = reached(call), shaped(call.body, Body)
    thread, world = found.thread, call.world
    if thread is None:
        reached(call, "manage_channels")
    elif thread.owner_id != world.bot_id or "locked" in body:
        reached(call, "manage_threads")
    if thread and thread.archived and body.get("archived") is not False:
        raise refused(50083)
    form = Form()
    form.text(("name",), body.get("name"), 1, 100)
    form.text(("topic",), body.get("topic"), 0, 1024)
    minutes = body.get("auto_archive_duration")
    if minutes is not None:
        _check_minutes(form, minutes)
    form.settle()
    found.name = body.get("name") or found.name
    if thread is None:
        found.topic = body.get("topic", found.topic)
        world.save(found)
        world.tell_channel("UPDATE", found)
    else:
        thread.auto_archive = minutes or thread.auto_archive
        world.change_thread(found, archived=body.get("archived"), locked=body.get("locked"))
    return _shown(call, found)


def delete_channel(call: Call) -> Payload:
    found = reached(call)
    if found.type == DM:
        return _shown(call, found)
    reached(call, "manage_threads" if found.thread else "manage_channels")
    shown = _shown(call, found)
    call.world.delete_channel(found)
    return shown


def typing(call: Call) -> None:
    world, found = call.world, reached(call)
    told = {"channel_id": found.id, "user_id": world.bot_id, "timestamp": int(world.clock())}
    home = world.guild_of(found)
    world.tell(News("TYPING_START", told | ({"guild_id": home.id} if home else {}), home, found))


# Threads


def _parent(call: Call, *needed: str) -> Channel:
    """The channel in which a thread is to be opened: no DM, and no other thread."""
    found = reached(call, *needed)
    if found.type != TEXT:
        raise refused(50024)
    return found


def thread_from_message(call: Call) -> Answer:
    found = _parent(call, "create_public_threads")
    message, world = spotted(call, found), call.world
    if message.id in world.channels:
        raise refused(160004)
    name, minutes = _thread_form(call)
    made = world.add_thread(found, name, world.bot, thread_id=message.id, auto_archive=minutes)
    message.payload = message.payload | {"flags": message.flags | HAS_THREAD, "thread": shapes.channel(made)}
    world.change(message)
    return Answer(201, _own_thread(call, made))


def thread_alone(call: Call) -> Answer:
    if reached(call).type == FORUM:
        return _post_in_forum(call)
    private = shaped(call.body, Thread).get("type", 12) == 12
    found = _parent(call, "create_private_threads" if private else "create_public_threads")
    name, minutes = _thread_form(call)
    world = call.world
    made = world.add_thread(found, name, world.bot, private=private, auto_archive=minutes)
    if not private:
        reference = {"type": 0, "channel_id": made.id} | (
            {"guild_id": made.guild_id} if made.guild_id else {}
        )
        messages.system(world, found, world.bot, SYSTEM_THREAD, content=name, message_reference=reference)
    return Answer(201, _own_thread(call, made))


def _post_in_forum(call: Call) -> Answer:
    """A post: a thread that begins with a message."""
    found, world = reached(call, "send_messages"), call.world
    name, minutes = _thread_form(call)
    first, form = shaped(call.body, Thread).get("message"), Form()
    if not first:
        form.blame(("message",), "BASE_TYPE_REQUIRED", "This field is required")
        form.settle()
    made = world.add_thread(found, name, world.bot, auto_archive=minutes)
    sent = messages.create(world, made, world.bot, messages.Sending(dict(first or {})))
    return Answer(201, _own_thread(call, made) | {"message": sent.payload})


def _own_thread(call: Call, made: Channel) -> Payload:
    return shapes.channel(made) | {"member": shapes.thread_member(made, call.world.bot_id)}


def _thread_form(call: Call) -> tuple[str, int]:
    body, form = shaped(call.body, Thread), Form()
    form.text(("name",), body.get("name"), 1, 100, required=True)
    minutes = body.get("auto_archive_duration") or 4320
    _check_minutes(form, minutes)
    form.settle()
    return body["name"], minutes


def _check_minutes(form: Form, minutes: int) -> None:
    if minutes not in (60, 1440, 4320, 10080):
        told = "Value must be one of (60, 1440, 4320, 10080)."
        form.blame(("auto_archive_duration",), "BASE_TYPE_CHOICES", told)


def join_thread(call: Call) -> None:
    _thread_members(call, add=True)


def leave_thread(call: Call) -> None:
    _thread_members(call, add=False)


def thread_member(call: Call) -> Payload:
    found, person = reached(call), _person(call)
    if found.thread is None:
        raise refused(50003)
    if person.id not in found.thread.members:
        raise refused(10007)
    return shapes.thread_member(found, person.id)


def _thread_members(call: Call, *, add: bool) -> None:
    found = reached(call)
    if found.thread is None:
        raise refused(50003)
    who = _person(call).id if "user_id" in call.where else call.world.bot_id
    kept = [m for m in found.thread.members if m != who]
    found.thread.members = [*kept, who] if add else kept
    call.world.save(found)
    call.world.tell_channel("UPDATE", found)
