"""What is free is given back, so that a process that runs for years stays as small as it was."""

import gc
import os
import pickle
import socket
import sys
from threading import Thread
from weakref import ref

import pytest

from bot import workers
from bot.heap import give_back
from bot.hosting.health import resident
from bot.workers import FRAME, TIDIED, answer_all, framed

#: Smaller than what lies apart from all else, and is given back by itself.
PIECE = 40_000


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read where Linux tells it")
def test_gaps_between_what_stays_are_given_back() -> None:
    made = [b"x" * PIECE for _ in range(1500)]
    stays = made[::50]
    del made
    before = resident(os.getpid())
    give_back()
    assert resident(os.getpid()) < before - 1000 * PIECE
    assert len(stays) == 30


def test_garbage_that_holds_itself_is_given_back() -> None:
    class Circle:
        pass

    circle = Circle()
    setattr(circle, "itself", circle)  # noqa: B010 - a circle of things, as frames and generators make them
    gone = ref(circle)
    gc.disable()
    try:
        del circle
        assert gone() is not None
        give_back()
    finally:
        gc.enable()
    assert gone() is None


def test_whoever_works_gives_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[None] = []
    monkeypatch.setattr(workers, "give_back", lambda: given.append(None))
    ours, theirs = socket.socketpair()
    worker = Thread(target=answer_all, args=(theirs,))
    worker.start()
    with ours, ours.makefile("rwb") as file:
        for number in range(2 * TIDIED + 1):
            file.write(framed((abs, (-number,))))
            file.flush()
            assert pickle.loads(file.read(int.from_bytes(file.read(FRAME)))) == (True, number)
    worker.join()
    assert len(given) == 2
