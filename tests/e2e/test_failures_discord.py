"""What Discord takes away or refuses: the game goes on, and whoever is concerned is told in a sentence."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.outbox import setbacks
from bot.outbox.lanes import Lane
from bot.outbox.saying import Said
from bot.store.rows import Wish
from bot.tables.seated import Seated
from tests.driver import Room
from tests.e2e.conftest import ON_A_BUSY_MACHINE, Stage
from tests.e2e.drawing import draw, draws
from tests.e2e.tables import answers, begin, contracts, last_game, moves, seat, take, turn
from tests.waiting import PATIENCE

SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))


async def said(stage: Stage) -> None:
    """Wait until nothing is left to say, over all trials."""
    async with asyncio.timeout(PATIENCE):
        await stage.quiet()
        while await stage.store.number("SELECT count(*) FROM outbox"):
            await asyncio.sleep(0.02)
            await stage.quiet()


# What is deleted


async def test_a_deleted_board_is_posted_again(stage: Stage) -> None:
    player, other = await begin(stage)
    room = stage.town.room("dam")
    world = stage.town.world
    world.delete(world.messages[room.id][room.latest.id])
    await take(stage, player)
    await said(stage)
    assert "Your move" in room.latest.buttons
    assert "draws from the deck" in room.latest.text
    await take(stage, player)
    assert sum("Your move" in message.buttons for message in room.messages) == 1
    assert other.mention in room.latest.text


async def test_a_deleted_dm_is_sent_again(stage: Stage) -> None:
    player, _ = await begin(stage)
    world = stage.town.world
    for message in player.dm:
        world.delete(world.messages[message.channel_id][message.id])
    await take(stage, player)
    await said(stage)
    assert len(player.dm) == 1
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert await moves(stage) == 4


async def test_a_deleted_lobby_does_not_come_back_once_the_game_has_begun(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    room, world = stage.town.room("dam"), stage.town.world
    world.delete(world.messages[room.id][room.latest.id])
    await bram.slash("game join", channel="dam")
    await said(stage)
    assert len(room.messages) == 1
    assert "turn 1" in room.latest.text


async def test_a_deleted_channel_ends_the_game_and_everybody_is_told(stage: Stage) -> None:
    room = stage.town.new_room("gone")
    player, other = await begin(stage, room)
    stage.town.world.delete_channel(room.channel)
    await draw(player, player.dm[-1])
    await said(stage)
    for person in (player, other):
        assert person.sees("The channel of game 1 is gone, so the game was ended", "dm")
        assert person.sees("The game is over", "dm")
    assert (await last_game(stage)).stage == "ended"
    await begin(stage, "dam")


async def thread_of(stage: Stage, name: str) -> Room:
    town = stage.town
    made = town.world.add_thread(town.room("dam").channel, name, town.person("Anna").person)
    await stage.quiet()
    return Room(town, made)


async def test_a_game_in_a_thread_that_is_archived_opens_it_again(stage: Stage) -> None:
    room = await thread_of(stage, "archived")
    player, _ = await begin(stage, room)
    stage.town.world.change_thread(room.channel, archived=True)
    await draw(player, player.dm[-1])
    await said(stage)
    assert room.channel.thread is not None
    assert not room.channel.thread.archived
    assert "draws from the deck" in room.latest.text


async def test_a_locked_thread_is_told_to_the_host_and_the_game_goes_on_by_dm(stage: Stage) -> None:
    room = await thread_of(stage, "locked")
    player, other = await begin(stage, room)
    world, anna = stage.town.world, stage.town.person("Anna")
    world.deny(stage.town.room("dam").channel, "manage_threads")
    world.change_thread(room.channel, archived=True, locked=True)
    for _ in range(2):
        await draw(player, player.dm[0])
        await stage.quiet()
    assert draws(other.dm[0])
    assert anna.sees("I may not write in", "dm")
    asked, loop = len(stage.town.requests), asyncio.get_running_loop()
    began = loop.time()
    await asyncio.sleep(0.5)
    assert len(stage.town.requests) - asked < 20 * (loop.time() - began)
    world.change_thread(room.channel, archived=False, locked=False)
    await said(stage)
    assert other.mention in room.latest.text


async def test_a_deleted_thread_ends_the_game_like_a_channel(stage: Stage) -> None:
    room = await thread_of(stage, "deleted")
    player, _ = await begin(stage, room)
    stage.town.world.delete_channel(room.channel)
    await draw(player, player.dm[-1])
    await said(stage)
    assert player.sees("is gone", "dm")


# What is not allowed


@pytest.mark.parametrize("missing", ["send_messages", "view_channel", "attach_files"])
async def test_missing_permissions_are_told_to_the_host_once(stage: Stage, missing: str) -> None:
    player, other = await begin(stage)
    anna, room, world = stage.town.person("Anna"), stage.town.room("dam"), stage.town.world
    world.deny(room.channel, missing)
    for person in (player, player, other, other):
        stage.watch.offset += 90
        await draw(person, person.dm[0])
        await stage.quiet()
    told = [message for message in anna.dm if "I may not write in" in message.text]
    assert len(told) == 1
    assert not any("I may not" in message.text for message in stage.town.person("Bram").dm)
    assert await moves(stage) == 6
    world.allow(room.channel, missing)
    await said(stage)
    assert player.mention in room.latest.text
    assert sum("Your move" in message.buttons for message in room.messages) == 1


async def test_closed_dms_are_told_once_and_the_game_goes_on_with_the_buttons(stage: Stage) -> None:
    bram = stage.town.person("Bram")
    bram.close_dms()
    anna, bram = await seat(stage)
    await said(stage)
    room = stage.town.room("dam")
    told = [message for message in room.messages if "I cannot send you private messages" in message.text]
    assert len(told) == 1
    assert bram.mention in told[0].text
    assert anna.mention in told[0].text
    assert bram.dm == []
    hand = (await bram.press("My hand", channel="dam")).message
    assert hand is not None
    assert hand.ephemeral
    await bram.press(answers(hand)[0]["custom_id"], message=hand)
    await contracts(stage, anna)
    for _ in range(2):
        player = anna if (await last_game(stage)).asked == [0] else bram
        await turn(stage, player)
    assert sum("I cannot send you private messages" in message.text for message in room.messages) == 1
    attempts = [r for r in stage.town.refusals if r.answer["code"] == 50007]
    assert len(attempts) == 1


async def test_whoever_opens_their_dms_again_is_sent_their_game(stage: Stage) -> None:
    bram = stage.town.person("Bram")
    bram.close_dms()
    _, bram = await seat(stage)
    bram.close_dms(False)
    await bram.slash("my hand", channel="dm")
    await said(stage)
    panels = [message for message in bram.dm if not message.ephemeral]
    assert len(panels) == 1
    await bram.press(answers(panels[0])[0]["custom_id"], message=panels[0])
    await stage.quiet()
    assert await moves(stage) == 1


# What fails for a while


async def test_a_429_and_a_500_are_waited_for(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    stage.town.faults.add(*SEND, status=429, retry_after=0.1)
    stage.town.faults.add(*EDIT, status=500)
    await draw(player, player.dm[-1])
    await said(stage)
    room = stage.town.room("dam")
    assert other.mention in room.latest.text
    assert sum("Your move" in message.buttons for message in room.messages) == 1
    assert draws(other.dm[-1])


async def test_one_panel_that_cannot_be_shown_does_not_keep_the_others_waiting(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    stage.town.faults.add(*SEND, drop=True, times=30)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: draws(other.dm[-1]) is not None)
    stage.town.faults.clear()
    await said(stage)
    assert other.mention in stage.town.room("dam").latest.text


async def test_a_post_whose_answer_is_lost_is_not_posted_twice_and_shows_the_latest(stage: Stage) -> None:
    """The message is there, but we do not know; and the game moves on before we ask again."""
    player, other = await begin(stage)
    await take(stage, player)
    stage.watch.offset += 90
    room = stage.town.room("dam")
    count = len(room.messages)
    stage.town.faults.add(*SEND, drop=True, after=True)
    stage.town.faults.add(*SEND, drop=True, times=4)
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: len(room.messages) == count + 1)
    await draw(other, (await other.press("Your move", channel="dam")).message or room.latest)
    stage.town.faults.clear()
    await said(stage)
    assert len(room.messages) == count, "the board has only moved"
    assert f"{other.name} draws from the deck" in room.latest.text
    assert len({ping.id for ping in other.pings}) == len(other.pings)


async def test_a_board_whose_post_was_lost_is_closed_when_the_game_has_moved_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would post the board of a turn that is over; but it may hang already, with live buttons."""
    monkeypatch.setattr(setbacks, "PATIENCE", (3600,))
    monkeypatch.setattr(setbacks, "LONGEST_WHILE_BUSY", 3600)
    player, other = await begin(stage)
    await take(stage, player)
    room, world = stage.town.room("dam"), stage.town.world
    count = len(room.messages)
    stage.town.faults.add(*SEND, drop=True, after=True, channel=room.channel)
    stage.watch.offset += 90
    await take(stage, player)
    assert len(room.messages) == count + 1
    await turn(stage, other)
    stage.town.faults.forget_nonces()
    stage.bot.outbox.setbacks.hurry(server=int(world.main_guild_id))
    await said(stage)
    live = [message.text for message in room.messages if "Your move" in message.buttons]
    assert len(live) == 1
    assert f"{other.name} draws from the deck" in live[0]
    assert len(room.messages) == count


async def test_what_discord_refuses_for_good_is_given_up(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    stage.watch.offset += 90
    stage.town.faults.add(*SEND, status=400, code=50035)
    await draw(player, player.dm[-1])
    await said(stage)
    assert "given up" in caplog.text
    await turn(stage, other)
    assert player.mention in stage.town.room("dam").latest.text


async def test_an_acknowledgement_that_comes_too_late_loses_nothing(stage: Stage) -> None:
    """What was pressed in time is made, and to be seen, though Discord says that nobody responded."""
    player, _ = await begin(stage)
    stage.town.world.settings.ack_seconds = 0.2
    stage.town.faults.add("POST", "/callback", delay=0.4)
    with pytest.raises(AssertionError, match="did not respond"):
        await draw(player, player.dm[-1])
    await stage.quiet()
    assert await moves(stage) == 3
    assert "second card" in player.dm[-1].text
    stage.town.world.settings.ack_seconds = ON_A_BUSY_MACHINE
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert await moves(stage) == 4


async def test_slow_requests_delay_nobody_elses_answer(stage: Stage) -> None:
    player, _ = await begin(stage)
    slow = stage.town.faults.add(*EDIT, until=asyncio.Event())
    assert slow.until is not None
    await draw(player, player.dm[-1])
    await stage.town.until(lambda: slow.times == 0)
    assert (await stage.town.person("Saskia").slash("game status", channel="dam")).text
    slow.until.set()
    await said(stage)


# The gateway


@pytest.mark.parametrize("invalidate", [False, True], ids=["resumed", "invalidated"])
async def test_a_gateway_that_drops_is_taken_up_again(stage: Stage, invalidate: bool) -> None:
    player, other = await begin(stage)
    await stage.town.playground.gateway.drop(invalidate=invalidate)
    await stage.town.online()
    await turn(stage, player)
    await turn(stage, other)
    assert await moves(stage) == 6


async def test_a_click_while_the_gateway_is_down_is_heard_afterwards(stage: Stage) -> None:
    player, _ = await begin(stage)
    await stage.town.playground.gateway.drop()
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert await moves(stage) == 3


# What Discord puts off


async def test_a_long_wait_for_one_dm_holds_up_nothing_else(stage: Stage) -> None:
    anna, bram, chloe = stage.town.people("Anna", "Bram", "Chloé")
    stage.bot.outbox.lane = Lane(1, 1)
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    stage.town.faults.add("POST", "/users/@me/channels", status=429, retry_after=600)
    await bram.press("Join", channel="dam")
    await anna.until_sees("turn 1", "dam")
    await chloe.slash("game new", channel="waag", game="ride", seats=2)
    await chloe.until_sees("partie 2", "waag")
    for number, player in enumerate((anna, bram)):
        ask = (await stage.bot.sessions.seated(1)).table().asks[number]
        picks = [option.id for option in ask.options[:2]]
        await stage.bot.sessions.answer(1, int(player.id), number, picks)
    await anna.until_sees("Bram keeps", "dam")


async def test_what_could_not_be_noted_is_brought_up_to_date(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Posted, but noting where failed: posting again gives the old message back, which must be edited."""
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=3)
    await stage.quiet()
    hung, failed = stage.bot.outbox.speech.hung, list[bool]()

    async def failing(wanted: Wish, seated: Seated, said: Said, asleep: Sequence[int]) -> Said:
        if wanted.slot.startswith("board:") and not failed:
            failed.append(True)
            raise OSError("disk full")
        return await hung(wanted, seated, said, asleep)

    monkeypatch.setattr(stage.bot.outbox.speech, "hung", failing)
    await bram.press("Join", channel="dam")
    await anna.slash("game start", channel="dam")
    await stage.town.until(lambda: bool(failed))
    await stage.bot.lobby.pause(1, True)
    await said(stage)
    boards = [message for message in stage.town.room("dam").messages if "turn 1" in message.text]
    assert ["paused" in board.text for board in boards] == [True]
