"""Opening what is kept, wherever that is."""

from pathlib import Path

from bot.store.database import UNSEALED, Store, Where
from bot.store.sealing import Seal
from bot.store.sqlite import SqliteStore


async def opened(where: Where, seal: Seal = UNSEALED) -> Store:
    """Open what is kept there, making or migrating it where needed; what is newer is refused.

    With a seal, what was stored without one is sealed now.
    """
    if isinstance(where, Path):
        return await SqliteStore.at(where, seal)
    # Loaded only where it is used: nobody else needs to have it.
    from bot.store.postgres import PostgresStore

    return await PostgresStore.at(where, seal)
