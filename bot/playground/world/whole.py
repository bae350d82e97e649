"""The one Discord there is: its state, who sees what of it, and the news of every change.

Tests change the world through these methods; whoever wants to hear of changes appends to `listeners`.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from bot.playground.world import permissions, shapes
from bot.playground.world.keeper import Keeper
from bot.playground.world.state import (
    DM,
    FORUM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
    Channel,
    Guild,
    Ids,
    Member,
    Message,
    Overwrite,
    Payload,
    Person,
    Role,
    Thread,
    stamp,
)


@dataclass(slots=True, frozen=True)
class News:
    """Something that happened: a gateway event, and whom it concerns.

    `reader` is the one person who sees an ephemeral message; such news is not told to the bot.
    """

    name: str
    data: Payload
    guild: Guild | None = None
    channel: Channel | None = None
    reader: str | None = None


@dataclass(slots=True, frozen=True)
class Ping:
    """Somebody's phone rang, because of a mention or a private message; `text` is what it shows.

    Of a message of components v2 it shows nothing, as Discord's does.
    """

    user_id: str
    channel_id: str
    message_id: str
    text: str


@dataclass(slots=True)
class Settings:
    """What a test may change about time and about the application."""

    ack_seconds: float = 3.0
    token_seconds: float = 900.0
    attachment_limit: int = 10 * 1024 * 1024
    privileged_intents: int = 0
    #: In how many shards the bot is to come, how many of them may identify at a time, and how many seconds
    #: that takes: where it is none, a bot may be restarted as often as one likes.
    shards: int = 1
    max_concurrency: int = 1
    identify_seconds: float = 0.0


class World:
    """People, guilds, channels and messages, kept in a file."""

    def __init__(self, keeper: Keeper, base: str, clock: Callable[[], float] = time.time) -> None:
        self.keeper, self.base, self.clock = keeper, base, clock
        self.settings = Settings()
        self.ids = Ids(clock)
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, Payload] = {}
        self.emojis: dict[str, Payload] = {}
        self.read: dict[tuple[str, str], str] = {}
        self.dms: dict[str, str] = {}
        self.nonces: dict[str, Message] = {}
        self.pings: list[Ping] = []
        self.listeners: list[Callable[[News], None]] = []
        self.bot_id = self.owner_id = self.main_guild_id = ""
        self.bot_online = False

    # What is there

    @property
    def bot(self) -> Person:
        return self.people[self.bot_id]

    @property
    def main_guild(self) -> Guild:
        return self.guilds[self.main_guild_id]

    @property
    def application_id(self) -> str:
        return self.bot_id

    def now(self) -> str:
        return stamp(self.clock())

    def person(self, name: str) -> Person:
        """The person of this name or id."""
        for person in self.people.values():
            if name in (person.id, person.global_name, person.username):
                return person
        raise LookupError(f"nobody is called {name}: {', '.join(p.username for p in self.people.values())}")

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """The channel or thread of this name or id, without its '#'."""
        if name in self.channels:
            return self.channels[name]
        for channel in self.channels.values():
            if channel.name == name.lstrip("#") and (guild is None or channel.guild_id == guild.id):
                return channel
        raise LookupError(f"no channel is called {name}")

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def parent(self, channel: Channel) -> Channel:
        """The channel whose overwrites count: a thread's parent, else itself."""
        return self.channels[channel.parent_id] if channel.type in THREADS and channel.parent_id else channel

    def message(self, channel_id: str, message_id: str) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def visible_people(self) -> Iterator[Person]:
        """Those whom a visitor of the page can be."""
        return (p for p in self.people.values() if not (p.bot or p.hidden))

    def dm(self, person: Person) -> Channel:
        """The person's DM with the bot, opened if it was not there yet."""
        if person.id in self.dms:
            return self.channels[self.dms[person.id]]
        channel = Channel(self.ids.next(), DM, recipient_id=person.id)
        self._enter(channel)
        self.tell(News("CHANNEL_CREATE", shapes.channel(channel, person), channel=channel))
        return channel

    # Who sees what

    def may(self, user_id: str, channel: Channel) -> int:
        """The permissions of somebody in a channel, thread or DM."""
        guild = self.guild_of(channel)
        if guild is None:
            return permissions.ALL if user_id in (channel.recipient_id, self.bot_id) else 0
        rights = permissions.allowed(guild, user_id, self.parent(channel))
        if channel.type == PRIVATE_THREAD and channel.thread and user_id not in channel.thread.members:
            # Whoever manages threads sees all of them.
            return rights if rights & permissions.BITS["manage_threads"] else 0
        return rights

    def sees(self, user_id: str, channel: Channel, reader: str | None = None) -> bool:
        """Whether somebody sees a channel, or in it a message that is meant for `reader` only."""
        if reader is not None and reader != user_id:
            return False
        return bool(self.may(user_id, channel) & permissions.BITS["view_channel"])

    def addresses_bot(self, shown: Payload) -> bool:
        """Whether a message is the bot's own or mentions it: such it may read without an intent."""
        bot = self.bot_id
        return shown["author"]["id"] == bot or any(u["id"] == bot for u in shown["mentions"])

    def audience(self, news: News) -> frozenset[str]:
        """Everybody who is shown this."""
        if news.channel is not None:
            channel, reader = news.channel, news.reader
            if channel.recipient_id is not None:
                return frozenset({channel.recipient_id})
            assert channel.guild_id is not None
            members: Iterable[str] = self.guilds[channel.guild_id].members if reader is None else (reader,)
            return frozenset(m for m in members if self.sees(m, channel, reader))
        if news.reader is not None:
            return frozenset({news.reader})
        return frozenset(news.guild.members if news.guild else self.people)

    def unread(self, person: Person, channel: Channel) -> int:
        """How many messages of others came since the person last looked."""
        mark = int(self.read.get((person.id, channel.id), "0"))
        count = 0
        for message in reversed(self.messages[channel.id].values()):
            if int(message.id) <= mark:
                break
            if message.author_id != person.id and message.reader in (None, person.id):
                count += 1
        return count

    def mark_read(self, person: Person, channel: Channel) -> None:
        """The person has seen everything that they can see here, whispers too."""
        newest_first = reversed(self.messages[channel.id].values())
        mark = next((m.id for m in newest_first if m.reader in (None, person.id)), "0")
        self.read[person.id, channel.id] = mark
        self.keeper.put("read", f"{person.id}/{channel.id}", mark.encode())
        self.tell(News("UNREAD", {"channel_id": channel.id, "count": 0}, reader=person.id))

    # The news

    def tell(self, news: News) -> None:
        for listener in self.listeners:
            listener(news)

    def tell_channel(self, name: str, channel: Channel) -> None:
        """News of a channel; `name` is CREATE, UPDATE or DELETE."""
        guild = self.guild_of(channel)
        kind = "THREAD" if channel.thread else "CHANNEL"
        recipient = self.people[channel.recipient_id] if channel.recipient_id else None
        self.tell(News(f"{kind}_{name}", shapes.channel(channel, recipient), guild, channel))

    def save(self, thing: Person | Guild | Channel | Message) -> None:
        self.keeper.put(type(thing).__name__, thing.id, msgspec.json.encode(thing))

    # Changing people and guilds

    def add_person(self, name: str, locale: str = "en-US", *, spectator: bool = False) -> Person:
        """Somebody new, a member of the main guild."""
        username = "".join(c for c in name.lower() if c.isalnum() or c in "._") or "somebody"
        taken = {p.username for p in self.people.values()}
        while username in taken:
            username += "_"
        person = Person(self.ids.next(), username, name, locale, spectator)
        self.people[person.id] = person
        self.save(person)
        if self.main_guild_id:
            self.join(person, self.main_guild)
        self.tell(News("PEOPLE", {}))
        return person

    def change_person(
        self, person: Person, *, locale: str | None = None, dms_closed: bool | None = None
    ) -> None:
        person.locale = person.locale if locale is None else locale
        person.dms_closed = person.dms_closed if dms_closed is None else dms_closed
        self.save(person)
        self.tell(News("PEOPLE", {}))

    def add_guild(self, name: str, members: Iterable[Person] = ()) -> Guild:
        """A guild with the bot in it."""
        guild_id = self.ids.next()
        roles = [
            Role(guild_id, "@everyone", permissions.EVERYONE),
            Role(self.ids.next(), self.bot.username, permissions.BOT, 2, managed=True),
            Role(self.ids.next(), "Moderator", permissions.MODERATOR, 1),
        ]
        people = {p.id: Member(self.now()) for p in (self.people[self.owner_id], *members)}
        people[self.bot_id] = Member(self.now(), [roles[1].id])
        guild = Guild(guild_id, name, self.owner_id, {r.id: r for r in roles}, people)
        self.guilds[guild.id] = guild
        self.save(guild)
        self.tell(News("GUILD_CREATE", {}, guild))
        return guild

    def expel_bot(self, guild: Guild) -> None:
        """Somebody throws the bot out of a guild."""
        del guild.members[self.bot_id]
        self.save(guild)
        self.tell(News("GUILD_DELETE", {"id": guild.id}, guild))

    def invite_bot(self, guild: Guild) -> None:
        """Somebody invites the bot into a guild, for the first time or again."""
        guild.members[self.bot_id] = Member(self.now(), [self.bot_role(guild).id])
        self.save(guild)
        self.tell(News("GUILD_CREATE", {}, guild))

    def join(self, person: Person, guild: Guild) -> None:
        guild.members[person.id] = Member(self.now())
        self.save(guild)
        joined = shapes.member(guild.members[person.id]) | {"user": shapes.user(person), "guild_id": guild.id}
        self.tell(News("GUILD_MEMBER_ADD", joined, guild))

    def leave(self, person: Person, guild: Guild | None = None) -> None:
        """The person leaves the (main) guild."""
        guild = guild or self.main_guild
        del guild.members[person.id]
        self.save(guild)
        self.tell(News("GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": shapes.user(person)}, guild))

    def set_moderator(self, person: Person, on: bool = True, guild: Guild | None = None) -> None:
        """Let a person manage channels, messages and threads, or no longer."""
        guild = guild or self.main_guild
        role = next(r for r in guild.roles.values() if r.name == "Moderator")
        self.set_roles(person, [role.id] if on else [], guild)

    # Changing roles

    def bot_role(self, guild: Guild) -> Role:
        """The role that Discord made for the bot when it was invited."""
        return next(r for r in guild.roles.values() if r.managed)

    def set_roles(self, person: Person, roles: list[str], guild: Guild | None = None) -> None:
        """Give a member of the (main) guild these roles and no others."""
        guild = guild or self.main_guild
        member = guild.members[person.id]
        with self._showing_and_hiding(guild):
            member.roles = roles
            self.save(guild)
            told = shapes.member(member) | {"user": shapes.user(person), "guild_id": guild.id}
            self.tell(News("GUILD_MEMBER_UPDATE", told, guild))

    def deny_roles(self, guild: Guild, *names: str) -> None:
        """Take permissions from the bot's role and from @everyone, so that nothing gives them to the bot."""
        for role in (guild.roles[guild.id], self.bot_role(guild)):
            if role.permissions & permissions.bits(*names):
                self._change_role(guild, role, role.permissions & ~permissions.bits(*names))

    def allow_role(self, guild: Guild, *names: str) -> None:
        """Give the bot's role these permissions."""
        role = self.bot_role(guild)
        self._change_role(guild, role, role.permissions | permissions.bits(*names))

    def _change_role(self, guild: Guild, role: Role, rights: int) -> None:
        with self._showing_and_hiding(guild):
            role.permissions = rights
            self.save(guild)
            self.tell(News("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": shapes.role(role)}, guild))

    @contextmanager
    def _showing_and_hiding(self, guild: Guild) -> Iterator[None]:
        """Tell of the channels that the bot sees, or sees no longer, by what is done to roles meanwhile."""
        channels = [c for c in self.channels.values() if c.guild_id == guild.id and c.thread is None]
        before = [self.sees(self.bot_id, channel) for channel in channels]
        yield
        for channel, seen in zip(channels, before, strict=True):
            if self.sees(self.bot_id, channel) != seen:
                self.tell_channel("UPDATE", channel)

    # Changing channels

    def _enter(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.messages.setdefault(channel.id, {})
        if channel.recipient_id is not None:
            self.dms[channel.recipient_id] = channel.id
        self.save(channel)

    def add_channel(self, name: str, guild: Guild | None = None, kind: int = TEXT) -> Channel:
        """A new text channel, or a forum."""
        guild = guild or self.main_guild
        position = sum(c.guild_id == guild.id and c.type in (TEXT, FORUM) for c in self.channels.values())
        channel = Channel(self.ids.next(), kind, name, guild.id, position=position)
        self._enter(channel)
        self.tell_channel("CREATE", channel)
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: Person,
        *,
        thread_id: str | None = None,
        private: bool = False,
        auto_archive: int = 4320,
    ) -> Channel:
        now = self.now()
        thread = Thread(owner.id, now, now, auto_archive=auto_archive, members=[owner.id])
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        made = Channel(thread_id or self.ids.next(), kind, name, parent.guild_id, parent.id, thread=thread)
        self._enter(made)
        self.tell_channel("CREATE", made)
        return made

    def change_thread(
        self, channel: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        thread = channel.thread
        assert thread is not None, f"{channel.name} is not a thread"
        if archived is not None and archived != thread.archived:
            thread.archived, thread.archived_at = archived, self.now()
        thread.locked = thread.locked if locked is None else locked
        self.save(channel)
        self.tell_channel("UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with everything in it."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.delete_channel(thread)
        self.tell_channel("DELETE", channel)
        for message in list(self.messages[channel.id].values()):
            self.forget(message)
        del self.channels[channel.id], self.messages[channel.id]
        self.keeper.drop("Channel", channel.id)

    def deny(self, channel: Channel, *names: str, who: Person | None = None) -> None:
        """Take these permissions from the bot (or somebody) in a channel."""
        self._overwrite(channel, who or self.bot, deny=permissions.bits(*names))

    def allow(self, channel: Channel, *names: str, who: Person | None = None) -> None:
        """Give permissions back that were taken, or more than the roles give."""
        self._overwrite(channel, who or self.bot, allow=permissions.bits(*names))

    def _overwrite(self, channel: Channel, who: Person, *, allow: int = 0, deny: int = 0) -> None:
        own = next((o for o in channel.overwrites if o.id == who.id), None)
        if own is None:
            own = Overwrite(who.id, 1)
            channel.overwrites.append(own)
        own.allow = own.allow & ~deny | allow
        own.deny = own.deny & ~allow | deny
        self.save(channel)
        self.tell_channel("UPDATE", channel)

    # Changing messages

    def post(self, message: Message) -> None:
        """Show a new message."""
        channel = self.channels[message.channel_id]
        self.messages[channel.id][message.id] = message
        self.save(message)
        if message.reader is None:
            channel.last_message_id = message.id
            if channel.thread is not None:
                channel.thread.messages += 1
            self.save(channel)
        self._tell_message("MESSAGE_CREATE", message)

    def ring(self, ping: Ping) -> None:
        """Let somebody's phone ring."""
        self.pings.append(ping)
        told = {"channel_id": ping.channel_id, "message_id": ping.message_id, "text": ping.text}
        self.tell(News("NOTIFICATION", told, reader=ping.user_id))

    def change(self, message: Message) -> None:
        """Show a message whose payload was replaced."""
        self.save(message)
        self._tell_message("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        self.forget(message)
        del self.messages[channel.id][message.id]
        guild = self.guild_of(channel)
        gone = {"id": message.id, "channel_id": channel.id} | ({"guild_id": guild.id} if guild else {})
        self.tell(News("MESSAGE_DELETE", gone, guild, channel, message.reader))

    def forget(self, message: Message) -> None:
        """Take a message and its files out of the file."""
        for file in message.files:
            self.keeper.drop_file(file["id"])
        self.keeper.drop("Message", message.id)

    def _tell_message(self, name: str, message: Message) -> None:
        channel = self.channels[message.channel_id]
        guild = self.guild_of(channel)
        self.tell(News(name, shapes.message_event(message, guild), guild, channel, message.reader))
