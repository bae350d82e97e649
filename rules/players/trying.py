"""Trying one's turn while others play: on a table of its own, imagined from the view of a seat.

A game whose house players offer `at_turn(view)`, a state in which it is that seat's turn, can be tried: step
by step, up to the first that uses luck or shows a secret.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from rules.core.asking import Illegal
from rules.core.pressing import answers
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import HOUSE
from rules.players.plans import Draft, Step


class Trial(Struct, frozen=True):
    """A turn that is being tried: the table as it would be, and the steps that led there."""

    table: Table
    seat: int
    steps: tuple[Step, ...]

    @property
    def over(self) -> bool:
        """Whether no step can follow: the turn is over, or nobody can know what comes next."""
        final = any(option.final for step in self.steps[-1:] for option in step.options)
        return final or self.seat not in self.table.asks

    def draft(self, alone: bool) -> Draft | None:
        """What is kept of it, if there is anything."""
        return Draft(self.steps, alone) if self.steps else None


def can_be_tried(game: str) -> bool:
    """Whether turns of a game can be tried."""
    return hasattr(HOUSE[game], "at_turn")


def trial(view: Any, seats: int, steps: Sequence[Step] = ()) -> Trial:
    """A seat's turn as it would be now at a table of so many, after those steps that are still possible.

    Illegal where there is no such turn.
    """
    at_turn: Callable[[Any], Any] | None = getattr(HOUSE[view.game], "at_turn", None)
    g = at_turn(view) if at_turn else None
    if g is None:
        raise Illegal("refused-nothing-to-try")
    table = Table(GAMES[view.game], seats, {}, g)
    if view.seat not in table.asks:
        raise Illegal("refused-nothing-to-try")
    tried = Trial(table, view.seat, ())
    for step in steps:
        if tried.over or not step.fits(table.asks[view.seat]):
            break
        tried = further(tried, step.picks)
    return tried


def pressed(tried: Trial, picks: Sequence[str]) -> Trial:
    """All steps that a press leads to; Illegal where the first is not on offer."""
    for answer in answers(tried.table, tried.seat, picks):
        tried = further(tried, answer)
        if tried.over:
            break
    return tried


def further(tried: Trial, picks: Sequence[str]) -> Trial:
    """One step more; Illegal where it is not on offer."""
    if tried.over:
        raise Illegal("illegal-stale")
    question = tried.table.asks[tried.seat]
    chosen = question.check(picks)
    options = tuple([option for option in question.offered if option.id in chosen])
    step = Step(question.text.key, options)
    if not any(option.final for option in options):
        tried.table.answer(tried.seat, chosen)
    return Trial(tried.table, tried.seat, (*tried.steps, step))
