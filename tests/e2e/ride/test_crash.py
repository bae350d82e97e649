"""`kill -9` between a click and the last message it causes: nothing is lost, and nothing is said twice."""

import asyncio
import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.driver import Player, Town
from tests.e2e.drawing import asked, draw
from tests.e2e.process import Process

MOVES = "SELECT count(*) FROM moves"


async def begin(town: Town, bot: Process, room: str = "dam") -> None:
    """Anna and Bram play, and have chosen their contracts."""
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("game new", channel=room, game="ride", seats=2)
    await bot.quiet()
    await bram.press("Join", channel=room)
    await bot.quiet()
    for number, player in enumerate((anna, bram), 1):
        await town.until(lambda player=player: bool(player.dm))  # type: ignore[misc]
        offered = await player.choices("ride contracts", channel=room, keep="")
        await player.slash("ride contracts", channel=room, keep=offered[0]["value"])
        await town.until(lambda number=number: bot.number(MOVES) == number)  # type: ignore[misc]
    await bot.quiet()


async def die_in_the_middle(player: Player, bot: Process, blow: Callable[[], object]) -> None:
    """Draw the last card of a turn, start the bot anew as soon as it is dead, and see what became of it.

    An older panel still shows the question: its button makes the move if it was not stored before the blow,
    and otherwise says that the board has moved on.
    """
    panel = (await player.press("Your move", channel="dam")).message
    assert panel is not None
    shown, before = player.dm[-1], bot.number(MOVES)
    blow()
    pressing = asyncio.create_task(draw(player, shown))
    await asyncio.sleep(0)
    await bot.again()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    stored = bot.number(MOVES)
    assert stored in (before, before + 1)
    await draw(player, panel)
    if stored > before:
        await player.until_sees("The board has moved on", "dam")
    else:
        await player.town.until(lambda: bot.number(MOVES) == before + 1)
    await bot.quiet()
    assert bot.number(MOVES) == before + 1
    assert player.sees("The board has moved on", "dam") == (stored > before)
    for message in player.messages("dam"):
        if message.ephemeral:
            player.world.delete(player.world.messages[message.channel_id][message.id])
    bot.check_messages()
    assert asked(player.town) is not player
    assert len(player.dm) == 1


async def first_card(town: Town, bot: Process) -> Player:
    """Whoever is asked draws one card of two."""
    player, before = asked(town), bot.number(MOVES)
    await draw(player, player.dm[-1])
    await town.until(lambda: bot.number(MOVES) == before + 1)
    await bot.quiet()
    return player


async def test_killed_at_any_request_of_a_move_that_ends_a_turn(town: Town, bot: Process) -> None:
    """A move's requests: its acknowledgement, the board, and two DMs."""
    await begin(town, bot)
    for countdown in range(1, 5):
        for after in (False, True) if countdown < 4 else (True,):
            player = await first_card(town, bot)
            await die_in_the_middle(player, bot, partial(bot.blow, countdown, after=after))


async def test_killed_at_any_moment_of_a_move(town: Town, bot: Process) -> None:
    await begin(town, bot)
    later = asyncio.get_running_loop().call_later
    for milliseconds in (3, 8, 15):
        player = await first_card(town, bot)
        await die_in_the_middle(player, bot, partial(later, milliseconds / 1000, bot.kill))


async def test_killed_at_any_request_of_a_game_that_begins(town: Town, bot: Process) -> None:
    """Joining as the last: an acknowledgement, the board, the lobby, two DMs opened and two sent."""
    anna, bram = town.people("Anna", "Bram")
    for number, countdown in enumerate((7, 4, 2, 1), 1):
        room = town.new_room(f"room{number}")
        await anna.slash("game new", channel=room, game="ride", seats=2)
        await bot.quiet()
        bot.blow(countdown, after=countdown != 4)
        pressing = asyncio.create_task(bram.press("Join", channel=room))
        await asyncio.sleep(0)
        await bot.again()
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        if "Join" in room.messages[0].buttons:
            await bram.press("Join", channel=room)
            await bot.quiet()
            bot.kill()
            await bot.again()
        bot.check_messages()
        assert len(room.messages) == 2
        assert "turn 1" in room.latest.text
        assert len(anna.dm) == len(bram.dm) == number
    assert len({ping.id for ping in anna.pings}) == len(anna.pings)


async def test_told_to_stop_it_finishes_and_leaves_nothing_unsaid(town: Town, bot: Process) -> None:
    await begin(town, bot)
    player = await first_card(town, bot)
    before = bot.number(MOVES)
    town.faults.add("PATCH", "/channels/", delay=0.3)
    await draw(player, player.dm[-1])
    assert bot.process is not None
    assert bot.process.pid is not None
    os.kill(bot.process.pid, signal.SIGTERM)
    assert await bot.gone() == 0
    assert bot.number(MOVES) == before + 1
    assert bot.number("SELECT count(*) FROM outbox") == 0
    assert '"message": "stopped"' in bot.log
    assert town.token not in bot.log
    assert '"level": "error"' not in bot.log
    bot.check_messages()
    await bot.start()
    await first_card(town, bot)
    assert bot.number(MOVES) == before + 2


async def test_told_to_stop_it_does_not_wait_for_ever(town: Town, bot: Process) -> None:
    """What cannot be said within a few seconds is said after the next start."""
    await begin(town, bot)
    player = await first_card(town, bot)
    town.faults.add("PATCH", "/channels/{channel_id}/messages", delay=60, times=9)
    await draw(player, player.dm[-1])
    assert bot.process is not None
    assert bot.process.pid is not None
    os.kill(bot.process.pid, signal.SIGTERM)
    assert await bot.gone() == 0
    assert bot.number("SELECT count(*) FROM outbox") > 0
    town.faults.clear()
    await bot.start()
    await bot.quiet()
    bot.check_messages()
    assert asked(town) is not player


async def test_a_wrong_token_is_told_in_a_sentence(town: Town, tmp_path: Path) -> None:
    wrong = Process(town, tmp_path, token="wrong")
    await wrong.launch()
    assert await wrong.gone() == 4
    assert wrong.log.splitlines()[-1].startswith("DISCORD_TOKEN: Discord does not know this token")


async def test_killed_after_posting_and_started_when_the_nonce_is_forgotten_nothing_hangs_twice(
    town: Town, bot: Process
) -> None:
    """The new board of a turn is posted, and nobody has noted where."""
    await begin(town, bot)
    player = await first_card(town, bot)
    # Who was active a moment ago is forgotten with a restart, so the board is moved for whoever is next.
    bot.kill()
    await bot.again()
    room, before = town.room("dam"), len(town.room("dam").messages)
    town.faults.add("POST", "/channels/{channel_id}/messages", delay=60, after=True, times=9)
    await draw(player, player.dm[-1])
    await town.until(lambda: len(room.messages) == before + 1)
    bot.kill()
    town.faults.forget_nonces()
    await bot.again()
    bot.check_messages()
    assert sum("Your move" in message.buttons for message in room.messages) == 1


async def test_a_dm_that_was_posted_and_not_noted_is_found_again(town: Town, bot: Process) -> None:
    await begin(town, bot)
    player = await first_card(town, bot)
    [other] = [person for person in town.people("Anna", "Bram") if person is not player]
    for message in other.dm:
        town.world.delete(town.world.messages[message.channel_id][message.id])
    [channel] = [place for place in other.channels() if place.recipient_id == other.id]
    town.faults.add("POST", "/messages", channel=channel, delay=60, after=True, times=9)
    await draw(player, player.dm[-1])
    await town.until(lambda: bool(other.dm))
    bot.kill()
    town.faults.forget_nonces()
    await bot.again()
    bot.check_messages()
    assert len(other.dm) == 1


async def test_where_the_history_cannot_be_read_what_was_left_unsaid_is_posted(
    town: Town, bot: Process
) -> None:
    await begin(town, bot)
    player = await first_card(town, bot)
    town.faults.deny(town.room("dam").channel, "read_message_history")
    town.faults.add("POST", "/channels/{channel_id}/messages", delay=60, times=9)
    moves = bot.number(MOVES)
    await draw(player, player.dm[-1])
    await town.until(lambda: bot.number(MOVES) == moves + 1)
    bot.kill()
    await bot.again()
    bot.check_messages()
    assert asked(town) is not player
