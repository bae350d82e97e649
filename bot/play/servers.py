"""What a server settles for all games on it, and what follows for those who ask there."""

from collections.abc import Sequence
from typing import Any

from bot.messages.server import CHOSEN, IN_CHANNELS
from bot.store.database import Store
from bot.store.rows import ServerRow
from bot.store.servers import change_server, server_of
from bot.tables.asker import Asker
from rules.core.asking import Illegal


async def here(store: Store, asker: Asker) -> ServerRow:
    """What holds where somebody asks; in a DM nothing but the defaults."""
    return await server_of(store, asker.guild_id) if asker.guild_id is not None else ServerRow(0)


async def check_printing(store: Store, asker: Asker) -> None:
    """Refuse a printed file of somebody's own where their server does not want it."""
    match (await here(store, asker)).printed:
        case "nobody":
            raise Illegal("refused-printed-nobody")
        case "hosts" if not asker.manages:
            raise Illegal("refused-printed-hosts")


async def check_hosting(store: Store, asker: Asker) -> None:
    """Refuse a table of somebody's own where their server leaves that to those who may manage channels."""
    if (await here(store, asker)).hosts == "hosts" and not asker.manages:
        raise Illegal("refused-hosting")


async def settle(store: Store, guild_id: int, name: str, values: Sequence[str]) -> ServerRow:
    """Settle something for a server, as was chosen."""
    value: Any
    if name in IN_CHANNELS and len(values) <= IN_CHANNELS[name] and all(map(str.isdecimal, values)):
        value = [int(channel) for channel in values]
    elif name in CHOSEN and len(values) == 1 and values[0] in CHOSEN[name]:
        value = "" if (name, values[0]) == ("language", "auto") else values[0]
    else:
        raise Illegal("refused-unknown-choice")
    await change_server(store, guild_id, {name: value})
    return await server_of(store, guild_id)
