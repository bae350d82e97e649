"""The first thing a visitor finds: a table that waits for one more player."""

from bot.config import Config
from bot.lobby import Lobby
from bot.playground.server import Playground
from bot.session import Sessions
from bot.store import Store


async def open_first_game(config: Config, playground: Playground) -> None:
    """Open a table in the first channel, unless there were games before."""
    store = await Store.open(config.database)
    try:
        if await store.number("SELECT count(*) FROM games"):
            return
        world = playground.world
        host, channel = world.person("Bram"), world.channel("dam")
        await Lobby(Sessions(store)).new(
            game="ride",
            guild_id=int(channel.guild_id or 0),
            channel_id=int(channel.id),
            host=(int(host.id), host.global_name or host.username),
            seats=2,
            language="en",
            pace="none",
            settings={},
        )
    finally:
        await store.close()
