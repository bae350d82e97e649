"""The burgomaster: looks through whole turns, and through rounds as the dice may fall."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations
from operator import attrgetter

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
from rules.players.feld.taste import A_MERCHANTS, Taste
from rules.players.feld.worth import BUSY, worth
from rules.players.thought import Advice, Thought


class Manner(Struct, frozen=True):
    """How somebody thinks about turns; as it stands here, a burgomaster does."""

    #: What it gives for things.
    taste: Taste = A_MERCHANTS
    #: Positions a second that a slow machine can weigh.
    positions: int = 1000
    #: Turns that are kept in mind beside each other, and those of a turn that is only imagined.
    beam: int = 8
    glance: int = 2
    #: How many choices of dice are looked into; and for how many of them so many turns are kept in mind then.
    dice: int = 5
    closer: int = 0
    widely: int = 8
    #: How many choices of cards are looked into, and how often the dice are imagined for each.
    cards: int = 5
    rolls: int = 4


A_BURGOMASTERS = Manner()


class Ponder(Struct):
    """How many positions may still be weighed, and how."""

    mind: Thought
    left: int
    manner: Manner = A_BURGOMASTERS

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or self.mind.late


def burgomaster(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    assert view.seat is not None
    picks = act(imagine(view), view.seat, question, mind)
    return picks, reason(question, picks)


def act(g: State, seat: int, question: Ask, mind: Thought, manner: Manner = A_BURGOMASTERS) -> Picks:
    """What a burgomaster in this position answers, or who thinks in another manner."""
    ponder = Ponder(mind, mind.playouts(manner.positions), manner)
    match question.text.key:
        case "feld-ask-turn":
            free = errand(g, seat)
            return free or (begun(g, seat, best_turn(g, seat, manner.beam, ponder).first),)
        case "feld-ask-dice":
            return choose_dice(g, seat, ponder)
        case "feld-ask-card":
            return choose_card(g, seat, question, ponder)
    return merchant.act(g, seat, question, manner.taste)


# A turn


class End(Struct, frozen=True):
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
    taste = ponder.manner.taste
    yield End(worth(g, seat, 0.0, taste) + 1e-6, "pass", g)
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
                value, begins = worth(new, seat, 0.0, taste), before or steps[0]
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
        *sorted(me.hold), *sorted(me.storehouse), *me.workers, frozenset(g.owners),
    )  # fmt: skip


# Dice and cards


def choose_dice(g: State, seat: int, ponder: Ponder) -> Picks:
    """The dice with which the best turn can be taken, of those that look best at once."""
    manner = ponder.manner
    best = best_dice(g, seat, rank_dice(g, seat, manner.taste)[: manner.dice], manner.glance, ponder)
    if manner.closer > 1 and not ponder.over:
        best = best_dice(g, seat, best[: manner.closer], manner.widely, ponder)
    return best[0]


def best_dice(g: State, seat: int, tried: Sequence[Picks], beam: int, ponder: Ponder) -> list[Picks]:
    """These dice, those first with which the best turn can be taken; without those for which it got late."""
    share = ponder.left // len(tried)
    left, values = ponder.left, []
    for number, picks in enumerate(tried):
        ponder.left = share
        end = best_turn(turn_with(g, seat, picks), seat, beam, ponder)
        left -= share - ponder.left
        values.append((end.worth, -number, picks))
        if ponder.mind.late:
            break
    ponder.left = left
    return [picks for _, _, picks in sorted(values, reverse=True)]


def turn_with(g: State, seat: int, picks: Picks) -> State:
    """The beginning of the turn after these dice were taken."""
    new = merchant.after_dice(g, seat, picks)
    new.phase, new.waiting = "III", [seat]
    return new


def rank_dice(g: State, seat: int, taste: Taste) -> list[Picks]:
    """All pairs of dice, those that look best first."""
    names = [f"dice:{color}" for color in g.dice]
    values = [
        (merchant.with_dice(g, seat, picks, taste), -number, picks)
        for number, picks in enumerate(combinations(names, DICE))
    ]
    return [picks for _, _, picks in sorted(values, reverse=True)]


def choose_card(g: State, seat: int, question: Ask, ponder: Ponder) -> Picks:
    """The card with which the round goes best, as the dice may fall."""
    manner = ponder.manner
    picks = [option.id for option in question.options]
    picks.sort(key=lambda pick: -merchant.with_card(g, seat, pick, manner.taste))
    picks = picks[: manner.cards]
    sums = dict.fromkeys(picks, 0.0)
    share = ponder.left // (manner.rolls * len(picks))
    for _ in range(manner.rolls):
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
    me, taste = new.seats[seat], ponder.manner.taste
    if code != "none":
        me.inactive.append(code)
    if len(me.inactive) > BELOW:
        without = {code: merchant.without_card(new, seat, f"discard:{code}", taste) for code in me.inactive}
        me.inactive.remove(max(me.inactive, key=lambda code: without[code]))
        me.penalties += 1
    new.dice = dice
    return glanced(new, seat, ponder)


def glanced(g: State, seat: int, ponder: Ponder) -> float:
    """What a turn comes to that begins with choosing these dice."""
    manner = ponder.manner
    picks = rank_dice(g, seat, manner.taste)[0]
    return best_turn(turn_with(g, seat, picks), seat, manner.glance, ponder).worth
