"""Moves, undo and skips in the store: all of it or nothing, one at a time, in a time that does not grow."""

import asyncio

import pytest

from bot.messages.slots import board_slot, encoded
from bot.play import session
from bot.play.lobby import Lobby
from bot.play.session import Sessions, modest
from bot.store.database import Store
from bot.store.games import seats_of
from bot.store.moves import answers_of, events_of
from bot.store.moving import KEYS
from bot.store.wishes import hang, wishes_of
from bot.tables.seated import Seated
from rules.core.asking import Ask, Illegal, Option, Text
from tests.bot.conftest import ANNA, BRAM, CHLOE, open_table

pytestmark = pytest.mark.both
USERS = (ANNA, BRAM)


async def play(sessions: Sessions, game: int, answers: int) -> Seated:
    """Let whoever is asked give modest answers."""
    for _ in range(answers):
        seated = await sessions.seated(game)
        table = seated.table()
        if table.over:
            break
        seat = min(table.asks)
        await sessions.answer(game, USERS[seat], seat, modest(table.asks[seat]), table.mark(seat))
    return await sessions.seated(game)


async def contents(store: Store) -> list[str]:
    """All that is stored, to compare."""
    return [str([*row]) for table in KEYS for row in await store.fetch(f"SELECT * FROM {table}")]


async def test_an_answer_stores_move_events_table_and_wishes(
    store: Store, sessions: Sessions, game: int
) -> None:
    await play(sessions, game, 2)
    async with store.change() as db:
        await db.execute("DELETE FROM outbox")
    told: list[int] = []
    sessions.changed = told.append
    before = await sessions.seated(game)
    [asked] = before.row.asked
    after = await play(sessions, game, 1)
    assert after.row.answers == 3
    assert len(await answers_of(store, game)) == 3
    assert after.table().answers == 3
    assert len(await events_of(store, game, after=2)) >= 1
    slots = {wanted.slot for wanted in await wishes_of(store, game)}
    assert slots >= {encoded(board_slot(after.row)), f"dm:{asked}"}
    assert told == [game]


@pytest.mark.parametrize("step", ["write_events", "update_game", "wish"])
async def test_a_failure_in_the_middle_stores_nothing(
    store: Store, sessions: Sessions, game: int, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("disk I/O error")

    before = await contents(store)
    told: list[int] = []
    sessions.changed = told.append
    monkeypatch.setattr(session, step, fail)
    with pytest.raises(OSError):
        await play(sessions, game, 1)
    assert await contents(store) == before
    assert told == []
    monkeypatch.undo()
    assert (await play(sessions, game, 1)).row.answers == 1


async def test_the_same_answer_at_once_counts_once(store: Store, sessions: Sessions, game: int) -> None:
    table = (await sessions.seated(game)).table()
    picks, mark = modest(table.asks[0]), table.mark(0)
    done = await asyncio.gather(
        *(sessions.answer(game, ANNA, 0, picks, mark) for _ in range(4)), return_exceptions=True
    )
    refused = [error.text.key for error in done if isinstance(error, Illegal)]
    assert refused == ["illegal-stale"] * 3
    assert len(await answers_of(store, game)) == 1


async def test_two_people_at_once_are_both_heard(store: Store, sessions: Sessions, game: int) -> None:
    table = (await sessions.seated(game)).table()
    await asyncio.gather(
        *(
            sessions.answer(game, USERS[seat], seat, modest(table.asks[seat]), table.mark(seat))
            for seat in (0, 1)
        )
    )
    assert {seat for seat, _ in await answers_of(store, game)} == {0, 1}


@pytest.mark.parametrize(
    ("user", "seat", "key"),
    [(CHLOE, None, "refused-spectator"), (CHLOE, 0, "refused-spectator"), (BRAM, 0, "refused-not-your-seat")],
)
async def test_nobody_answers_for_another(
    sessions: Sessions, game: int, user: int, seat: int | None, key: str
) -> None:
    table = (await sessions.seated(game)).table()
    with pytest.raises(Illegal) as refused:
        await sessions.answer(game, user, seat, modest(table.asks[0]), table.mark(0))
    assert refused.value.text.key == key


async def test_a_paused_game_takes_no_answer_no_undo_and_no_vote(sessions: Sessions, game: int) -> None:
    await play(sessions, game, 3)
    await Lobby(sessions).pause(game, True)
    seated = await sessions.seated(game)
    [asked] = seated.row.asked
    for change in (
        sessions.answer(game, USERS[asked], None, ["draw:deck"]),
        sessions.undo(game, ANNA),
        sessions.rewind(game, 1, seated.row.answers),
        sessions.stand_in(game, asked, "skipped", seated.row.answers),
    ):
        with pytest.raises(Illegal) as refused:
            await change
        assert refused.value.text.key == "refused-paused"


# Going back


async def test_undo_takes_the_answer_out_of_everything(store: Store, sessions: Sessions, game: int) -> None:
    before = await sessions.seated(game)
    await play(sessions, game, 1)
    await sessions.undo(game, ANNA)
    undone = await sessions.seated(game)
    assert undone.row.saved == before.row.saved
    assert await answers_of(store, game) == []
    assert [event.kind for event in await events_of(store, game)] == ["first", "undone"]
    assert undone.row.asked == [0, 1]


async def test_undo_is_refused_once_something_was_drawn(sessions: Sessions, game: int) -> None:
    seated = await play(sessions, game, 2)
    [asked] = seated.row.asked
    await sessions.answer(game, USERS[asked], None, ["draw:deck"])
    with pytest.raises(Illegal) as refused:
        await sessions.undo(game, USERS[asked])
    assert refused.value.text.key == "illegal-undo"


async def test_a_rewind_goes_back_to_before_an_answer(store: Store, sessions: Sessions, game: int) -> None:
    at_three = (await play(sessions, game, 3)).row
    await play(sessions, game, 4)
    await sessions.rewind(game, 4, 7)
    after = (await sessions.seated(game)).row
    assert after.answers == 3
    assert after.asked == at_three.asked
    assert after.points == at_three.points
    assert len(await answers_of(store, game)) == 3
    assert after.turn > at_three.turn
    assert max(event.kind for event in await events_of(store, game, turn=after.turn)) == "rewound"


async def test_a_rewind_tells_every_page_anew_that_told_of_what_is_undone(
    store: Store, sessions: Sessions, game: int
) -> None:
    pages = set[str]()
    for _ in range(8):
        row = (await play(sessions, game, 2)).row
        pages.add(encoded(board_slot(row)))
        async with store.change() as db:
            await hang(db, game, encoded(board_slot(row)), (1, row.board + 1))
    assert len(pages) > 2
    async with store.change() as db:
        await db.execute("DELETE FROM outbox")
    await sessions.rewind(game, 3, row.answers)
    assert pages | {"dm:0", "dm:1"} <= {found.slot for found in await wishes_of(store, game)}


async def test_a_board_that_is_moved_down_again_before_it_hangs_leaves_no_other_live(
    store: Store, sessions: Sessions, game: int
) -> None:
    row = (await play(sessions, game, 1)).row
    hanging = encoded(board_slot(row))
    async with store.change() as db:
        await hang(db, game, hanging, (1, 1))
    boards = {board_slot(row)}
    while len(boards) < 4:
        async with store.change() as db:
            await db.execute("DELETE FROM outbox")
        boards.add(board_slot((await play(sessions, game, 1)).row))
    # Whatever was said of what hangs when the board was moved down before, it is said anew.
    assert hanging in {wanted.slot for wanted in await wishes_of(store, game)}


async def test_what_was_decided_for_another_state_is_not_done(sessions: Sessions, game: int) -> None:
    seated = await play(sessions, game, 3)
    with pytest.raises(Illegal) as refused:
        await sessions.rewind(game, 2, 2)
    assert refused.value.text.key == "illegal-stale"
    with pytest.raises(Illegal) as refused:
        await sessions.stand_in(game, seated.row.asked[0], "skipped", 2)
    assert refused.value.text.key == "refused-not-asked-any-more"


# Standing in


async def test_a_seat_is_skipped_once_and_named_in_the_log(
    store: Store, sessions: Sessions, game: int
) -> None:
    seated = await play(sessions, game, 2)
    [away] = seated.row.asked
    skips = [sessions.stand_in(game, away, "skipped", 2) for _ in range(3)]
    done = await asyncio.gather(*skips, return_exceptions=True)
    assert [error.text.key for error in done if isinstance(error, Illegal)] == [
        "refused-not-asked-any-more"
    ] * 2
    events = [(event.kind, event.seat) for event in await events_of(store, game, after=2)]
    assert events.count(("skipped", away)) == 1
    assert away not in (await sessions.seated(game)).row.asked
    assert await store.number("SELECT count(*) FROM moves WHERE number > 2 AND user_id IS NULL") >= 1
    assert (await play(sessions, game, 3)).row.answers > 5


def test_a_modest_answer_passes_where_one_can() -> None:
    options = tuple(Option(id_, Text("x")) for id_ in ("draw:a", "pass", "draw:b"))
    assert modest(Ask(0, Text("q"), options)) == ("pass",)
    assert modest(Ask(0, Text("q"), options[::2])) == ("draw:a",)
    assert modest(Ask(0, Text("q"), options[::2], 2, 2)) == ("draw:a", "draw:b")


# The life of a game


async def test_the_last_to_join_and_the_deal_are_one_change(
    store: Store, sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await open_table(sessions)

    async def fail(*_: object) -> None:
        raise OSError("disk I/O error")

    monkeypatch.setattr(Lobby, "deal", fail)
    with pytest.raises(OSError):
        await Lobby(sessions).join(row.id, BRAM, "Bram")
    assert len(await seats_of(store, row.id)) == 1


async def test_a_table_its_house_players_and_the_deal_are_one_change(
    store: Store, sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await open_table(sessions, 6, 3, ["novice", "novice"])
    assert begun.stage == "playing"
    assert [(seat.user_id, seat.level) for seat in await seats_of(store, begun.id)] == [
        (ANNA, None), (None, "novice"), (None, "novice"),
    ]  # fmt: skip
    assert len({seat.name for seat in await seats_of(store, begun.id)}) == 3
    waiting = await open_table(sessions, 7, 3, ["novice"])
    assert waiting.stage == "open"
    assert len(await seats_of(store, waiting.id)) == 2

    async def fail(*_: object) -> None:
        raise OSError("disk I/O error")

    monkeypatch.setattr(Lobby, "deal", fail)
    with pytest.raises(OSError):
        await open_table(sessions, 8, 2, ["novice"])
    assert await store.number("SELECT count(*) FROM games") == 2


async def test_two_who_want_the_last_seat_do_not_share_it(store: Store, sessions: Sessions) -> None:
    row = await open_table(sessions)
    lobby = Lobby(sessions)
    done = await asyncio.gather(
        lobby.join(row.id, BRAM, "Bram"), lobby.join(row.id, CHLOE, "Chloé"), return_exceptions=True
    )
    [refused] = [error for error in done if isinstance(error, Illegal)]
    assert refused.text.key == "refused-already-started"
    assert [seat.user_id for seat in await seats_of(store, row.id)] == [ANNA, BRAM]


async def test_the_time_of_a_move_does_not_grow_with_the_game(sessions: Sessions, game: int) -> None:
    """Counted in what is replayed and stored for a move; `make bench` has it in seconds."""
    await play(sessions, game, 2)
    sizes = []
    for _ in range(6):
        row = (await play(sessions, game, 8)).row
        assert row.saved is not None
        sizes.append((len(row.saved), len((await sessions.seated(game)).table().log)))
    assert row.answers == 50
    assert max(log for _, log in sizes) <= 4
    assert max(size for size, _ in sizes) < 1.5 * min(size for size, _ in sizes)
