"""Plans: what people have said beforehand, kept with their seats and for nobody else to see."""

import msgspec

from bot.store.database import Changing, Store
from bot.store.rows import SeatRow
from rules.players.plans import NOTHING, Plan, read_plan


def planned(seat: SeatRow) -> Plan:
    """What is planned for a seat."""
    return read_plan(seat.plan) if seat.plan else NOTHING


async def with_plans(store: Store) -> list[int]:
    """The games that are played and for which somebody has a plan."""
    rows = await store.fetch(
        "SELECT DISTINCT g.id FROM games g JOIN plans p ON p.game_id = g.id WHERE g.stage = 'playing'"
    )
    return [row["id"] for row in rows]


# Changes, each to be made inside `Store.change`


async def write_plan(db: Changing, seat: SeatRow, plan: Plan) -> None:
    """Keep what is planned for a seat instead of what was."""
    await drop_plan(db, seat.game_id, seat.seat)
    if plan != NOTHING and seat.user_id is not None:
        await db.execute(
            "INSERT INTO plans (game_id, seat, user_id, plan) VALUES (?, ?, ?, sealed(?))",
            (seat.game_id, seat.seat, seat.user_id, msgspec.json.encode(plan).decode()),
        )


async def drop_plan(db: Changing, game_id: int, seat: int) -> None:
    """Forget what is planned for a seat."""
    await db.execute("DELETE FROM plans WHERE game_id = ? AND seat = ?", (game_id, seat))


async def drop_plans(db: Changing, game_id: int) -> None:
    """Forget all that is planned in a game."""
    await db.execute("DELETE FROM plans WHERE game_id = ?", (game_id,))
