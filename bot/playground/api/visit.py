"""One tab of a browser that looks at the world as one person, and what that person sees."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.playground.world import shapes
from bot.playground.world.command_list import entitled
from bot.playground.world.permissions import allowed
from bot.playground.world.state import DM, Channel, Message, Payload, Person
from bot.playground.world.whole import World

SHOWN = 100


@dataclass(slots=True, eq=False)
class Visit:
    """One tab that is looking as one person."""

    person: Person
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def show(self, name: str, data: Any) -> None:
        self.outbox.put_nowait(msgspec.json.encode({"t": name, "d": data}).decode())


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
        "messages": {c.id: [m.payload for m in seen(world, person, c)[-SHOWN:]] for c in channels},
        "unread": {c.id: world.unread(person, c) for c in channels},
        "commands": commands(world, person),
    }


def commands(world: World, person: Person) -> list[Payload]:
    """The commands that the picker offers to a person."""
    rights = allowed(world.main_guild, person.id)
    return [c for c in world.commands.values() if entitled(c, rights)]


def seen(world: World, person: Person, channel: Channel) -> list[Message]:
    """The messages of a channel that a person is shown, oldest first."""
    return [m for m in world.messages[channel.id].values() if m.reader in (None, person.id)]
