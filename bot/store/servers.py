"""What is stored about servers: what they have settled for all games on them, and when they are forgotten."""

from collections.abc import Callable, Collection
from typing import Any

from bot.store.database import Store
from bot.store.rows import ServerRow, as_values


async def server_of(store: Store, guild_id: int) -> ServerRow:
    """What a server has settled, or the defaults."""
    found = await store.row(ServerRow, "SELECT * FROM servers WHERE guild_id = ?", (guild_id,))
    return found or ServerRow(guild_id)


async def change_server(store: Store, guild_id: int, changes: dict[str, Any]) -> None:
    """Set some of what a server may settle, by column."""
    async with store.change() as db:
        await db.execute("INSERT INTO servers (guild_id) VALUES (?) ON CONFLICT DO NOTHING", (guild_id,))
        for name, value in zip(changes, as_values(changes), strict=True):
            await db.execute(f"UPDATE servers SET {name} = ? WHERE guild_id = ?", (value, guild_id))


async def note_servers(
    store: Store, present: Collection[int], now: int, among: Callable[[int], bool] = lambda guild_id: True
) -> None:
    """Note on which of the servers that we know of we are not any more, and on which we are again."""
    rows = await store.fetch("SELECT guild_id FROM servers UNION SELECT DISTINCT guild_id FROM games")
    for guild_id in filter(among, {row["guild_id"] for row in rows} - {None}):
        left = (await server_of(store, guild_id)).left_at
        if (guild_id in present) != (left is None):
            await change_server(store, guild_id, {"left_at": None if guild_id in present else now})


async def present_servers(store: Store) -> list[int]:
    """The servers that we know of and are on, as far as we know."""
    rows = await store.fetch(
        "SELECT guild_id FROM servers WHERE left_at IS NULL UNION SELECT DISTINCT guild_id FROM games "
        "WHERE guild_id IS NOT NULL AND guild_id NOT IN (SELECT guild_id FROM servers)"
    )
    return [row["guild_id"] for row in rows]


async def operated_servers(store: Store) -> list[int]:
    """The servers on which the operator's own commands are shown."""
    rows = await store.fetch("SELECT guild_id FROM servers WHERE operated")
    return [row["guild_id"] for row in rows]


async def forget_servers(store: Store, before: int) -> list[int]:
    """Delete all of those servers on which we have not been since then; returns which those are."""
    rows = await store.fetch("SELECT guild_id FROM servers WHERE left_at < ?", (before,))
    gone = [row["guild_id"] for row in rows]
    async with store.change() as db:
        for guild_id in gone:
            for table in ("games", "servers"):
                await db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    return gone
