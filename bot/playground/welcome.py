"""The first thing a visitor finds: a table with house players that waits for one more."""

from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.playground.server import Playground
from bot.store.database import Store
from bot.store.finished import counts
from rules.games import GAMES


async def open_first_game(store: Store, playground: Playground) -> None:
    """Open a table in the first channel, unless there were games before."""
    if (await counts(store))["games"]:
        return
    world = playground.world
    host, channel = world.person("Saskia"), world.channel("dam")
    lobby = Lobby(Sessions(store))
    await lobby.new(
        game=next(iter(GAMES)),
        guild_id=int(channel.guild_id or 0),
        channel_id=int(channel.id),
        host=(int(host.id), host.global_name or host.username),
        seats=3,
        language="en",
        pace="none",
        settings={},
        host_plays=False,
        house=("novice", "merchant"),
    )
