"""Requests about the bot itself: who it is, where its gateway is, its commands and its emoji."""

from bot.playground.api.rest.places import guild_of
from bot.playground.api.rest.reception import Answer, Call
from bot.playground.checks.bodies import Command, Emoji, NewEmoji, shaped
from bot.playground.checks.form import refused
from bot.playground.world import command_list, emojis, permissions, shapes
from bot.playground.world.state import Payload


def me(call: Call) -> Payload:
    return shapes.self_user(call.world.bot)


def guilds(call: Call) -> list[Payload]:
    """The servers that the bot is on, each with what it may do there."""
    world = call.world
    home = [guild for guild in world.guilds.values() if world.bot_id in guild.members]
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == world.bot_id,
            "permissions": str(permissions.allowed(guild, world.bot_id)),
            "features": [],
        }
        for guild in home
    ]


def application(call: Call) -> Payload:
    world = call.world
    return shapes.application(
        world.application_id, world.bot, world.people[world.owner_id], len(world.guilds)
    )


def gateway(call: Call) -> Payload:
    return {"url": _gateway_url(call)}


def gateway_bot(call: Call) -> Payload:
    settings = call.world.settings
    limit = {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 0,
        "max_concurrency": settings.max_concurrency,
    }
    return {"url": _gateway_url(call), "shards": settings.shards, "session_start_limit": limit}


def _gateway_url(call: Call) -> str:
    return call.world.base.replace("http", "ws", 1) + "/gateway"


def register_commands(call: Call) -> list[Payload]:
    return command_list.register(call.world, shaped(call.body, list[Command]), _command_guild(call))


def list_commands(call: Call) -> list[Payload]:
    return command_list.listed(call.world, _command_guild(call))


def list_emojis(call: Call) -> Payload:
    _check_application(call)
    return {"items": emojis.listed(call.world)}


def create_emoji(call: Call) -> Answer:
    _check_application(call)
    return Answer(201, emojis.create(call.world, shaped(call.body, NewEmoji)))


def get_emoji(call: Call) -> Payload:
    _check_application(call)
    return emojis.one(call.world, call.where["emoji_id"])


def rename_emoji(call: Call) -> Payload:
    _check_application(call)
    return emojis.rename(call.world, call.where["emoji_id"], shaped(call.body, Emoji))


def delete_emoji(call: Call) -> None:
    _check_application(call)
    emojis.delete(call.world, call.where["emoji_id"])


def _check_application(call: Call) -> None:
    if call.where["application_id"] != call.world.application_id:
        raise refused(50001)


def _command_guild(call: Call) -> str | None:
    _check_application(call)
    if "guild_id" not in call.where:
        return None
    return guild_of(call).id
