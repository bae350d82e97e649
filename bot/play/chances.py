"""Telling chances: behind all else that is thought about, for tables that want them, and when a game is over.

Everything is told from what everybody may know. What was told is kept, so that after a restart only the rest
is thought about; a game that is over has its tale made once.
"""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeAlias

import msgspec

from bot.messages.slots import ChronicleSlot, DmSlot, EndSlot, LoftSlot, board_slot, decoded, wish
from bot.messages.stories import story_of
from bot.messages.tales import (
    Point,
    Rating,
    Spot,
    Tale,
    by_round,
    course,
    imagine_some,
    looked_into,
    spots,
    turnings,
)
from bot.play.errands import Errands
from bot.play.onlookers import moment_of, weigh, weighed
from bot.play.session import Sessions
from bot.store.chances import Told, chances_of, keep_chances, keep_tale, latest_chances, tale_of, untold
from bot.store.database import Store
from bot.store.moves import answers_of
from bot.store.rows import GameRow
from bot.store.wishes import hanging_slots, wishes_of
from bot.tables.onlookers import Past, as_it_was, is_open
from bot.tables.seated import Seated
from bot.workers import Beside
from rules.core.asking import Illegal
from rules.players.chances import Chances, Ending, decided, measured
from rules.players.house import HOUSE

#: Whoever plays, or is advised, thinks first.
URGENCY = 3
#: So many games are imagined at once, so that nobody waits long for who imagines them.
SOME = 4
#: Seconds before each of these where much is being said: people who wait for a board come first.
AWHILE = 0.2
#: A game that has ended so many seconds ago is not told of any more by itself.
RECENT = 86_400
#: Seconds before a game that is over is thought about: whoever played it looks at its end first.
PAUSE = 3.0
#: So many games are thought about at the same time; the others wait for these.
AT_ONCE = 2

#: What a game did to the ratings of those who played it.
Rated: TypeAlias = Callable[[Seated], Awaitable[list[Rating]]]


async def unrated(_: Seated) -> list[Rating]:
    """Nobody's rating has changed."""
    return []


def wants_chances(row: GameRow) -> bool:
    """Whether chances are shown on the board; never in a rated game, as its players look there too."""
    return bool(row.chances) and not row.rated and row.stage == "playing"


async def chances_now(store: Store, seated: Seated) -> Told | None:
    """The latest chances of a game whose board shows them, if there are any yet."""
    return await latest_chances(store, seated.row.id) if wants_chances(seated.row) else None


async def tale_now(store: Store, seated: Seated) -> Tale | None:
    """The tale of a game that is over, if it was made yet."""
    told = await tale_of(store, seated.row.id) if seated.row.stage == "over" else None
    return msgspec.json.decode(told, type=Tale) if told else None


class Tellers:
    """Tells chances of the games that want them, and the tales of those that are over."""

    def __init__(
        self,
        sessions: Sessions,
        beside: Beside,
        rated: Rated = unrated,
        crowded: Callable[[], bool] = lambda: False,
        *,
        pause: float = PAUSE,
    ) -> None:
        """Think beside the event loop, and less where it is crowded."""
        self.sessions = sessions
        self.store = sessions.store
        self.beside = beside
        self.rated = rated
        self.crowded = crowded
        self.pause = pause
        # Nobody waits for it: where it fails, the game goes on, and ends, without.
        self._errands = Errands("chances", self._tell, sessions.share)
        self._place = asyncio.Semaphore(AT_ONCE)
        #: How far the games were for whose onlookers everything was weighed last: turns and answers.
        self._lofts: dict[int, tuple[int, int]] = {}

    async def start(self) -> None:
        """Take up what was not told when the bot stopped."""
        left = await untold(self.store, self.sessions.now - RECENT)
        for game_id in await self.sessions.share.ours(left):
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """A game has changed: perhaps there is something to be told."""
        self._errands.wake(game_id)

    @property
    def telling(self) -> bool:
        """Whether somebody is at it."""
        return bool(self._errands.running)

    async def break_off(self) -> None:
        """Stop for now."""
        await self._errands.break_off()

    async def close(self) -> None:
        """Stop; what was told is kept."""
        await self._errands.stop()

    async def _tell(self, game_id: int) -> None:
        seated = await self.sessions.seated(game_id)
        row = seated.row
        if row.saved is None:
            return
        await self._tell_loft(seated)
        if wants_chances(row) and len(seated.seats) > 1:
            latest = await latest_chances(self.store, row.id)
            if latest is None or latest.turn != row.turn:
                async with self._place:
                    await self._tell_board(seated)
        elif row.stage == "over" and await tale_of(self.store, row.id) is None:
            await asyncio.sleep(self.pause)
            async with self._place:
                await self._tell_tale(seated)

    # While it is played

    async def _tell_board(self, seated: Seated) -> None:
        """Tell the chances of a turn, and show them on the board if it is still that turn's."""
        row = seated.row
        view = pickle.dumps(seated.table().view(None))
        told = await self.chances(seated, view, row.answers)
        async with self.sessions.lock(row.id):
            now = (await self.sessions.seated(row.id)).row
            if now.turn != row.turn or now.answers < row.answers:
                return
            async with self.store.change() as db:
                await keep_chances(db, row.id, row.answers, row.turn, told)
                await wish(db, row.id, [board_slot(now)])
        self.sessions.changed(row.id)

    async def chances(self, seated: Seated, view: bytes, answers: int) -> Chances:
        """Everybody's chances as a view shows them, imagined in portions; the same for a game and moment.

        The seed is made from the game's own, which nobody must know who may see only what everybody does.
        """
        row = seated.row
        seed = sha256(f"chances/{row.seed}/{answers}".encode()).hexdigest()
        house, ends = HOUSE[row.game], list[Ending]()
        for number in range(-(-house.PLAYOUTS // SOME)):
            if self.crowded():
                await asyncio.sleep(AWHILE)
            ends += await self.beside.do(imagine_some, view, f"{seed}/{number}", SOME, urgency=URGENCY)
        return measured(ends, len(seated.seats), house.BLUR)

    # For onlookers

    async def _tell_loft(self, seated: Seated) -> None:
        """Tell a game's onlookers, where they sit together, what a burgomaster thinks of what they see."""
        row = seated.row
        turn, answers = self._lofts.get(row.id, (-1, 0))
        if not row.loft or row.stage != "playing" or not is_open(seated) or len(seated.seats) < 2:
            self._lofts.pop(row.id, None)
            return
        if row.turn == turn and row.answers >= answers:
            return
        self._lofts[row.id] = row.turn, row.answers
        try:
            past = as_it_was(seated, await answers_of(self.store, row.id))
        except Illegal:
            # There is nothing to see yet.
            return
        async with self._place:
            await self.chances_then(seated, past)
        async with self.store.change() as db:
            await wish(db, row.id, [LoftSlot(row.loft)])
        self.sessions.changed(row.id)

    async def chances_then(self, seated: Seated, past: Past, urgency: int = URGENCY) -> Chances:
        """What a burgomaster who knows everything that onlookers see thinks of everybody's chances."""
        known, moment = weighed(self.sessions, seated.row.id, past), moment_of(past)
        if not known:
            work = weigh, seated.row.game, past.table.save(), moment
            known = await self.beside.do(*work, urgency=urgency)
            self.sessions.weighed[seated.row.id] = moment, known
        return known

    # When it is over

    async def _tell_tale(self, seated: Seated) -> None:
        """Make the tale of a game, and show it wherever its end hangs."""
        row = seated.row
        self.sessions.weighed.pop(row.id, None)
        story = story_of(seated, await answers_of(self.store, row.id))
        found = await self.beside.do(spots, story, urgency=URGENCY)
        tale = Tale(course(found), ratings=await self.rated(seated))
        if len(seated.seats) > 1:
            tale = await self._with_curve(seated, found, tale)
        there = await hanging_slots(self.store, row.id, "")
        there += [wanted.slot for wanted in await wishes_of(self.store, row.id)]
        ends = [slot for slot in map(decoded, there) if isinstance(slot, EndSlot | DmSlot | ChronicleSlot)]
        async with self.store.change() as db:
            await keep_tale(db, row.id, msgspec.json.encode(tale).decode())
            await wish(db, row.id, dict.fromkeys(ends))
        self.sessions.changed(row.id)

    async def _with_curve(self, seated: Seated, found: list[Spot], tale: Tale) -> Tale:
        """The chances after every round, and after every turn of those rounds in which most has changed."""
        row, told = seated.row, dict[int, Chances]()
        kept = await chances_of(self.store, row.id)
        for places in (by_round, lambda every: looked_into(every, told)):
            for place in places(found):
                spot = found[place]
                known = kept.get(spot.answers)
                told[place] = tuple(known) if known else await self.chances(seated, spot.view, spot.answers)
                if known is None:
                    async with self.store.change() as db:
                        await keep_chances(db, row.id, spot.answers, row.turn, told[place])
        told[len(found) - 1] = decided(row.winners, len(seated.seats))
        curve = [Point(found[place].answers, found[place].round, list(told[place])) for place in sorted(told)]
        return msgspec.structs.replace(tale, curve=curve, turnings=turnings(found, told))
