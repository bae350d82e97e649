"""House players at the table, and what people have planned: both are answered after a short pause.

House players think beside the event loop; a plan does only what it was told, which takes no time.
"""

import asyncio
import logging
from hashlib import sha256
from typing import Any

from bot.play.errands import Errands
from bot.play.plans import acting, carried_out, stop_plan
from bot.play.session import Sessions, modest
from bot.store.games import with_house
from bot.store.plans import with_plans
from bot.tables.seated import Seated
from bot.workers import Beside
from rules.core.asking import Ask, Illegal, Picks, Text
from rules.players.house import ADVISER, advise, answer
from rules.players.plans import stopped
from rules.players.thought import Advice

log = logging.getLogger(__name__)

#: Seconds before a house player answers, so that people can follow.
PAUSE = 1.5
#: Seconds until somebody who failed thinks again; whoever fails more often thinks no more.
PATIENCE = (1, 5, 30)
#: Who may think first: whoever advises a person, then those who do not think long.
ADVICE, URGENCY = 0, {"novice": 1, "merchant": 1, "burgomaster": 2, "regent": 2}
#: Seconds that anybody may think about one question.
BUDGET = 2.0


class Houses:
    """Plays the seats that no person plays, and for people as they have planned."""

    def __init__(
        self, sessions: Sessions, beside: Beside, *, pause: float = PAUSE, budget: float = BUDGET
    ) -> None:
        """Wait for games that ask a house player; they think beside the event loop."""
        self.sessions = sessions
        self.beside = beside
        self.pause = pause
        self.budget = budget
        self._errands = Errands("house", self._play_on, sessions.share)

    async def start(self) -> None:
        """Take up the games that were waiting for a house player or a plan when the bot stopped."""
        store = self.sessions.store
        waiting = {*await with_house(store), *await with_plans(store)}
        for game_id in await self.sessions.share.ours(waiting):
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """A game has changed: perhaps it asks a house player now."""
        self._errands.wake(game_id)

    @property
    def thinking(self) -> bool:
        """Whether somebody is at it."""
        return bool(self._errands.running)

    async def break_off(self) -> None:
        """Stop thinking for now."""
        await self._errands.break_off()

    async def close(self) -> None:
        """Stop thinking; whatever was not answered is thought about anew after the next start."""
        await self._errands.stop()

    async def _play_on(self, game_id: int) -> None:
        """Play as long as the game asks; where thinking fails, more and more patiently."""
        tries, asked = 0, True
        while asked:
            try:
                while (seated := await self._asked(game_id)) is not None:
                    await asyncio.sleep(self.pause)
                    await self._play(seated, modestly=tries >= len(PATIENCE))
                    tries = 0
                asked = False
            except Exception:
                log.exception("a house player failed", extra={"game": game_id})
                await asyncio.sleep(PATIENCE[min(tries, len(PATIENCE) - 1)])
                tries += 1

    async def _asked(self, game_id: int) -> Seated | None:
        """The game, if it is being played and waits for a house player, or for what was planned."""
        seated = await self.sessions.seated(game_id)
        if seated.row.stage != "playing" or seated.row.paused or self._seat(seated) is None:
            return None
        if not self.sessions.share.speaks_for(seated.row.guild_id):
            return None
        return seated

    @staticmethod
    def _seat(seated: Seated) -> int | None:
        asked = [seat for seat in seated.row.asked if seated.seats[seat].level]
        return next(iter(asked or acting(seated)), None)

    async def _play(self, seated: Seated, *, modestly: bool) -> None:
        """Think through everything that a seat is asked, and give all answers at once: one message a turn.

        Where thinking has failed again and again, any modest answer will do, so that the others can play on.
        """
        seat = self._seat(seated)
        assert seat is not None
        if not seated.seats[seat].level:
            carry_out = self._give_up if modestly else self._carry_out
            await carry_out(seated, seat)
            return
        table, answers = seated.table(), []
        while seat in table.asks:
            if modestly:
                picks = modest(table.asks[seat])
            else:
                picks = await self.think(seated, table.view(seat), table.asks[seat], table.answers)
            table.answer(seat, picks)
            answers.append(picks)
        try:
            await self.sessions.answer_for(seated, seat, answers)
        except Illegal as illegal:
            log.info("thought in vain", extra={"game": seated.row.id, "reason": str(illegal)})

    async def _give_up(self, seated: Seated, seat: int) -> None:
        """Let somebody play themselves whose plan has failed again and again."""
        await stop_plan(self.sessions, seated, seat, stopped(Text("plan-stopped-failed")))

    async def _carry_out(self, seated: Seated, seat: int) -> None:
        """Answer for somebody as they have planned."""
        done = carried_out(seated, seat)
        if not done.answers:
            await stop_plan(self.sessions, seated, seat, done.plan)
            return
        try:
            await self.sessions.answer_for(seated, seat, done.answers, done.plan)
        except Illegal as illegal:
            log.info("planned in vain", extra={"game": seated.row.id, "reason": str(illegal)})

    async def advise(self, view: Any, question: Ask, seed: str) -> Advice:
        """What a merchant would do, and why."""
        return await self.beside.do(advise, view, question, seed, urgency=ADVICE)

    async def think(self, seated: Seated, view: Any, question: Ask, answers: int) -> Picks:
        """One answer; the seed makes it the same answer if it has to be thought again.

        It is made from the game's own, which nobody must know who may see only a seat's view.
        """
        level = seated.seats[view.seat].level or ADVISER
        seed = sha256(f"thinking/{seated.row.seed}/{answers}".encode()).hexdigest()
        return await self.beside.do(answer, view, question, level, seed, self.budget, urgency=URGENCY[level])
