"""While one server fails, the others play as if nothing were, and whoever is asked is asked by DM.

This is the short form; `python -m tests.storm.failing_server` lets a server fail for five minutes.
"""

import pytest

from bot.edge import delivery
from bot.outbox.lanes import Lane
from tests.bench.bot import p95
from tests.bench.stored import ask_for, write
from tests.e2e.conftest import Stage
from tests.storm.failing_server import Day

#: Tables in each server: more than places.
TABLES = 10


@pytest.mark.parametrize("fault", [{"status": 500}, {"delay": 3600}], ids=["refuses all", "never answers"])
async def test_while_one_server_fails_the_boards_of_all_others_come_as_ever_and_everybody_is_asked(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, fault: dict[str, float]
) -> None:
    monkeypatch.setattr(delivery, "LIMIT", 2.0)
    monkeypatch.setattr(delivery, "PATIENT_LIMIT", 2.0)
    stage.bot.outbox.lane = Lane(6, 3)
    day = Day(stage.town, TABLES)
    await write(stage.path, day.games)
    await ask_for(stage.path, day.games, private=True)
    for game in day.games:
        stage.bot.sessions.changed(game.id)
    await stage.town.until(day.complete, 60, lambda: "the bot did not show all games")
    await stage.quiet()
    times = await day.run(calm=4, failing=6, pace=2.5, **fault)
    assert len(times.boards) >= 8
    assert len(times.questions) >= 8
    assert p95(times.boards) < 3 * p95(times.boards_before) + 2000
    assert max(times.questions) < 30
    await stage.town.until(
        lambda: not stage.bot.outbox.setbacks, 60, lambda: "what failed is not made up for"
    )
