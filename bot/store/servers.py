"""What is stored about servers: what they have settled for all games on them."""

from bot.store.database import Store
from bot.store.rows import ServerRow


async def server_of(store: Store, guild_id: int) -> ServerRow:
    """What a server has settled, or the defaults."""
    found = await store.row(ServerRow, "SELECT * FROM servers WHERE guild_id = ?", (guild_id,))
    return found or ServerRow(guild_id)


async def change_server(store: Store, guild_id: int, changes: dict[str, str]) -> None:
    """Set some of what a server may settle, by column."""
    async with store.change() as db:
        await db.execute("INSERT OR IGNORE INTO servers (guild_id) VALUES (?)", (guild_id,))
        for name, value in changes.items():
            await db.execute(f"UPDATE servers SET {name} = ? WHERE guild_id = ?", (value, guild_id))
