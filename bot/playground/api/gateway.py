"""The websocket gateway: identify, heartbeat, resume with replay, invalid sessions, shards and intents."""

import asyncio
import secrets
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.api.intents import CONTENT, GUILDS, INTENTS, MEMBERS, PRIVILEGED
from bot.playground.api.opcodes import (
    ACK,
    ALREADY_AUTHENTICATED,
    AUTHENTICATION_FAILED,
    CHUNK,
    CLOSING,
    DISALLOWED_INTENTS,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    INVALID_INTENTS,
    INVALID_SHARD,
    LONGEST_FRAME,
    NOT_AUTHENTICATED,
    OPS,
    RECONNECT,
    RESUME,
    UNDECODABLE,
    UNKNOWN_OP,
    Chunk,
    ClosedError,
    Frame,
    Identify,
    Resume,
    decoded,
)
from bot.playground.world import shapes
from bot.playground.world.state import TEXT, Guild, Payload
from bot.playground.world.whole import News, World

HEARTBEAT_MS = 41_250
#: As long as an answer takes from Discord. discord.py's heart is a thread of its own, and notes when a beat
#: was sent only after it is out: an answer that is faster counts from the beat before, and looks 41 s late.
ROUND_TRIP = 0.05
REPLAYED = 10_000
ACKNOWLEDGED = f'{{"op":{ACK},"s":null,"t":null,"d":null}}'


@dataclass(slots=True)
class Session:
    """One shard's session; it outlives its connection, and remembers what to replay."""

    id: str
    intents: int
    shard: int
    shards: int
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    socket: web.WebSocketResponse | None = None
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    held: list[str] | None = None

    def send(self, name: str, data: bytes) -> None:
        """Dispatch an event, now or when the client resumes."""
        self.seq += 1
        frame = f'{{"op":0,"s":{self.seq},"t":"{name}","d":{data.decode()}}}'
        self.sent.append((self.seq, frame))
        if self.socket is not None:
            self.put(frame)

    def put(self, frame: str) -> None:
        """Say this next, or keep it for the end of the silence."""
        if self.held is None:
            self.outbox.put_nowait(frame)
        else:
            self.held.append(frame)


@dataclass(slots=True)
class Connection:
    """One websocket: nobody's at first, then a session's."""

    socket: web.WebSocketResponse
    session: Session | None = None
    writer: asyncio.Task[None] | None = None


class Gateway:
    """Everything that a bot hears."""

    def __init__(self, world: World, token: str) -> None:
        self.world, self.token = world, token
        self.sessions: dict[str, Session] = {}
        self.closed = False
        self.silent = False
        self.echoes: list[float] = []
        #: When somebody identified last, by the shards that do so one after the other; and who was too early.
        self.identified: dict[int, float] = {}
        self.too_early: list[int] = []
        #: The ends of connections whose sessions went on by others.
        self.closing: set[asyncio.Task[bool]] = set()
        world.listeners.append(self.hear)

    @property
    def url(self) -> str:
        return self.world.base.replace("http", "ws", 1) + "/gateway"

    # Telling

    def hear(self, news: News) -> None:
        """Pass news on to the sessions that it concerns."""
        if news.name not in INTENTS or news.reader not in (None, self.world.bot_id):
            return
        if not self._reaches(news):
            return
        own = news.name == "GUILD_MEMBER_UPDATE" and news.data["user"]["id"] == self.world.bot_id
        wanted = -1 if own else INTENTS[news.name][0 if news.guild else 1]
        encoded: dict[bool, bytes] = {}
        for session in self.sessions.values():
            if not session.intents & wanted or not _concerns(session, news.guild):
                continue
            bare = self._must_hide(session, news)
            if bare not in encoded:
                encoded[bare] = msgspec.json.encode(self._data(news, bare=bare))
            session.send(news.name, encoded[bare])
            if news.name == "INTERACTION_CREATE" and self.echoes:
                delay = self.echoes.pop(0)
                asyncio.get_running_loop().call_later(delay, session.send, news.name, encoded[bare])

    def _reaches(self, news: News) -> bool:
        """Whether the bot is told; of text channels that it cannot see it hears that they are there."""
        bot = self.world.bot_id
        if news.guild is not None and bot not in news.guild.members:
            return news.name == "GUILD_DELETE"
        if news.channel is None or (news.name.startswith("CHANNEL_") and news.name != "CHANNEL_PINS_UPDATE"):
            return True
        return self.world.sees(bot, news.channel)

    def _data(self, news: News, *, bare: bool) -> Payload:
        if news.name == "GUILD_CREATE":
            assert news.guild is not None
            return self.guild_create(news.guild)
        if news.name == "THREAD_DELETE":
            return {key: news.data[key] for key in ("id", "guild_id", "parent_id", "type")}
        if news.name == "THREAD_CREATE":
            return news.data | {"newly_created": True}
        if news.name.startswith("CHANNEL_") and news.channel is not None and news.guild is not None:
            return (
                news.data
                if self.world.sees(self.world.bot_id, news.channel)
                else shapes.obfuscated(news.channel)
            )
        if bare:
            return shapes.bare(news.data)
        return news.data

    def _must_hide(self, session: Session, news: News) -> bool:
        if news.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & CONTENT:
            return False
        return news.guild is not None and not self.world.addresses_bot(news.data)

    def guild_create(self, guild: Guild) -> Payload:
        world, bot = self.world, self.world.bot_id
        held = [c for c in world.channels.values() if c.guild_id == guild.id]
        texts, threads = (
            [c for c in held if c.type == TEXT],
            [c for c in held if c.thread and not c.thread.archived],
        )
        return shapes.guild(guild) | {
            "joined_at": guild.members[bot].joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [shapes.member(guild.members[bot]) | {"user": shapes.user(world.bot)}],
            "channels": [shapes.channel(c) if world.sees(bot, c) else shapes.obfuscated(c) for c in texts],
            "threads": [shapes.channel(c) for c in threads if world.sees(bot, c)],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # Talking with one connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket from its hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        await _send(socket, {"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        here = Connection(socket)
        try:
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._heard(here, frame.data)
        except ClosedError as no:
            await socket.close(code=no.code, message=CLOSING[no.code].encode())
        finally:
            if here.writer is not None:
                here.writer.cancel()
            session = here.session
            if session is not None and session.socket is socket:
                session.socket = None
                if socket.close_code in (1000, 1001) and not self.closed:
                    self.sessions.pop(session.id, None)
            self._presence()
        return socket

    async def _heard(self, here: Connection, raw: str | bytes) -> None:
        """Do what one frame says."""
        if len(raw) > LONGEST_FRAME:
            raise ClosedError(UNDECODABLE)
        frame = decoded(raw, Frame)
        if frame.op not in OPS:
            raise ClosedError(UNKNOWN_OP)
        if frame.op == HEARTBEAT and here.session is None:
            await here.socket.send_str(ACKNOWLEDGED)
        elif frame.op == HEARTBEAT and here.session is not None:
            beat = here.session.outbox.put_nowait
            asyncio.get_running_loop().call_later(ROUND_TRIP, beat, ACKNOWLEDGED)
        elif frame.op in (IDENTIFY, RESUME):
            if here.session is not None:
                raise ClosedError(ALREADY_AUTHENTICATED)
            here.session = await self._enter(here.socket, frame)
            if here.session is not None:
                here.writer = asyncio.create_task(_write(here.socket, here.session))
                self._presence()
        elif here.session is None:
            raise ClosedError(NOT_AUTHENTICATED)
        elif frame.op == CHUNK:
            self._chunk(here.session, decoded(frame.d, Chunk))

    async def _enter(self, socket: web.WebSocketResponse, frame: Frame) -> Session | None:
        """Identify or resume; what must be told first is put into the outbox."""
        if frame.op == RESUME:
            wanted = decoded(frame.d, Resume)
            self._authenticate(wanted.token)
            return await self._resume(socket, wanted)
        told = decoded(frame.d, Identify)
        self._authenticate(told.token)
        if not 0 <= told.intents < 1 << 32:
            raise ClosedError(INVALID_INTENTS)
        if told.intents & PRIVILEGED & ~self.world.settings.privileged_intents:
            raise ClosedError(DISALLOWED_INTENTS)
        shard, shards = told.shard or (0, 1)
        if not 0 <= shard < shards:
            raise ClosedError(INVALID_SHARD)
        if self._is_too_early(shard):
            await _send(socket, {"op": INVALID, "s": None, "t": None, "d": False})
            return None
        gone = [s for s in self.sessions.values() if s.socket is None]
        for old in gone:
            if old.shards != shards or old.shard == shard:
                del self.sessions[old.id]
        session = Session(secrets.token_hex(16), told.intents, shard, shards, socket=socket)
        session.held = [] if self.silent else None
        self.sessions[session.id] = session
        self._ready(session)
        return session

    def _authenticate(self, token: str) -> None:
        if token != self.token:
            raise ClosedError(AUTHENTICATION_FAILED)

    def _is_too_early(self, shard: int) -> bool:
        """Whether another shard of the same few has identified just now."""
        settings, now = self.world.settings, asyncio.get_running_loop().time()
        few = shard % settings.max_concurrency
        if now - self.identified.get(few, -settings.identify_seconds) < settings.identify_seconds:
            self.too_early.append(shard)
            return True
        self.identified[few] = now
        return False

    def _ready(self, session: Session) -> None:
        world = self.world
        guilds = [g for g in world.guilds.values() if _concerns(session, g) and world.bot_id in g.members]
        ready = {
            "v": 10,
            "user": shapes.self_user(world.bot),
            "guilds": [{"id": g.id, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": world.application_id, "flags": 0},
        }
        session.send("READY", msgspec.json.encode(ready))
        if session.intents & GUILDS:
            for guild in guilds:
                session.send("GUILD_CREATE", msgspec.json.encode(self.guild_create(guild)))

    async def _resume(self, socket: web.WebSocketResponse, wanted: Resume) -> Session | None:
        session, seq = self.sessions.get(wanted.session_id), wanted.seq or 0
        oldest = session.sent[0][0] if session and session.sent else 1
        if session is None or seq > session.seq or seq + 1 < oldest:
            await _send(socket, {"op": INVALID, "s": None, "t": None, "d": False})
            return None
        if (before := session.socket) is not None and not before.closed:
            # Whoever does not answer any more is not waited for.
            closing = asyncio.create_task(before.close(code=4000))
            self.closing.add(closing)
            closing.add_done_callback(self.closing.discard)
        session.outbox = asyncio.Queue()
        session.held = [] if self.silent else None
        session.socket = socket
        for number, frame in session.sent:
            if number > seq:
                session.put(frame)
        session.send("RESUMED", b"{}")
        return session

    def _chunk(self, session: Session, asked: Chunk) -> None:
        """Members on request: all of them only with the intent, named ones always."""
        guild, people = self.world.guilds.get(str(asked.guild_id)), self.world.people
        if guild is None or self.world.bot_id not in guild.members:
            return
        if asked.user_ids is not None:
            named = asked.user_ids if isinstance(asked.user_ids, list) else [asked.user_ids]
            ids = [str(user_id) for user_id in named]
        else:
            query = (asked.query or "").lower()
            ids = list(guild.members) if session.intents & MEMBERS or query else []
            ids = [i for i in ids if people[i].username.startswith(query)]
            ids = ids[: max(asked.limit or 0, 0) or None]
        found = [i for i in ids if i in guild.members]
        chunk: Payload = {
            "guild_id": guild.id,
            "members": [shapes.member(guild.members[i]) | {"user": shapes.user(people[i])} for i in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [i for i in ids if i not in guild.members],
        }
        if asked.nonce:
            chunk["nonce"] = asked.nonce
        session.send("GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))

    # The bot's presence, and trouble on request

    def _presence(self) -> None:
        online = any(s.socket is not None for s in self.sessions.values())
        if online != self.world.bot_online:
            self.world.bot_online = online
            self.world.tell(News("BOT", {"online": online}))

    async def drop(self, *, invalidate: bool = False) -> None:
        """Cut every connection without a farewell; `invalidate` forgets the sessions too."""
        sockets = [s.socket for s in self.sessions.values() if s.socket is not None]
        for session in self.sessions.values():
            session.socket = None
        if invalidate:
            self.sessions.clear()
        self._presence()
        for socket in sockets:
            await socket.close(code=4000, message=b"dropped")

    async def reconnect(self) -> None:
        """Ask every shard to reconnect and resume, as Discord does when it moves house."""
        for session in self.sessions.values():
            if session.socket is not None:
                await _send(session.socket, {"op": RECONNECT, "s": None, "t": None, "d": None})

    def hush(self) -> None:
        """Hold back all that happens; heartbeats are still answered."""
        self.silent = True
        for session in self.sessions.values():
            session.held = session.held or []

    def speak(self) -> None:
        """Say all that was held back."""
        self.silent = False
        for session in self.sessions.values():
            held, session.held = session.held or [], None
            for frame in held:
                session.put(frame)

    async def close(self) -> None:
        self.closed = True
        for task in self.closing:
            task.cancel()
        for session in list(self.sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=WSCloseCode.GOING_AWAY)


def _concerns(session: Session, guild: Guild | None) -> bool:
    """DMs go to shard 0, a guild to the shard of its id."""
    return session.shard == ((int(guild.id) >> 22) % session.shards if guild else 0)


async def _send(socket: web.WebSocketResponse, frame: Payload) -> None:
    await socket.send_str(msgspec.json.encode(frame).decode())


async def _write(socket: web.WebSocketResponse, session: Session) -> None:
    """Send a session's frames in their order, until the connection breaks; then they are replayed."""
    with suppress(ConnectionError):
        while True:
            await socket.send_str(await session.outbox.get())
