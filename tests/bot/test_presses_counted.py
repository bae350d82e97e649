"""How often a sensible person presses in whole games, with the obvious left to the bot."""

from collections import Counter
from statistics import mean

import pytest

from bot.messages.asked import offered
from bot.play.session import said_next
from rules.core.asking import THEN, Picks
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import player
from rules.players.thought import thought
from tests.bot.counting import presses

#: The rounds of Feld in which there is most to do.
MIDDLE = range(4, 10)


def played(name: str, seats: int, seed: str) -> tuple[Counter[tuple[str, ...]], Counter[tuple[int, int]]]:
    """A game of merchants: presses by what was begun in a turn, and of Feld by round and seat."""
    table = Table.new(GAMES[name], seats, {}, seed)
    by_kind, by_round = Counter[tuple[str, ...]](), Counter[tuple[int, int]]()
    while not table.over:
        seat = min(table.asks)
        ask = table.asks[seat]
        picks = at_once(table, seat, wanted(table, seat, name, seed), name, seed)
        number = presses(table, seat, ask, picks)
        by_kind[picks[0].partition(":")[0], str(number)] += 1
        by_round[getattr(table.g, "round", 0), seat] += number
        table.answer(seat, [pick.partition(THEN)[0] for pick in picks])
        while said := said_next(table, seat, picks):
            table.answer(seat, said)
    return by_kind, by_round


def at_once(table: Table, seat: int, picks: Picks, name: str, seed: str) -> Picks:
    """The same, or of what is offered in one press the most that would be done one after the other."""
    ask = offered(table.game, table.view(seat), table.asks[seat])
    several = [option.id for option in ask.options if option.id.startswith(f"{picks[0]}{THEN}")]
    for whole in sorted(several, key=len, reverse=True):
        other = Table.load(table.game, table.save())
        for part in whole.split(THEN):
            if seat not in other.asks or wanted(other, seat, name, seed) != (part,):
                break
            other.answer(seat, (part,))
            while said := said_next(other, seat, (part,)):
                other.answer(seat, said)
        else:
            return (whole,)
    return picks


def wanted(table: Table, seat: int, name: str, seed: str) -> Picks:
    """What a merchant would answer."""
    mind = thought(f"{seed}/{table.answers}/{seat}", 60.0, 4)
    return player(name, "merchant")(table.view(seat), table.asks[seat], mind)[0]


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
    """On average over two games: where cards are used one after the other it takes more."""
    numbers: list[int] = []
    for seats, seed in ((2, "three"), (3, "four")):
        by_kind, by_round = played("feld", seats, seed)
        numbers += [number for (round_, _), number in by_round.items() if round_ in MIDDLE]
        assert not [kind for kind, _ in by_kind if kind == "pay"]
        assert {number for kind, number in by_kind if kind == "dice"} == {"2"}
        assert {number for kind, number in by_kind if kind in ("deliver", "load", "worker", "pass")} <= {"1"}
    assert mean(numbers) <= 12
