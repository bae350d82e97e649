"""What is computed beside the loop holds it up for a moment at most."""

import sys
from collections.abc import Iterator

import pytest

from bot.loop import run


@pytest.fixture
def turns_as_before() -> Iterator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


def test_whoever_computes_beside_the_loop_lets_it_go_on_within_a_millisecond(turns_as_before: None) -> None:
    async def turn() -> float:
        return sys.getswitchinterval()

    sys.setswitchinterval(0.005)
    assert run(turn()) < 0.001
