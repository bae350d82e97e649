"""Tidings: what somebody is to be told of in one message, and what they were told of in one."""

from collections.abc import Iterable

from bot.store.database import Changing, Store
from bot.store.rows import TidingRow

#: A seat that is asked in a game that goes on, and whose player was not told of it yet.
UNTOLD = (
    "FROM seats s JOIN games g ON g.id = s.game_id WHERE g.stage = 'playing' AND NOT g.paused "
    "AND s.called != g.turn AND EXISTS (SELECT 1 FROM json_each(g.asked) WHERE value = s.seat)"
)


async def expectant(store: Store) -> list[int]:
    """Who has tidings that were not told yet, or waits to be told of several turns."""
    rows = await store.fetch(
        "SELECT user_id FROM tidings WHERE told IS NULL UNION "
        f"SELECT s.user_id {UNTOLD} AND s.user_id IS NOT NULL GROUP BY s.user_id HAVING count(*) > 1"
    )
    return [row["user_id"] for row in rows]


async def untold_turns(store: Store, user_id: int) -> list[int]:
    """The games that wait for somebody who was not told of it yet, the longest waiting first."""
    rows = await store.fetch(f"SELECT g.id {UNTOLD} AND s.user_id = ? ORDER BY g.since, g.id", (user_id,))
    return [row["id"] for row in rows]


async def untold_tidings(store: Store, user_id: int) -> list[TidingRow]:
    """What else somebody is to be told of."""
    return await store.rows(
        TidingRow, "SELECT * FROM tidings WHERE user_id = ? AND told IS NULL ORDER BY game_id", (user_id,)
    )


async def tidings_told(store: Store, home: int, user_id: int, moment: int) -> list[TidingRow]:
    """What somebody was told of in one message."""
    return await store.rows(
        TidingRow,
        "SELECT * FROM tidings WHERE home = ? AND user_id = ? AND told = ? "
        "ORDER BY about NOT LIKE 'call:%', game_id",
        (home, user_id, moment),
    )


async def tidings_about(store: Store, game_id: int) -> list[TidingRow]:
    """All tidings that are about a game."""
    return await store.found(TidingRow, "SELECT * FROM tidings WHERE game_id = ?", (game_id,))


# Changes, each to be made inside `Store.change`


async def keep_for(db: Changing, users: Iterable[int], game_id: int, about: str) -> None:
    """Keep something for people who are not to be rung now."""
    await db.executemany(
        "INSERT INTO tidings (user_id, game_id, about) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [(user, game_id, about) for user in users],
    )


async def note_told(db: Changing, tiding: TidingRow) -> None:
    """Note in which message somebody is told of something."""
    await db.execute(
        "INSERT INTO tidings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, game_id, about) "
        "DO UPDATE SET aloud = excluded.aloud, home = excluded.home, told = excluded.told",
        (tiding.user_id, tiding.game_id, tiding.about, tiding.aloud, tiding.home, tiding.told),
    )


async def forget_tiding(db: Changing, tiding: TidingRow) -> None:
    """Forget something that nobody needs to be told of any more."""
    await db.execute(
        "DELETE FROM tidings WHERE user_id = ? AND game_id = ? AND about = ?",
        (tiding.user_id, tiding.game_id, tiding.about),
    )


async def forget_old_tidings(db: Changing, before: int) -> None:
    """Forget what was told before some moment."""
    await db.execute("DELETE FROM tidings WHERE told < ?", (before,))
