"""What is stored about a person: shown to them whole, and deleted when they say so."""

import io
import json

import discord

from bot.desk import Desk

#: Where a person's number stands.
TABLES = {"people": "user_id", "seats": "user_id", "moves": "user_id", "votes": "user_id"} | {
    "watchers": "user_id",
    "notes": "user_id",
    "games": "host_id",
}
#: What of a game is not a person's own: the secrets of the whole table.
HIDDEN = {"seed", "saved"}


async def all_about(desk: Desk, user_id: int) -> discord.File:
    """Everything that is stored about somebody, as a file."""
    found: dict[str, list[dict[str, object]]] = {}
    for table, column in TABLES.items():
        rows = await desk.store.fetch(f"SELECT * FROM {table} WHERE {column} = ?", (user_id,))
        found[table] = [{key: row[key] for key in row.keys() if key not in HIDDEN} for row in rows]  # noqa: SIM118
    data = json.dumps(found, indent=1, ensure_ascii=False).encode()
    return discord.File(io.BytesIO(data), "my-data.json")


async def forget(desk: Desk, user_id: int) -> None:
    """Delete what is somebody's own; in games that others share, an empty name takes the place of theirs.

    Open tables are left, and what they host is handed to the next at the table.
    """
    rows = await desk.store.fetch(
        "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id WHERE s.user_id = ? AND g.stage = 'open'",
        (user_id,),
    )
    for row in rows:
        await desk.lobby.leave(row["id"], user_id)
    async with desk.store.change() as db:
        for table in ("people", "votes", "watchers", "notes"):
            await db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
        await db.execute(
            "UPDATE games SET host_id = coalesce((SELECT s.user_id FROM seats s WHERE s.game_id = games.id "
            "AND s.user_id IS NOT NULL AND s.user_id != ? ORDER BY s.seat LIMIT 1), 0) WHERE host_id = ?",
            (user_id, user_id),
        )
        await db.execute("UPDATE seats SET user_id = NULL, name = '–' WHERE user_id = ?", (user_id,))
        await db.execute("UPDATE seats SET away_id = NULL WHERE away_id = ?", (user_id,))
        await db.execute("UPDATE moves SET user_id = NULL WHERE user_id = ?", (user_id,))
    desk.forget_locale(user_id)
