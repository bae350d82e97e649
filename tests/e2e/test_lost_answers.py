"""Answers that are lost, late, unwanted or asked for twice on the way between the bot and Discord."""

import asyncio
import logging
from typing import Any

import pytest

from bot.edge import replies
from bot.playground.api.faults import CALLBACK, EDIT_ANSWER, FOLLOW_UP
from bot.store.games import seats_of
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw
from tests.e2e.tables import begin, last_game, moves, seat

#: An answer that Discord has, though we do not know it: the connection is torn, or something fails behind it.
LOST = [{"drop": True}, {"status": 500}]


def troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says that somebody should look into."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def panel_of(player: Player) -> Shown:
    """A panel of one's own in the channel."""
    shown = (await player.press("Your move", channel="dam")).message
    assert shown is not None
    return shown


def present(player: Player, shown: Shown) -> Shown:
    """A message as it is now."""
    return next(message for message in player.messages() if message.id == shown.id)


# An acknowledgement whose answer is lost on the way


@pytest.mark.parametrize("lost", LOST, ids=["torn", "failed"])
async def test_a_press_whose_acknowledgement_is_lost_is_made_and_shown(
    stage: Stage, caplog: pytest.LogCaptureFixture, lost: dict[str, Any]
) -> None:
    player, _ = await begin(stage)
    panel = await panel_of(player)
    stage.town.faults.add(*CALLBACK, after=True, **lost)
    await draw(player, panel)
    await stage.town.until(lambda: "second card" in present(player, panel).text)
    await stage.quiet()
    assert await moves(stage) == 3
    assert "went wrong" not in player.screen()
    assert not troubles(caplog)


async def test_a_command_whose_acknowledgement_is_lost_does_not_think_for_ever(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    lines: tuple[tuple[str, dict[str, str], str], ...] = (
        ("my hand", {}, "Your hand"),
        ("ride draw", {"card": "draw:deck"}, "You drew"),
        ("game status", {}, "The game is being played"),
    )
    for line, options, said in lines:
        stage.town.faults.add(*CALLBACK, after=True, drop=True)
        answer = await player.slash(line, channel="dam", **options)
        await stage.quiet()
        assert answer.message is not None
        assert said in present(player, answer.message).text
        assert not any(message.loading for message in player.messages("dam"))
    assert await moves(stage) == 3
    assert not troubles(caplog)


async def test_a_sentence_whose_acknowledgement_is_lost_is_said_once(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    _, bram = await seat(stage)
    stage.town.faults.add(*CALLBACK, after=True, drop=True)
    await bram.slash("game start", channel="dam")
    await stage.quiet()
    assert sum("Only the host" in message.text for message in bram.messages("dam")) == 1
    assert not troubles(caplog)


async def test_whoever_joins_while_the_acknowledgement_is_lost_sits_down_once(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=3)
    await stage.quiet()
    stage.town.faults.add(*CALLBACK, after=True, drop=True)
    await bram.press("Join", channel="dam")
    await stage.quiet()
    assert [s.user_id for s in await seats_of(stage.store, 1)] == [int(anna.id), int(bram.id)]
    assert not [message for message in bram.messages("dam") if message.ephemeral]


async def test_choices_whose_answer_is_lost_leave_no_traceback(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna = stage.town.person("Anna")
    stage.town.faults.add(*CALLBACK, after=True, drop=True)
    assert await anna.choices("card", channel="dam", name="waag")
    await stage.quiet()
    assert not troubles(caplog)


# Dismissed panels


async def test_whoever_dismisses_a_panel_right_after_a_press_is_not_told_that_it_failed(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    panel = await panel_of(player)
    world = stage.town.world
    stage.town.faults.add(*EDIT_ANSWER, delay=0.2)
    await draw(player, panel)
    world.delete(world.messages[panel.channel_id][panel.id])
    await stage.quiet()
    assert await moves(stage) == 3
    assert "went wrong" not in player.screen()
    assert not troubles(caplog)


async def test_whoever_dismisses_what_a_command_thinks_about_is_not_told_that_it_failed(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    world, room = stage.town.world, stage.town.room("dam")
    stage.town.faults.add(*EDIT_ANSWER, delay=0.2)
    asking = asyncio.create_task(player.slash("my hand", channel="dam"))
    await stage.town.until(lambda: any(message.loading for message in player.messages("dam")))
    [thinking] = [message for message in player.messages("dam") if message.loading]
    world.delete(world.messages[room.id][thinking.id])
    await stage.quiet()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert "went wrong" not in player.screen()
    assert not troubles(caplog)


# Twice


async def test_the_same_press_delivered_twice_is_one_press(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    stage.town.faults.twice(2)
    await draw(player, await panel_of(player))
    await stage.quiet()
    stage.town.faults.twice()
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert await moves(stage) == 4
    assert "The board has moved on" not in player.screen()
    assert not troubles(caplog)
    assert not stage.town.refusals


async def test_the_same_command_delivered_twice_is_one_command(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    stage.town.faults.twice(2)
    assert await player.choices("ride draw", channel="dam", card="deck")
    assert "You drew" in (await player.slash("ride draw", channel="dam", card="draw:deck")).text
    await stage.quiet()
    assert await moves(stage) == 3
    assert not troubles(caplog)
    assert not stage.town.refusals


async def test_a_press_that_is_replayed_much_later_is_one_press(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    stage.town.faults.twice(delay=0.3)
    await draw(player, player.dm[-1])
    await stage.town.settle(0.5)
    await stage.quiet()
    assert await moves(stage) == 3
    assert not any("moved on" in message.text for message in player.dm)
    assert not troubles(caplog)


# Follow-ups


async def test_what_cannot_be_shown_at_once_is_tried_again(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    panel, old = await panel_of(player), await panel_of(player)
    stage.town.faults.add(*EDIT_ANSWER, drop=True, times=2)
    stage.town.faults.add(*EDIT_ANSWER, status=502)
    await draw(player, panel)
    await stage.town.until(lambda: "second card" in present(player, panel).text)
    stage.town.faults.add(*FOLLOW_UP, drop=True)
    await draw(player, old)
    await stage.town.until(lambda: player.sees("The board has moved on", "dam"))
    assert "went wrong" not in player.screen()
    assert not troubles(caplog)


async def test_what_cannot_be_shown_at_all_is_one_line_in_the_log(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _ = await begin(stage)
    panel = await panel_of(player)
    monkeypatch.setattr(replies, "ANSWERED_WITHIN", 0.5)
    caplog.clear()
    with stage.town.faults.add(*EDIT_ANSWER, status=500, times=None):
        await draw(player, panel)
        await stage.quiet()
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in warnings] == ["not answered"]
    assert not any(record.exc_info for record in caplog.records)
    assert (await last_game(stage)).answers == 3
