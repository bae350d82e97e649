"""What people do on the page or through the driver, checked as Discord's own client would check it."""

from typing import Any

from bot.playground.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.playground.checks.components import CHECKBOX, INPUT, LABEL, ROW, SELECT, SELECTS, every, find
from bot.playground.world import shapes
from bot.playground.world.command_list import entitled, offered
from bot.playground.world.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Interaction,
    Interactions,
    Watch,
    no_watch,
)
from bot.playground.world.permissions import BITS
from bot.playground.world.state import Channel, Payload, Person
from bot.playground.world.whole import World

TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


class ImpossibleError(Exception):
    """Discord's own client would not let a person do this."""


def slash(
    desk: Interactions,
    person: Person,
    channel: Channel,
    command_id: str,
    options: list[Payload],
    *,
    watch: Watch = no_watch,
    typing: bool = False,
) -> Interaction:
    """Send a slash command, or with `typing` ask for autocomplete of the focused option."""
    world = desk.world
    _may_act(world, person, channel)
    command = world.commands.get(command_id)
    if command is None:
        raise ImpossibleError("there is no such command")
    if not offered(command, in_guild=channel.guild_id is not None):
        raise ImpossibleError(f"/{command['name']} is not offered here")
    if channel.guild_id is not None and not entitled(command, world.may(person.id, channel)):
        raise ImpossibleError(f"{person.global_name} may not use /{command['name']}")
    if command.get("guild_id") not in (None, channel.guild_id):
        raise ImpossibleError(f"/{command['name']} belongs to another guild")
    resolved: Payload = {}
    filled = _options(world, command, options, channel, resolved, typing=typing)
    data: Payload = {"id": command["id"], "name": command["name"], "type": command["type"], "options": filled}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if resolved:
        data["resolved"] = resolved
    return desk.start(AUTOCOMPLETE if typing else COMMAND, person, channel, data, watch=watch)


def _may_act(world: World, person: Person, channel: Channel) -> None:
    if not world.sees(person.id, channel):
        raise ImpossibleError(f"{person.global_name} does not see this channel")
    if not world.may(person.id, channel) & BITS["use_application_commands"]:
        raise ImpossibleError(f"{person.global_name} may not use commands here")
    if channel.thread is not None and channel.thread.archived:
        raise ImpossibleError("the thread is archived")


def _options(
    world: World, asked: Payload, given: list[Payload], channel: Channel, resolved: Payload, *, typing: bool
) -> list[Payload]:
    """The options as the gateway carries them: with types, checked against what was registered."""
    known = {o["name"]: o for o in asked.get("options") or []}
    nested = any(o["type"] in (SUBCOMMAND, GROUP) for o in known.values())
    if nested and len(given) != 1:
        raise ImpossibleError(f"{asked['name']} needs one of: {', '.join(known)}")
    filled = []
    for option in given:
        definition = known.get(option["name"])
        if definition is None:
            raise ImpossibleError(f"{asked['name']} has no option {option['name']}")
        shown: Payload = {"name": option["name"], "type": definition["type"]}
        if definition["type"] in (SUBCOMMAND, GROUP):
            inner = option.get("options") or []
            shown["options"] = _options(world, definition, inner, channel, resolved, typing=typing)
        else:
            focused = typing and bool(option.get("focused"))
            if not focused:
                _check_value(definition, option.get("value"))
            shown["value"] = option.get("value")
            shown |= {"focused": True} if focused else {}
            _resolve(world, definition["type"], option.get("value"), channel, resolved)
        filled.append(shown)
    if not typing and not nested:
        missing = {n for n, o in known.items() if o.get("required")} - {o["name"] for o in given}
        if missing:
            raise ImpossibleError(f"{asked['name']} lacks {', '.join(sorted(missing))}")
    return filled


def _check_value(option: Payload, value: Any) -> None:
    kind, name = option["type"], option["name"]
    wanted = TYPES.get(kind, (str,))
    if not isinstance(value, wanted) or (isinstance(value, bool) and kind != BOOLEAN):
        raise ImpossibleError(f"{name} cannot be {value!r}")
    choices = option.get("choices")
    if choices and value not in [c["value"] for c in choices]:
        raise ImpossibleError(f"{name} must be one of {[c['value'] for c in choices]}, not {value!r}")
    size = len(value) if isinstance(value, str) else value
    least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if (least in option and size < option[least]) or (most in option and size > option[most]):
        raise ImpossibleError(f"{name} is out of bounds: {value!r}")


def _resolve(world: World, kind: int, value: Any, channel: Channel, resolved: Payload) -> None:
    """Add the people, channels and files that an option or a select names."""
    guild = world.guild_of(channel)
    if kind in (USER, MENTIONABLE) and value in world.people:
        resolved.setdefault("users", {})[value] = shapes.user(world.people[value])
        if guild and value in guild.members:
            rights = {"permissions": str(world.may(value, channel))}
            resolved.setdefault("members", {})[value] = shapes.member(guild.members[value]) | rights
    elif kind == CHANNEL and value in world.channels:
        target = world.channels[value]
        shown = shapes.interaction_channel(target, world.guild_of(target), world.parent(target), world.bot_id)
        resolved.setdefault("channels", {})[value] = shown
    elif kind == ATTACHMENT and (file := world.keeper.get_file(str(value))) is not None:
        filename, content_type, body = file
        url = f"{world.base}/cdn/attachments/{channel.id}/{value}/{filename}"
        resolved.setdefault("attachments", {})[value] = {
            "id": value, "filename": filename, "content_type": content_type, "size": len(body),
            "url": url, "proxy_url": url, "ephemeral": True,
        }  # fmt: skip
    elif kind in (ROLE, MENTIONABLE) and guild and value in guild.roles:
        resolved.setdefault("roles", {})[value] = shapes.role(guild.roles[value])
    elif kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT):
        raise ImpossibleError(f"there is no {value!r} to choose")


SELECT_KINDS = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


def component(
    desk: Interactions,
    person: Person,
    channel: Channel,
    message_id: str,
    custom_id: str,
    values: list[str] | None = None,
    *,
    watch: Watch = no_watch,
) -> Interaction:
    """Press a button or choose from a select."""
    world = desk.world
    _may_act(world, person, channel)
    message = world.message(channel.id, message_id)
    if message is None or not world.sees(person.id, channel, message.reader):
        raise ImpossibleError("the message is gone")
    found = find(message.payload["components"], custom_id)
    if found is None:
        raise ImpossibleError(f"the message has no component {custom_id}")
    if found.get("disabled"):
        raise ImpossibleError(f"{found.get('label') or custom_id} is disabled")
    data: Payload = {"component_type": found["type"], "custom_id": custom_id, "id": found["id"]}
    if found["type"] in SELECTS:
        resolved: Payload = {}
        data["values"] = _values(world, found, values or [], channel, resolved)
        if resolved:
            data["resolved"] = resolved
    return desk.start(COMPONENT, person, channel, data, watch=watch, source=message)


def _values(
    world: World, select: Payload, values: list[str], channel: Channel, resolved: Payload
) -> list[str]:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise ImpossibleError(f"choose {least} to {most}, not {values}")
    if select["type"] == SELECT:
        known = [o["value"] for o in select["options"]]
        strange = [v for v in values if v not in known]
        if strange:
            raise ImpossibleError(f"{strange} are not among {known}")
    for value in values:
        if select["type"] in SELECT_KINDS:
            _resolve(world, SELECT_KINDS[select["type"]], value, channel, resolved)
    return values


def modal(
    desk: Interactions,
    person: Person,
    channel: Channel,
    custom_id: str,
    components: list[Payload],
    *,
    watch: Watch = no_watch,
) -> Interaction:
    """Submit a modal that the bot had opened for this person."""
    opened = desk.modals.get((person.id, custom_id))
    if opened is None or opened.modal is None or opened.channel is not channel:
        raise ImpossibleError("no such window is open")
    _may_act(desk.world, person, channel)
    given = {c["custom_id"]: c for c in every(components) if "custom_id" in c}
    resolved: Payload = {}
    shown = [_field(desk.world, c, given, channel, resolved) for c in opened.modal["components"]]
    data: Payload = {"custom_id": custom_id, "components": [s | {"id": i} for i, s in enumerate(shown, 1)]}
    if resolved:
        data["resolved"] = resolved
    del desk.modals[person.id, custom_id]
    return desk.start(MODAL, person, channel, data, watch=watch, source=opened.source, opened_by=opened)


def _field(
    world: World, asked: Payload, given: dict[str, Payload], channel: Channel, resolved: Payload
) -> Payload:
    """What was put into one row or label of a modal."""
    if asked["type"] == ROW:
        inner = [_field(world, c, given, channel, resolved) for c in asked["components"]]
        return {"type": ROW, "components": inner}
    if asked["type"] == LABEL:
        return {"type": LABEL, "component": _field(world, asked["component"], given, channel, resolved)}
    if "custom_id" not in asked:
        return {"type": asked["type"]}
    answer = given.get(asked["custom_id"], {})
    shown: Payload = {"type": asked["type"], "custom_id": asked["custom_id"]}
    if asked["type"] == INPUT:
        return shown | {"value": _text(asked, answer.get("value") or "")}
    if asked["type"] in SELECTS:
        values = answer.get("values") or []
        optional = asked.get("required") is False and not values
        return shown | {"values": values if optional else _values(world, asked, values, channel, resolved)}
    if asked["type"] == CHECKBOX:
        return shown | {"value": bool(answer.get("value"))}
    return shown | {key: answer[key] for key in ("value", "values") if key in answer}


def _text(asked: Payload, value: str) -> str:
    name = asked.get("label") or asked["custom_id"]
    if not value and asked.get("required") is not False:
        raise ImpossibleError(f"{name} must be filled in")
    least, most = asked.get("min_length") or 0, asked.get("max_length") or 4000
    if value and not least <= len(value) <= most:
        raise ImpossibleError(f"{name} must be {least} to {most} characters long")
    return value
