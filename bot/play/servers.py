"""What a server settles for all games on it, and what follows for those who ask there."""

from bot.store.database import Store
from bot.store.servers import server_of
from bot.tables.asker import Asker
from rules.core.asking import Illegal

#: Who may bring printed files of their own; hosts are those who may manage channels.
PRINTED = ("everybody", "hosts", "nobody")


async def check_printing(store: Store, asker: Asker) -> None:
    """Refuse a printed file of somebody's own where their server does not want it."""
    if asker.guild_id is None:
        return
    match (await server_of(store, asker.guild_id)).printed:
        case "nobody":
            raise Illegal("refused-printed-nobody")
        case "hosts" if not asker.manages:
            raise Illegal("refused-printed-hosts")
