"""How often a sensible person presses in whole games, with the obvious left to the bot."""

from collections import Counter
from statistics import mean

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
ORDERS = (
    (),
    ("activate", "block", "barge", "use", "market"),
    ("activate", "use", "market", "block", "barge"),
    ("market", "use", "activate", "block", "barge"),
    ("block", "barge", "activate", "use", "market"),
    ("block", "activate", "use", "market", "barge"),
)


def played(name: str, seats: int, seed: str) -> tuple[Counter[tuple[str, str]], Counter[tuple[int, int]]]:
    """A game of merchants: presses by what was begun in a turn, and of Feld by round and seat."""
    table = Table.new(GAMES[name], seats, {}, seed)
    by_kind, by_round = Counter[tuple[str, str]](), Counter[tuple[int, int]]()
    while not table.over:
        seat = min(table.asks)
        round_ = getattr(table.g, "round", 0)
        turn = wanted(table, seat, name, seed)
        for picks, number in fewest(table, seat, turn):
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
    ways = [way for order in ORDERS if (way := pressed(table, seat, ordered(turn, order), goal))]
    other, made = copy(table), list[tuple[Picks, int]]()
    for picks in min(ways, key=len):
        made.append((picks, presses(other, seat, other.asks[seat], picks)))
        press(other, seat, picks)
    return made


def done(table: Table, seat: int, turn: list[Picks]) -> object:
    """What a seat has when a turn is done."""
    other = copy(table)
    for picks in turn:
        press(other, seat, picks)
    return have(other, seat)


def ordered(turn: list[Picks], order: tuple[str, ...]) -> list[Picks]:
    """The actions of a turn by their kinds, each with what is answered after it."""
    actions: list[list[Picks]] = []
    for picks in turn:
        if picks[0].partition(":")[0] in KINDS or not actions:
            actions.append([])
        actions[-1].append(picks)

    def place(action: list[Picks]) -> int:
        verb = action[0][0].partition(":")[0]
        return order.index(verb) if verb in order else len(order)

    return [picks for action in sorted(actions, key=place) for picks in action]


def pressed(table: Table, seat: int, left: list[Picks], goal: object) -> list[Picks]:
    """What is pressed for answers in this order, as many of them at once as are offered; or nothing."""
    other, made = copy(table), list[Picks]()
    while left:
        question = other.asks.get(seat)
        if question is None:
            return []
        one = {option.id for option in question.offered}
        if not one.issuperset(left[0]):
            return []
        question = offered(other.game, other.view(seat), question)
        several = [o.id for o in question.options if o.id.startswith(f"{left[0][0]}{THEN}")]
        several = [id_ for id_ in several if parts(id_) == left[: len(parts(id_))]]
        made.append((max(several, key=len),) if several else left[0])
        left = [*left]
        for answer in press(other, seat, made[-1]).answers:
            if answer in left:
                left.remove(answer)
    return made if have(other, seat) == goal else []


def parts(id_: str) -> list[Picks]:
    """The answers of what is offered as one."""
    return [(part,) for part in id_.split(THEN)]


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
    by_kind, _ = played("ride", seats, seed)
    assert by_kind.pop(("pay", "1"), 0) <= 1
    assert by_kind.keys() <= {("draw", "1"), ("claim", "2"), ("contracts", "1"), ("keep", "1")}
    assert by_kind["claim", "2"]


def test_a_round_of_feld_takes_twelve_presses_in_the_middle_of_the_game() -> None:
    """But for few, of which each has ten decisions and more: a select is opened before it is chosen from."""
    by_kind, by_round = played("feld", 3, "four")
    numbers = [number for (round_, _), number in by_round.items() if round_ in MIDDLE]
    assert not [kind for kind, _ in by_kind if kind == "pay"]
    assert {number for kind, number in by_kind if kind == "dice"} == {"2"}
    assert {number for kind, number in by_kind if kind in ("deliver", "load", "worker", "pass")} <= {"1"}
    assert mean(numbers) <= 10
    assert len([number for number in numbers if number > MOST]) <= 3
    assert max(numbers) <= MOST + 2
