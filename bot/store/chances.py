"""Chances as they were told in a game, and the tale of a game that is over."""

from typing import NamedTuple

import msgspec

from bot.store.database import Changing, Store

#: Chances are kept in parts of this.
PARTS = 1_000_000


class Told(NamedTuple):
    """Everybody's chances as they were told at the start of a turn."""

    turn: int
    chances: list[float]


async def chances_of(store: Store, game_id: int) -> dict[int, list[float]]:
    """All chances that were told of a game, by the answers that had been given."""
    rows = await store.fetch(
        "SELECT answers, told FROM chances WHERE game_id = ? ORDER BY answers", (game_id,)
    )
    return {row["answers"]: _read(row["told"]) for row in rows}


async def latest_chances(store: Store, game_id: int) -> Told | None:
    """The latest chances of a game."""
    rows = await store.few(
        "SELECT turn, told FROM chances WHERE game_id = ? ORDER BY answers DESC LIMIT 1", (game_id,)
    )
    return Told(rows[0]["turn"], _read(rows[0]["told"])) if rows else None


def _read(told: str) -> list[float]:
    return [part / PARTS for part in msgspec.json.decode(told, type=list[int])]


async def tale_of(store: Store, game_id: int) -> str | None:
    """The tale of a game that is over, if it was made yet."""
    rows = await store.few("SELECT tale FROM tales WHERE game_id = ?", (game_id,))
    return rows[0]["tale"] if rows else None


async def untold(store: Store, since: int) -> list[int]:
    """The games that have ended since then, and those that want chances, of which something is to be told."""
    rows = await store.fetch(
        "SELECT id FROM games g WHERE saved IS NOT NULL AND (stage = 'playing' AND chances OR stage = 'over' "
        "AND touched >= ? AND NOT EXISTS (SELECT 1 FROM tales t WHERE t.game_id = g.id))",
        (since,),
    )
    return [row["id"] for row in rows]


# Changes, each to be made inside `Store.change`


async def keep_chances(
    db: Changing, game_id: int, answers: int, turn: int, told: list[float] | tuple[float, ...]
) -> None:
    """Note the chances after so many answers."""
    parts = msgspec.json.encode([round(chance * PARTS) for chance in told]).decode()
    await db.execute(
        "INSERT INTO chances VALUES (?, ?, ?, ?) "
        "ON CONFLICT (game_id, answers) DO UPDATE SET turn = excluded.turn, told = excluded.told",
        (game_id, answers, turn, parts),
    )


async def keep_tale(db: Changing, game_id: int, tale: str) -> None:
    """Note the tale of a game that is over."""
    await db.execute(
        "INSERT INTO tales VALUES (?, ?) ON CONFLICT (game_id) DO UPDATE SET tale = excluded.tale",
        (game_id, tale),
    )
