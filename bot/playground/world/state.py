"""What a Discord is made of: people, guilds, channels, messages, and the ids that name them."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from bot.playground.checks.form import Payload as Payload

EPOCH_MS = 1_420_070_400_000
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL, LOADING, HAS_THREAD, QUIET, V2 = 64, 128, 32, 4096, 32768


def stamp(seconds: float) -> str:
    """The time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Ids:
    """Snowflakes: they carry the real time, and each is larger than the one before."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.last = 0

    def next(self) -> str:
        made = (int(self.clock() * 1000) - EPOCH_MS) << 22
        self.last = max(made, self.last + 1)
        return str(self.last)

    def seen(self, snowflake: str) -> None:
        """Never give out this id, nor one before it, again."""
        self.last = max(self.last, int(snowflake))


def born(snowflake: str) -> float:
    """The time that an id carries, in seconds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


class Person(msgspec.Struct):
    """Somebody with an account; `hidden` people own things and are not offered on the page."""

    id: str
    username: str
    global_name: str | None
    locale: str = "en-US"
    spectator: bool = False
    dms_closed: bool = False
    hidden: bool = False
    bot: bool = False


class Role(msgspec.Struct):
    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


class Member(msgspec.Struct):
    joined_at: str
    roles: list[str] = []


class Guild(msgspec.Struct):
    id: str
    name: str
    owner_id: str
    roles: dict[str, Role]
    members: dict[str, Member]
    locale: str = "en-US"


class Overwrite(msgspec.Struct):
    """What one person (type 1) or role (type 0) may and may not do in one channel."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


class Thread(msgspec.Struct):
    """What a thread has beyond a channel."""

    owner_id: str
    created_at: str
    archived_at: str
    archived: bool = False
    locked: bool = False
    auto_archive: int = 4320
    members: list[str] = []
    messages: int = 0


class Channel(msgspec.Struct):
    """A text channel, a forum, a thread, or a person's DM with the bot."""

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = []
    last_message_id: str | None = None
    last_pin_at: str | None = None
    thread: Thread | None = None


class Message(msgspec.Struct):
    """A message as Discord shows it, with what only the server knows of it.

    `payload` is replaced, never changed in place, so that whoever holds one holds that version.
    """

    id: str
    channel_id: str
    author_id: str
    payload: Payload
    reader: str | None = None
    files: list[Payload] = []
    pinned_at: str | None = None

    @property
    def flags(self) -> int:
        return int(self.payload["flags"])
