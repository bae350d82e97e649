"""What is asked of the file about games that can be played."""

from bot.store.database import Store


async def with_own_print(store: Store) -> list[int]:
    """The games that are played, or are to be played, with a printed file of somebody's own."""
    rows = await store.fetch(
        "SELECT id FROM games WHERE stage IN ('open', 'playing') "
        "AND coalesce(json_extract(settings, '$.printed'), '') != ''"
    )
    return [row["id"] for row in rows]
