"""How long games take whose players sleep: `python -m rules.players.awake`.

Merchants are awake in so many hours of a day, which luck chooses anew for each day and seat. Whoever is asked
while asleep answers in their next hour; whoever is awake answers within minutes. With plans, whoever goes
away leaves one that does what a merchant would do: in Ticket to Ride a standing plan for the routes that it
wants; in Feld's Amsterdam it passes and stores cubes ahead, and whoever is awake while others play drafts the
next turn, to be played if all of it is still on offer. Printed are the hours of a game on the clock,
without and with.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from rules.core.asking import Ask, Illegal, Picks
from rules.core.chance import Chance
from rules.core.table import Table
from rules.games import GAMES
from rules.players.ahead import Ahead, Answers
from rules.players.choices import Act
from rules.players.house import ADVISER, SECONDS, player
from rules.players.plans import NOTHING, Draft, Plan, carry_out, with_standing
from rules.players.ride.imagine import contract_cards
from rules.players.ride.network import members
from rules.players.ride.plan import plan as merchant_plan
from rules.players.ride.sight import sight
from rules.players.ride.standing import Standing, since_now
from rules.players.thought import thought
from rules.players.trying import further, trial

#: Hours of a day in which somebody is awake, and of a day; hours that an answer takes somebody who is awake.
AWAKE, DAY, MINUTES = 4, 24, 0.1
#: What a merchant of Feld answers as the last time.
AGAIN = ("feld-ask-keep",)
#: The game of which turns are drafted.
DRAFTED = "feld"
#: No turn has more steps.
STEPS = 40

Planner: TypeAlias = Callable[[Plan, Any, Ask, Picks], Plan]


class Sleeper:
    """When somebody is awake."""

    def __init__(self, seed: str) -> None:
        """Draw the hours from a seed, day by day."""
        self.luck = Chance(seed)
        self.hours: list[int] = []
        self.days = 0

    def next(self, now: float) -> float:
        """The first moment from now on in which they are awake."""
        while True:
            for hour in self.hours:
                if hour + 1 > now:
                    return max(now, float(hour))
            day = self.luck.shuffled(list(range(DAY)), "hours")[:AWAKE]
            self.hours = sorted(self.days * DAY + hour for hour in day)
            self.days += 1


def plan_ride(kept: Plan, view: Any, question: Ask, picks: Picks) -> Plan:
    """A standing plan for the routes that a merchant wants."""
    if view.stage != "turns":
        return NOTHING
    s = sight(view, contract_cards(view))
    names = [s.net.ways[route].id for route in members(merchant_plan(s).routes)]
    if not names:
        return NOTHING
    return with_standing(NOTHING, since_now(Standing(tuple(names)), view))


def plan_feld(kept: Plan, view: Any, question: Ask, picks: Picks) -> Plan:
    """The same dice and cubes as the last time."""
    again = kept.ahead.again
    if question.text.key in AGAIN:
        again = {**again, question.text.key: Ahead(picks, ())}
    return replace(kept, ahead=Answers(again, passing=True))


PLANNERS: dict[str, Planner] = {"ride": plan_ride, "feld": plan_feld}


def hours(name: str, seats: int, seed: str, *, plans: bool) -> tuple[float, int, int]:
    """The hours that a game takes, how many answers were planned, and how many there were."""
    table, now, planned = Table.new(GAMES[name], seats, {}, seed), 0.0, 0
    sleepers = [Sleeper(f"{seed} {seat}") for seat in range(seats)]
    kept = dict.fromkeys(range(seats), NOTHING)
    while not table.over:
        awake = {seat: sleepers[seat].next(now) for seat in table.asks}
        seat = _planned(table, kept) if plans else None
        if seat is not None:
            done = carry_out(kept[seat], table.view(seat), table.asks[seat])
            assert done is not None
            kept[seat] = done.plan
            if isinstance(done, Act):
                table.answer(seat, done.picks)
                planned += 1
            continue
        seat = min(awake, key=lambda number: (awake[number], number))
        if plans and name == DRAFTED:
            for other in set(range(seats)) - {*table.asks}:
                if sleepers[other].next(now) < awake[seat]:
                    kept[other] = replace(kept[other], draft=drafted(table, other, seed))
        now = max(now, awake[seat]) + MINUTES
        while seat in table.asks:
            view, question = table.view(seat), table.asks[seat]
            mind = thought(f"{seed}/{table.answers}/{seat}", SECONDS)
            picks, _ = player(name, ADVISER)(view, question, mind)
            table.answer(seat, picks)
            if plans and not table.over:
                kept[seat] = PLANNERS[name](kept[seat], table.view(seat), question, picks)
    return now, planned, table.answers


def drafted(table: Table, seat: int, seed: str) -> Draft | None:
    """The turn that a merchant would take now, up to the first luck or secret."""
    try:
        tried = trial(table.view(seat), table.seats)
    except Illegal:
        return None
    while not tried.over and len(tried.steps) < STEPS:
        mind = thought(f"{seed}/{table.answers}/{len(tried.steps)}", SECONDS)
        view, question = tried.table.view(seat), tried.table.asks[seat]
        picks, _ = player(table.game.NAME, ADVISER)(view, question, mind)
        tried = further(tried, picks)
    return tried.draft(alone=True)


def _planned(table: Table, kept: dict[int, Plan]) -> int | None:
    """A seat that is asked and has planned something about it."""
    for seat, question in table.asks.items():
        if kept[seat].acts and carry_out(kept[seat], table.view(seat), question) is not None:
            return seat
    return None


def main(words: Sequence[str]) -> int:
    """Play games without plans and with them."""
    parser = argparse.ArgumentParser(prog="rules.players.awake", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--game", choices=sorted(PLANNERS))
    chosen = parser.parse_args(words)
    for name in [name for name in PLANNERS if chosen.game in (None, name)]:
        mean = {}
        for plans in (False, True):
            played = [hours(name, chosen.seats, f"awake {n}", plans=plans) for n in range(chosen.games)]
            mean[plans] = sum(each[0] for each in played) / len(played)
            planned, answers = sum(each[1] for each in played), sum(each[2] for each in played)
            share = round(100 * planned / answers)
            print(f"{name} {'with' if plans else 'without'} plans: {round(mean[plans])} h, {share} % planned")
        print(f"{name}: {round(100 * mean[True] / mean[False])} %")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
