"""A game that began with older rules is rewound, replayed and recorded by these, though newer ones exist."""

import msgspec
import pytest

from bot.messages.reports import record_file
from bot.messages.stories import story_of, turns
from bot.play.lobby import Lobby
from bot.play.session import Sessions
from bot.store.database import Store
from bot.store.moves import answers_of
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.record import Record, verify
from rules.games import PLUGS
from tests import pebbles
from tests.bot.conftest import ANNA, BRAM

USERS = (ANNA, BRAM)


@pytest.fixture
async def old(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> int:
    """A game of pebbles that began when there was only version 1 of its rules; by now there are two."""
    monkeypatch.setitem(PLUGS, "pebbles", pebbles.PLUG)
    with monkeypatch.context() as patch:
        patch.setattr(pebbles, "VERSION", 1)
        row = await Lobby(sessions).new(
            game="pebbles", guild_id=4, channel_id=5, host=(ANNA, "Anna"), seats=2, language="en",
            pace="day", settings={},
        )  # fmt: skip
        await Lobby(sessions).join(row.id, BRAM, "Bram")
    return row.id


async def play(sessions: Sessions, game: int, *words: str) -> Seated:
    for word in words:
        [seat, *_] = (await sessions.seated(game)).row.asked
        await sessions.answer(game, USERS[seat], seat, [word])
    return await sessions.seated(game)


def offered(seated: Seated) -> set[str]:
    [question] = seated.table().asks.values()
    return {option.id for option in question.options}


async def test_a_game_is_rewound_by_the_rules_with_which_it_began(sessions: Sessions, old: int) -> None:
    await play(sessions, old, "low", "low", "one", "one")
    await sessions.rewind(old, 3, 4)
    again = await sessions.seated(old)
    assert again.row.answers == 2
    assert offered(again) == {"one", "two", "roll"}
    assert again.table().version == 1


async def test_a_game_is_replayed_by_the_rules_with_which_it_began(
    sessions: Sessions, store: Store, old: int
) -> None:
    seated = await play(sessions, old, "low", "low", "roll", "one")
    shown = list(turns(story_of(seated, await answers_of(store, old)), Speaker("en", ("Anna", "Bram"))))
    assert shown[-1][1].points == seated.row.points
    assert {turn.view.version for turn, _ in shown} == {1}


async def test_a_game_is_recorded_by_the_rules_with_which_it_began(
    sessions: Sessions, store: Store, old: int
) -> None:
    seated = await play(sessions, old, "low", "low", "two", "two", "two")
    assert seated.row.stage == "over"
    file = await record_file(store, seated)
    told = msgspec.json.decode(file.data, type=Record)
    assert told.version == 1
    assert verify(pebbles, told) == []
