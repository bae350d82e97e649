"""Hints: for which question a seat was given one last. What it said is thought of again when needed."""

from bot.store.database import Changing, Store
from bot.store.rows import SeatRow


async def hinted(store: Store) -> list[SeatRow]:
    """The seats of games being played that were given a hint."""
    return await store.rows(
        SeatRow,
        "SELECT s.* FROM seats s JOIN games g ON g.id = s.game_id "
        "WHERE g.stage = 'playing' AND s.hinted != '' ORDER BY s.game_id, s.seat",
    )


async def note_hint(db: Changing, game_id: int, seat: int, mark: str) -> None:
    """Note for which question a seat was given a hint; to be done inside `Store.change`."""
    await db.execute("UPDATE seats SET hinted = ? WHERE game_id = ? AND seat = ?", (mark, game_id, seat))
