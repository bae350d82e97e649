"""Being told of one's turn: once, where and when one likes, with a sentence, and not of somebody else's."""

import re
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from bot.messages import private as panels
from bot.messages.panels import Panel
from bot.store.games import update_game
from bot.store.moves import answers_of
from bot.store.people import change_settings
from bot.store.rows import PersonRow
from bot.tables.clock import standstill
from bot.tables.leave import away_for, resting
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.table import Table
from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.evenings import Evening, Rung, sit_down
from tests.e2e.ride.leaks import known, leaks
from tests.e2e.tables import begin, contracts, last_game, seat, set_hours, take, turn
from tests.e2e.test_clocks import DAY, HOUR, later
from tests.phones import Phone


async def settle(stage: Stage, person: Player, **own: Any) -> None:
    await change_settings(stage.store, int(person.id), "en-GB", own)


async def company(stage: Stage) -> list[Player]:
    return [*stage.town.people("Anna", "Bram"), stage.town.newcomer("Cees", "en-GB")]


def turns(rung: list[Rung]) -> list[int]:
    return [each.turn for each in rung]


async def check(evening: Evening) -> None:
    """Nobody is rung for another's question or without a word, and no secret is told."""
    row = await evening.row()
    seed, log = row.luck, await answers_of(evening.stage.store, evening.number)
    for each in evening.rung:
        assert re.search(rf"(Amsterdam|Hamburg)\S* {evening.number}\b", each.note.text), each.note.text
        over = "is over:" in each.note.text
        ahead = "you are next" in each.note.text
        assert over or ahead or each.owner.id in each.asked, each
        assert seed not in each.note.text
    if row.game == "ride":
        may_know = known(len(evening.people), seed, log)
        for each in evening.rung:
            own = may_know[evening.people.index(each.owner)]
            assert not leaks(own, each.note.text, seed=seed, private=False)


# Whole games


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads what is asked in these games: each panel tells only of which game and answer it is."""

    def question(seated: Seated, table: Table, seat: int, say: Speaker, **_: object) -> Panel:
        row = seated.row
        title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
        return Panel([f"### {title}", f"{seat} after {table.answers}"])

    monkeypatch.setattr(panels, "question", question)


@pytest.mark.usefixtures("unread")
async def test_a_whole_game_rings_everybody_once_a_turn_where_they_like(stage: Stage) -> None:
    """One is told in the channel, one by DM, one in both places."""
    anna, bram, cees = await company(stage)
    evening = await sit_down(stage, (anna, bram, cees), [{}, {"told": "dm"}, {"told": "both"}])
    row = await evening.play()
    last = row.turn
    await check(evening)
    for person, private, wanted in (
        (anna, False, True),
        (anna, True, False),
        (bram, False, False),
        (bram, True, True),
        (cees, False, True),
        (cees, True, True),
    ):
        rung = [each for each in evening.of(person, private=private) if "is over:" not in each.note.text]
        expected = sorted(evening.asked[person.id]) if wanted else []
        assert turns(rung) == expected, (person.name, private)
    for person in evening.people:
        assert sum("is over:" in text for text in Phone(person).texts) == 1
        assert len([shown for shown in person.dm if not shown.ephemeral]) == 1, "what told of turns is gone"
    assert len(evening.room.messages) <= (last + 2) / 3, f"{len(evening.room.messages)} for {last} turns"


@pytest.mark.usefixtures("unread")
async def test_a_whole_game_leaves_in_peace_who_wants_peace(stage: Stage) -> None:
    """One is told nowhere, one has muted the server, one is told also that they are next."""
    anna, bram, cees = await company(stage)
    evening = await sit_down(
        stage, (anna, bram, cees), [{"told": "neither"}, {}, {"told": "dm", "ahead": True}]
    )
    await evening.play()
    await check(evening)
    assert ["is over:" in text for text in Phone(anna).texts] == [True]
    assert Phone(bram, muted=True).notes == []
    assert Phone(bram).notes
    ahead = [each for each in evening.of(cees) if "you are next" in each.note.text]
    assert len(ahead) > 3
    assert len(set(turns(ahead))) == len(ahead)
    assert {each.turn for each in ahead}.isdisjoint(evening.asked[cees.id])
    missed = [each for each in ahead if each.turn + 1 not in evening.asked[cees.id]]
    assert len(missed) <= 2, "who is next is guessed well"


def hours(stage: Stage, *, after: int, long: int) -> dict[str, Any]:
    """Quiet hours that begin some hours from now."""
    hour = datetime.fromtimestamp(stage.watch(), UTC).hour + after
    return {"zone": "UTC", "quiet_from": hour % 24, "quiet_to": (hour + long) % 24}


#: Where each of three is told: who has quiet hours, who goes away, and who is there all the time.
SOMEWHERE: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"told": "channel"}, {"told": "dm"}, {"told": "both", "ahead": True}),
    ({"told": "dm", "ahead": True}, {"told": "both"}, {"told": "neither"}),
    ({"told": "both"}, {"told": "neither"}, {"told": "channel", "ahead": True}),
    ({"told": "neither"}, {"told": "channel", "ahead": True}, {"told": "dm"}),
)
#: What a reminder says.
REMINDED = "waiting for your answer"
#: The places in which somebody is told of each turn.
PLACES = {"channel": 1, "dm": 1, "both": 2, "neither": 0}


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize(
    ("game", "own"),
    [*(("ride", own) for own in SOMEWHERE), *(("feld", own) for own in SOMEWHERE[:2])],
    ids=lambda own: own if isinstance(own, str) else "-".join(each["told"] for each in own),
)
async def test_a_whole_game_wakes_nobody_and_tells_everybody_once(
    stage: Stage, game: str, own: tuple[dict[str, Any], ...]
) -> None:
    """One sleeps every night, one is away for some days in the middle, one has muted the server."""
    people = await company(stage)
    night = hours(stage, after=3, long=9)
    evening = await sit_down(stage, people, [own[0] | night, own[1], own[2]], game)
    evening.pause = 1200
    for _ in range(12):
        await evening.answer()
    now = stage.bot.sessions.now
    await settle(stage, people[1], away_from=now, away_until=now + 3 * DAY)
    row = await evening.play()
    for _ in range(12):
        stage.watch.offset += HOUR
        await evening.said()
    await check(evening)
    assert row.stage == "over"
    for person, settings in zip(people, own, strict=True):
        rung, told = evening.of(person), settings["told"]
        assert not any(each.asleep for each in rung), "nobody is woken"
        turn_by_turn = Counter(each.turn for each in rung if is_call(each))
        assert all(count <= PLACES[told] for count in turn_by_turn.values()), "nobody is told twice"
        untold = evening.asked[person.id] - turn_by_turn.keys()
        assert not untold or told == "neither", "everybody is told of each turn"
        reminded = {each.turn for each in rung if REMINDED in each.note.text}
        knew = {turn for user, turn in evening.known if user == person.id}
        assert reminded <= turn_by_turn.keys() | knew, "nobody is reminded of what they do not know"
        assert sum("is over:" in each.note.text for each in rung) == 1
        assert any("you are next" in each.note.text for each in rung) == ("ahead" in settings)
        muted = Phone(person, muted=True).notes
        assert len(muted) == sum(each.note.private for each in rung)
        assert muted or told in ("channel", "neither")


def is_call(each: Rung) -> bool:
    """Whether somebody was told that they are asked: not that they still are or are next, or of the end."""
    return not any(words in each.note.text for words in ("is over:", "you are next", REMINDED))


# When


async def test_whoever_was_active_a_moment_ago_is_told_after_ninety_seconds_if_the_question_waits(
    stage: Stage,
) -> None:
    player, other = await begin(stage)
    await turn(stage, player)
    assert Phone(other).notes == []
    stage.watch.offset += 80
    await stage.bot.clocks.look()
    await stage.quiet()
    assert Phone(other).notes == []
    stage.watch.offset += 15
    await stage.bot.clocks.look()
    await stage.quiet()
    [note] = Phone(other).notes
    assert note.message_id == stage.town.room("dam").latest.id
    await later(stage, 300)
    assert len(Phone(other).notes) == 1


async def test_whoever_is_in_the_middle_of_their_turn_is_not_told_of_it(stage: Stage) -> None:
    player, _ = await begin(stage)
    await take(stage, player)
    await later(stage, 300)
    assert Phone(player).notes == []


async def test_a_turn_that_comes_at_night_is_told_once_in_the_morning(stage: Stage) -> None:
    player, other = await begin(stage, pace="none")
    hour = datetime.fromtimestamp(stage.watch(), UTC).hour
    await settle(stage, other, zone="UTC", quiet_from=hour, quiet_to=(hour + 3) % 24)
    stage.watch.offset += 300
    await turn(stage, player)
    await later(stage, HOUR)
    assert Phone(other).notes == []
    assert other.mention in stage.town.room("dam").latest.text
    for _ in range(3):
        await later(stage, HOUR)
    assert len(Phone(other).notes) == 1


async def test_whoever_is_away_is_told_when_they_are_back(stage: Stage) -> None:
    player, other = await begin(stage, pace="none")
    await set_hours(other, away="2")
    stage.watch.offset += 300
    await turn(stage, player)
    await later(stage, DAY)
    assert Phone(other).notes == []
    await later(stage, DAY)
    assert len(Phone(other).notes) == 1


# By DM


async def test_a_dm_that_tells_of_a_turn_is_new_and_short_and_gone_with_the_move(stage: Stage) -> None:
    player, other = await begin(stage)
    await settle(stage, other, told="dm")
    stage.watch.offset += 300
    await turn(stage, player)
    [panel, told] = other.dm
    [text] = Phone(other, muted=True).texts
    assert text.endswith(f"{player.name} draws from the deck.")
    assert told.text.startswith(text)
    assert not told.files
    answer = await other.press("Your move", message=told)
    assert answer.ephemeral
    await turn(stage, other)
    assert [shown.id for shown in other.dm if not shown.ephemeral] == [panel.id]


async def test_of_several_who_are_asked_each_ones_own_call_goes_with_their_move(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    for person in (anna, bram):
        await settle(stage, person, told="dm")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    stage.watch.offset += 300
    await stage.bot.lobby.join(1, int(bram.id), bram.name)
    await stage.quiet()
    assert [len(person.dm) for person in (anna, bram)] == [2, 2]
    await contracts(stage, anna)
    assert [len(person.dm) for person in (anna, bram)] == [1, 2]


async def test_whoever_has_closed_their_dms_is_told_in_the_channel(stage: Stage) -> None:
    player, other = await begin(stage)
    await settle(stage, other, told="dm")
    other.close_dms()
    stage.watch.offset += 300
    await turn(stage, player)
    told = [note for note in Phone(other).notes if "claim a route" in note.text]
    assert [note.private for note in told] == [False]
    shown = [message for message in stage.town.room("dam").messages if "Your move" in message.buttons]
    assert [message.id for message in shown] == [told[0].message_id]


async def test_a_reminder_comes_where_one_is_told_and_goes_with_the_move(stage: Stage) -> None:
    player, other = await begin(stage, pace="day")
    await settle(stage, player, told="dm")
    await later(stage, 9 * HOUR)
    assert "is still waiting for your answer" in Phone(player).texts[-1]
    assert not other.sees("is waiting for your answer", "dam")
    await turn(stage, player)
    await later(stage, 9 * HOUR)
    reminder = other.find("is waiting for your answer", "dam")
    assert reminder.id in {note.message_id for note in Phone(other).notes}
    await turn(stage, other)
    assert not other.sees("is waiting for your answer", "dam")
    assert not player.sees("is still waiting", "dm")


async def test_whoever_wants_no_panel_by_dm_gets_none_and_loses_what_hangs(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await settle(stage, anna, private="button")
    anna, bram = await seat(stage)
    assert anna.dm == []
    assert len(bram.dm) == 1
    await settle(stage, bram, private="button")
    await contracts(stage, bram)
    assert bram.dm == []
    assert (await anna.press("Your move", channel="dam")).ephemeral


# Away, and the clock


async def test_being_away_stops_ones_clock_as_far_as_the_table_agreed(stage: Stage) -> None:
    player, other = await begin(stage, pace="day")
    async with stage.store.change() as db:
        await update_game(db, 1, leave=3)
    await set_hours(player, away="10")
    for _ in range(4):
        await later(stage, DAY)
        assert not other.sees("longer than was agreed", "dam")
    await later(stage, DAY)
    assert other.sees("longer than was agreed", "dam")


async def test_leave_that_was_used_is_used(stage: Stage) -> None:
    player, _ = await begin(stage, pace="day")
    async with stage.store.change() as db:
        await update_game(db, 1, leave=3)
    await set_hours(player, away="2")
    await later(stage, 2 * DAY)
    await turn(stage, player)
    seated = await stage.bot.sessions.seated(1)
    mine = seated.seat_of(int(player.id))
    assert mine is not None
    assert 1.9 * DAY < mine.rested <= 2 * DAY
    now = stage.bot.sessions.now
    mine, row = replace(mine, away_from=now, away_until=now + 10 * DAY), replace(seated.row, since=now)
    assert standstill(row, mine, now + 10 * DAY) == 3 * DAY - mine.rested


def test_days_away_begin_once_and_end_early() -> None:
    person = PersonRow(1)
    assert away_for(person, 2, 1000) == {"away_from": 1000, "away_until": 1000 + 2 * DAY}
    away = PersonRow(1, away_from=1000, away_until=1000 + 2 * DAY)
    assert away_for(away, 5, 2000) == {"away_from": 1000, "away_until": 2000 + 5 * DAY}
    assert away_for(away, 0, 2000) == {"away_until": 2000}
    assert not resting(away, 1000 + 2 * DAY)


@pytest.mark.parametrize("stage_of_life", ["paused", "ended"])
async def test_nobody_is_called_to_a_game_that_rests(stage: Stage, stage_of_life: str) -> None:
    player, other = await begin(stage)
    await turn(stage, player)
    anna = stage.town.person("Anna")
    if stage_of_life == "paused":
        await anna.slash("game pause", channel="dam")
    else:
        await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    await later(stage, HOUR)
    assert Phone(other).notes == []
    assert (await last_game(stage)).board == 0
