"""Presses that no message of ours offers: of an older format, forged, or with values that do not fit."""

from bot.playground.world.interactions import COMPONENT
from bot.playground.world.state import Payload
from tests.driver import Answer, Player, Shown

BUTTON, SELECT = 2, 3


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
