"""What must be in order when the bot has been let be for a moment."""

import asyncio
import gc
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from bot.messages.custom_ids import joined
from bot.store.moves import answers_of
from bot.store.opening import opened
from bot.tables.seated import Seated
from rules.core.asking import Answer, Ask, Picks
from rules.core.pressing import unsaid
from tests.again import difference, stored_games
from tests.driver.shown import Shown
from tests.e2e.ride.leaks import known, leaks
from tests.storm.ledger import Move
from tests.storm.people import Crowd

OWNED = re.compile(r'"(?:pick|sel|page):(\d+):(\d+):')
#: What a message says of the game of Ride that it is about.
TITLE = re.compile(r"Amsterdam (\d+) ")
#: What the log may hold of trouble: the storm makes plenty, and none of it is an error.
TROUBLE = ("error", "critical")
#: Seconds in which all is said, and how often the house may play on meanwhile.
SAID, PATIENCE = 60, 5
#: Of so many requests it is remembered what they said.
LATELY = 5000


@dataclass
class Aftermath:
    """Looks at everything, and remembers what was wrong."""

    crowd: Crowd
    faults: list[str] = field(default_factory=list)
    #: How much of the log has been looked at, and of how many requests it is forgotten what they said.
    logged: int = 0
    forgotten: int = 0
    games: int = 0
    moves: int = 0

    async def look(self) -> list[str]:
        """Everything that is not in order; people and bot must be at rest."""
        found = [*await self._hanging(), *self._log()]
        # The house may play on as soon as the games are copied: what is shown then is looked at next time.
        shown = len(self.crowd.town.shown)
        store = await opened(await self.crowd.bot.snapshot())
        try:
            games = await stored_games(store)
            logs = {seated.row.id: await answers_of(store, seated.row.id) for seated in games}
            notes = await store.fetch("SELECT game_id, user_id, text FROM notes")
        finally:
            await store.close()
        self.games, self.moves = len(games), sum(map(len, logs.values()))
        written = {(row["game_id"], row["user_id"]): int(row["text"].split()[1]) for row in notes}
        found += await asyncio.to_thread(self._games, games, logs)
        found += [
            f"note {number} of {who} was promised, and {written.get(who)} is stored"
            for who, number in self.crowd.ledger.notes.items()
            if written.get(who, 0) < number
        ]
        found += await asyncio.to_thread(self._shown, games, logs, shown)
        self._forget(shown)
        self.faults += found
        return found

    def _forget(self, looked: int) -> None:
        """Let go of what was looked at: who looks for garbage in gigabytes holds up everybody for seconds.

        What is left is kept for good, and not looked through again.
        """
        town = self.crowd.town
        del town.shown[:looked]
        until = max(self.forgotten, len(town.requests) - LATELY)
        for at in range(self.forgotten, until):
            town.requests[at] = replace(town.requests[at], body=None, answer=None)
        self.forgotten = until
        gc.freeze()

    # Messages

    async def _hanging(self) -> list[str]:
        """What is wrong with what hangs, at a moment when all is said: the house may just have played on."""
        found = list(self._messages())
        for _ in range(PATIENCE):
            if not self._unsaid:
                break
            with suppress(AssertionError):
                await self.crowd.town.until(lambda: not self._unsaid, SAID)
            found = list(self._messages())
        return found

    @property
    def _unsaid(self) -> list[tuple[Any, ...]]:
        """What is still to be said, of which game and in which slot."""
        return self.crowd.bot.rows("SELECT game_id, slot FROM outbox")

    def _messages(self) -> Iterator[str]:
        """Every message that is noted hangs, every one that hangs is noted, and a game has one live board."""
        world = self.crowd.town.world
        rows = self.crowd.bot.rows("SELECT message_id, game_id, slot FROM messages WHERE message_id > 0")
        unsaid = self._unsaid
        noted = {str(row[0]): f"{row[2]} of game {row[1]}" for row in rows}
        there = {
            message.id: message
            for held in world.messages.values()
            for message in held.values()
            if message.author_id == world.bot_id and message.reader is None
        }
        for message_id in there.keys() - noted.keys():
            yield f"it hangs, and nobody knows of it: {Shown(there[message_id].payload).text[:200]!r}"
        for message_id in noted.keys() - there.keys():
            yield f"{noted[message_id]} is noted, and does not hang"
        boards: dict[str, set[str]] = {}
        public = [m for m in there.values() if world.channels[m.channel_id].guild_id is not None]
        for message in public:
            for part in Shown(message.payload).components:
                if found := re.fullmatch(r"do:(\d+):turn", str(part.get("custom_id"))):
                    boards.setdefault(found[1], set()).add(message.id)
        for game, live in boards.items():
            if len(live) > 1:
                told = "".join(f"\n{noted[board]}: {self._asked(board)}" for board in sorted(live))
                yield f"game {game} has {len(live)} live boards{told}"
        yield from (f"never said: {slot} of game {game}" for game, slot in unsaid)

    def _asked(self, message_id: str) -> str:
        """What was asked last of a message, for whoever looks for the cause of a fault."""
        about = [
            asked
            for asked in self.crowd.town.requests
            if message_id in asked.path
            or (isinstance(asked.answer, dict) and asked.answer.get("id") == message_id)
        ]
        return "; ".join(
            f"{asked.method} {asked.status} at {asked.at:.3f}{' live' * (':turn' in str(asked.body))}"
            for asked in about[-8:]
        )

    def _log(self) -> Iterator[str]:
        """No error, and no traceback."""
        lines = self.crowd.bot.log.splitlines()
        for line in lines[self.logged :]:
            try:
                told = json.loads(line)
            except json.JSONDecodeError:
                yield f"in the log: {line[:500]}"
                continue
            if told["level"] in TROUBLE or "Traceback" in str(told.get("error")):
                yield f"in the log: {told['message']} {str(told.get('error'))[-1500:]}"
        self.logged = len(lines)

    # Games

    def _games(self, games: list[Seated], logs: dict[int, list[Answer]]) -> list[str]:
        """Every log leads to its game, and to what people were promised."""
        differing = [difference(seated, logs[seated.row.id]) for seated in games]
        stored = Counter(move for seated in games for move in _moves(seated, logs[seated.row.id]))
        tables = {table.room.id: table for table in self.crowd.tables}
        at = {seated.row.id: tables[str(seated.row.channel_id)] for seated in games}
        kept = {game for game, table in at.items() if not table.undoing}
        pressed = {game for game in kept if not at[game].typing}
        ledger = self.crowd.ledger
        return [
            *filter(None, differing),
            *ledger.unkept(stored, kept),
            *ledger.unasked(stored, pressed),
        ]

    # Secrets

    def _shown(self, games: list[Seated], logs: dict[int, list[Answer]], until: int) -> list[str]:
        """Whatever somebody was shown until then that is another seat's."""
        seats = {(str(g.row.id), str(s.seat)): str(s.user_id) for g in games for s in g.seats}
        shown = self.crowd.town.shown[:until]
        found: list[str] = []
        about: dict[int, list[Any]] = {}
        running = {seated.row.seed: seated.row.id for seated in games if seated.row.stage == "playing"}
        for who, name, data in shown:
            text = msgspec.json.encode(data).decode()
            for game, seat in set(OWNED.findall(text)):
                if who != {seats.get((game, seat))}:
                    found.append(
                        f"{name}: the question of seat {seat} of game {game} was shown to {set(who)}"
                    )
            found += [
                f"{name}: the seed of game {number}" for seed, number in running.items() if seed in text
            ]
            for number in set(TITLE.findall(str(data))):
                about.setdefault(int(number), []).append((who, name, data))
        for seated in games:
            undoing = any(t.undoing for t in self.crowd.tables if t.room.id == str(seated.row.channel_id))
            told = about.get(seated.row.id, [])
            found += _ride_leaks(seated, logs[seated.row.id], told, undoing=undoing)
        return found


def _moves(seated: Seated, log: list[Answer]) -> Iterator[Move]:
    """What people pressed, each with the mark of the question that it answered; not what followed from it."""
    table, begun = seated.table_at_first(), dict[int, Picks]()
    for seat, picks in log:
        question = table.asks[seat]
        if picks != unsaid(table, seat, question, begun.get(seat, ("",))):
            begun[seat] = picks
            if seated.seats[seat].user_id is not None:
                yield Move(seated.row.id, seat, table.mark(seat), _pressed(question, picks))
        table.answer(seat, picks)


def _pressed(question: Ask, picks: Picks) -> Picks:
    """An answer as it is pressed: several options at once by their places."""
    places = [place for place, option in enumerate(question.options) if option.id in picks]
    return (joined(places),) if question.most > 1 and places else picks


def _ride_leaks(
    seated: Seated, log: list[Answer], shown: list[tuple[frozenset[str], str, Any]], *, undoing: bool
) -> Iterator[str]:
    """Contracts, hands and picks of Ride in what others were shown of it while it was played."""
    if seated.row.game != "ride" or seated.row.stage != "playing" or not shown:
        return
    may_know = known(len(seated.seats), seated.row.luck, log, undoing=undoing)
    for seat in seated.seats:
        for who, name, data in shown:
            if str(seat.user_id) in who:
                own = may_know[seat.seat]
                for leak in leaks(own, data, seed=seated.row.seed, private=len(who) == 1):
                    theirs = [at for at, other in enumerate(may_know) if leak.split(": ")[-1] in other.hands]
                    yield f"{name}: shown to {seat.name} of game {seated.row.id}: {leak}, of seats {theirs}"
