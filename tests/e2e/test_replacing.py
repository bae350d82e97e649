"""Seats that change hands: whose secrets go where, who may come back, and what others see of it."""

import asyncio

import pytest

from bot.messages.lobby import lobby
from bot.play import votes
from bot.play.seats import add_house
from bot.store.games import seats_of
from bot.store.people import snooze
from tests.driver import Room
from tests.e2e.conftest import Stage
from tests.e2e.tables import answers, begin, contracts, last_game, replace, seat
from tests.waiting import PATIENCE, all_steps

DAY = 24 * 3600


async def test_secrets_go_to_the_new_player_though_the_first_dm_is_still_on_its_way(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bram, chloe = stage.town.people("Anna", "Bram", "Chloé")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    gate, reached, post = asyncio.Event(), asyncio.Event(), stage.bot.outbox.speech.delivery.post
    slow_channel = bram._channel("dm").id

    async def slowly(channel_id: int, *rest: object) -> int:
        if str(channel_id) == slow_channel:
            reached.set()
            await gate.wait()
        return await post(channel_id, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(stage.bot.outbox.speech.delivery, "post", slowly)
    await bram.press("Join", channel="dam")
    await asyncio.wait_for(reached.wait(), PATIENCE)
    await replace(bram, player="Bram", by="Chloé")
    gate.set()
    # Her language is known when she has asked for something.
    await chloe.slash("help", channel="dam")
    await stage.quiet()
    await contracts(stage, chloe)
    assert "Contrat 1" in (await chloe.press("Ma main", message=chloe.dm[-1])).text
    assert not any(message.selects or "Contract" in message.text for message in bram.dm)
    assert "Chloé plays on in your seat" in bram.dm[-1].text


async def test_a_new_player_with_closed_dms_is_told_so(stage: Stage) -> None:
    bram, chloe = stage.town.people("Bram", "Chloé")
    bram.close_dms()
    chloe.close_dms()
    await seat(stage)
    stage.watch.offset += 3600
    await replace(bram, player="Bram", by="Chloé")
    stage.watch.offset += 3600
    await stage.quiet()
    assert any("private messages" in ping.text for ping in chloe.pings)


async def test_whoever_takes_a_seat_takes_neither_its_silence_nor_its_past(stage: Stage) -> None:
    player, _ = await begin(stage)
    await snooze(stage.store, 1, int(player.id), stage.bot.sessions.now + 72 * 3600)
    await replace(player, player=player.name, by="Chloé")
    await stage.quiet()
    stage.watch.offset += 9 * 3600
    await stage.bot.clocks.look()
    await stage.quiet()
    assert any("is waiting for your answer" in ping.text for ping in stage.town.person("Chloé").pings)


async def test_whoever_was_replaced_for_good_does_not_come_back(stage: Stage) -> None:
    anna, _ = await seat(stage)
    await replace(anna, player="Anna")
    await replace(anna, player="Anna", by="Chloé")
    await stage.quiet()
    said = await anna.slash("game join", channel="dam")
    assert "You sit" not in said.text
    assert (await seats_of(stage.store, 1))[0].name == "Chloé"


async def test_joining_again_is_refused_clearly(stage: Stage) -> None:
    anna, _ = await seat(stage)
    await replace(anna, player="Anna")
    await anna.slash("game join", channel="dam")
    await stage.quiet()
    assert "already sit" in (await anna.slash("game join", channel="dam")).text


async def test_coming_back_to_an_ended_game_is_refused(stage: Stage) -> None:
    anna, _ = await seat(stage)
    await replace(anna, player="Anna")
    await stage.quiet()
    await stage.bot.lobby.end(1, "ended")
    assert "is over" in (await anna.slash("game join", channel="dam")).text


async def test_a_table_can_be_shown_while_the_house_keeps_a_seat(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    stage.town.faults.add("PATCH", "/channels/", status=503, times=1)
    await bram.press("Join", channel="dam")
    await replace(anna, player="Anna")
    await stage.town.until(lambda: "Join" not in stage.town.room("dam").messages[0].buttons)
    assert "Anna" in lobby(await stage.bot.sessions.seated(1)).blocks[0]


async def test_who_has_just_answered_keeps_the_seat(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    player, other = await begin(stage)
    number = (await last_game(stage)).asked[0]
    await overdue(stage)
    missing = votes._missing
    answering: list[asyncio.Task[object]] = []

    async def counting(*counted: object) -> list[int]:
        answer = stage.bot.sessions.answer(1, int(player.id), number, ["draw:deck"])
        answering.append(asyncio.create_task(answer))
        await all_steps()
        return await missing(*counted)  # type: ignore[arg-type]

    monkeypatch.setattr(votes, "_missing", counting)
    board = stage.town.room("dam").latest
    await other.press(house_button(stage.town.room("dam")), message=board)
    await asyncio.gather(*answering)
    await stage.quiet()
    assert (await seats_of(stage.store, 1))[number].user_id == int(player.id)


async def overdue(stage: Stage) -> None:
    """So much later that the others may vote."""
    stage.watch.offset += 3 * DAY
    await stage.bot.clocks.look()
    await stage.quiet()


def house_button(room: Room) -> str:
    """The button under the latest message that lets the house play on."""
    return next(button for button in room.latest.buttons if "house" in button)


async def test_whoever_gave_the_seat_to_the_house_finds_nothing_to_press(stage: Stage) -> None:
    stage.bot.houses.pause = 3600
    anna, _ = await seat(stage)
    assert answers(anna.dm[-1])
    await replace(anna, player="Anna", house="merchant")
    await stage.quiet()
    assert [(message.selects, message.buttons) for message in anna.dm] == [([], [])]
    assert "The house plays on in your seat" in anna.dm[-1].text
    await anna.slash("game join", channel="dam")
    await stage.quiet()
    assert answers(anna.dm[-1])


async def test_whoever_is_replaced_is_told_in_their_own_language(stage: Stage) -> None:
    anna, ditte = stage.town.people("Anna", "Ditte")
    await anna.slash("game new", channel="dam", game="ride", seats=2, language="fr")
    await ditte.slash("game join", channel="dam")
    await stage.quiet()
    await replace(ditte, player="Ditte", by="Bram")
    await stage.quiet()
    assert "Bram spiller videre på din plads" in ditte.dm[-1].text


async def test_the_house_plays_on_under_a_name_of_its_own(stage: Stage) -> None:
    stage.bot.houses.pause = 3600
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=3, house="merchant")
    await bram.slash("game join", channel="dam")
    await stage.quiet()
    await replace(anna, player="Anna", house="merchant")
    await stage.quiet()
    assert "Cornelis (merchant)" in stage.town.room("dam").latest.text


async def test_a_rematch_has_the_same_house_players(stage: Stage) -> None:
    stage.bot.houses.pause = 3600
    anna = stage.town.person("Anna")
    said = await anna.slash("game new", channel="dam", game="ride", seats=2, house="burgomaster")
    assert "Game 1 has started" in said.text
    await stage.quiet()
    await stage.bot.lobby.end(1, "ended")
    assert "Game 2 has started" in (await anna.slash("game rematch", channel="dam")).text
    await stage.quiet()
    assert [sitting.level for sitting in await seats_of(stage.store, 2)] == [None, "burgomaster"]
    assert (await last_game(stage)).stage == "playing"


async def test_there_is_one_way_to_a_rematch_and_it_keeps_all_that_was_agreed(stage: Stage) -> None:
    assert not hasattr(stage.bot.lobby, "rematch"), "a second one that loses the house players"
    stage.bot.houses.pause = 3600
    anna = stage.town.person("Anna")
    agreed = {"pace": "three-days", "language": "da", "hints": False, "setting": "first", "value": "2"}
    await anna.slash("game new", channel="dam", game="ride", seats=3, house="merchant", **agreed)
    await add_house(stage.bot.lobby, 1, "novice")
    await stage.quiet()
    await stage.bot.lobby.end(1, "ended")
    await anna.slash("game rematch", channel="dam")
    await stage.quiet()
    before, after = await stage.bot.sessions.seated(1), await stage.bot.sessions.seated(2)
    kept = ("game", "seats", "settings", "language", "pace", "rated", "hints", "channel_id", "guild_id")
    assert [getattr(before.row, name) for name in kept] == [getattr(after.row, name) for name in kept]
    sitting = [[(seat.user_id, seat.level, seat.name) for seat in each.seats] for each in (before, after)]
    assert sitting[0] == sitting[1]


async def test_where_the_host_only_watches_the_first_player_may_run_the_table(stage: Stage) -> None:
    saskia, anna, bram = stage.town.people("Saskia", "Anna", "Bram")
    await stage.bot.lobby.new(
        game="ride",
        guild_id=int(stage.town.world.main_guild_id),
        channel_id=int(stage.town.room("dam").id),
        host=(int(saskia.id), "Saskia"),
        seats=4,
        language="en",
        pace="day",
        settings={},
        host_plays=False,
    )
    await anna.slash("game join", channel="dam")
    await bram.slash("game join", channel="dam")
    assert "Only the host" in (await bram.slash("game start", channel="dam")).text
    assert "has started" in (await anna.slash("game start", channel="dam")).text
    assert "is paused" in (await saskia.slash("game pause", channel="dam")).text


async def test_a_seat_that_the_house_keeps_can_be_given_to_somebody(stage: Stage) -> None:
    stage.bot.houses.pause = 3600
    _, bram = await seat(stage)
    await replace(bram, player="Bram")
    again = await replace(bram, player="Bram")
    assert "The house plays there already" in again
    await replace(bram, player="Bram", by="Chloé")
    await stage.quiet()
    taken = (await seats_of(stage.store, 1))[1]
    assert (taken.name, taken.level, taken.away_id) == ("Chloé", None, None)
    assert answers(stage.town.person("Chloé").dm[-1])
