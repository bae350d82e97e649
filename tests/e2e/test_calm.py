"""A calm channel: one message for some turns, the board below it, and nothing left of what is over."""

import re

import pytest

from bot.outbox import setbacks
from bot.playground.api.faults import SEND
from tests.driver import Room, Shown, Town
from tests.e2e.conftest import Stage
from tests.e2e.drawing import draw, draws
from tests.e2e.evenings import sit_down
from tests.e2e.process import Process
from tests.e2e.ride.test_crash import begin as begin_in
from tests.e2e.ride.test_crash import first_card
from tests.e2e.tables import begin, contracts, last_game, take, turn
from tests.e2e.test_failures_discord import said, thread_of
from tests.phones import Phone


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again soon."""
    monkeypatch.setattr(setbacks, "PATIENCE", (0.05, 0.1, 0.2))


def boards(room: Room) -> list[Shown]:
    return [message for message in room.messages if "Your move" in message.buttons]


def lines(shown: Shown) -> list[int]:
    """The numbers of the turns that are told in lines."""
    return [int(found) for found in re.findall(r"^-# (\d+) · ", shown.text, re.MULTILINE)]


# The board


async def test_while_everybody_looks_the_board_stays_where_it_is(stage: Stage) -> None:
    player, other = await begin(stage)
    room = stage.town.room("dam")
    [before] = boards(room)
    await turn(stage, player)
    [after] = boards(room)
    assert after.id == before.id
    assert other.mention in after.text
    assert Phone(other).notes == []


async def test_the_board_moves_down_when_somebody_must_be_rung_and_nothing_is_left_behind(
    stage: Stage,
) -> None:
    player, other = await begin(stage)
    room = stage.town.room("dam")
    before, messages = boards(room)[0].id, len(room.messages)
    player.say("shall we?", "dam")
    stage.watch.offset += 300
    await turn(stage, player)
    [board] = boards(room)
    assert board.id != before
    assert board.id == room.latest.id
    assert [note.message_id for note in Phone(other).notes] == [board.id]
    assert len(room.messages) == messages + 1, "what somebody said, and nothing more"


async def test_after_some_turns_the_page_is_turned_and_what_was_the_board_tells_them(stage: Stage) -> None:
    player, other = await begin(stage)
    room = stage.town.room("dam")
    [first] = boards(room)
    people = [player, other]
    while (row := await last_game(stage)).page == 1:
        await turn(stage, people[0])
        people.reverse()
    [board] = boards(room)
    assert board.id == room.latest.id != first.id
    page = next(message for message in room.messages if message.id == first.id)
    assert row.page == 5
    assert lines(page) == [1, 2, 3, 4]
    assert not page.buttons
    assert not page.files
    assert "draws from the deck" in page.text
    assert lines(board) == [4], "the turn before is told on the board, too"


async def test_what_a_rewind_has_emptied_is_deleted(stage: Stage) -> None:
    evening = await sit_down(stage, stage.town.people("Anna", "Bram"))
    while (row := await evening.row()).page < 9:
        await evening.answer()
    pages = [lines(message) for message in evening.room.messages if "· turns " in message.text]
    assert pages == [[1, 2, 3, 4], [5, 6, 7, 8]]
    await stage.bot.sessions.rewind(1, 3, row.answers)
    await evening.said()
    [page] = [message for message in evening.room.messages if "· turns " in message.text]
    assert lines(page) == [1]
    [board] = boards(evening.room)
    assert board.id == evening.room.latest.id
    assert "steps back" in board.text


async def test_since_my_last_move_tells_every_turn(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    cees = stage.town.newcomer("Cees", "en-GB")
    await anna.slash("game new", channel="dam", game="ride", seats=3)
    await stage.quiet()
    for person in (bram, cees):
        await person.press("Join", channel="dam")
        await stage.quiet()
    people = [anna, bram, cees]
    for person in people:
        await contracts(stage, person)
    row = await last_game(stage)
    waiting = people[(row.asked[0] + 2) % 3]
    for _ in range(2):
        [asked] = (await last_game(stage)).asked
        await turn(stage, people[asked])
    answer = await waiting.press("What’s new", channel="dam")
    for person in people:
        assert (f"{person.name} draws from the deck" in answer.text) == (person is not waiting)


async def test_a_private_panel_whose_move_is_made_becomes_a_line(stage: Stage) -> None:
    player, other = await begin(stage)
    panel = (await player.press("Your move", channel="dam")).message
    assert panel is not None
    for _ in range(2):
        await draw(player, next(m for m in player.messages("dam") if m.id == panel.id))
        await stage.quiet()
    for shown in (next(m for m in player.messages("dam") if m.id == panel.id), player.dm[-1]):
        assert not shown.files
        assert other.mention in shown.text
        assert shown.text.splitlines()[-2:] == ["My hand", "Plan"]
        assert len(shown.text.splitlines()) <= 4, "a line, what was drawn, and what can be pressed"


async def test_the_hash_of_the_luck_stands_with_the_table(stage: Stage) -> None:
    await begin(stage)
    first, *others = stage.town.room("dam").messages
    assert "Fair luck" in first.text
    assert not any("Fair luck" in message.text for message in others)


# When it goes wrong


async def test_a_board_that_cannot_be_posted_leaves_the_old_one_up_to_date(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    stage.watch.offset += 300
    stage.town.faults.add(*SEND, status=400, code=50035)
    room = stage.town.room("dam")
    await draw(player, player.dm[-1])
    await said(stage)
    [board] = boards(room)
    assert other.mention in board.text
    stage.watch.offset += 300
    await turn(stage, other)
    await said(stage)
    [board] = boards(room)
    assert player.mention in board.text


async def test_without_the_permission_for_threads_the_board_moves_as_soon_as_it_may(stage: Stage) -> None:
    room = await thread_of(stage, "moved")
    player, other = await begin(stage, room)
    world, dam = stage.town.world, stage.town.room("dam").channel
    [before] = boards(room)
    stage.watch.offset += 300
    world.deny(dam, "send_messages_in_threads")
    await turn(stage, player, room)
    host = stage.town.person("Anna")
    assert sum("I may not write in" in message.text for message in host.dm) == 1
    assert [message.id for message in boards(room)] == [before.id]
    assert not any(note.message_id == before.id for note in Phone(other).notes)
    assert draws(other.dm[0]), "meanwhile the game goes on by DM"
    world.allow(dam, "send_messages_in_threads")
    await said(stage)
    [board] = boards(room)
    assert board.id == room.latest.id != before.id
    assert [note.message_id for note in Phone(other).notes if not note.private] == [board.id]


async def test_a_deleted_page_is_told_again_only_when_it_changes(stage: Stage) -> None:
    player, other = await begin(stage)
    room, world = stage.town.room("dam"), stage.town.world
    [first] = boards(room)
    for person in (player, other, player, other):
        await turn(stage, person)
    assert boards(room)[0].id != first.id
    world.delete(world.messages[room.id][first.id])
    before = len(room.messages)
    await turn(stage, player)
    assert len(room.messages) == before


async def test_an_old_board_that_somebody_has_deleted_is_no_trouble(stage: Stage) -> None:
    player, other = await begin(stage)
    room, world = stage.town.room("dam"), stage.town.world
    await take(stage, player)
    stage.watch.offset += 300
    world.delete(world.messages[room.id][boards(room)[0].id])
    await take(stage, player)
    await said(stage)
    [board] = boards(room)
    assert other.mention in board.text
    assert len(Phone(other).notes) == 1


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_killed_while_the_board_is_moved_one_board_hangs_and_rings_once(
    town: Town, bot: Process, method: str, after: bool
) -> None:
    """Killed at the new board, at its becoming a panel, or at the taking away of the old one."""
    await begin_in(town, bot)
    player = await first_card(town, bot)
    [other] = [person for person in town.people("Anna", "Bram") if person is not player]
    # Who was active a moment ago is forgotten with a restart.
    bot.kill()
    await bot.again()
    room, requests = town.room("dam"), len(town.requests)
    town.faults.add(method, "/channels/{channel_id}/messages", channel=room.channel, delay=60, after=after)
    happened = town.faults.happened
    await draw(player, player.dm[-1])
    await town.until(lambda: town.faults.happened > happened)
    if after:
        await town.until(lambda: any(r.method == method for r in town.requests[requests:]))
    bot.kill()
    town.faults.forget_nonces()
    await bot.again()
    bot.check_messages()
    [board] = boards(room)
    assert board.id == room.latest.id
    assert len([note for note in Phone(other).notes if player.name in note.text]) == 1
