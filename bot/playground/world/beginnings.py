"""How a world begins: taken from its file, or laid out anew as the guild Amsterdam."""

import secrets

import msgspec

from bot.playground.world.state import Channel, Guild, Message, Person, born
from bot.playground.world.whole import World

CHANNELS = ("dam", "waag", "noordermarkt")
PLAYERS = (("Anna", "en-US"), ("Bram", "en-GB"), ("Chloé", "fr"), ("Ditte", "da"))
SPECTATOR = "Saskia"

NONCE_SECONDS = 180


def kept_word(world: World, key: str) -> str:
    """A word that is made up once and kept: the token, or the secret of the address."""
    kept = world.keeper.get("word", key)
    if kept is None:
        kept = secrets.token_urlsafe(24).encode()
        world.keeper.put("word", key, kept)
    return kept.decode()


def begin(world: World) -> None:
    """Load what was kept, or lay out the first world."""
    if world.keeper.get("word", "bot") is None:
        with world.keeper.together():
            lay_out(world)
    else:
        load(world)


def lay_out(world: World) -> None:
    bot = Person(world.ids.next(), "Schout", None, bot=True)
    owner = Person(world.ids.next(), "burgomaster", "Burgomaster", hidden=True)
    for person in (bot, owner):
        world.people[person.id] = person
        world.save(person)
    world.bot_id, world.owner_id = bot.id, owner.id
    for name, locale in PLAYERS:
        world.add_person(name, locale)
    world.add_person(SPECTATOR, spectator=True)
    guild = world.add_guild("Amsterdam", world.visible_people())
    world.main_guild_id = guild.id
    for name in CHANNELS:
        world.add_channel(name, guild)
    for key, value in (("owner", owner.id), ("guild", guild.id), ("base", world.base), ("bot", bot.id)):
        world.keeper.put("word", key, value.encode())


def load(world: World) -> None:
    """Everything as it was; addresses of files move along if the playground moved."""
    keeper = world.keeper
    words = {key: keeper.get("word", key) or b"" for key in ("bot", "owner", "guild", "base")}
    world.bot_id, world.owner_id = words["bot"].decode(), words["owner"].decode()
    world.main_guild_id = words["guild"].decode()
    for body in keeper.all("Person"):
        person = msgspec.json.decode(body, type=Person)
        world.people[person.id] = person
    for body in keeper.all("Guild"):
        guild = msgspec.json.decode(body, type=Guild)
        world.guilds[guild.id] = guild
    for body in keeper.all("Channel"):
        channel = msgspec.json.decode(body, type=Channel)
        world.channels[channel.id], world.messages[channel.id] = channel, {}
        if channel.recipient_id is not None:
            world.dms[channel.recipient_id] = channel.id
    load_messages(world, words["base"])
    for body in keeper.all("command"):
        command = msgspec.json.decode(body)
        world.commands[command["id"]] = command
    for body in keeper.all("emoji"):
        emoji = msgspec.json.decode(body)
        world.emojis[emoji["id"]] = emoji
    for key, mark in keeper.pairs("read"):
        person_id, channel_id = key.split("/")
        world.read[person_id, channel_id] = mark.decode()
    for taken in (world.people, world.guilds, world.channels, world.commands, world.emojis):
        for snowflake in taken:
            world.ids.seen(snowflake)


def load_messages(world: World, old_base: bytes) -> None:
    new_base = world.base.encode()
    for body in world.keeper.all("Message"):
        moved = body if old_base == new_base else body.replace(old_base + b"/", new_base + b"/")
        message = msgspec.json.decode(moved, type=Message)
        world.messages[message.channel_id][message.id] = message
        if moved is not body:
            world.save(message)
        nonce = message.payload.get("nonce")
        if nonce is not None and born(message.id) > world.clock() - NONCE_SECONDS:
            world.nonces[str(nonce)] = message
        for snowflake in (message.id, *(file["id"] for file in message.files)):
            world.ids.seen(snowflake)
    world.keeper.put("word", "base", new_base)
