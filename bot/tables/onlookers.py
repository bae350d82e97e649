"""Onlookers: those who do not play and see everything, but late. When they may, and how late that is.

All players have to agree, those too for whom the house keeps a seat; each may take that back at any time.
Whoever has looked is an insider of every seat (`EVERY_SEAT`) from then on, and gets none in this game.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.tables.handover import owner_of
from bot.tables.seated import Seated, turn_over
from rules.core.asking import Answer, Illegal
from rules.core.events import Event, readable
from rules.core.table import Table

#: After how many whole rounds everything may be seen; 0 is never.
ROUNDS = ("0", "1", "2", "3", "5")


class Past(NamedTuple):
    """A game as it was after so many turns, of how many by now, and what happened in that turn."""

    table: Table
    turn: int
    turns: int
    happened: Sequence[Event]


def waited_for(seated: Seated) -> list[int]:
    """Which players have not agreed, or no longer."""
    return [owner for seat in seated.seats if (owner := owner_of(seat)) and not seat.agreed]


def is_open(seated: Seated) -> bool:
    """Whether those who do not play may see everything late, as all players have agreed to."""
    played = any(owner_of(seat) for seat in seated.seats)
    return seated.row.late > 0 and played and not waited_for(seated)


def check_look(seated: Seated, user_id: int) -> None:
    """Refuse to show somebody everything who may not see it; when a game is over everybody may."""
    row = seated.row
    if row.stage == "open":
        raise Illegal("refused-not-started", game=row.id)
    if row.stage == "over":
        return
    if seated.played(user_id):
        raise Illegal("refused-plays-here")
    if not row.late:
        raise Illegal("refused-never-shown")
    if not is_open(seated):
        raise Illegal("refused-not-agreed")


class _Moment(NamedTuple):
    """A game at the end of a turn: which it was, of which round, and which of that round."""

    turn: int
    round: int
    place: int
    saved: bytes
    happened: Sequence[Event]


def as_it_was(seated: Seated, log: Sequence[Answer]) -> Past:
    """The latest end of a turn since when as many whole rounds have passed as were agreed; Illegal before.

    It is counted from how the game stands now: what was taken back is neither counted nor shown. A round has
    passed when the next has come as far. A game that is over is shown as it ended.
    """
    moments = list(_moments(seated, log))
    now, late = moments[-1], 0 if seated.row.stage == "over" else seated.row.late
    for then in reversed(moments):
        rounds_on = (now.round, now.place) >= (then.round + late, then.place)
        if rounds_on and now.turn - then.turn >= late * len(seated.seats):
            table = Table.load(seated.game, then.saved)
            return Past(table, then.turn, now.turn, readable(then.happened, None))
    raise Illegal("refused-too-early", rounds=late)


def _moments(seated: Seated, log: Sequence[Answer]) -> Iterator[_Moment]:
    """A game as it was dealt, and after each turn."""
    table = seated.table_at_first()
    before = _Moment(0, seated.game.round_of(table.g, 0), 0, table.save(), ())
    yield before
    happened: list[Event] = []
    for seat, picks in log:
        asked, settled = set(table.asks), table.before
        happened += table.answer(seat, picks)
        if table.over or turn_over(asked, lambda: settled, table):  # noqa: B023 - called at once
            turn = before.turn + 1
            round_ = seated.game.round_of(table.g, turn)
            place = before.place + 1 if round_ == before.round else 0
            before = _Moment(turn, round_, place, table.save(), happened)
            yield before
            happened = []
