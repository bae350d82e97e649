"""Requests about the bot itself: who it is, where its gateway is, and its commands."""

from bot.playground.api.rest.places import guild_of
from bot.playground.api.rest.reception import Call
from bot.playground.checks.bodies import Command, shaped
from bot.playground.checks.form import refused
from bot.playground.world import command_list, shapes
from bot.playground.world.state import Payload


def me(call: Call) -> Payload:
    return shapes.self_user(call.world.bot)


def application(call: Call) -> Payload:
    world = call.world
    return shapes.application(
        world.application_id, world.bot, world.people[world.owner_id], len(world.guilds)
    )


def gateway(call: Call) -> Payload:
    return {"url": _gateway_url(call)}


def gateway_bot(call: Call) -> Payload:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": _gateway_url(call), "shards": 1, "session_start_limit": limit}


def _gateway_url(call: Call) -> str:
    return call.world.base.replace("http", "ws", 1) + "/gateway"


def register_commands(call: Call) -> list[Payload]:
    return command_list.register(call.world, shaped(call.body, list[Command]), _command_guild(call))


def list_commands(call: Call) -> list[Payload]:
    return command_list.listed(call.world, _command_guild(call))


def _command_guild(call: Call) -> str | None:
    if call.where["application_id"] != call.world.application_id:
        raise refused(50001)
    if "guild_id" not in call.where:
        return None
    return guild_of(call).id
