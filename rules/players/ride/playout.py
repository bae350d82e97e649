"""Games imagined to their end from what everybody may know, everybody being a merchant."""

from collections.abc import Mapping

from rules.core.asking import Flow, Picks
from rules.core.chance import Chance
from rules.players.ride.imagine import imagine
from rules.players.ride.merchant import act
from rules.players.ride.sight import A_MERCHANTS, Claims, Habits, Plan
from rules.players.ride.sight import imagined as position
from rules.ride.game import end_turn, play
from rules.ride.state import State
from rules.ride.turn import keep_contracts
from rules.ride.view import View

#: Whose habits are others than a merchant's: nobody's.
ALL_MERCHANTS: Mapping[int, Habits] = {}


def imagined(view: View, luck: Chance) -> State:
    """A state that could be behind what everybody sees."""
    return imagine(view, luck)


def stirred(g: State, luck: Chance) -> State:
    """The same state with its decks shuffled anew; how they lie has no part in it."""
    g.chance = Chance(f"{luck.number():x}")
    g.deck = luck.shuffled(sorted(g.deck), "transport")
    g.contract_deck = luck.shuffled(sorted(g.contract_deck), "contracts")
    return g


def play_out(g: State) -> None:
    """Play a game to its end from the beginning of a turn, or from contracts that somebody has drawn."""
    finish(g, _going_on(g))
    g.news = []


def finish(
    g: State,
    flow: Flow[None],
    first: tuple[int, Picks] | None = None,
    turns: int | None = None,
    before: list[Plan | None] | None = None,
    habits: Mapping[int, Habits] = ALL_MERCHANTS,
) -> list[Plan | None]:
    """Go on to the end, everybody being a merchant; a seat may have its `first` answer given, or `habits`.

    Or go on for so many `turns` after it, unless the last turns have come by then. What everybody has planned
    is returned, as it is taken from `before`.
    """
    plans = before or [None] * len(g.seats)
    claims = Claims(g)
    try:
        asks = next(flow)
        while True:
            if asks and first:
                asks, first = flow.send(first), None
            elif asks:
                who, asked = next(iter(asks.items()))
                s = position(g, who, plans[who], habits.get(who, A_MERCHANTS), claims)
                picks = act(s, asked)
                plans[who] = s.plan
                asks = flow.send((who, picks))
            else:
                if turns is not None and not first and g.stage == "turns":
                    if turns <= 0 and g.last_turns is None:
                        break
                    turns -= 1
                asks = next(flow)
    except StopIteration:
        pass
    return plans


def _going_on(g: State) -> Flow[None]:
    if g.stage == "turns" and g.seats[g.turn].offered:
        yield from keep_contracts(g, g.turn)
        end_turn(g)
    yield from play(g)
