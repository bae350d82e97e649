"""How often a sensible person presses in whole games, with the obvious left to the bot."""

from collections import Counter
from collections.abc import Container
from statistics import mean
from typing import TypeAlias

import pytest
from msgspec import structs

from bot.messages.asked import offered
from rules.core.asking import THEN, Picks
from rules.core.pressing import press
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import player
from rules.players.thought import thought
from tests.bot.counting import presses

#: The rounds of Feld in which there is most to do, and the most presses that one of them may take.
MIDDLE, MOST = range(4, 10), 12
#: What can be done in a turn of Feld, and orders in which one may think of it; of each the rest as it comes.
KINDS = ("activate", "use", "market", "block", "barge", "amstel", "pass")
END = ("pass", "keep")
ORDERS = (
    (),
    ("activate", "block", "barge", "use", "market"),
    ("activate", "use", "market", "block", "barge"),
    ("market", "use", "activate", "block", "barge"),
    ("block", "barge", "activate", "use", "market"),
    ("block", "activate", "use", "market", "barge"),
    ("activate", "block", "use", "market", "amstel", "barge"),
    ("block", "activate", "use", "market", "amstel", "barge"),
)

#: What is wanted, in some order.
Wanted: TypeAlias = tuple[Picks, ...]


def played(
    name: str, seats: int, seed: str, rounds: Container[int]
) -> tuple[Counter[tuple[str, str]], Counter[tuple[int, int]]]:
    """Some rounds of a game of merchants: presses by what was begun in a turn, and by round and seat."""
    table = Table.new(GAMES[name], seats, {}, seed)
    by_kind, by_round = Counter[tuple[str, str]](), Counter[tuple[int, int]]()
    while not table.over:
        seat = min(table.asks)
        round_ = getattr(table.g, "round", 0)
        turn = wanted(table, seat, name, seed)
        for picks, number in fewest(table, seat, turn) if round_ in rounds else ():
            by_kind[picks[0].partition(":")[0], str(number)] += 1
            by_round[round_, seat] += number
        for picks in turn:
            press(table, seat, picks)
    return by_kind, by_round


def wanted(table: Table, seat: int, name: str, seed: str) -> list[Picks]:
    """What a merchant answers in a turn of Feld, or to any other question; not what goes without saying."""
    other, turn = copy(table), list[Picks]()
    while seat in other.asks:
        mind = thought(f"{seed}/{other.answers}/{seat}", 60.0, 4)
        picks = player(name, "merchant")(other.view(seat), other.asks[seat], mind)[0]
        final = any(option.final for option in other.asks[seat].offered if option.id in picks)
        acting = getattr(other.g, "phase", "") == "III"
        turn.append(picks)
        press(other, seat, picks)
        if final or not acting or getattr(other.g, "phase", "") != "III":
            break
    return turn


def copy(table: Table) -> Table:
    return Table.load(table.game, table.save())


def fewest(table: Table, seat: int, turn: list[Picks]) -> list[tuple[Picks, int]]:
    """The presses with which somebody gets what was wanted, in the order that suits the panel best."""
    goal = done(table, seat, turn)
    orders = dict.fromkeys(ordered(turn, order) for order in ORDERS)
    ways = [way for order in orders if (way := pressed(table, seat, order, goal))]
    return min(ways, key=lambda way: sum(number for _, number in way))


def pressed(table: Table, seat: int, turn: Wanted, goal: object) -> list[tuple[Picks, int]]:
    """What is pressed for answers in this order, as many of them at once as are offered; or nothing.

    Where something that is offered as one does not lead to what was wanted, that is done one by one.
    """
    ways: list[frozenset[str]] = [frozenset()]
    for refused in ways:
        other, left, made = copy(table), turn, list[tuple[Picks, int]]()
        while left and (picks := next_press(other, seat, left, refused)):
            made.append((picks, presses(other, seat, other.asks[seat], picks)))
            left = without(left, press(other, seat, picks).answers)
        if (not left or seat not in other.asks) and have(other, seat) == goal:
            return made
        if not refused:
            wrong = [picks[0] for picks, _ in made if THEN in picks[0]]
            ways += [frozenset([each]) for each in wrong]
    return []


def next_press(table: Table, seat: int, left: Wanted, refused: frozenset[str]) -> Picks:
    """What is wanted next, with as much of the rest as is offered with it; nothing where it is impossible."""
    if seat not in table.asks:
        return ()
    question = offered(table.game, table.view(seat), table.asks[seat])
    several = [o.id for o in question.options if begins(o.id, left) and o.id not in refused]
    if several:
        return (max(several, key=len),)
    return left[0] if {option.id for option in question.offered}.issuperset(left[0]) else ()


def without(left: Wanted, done: list[Picks]) -> Wanted:
    """What is left when some of it is done."""
    rest = [*left]
    for picks in done:
        if picks in rest:
            rest.remove(picks)
    return tuple(rest)


def done(table: Table, seat: int, turn: list[Picks]) -> object:
    """What a seat has when a turn is done."""
    other = copy(table)
    for picks in turn:
        press(other, seat, picks)
    return have(other, seat)


def ordered(turn: list[Picks], order: tuple[str, ...]) -> Wanted:
    """The actions of a turn by their kinds, each with what is answered after it."""
    actions: list[list[Picks]] = []
    for picks in turn:
        if picks[0].partition(":")[0] in KINDS or not actions:
            actions.append([])
        actions[-1].append(picks)

    def place(action: list[Picks]) -> int:
        verb = action[0][0].partition(":")[0]
        # What is done where the barge lies is done before it leaves.
        return -1 if verb not in KINDS else order.index(verb) if verb in order else len(order)

    return tuple([picks for action in sorted(actions, key=place) for picks in action])


def begins(id_: str, left: Wanted) -> bool:
    """Whether what is offered as one is wanted next, in whatever order, or is all and ends the turn."""
    parts = [(part,) for part in id_.split(THEN)]
    first, rest = parts[: len(left)], parts[len(left) :]
    wanted = len(parts) > 1 and sorted(first) == sorted(left[: len(first)])
    return wanted and all(part.startswith(END) for (part,) in rest)


def have(table: Table, seat: int) -> object:
    """What a seat has, but for the colours of its cubes."""
    own = structs.asdict(table.view(seat).seats[seat])
    if "supply" in own:
        own |= {"supply": sum(own["supply"].values()), "active": sorted(own["active"])}
        own |= {"hold": sorted(own["hold"]), "storehouse": sorted(own["storehouse"])}
    return own


@pytest.mark.parametrize(("seats", "seed"), [(2, "one"), (4, "two")])
def test_ride_takes_two_presses_for_whatever_one_does(seats: int, seed: str) -> None:
    """Two cards by a press each, a route from a select and paid for, contracts taken and kept.

    Only what ends the game is not paid for by itself.
    """
    by_kind, _ = played("ride", seats, seed, range(1))
    assert by_kind.pop(("pay", "1"), 0) <= 1
    assert by_kind.keys() <= {("draw", "1"), ("claim", "2"), ("contracts", "1"), ("keep", "1")}
    assert by_kind["claim", "2"]


@pytest.mark.parametrize(("seats", "seed"), [(2, "three"), (3, "four"), (4, "five")])
def test_a_round_of_feld_takes_twelve_presses_in_the_middle_of_the_game(seats: int, seed: str) -> None:
    by_kind, by_round = played("feld", seats, seed, MIDDLE)
    assert len(by_round) == seats * len(MIDDLE)
    assert not [kind for kind, _ in by_kind if kind == "pay"]
    assert {number for kind, number in by_kind if kind == "dice"} == {"2"}
    assert {number for kind, number in by_kind if kind in ("deliver", "load", "worker", "pass")} <= {"1"}
    assert max(by_round.values()) <= MOST
    assert mean(by_round.values()) <= 9
