"""Presses: at the right time and the wrong one, by the right person and any other, true and forged."""

from random import Random

from bot.playground.checks.components import BUTTON, SELECT, SELECTS, every
from bot.playground.world.interactions import COMPONENT, MODAL
from bot.playground.world.state import EPHEMERAL, Message, Payload, Person
from tests.fuzz.ground import Ground
from tests.fuzz.inputs import Input
from tests.fuzz.strange import mutated, number, word

#: What versions since 0.1 have given their buttons, and some that none ever has.
FORMS = (
    "pick:{g}:{s}:{m}:{w}", "sel:{g}:{s}:{m}:{w}", "page:{g}:{s}:{m}:{n}:{w}", "set:{g}:{w}",
    "set:{g}:printed", "add:{g}:house", "do:{g}:join", "do:{g}:leave", "do:{g}:start", "do:{g}:terms",
    "do:{g}:home", "do:{g}:turn", "do:{g}:hand", "do:{g}:undo", "do:{g}:since", "do:{g}:watch",
    "follow:{g}:end", "follow:{g}:rounds", "follow:{g}:thrills", "follow:{g}:stop", "foretell:{g}:winner",
    "share:{g}:look:now", "share:{g}:{w}", "share:{g}:standings", "share:0:card:{w}",
    "do:{g}:rematch", "do:{g}:snooze", "do:{g}:snooze:{n}", "do:{g}:end", "do:{g}:vote",
    "do:{g}:vote:undo:{n}", "do:{g}:vote:undo:{n}:{n}", "do:{g}:vote:skip:{s}", "do:{g}:vote:house:{s}",
    "do:{g}:vote:seat:{s}:{n}", "do:{g}", "do:{g}:{w}", "pick:{g}", "pick:{g}:{s}", "pick:{g}:{s}:{m}",
    "some:{g}:{s}:{m}:{n}", "some:{g}:{s}:{m}:{n}-{n}", "part:{g}:{s}:{m}:{n}", "part:{g}:{s}:{m}:{w}",
    "sel::::", "page:{g}:{s}:{m}", "do::", ":", "{w}", "{w}:{g}:{w}",
)  # fmt: skip
#: What Discord takes as a custom_id.
LONGEST = 100


def shown_to(ground: Ground, message: Message) -> Person | None:
    """For whom a message is, if for one person alone."""
    recipient = ground.world.channels[message.channel_id].recipient_id
    people: dict[str, Person] = ground.world.people
    return people.get(message.reader or recipient)


def anybody(ground: Ground, message: Message) -> Person:
    """Somebody who can press what a message shows."""
    meant = shown_to(ground, message)
    if meant is not None:
        return meant
    channel, luck = ground.world.channels[message.channel_id], ground.luck
    members = ground.world.guilds[channel.guild_id].members
    inside = [player.person for player in ground.people if player.id in members]
    return luck.choice(inside)


def any_message(ground: Ground) -> Message | None:
    """One of the latest messages of some channel."""
    luck = ground.luck
    held = list(ground.world.messages[luck.choice(list(ground.world.channels))].values())
    return luck.choice(held[-8:]) if held else None


def press(ground: Ground) -> Input | None:
    """Press what is there, as anybody could who sees it."""
    message = any_message(ground)
    if message is None:
        return None
    parts = [part for part in every(message.payload["components"]) if part.get("custom_id")]
    parts = [part for part in parts if not part.get("disabled")]
    if not parts:
        return None
    part, luck = ground.luck.choice(parts), ground.luck
    if not _often_enough(part["custom_id"], luck):
        return None
    values = None
    if part["type"] == SELECT:
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        some = luck.sample(part["options"], min(luck.randint(least, most), len(part["options"])))
        values = [option["value"] for option in some]
    return _made(ground, "press", anybody(ground, message), message, part, values)


def _often_enough(custom_id: str, luck: Random) -> bool:
    """What ends a game or draws all of it anew is pressed seldom, or nothing else would happen."""
    return luck.random() < (0.03 if custom_id.endswith((":end", ":replay")) else 1)


def forged_press(ground: Ground) -> Input | None:
    """Press a button that we never made, or made long ago."""
    message = any_message(ground)
    if message is None:
        return None
    made: Payload = {"type": BUTTON, "style": 2, "label": "x", "custom_id": forged_id(ground)}
    return _made(ground, "forged press", anybody(ground, message), message, made, None, forged=True)


def forged_select(ground: Ground) -> Input | None:
    """Choose from a select what it does not hold, too much of it, or nothing."""
    message, luck = any_message(ground), ground.luck
    if message is None:
        return None
    kind = luck.choice((SELECT, SELECT, SELECT, *SELECTS))
    made: Payload = {"type": kind, "custom_id": forged_id(ground)}
    if kind == SELECT:
        made["options"] = [{"label": "x", "value": "x"}]
    pool = [str(number(luck)), word(luck, 100), word(luck, 100)]
    pool += luck.sample(ground.values, min(4, len(ground.values)))
    values = [luck.choice(pool) for _ in range(luck.choice((0, 1, 1, 1, 2, 3, 25)))]
    return _made(ground, "forged select", anybody(ground, message), message, made, values, forged=True)


def forged_id(ground: Ground) -> str:
    """A custom_id: an old one, one of any form with anything in it, or one with a fault."""
    luck = ground.luck
    dice = luck.random()
    if dice < 0.35:
        made = luck.choice(ground.ids)
    elif dice < 0.75:
        made = luck.choice(FORMS).format(
            g=luck.choice((luck.randint(0, 30), luck.randint(0, 30), number(luck), word(luck, 9))),
            s=luck.choice((0, 1, 2, 3, number(luck), word(luck, 9))),
            m=f"{luck.randrange(16**6):06x}",
            n=luck.choice((0, 1, 2, number(luck), word(luck, 9))),
            w=luck.choice((word(luck, 40), luck.choice(ground.values or ("x",)))),
        )
    else:
        made = mutated(luck.choice(ground.ids), luck)
    return made[:LONGEST] or "x"


def _made(
    ground: Ground,
    kind: str,
    person: Person,
    message: Message,
    part: Payload,
    values: list[str] | None,
    *,
    forged: bool = False,
) -> Input:
    data: Payload = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part.get("id", 2)}
    if values is not None:
        data["values"] = values
    channel = ground.world.channels[message.channel_id]
    return Input(kind, person, channel, COMPONENT, data, message, part if forged else None)


def form(ground: Ground) -> Input | None:
    """Send in a form: one that is open, or one that nobody has opened."""
    luck, desk = ground.luck, ground.town.playground.desk
    open_forms = list(desk.modals.values())
    if open_forms and luck.random() < 0.7:
        opened = luck.choice(open_forms)
        assert opened.modal is not None
        filled = [_filled(part, luck) for part in opened.modal["components"]]
        data: Payload = {"custom_id": opened.modal["custom_id"], "components": filled}
        return Input("form", opened.person, opened.channel, MODAL, data, opened.source)
    message = any_message(ground)
    if message is None or message.payload["flags"] & EPHEMERAL:
        return None
    inside: Payload = {"type": 4, "id": 2, "custom_id": word(luck, 20) or "x", "value": word(luck, 4000)}
    row: Payload = {"type": 1, "id": 1, "components": [inside]}
    data = {"custom_id": forged_id(ground), "components": [row] * luck.randint(0, 3)}
    channel = ground.world.channels[message.channel_id]
    return Input("form", anybody(ground, message), channel, MODAL, data, message)


def _filled(part: Payload, luck: Random) -> Payload:
    """One row or label of a form, with anything in it."""
    if "component" in part:
        return {"type": part["type"], "id": 1, "component": _filled(part["component"], luck)}
    if "components" in part:
        return {"type": part["type"], "id": 1, "components": [_filled(p, luck) for p in part["components"]]}
    made: Payload = {"type": part["type"], "id": 2, "custom_id": part.get("custom_id", "")}
    if part["type"] in SELECTS:
        return made | {"values": [word(luck, 100) for _ in range(luck.randint(0, 3))]}
    return made | {"value": word(luck, 4000)}
