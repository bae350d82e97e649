"""Plans of people: made, changed and dropped by their owners, and carried out for them."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.messages.slots import DmSlot, wish
from bot.play.session import Sessions
from bot.store.moves import answers_of
from bot.store.plans import planned, write_plan
from bot.tables.seated import Seated
from rules.core.asking import Illegal, Picks
from rules.core.pressing import MOST_STEPS
from rules.core.table import Table
from rules.players import ahead
from rules.players.ahead import AHEAD, STOPS, Ahead, answered_before
from rules.players.choices import Act, Stop
from rules.players.plans import (
    NOTHING,
    Draft,
    Plan,
    carry_out,
    play_draft,
    standing_of,
    standing_plans,
    with_standing,
)
from rules.players.trying import Trial, trial
from rules.players.watching import named


class Carried(Struct, frozen=True):
    """What a plan has answered, and what is planned after that."""

    answers: list[Picks]
    plan: Plan


def carried_out(seated: Seated, seat: int) -> Carried:
    """What a seat answers now as was planned: all that it is asked, until the plan has no word or stops."""
    table, plan = seated.table(), planned(seated.seats[seat])
    answers: list[Picks] = []
    while seat in table.asks and len(answers) < MOST_STEPS:
        done = carry_out(plan, table.view(seat), table.asks[seat])
        if isinstance(done, Stop):
            return Carried(answers, done.plan)
        if done is None:
            break
        table.answer(seat, done.picks)
        answers.append(done.picks)
        plan = done.plan
    return Carried(answers, plan)


def acting(seated: Seated) -> list[int]:
    """The seats that are asked and have a plan which says something about it."""
    row = seated.row
    seats = [number for number in row.asked if seated.seats[number].user_id and seated.seats[number].plan]
    plans = {number: plan for number in seats if (plan := planned(seated.seats[number])).acts}
    if row.stage != "playing" or row.paused or not plans:
        return []
    table = seated.table()
    return [seat for seat, plan in plans.items() if _has_a_word(plan, table, seat)]


def _has_a_word(plan: Plan, table: Table, seat: int) -> bool:
    return seat in table.asks and carry_out(plan, table.view(seat), table.asks[seat]) is not None


# What owners do with them


async def choose_for_plan(
    sessions: Sessions, game_id: int, user_id: int, name: str, values: Sequence[str]
) -> None:
    """Choose something for one's plan; the first choice makes one."""
    before = (
        await answered(sessions, await sessions.seated(game_id), user_id) if name in (AHEAD, STOPS) else {}
    )

    def chosen(seated: Seated, seat: int, plan: Plan) -> Plan:
        view, standing = seated.table().view(seat), standing_of(seated.row.game, plan)
        if name in (AHEAD, STOPS):
            answers = ahead.change(plan.ahead, view, before, name, values)
            return replace(plan, ahead=answers, stopped=None)
        kind = standing_plans(seated.row.game)
        if kind is None:
            raise Illegal("refused-old-button")
        return with_standing(plan, kind.change(standing, view, name, values))

    await _replan(sessions, game_id, user_id, chosen)


async def answered(sessions: Sessions, seated: Seated, user_id: int) -> dict[str, Ahead]:
    """What somebody has answered in a game that may be asked again, by question."""
    mine = seated.seat_of(user_id)
    if mine is None or seated.row.saved is None:
        return {}
    given = await answers_of(sessions.store, seated.row.id)
    # Going through all of a game may take longer than anybody else should wait.
    return await asyncio.to_thread(lambda: answered_before(seated.table_at_first(), given, mine.seat))


async def keep_draft(
    sessions: Sessions, game_id: int, user_id: int, change: Callable[[Trial, bool], Draft | None]
) -> None:
    """Change the turn that one tries out, from what of it is still possible and whether it plays alone."""

    def changed(seated: Seated, seat: int, plan: Plan) -> Plan:
        tried = trial_of(seated, seat)
        alone = plan.draft is not None and plan.draft.alone
        draft, watched = change(tried, alone), plan.draft.watched if plan.draft else {}
        return replace(plan, draft=draft and replace(draft, watched=watched), stopped=None)

    await _replan(sessions, game_id, user_id, changed)


async def watch_for_draft(sessions: Sessions, game_id: int, user_id: int, names: Sequence[str]) -> None:
    """Let the turn that one tries out depend on things of the board as they are now."""

    def watched(seated: Seated, seat: int, plan: Plan) -> Plan:
        if plan.draft is None:
            raise Illegal("refused-old-button")
        seen = named(seated.table().view(seat), plan.draft.options, names)
        return replace(plan, draft=replace(plan.draft, watched=seen))

    await _replan(sessions, game_id, user_id, watched)


def trial_of(seated: Seated, seat: int) -> Trial:
    """The turn that a seat tries out while others play, as far as it is still possible."""
    table, draft = seated.table(), planned(seated.seats[seat]).draft
    if seat in table.asks:
        raise Illegal("refused-your-turn")
    return trial(table.view(seat), len(seated.seats), draft.steps if draft else ())


async def play_it(sessions: Sessions, game_id: int, user_id: int) -> None:
    """Play the turn that one has tried out, if all of it is still possible."""
    seated = await sessions.seated(game_id)
    mine = seated.seat_of(user_id)
    plan = planned(mine) if mine else NOTHING
    if mine is None or plan.draft is None:
        raise Illegal("refused-old-button")
    table, answers, left = seated.table(), [], plan
    while left.draft is not None:
        question = table.asks.get(mine.seat)
        done = play_draft(left, table.view(mine.seat), question) if question else None
        if not isinstance(done, Act):
            raise Illegal("refused-draft-changed" if question else "refused-not-asked-any-more")
        table.answer(mine.seat, done.picks)
        answers.append(done.picks)
        left = done.plan
    await sessions.answer_for(seated, mine.seat, answers, left)


async def forget_plan(sessions: Sessions, game_id: int, user_id: int) -> None:
    """Drop all that one has planned."""
    await _replan(sessions, game_id, user_id, lambda seated, seat, plan: NOTHING)


async def _replan(
    sessions: Sessions, game_id: int, user_id: int, change: Callable[[Seated, int, Plan], Plan]
) -> None:
    async with sessions.holding(game_id):
        seated = await sessions.seated(game_id)
        mine = seated.seat_of(user_id)
        if mine is None:
            raise Illegal("refused-spectator")
        sessions.check_playing(seated)
        plan = change(seated, mine.seat, planned(mine))
        async with sessions.store.change() as db:
            await write_plan(db, mine, plan)
    sessions.changed(game_id)


async def stop_plan(sessions: Sessions, known: Seated, seat: int, plan: Plan) -> None:
    """Keep what is left of a plan that has stopped, unless it was changed meanwhile; its owner is asked."""
    async with sessions.holding(known.row.id):
        mine = (await sessions.seated(known.row.id)).seats[seat]
        if mine.plan != known.seats[seat].plan:
            return
        async with sessions.store.change() as db:
            await write_plan(db, mine, plan)
            await wish(db, known.row.id, [DmSlot(seat)])
    sessions.changed(known.row.id)
