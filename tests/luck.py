"""Luck that is the same every day: which moves there are must not depend on when a test is run."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256
from itertools import count
from types import SimpleNamespace
from unittest.mock import patch


@contextmanager
def seeds_from(make: Callable[[int], str]) -> Iterator[None]:
    """Games dealt from seeds of this size that `make` gives; what people add by pressing is left out."""
    with (
        patch("bot.play.lobby.secrets", SimpleNamespace(token_hex=make)),
        patch("bot.play.lobby.shares_from", lambda _: []),
    ):
        yield


def the_same_seed() -> AbstractContextManager[None]:
    """Every game is dealt from one seed."""
    return seeds_from(lambda size: "7e" * size)


def known_seeds(named: str = "season") -> AbstractContextManager[None]:
    """One game after another has luck of its own, the same every time."""
    numbers = count(1)
    return seeds_from(lambda size: sha256(f"{named}/{next(numbers)}".encode()).hexdigest()[: 2 * size])
