"""What is stored about people: how they read, what they have noted, watch and want to be reminded of."""

from typing import Any

from aiosqlite import Row

from bot.store.database import Changing, Store, insert
from bot.store.rows import SeatRow


async def remember_locale(store: Store, user_id: int, locale: str) -> None:
    """Note in which language somebody reads."""
    async with store.change() as db:
        await db.execute(
            "INSERT INTO people (user_id, locale) VALUES (?, ?) "
            "ON CONFLICT DO UPDATE SET locale = excluded.locale",
            (user_id, locale),
        )


async def closed_dms(store: Store, user_id: int) -> list[SeatRow]:
    """The seats of somebody who could not be reached by DM, in games that are played."""
    return await store.rows(
        SeatRow,
        "SELECT s.* FROM seats s JOIN games g ON g.id = s.game_id "
        "WHERE s.user_id = ? AND s.dm_closed AND g.stage = 'playing'",
        (user_id,),
    )


async def reopen_dm(db: Changing, seat: SeatRow) -> None:
    """Note that the player of a seat can be reached by DM again."""
    await db.execute(
        "UPDATE seats SET dm_closed = 0 WHERE game_id = ? AND seat = ?", (seat.game_id, seat.seat)
    )


async def change_watching(store: Store, game_id: int, user_id: int) -> bool:
    """Tell somebody when a game ends, or no longer; returns whether they are told now."""
    async with store.change() as db:
        gone = await db.execute("DELETE FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id))
        if gone.rowcount:
            return False
        await insert(db, "watchers", game_id=game_id, user_id=user_id)
    return True


async def snooze(store: Store, game_id: int, user_id: int, until: int) -> None:
    """Leave somebody in peace about their open question until then."""
    async with store.change() as db:
        await db.execute(
            "UPDATE seats SET snoozed = ? WHERE game_id = ? AND user_id = ?", (until, game_id, user_id)
        )


async def games_of(store: Store, user_id: int) -> list[Row]:
    """Somebody's games that can be played, those that wait for them first."""
    return await store.fetch(
        "SELECT g.id, g.game, g.guild_id, g.channel_id, g.stage, g.since, "
        "EXISTS (SELECT 1 FROM json_each(g.asked) WHERE value = s.seat) AS mine "
        "FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = ? AND g.stage IN ('open', 'playing') "
        "ORDER BY mine DESC, g.since LIMIT 25",
        (user_id,),
    )


async def write_note(store: Store, game_id: int, user_id: int, text: str) -> None:
    """Keep what somebody notes about a game, instead of what they had noted."""
    async with store.change() as db:
        await db.execute("DELETE FROM notes WHERE game_id = ? AND user_id = ?", (game_id, user_id))
        await insert(db, "notes", game_id=game_id, user_id=user_id, text=text)


async def note_of(store: Store, game_id: int, user_id: int) -> str:
    """What somebody has noted about a game, or nothing."""
    rows = await store.fetch("SELECT text FROM notes WHERE game_id = ? AND user_id = ?", (game_id, user_id))
    return rows[0]["text"] if rows else ""


async def change_settings(store: Store, user_id: int, locale: str, changes: dict[str, Any]) -> None:
    """Set some of what somebody may set for themselves, by column."""
    async with store.change() as db:
        await db.execute("INSERT OR IGNORE INTO people (user_id, locale) VALUES (?, ?)", (user_id, locale))
        for name, value in changes.items():
            await db.execute(f"UPDATE people SET {name} = ? WHERE user_id = ?", (value, user_id))
