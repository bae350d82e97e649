"""`kill -9` in the middle of a turn of many actions of Feld's Amsterdam."""

import asyncio
import signal
from random import Random
from typing import Any

from bot.play.session import Sessions
from bot.store.opening import opened
from rules.core.asking import THEN
from rules.core.table import Table
from tests.driver import ANSWERING, Player, Shown, Town
from tests.e2e.process import Process
from tests.feld.lively import lively_picks

#: Answers that came with one press are one move.
MOVES = "SELECT count(DISTINCT coalesce(press, number)) FROM moves"
TURN = "SELECT turn FROM games"


async def in_the_middle(town: Town, bot: Process) -> None:
    """Anna and Bram have come to a turn with much to do; the bot slept meanwhile."""
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="feld", seats=2)
    await bot.quiet()
    await bram.press("Join", channel="dam")
    await bot.quiet()
    bot.kill()
    assert await bot.gone() == -signal.SIGKILL
    store, luck = await opened(bot.database), Random("crash")
    try:
        sessions = Sessions(store)
        while not much_to_do(table := (await sessions.seated(1)).table()):
            seat, question = next(iter(table.asks.items()))
            player = (anna, bram)[seat]
            await sessions.answer(1, int(player.id), seat, lively_picks(question, luck))
    finally:
        await store.close()
    await bot.start()
    await bot.quiet()


def much_to_do(table: Table) -> bool:
    """A turn that has just begun, with cubes for many actions."""
    g = table.g
    return g.phase == "III" and not g.turn.done and sum(g.seats[g.waiting[0]].supply.values()) >= 8


def asking(shown: Shown) -> list[dict[str, Any]]:
    """The buttons and selects of a message that answer one question without ending the turn."""
    return [
        component
        for component in shown.components
        if component.get("custom_id", "").startswith(ANSWERING)
        and not component["custom_id"].endswith(":pass")
        and THEN not in component["custom_id"]
    ]


def acting(town: Town) -> tuple[Player, Shown]:
    """Whoever has a turn to take, and the panel in the DM."""
    [found] = [(player, player.dm[-1]) for player in town.people("Anna", "Bram") if asking(player.dm[-1])]
    return found


async def act(player: Player, shown: Shown) -> None:
    """Choose the first thing there is that leaves much of the turn."""
    component = asking(shown)[0]
    if options := component.get("options"):
        one = next(option["value"] for option in options if THEN not in option["value"])
        await player.choose(component["custom_id"], one, message=shown)
    else:
        await player.press(component["custom_id"], message=shown)


async def test_killed_in_the_middle_of_a_turn_of_many_actions(town: Town, bot: Process) -> None:
    """Whatever is stored stays, what is not is asked again; the turn goes on in its one message."""
    await in_the_middle(town, bot)
    turn, messages = bot.number(TURN), len(town.room("dam").messages)
    first, _ = acting(town)
    for countdown, after in ((1, False), (2, False), (2, True)):
        player, shown = acting(town)
        assert player is first
        before = bot.number(MOVES)
        bot.blow(countdown, after=after)
        pressing = asyncio.create_task(act(player, shown))
        await town.until(lambda: bot.process is not None and bot.process.exitcode is not None)
        await bot.again()
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        stored = bot.number(MOVES)
        assert stored in (before, before + 1)
        bot.check_messages()
        if stored == before:
            await act(player, player.dm[-1])
            await town.until(lambda: bot.number(MOVES) == before + 1)  # noqa: B023 - waited for at once
            await bot.quiet()
    bot.check_messages()
    assert bot.number(TURN) == turn
    assert len(town.room("dam").messages) == messages
