"""House players at the table, end to end."""

import asyncio
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.messages.layout import Select
from bot.messages.lobby import lobby
from bot.messages.slots import DmSlot, wish
from bot.play import house_players as houses
from bot.play.advice import recall
from bot.store.games import seats_of
from bot.store.rows import SeatRow
from bot.tables.seated import Seated
from rules.players.house import advise, levels
from rules.players.thought import Advice
from tests.driver import Player
from tests.e2e.conftest import Stage, staged
from tests.e2e.feld.tables import sit_down
from tests.e2e.tables import begin, last_game, replace, seat
from tests.waiting import PATIENCE, all_steps, until


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever failed thinks again soon."""
    monkeypatch.setattr(houses, "PATIENCE", (0.01, 0.01))


async def against(stage: Stage, level: str = "novice", **options: Any) -> Player:
    """Anna at a table with a house player, who has chosen its contracts."""
    stage.bot.houses.pause = 0
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2, house=level, pace="none", **options)
    await settled(stage)
    return anna


async def settled(stage: Stage) -> None:
    """Wait until no house player thinks any more, and all is said."""
    await stage.quiet()
    await stage.town.until(lambda: not stage.bot.houses.thinking)
    await stage.quiet()


async def answered(stage: Stage, player: Player) -> None:
    """The player answers all that is asked, with whatever is offered first."""
    while 0 in (seated := await stage.bot.sessions.seated(1)).row.asked:
        ask = seated.table().asks[0]
        picks = [option.id for option in ask.options[: max(1, ask.least)]]
        await stage.bot.sessions.answer(1, int(player.id), 0, picks)
    await settled(stage)


async def seats(stage: Stage) -> list[SeatRow]:
    return await seats_of(stage.store, 1)


async def test_a_visitor_alone_plays_a_whole_game_against_the_house(stage: Stage) -> None:
    stage.bot.houses.pause = 0
    [anna] = stage.town.people("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice", pace="none")
    await stage.quiet()
    await stage.town.until(lambda: anna.sees("turn 1", "dam"))
    hint = await anna.slash("my hint", channel="dam")
    assert "merchant" in hint.text
    for _ in range(400):
        seated = await stage.bot.sessions.seated(1)
        if seated.row.stage == "over":
            break
        if 0 in seated.row.asked:
            table = seated.table()
            picks, _ = await stage.bot.houses.advise(table.view(0), table.asks[0], "x")
            await stage.bot.sessions.answer(1, int(anna.id), 0, picks)
        else:
            await stage.town.settle(0.02)
    await stage.quiet()
    assert "Rematch" in stage.town.room("dam").latest.buttons
    moves = await stage.store.fetch("SELECT DISTINCT user_id FROM moves WHERE seat = 1")
    assert [row["user_id"] for row in moves] == [None]


# At the table


async def test_house_players_come_and_go_by_the_panel(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    stage.bot.houses.pause = 3600
    await anna.slash("game new", channel="dam", game="ride", seats=4)
    await stage.quiet()
    [select] = [row for row in lobby(await stage.bot.sessions.seated(1)).rows if isinstance(row, Select)]
    strengths = {choice.value: choice.about for choice in select.choices}
    assert strengths["novice"] == "for your first games"
    assert strengths["burgomaster"] == "wins 75 of 100 games against the level before it"
    assert tuple(strengths) == levels("ride")
    await anna.choose("Add a house player …", "burgomaster", channel="dam")
    await anna.choose("Add a house player …", "novice", channel="dam")
    await stage.quiet()
    assert "Agatha · burgomaster" in stage.town.room("dam").latest.text
    assert "Griet · novice" in stage.town.room("dam").latest.text
    await bram.choose("Add a house player …", "merchant", channel="dam")
    await stage.quiet()
    assert bram.sees("Only the host", "dam")
    await anna.press("Send the house home", channel="dam")
    await stage.quiet()
    assert "Agatha" not in stage.town.room("dam").latest.text
    assert [sitting.name for sitting in await seats(stage)] == ["Anna"]


async def test_a_whole_turn_of_the_house_is_one_message_and_rings_nobody_but_the_next(stage: Stage) -> None:
    anna = await against(stage, "merchant")
    stage.watch.offset += 3600
    before, rung = len(stage.town.room("dam").messages), len(anna.pings)
    await answered(stage, anna)
    shown = stage.town.room("dam").messages
    assert len(shown) - before <= 2, "one for her turn, one for the turn of the house"
    answers = await stage.store.number("SELECT count(*) FROM moves WHERE seat = 1")
    assert answers > 1
    assert "Machteld" in shown[-1].text
    assert [ping.id for ping in anna.pings[rung:]] == [shown[-1].id], "only her own next turn rings her"


async def test_the_house_plays_on_for_somebody_until_they_come_back(stage: Stage) -> None:
    stage.bot.houses.pause = 0
    player, other = await begin(stage)
    number = (await last_game(stage)).asked[0]
    said = await replace(player, player=player.name, house="novice")
    assert "is played by the house now" in said
    await settled(stage)
    assert other.sees("Griet", "dam"), "the log says who plays for whom"
    assert number not in (await last_game(stage)).asked
    kept = (await seats(stage))[number]
    assert (kept.user_id, kept.level, kept.away_id) == (None, "novice", int(player.id))
    await player.slash("game join", channel="dam")
    await settled(stage)
    assert (await seats(stage))[number].user_id == int(player.id)
    assert other.sees(f"{player.name} is back", "dam")


# Nothing stops them


async def test_whoever_failed_once_plays_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    think, failed = stage.bot.houses.think, list[bool]()

    async def flaky(*args: Any) -> Any:
        if not failed:
            failed.append(True)
            raise OSError("a passing error")
        return await think(*args)

    monkeypatch.setattr(stage.bot.houses, "think", flaky)
    await against(stage)
    assert failed
    assert (await last_game(stage)).asked == [0]


async def test_whoever_fails_always_answers_modestly(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> Any:
        raise OSError("a lasting error")

    monkeypatch.setattr(stage.bot.houses, "think", broken)
    await against(stage)
    assert (await last_game(stage)).asked == [0]


def looking_slowly(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """House players who look at a game say so, and wait until they may go on."""
    reading, go, look = asyncio.Event(), asyncio.Event(), stage.bot.houses._asked

    async def slowly(game_id: int) -> Seated | None:
        seen = await look(game_id)
        if not go.is_set():
            reading.set()
            await go.wait()
        return seen

    monkeypatch.setattr(stage.bot.houses, "_asked", slowly)
    return reading, go


async def test_a_move_while_the_house_looks_is_not_missed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await against(stage)
    reading, go = looking_slowly(stage, monkeypatch)
    stage.bot.houses.wake(1)
    await asyncio.wait_for(reading.wait(), PATIENCE)
    while 0 in (seated := await stage.bot.sessions.seated(1)).row.asked:
        ask = seated.table().asks[0]
        picks = [option.id for option in ask.options[: max(1, ask.least)]]
        await stage.bot.sessions.answer(1, int(anna.id), 0, picks)
    go.set()
    await settled(stage)
    assert (await last_game(stage)).asked == [0]


async def test_paused_they_wait_and_resumed_they_play(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await against(stage)
    seated = await stage.bot.sessions.seated(1)
    reading, go = looking_slowly(stage, monkeypatch)
    while 0 in seated.row.asked:
        ask = seated.table().asks[0]
        picks = [option.id for option in ask.options[: max(1, ask.least)]]
        await stage.bot.sessions.answer(1, int(anna.id), 0, picks)
        seated = await stage.bot.sessions.seated(1)
    await asyncio.wait_for(reading.wait(), PATIENCE)
    await anna.slash("game pause", channel="dam")
    go.set()
    await settled(stage)
    assert (await last_game(stage)).asked == [1]
    await anna.slash("game resume", channel="dam")
    await settled(stage)
    assert (await last_game(stage)).asked == [0]


# Hints


async def test_a_hint_tells_what_a_merchant_would_do_and_why(stage: Stage) -> None:
    anna = await against(stage)
    hint = await anna.slash("my hint", channel="dam")
    assert hint.ephemeral
    assert "merchant" in hint.text
    assert len(hint.text.splitlines()) > 1


async def test_a_turn_of_feld_is_played_by_doing_what_the_hint_says(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    table = await sit_down(stage, people, "dam")
    await table.forward(lambda t: t.g.phase == "III" and t.g.round > 2)
    [seat] = (await table.table()).asks
    person, steps = people[seat], 0
    await person.press("Hint", message=person.dm[-1])
    await stage.quiet()
    assert "What a merchant would do" in person.dm[-1].text
    await person.press("Players", message=person.dm[-1])
    await stage.quiet()
    assert "What a merchant would do" in person.dm[-1].text, "whatever else is looked at meanwhile"
    while seat in (row := await last_game(stage)).asked:
        await person.press("Do it", message=person.dm[-1])
        await stage.quiet()
        steps += 1
        after = await last_game(stage)
        assert after.answers > row.answers
        assert ("Do it" in person.dm[-1].buttons) == (seat in after.asked), (
            "the next step, as long as there is one"
        )
    assert steps > 1


async def test_a_hint_is_followed_on_the_panel_that_only_i_see(stage: Stage) -> None:
    anna = await against(stage)
    hint = await anna.slash("my hint", channel="dam")
    assert hint.message is not None
    assert hint.message.alt_texts, "the board is shown with it"
    before = (await last_game(stage)).answers
    await anna.press("Do it", message=hint.message)
    await settled(stage)
    assert (await last_game(stage)).answers > before


async def test_a_hint_is_still_told_after_a_restart_as_long_as_it_holds(tmp_path: Path) -> None:
    database, file = tmp_path / "schout.sqlite", tmp_path / "town.sqlite"
    async with staged(database, file) as stage:
        anna = await against(stage)
        await anna.press("Hint", message=anna.dm[-1])
        await stage.quiet()
        told = anna.dm[-1].text
        assert "What a merchant would do" in told
    async with staged(database, file) as stage:
        anna = stage.town.person("Anna")
        await until(lambda: (1, 0) in stage.bot.sessions.hints)
        async with stage.store.change() as db:
            await wish(db, 1, [DmSlot(0)])
        stage.bot.sessions.changed(1)
        await stage.quiet()
        assert anna.dm[-1].text == told
        await answered(stage, anna)
    async with staged(database, file) as stage:
        await recall(stage.bot.houses, stage.bot.sessions)
        assert not stage.bot.sessions.hints, "another question is open"


async def test_there_are_no_hints_in_a_rated_game(stage: Stage) -> None:
    anna = await against(stage, rated=True)
    assert "no hints in a rated game" in (await anna.slash("my hint", channel="dam")).text
    assert "Hint" not in anna.dm[-1].buttons


async def test_a_table_may_do_without_hints(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2, hints=False)
    await stage.quiet()
    assert "No hints" in stage.town.room("dam").latest.text
    await stage.town.person("Bram").press("Join", channel="dam")
    await stage.quiet()
    assert "no hints at this table" in (await anna.slash("my hint", channel="dam")).text


async def test_a_hint_under_way_is_told_though_the_bot_stops(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await against(stage)
    thinking, go = Event(), Event()

    def slowly(*args: Any) -> Advice:
        thought = advise(*args)
        thinking.set()
        go.wait(PATIENCE)
        return thought

    monkeypatch.setattr(houses, "advise", slowly)
    asking = asyncio.create_task(anna.slash("my hint", channel="dam"))
    await until(thinking.is_set)
    closing = asyncio.create_task(stage.bot.close())
    await all_steps()
    go.set()
    await closing
    assert "merchant" in (await asking).text


# Rated games


async def test_against_the_house_nothing_revealed_is_taken_back_in_a_rated_game(stage: Stage) -> None:
    anna = await against(stage, rated=True)
    await answered(stage, anna)
    await stage.bot.sessions.answer(1, int(anna.id), 0, ["draw:deck"])
    await stage.quiet()
    assert "nothing that was revealed is taken back" in (await anna.slash("game undo", channel="dam")).text


async def test_in_a_rated_game_nobody_lets_the_house_play_for_themselves(stage: Stage) -> None:
    stage.bot.houses.pause = 3600
    anna, bram = await seat(stage, rated=True)
    assert "0 of 1" in await replace(bram, player="Bram")
    stage.watch.offset += 2 * 24 * 3600
    assert "0 of 1" in await replace(anna, player="Anna")
    assert "is played by the house now" in await replace(anna, player="Bram")
    assert "hands their own seat" in await replace(anna, player="Anna")
    async with stage.store.change() as db:
        await db.execute("UPDATE games SET stage = 'over', points = '[60, 3]', winners = '[0]'")
    told = (await bram.slash("stats", channel="dam")).text
    assert told.index("Anna") < told.index("Bram"), "what the house lost in his seat is his"


async def test_whoever_thinks_is_not_given_the_seed_of_the_game(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knows it knows every card that is still to be drawn."""
    given: list[object] = []
    do = stage.bot.houses.beside.do

    async def noted(work: Any, *args: Any, **options: Any) -> Any:
        given.extend(args)
        return await do(work, *args, **options)

    monkeypatch.setattr(stage.bot.houses.beside, "do", noted)
    await against(stage)
    row = await last_game(stage)
    told = "\n".join(map(repr, given))
    assert told
    assert row.seed not in told
    assert sha256(row.seed.encode()).hexdigest() not in told
