"""A file with games in it, damaged in one range after the other: each time a sentence, or a bot that works.

`python -m tests.bot.damage` sweeps over every range of every page; the suite over some of each.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.config import Config, UnusableFileError
from bot.hosting.keeping import open_store
from bot.messages.slots import board_slot
from bot.outbox.contents import panel_of
from bot.play.lobby import Lobby
from bot.play.seats import add_house
from bot.play.session import Sessions, modest
from bot.store.database import Store
from bot.store.moves import answers_of, events_by_turn
from bot.store.opening import opened
from bot.store.people import change_settings, person_of, write_note
from bot.store.plans import write_plan
from bot.store.wishes import unsaid
from rules.core.asking import Illegal
from rules.players.ahead import Answers
from rules.players.plans import Plan
from tests.stores import using

#: Signs of a range, as many as are damaged together.
RANGE = 64


async def make_file(path: Path, moves: int = 12) -> None:
    """Two games that are played and a table that is open, with people who have settled and planned things."""
    async with using(opened(path)) as store:
        sessions = Sessions(store)
        lobby = Lobby(sessions)
        for channel, game in enumerate(("ride", "feld", "ride"), 5):
            row = await lobby.new(
                game=game, guild_id=4, channel_id=channel, host=(1, "Anna"), seats=2 + channel // 7,
                language="en", pace="day", settings={},
            )  # fmt: skip
            await write_note(store, row.id, 1, "north first, then the harbour")
            if channel < 7:
                await lobby.join(row.id, 2, "Bram")
                for _ in range(moves):
                    await move(sessions, row.id)
            else:
                await add_house(lobby, row.id, "novice")
        async with store.change() as db:
            for seat in (await sessions.seated(2)).seats:
                await write_plan(db, seat, Plan(ahead=Answers(passing=True)))
        await change_settings(store, 1, "fr", {"zone": "Europe/Paris", "quiet_from": 22, "quiet_to": 7})


async def move(sessions: Sessions, game_id: int) -> None:
    """Whoever is asked answers."""
    seated = await sessions.seated(game_id)
    if seated.row.stage == "playing" and seated.row.asked:
        number = seated.row.asked[0]
        user = seated.seats[number].user_id
        assert user is not None
        await sessions.answer(game_id, user, number, modest(seated.table().asks[number]))


async def use(store: Store) -> None:
    """What a bot does with a file: looks at every game, says it, and lets it go on."""
    sessions = Sessions(store)
    for game_id, _ in await unsaid(store):
        seated = await sessions.seated(game_id)
        await events_by_turn(store, game_id)
        await answers_of(store, game_id)
        if seated.row.stage == "playing":
            await panel_of(sessions, seated, board_slot(seated.row), None)
            try:
                await move(sessions, game_id)
            except Illegal:
                continue
    await person_of(store, 1)


def outcome(path: Path) -> str:
    """What comes of a file: "refused" with a sentence, or "works"; everything else is an error."""

    async def tried() -> str:
        try:
            store = await open_store(Config(database=path))
        except UnusableFileError:
            return "refused"
        try:
            await use(store)
        finally:
            await store.close()
        return "works"

    return asyncio.run(tried())


def damaged(data: bytes, first: int, size: int = RANGE) -> bytes:
    """The same with every bit of a range turned."""
    return data[:first] + bytes(255 - each for each in data[first : first + size]) + data[first + size :]


def sweep(data: bytes, ranges: Iterator[tuple[int, int]] | list[tuple[int, int]]) -> Counter[str]:
    """What comes of a file damaged in each of some ranges, counted."""
    found: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "schout.sqlite"
        for first, size in ranges:
            for old in Path(folder).glob("schout*"):
                old.unlink()
            path.write_bytes(damaged(data, first, size))
            try:
                found[outcome(path)] += 1
            except Exception as error:
                raise AssertionError(f"bytes {first} to {first + size}: {error!r}") from error
    return found


def main() -> None:
    """Every range of a file, one after the other."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "schout.sqlite"
        asyncio.run(make_file(path))
        data = path.read_bytes()
    size = int(sys.argv[1]) if sys.argv[1:] else RANGE
    ranges = [(first, size) for first in range(0, len(data), size)]
    print(len(data), "bytes,", len(ranges), "ranges:", dict(sweep(data, ranges)))


if __name__ == "__main__":
    main()
