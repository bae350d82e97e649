"""Those who follow games: what they are to be told by now, each once, after all that players wait for."""

from collections.abc import Sequence

from bot.messages.following import exciting
from bot.messages.slots import FollowSlot, decoded, encoded, unwish, wish
from bot.play.session import Sessions
from bot.store.moves import turns_of
from bot.store.rows import PersonRow, TidingRow, WatcherRow
from bot.store.tidings import keep_for, tidings_about
from bot.store.watchers import (
    drop_watchers,
    note_followed,
    people_watching,
    watcher_of,
    watchers_of,
    write_watcher,
)
from bot.store.wishes import hanging_slots, wishes_of
from bot.tables.leave import resting
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def follow(sessions: Sessions, seated: Seated, user_id: int, wanted: str) -> WatcherRow | None:
    """Let somebody follow a game as they choose; returns what they are told of from now on.

    Each choice is taken back by choosing it again.
    """
    row = seated.row
    if seated.seat_of(user_id) is not None:
        raise Illegal("refused-follow-player")
    if row.stage not in ("open", "playing"):
        raise Illegal("refused-over", game=row.id)
    was = await watcher_of(sessions.store, row.id, user_id)
    rounds, thrills = (was.rounds, was.thrills) if was else (False, False)
    now = WatcherRow(
        row.id, user_id, rounds != (wanted == "rounds"), thrills != (wanted == "thrills"),
        _round(seated), row.turn,
    )  # fmt: skip
    async with sessions.store.change() as db:
        if wanted == "stop":
            await drop_watchers(db, row.id, [user_id])
        else:
            await write_watcher(db, now)
    return await watcher_of(sessions.store, row.id, user_id)


def _round(seated: Seated) -> int:
    """The round that is played, or none where a game has not begun."""
    row = seated.row
    return seated.game.round_of(seated.look().g, row.turn - 1) if row.saved is not None else 0


async def tell_followers(sessions: Sessions, game_id: int) -> None:
    """Wish for what everybody who follows a game is to be told by now, and note how far they are told.

    What of this was not said yet becomes one with it. Who is not to be rung now is told later of all at once.
    """
    watchers = await watchers_of(sessions.store, game_id)
    if not watchers:
        return
    seated = await sessions.seated(game_id)
    # What happened is read after what it has led to.
    sessions.store.forget_lately()
    row, over = seated.row, seated.row.stage not in ("open", "playing")
    if row.stage == "open" or (not over and all(each.turn == row.turn for each in watchers)):
        return
    gone = [each.user_id for each in watchers if seated.seat_of(each.user_id) is not None]
    due = [each for each in watchers if each.user_id not in gone]
    if not over:
        due = await _due(sessions, seated, due)
    people = await people_watching(sessions.store, game_id)
    slots = await _slots(sessions, seated, due)
    asleep = [each for each in slots if _asleep(sessions, people.get(each.user_id))]
    late = await _unsaid(sessions, game_id, slots)
    later = await _untold(sessions, game_id)
    async with sessions.store.change_at_once() as db:
        await drop_watchers(db, game_id, [each.user_id for each in watchers] if over else gone)
        await note_followed(db, game_id, 0 if over else _round(seated), row.turn)
        await unwish(db, game_id, late)
        await wish(db, game_id, [each for each in slots if each not in asleep])
        for each in asleep:
            if each.user_id not in later:
                await keep_for(db, [each.user_id], game_id, encoded(each))


def _asleep(sessions: Sessions, person: PersonRow | None) -> bool:
    return person is not None and resting(person, sessions.now)


async def _due(sessions: Sessions, seated: Seated, watchers: Sequence[WatcherRow]) -> list[WatcherRow]:
    """Of those who follow a game that goes on, who is to be told of it now."""
    row, table = seated.row, seated.look()
    played = seated.game.round_of(table.g, row.turn - 1)
    turns = await turns_of(sessions.store, row.id, min((each.turn for each in watchers), default=0))
    thrilling = {
        since: bool(exciting(seated.game, table, turns, since, row.turn))
        for since in {each.turn for each in watchers if each.thrills}
    }
    return [
        each
        for each in watchers
        if not each.closed
        and ((each.rounds and played > each.round) or (each.thrills and thrilling[each.turn]))
    ]


async def _slots(sessions: Sessions, seated: Seated, due: Sequence[WatcherRow]) -> list[FollowSlot]:
    """In which messages they are told; what was wished earlier and not said yet is told with it."""
    row = seated.row
    since = {slot.user_id: slot.since for slot in await unsaid_to_followers(sessions, row.id)}
    return [
        FollowSlot(each.user_id, min(each.turn, since.get(each.user_id, each.turn)), row.turn) for each in due
    ]


async def _unsaid(sessions: Sessions, game_id: int, slots: Sequence[FollowSlot]) -> list[FollowSlot]:
    """What was to be told to people who are told more now; what has rung already is left to become whole."""
    users, rung = {slot.user_id for slot in slots}, await hanging_slots(sessions.store, game_id, "follow:")
    waiting = await unsaid_to_followers(sessions, game_id)
    return [slot for slot in waiting if slot.user_id in users and encoded(slot) not in rung]


async def unsaid_to_followers(sessions: Sessions, game_id: int) -> list[FollowSlot]:
    """What those who follow a game are still to be told."""
    slots = [decoded(wanted.slot) for wanted in await wishes_of(sessions.store, game_id)]
    return [slot for slot in slots if isinstance(slot, FollowSlot)]


async def _untold(sessions: Sessions, game_id: int) -> set[int]:
    """Who will be told in the morning that a game went on."""
    kept = await tidings_about(sessions.store, game_id)
    return {each.user_id for each in kept if each.told is None and _of_following(each)}


def _of_following(tiding: TidingRow) -> bool:
    return isinstance(decoded(tiding.about), FollowSlot)
