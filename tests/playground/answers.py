"""What we ourselves hold of Discord's answers: for each route its status, and what must be in what it gives.

It is in the form of Discord's own description, so that the same checker reads both; but it is short, ours,
and always there. What the bot sends is checked by the playground itself, which refuses what Discord would.
"""

from functools import cache
from typing import Any

from tests.playground.openapi import Description, description_of

Schema = dict[str, Any]

ID: Schema = {"type": "string", "pattern": r"^\d{17,20}$"}
MOMENT: Schema = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"}
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}
TRUTH: Schema = {"type": "boolean"}


def thing(**parts: Schema) -> Schema:
    """Something that has all of these parts, and perhaps others."""
    return {"type": "object", "properties": parts, "required": list(parts)}


def some(kind: Schema) -> Schema:
    """Any number of things of a kind."""
    return {"type": "array", "items": kind}


USER = thing(id=ID, username=TEXT, discriminator=TEXT, avatar={}, global_name={})
FILE = thing(id=ID, filename=TEXT, size=NUMBER, url=TEXT, proxy_url=TEXT)
CHANNEL = thing(id=ID, type=NUMBER)
THREAD = thing(
    id=ID, type=NUMBER, parent_id=ID, name=TEXT, owner_id=ID, thread_metadata=thing(archived=TRUTH)
)
MESSAGE = thing(
    id=ID, channel_id=ID, author=USER, content=TEXT, timestamp=MOMENT, edited_timestamp={}, tts=TRUTH,
    mention_everyone=TRUTH, mentions=some(USER), mention_roles=some(ID), attachments=some(FILE),
    embeds=some(thing()), components=some(thing(type=NUMBER, id=NUMBER)), pinned=TRUTH, type=NUMBER,
    flags=NUMBER,
)  # fmt: skip
APPLICATION = thing(id=ID, name=TEXT, description=TEXT, icon={}, verify_key=TEXT)
COMMAND = thing(id=ID, application_id=ID, version=ID, name=TEXT, description=TEXT, type=NUMBER)
EMOJI = thing(id=ID, name=TEXT, animated=TRUTH)
GUILD = thing(id=ID, name=TEXT, owner_id=ID, roles=some(thing(id=ID, name=TEXT, permissions=TEXT)))
LIMIT = thing(total=NUMBER, remaining=NUMBER, reset_after=NUMBER, max_concurrency=NUMBER)
REFUSAL = thing(code=NUMBER, message=TEXT)
NOTHING: Schema = {}

#: What a component must say of itself when it is sent, by its type.
PARTS: dict[int, tuple[str, ...]] = {1: ("components",), 2: ("style",), 10: ("content",), 17: ("components",)}
PART: Schema = {
    "type": "object",
    "required": ["type"],
    "properties": {"components": {"type": "array", "items": {"$ref": "#/components/schemas/Part"}}},
    "allOf": [
        {"if": {"properties": {"type": {"const": kind}}}, "then": {"required": list(names)}}
        for kind, names in PARTS.items()
    ],
}
SENT: Schema = {
    "type": "object",
    "properties": {
        "content": {"type": ["string", "null"], "maxLength": 2000},
        "flags": {"type": ["integer", "null"]},
        "nonce": {"type": ["string", "integer", "null"]},
        "components": {"type": ["array", "null"], "items": {"$ref": "#/components/schemas/Part"}},
    },
}

_APP, _CHANNEL, _HOOK = (
    "/applications/{application_id}",
    "/channels/{channel_id}",
    "/webhooks/{webhook_id}/{webhook_token}",
)
_GUILD, _ORIGINAL = "/guilds/{guild_id}", f"{_HOOK}/messages/@original"
_COMMANDS, _EMOJI = (f"{_APP}/commands", f"{_APP}{_GUILD}/commands"), f"{_APP}/emojis/{{emoji_id}}"
_MESSAGE, _LATER = f"{_CHANNEL}/messages/{{message_id}}", f"{_HOOK}/messages/{{message_id}}"
#: By route and method: with which status it is answered, and with what.
ANSWERS: dict[tuple[str, str], tuple[int, Schema]] = {
    ("GET", "/users/@me"): (200, USER),
    ("GET", "/users/@me/guilds"): (200, some(thing(id=ID, name=TEXT, owner=TRUTH, permissions=TEXT))),
    ("GET", "/users/{user_id}"): (200, USER),
    ("POST", "/users/@me/channels"): (200, thing(id=ID, type=NUMBER, recipients=some(USER))),
    ("GET", "/oauth2/applications/@me"): (200, APPLICATION),
    ("GET", "/applications/@me"): (200, APPLICATION),
    ("GET", "/gateway"): (200, thing(url=TEXT)),
    ("GET", "/gateway/bot"): (200, thing(url=TEXT, shards=NUMBER, session_start_limit=LIMIT)),
    **{(method, path): (200, some(COMMAND)) for method in ("GET", "PUT") for path in _COMMANDS},
    ("GET", f"{_APP}/emojis"): (200, thing(items=some(EMOJI))),
    ("POST", f"{_APP}/emojis"): (201, EMOJI),
    ("GET", _EMOJI): (200, EMOJI),
    ("PATCH", _EMOJI): (200, EMOJI),
    ("DELETE", _EMOJI): (204, NOTHING),
    ("GET", _GUILD): (200, GUILD),
    ("GET", f"{_GUILD}/channels"): (200, some(CHANNEL)),
    ("GET", f"{_GUILD}/members/{{user_id}}"): (200, thing(user=USER, roles=some(ID), joined_at=MOMENT)),
    ("GET", f"{_GUILD}/threads/active"): (200, thing(threads=some(THREAD), members=some(thing()))),
    ("GET", _CHANNEL): (200, CHANNEL),
    ("PATCH", _CHANNEL): (200, CHANNEL),
    ("DELETE", _CHANNEL): (200, CHANNEL),
    ("POST", f"{_CHANNEL}/typing"): (204, NOTHING),
    ("GET", f"{_CHANNEL}/messages"): (200, some(MESSAGE)),
    ("POST", f"{_CHANNEL}/messages"): (200, MESSAGE),
    ("GET", f"{_CHANNEL}/messages/pins"): (200, thing(items=some(thing(pinned_at=MOMENT, message=MESSAGE)))),
    ("GET", f"{_CHANNEL}/pins"): (200, some(MESSAGE)),
    **{
        (method, f"{_CHANNEL}/{pins}/{{message_id}}"): (204, NOTHING)
        for method in ("PUT", "DELETE")
        for pins in ("pins", "messages/pins")
    },
    ("GET", _MESSAGE): (200, MESSAGE),
    ("PATCH", _MESSAGE): (200, MESSAGE),
    ("DELETE", _MESSAGE): (204, NOTHING),
    ("POST", f"{_MESSAGE}/threads"): (201, THREAD),
    ("POST", f"{_CHANNEL}/threads"): (201, THREAD),
    ("GET", f"{_CHANNEL}/threads/archived/public"): (200, thing(threads=some(THREAD), has_more=TRUTH)),
    ("GET", f"{_CHANNEL}/thread-members/{{user_id}}"): (
        200,
        thing(id=ID, user_id=ID, join_timestamp=MOMENT, flags=NUMBER),
    ),
    **{
        (method, f"{_CHANNEL}/thread-members/{who}"): (204, NOTHING)
        for method in ("PUT", "DELETE")
        for who in ("@me", "{user_id}")
    },
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): (
        200,
        thing(interaction=thing(id=ID)),
    ),
    ("POST", _HOOK): (200, MESSAGE),
    **{(method, path): (200, MESSAGE) for method in ("GET", "PATCH") for path in (_ORIGINAL, _LATER)},
    ("DELETE", _ORIGINAL): (204, NOTHING),
    ("DELETE", _LATER): (204, NOTHING),
}
#: What may be answered besides: a callback that wants nothing back gets nothing.
BESIDES = {("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): (204,)}
#: Where messages are sent.
SENDING = {("POST", f"{_CHANNEL}/messages"), ("PATCH", _MESSAGE), ("POST", _HOOK), ("PATCH", _ORIGINAL)}


def _operation(method: str, path: str) -> Schema:
    status, answer = ANSWERS[method, path]
    content = {"content": {"application/json": {"schema": answer}}} if answer else {}
    made: Schema = {"responses": {str(status): content}}
    made["responses"] |= {str(other): {} for other in BESIDES.get((method, path), ())}
    if (method, path) in SENDING:
        made["requestBody"] = {"content": {"application/json": {"schema": SENT}}}
    return made


@cache
def ours() -> Description:
    """What we hold ourselves, as a description."""
    paths: dict[str, Schema] = {}
    for method, path in ANSWERS:
        paths.setdefault(path, {})[method.lower()] = _operation(method, path)
    return description_of(
        {"paths": paths, "components": {"schemas": {"ErrorResponse": REFUSAL, "Part": PART}}}
    )
