"""What is stored about people: how they read, what they have noted and want to be reminded of."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.store.database import Changing, Store, insert
from bot.store.rows import PersonRow, Row, SeatRow
from bot.store.sealing import columns


async def person_of(store: Store, user_id: int) -> PersonRow:
    """What somebody has set, or the defaults."""
    found = await store.row(PersonRow, "SELECT * FROM people WHERE user_id = ?", (user_id,))
    return found or PersonRow(user_id)


async def close_dm(db: Changing, game_id: int, seat: int) -> None:
    """Note that somebody cannot be reached by DM."""
    await db.execute("UPDATE seats SET dm_closed = TRUE WHERE game_id = ? AND seat = ?", (game_id, seat))


async def remember_locale(store: Store, user_id: int, locale: str) -> None:
    """Note in which language somebody reads."""
    async with store.change_at_once() as db:
        await db.execute(
            "INSERT INTO people (user_id, locale) VALUES (?, ?) "
            "ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale",
            (user_id, locale),
        )


#: The seats of people who could not be reached by DM, in games that are played.
CLOSED_DMS = (
    "SELECT s.* FROM seats s JOIN games g ON g.id = s.game_id WHERE s.dm_closed AND g.stage = 'playing' AND"
)


async def closed_dms(store: Store, user_id: int) -> list[SeatRow]:
    """The seats of somebody who could not be reached by DM, in games that are played."""
    return await store.found(SeatRow, f"{CLOSED_DMS} s.user_id = ?", (user_id,))


async def closed_dms_in(store: Store, guild_id: int) -> list[SeatRow]:
    """The seats of those who could not be reached by DM, in games that are played in a server."""
    return await store.rows(SeatRow, f"{CLOSED_DMS} g.guild_id = ?", (guild_id,))


async def reopen_dm(db: Changing, seat: SeatRow) -> None:
    """Note that the player of a seat can be reached by DM again."""
    await db.execute(
        "UPDATE seats SET dm_closed = FALSE WHERE game_id = ? AND seat = ?", (seat.game_id, seat.seat)
    )


async def snooze(store: Store, game_id: int, user_id: int, until: int) -> None:
    """Leave somebody in peace about their open question until then."""
    async with store.change() as db:
        await db.execute(
            "UPDATE seats SET snoozed = ? WHERE game_id = ? AND user_id = ?", (until, game_id, user_id)
        )


async def games_of(store: Store, user_id: int) -> Sequence[Row]:
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
    rows = await store.fetch(
        "SELECT opened(text) AS text FROM notes WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    )
    return rows[0]["text"] if rows else ""


async def change_settings(store: Store, user_id: int, locale: str, changes: dict[str, Any]) -> None:
    """Set some of what somebody may set for themselves, by column."""
    async with store.change() as db:
        await db.execute(
            "INSERT INTO people (user_id, locale) VALUES (?, ?) ON CONFLICT DO NOTHING", (user_id, locale)
        )
        for name, value in changes.items():
            await db.execute(f"UPDATE people SET {name} = ? WHERE user_id = ?", (value, user_id))


#: Where a person's number stands.
COLUMNS = (
    *(("people", "user_id"), ("seats", "user_id"), ("seats", "away_id"), ("moves", "user_id")),
    *(("insiders", "user_id"), ("handovers", "asker_id"), ("handovers", "to_id")),
    *(("handovers", "declined_id"), ("undo_votes", "asker_id"), ("undo_votes", "declined_id")),
    *(("votes", "user_id"), ("watchers", "user_id"), ("notes", "user_id"), ("games", "host_id")),
    *(("shares", "user_id"), ("tidings", "user_id"), ("plans", "user_id")),
    ("consents", "user_id"),
    ("predictions", "user_id"),
)
#: What of a game is not a person's own: the secrets of the whole table.
HIDDEN = {"seed", "saved"}


async def everything_about(store: Store, user_id: int) -> dict[str, list[dict[str, object]]]:
    """Every row that names somebody, by table."""
    found: dict[str, list[dict[str, object]]] = {}
    for table, column in COLUMNS:
        rows = await store.fetch(f"SELECT {columns(table)} FROM {table} WHERE {column} = ?", (user_id,))
        whole = [dict(zip(row.keys(), tuple(row), strict=True)) for row in rows]
        told = [{key: value for key, value in row.items() if key not in HIDDEN} for row in whole]
        found[table] = found.get(table, []) + told
    return found


async def seats_kept_for(store: Store, user_id: int) -> list[SeatRow]:
    """The seats that the house keeps for somebody."""
    return await store.rows(SeatRow, "SELECT * FROM seats WHERE away_id = ?", (user_id,))


async def tables_of(store: Store, user_id: int) -> list[int]:
    """The games at which somebody sits and that are not over."""
    rows = await store.fetch(
        "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = ? AND g.stage IN ('open', 'playing')",
        (user_id,),
    )
    return [row["id"] for row in rows]


async def forget(db: Changing, user_id: int, names: Mapping[int, str]) -> None:
    """Take somebody out of every table; `names` are those of the house players who keep a seat, by game.

    What they host is handed to the next at the table.
    """
    own = ("people", "votes", "watchers", "notes", "shares", "tidings", "plans", "consents", "predictions")
    for table in own:
        await db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    await db.execute(
        "UPDATE games SET host_id = coalesce((SELECT s.user_id FROM seats s WHERE s.game_id = games.id "
        "AND s.user_id IS NOT NULL AND s.user_id != ? ORDER BY s.seat LIMIT 1), 0) WHERE host_id = ?",
        (user_id, user_id),
    )
    await db.executemany(
        "UPDATE seats SET away_id = NULL, name = ? WHERE game_id = ? AND away_id = ?",
        [(name, game_id, user_id) for game_id, name in names.items()],
    )
    await db.execute("UPDATE seats SET user_id = NULL, name = '–' WHERE user_id = ?", (user_id,))
    await db.execute("UPDATE moves SET user_id = NULL WHERE user_id = ?", (user_id,))
