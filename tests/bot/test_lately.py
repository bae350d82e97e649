"""What several want to read in the same moment is read once, and anew as soon as it may have changed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store.lately import MOMENT, Lately
from tests.waiting import all_steps


class Desk:
    """Whoever reads: as often as it is asked to, each time when it is let."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[str]] = []
        self.now = 100.0
        self.lately = Lately(lambda: self.now)

    def read(self) -> Awaitable[str]:
        self.asked.append(asyncio.get_running_loop().create_future())
        return self.asked[-1]

    async def want(self, name: str = "it") -> asyncio.Task[str]:
        """Begin to wait for something."""
        task = asyncio.create_task(self.lately.once(name, self.read))
        await all_steps()
        return task


async def test_what_several_want_is_read_once() -> None:
    desk = Desk()
    wanting = [await desk.want() for _ in range(3)]
    desk.asked[0].set_result("read")
    assert await asyncio.gather(*wanting) == ["read"] * 3
    assert await (await desk.want()) == "read"
    assert len(desk.asked) == 1
    other = await desk.want("another")
    desk.asked[1].set_result("too")
    assert await other == "too"


@pytest.mark.parametrize("change", [lambda desk: desk.lately.forget(), lambda desk: _pass(desk)])
async def test_what_may_have_changed_is_read_anew(change: Callable[[Desk], None]) -> None:
    desk = Desk()
    before = await desk.want()
    change(desk)
    # What was begun before is not good enough for whoever comes now.
    after = await desk.want()
    for number, asked in enumerate(desk.asked):
        asked.set_result(f"reading {number}")
    assert (await before, await after) == ("reading 0", "reading 1")
    assert await (await desk.want()) == "reading 1"


def _pass(desk: Desk) -> None:
    desk.now += MOMENT * 1.01


async def test_where_one_is_broken_off_or_fails_another_reads() -> None:
    desk = Desk()
    first, second, third = [await desk.want() for _ in range(3)]
    first.cancel()
    await all_steps()
    desk.asked[1].set_exception(ConnectionError())
    with pytest.raises(ConnectionError):
        await second
    await all_steps()
    desk.asked[2].set_result("read")
    assert await third == "read"


async def test_whoever_is_broken_off_breaks_off_nobody_else() -> None:
    desk = Desk()
    first, second = [await desk.want() for _ in range(2)]
    second.cancel()
    await all_steps()
    desk.asked[0].set_result("read")
    assert await first == "read"
