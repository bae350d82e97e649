"""Finished games, and how much there is of everything."""

from typing import NamedTuple

import msgspec

from bot.store.database import Store

#: What somebody is called whose name is not kept.
NOBODY = "–"
#: What goes when a game was over for long enough.
KEPT_WITH_A_GAME = (
    *("moves", "events", "messages", "outbox", "votes", "watchers", "notes", "handovers", "undo_votes"),
    *("insiders", "shares", "consents", "chances", "tales"),
)


class Sat(NamedTuple):
    """One seat of a finished game."""

    user_id: int | None
    level: str | None
    name: str
    points: int
    won: bool


async def finished(
    store: Store, guild_id: int | None, game: str, user_id: int, *, without: int = 0
) -> list[tuple[bool, list[Sat]]]:
    """The finished games of a server, oldest first, with who sat at them; and whether they were rated.

    Outside of servers everybody sees only the games at which they sat. A seat that the house has kept for
    somebody counts as theirs. One game can be left out.
    """
    rows = await store.fetch(
        "SELECT g.id, g.rated, g.points, g.winners, s.seat, coalesce(s.user_id, s.away_id) AS user_id, "
        "s.level, s.name FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE g.stage = 'over' AND g.game = ?2 AND g.id != ?4 "
        "AND (g.guild_id = ?1 OR ?1 IS NULL AND g.guild_id IS NULL "
        "AND EXISTS (SELECT 1 FROM seats mine WHERE mine.game_id = g.id AND mine.user_id = ?3)) "
        "ORDER BY g.touched, g.id, s.seat",
        (guild_id, game, user_id, without),
    )
    games: dict[int, tuple[bool, list[Sat]]] = {}
    for row in rows:
        points = msgspec.json.decode(row["points"], type=list[int])
        winners = msgspec.json.decode(row["winners"], type=list[int])
        seat = row["seat"]
        sat = Sat(row["user_id"], row["level"], row["name"], points[seat], seat in winners)
        games.setdefault(row["id"], (bool(row["rated"]), []))[1].append(sat)
    return list(games.values())


async def forget_games(store: Store, before: int) -> int:
    """Keep of the games that have ended before then only what ratings need, without names.

    Whoever sat there keeps the number by which Discord knows them, until they have it deleted. What was never
    finished goes wholly. Returns how many those are.
    """
    rows = await store.fetch(
        "SELECT id, stage FROM games WHERE touched < ? AND (stage = 'ended' OR stage = 'over' "
        "AND saved IS NOT NULL) LIMIT 50",
        (before,),
    )
    async with store.change() as db:
        for row in rows:
            if row["stage"] == "ended":
                await db.execute("DELETE FROM games WHERE id = ?", (row["id"],))
                continue
            for table in KEPT_WITH_A_GAME:
                await db.execute(f"DELETE FROM {table} WHERE game_id = ?", (row["id"],))
            await db.execute(
                "UPDATE games SET saved = NULL, seed = '', settings = '{}', host_id = 0 WHERE id = ?",
                (row["id"],),
            )
            await db.execute("UPDATE seats SET name = ? WHERE game_id = ?", (NOBODY, row["id"]))
    return len(rows)


async def counts(store: Store) -> dict[str, int]:
    """How many games there are, how many are being played, and how much is stored and still to be said."""
    return {
        "playing": await store.number("SELECT count(*) FROM games WHERE stage = 'playing'"),
        "games": await store.number("SELECT count(*) FROM games"),
        "moves": await store.number("SELECT count(*) FROM moves"),
        "outbox": await store.number("SELECT count(*) FROM outbox"),
    }
