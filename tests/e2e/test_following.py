"""Those who follow a game: what they choose, what they are told and when, and that no player waits for it."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.outbox import setbacks
from bot.store.rows import WatcherRow
from bot.store.watchers import watcher_of, watchers_of, write_watcher
from tests.driver import Player, Shown, Town
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw
from tests.e2e.process import Process
from tests.e2e.ride.test_crash import begin as begin_with
from tests.e2e.ride.test_crash import first_card
from tests.e2e.tables import begin, changed, last_game, replace, take, turn
from tests.e2e.test_clocks import HOUR, later
from tests.e2e.test_tidings import finish, morning, sleep
from tests.phones import Phone
from tests.playing import any_picks


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))


async def opened(player: Player) -> Shown:
    """The panel on which somebody chooses."""
    await player.press("Watch", channel="dam")
    return await player.until_sees("Follow Ticket to Ride", "dam")


async def follow(player: Player, *labels: str) -> str:
    """Choose something; returns what the panel says then."""
    shown = await opened(player)
    for label in labels:
        await player.press(label, message=shown)
        await changed(player, shown)
        shown = next(each for each in player.messages() if each.id == shown.id)
    return shown.text


async def a_round(stage: Stage, *players: Player) -> None:
    for player in players:
        await turn(stage, player)


async def until_told(stage: Stage, follower: Player, *players: Player) -> Player:
    """Those take turns until a follower is told something; returns who is asked then."""
    before = len(follower.dm)
    for player, other in zip(players * 2, players[1:] + players * 2, strict=False):
        await turn(stage, player)
        if len(follower.dm) > before:
            return other
    raise AssertionError("nothing was told in two rounds")


async def test_what_one_is_told_of_is_chosen_and_taken_back(stage: Stage) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    shown = (await saskia.slash("game watch", channel="dam")).message
    assert shown is not None
    assert shown.buttons == ["Only the end", "Every round", "Exciting moments"]
    assert shown.ephemeral
    assert "how it ends." in await follow(saskia, "Only the end")
    assert "how it ends, every round and when it gets exciting." in await follow(
        saskia, "Every round", "Exciting moments"
    )
    assert "how it ends and when it gets exciting." in await follow(saskia, "Every round")
    assert (await watcher_of(stage.store, 1, int(saskia.id))) is not None
    assert "Choose what I tell you" in await follow(saskia, "Stop following")
    assert await watchers_of(stage.store, 1) == []


async def test_who_plays_cannot_follow_their_own_game(stage: Stage) -> None:
    player, _ = await begin(stage)
    assert "You play in this game" in (await player.slash("game watch", channel="dam")).text
    assert await watchers_of(stage.store, 1) == []


async def test_a_round_is_a_dm_with_the_board_and_three_lines(stage: Stage) -> None:
    first, second = await begin(stage)
    saskia = stage.town.person("Saskia")
    await follow(saskia, "Every round")
    asked = await until_told(stage, saskia, first, second)
    [told] = saskia.dm
    title, points, done, waits, where = told.text.splitlines()[:5]
    assert "Ticket to Ride: Amsterdam 1 · round 2" in title
    assert "Anna" in points
    assert "Bram" in points
    assert done.startswith((second if asked is first else first).name)
    assert asked.mention in waits
    assert where == f"-# <#{stage.town.room('dam').id}>"
    assert told.alt_texts
    assert [note.private for note in Phone(saskia).notes] == [True]
    await a_round(stage, asked, second if asked is first else first)
    assert ["round 2" in told.text for told in saskia.dm] == [True, False]


async def test_followers_ring_no_player_and_are_shown_nothing_that_not_everybody_may_see(
    stage: Stage,
) -> None:
    first, second = await begin(stage)
    saskia = stage.town.person("Saskia")
    await later(stage, HOUR)
    await turn(stage, first)
    rung = [len(player.pings) for player in (first, second)]
    await follow(saskia, "Every round", "Exciting moments")
    await stage.quiet()
    assert [len(player.pings) for player in (first, second)] == rung
    for _ in range(2):
        await a_round(stage, second, first)
    table = (await stage.bot.sessions.seated(1)).table()
    seen = saskia.everything()
    for seat in (0, 1):
        for contract in table.view(seat).mine.contracts:
            assert contract.id not in seen


async def test_the_end_and_what_is_exciting_are_told_by_dm(stage: Stage) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    await follow(saskia, "Exciting moments")
    luck = Random(3)
    while not (table := (seated := await stage.bot.sessions.seated(1)).table()).over:
        [asked, *_] = sorted(table.asks)
        picks = any_picks(table.asks[asked], luck)
        await stage.bot.sessions.answer(1, seated.seats[asked].user_id or 0, asked, picks)
        await stage.bot.outbox.idle()
    *_, last = saskia.dm
    assert "wins Ticket to Ride: Amsterdam 1" in last.text
    assert last.alt_texts
    exciting = [message.text for message in saskia.dm[:-1]]
    assert exciting
    assert all("✨" in text for text in exciting)
    assert len(exciting) == len(set(exciting))
    assert len(Phone(saskia).notes) == len(saskia.dm)
    assert await watchers_of(stage.store, 1) == [], "there is nothing more to tell"
    ending = stage.town.room("dam").latest
    assert saskia.mention not in ending.text


async def test_in_quiet_hours_all_rounds_of_the_night_are_one_line_in_the_morning(stage: Stage) -> None:
    first, second = await begin(stage)
    saskia = stage.town.person("Saskia")
    await follow(saskia, "Every round")
    await sleep(stage, saskia)
    for _ in range(3):
        await a_round(stage, first, second)
    assert saskia.dm == []
    assert Phone(saskia).notes == []
    await morning(stage)
    [letter] = saskia.dm
    assert letter.text.count("the game that you follow went on") == 1
    await until_told(stage, saskia, first, second)
    assert "· round" in saskia.dm[-1].text


async def test_a_follower_reads_in_their_own_language(stage: Stage) -> None:
    first, second = await begin(stage)
    chloe = stage.town.person("Chloé")
    shown = (await chloe.press("Watch", channel="dam")).message
    assert shown is not None
    await chloe.press("Chaque manche", message=shown)
    await stage.quiet()
    await until_told(stage, chloe, first, second)
    assert "Amsterdam 1 · manche 2" in chloe.dm[-1].text


async def test_who_sits_down_follows_no_longer(stage: Stage) -> None:
    first, second = await begin(stage)
    saskia = stage.town.person("Saskia")
    await follow(saskia, "Every round")
    await replace(first, player=first.name, by="Saskia")
    await stage.quiet()
    for _ in range(2):
        await a_round(stage, saskia, second)
    assert not any("· round" in message.text for message in saskia.dm)
    assert await watchers_of(stage.store, 1) == []


async def test_who_cannot_be_reached_is_told_on_the_panel_and_of_the_end_in_the_channel(stage: Stage) -> None:
    first, second = await begin(stage)
    saskia, cleo = stage.town.person("Saskia"), stage.town.newcomer("Cleo")
    for person in (saskia, cleo):
        person.close_dms()
        await follow(person, "Every round")
    for _ in range(2):
        await a_round(stage, first, second)
    assert "I cannot write to you" in (await opened(saskia)).text
    refused = len(stage.town.refusals)
    await a_round(stage, first, second)
    assert len(stage.town.refusals) == refused, "nobody is tried again and again"
    stage.watch.offset += 300
    await finish(stage)
    await stage.quiet()
    notice = stage.town.room("dam").latest
    assert "the game that you follow is over" in notice.text
    for person in (saskia, cleo):
        assert person.mention in notice.text
        assert notice.id in {ping.id for ping in person.pings}


async def test_those_who_watched_before_there_was_a_choice_are_told_of_the_end(stage: Stage) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    async with stage.store.change() as db:
        await db.execute("INSERT INTO watchers (game_id, user_id) VALUES (1, ?)", (int(saskia.id),))
    await finish(stage)
    await stage.quiet()
    [told] = saskia.dm
    assert "wins Ticket to Ride: Amsterdam 1" in told.text


# A crowd

MANY = 200
OPEN_DM = "/users/@me/channels"
#: What it takes to tell one of them: a DM is opened, rings, and becomes the panel.
OF_ONE_FOLLOWER = 3


def fans(town: Town, count: int = MANY) -> list[Player]:
    return [town.newcomer(f"Fan {number}", spectator=True) for number in range(count)]


def told_to(town: Town, people: list[Player]) -> list[int]:
    """The places among all requests of those that were made to tell some people something."""
    theirs = {f"/channels/{town.world.dm(person.person).id}/" for person in people}
    return [
        place
        for place, each in enumerate(town.requests)
        if each.route == OPEN_DM or any(path in f"{each.path}/" for path in theirs)
    ]


async def test_of_200_followers_all_are_told_once_and_no_move_waits_for_them(stage: Stage) -> None:
    """While they are told, somebody moves: only whoever is being told just then comes before the board."""
    first, second = await begin(stage)
    town, people, row = stage.town, fans(stage.town), await last_game(stage)
    async with stage.store.change() as db:
        for person in people:
            await write_watcher(db, WatcherRow(1, int(person.id), rounds=True, round=0, turn=row.turn))
    await take(stage, first)
    await first.slash("ride draw", channel="dam", card="draw:deck")
    await town.until(lambda: len(told_to(town, people)) > 5 * OF_ONE_FOLLOWER)
    begun = len(town.requests)
    await second.slash("ride draw", channel="dam", card="draw:deck")
    crowded = set(told_to(town, people))

    def own() -> list[int]:
        """What the move has led to besides its acknowledgement."""
        since = range(begun, len(town.requests))
        return [
            at
            for at in since
            if at not in told_to(town, people) and "/interactions/" not in town.requests[at].path
        ]

    assert len(crowded) < MANY * OF_ONE_FOLLOWER / 2, "too few are left who could have been told before"
    await town.until(lambda: len(own()) >= 2)
    # Until it is acknowledged, the move is not stored yet.
    stored = next(at for at in range(begun, len(town.requests)) if "/interactions/" in town.requests[at].path)
    between = [at for at in told_to(town, people) if stored <= at < own()[1]]
    assert len(between) <= OF_ONE_FOLLOWER
    await stage.quiet()
    for person in people:
        assert ["· round" in message.text for message in person.dm] == [True]
        assert person.dm[0].alt_texts
        assert len(Phone(person).notes) == 1
    assert await stage.store.number("SELECT count(*) FROM outbox") == 0
    assert await stage.store.number("SELECT count(*) FROM messages WHERE slot LIKE 'follow:%'") == 0


async def test_a_crowd_that_discord_puts_off_holds_up_no_player_and_is_told_when_the_time_has_come(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage.bot.http, "max_ratelimit_timeout", 0.1)
    first, second = await begin(stage)
    town, people, row = stage.town, fans(stage.town, 3), await last_game(stage)
    async with stage.store.change() as db:
        for person in people:
            await write_watcher(db, WatcherRow(1, int(person.id), rounds=True, round=0, turn=row.turn))
    town.faults.add("POST", OPEN_DM, status=429, retry_after=2)
    begun = len(town.requests)
    await turn(stage, first)
    assert second.mention in town.room("dam").latest.text
    await town.until(lambda: all(person.dm for person in people))
    asked, again, *_ = [each.at for each in town.requests[begun:] if each.route == OPEN_DM]
    assert again - asked >= 1.9
    await stage.quiet()
    for person in people:
        assert ["· round" in message.text for message in person.dm] == [True]


async def test_200_followers_are_told_once_also_if_the_bot_is_killed_meanwhile(
    town: Town, bot: Process
) -> None:
    await begin_with(town, bot)
    people = fans(town)
    rows = [(int(person.id), bot.number("SELECT turn FROM games")) for person in people]
    with closing(sqlite3.connect(bot.database)) as db, db:
        db.executemany("INSERT INTO watchers (game_id, user_id, rounds, turn) VALUES (1, ?, 1, ?)", rows)
    player = await first_card(town, bot)
    bot.blow(60, after=True)
    await draw(player, player.dm[-1])
    # Each time something was done, and its answer is not there yet: an opening, a post or an edit.
    await bot.gone()
    town.faults.clear()
    await bot.launch()
    bot.blow(61, after=True)
    await bot.again()
    for person in people:
        assert ["· round" in message.text for message in person.dm] == [True]
        assert person.dm[0].alt_texts
        assert len(Phone(person).notes) == 1
