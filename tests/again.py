"""Stored games, played again from their logs: they must come to what is stored."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.play.session import Sessions
from bot.store.database import Store
from bot.tables.seated import Seated
from rules.core.asking import Answer
from rules.core.table import Table


async def stored_games(store: Store, known: Mapping[int, int] = MappingProxyType({})) -> list[Seated]:
    """All games that were ever dealt; but of those that are known with their answers, only the changed."""
    rows = await store.fetch("SELECT id, answers FROM games WHERE saved IS NOT NULL ORDER BY id")
    sessions = Sessions(store)
    return [await sessions.seated(row["id"]) for row in rows if known.get(row["id"]) != row["answers"]]


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
