"""Games in which people plan by luck: what a plan is asked, and what becomes of it.

`python -m tests.players.planning GAMES` plays so many: every answer is legal, every plan ends, and what
others hide makes no difference to any.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rules.core.asking import Ask
from rules.core.table import Table
from rules.games import GAMES
from rules.players.choices import Act, Stop
from rules.players.plans import (
    NOTHING,
    Plan,
    carry_out,
    standing_of,
    standing_plans,
    with_standing,
)
from tests.playing import any_picks
from tests.traits import TRAITS

#: Choices that are made for a plan by luck.
CHOICES = 4


def any_plan(view: Any, luck: Random) -> Plan:
    """A standing plan with a few choices made by luck."""
    kind = standing_plans(view.game)
    assert kind is not None
    made = None
    for _ in range(1 + luck.randrange(CHOICES)):
        fields = kind.fields(made, view)
        field = fields[0] if made is None else luck.choice(fields)
        if not field.choices:
            break
        values = [choice.value for choice in field.choices]
        chosen = (
            luck.sample(values, luck.randrange(len(values) + 1)) if field.several else [luck.choice(values)]
        )
        made = kind.change(made, view, field.name, chosen)
    return with_standing(NOTHING, made)


def planned_game(
    name: str, seats: int, seed: str
) -> Iterator[tuple[Table, int, Ask, Plan, Act | Stop | None]]:
    """A game of people who now and then have a plan; before each answer of one, all about it."""
    luck, table = Random(seed), Table.new(GAMES[name], seats, {}, seed)
    plans: dict[int, Plan] = {}
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        question = table.asks[seat]
        plan = plans.get(seat)
        done = carry_out(plan, table.view(seat), question) if plan else None
        if plan is not None:
            yield table, seat, question, plan, done
        if isinstance(done, Act):
            plans[seat] = done.plan
            table.answer(seat, done.picks)
            continue
        plans.pop(seat, None)
        table.answer(seat, any_picks(question, luck))
        planner = luck.randrange(seats)
        if planner not in plans and not table.over:
            made = any_plan(table.view(planner), luck)
            if standing_of(name, made) is not None:
                plans[planner] = made


def main(games: int) -> None:
    """Play so many games of Ticket to Ride, and count what plans did."""
    luck, ends = Random(games), Counter[str]()
    for number in range(games):
        seats = 2 + number % 3
        for table, seat, question, plan, done in planned_game("ride", seats, f"many {number}"):
            assert table.answers < 2000, number
            if isinstance(done, Act):
                question.check(done.picks)
            ends[done.why.key if isinstance(done, Stop) else type(done).__name__] += 1
            other = msgspec.json.decode(msgspec.json.encode(table.g), type=table.game.State)
            TRAITS["ride"].scramble(other, seat, luck)
            assert carry_out(plan, table.game.view(other, seat), question) == done, number
    print(games, "games", dict(ends.most_common()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
