"""Seats that change hands: who knows which seat's secrets, and what all others are asked."""

from bot.store.database import Changing, Store
from bot.store.rows import HandoverRow
from bot.store.votes import ABOUT_SEATS, end_vote


def subject_of(number: int) -> str:
    """What is voted for where all others are asked about a handover."""
    return f"{ABOUT_SEATS}{number}"


async def insiders(store: Store, game_id: int) -> dict[int, set[int]]:
    """Who has seen the secrets of which seat of a game: they have left it, or were shown all seats."""
    found: dict[int, set[int]] = {}
    for row in await store.fetch("SELECT seat, user_id FROM insiders WHERE game_id = ?", (game_id,)):
        found.setdefault(row["seat"], set()).add(row["user_id"])
    return found


async def note_insider(db: Changing, game_id: int, seat: int, user_id: int) -> None:
    """Note that somebody has seen a seat's secrets."""
    await db.execute("INSERT INTO insiders VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game_id, seat, user_id))


async def handover(store: Store, game_id: int, number: int) -> HandoverRow | None:
    """What was asked under a number."""
    return await store.row(
        HandoverRow, "SELECT * FROM handovers WHERE game_id = ? AND number = ?", (game_id, number)
    )


async def next_number(store: Store, game_id: int) -> int:
    """The number of the next handover of a game."""
    return 1 + await store.number("SELECT max(number) FROM handovers WHERE game_id = ?", (game_id,))


async def open_handover(db: Changing, asked: HandoverRow) -> None:
    """Ask for something anew."""
    await db.execute(
        "INSERT INTO handovers (game_id, number, seat, asker_id, to_id, to_name, level, state) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(asked.game_id, asked.number, asked.seat, asked.asker_id),
            *(asked.to_id, asked.to_name, asked.level, asked.state),
        ),
    )


async def end_handover(
    db: Changing, game_id: int, number: int, state: str, declined_id: int | None = None
) -> None:
    """Note what came of a handover, and who did not want it; its votes are void."""
    await db.execute(
        "UPDATE handovers SET state = ?, declined_id = ? WHERE game_id = ? AND number = ?",
        (state, declined_id, game_id, number),
    )
    await end_vote(db, game_id, subject_of(number))


async def handovers_of(store: Store, user_id: int) -> list[HandoverRow]:
    """What somebody has asked for or was asked for them, and is still voted on."""
    return await store.rows(
        HandoverRow, "SELECT * FROM handovers WHERE state = 'open' AND ? IN (asker_id, to_id)", (user_id,)
    )


async def forget_hands(db: Changing, user_id: int, level: str) -> None:
    """Delete somebody's number and name, but not that somebody has seen a seat's secrets.

    What they have asked for, or what was asked for them, is voted on no more. Where a game has been ended and
    can be resumed, the house will play on in their seat.
    """
    await db.execute(
        "INSERT INTO insiders SELECT game_id, seat, user_id FROM seats WHERE user_id = ? "
        "AND game_id IN (SELECT id FROM games WHERE stage = 'ended') ON CONFLICT DO NOTHING",
        (user_id,),
    )
    await db.execute(
        "UPDATE seats SET level = ? WHERE user_id = ? "
        "AND game_id IN (SELECT id FROM games WHERE stage = 'ended')",
        (level, user_id),
    )
    await db.execute(
        "INSERT INTO insiders SELECT game_id, seat, 0 FROM insiders WHERE user_id = ? ON CONFLICT DO NOTHING",
        (user_id,),
    )
    await db.execute("DELETE FROM insiders WHERE user_id = ?", (user_id,))
    await db.execute(
        "UPDATE handovers SET state = 'dropped' WHERE state = 'open' AND ? IN (asker_id, to_id)", (user_id,)
    )
    for table in ("handovers", "undo_votes"):
        await db.execute(f"UPDATE {table} SET asker_id = 0 WHERE asker_id = ?", (user_id,))
        await db.execute(f"UPDATE {table} SET declined_id = 0 WHERE declined_id = ?", (user_id,))
    await db.execute("UPDATE handovers SET to_id = NULL, to_name = '–' WHERE to_id = ?", (user_id,))
