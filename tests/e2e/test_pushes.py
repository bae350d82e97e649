"""What phones show when they ring: a sentence, of every message that rings, whatever goes wrong after it."""

import pytest

from bot.outbox import setbacks
from bot.playground.api.faults import EDIT, SEND
from tests.driver import Town
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw
from tests.e2e.process import Process
from tests.e2e.ride.test_crash import begin as begin_in
from tests.e2e.ride.test_crash import first_card
from tests.e2e.tables import begin, contracts, last_game, take, turn
from tests.e2e.test_clocks import HOUR, later
from tests.e2e.test_failures_discord import said
from tests.phones import Phone

V2, SILENT = 32768, 4096
GAME = "Ticket to Ride: Amsterdam 1"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))


async def test_a_turn_rings_with_the_game_the_question_and_what_happened(stage: Stage) -> None:
    player, other = await begin(stage)
    stage.watch.offset += 300
    await turn(stage, player)
    note = Phone(other).notes[-1]
    asked = "Draw transport cards, claim a route, or take contracts."
    assert note.text == f"{other.mention} · {GAME}: {asked} {player.name} draws from the deck."
    shown = stage.town.room("dam").latest
    assert shown.id == note.message_id
    assert shown.payload["content"] == ""
    assert shown.payload["flags"] & V2
    assert "Your move" in shown.buttons
    assert shown.files


async def test_a_beginning_a_reminder_and_a_vote_ring_with_a_sentence(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2, pace="day")
    await stage.quiet()
    stage.watch.offset += 300
    await bram.press("Join", channel="dam")
    await stage.quiet()
    assert any("Choose which contracts to keep, at least one." in text for text in Phone(anna).texts)
    for each in (anna, bram):
        await contracts(stage, each)
    player, other = (anna, bram) if (await last_game(stage)).asked == [0] else (bram, anna)
    await later(stage, 9 * HOUR)
    [reminder] = [text for text in Phone(player).texts if "is waiting for your answer" in text]
    assert reminder.startswith(player.mention)
    await turn(stage, player)
    stage.watch.offset += 300
    await player.slash("game undo", channel="dam")
    await player.press("Ask to take it back", channel="dam")
    await stage.quiet()
    assert "be taken back?" in Phone(other).texts[-1]
    assert all(Phone(player).texts + Phone(other).texts)


async def test_what_rings_nobody_is_posted_at_once_and_silently(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    assert not [request for request in stage.town.requests if request.method == "PATCH"]
    assert stage.town.room("dam").latest.payload["flags"] & SILENT
    assert stage.town.world.pings == []


# When it goes wrong


async def test_what_cannot_be_made_a_panel_keeps_its_sentence_until_it_can(stage: Stage) -> None:
    player, other = await begin(stage)
    stage.watch.offset += 300
    await take(stage, player)
    room = stage.town.room("dam")
    fault = stage.town.faults.add(*EDIT, status=503, times=None, channel=room.channel)
    rung = len(Phone(other).notes)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: len(Phone(other).notes) == rung + 1)
    await stage.town.until(lambda: stage.town.faults.happened > 2)
    assert room.latest.payload["content"] == Phone(other).texts[-1]
    assert "Your move" in room.latest.buttons
    fault.lift()
    await said(stage)
    assert room.latest.payload["content"] == ""
    assert room.latest.files
    assert len(Phone(other).notes) == rung + 1


async def test_what_is_deleted_before_it_became_a_panel_comes_back_without_a_ring(stage: Stage) -> None:
    player, other = await begin(stage)
    stage.watch.offset += 300
    await take(stage, player)
    room, world = stage.town.room("dam"), stage.town.world
    fault = stage.town.faults.add(*EDIT, status=503, times=None, channel=room.channel)
    rung = len(Phone(other).notes)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: len(Phone(other).notes) == rung + 1)
    world.delete(world.messages[room.id][room.latest.id])
    fault.lift()
    await said(stage)
    assert other.mention in room.latest.text
    assert room.latest.files
    assert len(Phone(other).notes) == rung + 1


@pytest.mark.parametrize("forgotten", [False, True], ids=["nonce-known", "nonce-forgotten"])
@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_killed_between_creating_and_editing_it_is_found_again_and_rings_once(
    town: Town, bot: Process, method: str, forgotten: bool
) -> None:
    """Killed before it was noted where the message hangs, or while it was made a panel."""
    await begin_in(town, bot)
    player = await first_card(town, bot)
    [other] = [person for person in town.people("Anna", "Bram") if person is not player]
    room = town.room("dam")
    # Who was active a moment ago is forgotten with a restart.
    bot.kill()
    await bot.again()
    rung = len(Phone(other).notes)
    path = SEND if method == "POST" else EDIT
    town.faults.add(*path, channel=room.channel, delay=60, after=method == "POST", times=9)
    await draw(player, player.dm[-1])
    await town.until(lambda: room.latest.payload["content"] != "")
    bot.kill()
    if forgotten:
        town.faults.forget_nonces()
    await bot.again()
    bot.check_messages()
    assert room.latest.payload["content"] == ""
    assert "Your move" in room.latest.buttons
    assert len(Phone(other).notes) == rung + 1
