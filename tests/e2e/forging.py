"""Presses that no message of ours offers: of an older format, forged, or with values that do not fit."""

from bot.playground.world.interactions import COMMAND, COMPONENT
from bot.playground.world.state import Payload
from tests.driver import Answer, Player, Shown

BUTTON, SELECT = 2, 3
SUBCOMMAND = 1


async def forge(player: Player, shown: Shown, custom_id: str, values: list[str] | None = None) -> Answer:
    """Press something on a message that carries this custom_id, or choose these values from it."""
    data: Payload = {"component_type": BUTTON, "custom_id": custom_id}
    if values is not None:
        data |= {"component_type": SELECT, "values": values}
    world, desk = player.world, player.town.playground.desk
    place = world.channels[shown.channel_id]
    source = world.messages[place.id][shown.id]
    return await player._act(
        f"forging {custom_id!r}",
        lambda watch: desk.start(COMPONENT, player.person, place, data, watch=watch, source=source),
    )


async def outdated(player: Player, line: str, kind: int, options: dict[str, object]) -> Answer:
    """Send a command as an earlier version told Discord of it: with options of another kind."""
    root, *words = line.split()
    given: list[Payload] = [{"name": name, "type": kind, "value": value} for name, value in options.items()]
    for word in reversed(words):
        given = [{"name": word, "type": SUBCOMMAND, "options": given}]
    data: Payload = {"id": "1", "name": root, "type": 1, "options": given}
    desk, place = player.town.playground.desk, player.world.channel("dam")
    return await player._act(
        f"sending an outdated /{line}",
        lambda watch: desk.start(COMMAND, player.person, place, data, watch=watch),
    )
