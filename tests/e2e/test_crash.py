"""`kill -9` between a click and the last message it causes: nothing is lost, and nothing is said twice."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from tests.driver import Player, Shown, Town, playground
from tests.e2e.process import Process

MOVES = "SELECT count(*) FROM moves"


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    async with playground(record=False) as made:
        yield made


@pytest.fixture
async def bot(town: Town, tmp_path: Path) -> AsyncIterator[Process]:
    made = Process(town, tmp_path)
    await made.start()
    yield made
    made.kill()
    await made.gone()


async def begin(town: Town, bot: Process, room: str = "dam") -> None:
    """Anna and Bram play, and have chosen their contracts."""
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("game new", channel=room, game="ride", seats=2)
    await bot.quiet()
    await bram.press("Join", channel=room)
    await bot.quiet()
    for player in (anna, bram):
        select = player.dm[-1].selects[0]
        await player.choose(select["custom_id"], select["options"][0]["value"], message=player.dm[-1])
        await bot.quiet()


def draws(shown: Shown) -> str | None:
    """The button or select on a message by which one can draw from the deck."""
    for component in shown.components:
        values = [option["value"] for option in component.get("options") or []]
        if str(component.get("custom_id")).endswith(":draw:deck") or "draw:deck" in values:
            return str(component["custom_id"])
    return None


def asked(town: Town) -> Player:
    """Whose DM offers a move."""
    [player] = [player for player in town.people("Anna", "Bram") if draws(player.dm[-1])]
    return player


async def draw(player: Player, shown: Shown) -> None:
    """Draw from the deck, by a button or from a select."""
    name = draws(shown)
    assert name is not None
    if name.startswith("pick:"):
        await player.press(name, message=shown)
    else:
        await player.choose(name, "draw:deck", message=shown)


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
    player = asked(town)
    await draw(player, player.dm[-1])
    await bot.quiet()
    return player


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_killed_at_any_request_of_a_move_that_ends_a_turn(
    town: Town, bot: Process, after: bool
) -> None:
    """A move's requests: its acknowledgement, the new board, the old one, and two DMs."""
    await begin(town, bot)
    for countdown in range(1, 6):
        player = await first_card(town, bot)
        await die_in_the_middle(player, bot, partial(bot.blow, countdown, after=after))


async def test_killed_at_any_moment_of_a_move(town: Town, bot: Process) -> None:
    await begin(town, bot)
    later = asyncio.get_running_loop().call_later
    for milliseconds in (2, 6, 10, 15, 25):
        player = await first_card(town, bot)
        await die_in_the_middle(player, bot, partial(later, milliseconds / 1000, bot.kill))


async def test_killed_at_any_request_of_a_game_that_begins(town: Town, bot: Process) -> None:
    """Joining as the last: an acknowledgement, the board, the lobby, two DMs opened and two sent."""
    anna, bram = town.people("Anna", "Bram")
    for countdown in range(1, 8):
        room = town.new_room(f"room{countdown}")
        await anna.slash("game new", channel=room, game="ride", seats=2)
        await bot.quiet()
        bot.blow(countdown, after=countdown % 2 == 0)
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
        assert len(anna.dm) == len(bram.dm) == countdown
    assert len({ping.id for ping in anna.pings}) == 7


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
    town.faults.add("POST", "/channels/{channel_id}/messages", delay=60, times=9)
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
