"""While one server fails, the others play as if nothing were, and whoever is asked is asked by DM.

This is the short form; `python -m tests.storm.failing_server` lets a server fail for five minutes.
"""

from functools import partial
from statistics import median

import pytest

from bot.edge import delivery
from bot.outbox.lanes import Lane
from tests.bench.stored import ask_for, write
from tests.e2e.conftest import Stage
from tests.storm.failing_server import Day, in_turn

#: Tables in each server, more than places; and moves that are made in each, before and while one fails.
TABLES, MOVES = 10, 12
#: Seconds after which a request is given up: whoever waited for what fails would wait that long, a busy
#: machine does not.
CUT_OFF = 8.0


@pytest.mark.parametrize("fault", [{"status": 500}, {"delay": 3600}], ids=["refuses all", "never answers"])
async def test_while_one_server_fails_the_boards_of_all_others_come_as_ever_and_everybody_is_asked(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, fault: dict[str, float]
) -> None:
    monkeypatch.setattr(delivery, "LIMIT", CUT_OFF)
    monkeypatch.setattr(delivery, "PATIENT_LIMIT", CUT_OFF)
    stage.bot.outbox.lane = Lane(6, 3)
    day = Day(stage.town, TABLES)
    await write(stage.path, day.games)
    await ask_for(stage.path, day.games, private=True)
    for game in day.games:
        stage.bot.sessions.changed(game.id)
    await stage.town.until(day.complete, why=lambda: "the bot did not show all games")
    await stage.quiet()
    play = partial(in_turn, moves=MOVES, at_once=3)
    times = await day.run(play, play, **fault)
    assert len(times.boards) == len(times.questions) == MOVES
    assert max(times.boards) < 3 * max(times.boards_before) + CUT_OFF / 2
    assert median(times.questions) < 30
    await stage.town.until(
        lambda: not stage.bot.outbox.setbacks, why=lambda: "what failed is not made up for"
    )
