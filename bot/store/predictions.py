"""What was foretold of games, and how well: sealed until their end, and kept for the tables of servers."""

from collections.abc import Iterable

from bot.store.database import Changing, Store
from bot.store.rows import PredictionRow, Predictor
from bot.store.sealing import columns


async def predictions_of(store: Store, game_id: int, user_id: int | None = None) -> list[PredictionRow]:
    """What was foretold of a game, by everybody or by one."""
    return await store.rows(
        PredictionRow,
        f"SELECT {columns('predictions')} FROM predictions "
        "WHERE game_id = ?1 AND user_id = coalesce(?2, user_id)",
        (game_id, user_id),
    )


async def predictors(store: Store, guild_id: int | None, user_id: int) -> list[Predictor]:
    """Who has foretold the games of a server how well, the best first; elsewhere oneself, of all games."""
    return await store.rows(
        Predictor,
        "SELECT p.user_id, count(DISTINCT p.game_id) AS games, avg(p.score) AS score "
        "FROM predictions p JOIN games g ON g.id = p.game_id WHERE p.score IS NOT NULL "
        "AND (g.guild_id = ?1 OR ?1 IS NULL AND p.user_id = ?2) "
        "GROUP BY p.user_id ORDER BY score DESC, games DESC, p.user_id",
        (guild_id, user_id),
    )


async def gone_back(store: Store, game_id: int) -> bool:
    """Whether a game has ever gone back by everybody's vote: then more was seen of it than it shows."""
    voted = "SELECT count(*) FROM undo_votes WHERE game_id = ? AND state = 'agreed'"
    return bool(await store.number(voted, (game_id,)))


# Changes, each to be made inside `Store.change`


async def foretell(db: Changing, foretold: PredictionRow) -> None:
    """Keep what somebody foretells, instead of what they did before."""
    await db.execute(
        "INSERT INTO predictions (game_id, user_id, about, picked, sure) VALUES (?, ?, ?, sealed(?), ?) "
        "ON CONFLICT (game_id, user_id, about) "
        "DO UPDATE SET picked = excluded.picked, sure = excluded.sure, score = NULL",
        (foretold.game_id, foretold.user_id, foretold.about, foretold.picked, foretold.sure),
    )


async def take_back(db: Changing, game_id: int, user_id: int, about: str | None = None) -> None:
    """Forget one thing that somebody has foretold of a game, or all."""
    await db.execute(
        "DELETE FROM predictions WHERE game_id = ? AND user_id = ? AND about = coalesce(?, about)",
        (game_id, user_id, about),
    )


async def write_scores(db: Changing, scored: Iterable[PredictionRow]) -> None:
    """Note how well things were foretold."""
    await db.executemany(
        "UPDATE predictions SET score = ? WHERE game_id = ? AND user_id = ? AND about = ?",
        [(each.score, each.game_id, each.user_id, each.about) for each in scored],
    )
