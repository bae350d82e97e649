"""What is stored about a person: shown to them whole, and deleted when they say so."""

import json

from bot.messages.panels import Enclosure
from bot.play.lobby import Lobby
from bot.play.seats import free_name, take_over
from bot.store.database import Store
from bot.store.rows import SeatRow
from rules.players.house import ADVISER

#: Where a person's number stands.
COLUMNS = (
    *(("people", "user_id"), ("seats", "user_id"), ("seats", "away_id"), ("moves", "user_id")),
    *(("votes", "user_id"), ("watchers", "user_id"), ("notes", "user_id"), ("games", "host_id")),
)
#: What of a game is not a person's own: the secrets of the whole table.
HIDDEN = {"seed", "saved"}


async def all_about(store: Store, user_id: int) -> Enclosure:
    """Everything that is stored about somebody, as a file."""
    found: dict[str, list[dict[str, object]]] = {}
    for table, column in COLUMNS:
        rows = await store.fetch(f"SELECT * FROM {table} WHERE {column} = ?", (user_id,))
        told = [{key: row[key] for key in row.keys() if key not in HIDDEN} for row in rows]  # noqa: SIM118
        found[table] = found.get(table, []) + told
    data = json.dumps(found, indent=1, ensure_ascii=False).encode()
    return Enclosure("my-data.json", data)


async def forget(lobby: Lobby, user_id: int) -> None:
    """Delete what is somebody's own; in games that others share, another name takes the place of theirs.

    What they host is handed to the next at the table.
    """
    for game_id in await _games_of(lobby, user_id):
        await _leave(lobby, game_id, user_id)
    kept = await lobby.store.rows(SeatRow, "SELECT * FROM seats WHERE away_id = ?", (user_id,))
    names = {seat.game_id: free_name(await lobby.sessions.seated(seat.game_id), seat.level) for seat in kept}
    async with lobby.store.change() as db:
        for table in ("people", "votes", "watchers", "notes"):
            await db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
        await db.execute(
            "UPDATE games SET host_id = coalesce((SELECT s.user_id FROM seats s WHERE s.game_id = games.id "
            "AND s.user_id IS NOT NULL AND s.user_id != ? ORDER BY s.seat LIMIT 1), 0) WHERE host_id = ?",
            (user_id, user_id),
        )
        for game_id, name in names.items():
            await db.execute(
                "UPDATE seats SET away_id = NULL, name = ? WHERE game_id = ? AND away_id = ?",
                (name, game_id, user_id),
            )
        await db.execute("UPDATE seats SET user_id = NULL, name = '–' WHERE user_id = ?", (user_id,))
        await db.execute("UPDATE moves SET user_id = NULL WHERE user_id = ?", (user_id,))
        for table in ("outbox", "messages"):
            await db.execute(f"DELETE FROM {table} WHERE slot LIKE ?", (f"word:{user_id}:%",))


async def _games_of(lobby: Lobby, user_id: int) -> list[int]:
    """The games at which somebody sits and that are not over."""
    rows = await lobby.store.fetch(
        "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = ? AND g.stage IN ('open', 'playing')",
        (user_id,),
    )
    return [row["id"] for row in rows]


async def _leave(lobby: Lobby, game_id: int, user_id: int) -> None:
    """Get up: from an open table at once; in a running game the house plays on, if anybody else plays."""
    seated = await lobby.sessions.seated(game_id)
    mine = seated.seat_of(user_id)
    assert mine is not None
    if seated.row.stage == "open":
        await lobby.leave(game_id, user_id)
    elif not any(seat.user_id not in (None, user_id) for seat in seated.seats):
        await lobby.end(game_id, "ended")
    elif not seated.row.paused:
        await take_over(lobby, game_id, mine.seat, ADVISER)
