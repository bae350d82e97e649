"""What came in the night: told once in the morning, all games in one message, and nobody woken before."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.outbox import setbacks
from bot.play import tidings
from bot.store.database import Changing
from bot.store.people import change_settings, everything_about
from bot.store.rows import TidingRow
from bot.store.tidings import note_told
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.tables import begin, replace, set_hours, three, turn
from tests.e2e.test_clocks import DAY, HOUR, later
from tests.e2e.test_failures_discord import said
from tests.e2e.test_privacy import everything
from tests.phones import Phone

SILENT = 4096
#: What the message says that tells of all games.
TITLE = "eanwhile, in your games:"
#: How long the night lasts.
NIGHT = 4


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))


async def sleep(stage: Stage, *people: Player, **own: str) -> None:
    """It is night for somebody from now on; nobody has done anything for a while."""
    stage.watch.offset += 300
    hour = datetime.fromtimestamp(stage.watch(), UTC).hour
    hours = {"zone": "UTC", "quiet_from": hour, "quiet_to": (hour + NIGHT) % 24}
    for person in people:
        await change_settings(stage.store, int(person.id), "en-GB", hours | own)


async def morning(stage: Stage) -> None:
    """The night passes, and the clocks are looked at more than once."""
    for _ in range(NIGHT + 1):
        await later(stage, HOUR)


async def two_games(stage: Stage) -> tuple[Player, Player]:
    """Two games in which the same person is not asked; returns who is, and that person."""
    both = [await begin(stage, room, pace="none") for room in ("dam", "waag")]
    player, other = both[0]
    if both[1][0] is not player:
        await turn(stage, other, "waag")
    return player, other


async def both_turns(stage: Stage, player: Player) -> None:
    for room in ("dam", "waag"):
        await turn(stage, player, room)


def told(messages: list[Shown]) -> list[Shown]:
    """The messages that tell of all games."""
    return [message for message in messages if TITLE in message.text]


async def test_turns_of_several_games_are_one_message_in_the_channel_in_the_morning(stage: Stage) -> None:
    player, other = await two_games(stage)
    await sleep(stage, other)
    await both_turns(stage, player)
    await later(stage, HOUR)
    assert Phone(other).notes == []
    await morning(stage)
    [note] = Phone(other).notes
    room = stage.town.room("dam")
    [message] = told(room.messages)
    assert note.message_id == message.id
    assert note.text.startswith(f"{other.mention} · **m{TITLE}")
    for number in (1, 2):
        assert f"Amsterdam {number}: Draw transport cards, claim a route" in note.text
    assert message.buttons == ["Your move in 1", "Your move in 2"]
    assert player.mention not in message.text
    assert (await other.press("Your move in 2", message=message)).ephemeral
    await turn(stage, other, "waag")
    [message] = told(room.messages)
    assert message.buttons == ["Your move in 1"]
    await turn(stage, other, "dam")
    assert told(room.messages) == []
    assert len(Phone(other).notes) == 1


@pytest.mark.parametrize("where", ["dm", "both"])
async def test_whoever_is_told_by_dm_has_one_letter_in_the_morning(stage: Stage, where: str) -> None:
    player, other = await two_games(stage)
    await sleep(stage, other, told=where)
    await both_turns(stage, player)
    await morning(stage)
    [note] = Phone(other, muted=True).notes
    assert Phone(other).notes == [note]
    [letter] = told(other.dm)
    assert letter.id == note.message_id
    assert note.text.startswith(f"**M{TITLE}")
    for room in ("dam", "waag"):
        await turn(stage, other, room)
    assert told(other.dm) == []


async def test_it_is_one_letter_though_the_clock_goes_on_while_it_is_noted(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(db: Changing, told: TidingRow) -> None:
        await note_told(db, told)
        stage.watch.offset += 2

    monkeypatch.setattr(tidings, "note_told", slowly)
    player, other = await two_games(stage)
    await sleep(stage, other, told="dm")
    await both_turns(stage, player)
    await morning(stage)
    [letter] = told(other.dm)
    assert letter.buttons == ["Your move in 1", "Your move in 2"]


async def test_a_turn_alone_is_told_in_the_morning_as_by_day(stage: Stage) -> None:
    player, other = await two_games(stage)
    await sleep(stage, other)
    await turn(stage, player)
    await morning(stage)
    [note] = Phone(other).notes
    assert TITLE not in note.text
    assert "Your move" in stage.town.room("dam").latest.buttons


async def test_whoever_wants_to_be_told_nowhere_is_not_told_in_the_morning_either(stage: Stage) -> None:
    player, other = await two_games(stage)
    await sleep(stage, other, told="neither")
    await both_turns(stage, player)
    await morning(stage)
    assert Phone(other).notes == []


async def finish(stage: Stage, number: int = 1) -> None:
    """A game comes to its end while nobody looks."""
    seated = await stage.bot.sessions.seated(number)
    table = seated.table()
    while not table.over:
        [asked, *_] = sorted(table.asks)
        user = seated.seats[asked].user_id
        assert user is not None
        ask = table.asks[asked]
        picks = [option.id for option in ask.options[: max(ask.least, 1)]]
        await stage.bot.sessions.answer(number, user, asked, picks)
        table = (await stage.bot.sessions.seated(number)).table()
    await said(stage)


async def test_an_end_in_the_night_rings_in_the_morning(stage: Stage) -> None:
    player, other = await begin(stage)
    saskia = stage.town.person("Saskia")
    await saskia.press("Only the end", message=(await saskia.press("Watch", channel="dam")).message)
    await sleep(stage, other, saskia)
    await finish(stage)
    assert ["is over:" in text for text in Phone(player).texts][-1]
    for person in (other, saskia):
        assert Phone(person).notes == []
    await morning(stage)
    for person in (other, saskia):
        [text] = Phone(person).texts
        assert "Amsterdam 1 is over:" in text
        assert TITLE in text


async def ask_back(stage: Stage, player: Player) -> None:
    """Somebody asks for a turn to be taken back that has shown something."""
    await player.slash("game undo", channel="dam")
    await player.press("Ask to take it back", channel="dam")
    await stage.quiet()


async def test_a_vote_in_the_night_rings_in_the_morning_if_it_is_still_open(stage: Stage) -> None:
    player, other = await begin(stage, pace="none")
    await sleep(stage, other)
    await turn(stage, player)
    await ask_back(stage, player)
    assert Phone(other).notes == []
    await morning(stage)
    [text] = Phone(other).texts
    assert "your vote is missing" in text
    assert "claim a route" in text
    [message] = told(stage.town.room("dam").messages)
    await turn(stage, other)
    assert told(stage.town.room("dam").messages) == [], "with the move the vote is over, too"
    assert message.buttons == ["Your move in 1"]


async def test_what_is_decided_in_the_night_is_not_told_in_the_morning(stage: Stage) -> None:
    player, other = await begin(stage, pace="none")
    await turn(stage, player)
    await sleep(stage, other)
    await ask_back(stage, player)
    await stage.bot.lobby.end(1, "ended")
    await said(stage)
    await morning(stage)
    assert not any("vote" in text for text in Phone(other).texts)


@pytest.mark.usefixtures("company")
async def test_what_is_said_about_ones_seat_at_night_is_there_at_once_and_rings_in_the_morning(
    stage: Stage,
) -> None:
    anna, _, cato = await three(stage)
    await sleep(stage, cato)
    await replace(anna, player="Cato")
    await stage.quiet()
    assert Phone(cato).notes == []
    [word] = [shown for shown in cato.dm if shown.buttons == ["I am here"]]
    assert word.payload["flags"] & SILENT
    await morning(stage)
    assert any("there is news for you" in text for text in Phone(cato).texts)


async def test_a_letter_that_cannot_be_sent_is_told_in_the_channels(stage: Stage) -> None:
    player, other = await two_games(stage)
    await sleep(stage, other, told="dm")
    await both_turns(stage, player)
    other.close_dms()
    await morning(stage)
    assert not any(note.private for note in Phone(other).notes)
    for number in (1, 2):
        asked = [text for text in Phone(other).texts if f"Amsterdam {number}: Draw" in text]
        assert len(asked) == 1


async def test_days_away_end_with_one_message_though_the_bot_was_not_there(tmp_path: Path) -> None:
    file, database = tmp_path / "playground", tmp_path / "schout"
    async with staged(database, file) as stage:
        player, other = await two_games(stage)
        names = player.name, other.name
        await set_hours(other, away="2")
        stage.watch.offset += 300
        await both_turns(stage, player)
        await later(stage, DAY)
        assert Phone(other).notes == []
    async with staged(database, file) as stage:
        stage.watch.offset += 2 * DAY
        other = stage.town.person(names[1])
        await later(stage, 200)
        assert len(told(stage.town.room("dam").messages)) == 1
        assert len(Phone(other).notes) == 1


async def test_tidings_are_shown_to_and_forgotten_with_whoever_they_are_for(stage: Stage) -> None:
    player, other = await two_games(stage)
    await sleep(stage, other)
    await both_turns(stage, player)
    await morning(stage)
    assert len((await everything_about(stage.store, int(other.id)))["tidings"]) == 2
    await other.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert other.id not in await everything(stage)
