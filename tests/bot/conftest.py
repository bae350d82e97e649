"""A store with a game in it, without any Discord."""

from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.database import Store, Where
from bot.store.rows import GameRow
from tests import stores

ANNA, BRAM, CHLOE = 1, 2, 3


@pytest.fixture
async def store(kept_at: Where) -> AsyncIterator[Store]:
    made = await stores.new(kept_at)
    yield made
    await made.close()


@pytest.fixture
def sessions(store: Store) -> Sessions:
    return Sessions(store)


async def open_table(
    sessions: Sessions, channel_id: int = 5, seats: int = 2, house: Sequence[str] = ()
) -> GameRow:
    """A table that Anna has opened; its luck is always the same."""
    with patch("bot.play.lobby.secrets", SimpleNamespace(token_hex=lambda size: "5c" * size)):
        return await Lobby(sessions).new(
            game="ride", guild_id=4, channel_id=channel_id, host=(ANNA, "Anna"), seats=seats, language="en",
            pace="day", settings={}, house=house,
        )  # fmt: skip


@pytest.fixture
async def game(sessions: Sessions) -> int:
    """A game between Anna and Bram that has begun."""
    row = await open_table(sessions)
    await Lobby(sessions).join(row.id, BRAM, "Bram")
    return row.id
