"""Votes: who has agreed to what."""

from bot.store.database import Changing, Store

#: How the subject of a vote begins that is about a seat, and not about how the game stands.
ABOUT_SEATS = "handover:"


async def votes_for(store: Store, game_id: int, subject: str) -> set[int]:
    """Everybody who has voted for something."""
    rows = await store.fetch(
        "SELECT user_id FROM votes WHERE game_id = ? AND subject = ?", (game_id, subject)
    )
    return {row["user_id"] for row in rows}


async def add_vote(db: Changing, game_id: int, subject: str, user_id: int) -> None:
    """Add somebody's vote for something."""
    await db.execute("INSERT OR IGNORE INTO votes VALUES (?, ?, ?)", (game_id, subject, user_id))


async def end_vote(db: Changing, game_id: int, subject: str) -> None:
    """Forget the votes for something that is decided."""
    await db.execute("DELETE FROM votes WHERE game_id = ? AND subject = ?", (game_id, subject))


async def end_votes_on_the_game(db: Changing, game_id: int) -> None:
    """Forget the votes that are about how a game stands: it has moved on. Those about seats stay."""
    await db.execute(
        "DELETE FROM votes WHERE game_id = ? AND subject NOT LIKE ?", (game_id, f"{ABOUT_SEATS}%")
    )
