"""The commands that are registered: kept by place, and offered to whoever may use them."""

import msgspec

from bot.playground.checks import commands
from bot.playground.world.permissions import ALL
from bot.playground.world.state import Payload
from bot.playground.world.whole import News, World


def register(world: World, wanted: list[Payload], guild_id: str | None) -> list[Payload]:
    """Replace all commands of a place; a command that keeps its name keeps its id."""
    commands.check(wanted)
    before = {(c["type"], c["name"]): c for c in world.commands.values() if c.get("guild_id") == guild_id}
    made = [_made(world, command, before, guild_id) for command in wanted]
    kept = {c["id"] for c in made}
    for command in before.values():
        if command["id"] not in kept:
            del world.commands[command["id"]]
            world.keeper.drop("command", command["id"])
    for command in made:
        world.commands[command["id"]] = command
        world.keeper.put("command", command["id"], msgspec.json.encode(command))
    world.tell(News("COMMANDS", {}))
    return made


def _made(
    world: World, wanted: Payload, before: dict[tuple[int, str], Payload], guild_id: str | None
) -> Payload:
    kind = wanted.get("type") or commands.CHAT
    command = {key: value for key, value in wanted.items() if value is not None and key != "id"}
    rights = wanted.get("default_member_permissions")
    command |= {
        "type": kind,
        "application_id": world.application_id,
        "description": wanted.get("description") or "",
        "default_member_permissions": None if rights is None else str(rights),
        "contexts": wanted.get("contexts"),
        "integration_types": wanted.get("integration_types") or [0],
        "nsfw": bool(wanted.get("nsfw")),
    }
    if guild_id is not None:
        command["guild_id"] = guild_id
    old = before.get((kind, wanted["name"]))
    if old is not None and {k: v for k, v in old.items() if k not in ("id", "version")} == command:
        return old
    return command | {"id": old["id"] if old else world.ids.next(), "version": world.ids.next()}


def listed(world: World, guild_id: str | None) -> list[Payload]:
    return [c for c in world.commands.values() if c.get("guild_id") == guild_id]


def offered(command: Payload, *, in_guild: bool) -> bool:
    """Whether the picker shows a command in a guild, or in the DM with the bot."""
    contexts = command.get("contexts")
    if contexts is not None:
        return (0 if in_guild else 1) in contexts
    return in_guild or ("guild_id" not in command and command.get("dm_permission", True) is not False)


def entitled(command: Payload, rights: int) -> bool:
    """Whether somebody with these rights is offered a command in a guild; "0" is for administrators."""
    needed = command.get("default_member_permissions")
    if needed is None or rights == ALL:
        return True
    return int(needed) != 0 and rights & int(needed) == int(needed)
