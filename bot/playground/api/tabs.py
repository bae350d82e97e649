"""The page's own API: who is there, and a live socket for each person who is looking.

All of it lives under the secret address, `http://127.0.0.1:PORT/SECRET`:

    GET   /                       the page (bot/playground/page/index.html); GET /page/... its static files
    GET   /app/people             [{id, username, global_name, locale, spectator, dms_closed}]
    POST  /app/people             {name, locale?, spectator?} -> person
    PATCH /app/people/{id}        {locale?, dms_closed?} -> person
    WS    /app/live?user=ID       server -> page: {"t": NAME, "d": payload}

SNAPSHOT comes first: {me, bot: {...user, online}, guild: {id, name}, guilds: [{id, name}],
members: [user...], channels: [Discord channel objects: text 0, threads 11, and the DM with the bot, type 1
with recipients], messages: {channel_id: [message, oldest first, the latest 100]}, unread: {channel_id: n},
commands: [the registered application commands that this person may use, with name_localizations, contexts,
options...]}.
The DM with the bot is there from the start, even while it is empty.

Then, as they happen:
    MESSAGE_CREATE / UPDATE       Discord message objects as this person sees them: ephemeral ones (flag 64)
                                  only for their reader; deferred ones carry flag 128; answers carry
                                  interaction_metadata {id, type, user}; guild messages guild_id and member.
                                  Types: 0 ordinary, 19 answer to a component (message_reference),
                                  20 answer to a command (interaction {name, user}),
                                  6 "pinned a message", 18 "started a thread".
    MESSAGE_DELETE                {id, channel_id}
    CHANNEL_CREATE / UPDATE / DELETE, THREAD_CREATE / UPDATE / DELETE      channel objects
    CHANNEL_PINS_UPDATE {channel_id}   TYPING_START {channel_id, user_id}
    PEOPLE [people]   COMMANDS [commands]   UNREAD {channel_id, count}   BOT {online}
    NOTIFICATION {channel_id, message_id, text}     this person's phone rings, and shows the text
    INTERACTION {nonce, state: "sent" | "thinking" | "done" | "failed", message?}
                                  failed after 3 s without an acknowledgement
    MODAL {nonce, channel_id, message_id?, custom_id, title, components}
    AUTOCOMPLETE {nonce, choices: [{name, value}]}
    OLDER {channel_id, messages: [oldest first], more}                     the answer to op "older"
    ERROR {nonce?, message}

page -> server on the same socket:
    {op: "slash", nonce, channel_id, command_id, options: [nested as in Discord's interaction data]}
    {op: "autocomplete", nonce, channel_id, command_id, options: [..., one with focused: true]}
    {op: "component", nonce, channel_id, message_id, custom_id, component_type, values?}
    {op: "modal", nonce, channel_id, custom_id, components, message_id?}
    {op: "say", nonce, channel_id, content}
    {op: "read", channel_id}   {op: "older", channel_id, before}   {op: "thread", nonce, channel_id, name}
"say" and "thread" are answered by INTERACTION {nonce, state: "done"} or by ERROR.

A command's `options` are [{name, value}] or, for subcommands, [{name, options: [...]}]; types are looked up.
A modal's `components` may be in Discord's nested form or simply [{custom_id, value | values}].
Addresses of attachments are absolute and lie under the same secret address.
A SNAPSHOT may come again later: when this person joins or leaves.
"""

import asyncio
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.api import asks
from bot.playground.api.visit import Visit, commands, people, shown, snapshot
from bot.playground.checks.commands import LOCALES
from bot.playground.checks.form import GARBLED
from bot.playground.world.interactions import Interactions
from bot.playground.world.state import Channel
from bot.playground.world.whole import News

Told = TypeVar("Told")
#: Bytes of the longest frame that a tab may send.
LONGEST_FRAME = 1 << 20
_PASSED_ON = """MESSAGE_CREATE MESSAGE_UPDATE MESSAGE_DELETE CHANNEL_CREATE CHANNEL_UPDATE CHANNEL_DELETE
THREAD_CREATE THREAD_UPDATE THREAD_DELETE CHANNEL_PINS_UPDATE TYPING_START UNREAD BOT NOTIFICATION"""
PASSED_ON = frozenset(_PASSED_ON.split())


class Tabs:
    """All the tabs, and the news that each of them gets."""

    def __init__(self, desk: Interactions) -> None:
        self.desk, self.world = desk, desk.world
        self.visits: set[Visit] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self.world.listeners.append(self.hear)

    # From the world to the tabs

    def hear(self, news: News) -> None:
        if not self.visits:
            return
        if news.name in ("PEOPLE", "COMMANDS"):
            for visit in self.visits:
                own = news.name == "COMMANDS"
                visit.show(news.name, commands(self.world, visit.person) if own else people(self.world))
        elif news.name in PASSED_ON:
            self._all(news.name, news.data, self.world.audience(news))
            if news.name == "MESSAGE_CREATE" and news.channel is not None:
                self._tell_unread(news, news.channel)
        elif news.name in ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE"):
            for visit in self.visits:
                if visit.person.id == news.data["user"]["id"]:
                    visit.show("SNAPSHOT", snapshot(self.world, visit.person))

    def _all(self, name: str, data: Any, audience: frozenset[str]) -> None:
        frame = msgspec.json.encode({"t": name, "d": data}).decode()
        for visit in self.visits:
            if visit.person.id in audience:
                visit.outbox.put_nowait(frame)

    def _tell_unread(self, news: News, channel: Channel) -> None:
        audience = self.world.audience(news)
        for visit in self.visits:
            if visit.person.id in audience and news.data["author"]["id"] != visit.person.id:
                count = self.world.unread(visit.person, channel)
                visit.show("UNREAD", {"channel_id": channel.id, "count": count})

    # From a tab to the world

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """One tab, from its snapshot to its closing."""
        person = self.world.people.get(request.query.get("user", ""))
        if person is None or person.bot:
            raise web.HTTPNotFound(text="nobody has this id")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=LONGEST_FRAME)
        await socket.prepare(request)
        visit = Visit(person)
        visit.show("SNAPSHOT", snapshot(self.world, person))
        self.visits.add(visit)
        self.sockets.add(socket)
        writer = asyncio.create_task(_write(socket, visit))
        try:
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    asks.answer(self.desk, visit, frame.data)
        finally:
            self.visits.discard(visit)
            self.sockets.discard(socket)
            writer.cancel()
        return socket

    # Over plain HTTP

    async def list_people(self, _: web.Request) -> web.Response:
        return _json(people(self.world))

    async def add_person(self, request: web.Request) -> web.Response:
        asked = await _told(request, NewPerson)
        name = asked.name.strip()
        if not 1 <= len(name) <= 32 or asked.locale not in LOCALES:
            raise web.HTTPBadRequest(text="a name of 1 to 32 characters and one of Discord's locales, please")
        return _json(shown(self.world.add_person(name, asked.locale, spectator=asked.spectator)))

    async def change_person(self, request: web.Request) -> web.Response:
        person = self.world.people.get(request.match_info["person_id"])
        if person is None or person.bot:
            raise web.HTTPNotFound(text="nobody has this id")
        asked = await _told(request, Change)
        if asked.locale is not None and asked.locale not in LOCALES:
            raise web.HTTPBadRequest(text="one of Discord's locales, please")
        self.world.change_person(person, locale=asked.locale, dms_closed=asked.dms_closed)
        return _json(shown(person))


class NewPerson(msgspec.Struct):
    name: str
    locale: str = "en-US"
    spectator: bool = False


class Change(msgspec.Struct):
    locale: str | None = None
    dms_closed: bool | None = None


async def _told(request: web.Request, kind: type[Told]) -> Told:
    """The body of a request, or a word about what is wrong with it."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except GARBLED as error:
        raise web.HTTPBadRequest(text=str(error)) from error


def _json(data: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")


async def _write(socket: web.WebSocketResponse, visit: Visit) -> None:
    with suppress(ConnectionError):
        while True:
            await socket.send_str(await visit.outbox.get())
