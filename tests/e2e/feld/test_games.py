"""Feld's Amsterdam as people play it: three at a table, alone in a DM, and with secret orders."""

import logging
import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.words.texts import LANGUAGES, Speaker, language
from rules.core.asking import Ask
from rules.core.table import Table
from rules.feld.orders import ORDERS
from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.feld.tables import (
    FeldTable,
    asks,
    by_buttons,
    by_commands,
    from_dm,
    last_game,
    sit_down,
    take_dice,
)
from tests.e2e.tables import answers, pressed


async def in_their_own_way(table: FeldTable, person: Player, question: Ask) -> None:
    """Anna types commands, Bram uses the channel's button, Chloé the DM, in French."""
    ways = dict(zip(("Anna", "Bram", "Chloé"), (by_commands, by_buttons, from_dm), strict=True))
    await ways[person.name](table, person, question)


async def test_three_people_play_a_whole_game(stage: Stage) -> None:
    """Setup, two rounds and the last turn are played by hand, the rest by luck."""
    table = await sit_down(stage, stage.town.people("Anna", "Bram", "Chloé"), "dam")
    room = stage.town.room("dam")
    await table.play(in_their_own_way, lambda t: t.g.round == 2)
    assert set(table.made) == {"commands", "buttons", "dm"}
    assert all({"card", "cube", "dice"} <= made for made in table.made.values())
    row = (await table.seated()).row
    boards = [message for message in room.messages if " · turn " in message.text]
    pages = [message for message in room.messages if " · turns " in message.text]
    assert len(boards) == 1
    assert len(pages) == (row.page - 1) // 6, "a page tells six turns"
    await table.forward(lambda t: t.g.round == 6 and t.g.phase == "III")
    await table.play(in_their_own_way, lambda t: t.g.round == 7)
    assert len(set().union(*table.made.values())) >= 9, table.made
    await table.forward(about_to_end)
    await table.play(in_their_own_way, lambda t: t.over)
    await stage.quiet()
    done = await table.table()
    assert done.over
    end = room.messages[-1]
    assert "Rematch" in end.buttons
    for person, points in zip(table.people, done.game.points(done.g), strict=True):
        assert f"**{person.name}: {points}**".replace("-", "−") in end.text
    winner = table.people[done.game.winners(done.g)[0]]
    assert f"{winner.name} wins!" in end.text
    assert not stage.town.refusals


def rich(table: Table) -> bool:
    """Whether a turn begins with cubes for many actions."""
    g = table.g
    return g.phase == "III" and not g.turn.done and sum(g.seats[g.waiting[0]].supply.values()) >= 8


async def test_several_actions_of_a_turn_are_one_message(stage: Stage) -> None:
    table = await sit_down(stage, stage.town.people("Anna", "Bram"), "dam", "actions")
    await table.forward(lambda t: t.g.round >= 4 and rich(t))
    room, turn = stage.town.room("dam"), (await table.seated()).row.turn
    before = len(room.messages)
    [seat] = (await table.table()).asks
    acted = 0
    while acted < 4 and seat in (asks := (await table.table()).asks):
        picks = next(o.id for o in asks[seat].options if o.verb != "pass")
        await stage.bot.sessions.answer(table.number, int(table.people[seat].id), seat, [picks])
        await stage.quiet()
        acted += 1
    assert acted >= 3
    assert (await table.seated()).row.turn == turn
    assert len(room.messages) == before
    log = [line for line in room.messages[-1].text.split("\n") if line.startswith("•")]
    assert len(log) >= 3


async def test_the_panel_of_a_turn_explains_itself(stage: Stage) -> None:
    """What a card does stands beside it, and the pass says what it would lose."""
    table = await sit_down(stage, stage.town.people("Anna", "Bram"), "dam", "explains")
    [seat] = (await table.table()).asks
    person = table.people[seat]
    answer = await person.press("Your move", channel="dam")
    display = (await table.table()).g.display
    for code in display:
        assert Speaker("en")(f"feld-card-{code}-text") in answer.text
    await table.forward(lambda t: t.g.round == 3 and t.g.phase == "III")
    [seat] = (await table.table()).asks
    answer = await table.people[seat].press("Your move", channel="dam")
    assert "Still possible, at best: " in answer.text
    assert answer.message is not None
    offered = [label for label in answer.message.buttons if label not in ("Undo", "For a phone")]
    assert offered[-1].startswith("Pass")


async def test_settings_that_exclude_each_other_are_refused_in_the_panel(stage: Stage) -> None:
    [anna] = stage.town.people("Anna")
    await anna.slash("game new", channel="dam", game="feld", seats=3)
    await stage.quiet()
    panel = await anna.press("Settings", channel="dam")
    assert panel.message is not None
    await pressed(anna, "What only this game has", panel.message)
    own = anna.find("Orders that lie face up", "dam")
    await anna.choose("Orders that lie face up", "two", message=own)
    await anna.until_sees("No more orders can lie face up (2) than everybody has (0).", "dam")
    await anna.choose("Secret orders for each", "three", message=own)
    await anna.choose("Orders that lie face up", "two", message=own)
    await stage.quiet()
    assert (await last_game(stage)).settings == {"orders": "3", "open-orders": "2"}
    refused = await anna.slash("game settings", channel="dam", seats=1)
    assert "Alone one plays without expansions" in refused.text


async def test_a_card_is_looked_up_by_number(stage: Stage) -> None:
    [anna] = stage.town.people("Anna")
    offered = await anna.choices("card", channel="dam", name="13")
    assert offered[0]["name"] == "Coffee roaster 013"
    answer = await anna.slash("card", channel="dam", name="13")
    assert "at least 3 active buildings" in answer.text
    assert "Phase III, once a round" in answer.text
    answer = await anna.slash("rules", channel="dam", game="feld")
    assert "12 rounds" in answer.text


# Alone


async def test_alone_wholly_in_a_dm(stage: Stage) -> None:
    [anna] = stage.town.people("Anna")
    refused = await anna.slash("game new", channel="dm", game="ride")
    assert "only play alone" in refused.text
    assert "only play alone" in (await anna.slash("game new", channel="dm", game="feld", seats=2)).text
    offered = await anna.choices("game new", channel="dm", game="feld", setting="rou")
    assert "rounds" in [choice["value"] for choice in offered]
    answer = await anna.slash("game new", channel="dm", game="feld", setting="rounds", value="10")
    assert "has started" in answer.text
    await stage.quiet()
    row = await last_game(stage)
    assert (row.stage, row.settings["rounds"]) == ("playing", "10")
    table = FeldTable(stage, row.id, [anna], "dm", Random("alone"))
    await table.play(from_dm, lambda t: t.g.phase == "III")
    await table.play(by_commands, lambda t: t.g.round == 4)
    assert anna.sees("TOM", "dm")
    await table.forward(lambda t: t.g.round == 12 and t.g.phase == "III")
    await table.play(from_dm, lambda t: t.over)
    await stage.quiet()
    assert re.search(r"^\d\. TOM — −?\d+ point", anna.find("Deliveries", "dm").text, re.MULTILINE)
    assert sum("Deliveries" in message.text for message in anna.dm) == 1, "the end hangs twice"
    public = [room for room in stage.town.rooms if room.channel.guild_id and room.messages]
    assert not [m for room in public for m in room.messages if "Stefan Feld" in m.text]
    assert not stage.town.refusals


async def test_alone_in_a_dm_that_is_closed_the_game_goes_on_by_commands(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    [anna] = stage.town.people("Anna")
    anna.close_dms()
    assert "has started" in (await anna.slash("game new", channel="dm", game="feld")).text
    await stage.quiet()
    hand = (await anna.slash("my turn", channel="dm")).message
    assert hand is not None
    assert asks(hand, 1)
    await anna.slash("privacy delete", channel="dm", sure=True)
    await stage.quiet()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_game_for_one_has_no_room_for_the_house_and_is_not_even_made(stage: Stage) -> None:
    [anna] = stage.town.people("Anna")
    for channel in ("dm", "dam"):
        answer = await anna.slash("game new", channel=channel, game="feld", seats=1, house="novice")
        assert "The table is full" in answer.text
    assert await stage.store.number("SELECT count(*) FROM games") == 0


async def test_alone_in_a_channel(stage: Stage) -> None:
    """Pages are turned though nobody else is ever asked."""
    table = await sit_down(stage, stage.town.people("Anna"), "dam", "channel")
    await table.play(by_buttons, lambda t: t.g.round == 2 and t.g.phase == "III")
    row = (await table.seated()).row
    pages = [m for m in stage.town.room("dam").messages if " · turns " in m.text]
    assert len(pages) == (row.page - 1) // 4 > 0


# All expansions, and secrets


EVERYTHING = {"workers": "yes", "marketeer": "yes", "tiles": "all", "orders": "5", "open-orders": "1"}


def hints(code: str) -> Iterator[re.Pattern[str]]:
    """What would tell of an order: its name, its text, and an option about it."""
    for say in map(Speaker, LANGUAGES):
        yield re.compile(re.escape(say(f"feld-order-{code}")))
        yield re.compile(re.escape(say(f"feld-order-{code}-text")))
        yield re.compile(re.escape(say(f"feld-order-{code}-text", seats=3)))
    yield re.compile(rf"\b(?:show|return):{code}\b")
    yield re.compile(rf"(?:Order|Commande|Ordre) {code}\b")


def leaked(text: str, codes: set[str]) -> list[str]:
    return [found[0] for code in sorted(codes) for hint in hints(code) if (found := hint.search(text))]


async def test_secret_orders_stay_secret_to_the_end(stage: Stage) -> None:
    """A game with all expansions: orders come by DM, and nobody else sees them before the end."""
    people = stage.town.people("Anna", "Bram", "Chloé")
    host, *others = people
    spectator = stage.town.newcomer("Eva", spectator=True)
    await host.slash("game new", channel="dam", game="feld", seats=3)
    for name, value in EVERYTHING.items():
        await host.slash("game settings", channel="dam", setting=name, value=value)
    for other in others:
        await other.press("Join", channel="dam")
        await stage.quiet()
    row = await last_game(stage)
    table = FeldTable(stage, row.id, people, "dam", Random("secrets"))
    secret = [set(seat.orders) for seat in (await table.table()).g.seats]
    for person, own in zip(people, secret, strict=True):
        say = Speaker(language(person.person.locale))
        assert all(say(f"feld-order-{code}") in person.dm[-1].text for code in own)
    await table.play(from_dm, lambda t: t.g.phase == "first-cards")
    shown = {code for seat in (await table.table()).g.seats for code in seat.shown}
    assert len(shown) == 3
    for round_ in range(2, 13, 2):
        await table.forward(lambda t, r=round_: t.g.round == r and t.g.phase == "III")  # type: ignore[misc]
        await table.play(in_their_own_way, lambda t, r=round_: t.g.phase != "III" or t.answers % 4 == 0)  # type: ignore[misc]
    await table.forward(about_to_end)
    await table.play(from_dm, lambda t: t.over or len(t.asks) <= 1)
    before = {reader.name: reader.everything() for reader in (*people, spectator)}
    await table.play(from_dm, lambda t: t.over)
    await stage.quiet()
    hidden = [own - shown for own in secret]
    for reader in (*people, spectator):
        theirs = set().union(
            *(own for person, own in zip(people, hidden, strict=True) if person is not reader)
        )
        assert leaked(before[reader.name], theirs) == []
        assert leaked(reader.everything(), theirs), "at the end every order is told"
    for person, own in zip(people, hidden, strict=True):
        assert leaked(before[person.name], own), "everybody was told their own"
    assert set().union(*secret) <= set(ORDERS)


def about_to_end(table: Table) -> bool:
    return table.g.round == 12 and table.g.phase == "III" and len(table.g.waiting) == 1


async def test_whoever_likes_sees_first_what_the_others_take(stage: Stage) -> None:
    """Dice that were chosen already are put back, and whoever chose them hears of it."""
    table = await sit_down(stage, stage.town.people("Anna", "Bram", "Chloé"), "dam")
    await table.forward(lambda t: t.g.phase == "II")
    first, second, third = (table.people[seat] for seat in (await table.table()).g.order)
    await take_dice(stage, third, "dice:pink", "dice:gray")
    say = {person: Speaker(language(person.person.locale)) for person in (first, second, third)}
    assert say[first]("feld-dice-after") not in first.dm[-1].buttons
    assert say[second]("feld-dice-after") in second.dm[-1].buttons
    assert "dice:after" in await second.autocomplete("feld dice", channel="dam", dice="")
    await second.slash("feld dice", channel="dam", dice="dice:after")
    await stage.quiet()
    assert list((await table.table()).asks) == [(await table.table()).g.order[0]]
    assert say[third]("feld-told-put-back") in third.dm[-1].text
    assert say[third]("button-undo") not in third.dm[-1].buttons
    assert not any(say[other]("feld-told-put-back") in other.everything() for other in (first, second))
    assert not answers(second.dm[-1])
    await take_dice(stage, first, "dice:pink", "dice:black")
    assert f"{first.name} takes" in second.dm[-1].text
    assert answers(second.dm[-1])
    assert say[second]("feld-dice-after") not in second.dm[-1].buttons
    assert not stage.town.refusals
