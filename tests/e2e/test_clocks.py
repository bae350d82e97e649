"""Time: reminders that grow apart, quiet hours, days away, votes to go on, games that nobody touches."""

from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.store.games import update_game
from bot.store.people import change_settings
from bot.store.rows import PersonRow
from bot.tables.clock import due_after
from bot.tables.leave import quiet
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.drawing import draw
from tests.e2e.tables import begin, last_game, moves, seat, set_hours, take, turn
from tests.phones import Phone

pytestmark = pytest.mark.both

HOUR, DAY = 3600, 24 * 3600


async def later(stage: Stage, seconds: float) -> None:
    """So much time passes, and the clocks are looked at, also when whoever is asked is to be told of it."""
    first = min(seconds, 100)
    for passed in (first, seconds - first):
        stage.watch.offset += passed
        await stage.bot.clocks.look()
        await stage.quiet()


def reminded(player: Player) -> list[Shown]:
    """The reminders that are in the channel."""
    return [message for message in player.messages("dam") if "is waiting for your answer" in message.text]


# When


@pytest.mark.parametrize(
    ("hour", "hours", "silent"),
    [
        *((23, (22, 7), True), (3, (22, 7), True), (7, (22, 7), False), (21, (22, 7), False)),
        *((12, (9, 17), True), (17, (9, 17), False), (8, (9, 17), False), (5, (5, 5), False)),
    ],
)
@pytest.mark.parametrize("zone", ["Europe/Amsterdam", "America/New_York", "Asia/Kolkata"])
def test_quiet_hours_are_those_of_the_persons_own_clock(
    zone: str, hour: int, hours: tuple[int, int], silent: bool
) -> None:
    for month in (1, 7):
        now = int(datetime(2026, month, 15, hour, 30, tzinfo=ZoneInfo(zone)).timestamp())
        assert quiet(PersonRow(1, zone=zone, quiet_from=hours[0], quiet_to=hours[1]), now) == silent


def test_whoever_is_away_or_wants_no_reminders_gets_none() -> None:
    now = int(datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp())
    assert not quiet(PersonRow(1), now)
    assert quiet(PersonRow(1, away_until=now + 1), now)
    assert not quiet(PersonRow(1, away_until=now), now)
    assert quiet(PersonRow(1, reminders=False), now)


@pytest.mark.parametrize("pace", ["live", "day", "three-days", "none"])
def test_reminders_grow_apart_and_end(pace: str) -> None:
    moments = [t for t in range(0, 40 * DAY, 60) if due_after(pace, t) > due_after(pace, t - 60)]
    gaps = [after - before for before, after in zip([0, *moments], moments, strict=False)]
    assert 3 <= len(gaps) <= 5
    assert gaps == sorted(gaps)
    assert len(set(gaps)) == len(gaps)


# Reminders


async def test_whoever_is_asked_is_reminded_and_may_snooze(stage: Stage) -> None:
    player, other = await begin(stage, pace="day")
    await later(stage, 7 * HOUR)
    assert reminded(player) == []
    await later(stage, 2 * HOUR)
    [first] = reminded(player)
    assert player.mention in first.text
    assert f"<t:{(await last_game(stage)).since}:" in first.text
    assert first.id in {ping.id for ping in player.pings}
    assert first.id not in {ping.id for ping in other.pings}
    assert first.buttons == []
    await later(stage, 60)
    assert len(reminded(player)) == 1
    await later(stage, 11 * HOUR)
    second = reminded(player)[-1]
    assert len(reminded(player)) == 2
    assert second.buttons == ["Snooze 8 h"]
    await player.press("Snooze", message=second)
    await player.until_sees("No reminders for 8 hours", "dam")
    stage.watch.offset += 28 * HOUR - 7 * HOUR
    await turn(stage, player)
    await turn(stage, other)
    assert (await last_game(stage)).reminded == 0


async def test_a_snooze_holds_as_long_as_it_says(stage: Stage) -> None:
    player, _ = await begin(stage, pace="live")
    for minutes in (6, 7):
        await later(stage, minutes * 60)
    await player.press("Snooze", message=reminded(player)[-1])
    await player.until_sees("No reminders for 8 hours", "dam")
    await later(stage, 20 * 60)
    assert len(reminded(player)) == 2
    await later(stage, 8 * HOUR)
    assert len(reminded(player)) == 3


async def test_nobody_is_rung_at_night_but_in_the_morning_and_then_once(stage: Stage) -> None:
    player, _ = await begin(stage, pace="live")
    now = datetime.fromtimestamp(stage.watch(), ZoneInfo("Europe/Amsterdam")).hour
    quiet_hours = f"{now}-{(now + 3) % 24}"
    assert "Europe/Amsterdam" in await set_hours(player, quiet=quiet_hours, zone="Europe/Amsterdam")
    await later(stage, 13 * 60)
    assert Phone(player).notes == []
    await later(stage, 3 * HOUR)
    await later(stage, 20)
    await later(stage, 20)
    assert len(Phone(player).notes) == 1


async def test_whoever_is_away_is_not_rung_but_blocks_nobody(stage: Stage) -> None:
    player, other = await begin(stage, pace="day")
    await set_hours(player, away="30")
    await later(stage, DAY)
    assert reminded(player) == []
    await later(stage, DAY)
    assert reminded(player) == []
    notice = other.find("longer than was agreed", "dam")
    assert player.name in notice.text
    assert notice.id not in {ping.id for ping in player.pings}
    await other.press("Vote: skip", message=notice)
    await stage.quiet()
    assert (await last_game(stage)).asked == [1 if other.name == "Bram" else 0]


async def test_a_pause_stops_the_clocks(stage: Stage) -> None:
    player, _ = await begin(stage, pace="day")
    anna = stage.town.person("Anna")
    await later(stage, 9 * HOUR)
    await anna.slash("game pause", channel="dam")
    await stage.quiet()
    assert anna.sees("The game is paused", "dam")
    await later(stage, 30 * DAY)
    assert len(reminded(player)) == 1
    assert "is paused" in (await player.slash("ride draw", channel="dam", card="draw:deck")).text
    await anna.slash("game resume", channel="dam")
    await later(stage, 7 * HOUR)
    assert len(reminded(player)) == 1
    await later(stage, 2 * HOUR)
    assert len(reminded(player)) == 2


async def test_after_a_pause_reminders_ring_anew_by_dm_too(stage: Stage) -> None:
    """They are counted anew, and yet are messages of their own: what is edited rings nobody."""
    player, _ = await begin(stage, pace="day")
    await change_settings(stage.store, int(player.id), "en-GB", {"told": "dm"})
    await later(stage, 9 * HOUR)
    anna = stage.town.person("Anna")
    await anna.slash("game pause", channel="dam")
    await stage.quiet()
    await anna.slash("game resume", channel="dam")
    await later(stage, 9 * HOUR)
    notes = [note for note in Phone(player).notes if "is still waiting for your answer" in note.text]
    assert len(notes) == 2


async def test_the_clock_is_a_timestamp_of_discord(stage: Stage) -> None:
    await begin(stage, pace="three-days")
    row = await last_game(stage)
    assert f"<t:{row.since + 72 * HOUR}:R>" in stage.town.room("dam").latest.text
    await begin(stage, "waag", pace="none")
    assert "<t:" not in stage.town.room("waag").latest.text


# Going on without somebody


async def test_the_others_may_vote_to_go_on_after_the_grace_time(stage: Stage) -> None:
    player, other = await begin(stage, pace="day")
    row = await last_game(stage)
    await later(stage, 25 * HOUR)
    assert not other.sees("longer than was agreed", "dam")
    await later(stage, 24 * HOUR)
    notice = other.find("longer than was agreed", "dam")
    await stage.town.person("Saskia").press("Vote: skip", message=notice)
    await player.press("Vote: skip", message=notice)
    await player.until_sees("The others decide about that", "dam")
    await stage.quiet()
    assert (await last_game(stage)).answers == row.answers
    await other.press("Vote: skip", message=notice)
    await other.until_sees(f"{player.name} was skipped", "dam")
    await stage.quiet()
    assert (await last_game(stage)).answers > row.answers
    assert other.sees(f"{player.name} was skipped by vote", "dam")
    assert not other.sees("longer than was agreed", "dam"), "what is answered is not reminded of"
    await turn(stage, other)
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert player.sees(f"{player.name} draws from the deck", "dam")


async def test_three_at_a_table_decide_by_majority(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    cees = stage.town.newcomer("Cees", "en-GB")
    await anna.slash("game new", channel="dam", game="ride", seats=3, pace="live")
    await stage.quiet()
    for player in (bram, cees):
        await player.press("Join", channel="dam")
        await stage.quiet()
    await later(stage, 31 * 60)
    notice = anna.find("longer than was agreed", "dam")
    assert len([label for label in notice.buttons if label.startswith("Vote: skip")]) == 3
    await anna.press("Vote: skip Cees", message=notice)
    await anna.until_sees("Your vote counts: 1 of 2", "dam")
    assert await moves(stage) == 0
    await bram.press("Vote: skip Cees", message=notice)
    await stage.quiet()
    assert await moves(stage) == 1
    assert (await last_game(stage)).asked == [0, 1]


# Games that nobody touches


@pytest.mark.parametrize("paused", [False, True])
async def test_a_game_untouched_for_sixty_days_is_ended_with_a_notice_and_can_be_resumed(
    stage: Stage, paused: bool
) -> None:
    player, other = await begin(stage)
    anna = stage.town.person("Anna")
    if paused:
        await anna.slash("game pause", channel="dam")
        await stage.quiet()
    await later(stage, 59 * DAY)
    assert (await last_game(stage)).stage == "playing"
    await later(stage, 1.1 * DAY)
    assert (await last_game(stage)).stage == "ended"
    notice = stage.town.room("dam").latest
    assert "Nobody has touched this game for 60 days" in notice.text
    for person in (player, other):
        assert notice.id in {ping.id for ping in person.pings}
        assert "The game is over" in person.dm[-1].text
    answer = await anna.slash("game resume", channel="dam")
    assert "goes on" in answer.text
    await stage.quiet()
    assert player.mention in stage.town.room("dam").latest.text
    await draw(player, player.dm[-1])
    await stage.quiet()
    assert (await last_game(stage)).answers == 3
    await later(stage, 9 * HOUR)
    assert reminded(player)


async def test_an_open_table_that_nobody_touches_is_given_up(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await later(stage, 61 * DAY)
    assert (await last_game(stage)).stage == "ended"
    assert not any("Join" in message.buttons for message in stage.town.room("dam").messages)
    await seat(stage)


async def test_one_games_trouble_is_not_anothers(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    await begin(stage, "waag", pace="day")
    player, _ = await begin(stage, "dam", pace="day")
    async with stage.store.change() as db:
        await update_game(db, 1, asked=[77])
    await later(stage, 9 * HOUR)
    assert "a clock failed" in caplog.text
    assert len(reminded(player)) == 1


async def test_reminders_survive_a_restart(tmp_path: Path) -> None:
    file, database = tmp_path / "playground", tmp_path / "schout"
    async with staged(database, file) as stage:
        player, _ = await begin(stage, pace="day")
        await later(stage, 9 * HOUR)
        assert len(reminded(player)) == 1
        name = player.name
    async with staged(database, file) as stage:
        player = stage.town.person(name)
        await later(stage, 9 * HOUR)
        assert len(reminded(player)) == 1
        await later(stage, 11 * HOUR)
        assert len(reminded(player)) == 2
        await take(stage, player)


async def test_whoever_is_quiet_is_reminded_later_though_another_was_rung(stage: Stage) -> None:
    anna, bram = await seat(stage)
    hour = datetime.fromtimestamp(stage.watch() + 8.1 * HOUR, UTC).hour
    await set_hours(anna, zone="UTC", quiet=f"{hour}-{(hour + 2) % 24}")
    await later(stage, 8.1 * HOUR)
    assert [anna.mention in message.text for message in reminded(anna)] == [False]
    await later(stage, HOUR / 60)
    assert len(reminded(anna)) == 1, "nobody is rung twice"
    await later(stage, 3 * HOUR)
    assert [anna.mention in message.text for message in reminded(anna)] == [False, True]
    assert bram.mention not in reminded(anna)[-1].text
