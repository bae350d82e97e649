"""What version 0.1 left behind: its file opens, its games go on, its buttons work.

`tests/golden/version-0.1` holds the bot's file and the playground's as that version wrote them: a finished
game of Ride, one in the middle of a turn with a private panel open, one of Feld, a table that waits, a game
with a house player, and one alone in a DM. Pictures are left out.
"""

import lzma
import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.store.games import seats_of
from bot.store.handovers import insiders
from rules.core.record import Record, verify
from rules.games import GAMES
from tests.driver import ANSWERING, Player, Room, Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.drawing import draw, draws
from tests.e2e.ride.season import fetched

LEFT = Path(__file__).parent.parent / "golden" / "version-0.1"


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    for name in ("schout.sqlite", "playground.sqlite"):
        tmp_path.joinpath(name).write_bytes(lzma.decompress((LEFT / f"{name}.xz").read_bytes()))
    async with staged(tmp_path / "schout.sqlite", tmp_path / "playground.sqlite") as made:
        await made.quiet()
        yield made


async def answers(stage: Stage, number: int) -> int:
    return (await stage.bot.sessions.seated(number)).row.answers


def panel(person: Player, number: int) -> Shown:
    """The message in somebody's DM that belongs to a game."""
    [found] = [message for message in person.dm if f"Amsterdam {number} " in message.text]
    return found


async def pick(person: Player, shown: Shown) -> None:
    """The first thing on a message that answers a question."""
    part = next(part for part in shown.components if part.get("custom_id", "").startswith(ANSWERING))
    if "options" in part:
        values = [option["value"] for option in part["options"]][: part.get("min_values", 1)]
        await person.choose(part["custom_id"], *values, message=shown)
    else:
        await person.press(part["custom_id"], message=shown)


async def test_a_turn_that_was_begun_is_ended_by_the_old_button_of_a_dm(stage: Stage) -> None:
    asked = next(person for person in stage.town.people("Anna", "Bram") if draws(panel(person, 2)))
    await draw(asked, panel(asked, 2))
    await stage.quiet()
    assert await answers(stage, 2) == 12
    assert "turn 7" in stage.town.room("dam").latest.text


async def test_a_turn_that_was_begun_is_ended_by_the_old_panel_that_only_its_reader_sees(
    stage: Stage,
) -> None:
    person = next(person for person in stage.town.people("Anna", "Bram") if draws(panel(person, 2)))
    shown = [message for message in person.messages("dam") if message.ephemeral and draws(message)][-1]
    await draw(person, shown)
    await stage.quiet()
    assert await answers(stage, 2) == 12


async def test_the_old_buttons_under_a_board_work(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    for label in ("Your move", "My hand", "What’s new"):
        shown = next(m for m in reversed(anna.messages("dam")) if label in m.buttons and not m.ephemeral)
        answer = await anna.press(label, message=shown)
        assert answer.ephemeral
        assert "out of date" not in answer.text
    await stage.quiet()


async def test_a_game_of_feld_goes_on_from_its_old_dm(stage: Stage) -> None:
    before = await answers(stage, 3)
    person = next(
        person
        for person in stage.town.people("Anna", "Bram")
        if any(
            part.get("custom_id", "").startswith(tuple(f"{kind}3:" for kind in ANSWERING))
            for part in panel(person, 3).components
        )
    )
    await pick(person, panel(person, 3))
    await stage.quiet()
    assert await answers(stage, 3) == before + 1


async def test_a_table_that_waited_is_joined_and_starts(stage: Stage) -> None:
    bram, chloe = stage.town.people("Bram", "Chloé")
    for person in (bram, chloe):
        await person.press("Join", channel="lobby")
        await stage.quiet()
    assert (await stage.bot.sessions.seated(4)).row.stage == "playing"
    assert "turn 1" in stage.town.room("lobby").latest.text


async def test_a_house_player_goes_on(stage: Stage) -> None:
    stage.bot.houses.pause = 0
    bram = stage.town.person("Bram")
    before = await answers(stage, 5)
    await pick(bram, panel(bram, 5))
    while await answers(stage, 5) == before + 1 and (await stage.bot.sessions.seated(5)).row.asked != [0]:
        await stage.town.settle()
    assert (await stage.bot.sessions.seated(5)).row.asked == [0]


async def test_a_game_alone_in_a_dm_goes_on(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await pick(anna, panel(anna, 6))
    await stage.quiet()
    assert await answers(stage, 6) == 1


async def test_a_finished_game_can_be_recorded_verified_and_played_again(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    answer = await anna.slash("board record", channel="finished")
    assert answer.message is not None
    told = await fetched(answer.message.files[0]["url"])
    assert not verify(GAMES["ride"], msgspec.json.decode(told, type=Record))
    await anna.press("Rematch", channel="finished")
    await stage.quiet()
    assert re.search(r"game 7\b", stage.town.room("finished").latest.text)


async def test_whoever_has_moved_is_known_to_have_seen_that_seats_secrets(stage: Stage) -> None:
    seats = await seats_of(stage.store, 2)
    assert await insiders(stage.store, 2) == {seat.seat: {seat.user_id} for seat in seats}


def boards(room: Room) -> list[Shown]:
    return [message for message in room.messages if "Your move" in message.buttons]


async def test_the_board_that_hung_is_taken_up_and_moved(stage: Stage) -> None:
    room = stage.town.room("dam")
    [before] = boards(room)
    asked = next(person for person in stage.town.people("Anna", "Bram") if draws(panel(person, 2)))
    older = [message.id for message in room.messages if message.id != before.id]
    await draw(asked, panel(asked, 2))
    await stage.quiet()
    [board] = boards(room)
    assert board.id == room.latest.id
    assert {message.id for message in room.messages} == {*older, board.id}


async def test_no_message_that_was_left_is_orphaned(stage: Stage) -> None:
    """Every message of a game is noted, and what tells of turns that are undone goes."""
    rows = await stage.store.fetch("SELECT message_id, slot FROM messages")
    noted = {str(row["message_id"]) for row in rows}
    assert not [row["slot"] for row in rows if row["slot"].startswith("turn:")]
    world = stage.town.world
    left = [m for room in stage.town.rooms for m in room.messages if m.author == world.bot.username]
    assert left
    assert {message.id for message in left} <= noted
    row = (await stage.bot.sessions.seated(2)).row
    room = stage.town.room("dam")
    before = len(room.messages)
    await stage.bot.sessions.rewind(2, 1, row.answers)
    await stage.quiet()
    assert len(boards(room)) == 1
    assert len(room.messages) < before - 3
