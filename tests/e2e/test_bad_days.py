"""Discord's bad days: what fails for one table, one server or a while passes, and nobody else notices."""

import pytest

from bot.messages import outbox
from bot.messages.slots import TurnSlot, wish
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw
from tests.e2e.tables import begin, last_game


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(outbox, "PATIENCE", (0.05, 0.1, 0.2))


# A channel that is gone


async def test_no_late_move_sets_a_game_back_to_playing_whose_channel_is_gone(stage: Stage) -> None:
    """The move was being made when Discord said that the channel is gone: the game ends after it."""
    room, sessions = stage.town.new_room("gone"), stage.bot.sessions
    await begin(stage, room)
    row = await last_game(stage)
    async with sessions.lock(row.id):
        seated = await sessions.seated(row.id)
        stage.town.world.delete_channel(room.channel)
        async with stage.store.change() as db:
            await wish(db, row.id, [TurnSlot(row.turn)])
        sessions.changed(row.id)
        await stage.town.until(lambda: any(r.answer["code"] == 10003 for r in stage.town.refusals))
        await stage.town.settle(0.2)
        assert (await last_game(stage)).stage == "playing"
        [number] = row.asked
        table = seated.table()
        events = table.answer(number, ["draw:deck"])
        await sessions._keep(seated, table, number, [("draw:deck",)], events, seated.seats[number].user_id)
    await stage.quiet()
    assert (await last_game(stage)).stage == "ended"


async def test_a_game_whose_channel_is_gone_is_ended_with_its_event(stage: Stage) -> None:
    room = stage.town.new_room("gone")
    player, other = await begin(stage, room)
    stage.town.world.delete_channel(room.channel)
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert (await stage.store.events(1))[-1].kind == "ended-gone"
    for person in (player, other):
        assert person.sees("The channel is gone, so the game was ended", "dm")
    assert await stage.store.wishes(1) == []


async def test_a_game_that_was_over_is_not_said_to_be_ended_when_its_channel_goes(stage: Stage) -> None:
    room = stage.town.new_room("gone")
    player, _ = await begin(stage, room)
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    stage.town.world.delete_channel(room.channel)
    async with stage.store.change() as db:
        await wish(db, 1, [TurnSlot((await last_game(stage)).turn)])
    stage.bot.sessions.changed(1)
    await stage.quiet()
    assert not player.sees("is gone", "dm")
    assert await stage.store.wishes(1) == []
