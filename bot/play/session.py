"""A game being played: who may do what, and how a move, its events and what follows are stored in one go."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from weakref import WeakValueDictionary

from msgspec import Struct, structs
from msgspec.structs import replace

from bot.gauges import MOVES
from bot.messages.boards import turns_on_a_page
from bot.messages.hints import Hint
from bot.messages.slots import (
    ChronicleSlot,
    DmSlot,
    EndSlot,
    HandoverSlot,
    Slot,
    UndoSlot,
    board_slot,
    boards_before,
    boards_of,
    doors_of,
    moved_down,
    wish,
)
from bot.play.shards import Alone
from bot.store.database import BusyError, Changing, Store
from bot.store.games import (
    anew,
    game_by_number,
    game_in,
    seats_of,
    update_game,
    update_seat,
    waiting_for,
)
from bot.store.handovers import end_handover
from bot.store.moves import answers_of, cut_back, press_of, write_answers, write_events
from bot.store.plans import drop_plans, planned, write_plan
from bot.store.predictions import predictions_of, write_scores
from bot.store.rows import GameRow, SeatRow
from bot.store.servers import server_of
from bot.store.votes import end_undo_vote, end_votes_on_the_game
from bot.tables.clock import standstill
from bot.tables.predictions import scored
from bot.tables.seated import AROUND, Seated, turn_over
from rules.core.asking import Ask, Illegal, Text
from rules.core.events import Event
from rules.core.pressing import Pressed, press
from rules.core.table import Table
from rules.players.chances import Chances
from rules.players.plans import Plan, stopped

Clock = Callable[[], float]

#: Whoever did something so many seconds ago is looking anyway, and is not rung.
MOMENT = 60
#: Seconds that somebody waits for others who change the same game; Discord waits three for an answer.
LONGEST_WAIT = 2


class Sessions:
    """All games that are played, each changed by one at a time."""

    def __init__(self, store: Store, clock: Clock = time.time, share: Alone | None = None) -> None:
        """Keep games in a store; `changed` is called with a game that has changed, to say so."""
        self.store = store
        self.clock = clock
        self.changed: Callable[[int], None] = lambda game_id: None
        #: For which games this process speaks.
        self.share = share or Alone()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._active: dict[int, float] = {}
        #: The latest hints that seats of games were given; they hold as long as their question is open.
        self.hints: dict[tuple[int, int], Hint] = {}
        #: What a burgomaster thought last of the chances in games with onlookers, and of which moment.
        self.weighed: dict[int, tuple[str, Chances]] = {}

    @property
    def now(self) -> int:
        """The time in seconds."""
        return int(self.clock())

    def noticed(self, user_id: int) -> None:
        """Somebody does something just now, here or at another process."""
        if len(self._active) > 10_000:
            self._active.clear()
        self._active[user_id] = self.clock()

    def looking(self, user_id: int) -> bool:
        """Whether somebody was active a moment ago."""
        return self.clock() - self._active.get(user_id, -MOMENT) < MOMENT

    def looked(self, user_id: int, at: int) -> bool:
        """Whether somebody was active a moment before some time, or since."""
        return at - self._active.get(user_id, at - MOMENT) < MOMENT

    def lock(self, game_id: int) -> AbstractAsyncContextManager[None]:
        """Held while a game is changed, however long others take."""
        return self._holding(game_id, None)

    def holding(self, game_id: int, seconds: float | None = None) -> AbstractAsyncContextManager[None]:
        """Held while a game is changed; whoever waits too long for it has changed nothing, and is told so."""
        return self._holding(game_id, LONGEST_WAIT if seconds is None else seconds)

    @asynccontextmanager
    async def _holding(self, game_id: int, seconds: float | None) -> AsyncIterator[None]:
        """Hold a game's lock; without `seconds`, wait for it as long as that takes.

        Only the waiting is cut short, never what is done while the lock is held. Here one waits for those of
        this process, and then, where the store is shared, for other processes.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        try:
            async with asyncio.timeout(seconds):
                await lock.acquire()
        except TimeoutError:
            raise Illegal("refused-busy") from None
        try:
            async with self.store.holding(game_id, seconds):
                yield
        except BusyError:
            raise Illegal("refused-busy") from None
        finally:
            lock.release()

    async def seated(self, game_id: int) -> Seated:
        """A game and who sits at it, or Illegal where there is none."""
        row = await game_by_number(self.store, game_id)
        if row is None:
            raise Illegal("refused-no-such-game", game=game_id)
        return Seated(row, await seats_of(self.store, game_id))

    async def seated_in(self, channel_id: int) -> Seated | None:
        """The game of a channel, if it has one."""
        row = await game_in(self.store, channel_id)
        return None if row is None else Seated(row, await seats_of(self.store, row.id))

    async def waiting_for(self, user_id: int, game: str | None = None) -> Seated | None:
        """Of somebody's games, or those of one kind, the one that has waited longest, or else any."""
        game_id = await waiting_for(self.store, user_id, game)
        return await self.seated(game_id) if game_id else None

    # Moves

    async def answer(
        self, game_id: int, user_id: int, seat: int | None, picks: Sequence[str], mark: str | None = None,
        *, follow: bool = False,
    ) -> None:  # fmt: skip
        """Answer for somebody's own seat, and at once what follows from it without saying, if that is meant.

        All is tried on a table of its own; either all of it is stored, or nothing.
        """
        async with self.holding(game_id):
            seated = await self.seated(game_id)
            mine = seated.seat_of(user_id)
            if mine is None or (seat is not None and mine.seat != seat):
                raise Illegal("refused-not-your-seat" if mine else "refused-spectator")
            self.check_playing(seated)
            table = seated.table()
            if mark is not None and mine.seat not in table.asks and not table.over:
                raise Illegal("illegal-stale")
            if follow:
                done = press(table, mine.seat, picks, mark)
            else:
                done = Pressed([tuple(picks)], table.answer(mine.seat, picks, mark))
            await self._keep(seated, table, mine.seat, done.answers, done.events, user_id)

    async def answer_for(
        self, known: Seated, seat: int, picks: Sequence[Sequence[str]], plan: Plan | None = None
    ) -> None:
        """Give all answers of a house player, or as somebody has planned, if all is still as it was known.

        What was planned comes with what is planned from then on.
        """
        async with self.holding(known.row.id):
            seated = await self.seated(known.row.id)
            self.check_playing(seated)
            mine, then = seated.seats[seat], known.seats[seat]
            same = (seated.row.answers, mine.level, mine.plan) == (known.row.answers, then.level, then.plan)
            if not same or not (mine.level or mine.plan):
                raise Illegal("illegal-stale")
            table, events = seated.table(), []
            for each in picks:
                events += table.answer(seat, each)
            if plan is not None:
                events = [replace(e, planned=e.only is None and e.seat == seat) for e in events]
            await self._keep(seated, table, seat, picks, events, mine.user_id, plan)

    async def stand_in(self, game_id: int, seat: int, by: str, answers: int) -> None:
        """Answer for a seat that is away until it is no longer asked; the log says for whom it was done.

        `answers` is how many had been given when that was decided: what has moved on since is left alone.
        """
        async with self.holding(game_id):
            seated = await self.seated(game_id)
            self.check_playing(seated)
            table = seated.table()
            if seated.row.answers != answers or seat not in table.asks:
                raise Illegal("refused-not-asked-any-more")
            events = [Event(by, seat)]
            given = []
            while seat in table.asks:
                picks = modest(table.asks[seat])
                events += table.answer(seat, picks)
                given.append(picks)
            await self._keep(seated, table, seat, given, events, None)

    async def undo(self, game_id: int, user_id: int, *, step: bool = False) -> None:
        """Take back what one pressed last, as far as nothing was revealed; or only the last step of it."""
        async with self.holding(game_id):
            seated = await self.seated(game_id)
            mine = seated.seat_of(user_id)
            if mine is None:
                raise Illegal("refused-spectator")
            self.check_playing(seated)
            table = seated.table()
            first = table.answers if step else await press_of(self.store, game_id, table.answers)
            table.undo(mine.seat)
            while table.answers >= first and table.can_undo(mine.seat):
                table.undo(mine.seat)
            await self._rewound(seated, table, [Event("undone", mine.seat)])

    async def rewind(self, game_id: int, target: int, answers: int) -> None:
        """Go back to before an answer, as everybody has agreed to when so many had been given."""
        async with self.holding(game_id):
            seated = await self.seated(game_id)
            self.check_playing(seated)
            row = seated.row
            if row.answers != answers:
                raise Illegal("illegal-stale")
            table = seated.table_at_first()
            for seat, picks in (await answers_of(self.store, game_id))[: target - 1]:
                table.answer(seat, picks)
            event = Event("rewound", None, {"steps": answers - target + 1})
            await self._rewound(seated, table, [event], "agreed")

    @staticmethod
    def check_playing(seated: Seated) -> None:
        """Refuse a move in a game that is not being played."""
        if seated.row.stage != "playing":
            raise Illegal(
                "refused-not-started" if seated.row.stage == "open" else "refused-over", game=seated.row.id
            )
        if seated.row.paused:
            raise Illegal("refused-paused", game=seated.row.id)

    async def _keep(
        self,
        seated: Seated,
        table: Table,
        seat: int,
        answers: Sequence[Sequence[str]],
        events: list[Event],
        user_id: int | None,
        plan: Plan | None = None,
    ) -> None:
        """Store answers, what they led to, and what is to be said about it, all at once.

        With a `plan` they were given as planned, and it is what is planned from then on.
        """
        row = seated.row
        course, slots = _course(seated, table, seat)
        slots += [DmSlot(event.only) for event in events if event.only is not None]
        slots += await self._chronicle(row) if table.over else []
        slots += await boards_before(self.store, row) if course.board > row.board else []
        foretold = scored(table, await predictions_of(self.store, row.id)) if table.over else []
        # What onlookers see moves on with every round.
        if table.over or (course.turn > row.turn and course.turn % len(seated.seats) == 0):
            slots += doors_of(row)
        async with self.store.change_at_once(last=True) as db:
            await write_answers(db, row.id, seat, answers, after=row.answers, user_id=user_id, at=self.now)
            await write_events(db, row.id, table.answers, row.turn, events)
            await _keep_plans(db, seated, seat, table, plan, present=user_id is not None)
            if user_id is not None and plan is None:
                # Whoever has just answered knows what they are asked next.
                told = {"called": course.turn} if seat in table.asks else {}
                await update_seat(db, row.id, seat, seen=table.answers, snoozed=0, **told)
            played = [seated.seats[seat]] if user_id is not None else []
            slots += await keep_seats(db, seated.seats if table.over else played)
            slots += await end_votes(db, row)
            await self._store_table(db, seated, table, course)
            await write_scores(db, foretold)
            await wish(db, row.id, dict.fromkeys(slots))
        MOVES.labels(row.game, "house" if user_id is None else "person").inc(len(answers))
        self.changed(row.id)

    async def _chronicle(self, row: GameRow) -> list[Slot]:
        """Where the server wants to be told of the end, if it does."""
        server = await server_of(self.store, row.guild_id) if row.guild_id is not None else None
        return [ChronicleSlot(channel) for channel in server.chronicle] if server else []

    async def _rewound(self, seated: Seated, table: Table, events: list[Event], vote: str = "over") -> None:
        """Store a table that went back; every public message that told of what is undone is told anew.

        What happened around the playing has happened all the same. `vote` is what came of the vote on taking
        something back, if there was one.
        """
        row = seated.row
        course, slots = _course(seated, table, None)
        slots += doors_of(row)
        boards = await boards_of(self.store, row.id)
        async with self.store.change() as db:
            past = await cut_back(db, row.id, table.answers)
            undone = min((number for number, _ in past), default=course.turn)
            # The page of the first turn that is undone begins before it.
            first = max((slot.first for slot in boards if slot.first <= undone), default=0)
            slots += [slot for slot in boards if slot.first >= first]
            for number, event in past:
                if event.kind in AROUND:
                    await write_events(db, row.id, table.answers, number, [event])
            await write_events(db, row.id, table.answers, course.turn, events)
            who = [event.seat for event in events if event.seat is not None]
            slots += await keep_seats(db, [seated.seats[seat] for seat in who])
            slots += await end_votes(db, row, vote)
            for seat in seated.seats:
                if planned(seat).acts and (vote == "agreed" or seat.seat in who):
                    await write_plan(db, seat, stopped(Text("plan-stopped-undone")))
            await self._store_table(db, seated, table, course)
            await wish(db, row.id, dict.fromkeys([*slots, *dms_of(seated)]))
        self.changed(row.id)

    async def _store_table(self, db: Changing, seated: Seated, table: Table, course: "Course") -> None:
        row = seated.row
        asked = sorted(table.asks)
        fresh = not set(asked) <= set(row.asked)
        columns = {
            "saved": table.save(),
            "answers": table.answers,
            **structs.asdict(course),
            "asked": asked,
            "touched": self.now,
            "points": seated.game.points(table.g),
            "stage": "over" if table.over else "playing",
        }
        if table.over:
            columns["winners"] = seated.game.winners(table.g)
        if fresh or table.over:
            columns |= await anew(db, row.id, self.now)
        await update_game(db, row.id, **columns)
        for seat in (seated.seats[number] for number in row.asked):
            if (fresh or seat.seat not in asked) and (rest := standstill(row, seat, self.now)):
                await update_seat(db, row.id, seat.seat, rested=seat.rested + rest)


def dms_of(seated: Seated) -> list[DmSlot]:
    """The DMs of all seats."""
    return [DmSlot(seat.seat) for seat in seated.seats]


async def end_votes(db: Changing, row: GameRow, state: str = "over") -> list[Slot]:
    """Forget the votes on how a game stands, which has moved on; returns where they hang."""
    await end_votes_on_the_game(db, row.id)
    if row.undo_vote is None:
        return []
    await end_undo_vote(db, row.id, row.undo_vote, state)
    return [UndoSlot(row.undo_vote)]


async def keep_seats(db: Changing, seats: Sequence[SeatRow]) -> list[Slot]:
    """Whoever plays on keeps the seat that the others vote about; returns where the votes hang."""
    voted = [(seat.game_id, seat.handover) for seat in seats if seat.handover is not None]
    for game_id, number in voted:
        await end_handover(db, game_id, number, "kept")
    return [HandoverSlot(number) for _, number in voted]


async def _keep_plans(
    db: Changing, seated: Seated, seat: int, table: Table, plan: Plan | None, *, present: bool
) -> None:
    """Store what is planned after some answers; whoever plays on knows why their plan has stopped."""
    mine = seated.seats[seat]
    if table.over:
        await drop_plans(db, seated.row.id)
    elif plan is not None:
        await write_plan(db, mine, plan)
    elif present and mine.plan:
        await write_plan(db, mine, replace(planned(mine), stopped=None, draft=None))


def modest(question: Ask) -> tuple[str, ...]:
    """A harmless answer for a seat that is away: pass where one can, or else whatever is offered first."""
    options = sorted(question.options, key=lambda option: option.verb != "pass")
    return tuple(option.id for option in options[: max(question.least, min(1, question.most))])


class Course(Struct, frozen=True):
    """Where a game is after a change: its turn, the page of its board, and how often that was moved."""

    turn: int
    page: int
    board: int


def _course(seated: Seated, table: Table, mover: int | None) -> tuple[Course, list[Slot]]:
    """Where a game is after a change, and the panels that the change touches, most urgent first.

    The one board is edited; with a new page it becomes a new message, and what was the board tells its turns.
    """
    row, here = seated.row, board_slot(seated.row)
    asked = set(table.asks)
    if table.over:
        return Course(row.turn, row.page, row.board), [EndSlot(), here, *dms_of(seated)]
    turn = row.turn + turn_over(row.asked, lambda: seated.table().before, table)
    course, slots = Course(turn, row.page, row.board), [here]
    if turn - row.page >= turns_on_a_page(len(seated.seats)):
        lower = moved_down(row, turn)
        course, slots = Course(turn, turn, lower.moved), [lower, here]
    dms: Iterable[int] = dict.fromkeys([*sorted(asked), *([] if mover is None else [mover])])
    return course, [*slots, *map(DmSlot, dms)]
