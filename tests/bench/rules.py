"""How fast the rules are: random games beside catanatron's, saving, loading, replaying.

Both engines take turns in one run and are timed by processor time, so that what else the machine does
weighs on both alike; the ratio is that of the medians.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct

from rules.core.asking import Answer, Picks
from rules.core.table import Game, Table
from rules.games import GAMES
from tests.bench.catan import Catanatron
from tests.playing import any_picks


class Effort(Struct, frozen=True):
    """How many random games are played to measure a game."""

    #: Games of two seats in a round beside catanatron: about half a second.
    beside: int
    #: Games at each number of seats that are played to see that they end.
    ending: int


MEASURED = {"ride": Effort(beside=400, ending=2000), "feld": Effort(beside=80, ending=250)}
ROUNDS = 9
CATAN_GAMES = 15
#: Games that are stopped in the middle to be saved and loaded, and how often each.
STOPPED, TIMES = 40, 25


def figures() -> Iterator[tuple[str, float]]:
    """All figures of the rules."""
    for name, effort in MEASURED.items():
        game = GAMES[name]
        for seats in game.SEATS:
            yield f"{name}.games_ended_{seats}", ended(game, seats, effort.ending)
        yield from kept(name, game)
    yield from beside_catanatron()


def random_answer(table: Table, luck: Random) -> Answer:
    """An answer by luck; quick, since it is measured along with the rules."""
    seat, question = next(iter(table.asks.items()))
    if question.most > 1:
        return seat, any_picks(question, luck)
    picks: Picks = (question.options[int(luck.random() * len(question.options))].id,)
    return seat, picks


def played(game: Game, seats: int, seed: str) -> Table:
    """The table of a game of luck at its end."""
    luck = Random(seed)
    table = Table.new(game, seats, {}, seed)
    while not table.over:
        table.answer(*random_answer(table, luck))
    return table


def ended(game: Game, seats: int, games: int) -> int:
    """How many games were played to their end and have a winner; all, or there is an error."""
    for number in range(games):
        table = played(game, seats, f"ended {number}")
        if not game.winners(table.g):
            raise RuntimeError(f"{game.NAME} with {seats} seats: game {number} has no winner")
    return games


def beside_catanatron() -> Iterator[tuple[str, float]]:
    """Actions a second of every game and of catanatron, round by round in turn."""
    paces: dict[str, list[float]] = {name: [] for name in ("catanatron", *MEASURED)}
    with Catanatron() as catanatron:
        for turn in range(ROUNDS + 1):
            paces["catanatron"].append(catanatron.actions_per_second(CATAN_GAMES))
            for name, effort in MEASURED.items():
                paces[name].append(pace(GAMES[name], effort.beside, turn))
    # The first round warms both up and does not count.
    actions = {name: median(measured[1:]) for name, measured in paces.items()}
    for name, number in actions.items():
        yield f"{name}.actions_per_second", number
    for name in MEASURED:
        yield f"{name}.actions_ratio", actions[name] / actions["catanatron"]


def pace(game: Game, games: int, turn: int) -> float:
    """Answers a second in random games of two seats."""
    start = process_time()
    answers = sum(played(game, 2, f"pace {turn} {number}").answers for number in range(games))
    return answers / (process_time() - start)


def kept(name: str, game: Game) -> Iterator[tuple[str, float]]:
    """Milliseconds to save and to load a game in the middle, and to replay one from seed and answers."""
    saving, loading, replaying = [], [], []
    for number in range(STOPPED):
        seed = f"kept {number}"
        luck = Random(seed)
        log: list[Answer] = []
        half = played(game, 2, seed).answers // 2
        table = Table.new(game, 2, {}, seed)
        while not table.over:
            if len(log) == half:
                saving.append(milliseconds(table.save))
                saved = table.save()
                loading.append(milliseconds(lambda: Table.load(game, saved)))  # noqa: B023 - called at once
            log.append(random_answer(table, luck))
            table.answer(*log[-1])
        replaying.append(milliseconds(lambda: replayed(game, seed, log), 1))  # noqa: B023 - called at once
    yield f"{name}.save_ms", median(saving)
    yield f"{name}.load_ms", median(loading)
    yield f"{name}.replay_ms", median(replaying)


def replayed(game: Game, seed: str, log: list[Answer]) -> None:
    """Play a game again from its seed and its answers."""
    table = Table.new(game, 2, {}, seed)
    for seat, picks in log:
        table.answer(seat, picks)


def milliseconds(work: Callable[[], object], times: int = TIMES) -> float:
    """How long one piece of work takes."""
    start = process_time()
    for _ in range(times):
        work()
    return (process_time() - start) * 1000 / times
