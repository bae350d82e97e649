"""Reading while others read: whoever asks after a change is told of it."""

import asyncio
from pathlib import Path

from bot.store.database import insert
from bot.store.opening import opened
from bot.store.people import person_of


async def test_nobody_reads_an_old_state_because_others_read_too(tmp_path: Path) -> None:
    store = await opened(tmp_path / "schout.sqlite")
    stopped = False

    async def keep_reading() -> None:
        while not stopped:
            await person_of(store, 1)
            await asyncio.sleep(0)

    readers = [asyncio.create_task(keep_reading()) for _ in range(8)]
    try:
        for number in range(1, 30):
            async with store.change() as db:
                await insert(db, "people", user_id=number)
            assert await store.number("SELECT count(*) FROM people") == number
    finally:
        stopped = True
        await asyncio.gather(*readers)
        await store.close()
