"""Commands and keystrokes: every command that Discord offers, with whatever it lets people type."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from bot.playground.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.playground.world import deeds
from bot.playground.world.interactions import AUTOCOMPLETE, COMMAND, Interactions
from bot.playground.world.state import Channel, Payload, Person
from bot.playground.world.whole import World
from tests.fuzz.files import printed_file
from tests.fuzz.ground import Ground
from tests.fuzz.inputs import Input
from tests.fuzz.strange import mutated, number, word

#: Numbers that Discord lets people type.
LARGEST = 2**53
#: Commands that cost much or end something are sent as seldom as this, beside the others.
SELDOM: dict[tuple[str, ...], float] = {
    ("game", "end"): 0.2, ("board", "replay"): 0.02, ("my", "hint"): 0.1, ("admin", "backup"): 0.02,
    ("privacy", "delete"): 0.2, ("game", "new"): 0.5,
}  # fmt: skip


def lines(command: Payload, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[Payload]]]:
    """Every command with its subcommands, and the options of each."""
    path = (*path, command["name"])
    options = command.get("options") or []
    inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        yield path, options
    for option in inner:
        yield from lines(option, path)


def command(ground: Ground) -> Input | None:
    """A command with options that Discord would let through."""
    luck = ground.luck
    path, options = _any_line(ground)
    if luck.random() > SELDOM.get(path[:2], 1):
        return None
    person, channel = _somewhere(ground)
    given = [o for o in options if o.get("required") or luck.random() < 0.4]
    filled = [{"name": o["name"], "value": _value(ground, o)} for o in given]
    kind = "printed" if any(o["type"] == ATTACHMENT for o in given) else "command"
    return _checked(ground, kind, person, channel, path, filled)


def printed(ground: Ground) -> Input | None:
    """A table with a printed file of somebody's own."""
    luck = ground.luck
    person, channel = _somewhere(ground)
    game = luck.choice(("ride", "feld"))
    open_tables = [spot for spot in ground.spots if spot.part < 0]
    if luck.random() < 0.7 and open_tables:
        spot = luck.choice(open_tables)
        person, channel, game = spot.people[0].person, spot.channel, spot.game
        path, filled = ("game", "settings"), []
    else:
        path, filled = ("game", "new"), [{"name": "game", "value": game}]
    filled.append({"name": "printed", "value": _upload(ground, printed_file(luck, game))})
    return _checked(ground, "printed", person, channel, path, filled)


def keystroke(ground: Ground) -> Input | None:
    """An option that is being typed, with any others before it."""
    luck = ground.luck
    path, options = _any_line(ground, completed=True)
    focus = luck.choice([o for o in options if o.get("autocomplete")])
    person, channel = _somewhere(ground)
    filled = []
    for option in options:
        if option is focus:
            filled.append({"name": option["name"], "value": _typed(ground), "focused": True})
        elif option["type"] != ATTACHMENT and luck.random() < 0.4:
            filled.append({"name": option["name"], "value": _value(ground, option)})
    return _checked(ground, "autocomplete", person, channel, path, filled, typing=True)


def outdated(ground: Ground) -> Input | None:
    """A command or keystroke as an older or newer version might have told Discord of it."""
    luck = ground.luck
    path, options = _any_line(ground)
    person, channel = _somewhere(ground)
    filled: list[Payload] = []
    for option in [*options, *options, {"name": word(luck, 30) or "x", "type": STRING}]:
        if luck.random() < 0.5:
            kind = luck.choice((STRING, INTEGER, BOOLEAN, NUMBER, USER, CHANNEL, ROLE))
            value = luck.random() * 10**9 if kind == NUMBER else _value(ground, {"type": kind})
            name = option["name"] if luck.random() < 0.9 else word(luck, 30) or "x"
            filled.append({"name": name, "type": kind, "value": value})
    words = [mutated(part, luck) if luck.random() < 0.2 else part for part in path]
    words = words[: luck.randint(1, len(words))] if luck.random() < 0.2 else words
    for inner in reversed(words[1:]):
        filled = [{"name": inner, "type": SUBCOMMAND, "options": filled}]
    typing = luck.random() < 0.3
    if typing and filled:
        filled[-1] |= {"focused": True}
    data: Payload = {"id": str(luck.randrange(2**60)), "name": words[0], "type": 1, "options": filled}
    name = "outdated keystroke" if typing else "outdated command"
    return Input(name, person, channel, AUTOCOMPLETE if typing else COMMAND, data)


def _any_line(ground: Ground, *, completed: bool = False) -> tuple[tuple[str, ...], list[Payload]]:
    if not ground.lines:
        ground.lines = [line for command in ground.world.commands.values() for line in lines(command)]
    known = ground.lines
    if completed:
        known = [line for line in known if any(option.get("autocomplete") for option in line[1])]
    return ground.luck.choice(known)


def _somewhere(ground: Ground) -> tuple[Person, Channel]:
    """Somebody in a channel: often somebody who plays there."""
    luck, world = ground.luck, ground.world
    if luck.random() < 0.4:
        spot = luck.choice(ground.spots)
        return luck.choice(spot.people).person, spot.channel
    channel = luck.choice(list(world.channels.values()))
    if channel.recipient_id is not None:
        return world.people[channel.recipient_id], channel
    inside = [p.person for p in ground.people if p.id in world.guilds[channel.guild_id].members]
    return luck.choice(inside), channel


def _value(ground: Ground, option: Payload) -> Any:
    """Something that Discord would let people give for an option."""
    luck = ground.luck
    if option.get("choices"):
        return luck.choice(option["choices"])["value"]
    match option["type"]:
        case 4 | 10:
            least, most = option.get("min_value", -LARGEST), option.get("max_value", LARGEST)
            return luck.choice((least, most, luck.randint(least, most), min(max(number(luck), least), most)))
        case 5:
            return luck.random() < 0.5
        case 6:
            return luck.choice(list(ground.world.people))
        case 7 | 8:
            return luck.choice(list(ground.world.channels))
        case 11:
            return _upload(ground, printed_file(luck, luck.choice(("ride", "feld"))))
    text = _typed(ground)[: option.get("max_length", 6000)]
    return text.ljust(option.get("min_length", 0), "x")


def _typed(ground: Ground) -> str:
    """What people type: a part of what they were offered before, or anything."""
    luck = ground.luck
    if ground.values and luck.random() < 0.6:
        offered = luck.choice(ground.values)
        return offered[: luck.randint(0, len(offered))] if luck.random() < 0.3 else offered
    return word(luck)


def _upload(ground: Ground, body: bytes) -> str:
    key = str(ground.world.ids.next())
    ground.world.keeper.put_file(key, "printed.toml", "application/octet-stream", body)
    ground.uploads.append(key)
    return key


def _checked(
    ground: Ground,
    kind: str,
    person: Person,
    channel: Channel,
    path: tuple[str, ...],
    filled: list[Payload],
    *,
    typing: bool = False,
) -> Input | None:
    """The command as Discord hands it on, if it lets the person send it at all."""
    [root] = [known for known in ground.world.commands.values() if known["name"] == path[0]]
    for name in reversed(path[1:]):
        filled = [{"name": name, "options": filled}]
    hand = Hand(ground.world)
    try:
        deeds.slash(cast(Interactions, hand), person, channel, root["id"], filled, typing=typing)
    except deeds.ImpossibleError:
        return None
    return Input(kind, person, channel, AUTOCOMPLETE if typing else COMMAND, hand.data)


@dataclass
class Hand:
    """Takes what would be sent, instead of sending it."""

    world: World
    data: Payload = field(default_factory=dict)

    def start(self, kind: int, person: Person, channel: Channel, data: Payload, **_: object) -> None:
        self.data = data
