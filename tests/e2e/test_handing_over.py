"""Nobody peeks by replacing: a seat goes by its owner's word, when its time has run out, or by vote."""

from typing import Any

import pytest

from bot.store.games import seats_of
from bot.store.rows import SeatRow
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.tables import answers, begin, contracts, last_game, replace, seat, three

DAY = 24 * 3600

pytestmark = pytest.mark.usefixtures("company")


async def sitting(stage: Stage, number: int = 1) -> SeatRow:
    return (await seats_of(stage.store, 1))[number]


def ballot(stage: Stage) -> Shown:
    """The message in the channel that asks about a seat."""
    return next(shown for shown in reversed(stage.town.room("dam").messages) if "Agree" in shown.buttons)


def votes(stage: Stage) -> list[str]:
    """All messages in the channel about seats that may change hands."""
    texts = [shown.text for shown in stage.town.room("dam").messages]
    return [text for text in texts if "the seat" in text or "that seat" in text]


async def told(player: Player, text: str, label: str, **where: Any) -> None:
    """Somebody presses a button, and reads what comes of it."""
    await player.press(label, **where)
    await player.until_sees(text)


# Peeking


async def test_a_host_cannot_replace_an_opponent_by_a_friend_who_reads_the_contracts(stage: Stage) -> None:
    anna, bram = await seat(stage)
    erik = stage.town.person("Erik")
    said = await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    assert "more than its time" in said
    assert (await sitting(stage)).user_id == int(bram.id)
    assert erik.dm == []
    await told(erik, "watching this game", "My hand", channel="dam")


async def test_nor_can_the_host_let_the_house_play_for_an_opponent(stage: Stage) -> None:
    anna, bram = await seat(stage)
    assert "more than its time" in await replace(anna, player="Bram")
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_nor_can_whoever_may_manage_the_channel(stage: Stage) -> None:
    _, bram = await seat(stage)
    saskia, world = stage.town.person("Saskia"), stage.town.world
    world.allow(stage.town.room("dam").channel, "manage_channels", who=saskia.person)
    said = await replace(saskia, player="Bram", by="Erik")
    assert "more than its time" in said
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_whoever_only_watches_replaces_nobody(stage: Stage) -> None:
    await three(stage)
    erik = stage.town.person("Erik")
    for by in ("Erik", None):
        said = await replace(erik, player="Bram", by=by)
        assert "You are watching this game" in said
    assert not votes(stage)


async def test_a_seat_that_the_house_keeps_is_not_given_away_by_the_host_alone(stage: Stage) -> None:
    anna, bram = await seat(stage)
    await replace(bram, player="Bram")
    said = await replace(anna, player="Bram", by="Erik")
    assert "more than its time" in said
    assert (await sitting(stage)).away_id == int(bram.id)


async def test_whoever_has_seen_one_seat_gets_no_other_of_that_game(stage: Stage) -> None:
    """Neither while the house keeps it for them, nor once it is somebody else's."""
    anna, bram, _ = await three(stage)
    await replace(anna, player="Anna")
    said = await replace(bram, player="Bram", by="Anna")
    assert "Anna has seen the secrets of another seat" in said
    await replace(anna, player="Anna", by="Erik")
    said = await replace(bram, player="Bram", by="Anna")
    assert "Anna has seen the secrets of another seat" in said
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_whoever_left_a_seat_may_be_given_it_again(stage: Stage) -> None:
    anna, _, _ = await three(stage)
    erik = stage.town.person("Erik")
    await replace(anna, player="Anna", by="Erik")
    await replace(erik, player="Erik", by="Anna")
    assert (await sitting(stage, 0)).user_id == int(anna.id)


async def test_whoever_was_deleted_does_not_come_back_to_another_seat(stage: Stage) -> None:
    """Nobody knows any more who it was: so nobody new sits down elsewhere, and the house plays on."""
    anna, bram, _ = await three(stage)
    await anna.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    said = await replace(bram, player="Bram", by="Anna")
    assert "has had their data deleted" in said
    assert "played by the house" in await replace(bram, player="Bram")


async def test_somebody_who_sits_at_the_table_gets_no_second_seat(stage: Stage) -> None:
    _, bram, cato = await three(stage)
    said = await replace(bram, player="Bram", by="Cato")
    assert "Cato already sits at this table" in said
    assert (await sitting(stage, 2)).user_id == int(cato.id)


async def test_a_game_in_a_dm_is_nobody_elses(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dm", game="feld")
    await stage.quiet()
    said = await anna.slash("game replace", channel="dm", player="Anna", by="Bram")
    assert "you can only play alone" in said.text


# When the time has run out


async def test_once_the_time_has_run_out_the_host_may_replace_whoever_is_waited_for(stage: Stage) -> None:
    player, other = await begin(stage)
    host = stage.town.person("Anna")
    if player is host:
        await replace(host, player="Anna", by="Erik")
        await stage.quiet()
        player = stage.town.person("Erik")
    number = (await last_game(stage)).asked[0]
    stage.watch.offset += 2 * DAY
    assert "plays on" in await replace(host, player=player.name, by="Saskia")
    await stage.quiet()
    assert (await sitting(stage, number)).name == "Saskia"
    assert other.name != "Saskia"
    told = player.dm[-1]
    assert "Saskia plays on in your seat" in told.text


# A rated game


async def test_in_a_rated_game_a_seat_goes_only_to_the_house(stage: Stage) -> None:
    anna, bram, _ = await three(stage, rated=True)
    for asker in (anna, bram):
        said = await replace(asker, player="Bram", by="Erik")
        assert "goes only to the house" in said
    stage.watch.offset += 2 * DAY
    said = await replace(anna, player="Bram", by="Erik")
    assert "goes only to the house" in said
    assert (await sitting(stage)).user_id == int(bram.id)
    assert "played by the house" in await replace(anna, player="Bram")
    said = await replace(bram, player="Bram", by="Erik")
    assert "goes only to the house" in said
    await bram.slash("game join", channel="dam")
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_in_a_rated_game_the_others_may_agree_to_let_somebody_go(stage: Stage) -> None:
    anna, bram, cato = await three(stage, rated=True)
    assert "0 of 2" in await replace(bram, player="Bram", house="novice")
    await stage.quiet()
    assert bram.mention in ballot(stage).text
    await told(cato, "Your vote counts: 1 of 2", "Agree", channel="dam")
    await told(anna, "has changed hands", "Agree", channel="dam")
    assert (await sitting(stage)).level == "novice"


# The vote of all others


async def test_before_that_all_others_must_agree(stage: Stage) -> None:
    anna, bram, cato = await three(stage)
    stage.watch.offset += 3600
    said = await replace(anna, player="Bram", by="Erik")
    assert "1 of 2" in said
    await stage.quiet()
    asked = ballot(stage)
    assert cato.mention in asked.text
    assert any(ping.id == asked.id for ping in cato.pings)
    assert not any(ping.id == asked.id for ping in anna.pings)
    await told(anna, "Your vote counts: 1 of 2", "Agree", message=asked)
    assert (await sitting(stage)).user_id == int(bram.id)
    await cato.press("Agree", message=asked)
    await stage.quiet()
    assert (await sitting(stage)).name == "Erik"
    assert answers(stage.town.person("Erik").dm[-1])
    assert not ballot_buttons(stage)
    assert "Erik plays on in your seat" in bram.dm[-1].text
    assert not bram.dm[-1].buttons


def ballot_buttons(stage: Stage) -> list[str]:
    """What can still be pressed on messages about seats."""
    shown = [shown for shown in stage.town.room("dam").messages if "Your move" not in shown.buttons]
    return [name for each in shown for name in each.buttons]


async def test_whoever_is_voted_about_is_told_by_dm_and_stays_by_a_press(stage: Stage) -> None:
    anna, bram, _ = await three(stage)
    await replace(anna, player="Bram")
    await stage.quiet()
    word = bram.dm[-1]
    assert anna.mention in word.text
    assert "may play on in your seat" in word.text
    await told(bram, "You keep your seat", "I am here", message=word)
    await stage.quiet()
    assert not ballot_buttons(stage)
    assert any("Bram is there and keeps the seat" in text for text in votes(stage))
    await told(bram, "That vote is over", "I am here", message=word)


async def test_a_vote_ends_when_whoever_it_is_about_moves(stage: Stage) -> None:
    anna, bram, _ = await three(stage)
    await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    asked = ballot(stage)
    await contracts(stage, anna)
    assert ballot(stage).id == asked.id, "somebody else's move decides nothing"
    await contracts(stage, bram)
    assert not ballot_buttons(stage)
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_votes_about_a_seat_outlive_the_moves_of_others(stage: Stage) -> None:
    anna, bram, cato = await three(stage)
    await replace(anna, player="Bram", house="novice")
    await stage.quiet()
    await contracts(stage, anna)
    await contracts(stage, cato)
    await cato.press("Agree", channel="dam")
    assert (await sitting(stage)).level == "novice"
    back = await stage_dm(stage, bram)
    await bram.press("Take my seat back", message=back)
    await stage.quiet()
    assert (await sitting(stage)).user_id == int(bram.id)


async def stage_dm(stage: Stage, player: Player) -> Shown:
    """The latest that somebody was told by DM."""
    await stage.quiet()
    return player.dm[-1]


async def test_nobody_votes_about_their_own_seat_or_from_outside(stage: Stage) -> None:
    anna, bram, cato = await three(stage)
    await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    await told(bram, "The others decide", "Agree", channel="dam")
    await told(stage.town.person("Erik"), "You are watching", "Agree", channel="dam")
    await told(stage.town.person("Erik"), "You are watching", "I am here", channel="dam")
    await told(cato, "That vote is over", "I am here", channel="dam")
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_asking_for_the_same_again_is_a_vote_and_for_another_a_new_one(stage: Stage) -> None:
    anna, _, cato = await three(stage)
    await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    assert "1 of 2" in await replace(cato, player="Bram", by="Saskia")
    await stage.quiet()
    first, second = stage.town.room("dam").messages[-2:]
    assert (first.buttons, second.buttons) == ([], ["Agree", "Decline", "I am here"])
    assert "plays on" in await replace(anna, player="Bram", by="Saskia")
    assert (await sitting(stage)).name == "Saskia"


async def test_a_vote_in_which_too_few_are_left_decides_nothing(stage: Stage) -> None:
    anna, bram, cato = await three(stage)
    await replace(anna, player="Bram", by="Erik")
    await replace(cato, player="Cato")
    await stage.quiet()
    await told(anna, "more than its time", "Agree", channel="dam")
    assert (await sitting(stage)).user_id == int(bram.id)


async def test_a_new_player_has_to_agree_too(stage: Stage) -> None:
    """The vote of whoever has left the table counts no more."""
    anna, _, cato = await three(stage)
    await replace(cato, player="Bram", by="Erik")
    await replace(cato, player="Cato", by="Saskia")
    await stage.quiet()
    await told(anna, "1 of 2", "Agree", channel="dam")
    await stage.town.person("Saskia").press("Agree", channel="dam")
    assert (await sitting(stage)).name == "Erik"


async def test_a_host_who_does_not_play_may_ask_and_has_no_vote(stage: Stage) -> None:
    await three(stage)
    saskia = stage.town.person("Saskia")
    async with stage.store.change() as db:
        await db.execute("UPDATE games SET host_id = ?", (int(saskia.id),))
    said = await replace(saskia, player="Bram", by="Erik")
    assert "0 of 2" in said
    await stage.quiet()
    await told(saskia, "You are watching", "Agree", channel="dam")


async def test_a_vote_outlives_a_restart_of_the_game_and_ends_with_it(stage: Stage) -> None:
    anna, _, cato = await three(stage)
    await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    await stage.bot.lobby.end(1, "ended")
    await told(cato, "is over", "Agree", channel="dam")
    await anna.slash("game resume", channel="dam")
    await cato.press("Agree", channel="dam")
    assert (await sitting(stage)).name == "Erik"


async def test_nothing_stays_of_whoever_asked_or_was_asked_for(stage: Stage) -> None:
    anna, *_ = await three(stage)
    erik = stage.town.person("Erik")
    await replace(anna, player="Bram", by="Erik")
    await stage.quiet()
    await erik.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert not ballot_buttons(stage)
    rows = [tuple(row) for row in await stage.store.fetch("SELECT * FROM handovers")]
    assert erik.id not in str(rows)
    assert "Erik" not in str(rows)


async def test_the_house_plays_on_for_whoever_is_deleted_while_a_game_is_paused(stage: Stage) -> None:
    anna, bram, _ = await three(stage)
    await anna.slash("game pause", channel="dam")
    await bram.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert (await sitting(stage)).level == "merchant"


async def test_the_house_plays_on_for_whoever_is_deleted_before_a_game_is_resumed(stage: Stage) -> None:
    anna, bram, _ = await three(stage)
    await stage.bot.lobby.end(1, "ended")
    await bram.slash("privacy delete", channel="dam", sure=True)
    await anna.slash("game resume", channel="dam")
    await stage.quiet()
    assert (await sitting(stage)).level == "merchant"
    said = await replace(anna, player="Anna", by="Bram")
    assert "has had their data deleted" in said
