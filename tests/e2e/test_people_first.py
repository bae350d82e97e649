"""People first: nobody is replaced by a slip, everybody concerned hears of it, and all are asked again."""

import pytest

from bot.store.games import seats_of
from tests.driver import ANSWERING, Shown
from tests.e2e.conftest import Stage
from tests.e2e.forging import forge
from tests.e2e.tables import begin, contracts, last_game, pressed, replace, seat, three

DAY = 24 * 3600

pytestmark = pytest.mark.usefixtures("company")


async def sits(stage: Stage, number: int) -> int | None:
    return (await seats_of(stage.store, 1))[number].user_id


async def ended(stage: Stage) -> None:
    """The game of the dam is over before its end."""
    anna = stage.town.person("Anna")
    sure = await anna.slash("game end", channel="dam")
    assert sure.message is not None
    await anna.press("End the game", message=sure.message)
    await stage.quiet()


# Replacing


async def test_nobody_is_replaced_without_a_second_button(stage: Stage) -> None:
    player, _ = await begin(stage)
    number = (await last_game(stage)).asked[0]
    stage.watch.offset += 2 * DAY
    host = stage.town.person("Anna")
    said = await host.slash("game replace", channel="dam", player=player.name, by="Erik")
    await stage.quiet()
    assert said.ephemeral
    assert stage.town.person("Erik").mention in said.text
    assert await sits(stage, number) == int(player.id)
    assert said.message is not None
    assert "Erik) plays on" in await pressed(host, "Yes, hand the seat over", said.message)
    assert await sits(stage, number) == int(stage.town.person("Erik").id)


async def test_before_the_clock_has_run_out_the_second_button_asks_the_others(stage: Stage) -> None:
    anna, bram, cato = await three(stage)
    said = await anna.slash("game replace", channel="dam", player="Bram")
    await stage.quiet()
    assert "has time left" in said.text
    assert not cato.sees("shall a house player", "dam")
    assert said.message is not None
    assert "1 of 2" in await pressed(anna, "Yes, ask the others", said.message)
    await stage.quiet()
    assert cato.sees("shall a house player", "dam")
    assert await sits(stage, 1) == int(bram.id)


async def test_a_vote_about_a_seat_is_declined_by_a_press(stage: Stage) -> None:
    anna, bram, cato = await three(stage)
    await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    asked = cato.find("shall", "dam")
    assert f"{anna.mention} asks for it" in asked.text
    await bram.press("Decline", message=asked)
    await bram.until_sees("The others decide", "dam")
    await cato.press("Decline", message=asked)
    await stage.quiet()
    told = anna.find("does not agree: Bram keeps the seat", "dam")
    assert (told.id, told.buttons) == (asked.id, [])
    assert cato.mention in told.text
    assert await sits(stage, 1) == int(bram.id)
    await forge(anna, told, "do:1:vote:handover:1")
    await anna.until_sees("That vote is over", "dam")


async def test_whoever_is_replaced_is_told_by_a_message_of_its_own_and_takes_the_seat_back(
    stage: Stage,
) -> None:
    anna, bram, cato = await three(stage)
    await replace(anna, player="Bram")
    await stage.quiet()
    before = len(bram.dm)
    await cato.press("Agree", channel="dam")
    await stage.quiet()
    assert len(bram.dm) == before + 1, "an edited message rings nobody"
    await bram.press("Take my seat back", message=bram.dm[-1])
    await stage.quiet()
    assert await sits(stage, 1) == int(bram.id)


async def test_whoever_has_closed_dms_is_told_of_their_seat_in_the_channel(stage: Stage) -> None:
    bram = stage.town.person("Bram")
    bram.close_dms()
    anna, _, cato = await three(stage)
    stage.watch.offset += 3600
    await replace(anna, player="Bram")
    await stage.quiet()
    asked = bram.find("may play on in your seat", "dam")
    assert asked.id in {ping.id for ping in bram.pings}
    await cato.press("Agree", channel="dam")
    await stage.quiet()
    told = bram.find("The house plays on in your seat", "dam")
    assert told.id in {ping.id for ping in bram.pings}
    await bram.press("Take my seat back", message=told)
    await stage.quiet()
    assert await sits(stage, 1) == int(bram.id)


async def test_leaving_a_running_game_leads_to_the_house(stage: Stage) -> None:
    anna, bram = await seat(stage)
    left = await bram.slash("game leave", channel="dam")
    assert "Shall a house player (merchant) play on in Bram’s seat" in left.text
    assert "The house keeps your seat" in left.text
    assert await sits(stage, 1) == int(bram.id)
    assert left.message is not None
    await pressed(bram, "Yes, hand the seat over", left.message)
    await stage.quiet()
    assert await sits(stage, 1) is None
    assert anna.sees("plays on for Bram", "dam")
    await bram.slash("game join", channel="dam")
    assert await sits(stage, 1) == int(bram.id)


# Playing again


async def test_a_rematch_asks_everybody_who_played_and_keeps_the_terms(stage: Stage) -> None:
    anna, bram, cato = await three(stage, pace="live", hints=False)
    await replace(cato, player="Cato")
    await ended(stage)
    stage.watch.offset += 3600
    assert "Game 2 is open" in (await bram.slash("game rematch", channel="dam")).text
    await stage.quiet()
    table = stage.town.room("dam").latest
    assert f"{bram.mention} would like a rematch of game 1" in table.text
    assert anna.mention in table.text
    assert cato.mention in table.text, "the house only kept the seat"
    assert table.id in {ping.id for ping in anna.pings}
    assert table.id in {ping.id for ping in cato.pings}
    assert table.id not in {ping.id for ping in bram.pings}
    row = await last_game(stage)
    assert (row.seats, row.pace, row.hints, row.rematch_of) == (3, "live", False, 1)
    await anna.press("Join", message=table)
    await stage.quiet()
    assert anna.mention not in stage.town.room("dam").latest.text.partition("would like")[2]


async def test_the_house_players_come_to_a_rematch(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice")
    await stage.quiet()
    await ended(stage)
    await anna.slash("game rematch", channel="dam")
    seats = await seats_of(stage.store, 2)
    assert [(each.user_id, each.level) for each in seats] == [(int(anna.id), None), (None, "novice")]


async def test_whoever_asks_for_the_same_rematch_sits_down(stage: Stage) -> None:
    anna, bram = await seat(stage)
    await ended(stage)
    await anna.slash("game rematch", channel="dam")
    await bram.slash("game rematch", channel="dam")
    row = await last_game(stage)
    assert (row.id, row.stage) == (2, "playing")


async def test_whoever_watched_is_invited_to_a_table_of_their_own(stage: Stage) -> None:
    await seat(stage)
    await ended(stage)
    saskia = stage.town.person("Saskia")
    said = await saskia.slash("game rematch", channel="dam")
    assert "A rematch is for those who played" in said.text
    assert (await last_game(stage)).id == 1
    assert said.message is not None
    assert "Game 2 is open" in await pressed(saskia, "Open a new table", said.message)
    await stage.quiet()
    row = await last_game(stage)
    assert (row.host_id, row.rematch_of) == (int(saskia.id), None)
    table = stage.town.room("dam").latest
    assert "would like a rematch" not in table.text
    assert not any(ping.id == table.id for ping in stage.town.person("Bram").pings)


# Pauses


def rows(message: Shown) -> int:
    """How many things can be done on a message, besides looking at the game."""
    done = [c for c in message.components if str(c.get("custom_id")).startswith((*ANSWERING, "do:"))]
    return len([component for component in done if not component.get("disabled")])


async def test_a_pause_is_told_in_the_dm_and_its_buttons_sleep(stage: Stage) -> None:
    anna, bram = await seat(stage)
    await contracts(stage, anna)
    assert rows(bram.dm[-1])
    await anna.slash("game pause", channel="dam")
    await stage.quiet()
    for each in (anna, bram):
        assert f"The game is paused; the host ({anna.mention})" in each.dm[-1].text
        assert rows(each.dm[-1]) == 0
    assert len([c for c in bram.dm[-1].components if c.get("disabled")]) > 0, "they sleep, and are not gone"
    assert anna.mention in stage.town.room("dam").latest.text.partition("paused")[2]
    await anna.slash("game resume", channel="dam")
    await stage.quiet()
    assert rows(bram.dm[-1])
    assert "the host (" not in bram.dm[-1].text


async def test_the_host_is_named_at_the_table(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride")
    await stage.quiet()
    assert f"Host: {anna.mention}" in stage.town.room("dam").latest.text
