"""Moves and events: every answer that was given, and what happened with it."""

import json
from collections.abc import Sequence

import msgspec

from bot.store.database import Changing, Store, Transaction
from rules.core.asking import Answer
from rules.core.events import Event


async def answers_of(store: Store, game_id: int) -> list[Answer]:
    """Every answer of a game."""
    rows = await store.fetch(
        "SELECT seat, opened(picks) AS picks FROM moves WHERE game_id = ? ORDER BY number", (game_id,)
    )
    return [(row["seat"], tuple(json.loads(row["picks"]))) for row in rows]


async def last_answer(store: Store, game_id: int, seat: int) -> int:
    """The number of a seat's last answer, or 0."""
    return await store.number("SELECT max(number) FROM moves WHERE game_id = ? AND seat = ?", (game_id, seat))


async def press_of(store: Store, game_id: int, number: int) -> int:
    """The number of the first of the answers that came with one press, of which this is one."""
    rows = await store.few(
        "SELECT coalesce(press, number) AS press FROM moves WHERE game_id = ? AND number = ?",
        (game_id, number),
    )
    return int(rows[0]["press"]) if rows else 0


async def events_of(
    store: Store, game_id: int, *, turn: int | None = None, after: int = -1, last: int = 500
) -> list[Event]:
    """What happened, oldest first: in one turn, or after an answer; at most the last so many."""
    where, args = ("turn = ?", turn) if turn is not None else ("number > ?", after)
    rows = await store.fetch(
        f"SELECT opened(event) AS event FROM events WHERE game_id = ? AND {where} "
        "ORDER BY number DESC, part DESC LIMIT ?",
        (game_id, args, last),
    )
    return [msgspec.json.decode(row["event"], type=Event) for row in reversed(rows)]


async def latest_events(
    store: Store, game_id: int, *, turn: int, after: int, last: int = 500
) -> list[tuple[int, int, Event]]:
    """What happened from a turn on, or after an answer, oldest first, each with its turn and its answer."""
    rows = await store.few(
        "SELECT turn, number, opened(event) AS event FROM events "
        "WHERE game_id = ? AND (turn >= ? OR number > ?) ORDER BY number DESC, part DESC LIMIT ?",
        (game_id, turn, after, last),
    )
    decoded = ((row["turn"], row["number"], msgspec.json.decode(row["event"], type=Event)) for row in rows)
    return [*decoded][::-1]


async def events_by_turn(store: Store, game_id: int) -> list[tuple[int, Event]]:
    """All that happened, oldest first, each with its turn."""
    rows = await store.fetch(
        "SELECT turn, opened(event) AS event FROM events WHERE game_id = ? ORDER BY number, part", (game_id,)
    )
    return [(row["turn"], msgspec.json.decode(row["event"], type=Event)) for row in rows]


async def turns_of(
    store: Store, game_id: int, first: int, last: int | None = None, *, after: int = -1
) -> list[tuple[int, list[Event]]]:
    """What happened in some turns, by turn, oldest first: from one turn to another, after an answer."""
    rows = await store.few(
        "SELECT turn, opened(event) AS event FROM events "
        "WHERE game_id = ? AND turn >= ? AND turn <= coalesce(?, turn) AND number > ? "
        "ORDER BY turn, number, part",
        (game_id, first, last, after),
    )
    turns: dict[int, list[Event]] = {}
    for row in rows:
        turns.setdefault(row["turn"], []).append(msgspec.json.decode(row["event"], type=Event))
    return list(turns.items())


async def ends_of_turns(store: Store, game_id: int) -> list[tuple[int, int]]:
    """The turns of a game in which something happened, each with the answers that were given by its end."""
    rows = await store.few(
        "SELECT turn, max(number) AS number FROM events WHERE game_id = ? GROUP BY turn ORDER BY turn",
        (game_id,),
    )
    return [(row["turn"], row["number"]) for row in rows]


async def moved_after(store: Store, game_id: int, seat: int) -> int | None:
    """Who has moved after a seat the last time that somebody else did."""
    rows = await store.few(
        "SELECT n.seat FROM moves m JOIN moves n ON n.game_id = m.game_id AND n.number = m.number + 1 "
        "WHERE m.game_id = ? AND m.seat = ? AND n.seat != m.seat ORDER BY m.number DESC LIMIT 1",
        (game_id, seat),
    )
    return int(rows[0]["seat"]) if rows else None


# Changes, each to be made inside `Store.change`


async def write_answers(
    db: Changing, game_id: int, seat: int, answers: Sequence[Sequence[str]], *, after: int,
    user_id: int | None, at: int,
) -> None:  # fmt: skip
    """Add answers of a seat to the log, after so many; without a person they are the house's.

    They came with one press, and go back together.
    """
    await db.executemany(
        "INSERT INTO moves (game_id, number, seat, picks, user_id, at, press) "
        "VALUES (?, ?, ?, sealed(?), ?, ?, ?)",
        [
            (game_id, number, seat, json.dumps(picks), user_id, at, after + 1)
            for number, picks in enumerate(answers, after + 1)
        ],
    )


async def write_events(db: Changing, game_id: int, number: int, turn: int, events: Sequence[Event]) -> None:
    """Add what happened with an answer to the log of the game, after what it holds already."""
    await db.executemany(
        "INSERT INTO events SELECT ?1, ?2, coalesce(max(part) + 1, 0), ?3, sealed(?4) FROM events "
        "WHERE game_id = ?1 AND number = ?2",
        [(game_id, number, turn, msgspec.json.encode(event).decode()) for event in events],
    )


async def cut_back(db: Transaction, game_id: int, after: int) -> list[tuple[int, Event]]:
    """Delete all answers, events and chances after an answer; returns those events, each with its turn."""
    rows = await db.fetch(
        "SELECT turn, opened(event) AS event FROM events WHERE game_id = ? AND number > ? "
        "ORDER BY number, part",
        (game_id, after),
    )
    await db.execute("DELETE FROM moves WHERE game_id = ? AND number > ?", (game_id, after))
    await db.execute("DELETE FROM events WHERE game_id = ? AND number > ?", (game_id, after))
    await db.execute("DELETE FROM chances WHERE game_id = ? AND answers > ?", (game_id, after))
    return [(row["turn"], msgspec.json.decode(row["event"], type=Event)) for row in rows]
