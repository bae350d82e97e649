"""Games and their seats: what is read of them, and what is changed."""

import json
from collections.abc import Sequence
from typing import Any

from bot.store.database import Changing, ForbiddenError, Store, Transaction, inserting
from bot.store.rows import ClockRow, GameRow, SeatRow, as_values
from bot.store.sealing import columns as all_columns
from bot.store.sealing import place


class ChannelTakenError(Exception):
    """A channel holds one game at a time that can be played."""


#: A game as it is stored, with the vote that is open in it.
GAMES = (
    f"SELECT {all_columns('games')}, (SELECT number FROM undo_votes u WHERE u.game_id = games.id "
    "AND u.state = 'open') AS undo_vote FROM games"
)


async def game_by_number(store: Store, game_id: int) -> GameRow | None:
    """A game by its number."""
    return await store.row(GameRow, f"{GAMES} WHERE id = ?", (game_id,))


async def game_in(store: Store, channel_id: int) -> GameRow | None:
    """The game of a channel: the one that is active, or else the latest."""
    return await store.row(
        GameRow,
        f"{GAMES} WHERE channel_id = ? ORDER BY stage IN ('open', 'playing') DESC, id DESC LIMIT 1",
        (channel_id,),
    )


async def waiting_for(store: Store, user_id: int, game: str | None) -> int:
    """Of somebody's games, or those of one kind, the one that has waited longest, or else any, or 0."""
    return await store.number(
        "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = ? AND g.stage = 'playing' AND g.game = coalesce(?, g.game) "
        "ORDER BY EXISTS (SELECT 1 FROM json_each(g.asked) WHERE value = s.seat) DESC, g.since LIMIT 1",
        (user_id, game),
    )


async def seats_of(store: Store, game_id: int) -> list[SeatRow]:
    """Who sits at a game, in order."""
    return await store.found(
        SeatRow,
        "SELECT s.*, coalesce(p.away_from, 0) AS away_from, coalesce(p.away_until, 0) AS away_until, "
        "(SELECT opened(plan) FROM plans WHERE plans.game_id = s.game_id AND plans.seat = s.seat) AS plan, "
        "EXISTS (SELECT 1 FROM consents c WHERE c.game_id = s.game_id "
        "AND c.user_id = coalesce(s.user_id, s.away_id)) AS agreed, "
        "(SELECT number FROM handovers h WHERE h.game_id = s.game_id "
        "AND h.seat = s.seat AND h.state = 'open') AS handover "
        "FROM seats s LEFT JOIN people p ON p.user_id = s.user_id WHERE game_id = ? ORDER BY seat",
        (game_id,),
    )


async def players_of(store: Store, game_id: int) -> list[int]:
    """Who plays or has played a game, those too for whom the house plays on."""
    rows = await store.fetch(
        "SELECT coalesce(user_id, away_id) AS player FROM seats "
        "WHERE game_id = ? AND coalesce(user_id, away_id) IS NOT NULL ORDER BY seat",
        (game_id,),
    )
    return [row["player"] for row in rows]


async def open_rematch(store: Store, game_id: int) -> int:
    """The table at which people sit down for a rematch of a game, or 0."""
    return await store.number(
        "SELECT id FROM games WHERE rematch_of = ? AND stage = 'open' LIMIT 1", (game_id,)
    )


async def hosted_by(store: Store, user_id: int) -> int:
    """How many games somebody hosts that can still be played."""
    return await store.number(
        "SELECT count(*) FROM games WHERE host_id = ? AND stage IN ('open', 'playing')", (user_id,)
    )


async def guilds_of(store: Store, game_ids: Sequence[int]) -> dict[int, int | None]:
    """On which servers some games are."""
    rows = await store.fetch(
        "SELECT id, guild_id FROM games WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(game_ids),)
    )
    return {row["id"]: row["guild_id"] for row in rows}


async def languages_spoken(store: Store) -> list[str]:
    """The languages of all games that are played."""
    rows = await store.fetch("SELECT DISTINCT language FROM games WHERE stage = 'playing' ORDER BY language")
    return [row["language"] for row in rows]


async def with_house(store: Store) -> list[int]:
    """The games that are played and at which the house sits."""
    rows = await store.fetch(
        "SELECT DISTINCT g.id FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE g.stage = 'playing' AND s.level IS NOT NULL"
    )
    return [row["id"] for row in rows]


async def with_own_print(store: Store) -> list[int]:
    """The games that are played, or are to be played, with a printed file of somebody's own."""
    rows = await store.fetch(
        "SELECT id FROM games WHERE stage IN ('open', 'playing') "
        "AND coalesce(json_extract(settings, '$.printed'), '') != ''"
    )
    return [row["id"] for row in rows]


async def ticking(store: Store) -> list[ClockRow]:
    """What the clocks need to know of the games that can still be played."""
    return await store.rows(
        ClockRow,
        "SELECT id, guild_id, stage, paused, pace, since, touched, reminded, "
        "EXISTS (SELECT 1 FROM seats s, json_each(games.asked) a WHERE s.game_id = games.id "
        "AND s.seat = a.value AND s.user_id IS NOT NULL AND s.called != games.turn) AS untold "
        "FROM games WHERE stage IN ('open', 'playing')",
    )


# Changes, each to be made inside `Store.change`


async def add_game(db: Transaction, **columns: Any) -> int:
    """Open a game; returns its number."""
    try:
        [made] = await db.fetch(f"{inserting('games', columns)} RETURNING id", as_values(columns))
    except ForbiddenError as error:
        raise ChannelTakenError from error
    return int(made["id"])


async def update_game(db: Changing, game_id: int, **columns: Any) -> None:
    """Set some columns of a game."""
    names = ", ".join(f"{name} = {place(name)}" for name in columns)
    values = as_values(columns)
    await db.execute(f"UPDATE games SET {names} WHERE id = ?", (*values, game_id))


async def take_up(db: Transaction, game_id: int, **columns: Any) -> None:
    """Let a game be played again that had ended, with some other columns set."""
    try:
        await update_game(db, game_id, stage="playing", **columns)
    except ForbiddenError as error:
        raise ChannelTakenError from error


async def add_seat(
    db: Changing, game_id: int, seat: int, *, name: str, user_id: int | None = None, level: str | None = None
) -> None:
    """Let somebody sit down, or a house player of a level."""
    await db.execute(
        "INSERT INTO seats (game_id, seat, user_id, name, level) VALUES (?, ?, ?, ?, ?)",
        (game_id, seat, user_id, name, level),
    )


async def update_seat(db: Changing, game_id: int, seat: int, **columns: Any) -> None:
    """Set some columns of a seat."""
    names = ", ".join(f"{name} = ?" for name in columns)
    await db.execute(
        f"UPDATE seats SET {names} WHERE game_id = ? AND seat = ?", (*as_values(columns), game_id, seat)
    )


async def shares_of(store: Store, game_id: int) -> dict[int, int]:
    """What people have added to the luck of a table that is open: each the number of a press."""
    rows = await store.fetch("SELECT user_id, press FROM shares WHERE game_id = ?", (game_id,))
    return {row["user_id"]: row["press"] for row in rows}


async def add_share(db: Changing, game_id: int, user_id: int, press: int) -> None:
    """Note the first press of somebody at a table: who presses again changes nothing by it."""
    await db.execute("INSERT INTO shares VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game_id, user_id, press))


async def drop_shares(db: Changing, game_id: int) -> None:
    """Forget who has added what: the game is dealt."""
    await db.execute("DELETE FROM shares WHERE game_id = ?", (game_id,))


async def clear_seats(db: Changing, game_id: int) -> None:
    """Let everybody get up."""
    await db.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))


async def restart_clock(db: Changing, game_id: int, now: int) -> None:
    """Let whoever is asked have all their time from now on, and all their reminders."""
    await update_game(db, game_id, **await anew(db, game_id, now))


async def anew(db: Changing, game_id: int, now: int) -> dict[str, int]:
    """The same for whoever sets other columns of the game, too; returns those to be set with them."""
    await db.execute("UPDATE seats SET reminded = 0 WHERE game_id = ? AND reminded != 0", (game_id,))
    return {"since": now, "reminded": 0}
