"""Stored games, played again from their logs: they must come to what is stored."""

from bot.play.session import Sessions
from bot.store.database import Store
from bot.tables.seated import Seated
from rules.core.asking import Answer
from rules.core.table import Table


async def stored_games(store: Store) -> list[Seated]:
    """All games that were ever dealt."""
    rows = await store.fetch("SELECT id FROM games WHERE saved IS NOT NULL ORDER BY id")
    sessions = Sessions(store)
    return [await sessions.seated(row["id"]) for row in rows]


def difference(seated: Seated, log: list[Answer]) -> str | None:
    """How a game differs from its log, if it does."""
    number, answers = seated.row.id, seated.row.answers
    if len(log) != answers:
        return f"game {number} says {answers} answers, and its log holds {len(log)}"
    table = seated.table_at_first()
    for seat, picks in log:
        table.answer(seat, picks)
    if _all_of(table) != _all_of(seated.table()):
        return f"game {number} is another one than its log"
    return None


def _all_of(table: Table) -> tuple[object, ...]:
    """All that there is at a table; compared by its values, for the same ones may be saved in two ways."""
    marks = {seat: table.mark(seat) for seat in table.asks}
    return table.g, table.asks, marks, table.answers, table.over
