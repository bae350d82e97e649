"""Each seat's chance to win, from what everybody may know: games imagined from the public view to their end.

What is hidden is dealt by luck, again and again, and everybody plays on equally well. A game offers it in its
house players: `imagined`, `stirred` and `play_out`. Work is counted in playouts; time only cuts off what a
slow machine could not do, so that the same view and seed have the same chances everywhere.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from rules.core.chance import Chance
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import HOUSE
from rules.players.thought import Thought, thought

#: The chance of every seat; together they are 1.
Chances: TypeAlias = tuple[float, ...]
#: Seconds after which no new playout is begun, so that whoever is to think next waits no longer.
SECONDS = 2.0


class Ending(Struct, frozen=True):
    """How an imagined game came out."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


def even(seats: int) -> Chances:
    """Everybody the same."""
    return (1 / seats,) * seats


def decided(winners: Sequence[int], seats: int) -> Chances:
    """How it came out; a shared victory is a part of one for each."""
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def chances(
    view: Any, seats: int, seed: str, playouts: int | None = None, seconds: float = SECONDS
) -> Chances:
    """Everybody's chance to win at a table of so many, told from the view of somebody who sits nowhere.

    `playouts` are as many as the game is content with, where nothing is said.
    """
    house = HOUSE[view.game]
    mind = thought(f"chances/{seed}", seconds, playouts or house.PLAYOUTS)
    return measured(endings(view, mind), seats, house.BLUR)


def open_chances(table: Table, seed: str, playouts: int | None = None, seconds: float = SECONDS) -> Chances:
    """The same for somebody who knows every hand, but not what luck has still in store."""
    house = HOUSE[table.game.NAME]

    def dealt(luck: Chance) -> Any:
        return house.stirred(msgspec.json.decode(table.checkpoint, type=table.game.State), luck)

    mind = thought(f"chances/{seed}", seconds, playouts or house.PLAYOUTS)
    return measured(played_out(table.game.NAME, dealt, mind), table.seats, house.BLUR)


def endings(view: Any, mind: Thought) -> list[Ending]:
    """How games come out that are imagined from what everybody may know."""
    if view.seat is not None:
        raise ValueError(f"public: {view.seat}")
    house = HOUSE[view.game]
    return played_out(view.game, lambda luck: house.imagined(view, luck), mind)


def played_out(name: str, dealt: Callable[[Chance], Any], mind: Thought) -> list[Ending]:
    """How imagined games come out, each begun as it is dealt."""
    game, house = GAMES[name], HOUSE[name]
    found: list[Ending] = []
    for _ in range(mind.playouts(1)):
        g = dealt(Chance(f"{mind.luck.number():x}"))
        house.play_out(g)
        found.append(Ending(tuple(game.points(g)), tuple(game.winners(g))))
        if mind.late:
            break
    return found


def measured(ends: Sequence[Ending], seats: int, blur: float) -> Chances:
    """What so many ends say together.

    A few imagined games are no proof, and people are not as we imagine them: so a lead counts for less the
    more the ends differ from each other. `blur` is how much less, which was measured (docs/chances.md).
    """
    narrow = blur * spread(ends, seats)
    if not narrow:
        told = [decided(end.winners, seats) for end in ends]
    else:
        told = [_blurred(end.points[:seats], narrow) for end in ends]
    return tuple([sum([each[seat] for each in told]) / len(told) for seat in range(seats)])


def spread(ends: Sequence[Ending], seats: int) -> float:
    """By how many points the ends of a seat differ from each other, as a rule."""
    squares = 0.0
    for seat in range(seats):
        mean = sum([end.points[seat] for end in ends]) / len(ends)
        squares += sum([(end.points[seat] - mean) ** 2 for end in ends]) / len(ends)
    return sqrt(squares / seats)


def _blurred(points: Sequence[int], narrow: float) -> Chances:
    """Who wins an ending if the points were as sure as this."""
    most = max(points)
    parts = [exp((each - most) / narrow) for each in points]
    return tuple([part / sum(parts) for part in parts])
