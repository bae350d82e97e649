"""The emoji of the application: kept with their pictures, and known to every message."""

import msgspec

from bot.playground.checks.emoji import MOST, check_name, check_new
from bot.playground.checks.form import Form, Payload, refused
from bot.playground.world import shapes
from bot.playground.world.whole import World


def listed(world: World) -> list[Payload]:
    """All of them, oldest first."""
    return list(world.emojis.values())


def one(world: World, emoji_id: str) -> Payload:
    """One by its id."""
    if emoji_id not in world.emojis:
        raise refused(10014)
    return world.emojis[emoji_id]


def create(world: World, body: Payload) -> Payload:
    """Upload one."""
    kind, picture = check_new(body, {each["name"] for each in world.emojis.values()})
    if len(world.emojis) >= MOST:
        raise refused(30008)
    made = {
        "id": world.ids.next(),
        "name": body["name"],
        "roles": [],
        "user": shapes.user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
    }
    world.keeper.put_file(made["id"], made["name"], kind, picture)
    return _keep(world, made)


def rename(world: World, emoji_id: str, body: Payload) -> Payload:
    """Give one another name."""
    before, form = one(world, emoji_id), Form()
    check_name(form, body.get("name"))
    form.settle()
    return _keep(world, before | {"name": body["name"]})


def delete(world: World, emoji_id: str) -> None:
    """Take one away; where it stands in messages it is not shown any more."""
    one(world, emoji_id)
    del world.emojis[emoji_id]
    world.keeper.drop("emoji", emoji_id)
    world.keeper.drop_file(emoji_id)


def _keep(world: World, emoji: Payload) -> Payload:
    world.emojis[emoji["id"]] = emoji
    world.keeper.put("emoji", emoji["id"], msgspec.json.encode(emoji))
    return emoji
