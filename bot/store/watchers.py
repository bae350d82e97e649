"""Who follows which game, what they want to be told of, and how far they were told."""

from collections.abc import Iterable

from bot.store.database import Changing, Store
from bot.store.rows import PersonRow, WatcherRow


async def watchers_of(store: Store, game_id: int) -> list[WatcherRow]:
    """Who follows a game."""
    return await store.found(WatcherRow, "SELECT * FROM watchers WHERE game_id = ?", (game_id,))


async def watcher_of(store: Store, game_id: int, user_id: int) -> WatcherRow | None:
    """What somebody is told of a game, if they follow it."""
    return await store.row(
        WatcherRow, "SELECT * FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    )


async def people_watching(store: Store, game_id: int) -> dict[int, PersonRow]:
    """What those who follow a game have set for themselves, as far as they have."""
    people = await store.rows(
        PersonRow,
        "SELECT p.* FROM people p JOIN watchers w ON w.user_id = p.user_id WHERE w.game_id = ?",
        (game_id,),
    )
    return {person.user_id: person for person in people}


async def followed_games(store: Store) -> list[int]:
    """The games that somebody follows."""
    return [row["game_id"] for row in await store.fetch("SELECT DISTINCT game_id FROM watchers")]


# Changes, each to be made inside `Store.change`


async def write_watcher(db: Changing, watcher: WatcherRow) -> None:
    """Tell somebody of a game what they want from now on; who follows it was told as far as before."""
    await db.execute(
        "INSERT INTO watchers (game_id, user_id, rounds, thrills, round, turn) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game_id, user_id) DO UPDATE "
        "SET rounds = excluded.rounds, thrills = excluded.thrills, closed = FALSE",
        (
            *(watcher.game_id, watcher.user_id, watcher.rounds, watcher.thrills),
            *(watcher.round, watcher.turn),
        ),
    )


async def note_followed(db: Changing, game_id: int, round_: int, turn: int) -> None:
    """Note how far everybody who follows a game was told, or had nothing to be told of."""
    await db.execute(
        "UPDATE watchers SET round = CASE WHEN round > ?1 THEN round ELSE ?1 END, turn = ?2 "
        "WHERE game_id = ?3 AND turn < ?2",
        (round_, turn, game_id),
    )


async def note_out_of_reach(db: Changing, game_id: int, user_id: int) -> None:
    """Note that somebody who follows a game cannot be told by DM."""
    await db.execute(
        "UPDATE watchers SET closed = TRUE WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    )


async def drop_watchers(db: Changing, game_id: int, users: Iterable[int]) -> None:
    """Tell people nothing more of a game."""
    await db.executemany(
        "DELETE FROM watchers WHERE game_id = ? AND user_id = ?", [(game_id, user) for user in users]
    )
