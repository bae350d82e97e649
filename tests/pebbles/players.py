"""House players of pebbles: the better they are, the more they take."""

from collections.abc import Sequence
from typing import Any

from rules.core.asking import Ask, Text
from rules.players.results import Result, by_seats
from rules.players.thought import Advice, Player, Thought
from tests.pebbles import View

BEATS = {"merchant": 0.7, "burgomaster": 0.6}
SHOULD_BEAT = {"novice": 0.5, "merchant": 0.6, "burgomaster": 0.5}


def preferring(*wishes: str) -> Player:
    """Somebody who takes the first of these that is offered, or else whatever there is."""

    def player(view: View, question: Ask, mind: Thought) -> Advice:
        offered: Sequence[str] = [option.id for option in question.options]
        pick = next((wish for wish in wishes if wish in offered), offered[0])
        return (pick,), Text("pebbles-why", {"heap": view.heap})

    return player


PLAYERS: dict[str, Player] = {
    "novice": preferring("low", "one"),
    "merchant": preferring("low", "two", "one"),
    "burgomaster": preferring("high", "highest", "four", "two"),
}
ADVISER = PLAYERS["merchant"]


def beginner(view: View) -> int | None:
    return 0


def board_statistics(games: list[Result]) -> dict[str, Any]:
    return {"seats": by_seats(games)}
