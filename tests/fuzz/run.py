"""Sending inputs, one after the other and in flurries, and keeping count."""

import asyncio
import gc
import logging
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground.checks.components import every
from bot.workers import Workers, process
from tests.e2e.ride.season import known_seeds
from tests.fuzz import presses, typed
from tests.fuzz.ground import TICK, Ground, grounds
from tests.fuzz.inputs import Input
from tests.fuzz.judge import Fault, Judge

#: What is sent, and how often beside the others.
KINDS: dict[Callable[[Ground], Input | None], float] = {
    presses.press: 10,
    presses.forged_press: 36,
    presses.forged_select: 20,
    presses.form: 4,
    typed.command: 12,
    typed.keystroke: 14,
    typed.outdated: 4,
    typed.printed: 0.1,
}
#: After so many inputs new games are opened, and the logs of the games are played again.
ROUND = 400
#: So many inputs at once, once in so many.
FLURRY, SELDOM = 12, 40


@dataclass
class Figures:
    """What came of it."""

    seed: str
    sent: int = 0
    seconds: float = 0
    faults: list[Fault] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    took: dict[str, float] = field(default_factory=dict)
    refusals: Counter[int] = field(default_factory=Counter)
    moves: int = 0
    longest: float = 0
    longest_collection: float = 0
    megabytes: list[float] = field(default_factory=list)


def run(count: int, seed: str) -> Figures:
    """Send so many inputs, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(fuzz(count, seed, Path(folder)))


async def fuzz(count: int, seed: str, folder: Path, workers: Workers = process) -> Figures:
    """Send so many inputs, and see that nothing breaks."""
    figures = Figures(seed)
    with known_seeds(f"fuzz/{seed}"):
        async with grounds(folder, seed, workers) as ground:
            judge = Judge(ground)
            loop = asyncio.get_running_loop()
            loop.set_exception_handler(lambda _, about: judge.ear.heard.append(f"loop: {about}"))
            logging.getLogger().addHandler(judge.ear)
            start = time.perf_counter()
            try:
                judge.new_writings()
                with judge.lag:
                    await _send_all(count, ground, judge, figures)
            finally:
                logging.getLogger().removeHandler(judge.ear)
            figures.seconds = time.perf_counter() - start
            figures.moves = await ground.store.number("SELECT count(*) FROM moves")
    figures.longest, figures.longest_collection = judge.lag.longest, judge.lag.longest_collection
    figures.faults, figures.counts, figures.outcomes = judge.faults, judge.counts, judge.outcomes
    figures.refusals = judge.refusals
    return figures


async def _send_all(count: int, ground: Ground, judge: Judge, figures: Figures) -> None:
    kinds, weights = list(KINDS), list(KINDS.values())
    marks = {count // 10, count}
    since_renewal = 0
    while figures.sent < count:
        number = FLURRY if ground.luck.random() < 1 / SELDOM else 1
        inputs: list[Input] = []
        while len(inputs) < number:
            [make] = ground.luck.choices(kinds, weights)
            given = make(ground)
            if given is not None:
                inputs.append(given)
        before, start = figures.sent, time.perf_counter()
        await _send(inputs, ground, judge, figures)
        kind = inputs[0].kind if number == 1 else "flurry"
        figures.took[kind] = figures.took.get(kind, 0) + time.perf_counter() - start
        since_renewal += number
        if since_renewal >= ROUND:
            since_renewal = 0
            await ground.renew()
            await judge.replay(figures.sent)
            judge.new_writings()
        for mark in marks:
            if before < mark <= figures.sent:
                figures.megabytes.append(_megabytes())


async def _send(inputs: list[Input], ground: Ground, judge: Judge, figures: Figures) -> None:
    """Send inputs at the same time, and wait until all that they lead to is over."""
    sent = []
    ground.ticks += TICK
    for given in inputs:
        made = given.send(ground.town.playground.desk)
        ground.waiting[made.id], ground.said[made.id] = asyncio.Event(), []
        sent.append((given, made))
    for _, made in sent:
        await asyncio.wait_for(ground.waiting[made.id].wait(), 30)
    await ground.answered()
    for _, made in sent:
        del ground.waiting[made.id]
        if made.timer is not None:
            made.timer.cancel()
    judge.look(figures.sent, sent)
    figures.sent += len(sent)
    for given, made in sent:
        _learn(ground, given, made.original.payload if made.original else None)
    ground.tidy()


def _learn(ground: Ground, given: Input, shown: dict[str, object] | None) -> None:
    """Keep what was shown, to be used again at a worse time."""
    for part in every(shown["components"] if shown else []):  # type: ignore[arg-type]
        if part.get("custom_id"):
            ground.ids.append(part["custom_id"])
        for option in part.get("options") or []:
            ground.values.append(option["value"])


def _megabytes() -> float:
    """The memory that this process has."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
