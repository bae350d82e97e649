"""Games in the middle of being played, written straight into a bot's file: a thousand in seconds."""

import json
import time
from collections.abc import Iterable, Sequence
from random import Random

import msgspec
from msgspec import Struct

from bot.messages.slots import DmSlot, board_slot, wish
from bot.store.database import Changing, Where, insert
from bot.store.games import game_by_number
from bot.store.opening import opened
from rules.core.asking import Answer
from rules.core.events import Event
from rules.core.table import Game, Table
from rules.games import GAMES
from tests.bench.rules import played, random_answer

#: Long enough ago for the clocks to look at a game, and too short for a reminder.
HOUR = 3600


class RunningGame(Struct, frozen=True):
    """A running game as it is written down: where it is played, by whom, and how much of it is over."""

    id: int
    guild_id: int
    channel_id: int
    players: tuple[int, ...]
    part: float
    game: str


class Course(Struct):
    """What happened at a table up to somewhere in the middle of the game."""

    table: Table
    turn: int
    answers: list[Answer]
    #: Events with the number of the answer and of the turn.
    events: list[tuple[int, int, Event]]


def course(game: Game, seats: int, seed: str, part: float) -> Course:
    """A game of luck up to a part of its length."""
    until = int(played(game, seats, seed).answers * part)
    luck = Random(seed)
    made = Course(Table.new(game, seats, {}, seed), 1, [], [])
    while made.table.answers < until:
        asked = set(made.table.asks)
        made.answers.append(random_answer(made.table, luck))
        for event in made.table.answer(*made.answers[-1]):
            made.events.append((made.table.answers, made.turn, event))
        made.turn += not set(made.table.asks) <= asked
    return made


async def write(where: Where, games: Sequence[RunningGame]) -> None:
    """Write games into a file, with nothing to be said about them."""
    store = await opened(where)
    async with store.change() as db:
        for stored in games:
            await _write(db, stored)
    await store.close()


async def _write(db: Changing, stored: RunningGame) -> None:
    game, seats, seed = GAMES[stored.game], len(stored.players), f"stored {stored.id}"
    made, then = course(game, seats, seed, stored.part), int(time.time()) - HOUR
    await insert(
        db,
        "games",
        id=stored.id,
        guild_id=stored.guild_id,
        channel_id=stored.channel_id,
        host_id=stored.players[0],
        game=stored.game,
        seats=seats,
        settings={},
        language="en",
        pace="none",
        stage="playing",
        seed=seed,
        saved=made.table.save(),
        answers=made.table.answers,
        turn=made.turn,
        page=made.turn,
        asked=sorted(made.table.asks),
        points=game.points(made.table.g),
        since=then,
        touched=then,
        created=then,
    )
    for seat, user_id in enumerate(stored.players):
        at = {"game_id": stored.id, "seat": seat, "user_id": user_id}
        await insert(db, "seats", **at, name=f"Player {seat + 1}", seen=made.table.answers, called=made.turn)
    moves = [
        (stored.id, number, seat, json.dumps(picks), stored.players[seat], then)
        for number, (seat, picks) in enumerate(made.answers, 1)
    ]
    await db.executemany(
        "INSERT INTO moves (game_id, number, seat, picks, user_id, at) VALUES (?, ?, ?, sealed(?), ?, ?)",
        moves,
    )
    events = [
        (stored.id, number, part, turn, msgspec.json.encode(event).decode())
        for part, (number, turn, event) in enumerate(made.events)
    ]
    await db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, sealed(?))", events)


async def ask_for(where: Where, games: Iterable[RunningGame], *, private: bool) -> None:
    """Let the bot show the board of some games at its next start, and the players' own panels with it."""
    store = await opened(where)
    for stored in games:
        row = await game_by_number(store, stored.id)
        assert row is not None
        own = [DmSlot(seat) for seat in range(len(stored.players))] if private else []
        async with store.change() as db:
            await wish(db, stored.id, [board_slot(row), *own])
    await store.close()
