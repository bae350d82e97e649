"""A storm from its first gust to the calm after it."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.playground.world.state import Guild
from tests.driver import Town, playground
from tests.e2e.process import Process
from tests.storm.aftermath import Aftermath
from tests.storm.ledger import Ledger
from tests.storm.people import Crowd, Seen, Table
from tests.storm.weather import Weather

#: After so many kills everybody pauses, and everything is looked at.
OFTEN = 10
#: Seconds that a lull lasts at most.
LULL = 8
#: Seconds in which all is said, and in which a game goes on.
QUIET = 180


@dataclass
class Figures:
    """What a storm came to."""

    seed: str
    kills: int = 0
    seconds: float = 0
    happened: Counter[str] = field(default_factory=Counter)
    presses: dict[str, int] = field(default_factory=dict)
    starts: list[float] = field(default_factory=list)
    games: int = 0
    moves: int = 0
    requests: int = 0
    faults: list[str] = field(default_factory=list)


def gather(town: Town, crowd: Crowd, tables: int, homes: Sequence[Guild] = ()) -> None:
    """Sit everybody down: both games, two to four seats, with house players and without; on some servers."""
    kinds: list[tuple[str, int, dict[str, object], dict[str, bool]]] = [
        ("ride", 2, {}, {}),
        ("feld", 2, {}, {}),
        ("ride", 2, {"seats": 3, "house": "novice"}, {}),
        ("feld", 1, {"seats": 2, "house": "novice"}, {}),
        ("ride", 3, {}, {"undoing": True}),
        ("ride", 2, {}, {"typing": True}),
        ("feld", 3, {}, {}),
        ("ride", 1, {"seats": 2, "house": "merchant"}, {}),
        ("feld", 1, {}, {"undoing": True}),
        ("feld", 2, {}, {"typing": True}),
    ]
    for number, (game, people, terms, ways) in enumerate((kinds * tables)[:tables]):
        who = [town.newcomer(f"Player {number} {seat}") for seat in "abcd"[:people]]
        home = homes[number % len(homes)] if homes else town.world.main_guild
        for person in who:
            town.world.join(person.person, home)
        room = town.new_room(f"table-{number}", home)
        crowd.tables.append(Table(room, game, who, {"seats": people, "pace": "none"} | terms, **ways))


async def storm(kills: int, seed: str, folder: Path, tables: int = 10) -> Figures:
    """Let people play while the bot is killed so many times."""
    figures, began = Figures(seed), time.perf_counter()
    async with playground() as town:
        luck, ledger = Random(seed), Ledger()
        bot = Process(town, folder, workers="spawn", own_luck=True)
        crowd = Crowd(town, bot, luck, ledger)
        weather, aftermath = Weather(town, bot, luck), Aftermath(crowd)
        town.world.listeners.append(ledger.hear)
        gather(town, crowd, tables)
        await bot.start()
        crowd.start()
        try:
            await town.until(lambda: ledger.answers >= tables, QUIET, lambda: "nobody plays")
            looked = 0
            while weather.kills < kills and not aftermath.faults:
                crowd.check()
                await _lull(town, ledger, luck)
                await weather.strike()
                if weather.kills >= looked + OFTEN:
                    looked = weather.kills
                    await calm(town, crowd, aftermath)
            await calm(town, crowd, aftermath)
            await going_on(crowd, aftermath)
        finally:
            await crowd.stop()
            bot.kill()
            assert bot.process is not None
            await asyncio.to_thread(bot.process.join, 30)
        figures.requests += len(town.requests)
    figures.kills, figures.happened, figures.starts = weather.kills, weather.happened, weather.starts
    figures.presses, figures.faults = ledger.figures(), aftermath.faults
    figures.games, figures.moves = aftermath.games, aftermath.moves
    figures.seconds = time.perf_counter() - began
    return figures


async def _lull(town: Town, ledger: Ledger, luck: Random) -> None:
    """Let people press for a while: a few times, or not at all."""
    until = ledger.answers + luck.choice((0, 1, 2, 4, 8, 16, 30))
    with suppress(AssertionError):
        await town.until(lambda: ledger.answers >= until, LULL)


async def calm(town: Town, crowd: Crowd, aftermath: Aftermath) -> None:
    """Let everybody pause until all is said, look at everything, and let them play on."""
    await crowd.pause()
    town.faults.clear()
    bot = crowd.bot

    def all_said() -> bool:
        return bot.number("SELECT count(*) FROM outbox") == 0

    try:
        rests = 0
        # The house plays on until it needs somebody, and may take its time on a busy machine.
        while rests < 3 or not all_said():
            await town.until(all_said, QUIET)
            await town.settle(0.5, QUIET, bot.pid)
            rests += 1
    except AssertionError as error:
        aftermath.faults.append(f"it is never quiet: {error}")
    await aftermath.look()
    crowd.playing.set()


async def going_on(crowd: Crowd, aftermath: Aftermath) -> None:
    """Every game that is played is played on."""

    def moves() -> dict[int, int]:
        return {seen.number: seen.answers for table in crowd.tables if (seen := crowd.seen(table))}

    start = moves()
    try:
        patience = QUIET + 3 * crowd.leisure
        await crowd.town.until(lambda: all(now != start.get(game) for game, now in moves().items()), patience)
    except AssertionError:
        crowd.check()
        stuck = [table for table in crowd.tables if (seen := crowd.seen(table)) and _stands(seen, start)]
        aftermath.faults += [f"a game does not go on: {crowd.before(table)}" for table in stuck]


def _stands(seen: Seen, start: dict[int, int]) -> bool:
    """Whether a game is where it was."""
    return start.get(seen.number) == seen.answers
