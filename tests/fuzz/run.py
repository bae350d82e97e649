"""Sending inputs, one after the other and in flurries, and keeping count."""

import asyncio
import gc
import logging
import math
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from bot.heap import share_heap
from bot.loop import take_turns
from bot.playground.checks.components import every
from bot.workers import process
from tests.fuzz import presses, typed
from tests.fuzz.ground import PATIENCE, TICK, Ground, grounds, patience
from tests.fuzz.inputs import Input
from tests.fuzz.judge import Fault, Judge
from tests.fuzz.lag import LONGEST, Lag
from tests.luck import known_seeds

Make: TypeAlias = Callable[[Ground], Input | None]
#: What is often done, and how often it is sent beside the others: one after the other.
LIVELY: dict[Make, float] = {presses.press: 10, typed.command: 3, typed.printed: 0.05}
#: What is nearly always refused: many at the same time.
HOSTILE: dict[Make, float] = {
    presses.forged_press: 36,
    presses.forged_select: 20,
    presses.form: 4,
    typed.keystroke: 15,
    typed.outdated: 4,
}
#: Both together, as on a busy evening.
MIXED = LIVELY | HOSTILE
#: How often each of these comes, and how many are sent at once.
STEPS: tuple[tuple[dict[Make, float], float, int], ...] = ((LIVELY, 75, 1), (HOSTILE, 20, 48), (MIXED, 3, 12))
#: So many come in the time that the flood check sees pass between one input and the next.
AT_ONCE = 16
#: After so many inputs new games are opened, and the logs of the games are played again.
ROUND = 400


@dataclass
class Figures:
    """What came of it."""

    seed: str
    sent: int = 0
    #: How many had been sent when we last said how far we are.
    told: int = 0
    seconds: float = 0
    faults: list[Fault] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    took: dict[str, float] = field(default_factory=dict)
    refusals: Counter[int] = field(default_factory=Counter)
    moves: int = 0
    longest: float = 0
    longest_what: str = ""
    longest_collection: float = 0
    megabytes: list[float] = field(default_factory=list)


Progress: TypeAlias = Callable[[Figures, Judge], None]


def run(count: int, seed: str, seconds: float) -> Figures:
    """Send so many inputs, in a process that is set up as the bot's is, and say how it goes."""
    share_heap()
    take_turns()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(fuzz(count, seed, Path(folder), say, seconds=seconds))


def say(figures: Figures, judge: Judge) -> None:
    """Say how far we are."""
    faults, longest = judge.counts["faults"], judge.lag.longest * 1000
    memory = figures.megabytes[-1]
    told = f"{figures.sent:,} sent, {faults} faults, {memory:.0f} MB, {longest:.0f} ms at most"
    print(f"seed {figures.seed}: {told}", flush=True)
    for fault in judge.faults:
        if fault.number > figures.told:
            print(f"  input {fault.number}: {fault.what[:300]} ... {fault.what[-300:]}", flush=True)
    figures.told = figures.sent


def silent(figures: Figures, judge: Judge) -> None:
    """Say nothing."""


async def fuzz(
    count: int,
    seed: str,
    folder: Path,
    progress: Progress = silent,
    *,
    seconds: float = math.inf,
    held_up: float = LONGEST,
) -> Figures:
    """Send so many inputs, unless the time is up before, and see that nothing breaks or holds the loop up."""
    figures = Figures(seed)
    with known_seeds(f"fuzz/{seed}"), patience():
        async with grounds(folder, seed, process) as ground:
            judge = Judge(ground, lag=Lag(held_up))
            loop = asyncio.get_running_loop()
            loop.set_exception_handler(lambda _, about: judge.ear.heard.append(f"loop: {about}"))
            logging.getLogger().addHandler(judge.ear)
            start = time.perf_counter()
            try:
                judge.new_writings()
                with judge.lag:
                    await _send_all(count, start + seconds, ground, judge, figures, progress)
            finally:
                logging.getLogger().removeHandler(judge.ear)
            figures.seconds = time.perf_counter() - start
            figures.moves = await ground.store.number("SELECT count(*) FROM moves")
    figures.longest, figures.longest_what = judge.lag.longest, judge.lag.longest_what
    figures.longest_collection = judge.lag.longest_collection
    figures.faults, figures.counts, figures.outcomes = judge.faults, judge.counts, judge.outcomes
    figures.refusals = judge.refusals
    return figures


async def _send_all(
    count: int, end: float, ground: Ground, judge: Judge, figures: Figures, progress: Progress
) -> None:
    since_renewal = 0
    while figures.sent < count and time.perf_counter() < end:
        [(kinds, _, number)] = ground.luck.choices(STEPS, [often for _, often, _ in STEPS])
        inputs = [_any_of(kinds, ground) for _ in range(number)]
        before, start = figures.sent, time.perf_counter()
        await _send(inputs, ground, judge, figures)
        took = (time.perf_counter() - start) / number
        for given in inputs:
            figures.took[given.kind] = figures.took.get(given.kind, 0) + took
        since_renewal += number
        if since_renewal >= ROUND:
            since_renewal = 0
            await ground.renew()
            await judge.replay(figures.sent)
            judge.new_writings()
        if figures.sent * 10 // count > before * 10 // count:
            figures.megabytes.append(_megabytes())
            progress(figures, judge)
    figures.megabytes.append(_megabytes())


def _any_of(kinds: dict[Make, float], ground: Ground) -> Input:
    """Something to send, by luck."""
    while True:
        [make] = ground.luck.choices(list(kinds), list(kinds.values()))
        given = make(ground)
        if given is not None:
            return given


async def _send(inputs: list[Input], ground: Ground, judge: Judge, figures: Figures) -> None:
    """Send inputs at the same time, and wait until all that they lead to is over."""
    sent = []
    ground.ticks += TICK * max(1, len(inputs) / AT_ONCE)
    for given in inputs:
        made = given.send(ground.town.playground.desk)
        ground.waiting[made.id], ground.said[made.id] = asyncio.Event(), []
        sent.append((given, made))
    for _, made in sent:
        await asyncio.wait_for(ground.waiting[made.id].wait(), PATIENCE)
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
