"""The burgomaster: looks through whole turns, and through rounds as the dice may fall."""

from collections.abc import Hashable, Iterator
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct

from rules.core.asking import Ask, Picks
from rules.core.chance import Chance
from rules.feld.board import COLORS
from rules.feld.dice import DICE, turn_dice
from rules.feld.display import BELOW
from rules.feld.imagine import fork, imagine
from rules.feld.state import State
from rules.feld.view import View
from rules.players.feld import merchant
from rules.players.feld.reasons import reason
from rules.players.feld.rehearsal import begun, candidates, errand, tried
from rules.players.feld.worth import BUSY, worth
from rules.players.thought import Advice, Thought

#: Positions a second that a slow machine can weigh.
POSITIONS = 1000
#: Turns that are kept in mind beside each other, and those of a turn that is only imagined.
BEAM, GLANCE = 8, 2
#: How many choices of dice and cards are looked into, and how often the dice are imagined for a card.
DEEPER, ROLLS = 5, 4


class Ponder(Struct):
    """How many positions may still be weighed."""

    mind: Thought
    left: int

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or self.mind.late


def burgomaster(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    assert view.seat is not None
    picks = act(imagine(view), view.seat, question, mind)
    return picks, reason(question, picks)


def act(g: State, seat: int, question: Ask, mind: Thought) -> Picks:
    """What a burgomaster in this position answers."""
    ponder = Ponder(mind, mind.playouts(POSITIONS))
    match question.text.key:
        case "feld-ask-turn":
            free = errand(g, seat)
            return free or (begun(g, seat, best_turn(g, seat, BEAM, ponder).first),)
        case "feld-ask-dice":
            return choose_dice(g, seat, question, ponder)
        case "feld-ask-card":
            return choose_card(g, seat, question, ponder)
    return merchant.act(g, seat, question)


# A turn


class End(NamedTuple):
    """Where a turn may end: what it is worth then, the first action on the way there, and the position."""

    worth: float
    first: str
    g: State


WORTH = attrgetter("worth")


def best_turn(g: State, seat: int, beam: int, ponder: Ponder) -> End:
    """The best turn from here on."""
    return max(turns(g, seat, beam, ponder), key=WORTH)


def turns(g: State, seat: int, beam: int, ponder: Ponder) -> Iterator[End]:
    """All turns that are thought of from here on, to end at once first; of each step the best are gone on."""
    yield End(worth(g, seat, 0.0) + 1e-6, "pass", g)
    kept: list[tuple[State, str]] = [(g, "")]
    seen: set[Hashable] = set()
    while kept and not ponder.over:
        grown: list[tuple[float, int, State, str]] = []
        for state, before in kept:
            for steps in candidates(state, seat, True):
                new = tried(state, seat, steps)
                ponder.left -= 1
                if (name := position(new, seat)) in seen:
                    continue
                seen.add(name)
                value, begins = worth(new, seat, 0.0), before or steps[0]
                yield End(value, begins, new)
                cubes = max(0, sum(new.seats[seat].supply.values()) - 1)
                grown.append((value + BUSY * cubes, -len(grown), new, begins))
            if ponder.over:
                break
        grown.sort(reverse=True, key=lambda entry: entry[:2])
        kept = [(new, begins) for _, _, new, begins in grown[:beam]]


def position(g: State, seat: int) -> Hashable:
    """What tells positions of a turn from each other."""
    me = g.seats[seat]
    return (
        me.points, me.gulden, me.space, me.barge, g.turn.sail,
        *me.supply.values(), *sorted(me.active), *sorted(me.used.items()),
        *sorted(me.hold), *sorted(me.storehouse), *me.workers, *sorted(g.owners),
    )  # fmt: skip


# Dice and cards


def choose_dice(g: State, seat: int, question: Ask, ponder: Ponder) -> Picks:
    """The dice with which the best turn can be taken, of those that look best at once."""
    ranked = rank_dice(g, seat)
    share = ponder.left // DEEPER
    values = []
    for number, picks in enumerate(ranked[:DEEPER]):
        ponder.left = share
        end = best_turn(with_dice(g, seat, picks), seat, GLANCE, ponder)
        values.append((end.worth, -number, picks))
        if ponder.mind.late:
            break
    return max(values)[2]


def with_dice(g: State, seat: int, picks: Picks) -> State:
    """The beginning of the turn after these dice were taken."""
    new = merchant.after_dice(g, seat, picks)
    new.phase, new.waiting = "III", [seat]
    return new


def rank_dice(g: State, seat: int) -> list[Picks]:
    """All pairs of dice, those that look best first."""
    names = [f"dice:{color}" for color in g.dice]
    values = [
        (worth(merchant.after_dice(g, seat, picks), seat), -number, picks)
        for number, picks in enumerate(combinations(names, DICE))
    ]
    return [picks for _, _, picks in sorted(values, reverse=True)]


def choose_card(g: State, seat: int, question: Ask, ponder: Ponder) -> Picks:
    """The card with which the round goes best, as the dice may fall."""
    picks = [option.id for option in question.options]
    picks.sort(key=lambda pick: -merchant.with_card(g, seat, pick))
    picks = picks[:DEEPER]
    sums = dict.fromkeys(picks, 0.0)
    share = ponder.left // (ROLLS * len(picks))
    for _ in range(ROLLS):
        dice = roll(ponder.mind.luck, g.round)
        for pick in picks:
            ponder.left = share
            sums[pick] += round_with(g, seat, pick, dice, ponder)
        if ponder.mind.late:
            break
    return (max(picks, key=lambda pick: sums[pick]),)


def roll(luck: Chance, round_: int) -> dict[str, int]:
    """Dice as they may fall in a round."""
    return turn_dice({color: luck.below(6, color) + 1 for color in COLORS}, round_)


def round_with(g: State, seat: int, pick: str, dice: dict[str, int], ponder: Ponder) -> float:
    """How a round ends with a card and these dice."""
    new, code = fork(g, seat), pick.partition(":")[2]
    me = new.seats[seat]
    if code != "none":
        me.inactive.append(code)
    if len(me.inactive) > BELOW:
        worst = max(me.inactive, key=lambda other: merchant.without_card(new, seat, f"discard:{other}"))
        me.inactive.remove(worst)
        me.penalties += 1
    new.dice = dice
    return best_turn(with_dice(new, seat, rank_dice(new, seat)[0]), seat, GLANCE, ponder).worth
