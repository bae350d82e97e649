"""Positions of whole games as people look at them: played once, and looked at by one test after the other."""

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from bot.messages import private
from bot.messages.asked import offered
from bot.messages.layout import Row, Select
from bot.messages.panels import Panel
from bot.store.rows import GameRow, SeatRow
from bot.tables.seated import Lately, LookedAt, Seated, once
from bot.words.texts import Speaker
from rules.core.asking import Ask
from rules.core.table import Table
from rules.core.worth import Worths
from rules.games import GAMES
from tests.feld.lively import lively_game
from tests.playing import random_game

NAMES = ("Anna", "Bram", "Cato", "Dirk")
EXPANSIONS = {"tiles": "mixed", "workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "2"}
#: What was done in one press though it was two answers, so that all that can be taken back is offered.
LATELY = Lately(steps=2)


def seated_at(table: Table) -> Seated:
    """A game of which nothing matters but its table."""
    row = GameRow(
        id=123_456, guild_id=1, channel_id=1, host_id=1, game=table.game.NAME, seats=table.seats, settings={},
        language="en", pace="none", stage="playing", seed="", saved=None, answers=0, turn=1, asked=[],
        since=0, touched=0, reminded=0, paused=False, points=[], winners=[], rematch_of=None, created=0,
    )  # fmt: skip
    seats = [SeatRow(row.id, seat, seat + 1, NAMES[seat], None, False, 0, 0) for seat in range(table.seats)]
    return Seated(row, seats)


def played(name: str, number: int) -> Iterator[Table]:
    """The table of a game at one question after the other."""
    if name == "feld":
        seats = number % 4 + 1
        settings = EXPANSIONS if seats > 1 and number % 2 else {}
        yield from (table for table, *_ in lively_game(seats, settings, f"panels {number}"))
    else:
        yield from (table for table, *_ in random_game(GAMES[name], 2 + number % 3, {}, f"panels {number}"))


@cache
def positions(name: str, number: int) -> list[Table]:
    """The table at every question of a game; what is found out of it for one reader is kept for others."""
    return [LookedAt.load(table.game, table.save()) for table in played(name, number)]


def shown(table: Table, seat: int) -> tuple[Ask, Worths]:
    """A question as people see it, and what its options are worth; found out once, as for panels."""
    view, ask = table.view(seat), table.asks[seat]
    together = once(table, ("offered", seat), partial(offered, table.game, view, ask))
    return together, once(table, ("worths", seat), partial(table.game.explain, view, together))


class Asked(NamedTuple):
    """A question to somebody, and what they see of it."""

    table: Table
    ask: Ask
    panel: Panel

    @property
    def rows(self) -> list[Row]:
        """What can be pressed."""
        return [row for row in self.panel.rows if isinstance(row, Select | tuple)]


@cache
def panels(name: str, number: int, code: str = "en") -> list[Asked]:
    """Every question of a game in a language."""
    say = Speaker(code, NAMES)
    return [
        Asked(table, ask, private.question(seated_at(table), table, seat, say, lately=LATELY))
        for table in positions(name, number)
        for seat, ask in table.asks.items()
    ]


def let_go() -> None:
    """Forget all games: kept to the end of Python, they would look in vain for what is gone before them."""
    panels.cache_clear()
    positions.cache_clear()
