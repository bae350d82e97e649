"""Advice: what to do in the rest of a turn, from a merchant who sees no more than they do."""

from typing import Protocol

from bot.messages.hints import Hint, Step, hints_allowed
from bot.messages.layout import ending_verbs, ends
from bot.messages.slots import DmSlot, wish
from bot.play.session import Sessions
from bot.store.hints import hinted, note_hint
from bot.tables.seated import Seated
from rules.core.asking import Ask, Illegal
from rules.core.events import Event, readable
from rules.core.pressing import MOST_STEPS, press
from rules.core.table import Table
from rules.players.thought import Advice

#: So many hints are remembered.
REMEMBERED = 1000


class Adviser(Protocol):
    """Somebody who is asked what to do."""

    async def advise(self, view: object, question: Ask, seed: str) -> Advice:
        """What to answer, and why."""


async def advice(adviser: Adviser, seated: Seated, user_id: int) -> Hint:
    """What a merchant would do in somebody's place for the rest of the turn, or Illegal."""
    mine, table = seated.seat_of(user_id), seated.table()
    Sessions.check_playing(seated)
    if not hints_allowed(seated):
        raise Illegal("refused-hint" if seated.row.rated else "refused-no-hints")
    if mine is None or mine.seat not in table.asks:
        raise Illegal("illegal-not-asked", seat=0)
    return await planned(adviser, table, mine.seat)


async def keep(sessions: Sessions, game_id: int, hint: Hint) -> None:
    """Remember what a seat was advised last, for the panels that tell it, and that it was."""
    _remember(sessions, game_id, hint)
    async with sessions.store.change() as db:
        await note_hint(db, game_id, hint.seat, hint.mark)


def remembered(sessions: Sessions, seated: Seated, user_id: int) -> Hint | None:
    """What somebody was advised last; a panel tells it as long as it holds."""
    mine = seated.seat_of(user_id)
    return sessions.hints.get((seated.row.id, mine.seat)) if mine else None


async def recall(adviser: Adviser, sessions: Sessions) -> None:
    """Think again of what seats were advised before the bot was started, as far as that still holds."""
    for asked in await hinted(sessions.store):
        seated = await sessions.seated(asked.game_id)
        table, seat = seated.table(), asked.seat
        if not hints_allowed(seated) or seat not in table.asks or table.mark(seat) != asked.hinted:
            continue
        _remember(sessions, asked.game_id, await planned(adviser, table, seat))
        async with sessions.store.change() as db:
            await wish(db, asked.game_id, [DmSlot(seat)])
        sessions.changed(asked.game_id)


def _remember(sessions: Sessions, game_id: int, hint: Hint) -> None:
    """Of too many the oldest go."""
    sessions.hints.pop((game_id, hint.seat), None)
    sessions.hints[game_id, hint.seat] = hint
    while len(sessions.hints) > REMEMBERED:
        del sessions.hints[next(iter(sessions.hints))]


async def planned(adviser: Adviser, table: Table, seat: int) -> Hint:
    """The rest of a turn as a merchant would play it, tried on a table of one's own.

    What can be taken back shows nothing that the seat may not know, as it could try that itself. The first
    answer that cannot is the last step, and nothing of what it leads to is looked at.
    """
    mark, steps, events = table.mark(seat), list[Step](), list[Event]()
    known = True
    while known and seat in table.asks and len(steps) < MOST_STEPS:
        question, view = table.asks[seat], table.view(seat)
        picks, why = await adviser.advise(view, question, f"hint {table.answers}")
        worths = table.game.explain(view, question)
        chosen = [option for option in question.offered if option.id in picks]
        steps.append(Step(tuple([(option, worths[option.id]) for option in chosen]), why))
        # Of what cannot be taken back nothing is looked at.
        final = any(option.final for option in chosen)
        happened = table.answer(seat, picks) if final else press(table, seat, picks).events
        known = table.can_undo(seat)
        events += happened if known else []
    goes_on = not known and not ends(steps[-1].chosen[0][0], ending_verbs(table.game.SPOTS))
    return Hint(seat, mark, tuple(steps), tuple(readable(events, seat)), goes_on)
