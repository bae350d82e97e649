"""House players of pebbles: the better they are, the more they take."""

from collections.abc import Sequence
from typing import Any

from rules.core.asking import Ask, Text
from rules.core.chance import Chance
from rules.players.results import Result, by_seats
from rules.players.thought import Advice, Player, Thought
from tests.pebbles import State, View, play

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
PLAYOUTS, BLUR = 20, 0.5


def at_turn(view: View) -> State | None:
    """All but the bids lies open, and these count no more once there are turns."""
    if view.seat is None or view.seat not in view.bids:
        return None
    bids = ["low"] * len(view.pebbles)
    return State(Chance("tried"), view.heap, list(view.pebbles), bids, view.seat, version=view.version)


def imagined(view: View, luck: Chance) -> State:
    """Nobody's bid is told, and none matters; nor whose turn it is."""
    bids, turn = ["low"] * len(view.pebbles), luck.below(len(view.pebbles), "turn")
    return State(
        Chance(f"{luck.number():x}"), view.heap, list(view.pebbles), bids, turn, version=view.version
    )


def stirred(g: State, luck: Chance) -> State:
    g.chance = Chance(f"{luck.number():x}")
    g.bids = g.bids or ["low"] * len(g.pebbles)
    return g


def play_out(g: State) -> None:
    """Everybody takes some by luck."""
    flow = play(g)
    asks = next(flow)
    try:
        while True:
            for seat, question in asks.items():
                options = g.chance.shuffled([option.id for option in question.options], "imagined")
                asks = flow.send((seat, (options[0],)))
                break
            else:
                asks = next(flow)
    except StopIteration:
        g.news = []


def beginner(view: View) -> int | None:
    return 0


def board_statistics(games: list[Result]) -> dict[str, Any]:
    return {"seats": by_seats(games)}
