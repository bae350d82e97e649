"""A part of the fuzz that takes some seconds: the same inputs, and the same must hold."""

import asyncio
import gc
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.playground.world.interactions import COMMAND, DEFER, Interaction, no_watch
from bot.playground.world.state import TEXT, Channel, Payload, Person
from tests.fuzz import lag
from tests.fuzz.files import HOSTILE, MISTAKES, printed_file, shipped
from tests.fuzz.ground import Ground
from tests.fuzz.inputs import Input
from tests.fuzz.judge import Judge, is_refusal
from tests.fuzz.lag import LONGEST, Lag
from tests.fuzz.run import fuzz
from tests.waiting import PATIENCE

COUNT = 2000
#: Seconds for which something may hold up the loop here: what takes so long takes long on any machine.
HELD_UP = 2.0
REFUSAL: Payload = {"components": [{"type": 10, "content": "Game 12 is not known any more."}]}


async def test_nothing_that_people_can_send_breaks_anything(tmp_path: Path) -> None:
    figures = await fuzz(COUNT, "test", tmp_path, held_up=HELD_UP)
    assert not figures.faults, "\n\n".join(
        "\n".join([f"input {fault.number}: {fault.what}", *fault.inputs]) for fault in figures.faults
    )
    assert figures.sent >= COUNT
    came = set(figures.outcomes)
    assert {("press", "done"), ("command", "done")} <= came
    assert {("press", "refused"), ("forged press", "refused"), ("command", "refused")} <= came


@pytest.fixture
def reader() -> Iterator[sqlite3.Connection]:
    """A connection to a database of its own, which is closed when the test is over."""
    with closing(sqlite3.connect(":memory:")) as db:
        yield db


def test_the_fuzz_finds_what_it_is_for(reader: sqlite3.Connection) -> None:
    """A refusal that writes, an error in the log, a thought without end, an answer that never comes."""
    reader.execute("CREATE TABLE written (what TEXT)")
    town = SimpleNamespace(requests=[])
    judge = Judge(cast(Ground, SimpleNamespace(reader=reader, said={}, town=town)))
    person, channel = Person("1", "anna", "Anna"), Channel("2", TEXT)
    given = Input("command", person, channel, COMMAND, {"name": "game"})
    made = Interaction("3", "token", COMMAND, person, channel, given.data, 0.0, no_watch)

    def told() -> list[str]:
        judge.look(7, [(given, made)])
        found = [fault.what for fault in judge.faults]
        assert all(fault.number == 7 for fault in judge.faults)
        assert all(json.loads(fault.inputs[0])["data"] == given.data for fault in judge.faults)
        judge.faults.clear()
        return found

    assert told() == ["it was never answered"]
    made.answer = DEFER
    assert told() == ["the bot thinks for ever"]
    made.finished.set()
    judge.ground.said["3"] = [REFUSAL]
    assert told() == []
    reader.execute("INSERT INTO written VALUES ('UPDATE games')")
    judge.ground.said["3"] = [REFUSAL]
    assert told() == ["refused, and yet something was written: UPDATE games 1x"]
    judge.ear.heard.append("a traceback")
    assert told() == ["a traceback"]


def test_a_refusal_is_known_by_what_it_says() -> None:
    def says(*texts: str) -> bool:
        return is_refusal({"components": [{"type": 10, "content": text} for text in texts]})

    assert is_refusal(REFUSAL)
    assert says("Please choose at least 1 and at most 2, not 25.")
    assert not says("You sit at game 1.")
    assert not says("Game 12 is not known any more.", "And more.")


@dataclass
class Clock:
    """Time that passes only when it is told to."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(lag, "perf_counter", made)
    monkeypatch.setattr(lag, "thread_time", lambda: 0.0)
    monkeypatch.setattr(lag, "process_time", lambda: 0.0)
    monkeypatch.setattr(lag, "stolen", list)
    monkeypatch.setattr(lag, "times_given_up", count().__next__)
    monkeypatch.setattr(Lag, "_delay", lambda _: 0.0)
    return made


async def test_what_holds_up_the_loop_is_found() -> None:
    async def hold() -> None:
        await asyncio.sleep(0)
        end = time.monotonic() + PATIENCE
        while not timed._where and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(3 * LONGEST)

    with Lag() as timed:
        await asyncio.create_task(hold())
    assert "hold" in timed.held[0].what
    assert timed.held[0].where.startswith("hold ")


async def test_the_collector_is_told_apart_also_in_another_thread(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def collect() -> None:
        other = Thread(target=gc.collect)
        other.start()
        other.join()

    def take_long(phase: str, _: dict[str, Any]) -> None:
        if phase == "stop":
            clock.now += 0.5

    monkeypatch.setattr(lag, "thread_time", clock)
    gc.callbacks.insert(0, take_long)
    try:
        with Lag() as timed:
            await asyncio.create_task(collect())
    finally:
        gc.callbacks.remove(take_long)
    assert not timed.held
    assert timed.longest_collection >= 0.5 > timed.longest


async def test_a_collection_that_is_not_counted_yet_is_waited_for(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    others, over = list[Thread](), Event()

    async def collect() -> None:
        others.append(Thread(target=gc.collect))
        others[0].start()
        over.wait()

    def let_go(phase: str, _: dict[str, Any]) -> None:
        if phase == "stop":
            clock.now += 0.5
            over.set()
            time.sleep(0.05)

    monkeypatch.setattr(lag, "thread_time", clock)
    gc.callbacks.insert(0, let_go)
    try:
        with Lag() as timed:
            await asyncio.create_task(collect())
        others[0].join()
    finally:
        gc.callbacks.remove(let_go)
    assert not timed.held
    assert timed.longest_collection >= 0.5 > timed.longest


async def test_waiting_for_threads_that_have_no_core_is_told_apart(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays, computed = {"1": 7.0, "2": 0.0}, Clock()

    async def hold(*waited: float) -> None:
        clock.now += 0.3
        timed._where = "seen"
        for thread, delay in zip(delays, waited, strict=True):
            delays[thread] += delay

    async def compute() -> None:
        clock.now += 0.15
        computed.now += 0.15
        delays["1"] += 60

    monkeypatch.setattr(lag, "delays_of_others", delays.copy)
    monkeypatch.setattr(lag, "thread_time", computed)
    with Lag() as timed:
        await asyncio.create_task(hold(0.0, 0.25))
        await asyncio.create_task(hold(0.13, 0.13))
        assert not timed.held
        await asyncio.create_task(hold(0.0, 0.05))
        assert len(timed.held) == 1
        await asyncio.create_task(compute())
        assert len(timed.held) == 2, "what it computes itself is its own fault"


async def test_who_is_kept_from_computing_is_told_apart_from_who_waits(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hold(where: str, stolen: float = 0.0, computed: float = 0.0) -> None:
        clock.now += 0.2
        timed._where = where
        taken[1] += stolen
        process.now += computed

    taken, process = [3.0, 5.0], Clock()
    monkeypatch.setattr(lag, "stolen", taken.copy)
    monkeypatch.setattr(lag, "process_time", process)
    with Lag() as timed:
        for number, (held, given) in enumerate(
            (
                (0, hold("")),
                (1, hold("", computed=0.15)),
                (2, hold("seen")),
                (2, hold("seen", stolen=0.15)),
                (3, hold("seen", stolen=0.05)),
            )
        ):
            await asyncio.create_task(given)
            assert len(timed.held) == held, number
        monkeypatch.setattr(lag, "times_given_up", lambda: 7)
        await asyncio.create_task(hold("seen"))
        assert len(timed.held) == 3


@pytest.mark.parametrize("make", HOSTILE, ids=lambda make: str(make.__name__))
def test_a_hostile_file_is_none_of_ours(make: Callable[[Random], bytes]) -> None:
    made = {make(Random(seed)) for seed in range(20)}
    assert len(made) > 1
    assert not made & {shipped("ride").encode(), shipped("feld").encode()}


def test_every_mistake_is_made_in_any_text() -> None:
    for mistake in MISTAKES:
        for text in ("", "\n", "a", shipped("feld")):
            assert isinstance(mistake(text, Random(1)), str)
    assert len({printed_file(Random(seed), "ride") for seed in range(40)}) > 30
