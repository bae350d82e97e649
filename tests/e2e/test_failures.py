"""People who click too much, too late, or where they should not; and what they are told."""

import asyncio

import pytest

from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw, draws
from tests.e2e.tables import answers, begin, last_game, moves, replace, seat, take, turn

pytestmark = pytest.mark.both

MOVED_ON = "The board has moved on"


async def panel_of(player: Player, room: str = "dam") -> Shown:
    """An ephemeral panel with the question that is open now."""
    shown = (await player.press("Your move", channel=room)).message
    assert shown is not None
    assert shown.ephemeral
    return shown


def present(player: Player, shown: Shown) -> Shown:
    """A message as it is now."""
    return next(message for message in player.messages() if message.id == shown.id)


async def test_two_people_at_once_are_both_heard(stage: Stage) -> None:
    anna, bram = await seat(stage)
    keep = [answers(player.dm[-1])[0]["custom_id"] for player in (anna, bram)]
    await asyncio.gather(
        *(
            player.press(button, message=player.dm[-1])
            for player, button in zip((anna, bram), keep, strict=True)
        )
    )
    await stage.quiet()
    assert await moves(stage) == 2
    assert anna.sees("Anna keeps", "dam")
    assert anna.sees("Bram keeps", "dam")
    assert not stage.town.refusals


async def test_a_double_click_counts_once_and_says_so(stage: Stage) -> None:
    player, _ = await begin(stage)
    await take(stage, player)
    shown, before = player.dm[-1], await moves(stage)
    await asyncio.gather(*(draw(player, shown) for _ in range(3)))
    await stage.quiet()
    assert await moves(stage) == before + 1
    assert sum(MOVED_ON in message.text for message in player.dm if message.ephemeral) == 2
    assert sum(not message.ephemeral for message in player.dm) == 1


async def test_a_button_of_an_earlier_turn_shows_the_present_question(stage: Stage) -> None:
    player, other = await begin(stage)
    old = await panel_of(player)
    await turn(stage, player)
    await draw(player, old)
    await stage.quiet()
    assert player.sees(MOVED_ON, "dam")
    assert not draws(present(player, old))
    assert other.mention in present(player, old).text
    await turn(stage, other)
    before = await moves(stage)
    again = await panel_of(player)
    old = await panel_of(player)
    await take(stage, player)
    await draw(player, old)
    await stage.quiet()
    assert await moves(stage) == before + 1
    assert draws(present(player, old)) != draws(again)
    await draw(player, present(player, old))
    await stage.quiet()
    assert await moves(stage) == before + 2


async def test_a_button_of_an_earlier_game_says_that_it_is_over(stage: Stage) -> None:
    player, _ = await begin(stage)
    old = await panel_of(player)
    anna, bram = stage.town.people("Anna", "Bram")
    end = await anna.slash("game end", channel="dam")
    await anna.press("End the game", message=end.message)
    await stage.quiet()
    assert all("The game is over" in p.dm[-1].text for p in (anna, bram))
    await begin(stage)
    before = await moves(stage)
    await draw(player, old)
    await stage.quiet()
    assert await moves(stage) == before
    assert player.sees("Game 1 is over", "dam")
    assert (await last_game(stage)).id == 2


async def test_nobody_can_press_for_another(stage: Stage) -> None:
    player, other = await begin(stage)
    saskia = stage.town.person("Saskia")
    assert "watching this game" in (await saskia.press("Your move", channel="dam")).text
    assert "watching this game" in (await saskia.press("My hand", channel="dam")).text
    assert "watching this game" in (await saskia.slash("ride draw", channel="dam", card="draw:deck")).text
    assert "watching this game" in (await saskia.slash("game undo", channel="dam")).text
    assert "It is not your turn" in (await other.slash("ride draw", channel="dam", card="draw:deck")).text
    assert draws(await panel_of(other)) is None
    assert await moves(stage) == 2
    assert not player.sees("watching this game")


async def test_somebody_who_left_the_server_does_not_stop_the_game(stage: Stage) -> None:
    player, other = await begin(stage)
    other.leave()
    await turn(stage, player)
    assert other.mention in stage.town.room("dam").latest.text
    anna = stage.town.person("Anna")
    other.join()
    chloe = stage.town.newcomer("Christel", "en-GB")
    stage.watch.offset += 2 * 24 * 3600
    answer = await replace(anna, player=other, by=chloe)
    assert "plays on in that seat" in answer
    await stage.quiet()
    assert draws(chloe.dm[-1])
    await turn(stage, chloe)
    assert (await last_game(stage)).answers == 6


async def test_two_tables_opened_at_once_in_a_channel_become_one(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    answers = await asyncio.gather(
        *(player.slash("game new", channel="dam", game="ride", seats=2) for player in (anna, bram))
    )
    await stage.quiet()
    texts = sorted(answer.text for answer in answers)
    assert "is open" in texts[0]
    assert "already a game in this channel" in texts[1]
    assert len(stage.town.room("dam").messages) == 1
