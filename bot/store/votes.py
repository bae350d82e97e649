"""Votes: who has agreed to what, and what everybody is asked to take back."""

from bot.store.database import Changing, Store
from bot.store.rows import UndoVoteRow

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
    await db.execute("INSERT INTO votes VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game_id, subject, user_id))


async def end_vote(db: Changing, game_id: int, subject: str) -> None:
    """Forget the votes for something that is decided."""
    await db.execute("DELETE FROM votes WHERE game_id = ? AND subject = ?", (game_id, subject))


async def end_votes_on_the_game(db: Changing, game_id: int) -> None:
    """Forget the votes that are about how a game stands: it has moved on. Those about seats stay."""
    await db.execute(
        "DELETE FROM votes WHERE game_id = ? AND subject NOT LIKE ?", (game_id, f"{ABOUT_SEATS}%")
    )


async def undo_vote(store: Store, game_id: int, number: int) -> UndoVoteRow:
    """What was to be taken back, as it was asked under a number."""
    found = await store.row(
        UndoVoteRow, "SELECT * FROM undo_votes WHERE game_id = ? AND number = ?", (game_id, number)
    )
    assert found is not None
    return found


async def next_undo_vote(store: Store, game_id: int) -> int:
    """The number of the next vote on taking something back."""
    return 1 + await store.number("SELECT max(number) FROM undo_votes WHERE game_id = ?", (game_id,))


async def open_undo_vote(db: Changing, asked: UndoVoteRow) -> None:
    """Ask anew whether something is to be taken back."""
    await db.execute(
        "INSERT INTO undo_votes (game_id, number, asker_id, target, answers) VALUES (?, ?, ?, ?, ?)",
        (asked.game_id, asked.number, asked.asker_id, asked.target, asked.answers),
    )


async def end_undo_vote(
    db: Changing, game_id: int, number: int, state: str, declined_id: int | None = None
) -> None:
    """Note what came of such a vote, and who did not want it."""
    await db.execute(
        "UPDATE undo_votes SET state = ?, declined_id = ? WHERE game_id = ? AND number = ?",
        (state, declined_id, game_id, number),
    )
