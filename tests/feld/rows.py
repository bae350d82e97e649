"""Cases as rows: a moment, what is answered, and what has changed then, or what is not offered."""

from typing import Any

from msgspec import Struct

from rules.feld.scoring import end_game_cards
from rules.feld.state import State
from tests.feld.position import COVERED, act, changes, holdings, position


class Row(Struct, frozen=True):
    """One case of one card."""

    code: str
    does: bool
    moment: dict[str, Any]
    answers: tuple[Any, ...] = ()
    change: dict[str, int] | None = None
    refused: str | None = None
    score: int | None = None

    def __str__(self) -> str:
        return f"{self.code}-{'yes' if self.does else 'no'}"

    def check(self) -> None:
        """Play the case and see."""
        g = position(**self.moment)
        if self.score is not None:
            assert end_game_cards(g, 0).get(self.code, 0) == self.score
            return
        before = holdings(g)
        offered = act(g, *self.answers)
        if self.change is not None:
            assert changes(before, holdings(g)) == self.change
        if self.refused is not None:
            assert self.refused not in offered


ROWS: list[Row] = []


def add(row: Row) -> None:
    ROWS.append(row)
    COVERED.add((row.code, row.does))


def yes(code: str, *answers: Any, change: dict[str, int], **moment: Any) -> None:
    """The card does what it says; without answers it is simply used."""
    moment["active"] = [code, *moment.get("active", [])]
    add(Row(code, True, moment, answers or (f"use:{code}",), change))


def no(code: str, *answers: Any, change: dict[str, int] | None = None, **moment: Any) -> None:
    """The card does nothing: something changes without it, or it cannot be used after these answers."""
    moment["active"] = [code, *moment.get("active", [])]
    add(Row(code, False, moment, answers, change, None if change is not None else f"use:{code}"))


def once(code: str, *answers: Any, **moment: Any) -> None:
    """The card cannot be used a second time in a round."""
    no(code, *(answers or (f"use:{code}",)), **moment)


def ends(code: str, score: int, **moment: Any) -> None:
    """The card counts so much at the end."""
    moment["active"] = [code, *moment.get("active", [])]
    add(Row(code, score > 0, moment, score=score))


def ends_no_more(code: str, score: int, **moment: Any) -> None:
    """The card counts only so much at the end, though there is something that might seem to count too."""
    moment["active"] = [code, *moment.get("active", [])]
    add(Row(code, False, moment, score=score))


__all__ = ["ROWS", "State", "ends", "ends_no_more", "no", "once", "yes"]
