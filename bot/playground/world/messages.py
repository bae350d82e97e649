"""Making and editing messages from what the bot sends: texts, embeds, components, files and mentions."""

import mimetypes
import re
from dataclasses import dataclass, field
from io import BytesIO
from struct import unpack_from

from PIL import Image

from bot.playground.checks.components import text_of
from bot.playground.checks.form import Form, Refused, refused
from bot.playground.checks.messages import FILES
from bot.playground.checks.messages import check as check_message
from bot.playground.world import shapes
from bot.playground.world.beginnings import NONCE_SECONDS
from bot.playground.world.dress import dress, dress_embed
from bot.playground.world.permissions import BITS
from bot.playground.world.state import EPHEMERAL, LOADING, QUIET, V2, Channel, Message, Payload, Person, born
from bot.playground.world.whole import Ping, World

CREATE_FLAGS = 4 | EPHEMERAL | QUIET | V2
EDIT_FLAGS = 4 | V2
KEPT_ON_EDIT = ~4


@dataclass(slots=True)
class Upload:
    """A file that came with a request, under the number of its form field."""

    name: str
    body: bytes


@dataclass(slots=True)
class Sending:
    """What the bot wants to show: the body of a request and its files."""

    body: Payload
    uploads: dict[str, Upload] = field(default_factory=dict)


def check(sending: Sending, flags: int, world: World) -> None:
    """Refuse what Discord would refuse about a new message or an edit, and files that are too large."""
    check_message(sending.body, v2=bool(flags & V2), emojis=world.emojis)
    if any(len(upload.body) > world.settings.attachment_limit for upload in sending.uploads.values()):
        raise refused(40005)


def attach(
    world: World, channel: Channel, sending: Sending, old: Message | None, *, secret: bool
) -> list[Payload]:
    """The files of a message after a request: those kept of before, then the new ones."""
    before = {file["id"]: file for file in old.files} if old else {}
    listed = sending.body.get("attachments")
    if listed is None:
        listed = [{"id": key} for key in (*before, *sending.uploads)]
    elif {str(entry["id"]) for entry in listed}.isdisjoint(sending.uploads):
        listed = [*listed, *({"id": key} for key in sending.uploads)]
    if len(listed) > FILES:
        raise refused(30015)
    files = []
    for i, entry in enumerate(listed):
        key = str(entry["id"])
        if key in sending.uploads:
            files.append(_upload(world, channel, sending.uploads[key], entry, secret=secret))
        elif key in before:
            files.append(
                before[key] | ({"description": entry["description"]} if entry.get("description") else {})
            )
        else:
            form = Form()
            form.blame(("attachments", i, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {key} not found")
            form.settle()
    return files


def drop(world: World, files: list[Payload], kept: list[Payload]) -> None:
    """Forget the files that are not among those kept."""
    for key in {file["id"] for file in files} - {file["id"] for file in kept}:
        world.keeper.drop_file(key)


def _upload(world: World, channel: Channel, upload: Upload, entry: Payload, *, secret: bool) -> Payload:
    name = re.sub(r"[^\w.\-]", "_", entry.get("filename") or upload.name, flags=re.ASCII) or "file"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    key = world.ids.next()
    world.keeper.put_file(key, name, kind, upload.body)
    url = f"{world.base}/cdn/attachments/{channel.id}/{key}/{name}"
    shown = {"id": key, "filename": name, "size": len(upload.body), "url": url, "proxy_url": url}
    shown["content_type"] = kind
    if entry.get("description"):
        shown["description"] = entry["description"]
    if secret:
        shown["ephemeral"] = True
    if kind.startswith("image/"):
        try:
            shown["width"], shown["height"] = _size(upload.body)
        except Exception:  # noqa: BLE001 - whatever Pillow says of it: it is no picture
            shown["content_type"] = "application/octet-stream"
    return shown


#: How a PNG begins, up to its width and its height.
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def _size(picture: bytes) -> tuple[int, int]:
    """How wide and high a picture is; nearly all are of the one kind that says so at its beginning."""
    if picture.startswith(PNG) and len(picture) >= len(PNG) + 8:
        wide, high = unpack_from(">II", picture, len(PNG))
        return wide, high
    return Image.open(BytesIO(picture)).size


def fill(world: World, message: Message, sending: Sending, *, new: bool) -> None:
    """Put what was sent into a message's payload, as Discord would give it back."""
    body, payload = sending.body, dict(message.payload)
    files = {file["filename"]: file for file in message.files}

    def media(url: str) -> Payload:
        if not url.startswith("attachment://"):
            return {"id": world.ids.next(), "url": url, "proxy_url": url}
        name = re.sub(r"[^\w.\-]", "_", url.removeprefix("attachment://"), flags=re.ASCII)
        if name not in files:
            form = Form()
            told = f"The referenced attachment {name} was not found"
            form.blame(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", told)
            form.settle()
        return files[name]

    if "content" in body:
        payload["content"] = (body["content"] or "").strip()
    if "embeds" in body:
        payload["embeds"] = [dress_embed(e, media) for e in body["embeds"] or []]
    if "components" in body:
        payload["components"] = dress(body["components"] or [], media)
    if payload["flags"] & V2:
        payload["attachments"] = []
    else:
        pictured = {e[k]["url"] for e in payload["embeds"] for k in ("image", "thumbnail") if k in e}
        payload["attachments"] = [file for file in message.files if file["url"] not in pictured]
    if "allowed_mentions" in body or "content" in body or "components" in body:
        payload |= mentions(world, world.channels[message.channel_id], payload, body.get("allowed_mentions"))
    if not new:
        payload["edited_timestamp"] = world.now()
    message.payload = payload
    shown = payload["content"] or payload["embeds"] or message.files
    if not shown and not (payload["flags"] & V2 and payload["components"]):
        raise refused(50006)


def mentions(world: World, channel: Channel, payload: Payload, wanted: Payload | None) -> Payload:
    """Who is mentioned in a way that rings, by the text and `allowed_mentions`."""
    text = payload["content"] + "\n" + text_of(payload["components"])
    users = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    roles = list(dict.fromkeys(re.findall(r"<@&(\d+)>", text)))
    everyone = "@everyone" in text or "@here" in text
    if wanted is not None:
        parse = wanted.get("parse") or []
        if "users" not in parse:
            named = {str(u) for u in wanted.get("users") or []}
            users = dict.fromkeys(u for u in users if u in named)
        if "roles" not in parse:
            named = {str(r) for r in wanted.get("roles") or []}
            roles = [r for r in roles if r in named]
        everyone = everyone and "everyone" in parse
    author = payload["author"]["id"]
    may = world.may(author, channel)
    return {
        "mentions": [shapes.user(world.people[u]) for u in users if u in world.people],
        "mention_roles": roles,
        "mention_everyone": everyone and bool(may & BITS["mention_everyone"]),
    }


def ring(world: World, message: Message) -> None:
    """Note whose phone rings for a message that is new to its readers."""
    if message.flags & (QUIET | LOADING) or message.reader is not None:
        return
    channel = world.channels[message.channel_id]
    called = [u["id"] for u in message.payload["mentions"]]
    if message.payload["mention_everyone"] and channel.guild_id:
        called = list(world.guilds[channel.guild_id].members)
    if channel.recipient_id is not None:
        called = [channel.recipient_id]
    for user_id in called:
        if user_id != message.author_id and world.sees(user_id, channel):
            world.ring(Ping(user_id, channel.id, message.id, message.payload["content"]))


@dataclass(slots=True)
class Envelope:
    """What an answer to an interaction carries besides what is shown."""

    kind: int = 0
    reader: str | None = None
    extra: Payload = field(default_factory=dict)
    loading: bool = False


def create(
    world: World, channel: Channel, author: Person, sending: Sending, envelope: Envelope | None = None
) -> Message:
    """Post a new message, or give back the one that was posted under the same enforced nonce."""
    envelope = envelope or Envelope()
    body = sending.body
    if channel.id not in world.channels:
        raise refused(10003)
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        twin = world.nonces.get(str(nonce))
        if twin and twin.channel_id == channel.id and born(twin.id) > world.clock() - NONCE_SECONDS:
            return twin
    flags = (body.get("flags") or 0) & CREATE_FLAGS & ~EPHEMERAL
    flags |= (EPHEMERAL if envelope.reader else 0) | (LOADING if envelope.loading else 0)
    check(sending, flags, world)
    payload = shapes.message(world.ids.next(), channel.id, author, envelope.kind) | envelope.extra
    payload["flags"] = flags
    if nonce is not None:
        payload["nonce"] = nonce
    message = Message(payload["id"], channel.id, author.id, payload, envelope.reader)
    message.files = attach(world, channel, sending, None, secret=envelope.reader is not None)
    if not envelope.loading:
        try:
            fill(world, message, sending, new=True)
        except Refused:
            drop(world, message.files, [])
            raise
    if nonce is not None:
        _remember(world, str(nonce), message)
    world.post(message)
    ring(world, message)
    return message


def _remember(world: World, nonce: str, message: Message) -> None:
    """Note under which nonce a message was sent, and forget those that are too old to matter."""
    world.nonces[nonce] = message
    while born(next(iter(world.nonces.values())).id) < world.clock() - NONCE_SECONDS:
        del world.nonces[next(iter(world.nonces))]


def _check_switch(before: Payload, body: Payload) -> None:
    """A message that becomes one of components v2 must be rid of its old fields."""
    form = Form()
    for key in ("content", "embeds"):
        if before[key] and key not in body:
            told = "This field must be emptied to use MessageFlags.IS_COMPONENTS_V2"
            form.blame((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", told)
    form.settle()


def edit(world: World, message: Message, sending: Sending) -> Message:
    """Change a message; a deferred answer becomes what is sent, and only then rings."""
    body, before = sending.body, message.payload
    flags = before["flags"] & ~LOADING
    if body.get("flags") is not None:
        flags = flags & KEPT_ON_EDIT | body["flags"] & EDIT_FLAGS
    was_loading = bool(before["flags"] & LOADING)
    check(sending, flags, world)
    if flags & V2 and not before["flags"] & V2:
        _check_switch(before, body)
    changed = Message(
        message.id,
        message.channel_id,
        message.author_id,
        before | {"flags": flags},
        message.reader,
        pinned_at=message.pinned_at,
    )
    channel = world.channels[message.channel_id]
    changed.files = attach(world, channel, sending, message, secret=message.reader is not None)
    try:
        fill(world, changed, sending, new=was_loading)
    except Refused:
        drop(world, changed.files, message.files)
        raise
    drop(world, message.files, changed.files)
    message.payload, message.files = changed.payload, changed.files
    if was_loading:
        ring(world, message)
    world.change(message)
    return message


def say(world: World, channel: Channel, person: Person, content: str) -> Message:
    """An ordinary message of a person."""
    if not world.may(person.id, channel) & BITS["view_channel"]:
        raise refused(50001)
    wake(world, channel)
    return create(world, channel, person, Sending({"content": content}))


def wake(world: World, channel: Channel) -> None:
    """Whoever writes in an archived thread un-archives it, unless it is locked."""
    if channel.thread is None or not channel.thread.archived:
        return
    if channel.thread.locked:
        raise refused(50083)
    world.change_thread(channel, archived=False)


def system(world: World, channel: Channel, author: Person, kind: int, **extra: object) -> Message:
    """A line that Discord itself writes: something was pinned, a thread was opened."""
    payload = shapes.message(world.ids.next(), channel.id, author, kind) | extra
    message = Message(payload["id"], channel.id, author.id, payload)
    world.post(message)
    return message
