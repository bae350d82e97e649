"""Invalid requests: counted over ten minutes, and well before Discord shuts us out less is said."""

import asyncio
import logging

import pytest

from bot.edge.invalid import MOST, SLOW, WINDOW, InvalidRequests


class Watch:
    """A clock that tests can put forward."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_few_invalid_requests_slow_nothing_down() -> None:
    requests = InvalidRequests(Watch())
    for _ in range(SLOW - 1):
        requests.note()
    assert requests.pause == 0


def test_the_more_there_are_the_slower_it_gets_and_it_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    requests, pauses = InvalidRequests(Watch()), []
    for number in range(MOST + 1):
        requests.note()
        if number % 500 == 0:
            pauses.append(requests.pause)
    assert pauses == sorted(pauses)
    assert pauses[-1] > 60
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_whoever_is_refused_everything_stays_far_below_ten_thousand() -> None:
    """As much is said as the pauses allow, all of it is refused, and that goes on for an hour."""
    watch = Watch()
    requests, most = InvalidRequests(watch), 0
    while watch.now < 3600:
        requests.note()
        most = max(most, requests.count)
        watch.now += max(requests.pause, 0.02)
    assert SLOW < most <= MOST


def test_after_ten_minutes_all_is_forgotten() -> None:
    watch = Watch()
    requests = InvalidRequests(watch)
    for _ in range(SLOW):
        requests.note()
    assert requests.pause > 0
    watch.now += WINDOW
    assert (requests.count, requests.pause) == (0, 0)


async def test_they_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    requests, slept = InvalidRequests(Watch()), list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for _ in range(SLOW):
        requests.note()
    for _ in range(3):
        await requests.turn()
    assert slept == [number * requests.pause for number in range(3)]
