"""The regent: looks a round further than a burgomaster, at what dice and market may bring then."""

from collections.abc import Sequence
from heapq import nlargest
from typing import NamedTuple

from rules.core.asking import Ask, Picks
from rules.core.chance import Chance
from rules.feld.board import COLORS
from rules.feld.imagine import fork, imagine
from rules.feld.state import LAST_ROUND, State, Turn
from rules.feld.view import View
from rules.players.feld import burgomaster
from rules.players.feld.burgomaster import (
    WORTH,
    End,
    Manner,
    Ponder,
    glanced,
    roll,
    turns,
)
from rules.players.feld.reasons import reason
from rules.players.feld.rehearsal import begun, errand
from rules.players.feld.taste import Taste, learned
from rules.players.feld.worth import worth
from rules.players.thought import Advice, Thought

#: Beyond the best turns of how many first actions it looks, if they are nearly as good, and how often.
ENDS, NEARLY, ROUNDS = 3, 3.0, 4
#: How it thinks about turns: more widely than a burgomaster, with a taste learned in games against itself.
MANNER = Manner(learned(), positions=4000, beam=32, dice=15, closer=3, rolls=6)


class Coming(NamedTuple):
    """What a round may bring: the dice, and the tile of the market, if one is left."""

    dice: dict[str, int]
    tile: str | None


def regent(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    assert view.seat is not None
    picks = act(imagine(view), view.seat, question, mind)
    return picks, reason(question, picks)


def act(g: State, seat: int, question: Ask, mind: Thought) -> Picks:
    """What a regent in this position answers."""
    if question.text.key != "feld-ask-turn":
        return burgomaster.act(g, seat, question, mind, MANNER)
    return errand(g, seat) or (begun(g, seat, choose_turn(g, seat, mind)),)


def choose_turn(g: State, seat: int, mind: Thought) -> str:
    """The first action of the turn after which the next round goes best."""
    half = mind.playouts(MANNER.positions) // 2
    ponder = Ponder(mind, half, MANNER)
    best: dict[str, End] = {}
    for end in turns(g, seat, MANNER.beam, ponder):
        if end.first not in best or end.worth > best[end.first].worth:
            best[end.first] = end
    ends = nlargest(ENDS, best.values(), key=WORTH)
    near = [end for end in ends if end.worth >= ends[0].worth - NEARLY]
    if len(near) == 1:
        return near[0].first
    left = max(0, ponder.left) + half
    return near[look_beyond(g, seat, near, Ponder(mind, left, MANNER))].first


def look_beyond(g: State, seat: int, ends: Sequence[End], ponder: Ponder) -> int:
    """After which of these turns the next round goes best, whatever comes being the same for all."""
    if g.round == LAST_ROUND:
        return 0
    begun_with = [with_one_kept(end.g, seat, ponder.manner.taste) for end in ends]
    sums = [0.0] * len(ends)
    share = ponder.left // (ROUNDS * len(ends))
    for _ in range(ROUNDS):
        if ponder.mind.late:
            break
        coming = imagined_round(g, ponder.mind.luck)
        for number, begins in enumerate(begun_with):
            sums[number] += next_round(begins, seat, coming, Ponder(ponder.mind, share, ponder.manner))
    return max(range(len(ends)), key=lambda number: sums[number])


def imagined_round(g: State, luck: Chance) -> Coming:
    """What the next round may bring."""
    tiles = [tile for tile in g.market if tile[0] == g.market[-1][0]]
    return Coming(roll(luck, g.round + 1), tiles[luck.below(len(tiles), "tile")] if tiles else None)


def with_one_kept(g: State, seat: int, taste: Taste) -> State:
    """The position when of the cubes at hand the one is kept that is worth most."""
    new = fork(g, seat)
    me = new.seats[seat]
    kept: list[tuple[float, int, dict[str, int]]] = []
    for number, color in enumerate(COLORS):
        if g.seats[seat].supply[color]:
            me.supply = {other: int(other == color) for other in COLORS}
            kept.append((worth(new, seat, 0.0, taste), -number, me.supply))
    if kept:
        me.supply = max(kept, key=lambda entry: entry[:2])[2]
    return new


def next_round(g: State, seat: int, coming: Coming, ponder: Ponder) -> float:
    """How the next round ends for a seat, others and new cards left out of it."""
    new = fork(g, seat)
    new.round, new.turn, new.seats[seat].used = g.round + 1, Turn(), {}
    new.dice, new.tile = coming.dice, coming.tile or g.tile
    return glanced(new, seat, ponder)
