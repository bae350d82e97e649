"""A town for every test, whose every answer must be one that Discord could have given."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from tests.driver import Town, connected, playground
from tests.playground.answers import ours
from tests.playground.crier import Crier
from tests.playground.openapi import described
from tests.waiting import PATIENCE

Ask = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    async with playground(ack_seconds=PATIENCE) as made:
        yield made
    for api in filter(None, (ours(), described())):
        assert api.faults(made.requests) == []


@pytest.fixture
async def crier(town: Town) -> AsyncIterator[Crier]:
    async with connected(town, Crier) as bot:
        yield bot
        assert bot.errors == [], "a command of the crier raised"


@pytest.fixture
async def ask(town: Town) -> AsyncIterator[Ask]:
    """Requests past discord.py, which would itself refuse some of what Discord must refuse."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {town.token}"}) as session:

        async def call(method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
            url = f"{town.base}/api/v10{path}"
            async with session.request(method, url, json=body, **options) as answer:
                return answer.status, await answer.json() if answer.content_length else None

        yield call
