"""Who has agreed that those who do not play see everything some rounds late."""

from bot.store.database import Changing


async def consent(db: Changing, game_id: int, user_id: int) -> None:
    """Note that somebody agrees."""
    await db.execute("INSERT INTO consents VALUES (?, ?) ON CONFLICT DO NOTHING", (game_id, user_id))


async def withdraw(db: Changing, game_id: int, user_id: int) -> None:
    """Note that somebody does not agree, or no longer."""
    await db.execute("DELETE FROM consents WHERE game_id = ? AND user_id = ?", (game_id, user_id))


async def void_consents(db: Changing, game_id: int) -> None:
    """Forget who has agreed: it was to something else."""
    await db.execute("DELETE FROM consents WHERE game_id = ?", (game_id,))
