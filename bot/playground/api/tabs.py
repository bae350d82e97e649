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
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.api.rest.places import SYSTEM_THREAD
from bot.playground.checks.commands import LOCALES
from bot.playground.checks.form import Refused
from bot.playground.world import deeds, messages, shapes
from bot.playground.world.command_list import entitled
from bot.playground.world.deeds import ImpossibleError
from bot.playground.world.interactions import Interaction, Interactions
from bot.playground.world.permissions import BITS, allowed
from bot.playground.world.state import DM, TEXT, Channel, Message, Payload, Person
from bot.playground.world.whole import News, World

SHOWN = 100
Told = TypeVar("Told")
_PASSED_ON = """MESSAGE_CREATE MESSAGE_UPDATE MESSAGE_DELETE CHANNEL_CREATE CHANNEL_UPDATE CHANNEL_DELETE
THREAD_CREATE THREAD_UPDATE THREAD_DELETE CHANNEL_PINS_UPDATE TYPING_START BOT"""
PASSED_ON = frozenset(_PASSED_ON.split())


@dataclass(slots=True, eq=False)
class Tab:
    """One tab that is looking as one person."""

    person: Person
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def show(self, name: str, data: Any) -> None:
        self.outbox.put_nowait(msgspec.json.encode({"t": name, "d": data}).decode())


class Tabs:
    """All the tabs, and the news that each of them gets."""

    def __init__(self, desk: Interactions) -> None:
        self.desk, self.world = desk, desk.world
        self.open: set[Tab] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self.world.listeners.append(self.hear)

    # From the world to the tabs

    def hear(self, news: News) -> None:
        if not self.open:
            return
        if news.name in ("PEOPLE", "COMMANDS"):
            for tab in self.open:
                own = news.name == "COMMANDS"
                tab.show(news.name, commands(self.world, tab.person) if own else people(self.world))
        elif news.name in PASSED_ON:
            self._all(news.name, news.data, self.world.audience(news))
            if news.name == "MESSAGE_CREATE" and news.channel is not None:
                self._tell_unread(news, news.channel)
        elif news.name in ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE"):
            for tab in self.open:
                if tab.person.id == news.data["user"]["id"]:
                    tab.show("SNAPSHOT", snapshot(self.world, tab.person))

    def _all(self, name: str, data: Any, audience: frozenset[str]) -> None:
        frame = msgspec.json.encode({"t": name, "d": data}).decode()
        for tab in self.open:
            if tab.person.id in audience:
                tab.outbox.put_nowait(frame)

    def _tell_unread(self, news: News, channel: Channel) -> None:
        audience = self.world.audience(news)
        for tab in self.open:
            if tab.person.id in audience and news.data["author"]["id"] != tab.person.id:
                count = self.world.unread(tab.person, channel)
                tab.show("UNREAD", {"channel_id": channel.id, "count": count})

    # From a tab to the world

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """One tab, from its snapshot to its closing."""
        person = self.world.people.get(request.query.get("user", ""))
        if person is None or person.bot:
            raise web.HTTPNotFound(text="nobody has this id")
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        tab = Tab(person)
        tab.show("SNAPSHOT", snapshot(self.world, person))
        self.open.add(tab)
        self.sockets.add(socket)
        writer = asyncio.create_task(_write(socket, tab))
        try:
            async for frame in socket:
                if frame.type == WSMsgType.TEXT:
                    self.hear_from(tab, frame.data)
        finally:
            self.open.discard(tab)
            self.sockets.discard(socket)
            writer.cancel()
        return socket

    def hear_from(self, tab: Tab, frame: str) -> None:
        """Do what a tab asks, or tell it why not."""
        asked: Payload = {}
        try:
            asked = msgspec.json.decode(frame, type=dict[str, Any])
            OPS[asked["op"]](self, tab, self.world.channels[asked["channel_id"]], asked)
        except (ImpossibleError, Refused, msgspec.DecodeError) as no:
            tab.show("ERROR", _named(asked, {"message": str(no)}))
        except KeyError as missing:
            tab.show("ERROR", _named(asked, {"message": f"unknown or missing: {missing}"}))

    def _watch(self, tab: Tab, asked: Payload) -> Callable[[Interaction, str, Payload], None]:
        """Tell the tab how its interaction is getting on."""

        def watch(made: Interaction, state: str, data: Payload) -> None:
            if state == "MODAL":
                place = {"channel_id": made.channel.id}
                place |= {"message_id": made.source.id} if made.source else {}
                tab.show("MODAL", _named(asked, data | place))
            elif state == "AUTOCOMPLETE":
                tab.show("AUTOCOMPLETE", _named(asked, data))
            else:
                tab.show("INTERACTION", _named(asked, data | {"state": state}))

        return watch

    def _slash(self, tab: Tab, channel: Channel, asked: Payload) -> None:
        typing = asked["op"] == "autocomplete"
        options = asked.get("options") or []
        watch = self._watch(tab, asked)
        deeds.slash(self.desk, tab.person, channel, asked["command_id"], options, watch=watch, typing=typing)

    def _component(self, tab: Tab, channel: Channel, asked: Payload) -> None:
        message_id, custom_id = asked["message_id"], asked["custom_id"]
        watch = self._watch(tab, asked)
        deeds.component(
            self.desk, tab.person, channel, message_id, custom_id, asked.get("values"), watch=watch
        )

    def _modal(self, tab: Tab, channel: Channel, asked: Payload) -> None:
        watch = self._watch(tab, asked)
        deeds.modal(self.desk, tab.person, channel, asked["custom_id"], asked["components"], watch=watch)

    def _say(self, tab: Tab, channel: Channel, asked: Payload) -> None:
        said = messages.say(self.world, channel, tab.person, asked["content"])
        self.world.mark_read(tab.person, channel)
        tab.show("INTERACTION", _named(asked, {"state": "done", "message": said.payload}))

    def _read(self, tab: Tab, channel: Channel, _: Payload) -> None:
        self.world.mark_read(tab.person, channel)
        for other in self.open:
            if other.person is tab.person:
                other.show("UNREAD", {"channel_id": channel.id, "count": 0})

    def _older(self, tab: Tab, channel: Channel, asked: Payload) -> None:
        if not self.world.sees(tab.person.id, channel):
            raise ImpossibleError("you do not see this channel")
        before = int(asked["before"])
        found = [m for m in _seen(self.world, tab.person, channel) if int(m.id) < before]
        told = {"channel_id": channel.id, "messages": [m.payload for m in found[-SHOWN:]]}
        tab.show("OLDER", told | {"more": len(found) > SHOWN})

    def _thread(self, tab: Tab, channel: Channel, asked: Payload) -> None:
        world, person, name = self.world, tab.person, asked["name"].strip()
        if channel.type != TEXT or not 1 <= len(name) <= 100:
            raise ImpossibleError("a thread needs a channel and a name of at most 100 characters")
        if not world.may(person.id, channel) & BITS["create_public_threads"]:
            raise ImpossibleError("you may not open threads here")
        made = world.add_thread(channel, name, person)
        reference = {"type": 0, "channel_id": made.id, "guild_id": made.guild_id}
        messages.system(world, channel, person, SYSTEM_THREAD, content=name, message_reference=reference)
        tab.show("INTERACTION", _named(asked, {"state": "done", "channel_id": made.id}))

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


OPS: dict[str, Callable[[Tabs, Tab, Channel, Payload], None]] = {
    "slash": Tabs._slash,
    "autocomplete": Tabs._slash,
    "component": Tabs._component,
    "modal": Tabs._modal,
    "say": Tabs._say,
    "read": Tabs._read,
    "older": Tabs._older,
    "thread": Tabs._thread,
}


def people(world: World) -> list[Payload]:
    return [shown(p) for p in world.visible_people()]


def shown(person: Person) -> Payload:
    keys = ("id", "username", "global_name", "locale", "spectator", "dms_closed")
    return {key: getattr(person, key) for key in keys}


def snapshot(world: World, person: Person) -> Payload:
    """Everything that one person sees at this moment."""
    world.dm(person)
    channels = [c for c in world.channels.values() if world.sees(person.id, c)]
    guilds = [{"id": g.id, "name": g.name} for g in world.guilds.values() if person.id in g.members]
    main = world.main_guild
    return {
        "me": shown(person),
        "bot": shapes.user(world.bot) | {"online": world.bot_online},
        "guild": {"id": main.id, "name": main.name},
        "guilds": guilds,
        "members": [shapes.user(p) for p in world.people.values() if p.id in main.members and not p.hidden],
        "channels": [shapes.channel(c, world.bot if c.type == DM else None) for c in channels],
        "messages": {c.id: [m.payload for m in _seen(world, person, c)[-SHOWN:]] for c in channels},
        "unread": {c.id: world.unread(person, c) for c in channels},
        "commands": commands(world, person),
    }


def commands(world: World, person: Person) -> list[Payload]:
    """The commands that the picker offers to a person."""
    rights = allowed(world.main_guild, person.id)
    return [c for c in world.commands.values() if entitled(c, rights)]


def _seen(world: World, person: Person, channel: Channel) -> list[Message]:
    return [m for m in world.messages[channel.id].values() if m.reader in (None, person.id)]


def _named(asked: Payload, data: Payload) -> Payload:
    return data | ({"nonce": asked["nonce"]} if "nonce" in asked else {})


async def _told(request: web.Request, kind: type[Told]) -> Told:
    """The body of a request, or a word about what is wrong with it."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except msgspec.DecodeError as error:
        raise web.HTTPBadRequest(text=str(error)) from error


def _json(data: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")


async def _write(socket: web.WebSocketResponse, tab: Tab) -> None:
    with suppress(ConnectionError):
        while True:
            await socket.send_str(await tab.outbox.get())
